"""The last picture of a game tells the way it went."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, partial
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import renderers
from bot.text import words
from engines.contract import Msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.registry import GAMES, engine
from renderers import renderer
from renderers.race_to_the_rhine import signs
from renderers.story import (
    APART,
    CURVE,
    TURNS,
    WIDEST,
    Story,
    Turn,
    beside,
    lost,
    maps,
    spread,
    turning_points,
    turns,
)


def test_a_turning_point_is_a_change_of_the_lead_with_its_cause():
    scores = [{"a": 1, "b": 0}] * 4 + [{"a": 1, "b": 2}]
    assert turns(scores) == [Turn(4, "b", 2, 1, gain=2)]
    fallen = [{"a": 3, "b": 2}] * 4 + [{"a": 1, "b": 2}]
    assert turns(fallen) == [Turn(4, "b", 2, 1, gain=0)]


def test_who_leads_at_the_start_has_taken_the_lead_from_nobody():
    assert turns([{"a": 1, "b": 0}] * 5) == []


def test_where_the_smaller_score_leads_it_is_the_other_way_round():
    scores = [{"a": 5, "b": 6}] * 4 + [{"a": 5, "b": 3}]
    assert turns(scores, fewer=True) == [Turn(4, "b", 3, 5, gain=3)]
    assert turns(scores) == [Turn(4, "a", 5, 3, gain=0)]


def test_a_great_gain_without_the_lead_is_no_turning_point():
    assert turns([{"a": 9, "b": 0}] * 4 + [{"a": 9, "b": 5}]) == []


def test_what_happened_at_the_very_beginning_decided_nothing():
    scores = [{"a": 1, "b": 0}, {"a": 1, "b": 8}, *[{"a": 2, "b": 8}] * 20]
    assert turns(scores) == []


def test_there_are_never_more_than_can_be_told():
    scores = [{"a": n % 2 * 7, "b": 3} for n in range(40)]
    found = turns(scores)
    assert len(found) == TURNS
    assert found == sorted(found, key=lambda turn: turn.at)


@given(points=st.lists(st.tuples(st.floats(0, 300), st.floats(0, 200)), max_size=TURNS))
def test_no_number_on_the_curve_covers_another_or_the_title(points):
    found = beside(points, -5.0, 230.0)
    assert all(-5 <= y <= 230 for _, y in found)
    assert all(math.dist(a, b) >= APART for a, b in combinations(found, 2))


@cache
def views(game: str) -> list[Any]:
    """The public view after every twentieth move, and at the end."""
    rules = engine(game)
    options: dict[str, str] = {}
    seats = [seat for chair in rules.chairs(options) for seat in chair]
    dice = SeededRng(b"story")
    state = rules.new(seats, options, dice)
    moves = enumerate(walk(rules, state, dice, QuickRng(3), able))
    found = [rules.view(state, None) for n, _ in moves if n % 20 == 0]
    return [*found, rules.view(state, None)]


TOLD = [game for game in GAMES if (room := renderer(game)) and room.story]


@pytest.mark.parametrize("game", TOLD)
def test_every_game_tells_its_story(game):
    boards = spread(views(game), 16)
    room, say = renderer(game), words("en").say
    whole = Image.open(BytesIO(renderers.picture(game, boards[-1], say).png))
    made = renderers.story(game, boards, say)
    assert made is not None
    picture = Image.open(BytesIO(made.png))
    assert picture.width == min(whole.width, WIDEST)
    assert picture.height > 1.6 * whole.height * picture.width / whole.width
    assert len(made.png) < 340_000
    assert len(made.alt) <= renderers.ALT
    assert all(room.story.scores(view).keys() <= room.theme.sides.keys() for view in boards)
    for lang in ("en", "pl"):
        for point in turning_points(boards, room.story):
            assert words(lang).say(point)


@pytest.mark.parametrize("game", TOLD)
def test_the_curve_of_chances_stands_below_in_the_colours_of_the_sides(game):
    boards, rules = spread(views(game), 6), engine(game)
    seats = [seat for chair in rules.chairs({}) for seat in chair]
    course = [dict.fromkeys(seats, 0.5), {seat: float(seat == seats[0]) for seat in seats}]
    say = words("en").say
    without, told = (renderers.story(game, boards, say, each) for each in ((), course))
    heights = [Image.open(BytesIO(each.png)).height for each in (without, told)]
    assert heights[1] - heights[0] == CURVE
    assert {renderer(game).story.side_of(seat) for seat in seats} <= renderer(
        game
    ).theme.sides.keys()


def test_the_ways_of_corps_stay_on_later_maps():
    boards = views("race_to_the_rhine")
    room = renderer("race_to_the_rhine")
    gone = [signs.STORY.lasting(view, room.theme) for view in boards]
    first = next(ways for ways in gone if ways)
    plan = partial(room.plan, say=words("en").say)
    shown = maps(boards, plan, signs.STORY, room.theme)
    assert set(first) <= set(shown[-1][1].marks)


def test_a_game_without_a_story_has_none():
    assert renderers.story("toy", [object()], words("en").say) is None


def told(
    *scores: dict[str, int], winners: Sequence[str] = ("a",), fewer: bool = False
) -> list[str]:
    how = Story(
        part=lambda view: view,
        shown=frozenset(),
        when=lambda view: Msg(f"day-{view['day']}"),
        scores=lambda view: {side: n for side, n in view.items() if side != "day"},
        about=Msg("about"),
        side=Msg,
        fewer=fewer,
    )
    views = [each | {"day": n} for n, each in enumerate(scores)]
    said = ("when", "n", "other")
    return [
        " ".join(
            [
                each.id,
                *(
                    getattr(each.args[key], "id", None) or str(each.args[key])
                    for key in said
                    if key in each.args
                ),
            ]
        )
        for each in lost(views, how, winners)
    ]


def test_how_it_was_lost_is_told_in_three_sentences() -> None:
    swung = [{"a": 0, "b": 0}, {"a": 2, "b": 5}, {"a": 9, "b": 6}, {"a": 10, "b": 6}]
    assert told(*swung) == [
        "story-lost-end 10 6",
        "story-lost-turn day-2",
        "story-lost-blow day-2 6",
    ]
    ahead = [{"a": 1, "b": 0}, {"a": 2, "b": 1}, {"a": 9, "b": 3}]
    assert told(*ahead) == ["story-lost-end 9 3", "story-lost-never", "story-lost-blow day-2 5"]
    left = [{"a": 9, "b": 9}, {"a": 5, "b": 4}, {"a": 0, "b": 3}]
    assert told(*left, fewer=True)[0] == "story-lost-short 0 3"
    assert told(*swung, winners=("b",)) == [], "won by something else than what is counted"
    assert told({"a": 1, "b": 1}) == []
