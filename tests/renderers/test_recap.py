"""What happened since somebody looked, as a picture."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

import renderers
from bot.text import words
from engines.contract import Event, Msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able
from engines.registry import GAMES, engine
from renderers import recap, renderer
from renderers.recap import Told, steps
from tests.renderers.attack.conftest import crowded


def event(about: str, *places: str) -> Event:
    return Event(Msg(about), places=places)


TOLD = Told(
    ways=frozenset(("go",)),
    blows=frozenset(("hit",)),
    strides=frozenset(("on",)),
    quiet=frozenset(("score",)),
)


def test_steps_are_numbered_in_their_order():
    found, numbers = steps([event("build", "a"), event("say"), event("build", "b")], TOLD)
    assert numbers == (1, 0, 2)
    assert [step.places for step in found] == [["a"], ["b"]]


def test_what_follows_in_the_same_place_has_the_same_number():
    found, numbers = steps([event("go", "a", "b"), event("won", "b"), event("go", "b", "c")], TOLD)
    assert numbers == (1, 1, 2)
    assert all(step.way for step in found)


def test_a_way_goes_on_from_place_to_place():
    found, numbers = steps([event("load", "a"), event("go", "a"), event("on", "b")], TOLD)
    assert numbers == (1, 2, 2)
    assert found[1].places == ["a", "b"]


def test_what_changes_nothing_has_no_number():
    assert steps([event("score", "a"), event("build", "a")], TOLD)[1] == (0, 1)


def test_only_the_latest_are_numbered_if_there_are_too_many():
    events = [event("build", str(n)) for n in range(recap.MOST + 3)]
    found, numbers = steps(events, TOLD)
    assert numbers[:4] == (0, 0, 0, 1)
    assert len(found) == numbers[-1] == recap.MOST


@cache
def played(game: str) -> tuple[Any, list[Event]]:
    """The public view of a game 120 moves after its start or at its end, and what was said on the
    way."""
    rules = engine(game)
    options: dict[str, str] = {}
    seats = [seat for chair in rules.chairs(options) for seat in chair]
    dice, chance = SeededRng(b"recap"), QuickRng(3)
    state, events = rules.new(seats, options, dice), list[Event]()
    for _ in range(120):
        if not (offers := rules.offers(state)):
            break
        seat, picks = able(rules, state, offers, chance)
        events += rules.apply(state, seat, picks, dice)
    return rules.view(state, None), [one for one in events if one.audience is None][-60:]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_and_every_way_is_on_the_board(game):
    view, events = played(game)
    room, say = renderer(game), words("en").say
    found, numbers = steps(events, room.told)
    assert found
    marks = [place for step in found for place in step.places]
    plan = recap.marked(room.plan(view, say, marks=marks), found, room.theme)
    numbered = {int(mark.about.split(":")[1]) for mark in plan.about("number:")}
    assert numbered == set(numbers) - {0} == set(range(1, len(found) + 1))
    for step in found:
        last = step.places[-1]
        assert any(mark.about == f"since:{last}" for mark in plan.about("since:")), step
        if step.way and len(step.places) > 1:
            assert plan.about(f"since:{step.places[0]}:"), step
    assert not [mark for kind in recap.LATEST for mark in plan.about(f"{kind}:")]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_can_be_read_on_a_phone(game):
    """Seven to nine pixels on the whole board, 390 pixels wide."""
    view, events = played(game)
    room, say = renderer(game), words("en").say
    found, _ = steps(events, room.told)
    marks = [place for step in found for place in step.places]
    plan = recap.marked(room.plan(view, say, marks=marks), found, room.theme)
    letters = [mark.shapes[-1].size * 390 / plan.sheet.view.width for mark in plan.about("number:")]
    assert min(letters) >= 6.8
    assert max(letters) <= 9.1


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_is_drawn_and_told(game):
    view, events = played(game)
    made = renderers.since(game, view, events, words("pl").say)
    assert Image.open(BytesIO(made.png)).width > 600
    assert len(made.png) < 400_000
    assert made.alt.startswith("1. ")
    assert len(made.alt) <= renderers.ALT
    assert len(renderers.numbers(game, events)) == len(events)
    quiet = renderers.since(game, view, [], words("en").say)
    assert Image.open(BytesIO(quiet.png)).width > 600


def test_numbers_at_the_edge_of_the_picture_are_not_cut():
    """Alaska lies in the corner of the board of Attack!, and three things happened there."""
    room, say = renderer("attack"), words("en").say
    assert room is not None
    view = crowded(9)
    corners = "alaska", "urals", "argentina", "madagascar"
    events = [event("build", place) for place in (*corners, *corners, *corners)]
    plan = room.plan(view, say, marks=corners)
    found, _ = steps(events, room.told)
    marked = recap.marked(plan, found, room.theme)
    boxes = [mark.box for mark in marked.about("number:")]
    assert len(boxes) == len(events)
    part = marked.sheet.view
    for x0, y0, x1, y1 in boxes:
        assert part.x <= x0 + 1
        assert part.y <= y0 + 1
        assert x1 - 1 <= part.x + part.width
        assert y1 - 1 <= part.y + part.height
