"""What the pictures of Total Domination show. TD-V."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import combinations, islice

import pytest

from bot.text import words
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, able, walk
from engines.total_domination import ENGINE
from engines.total_domination.box import POWERS
from engines.total_domination.view import (
    MAP,
    SOLO_CARDS,
    TECHS,
    Deed,
    PieceView,
    SeatView,
    TableView,
)
from renderers import picture
from renderers import total_domination as td
from renderers.draw import Disc, Line, Poly, Stamp, Text, overlap
from renderers.total_domination import board, pieces, places
from renderers.total_domination.colours import POLAR
from renderers.total_domination.panels import chip
from renderers.total_domination.pieces import outline

GAME = "total_domination"
LANGUAGES = ("en", "pl")
UNITS = ("germany", "uk", "japan", "ussr", "italy", "france", "usa", "china", "neutral")
SOME = [(1, 0), (2, 120), (3, 380), (4, 9000)]


@cache
def state(seed: int, moves: int, arctic: bool = False):
    dice = SeededRng(b"picture %d" % seed)
    options = {"arctic": "on"} if arctic else {}
    found = ENGINE.new(list(POWERS), options, dice)
    for _ in islice(walk(ENGINE, found, dice, QuickRng(seed), able), moves + 1):
        pass
    return found


@cache
def position(
    seed: int, moves: int, viewer: str | None = None, arctic: bool = False
) -> TableView | SeatView:
    return ENGINE.view(state(seed, moves, arctic), viewer)


@cache
def crowded() -> TableView:
    """A board with one of everything on every space."""
    view = position(1, 0, None, True)
    fleets = (
        PieceView("japan", "fleet", 2, 0, "japan", False),
        PieceView("japan", "bomber", 1, 1, "japan", True),
    )
    armies = (
        PieceView("uk", "army", 1, 0, "uk", True),
        PieceView("usa", "army", 1, 0, None, True),
    )
    spaces = tuple(
        replace(
            space,
            pieces=(*armies, *fleets) if i % 2 else fleets,
            control="uk" if i % 2 else "japan",
            warning=i % 3 == 0,
            destroyed=i % 3 == 1,
            resistance=2,
            uboats=2 if places.SPACES[space.id].uboat else 0,
        )
        for i, space in enumerate(view.spaces)
    )
    deeds = (
        Deed(3, "japan", "move", ("hawaii", "solomon"), "japan.fleet"),
        Deed(3, "japan", "control", ("solomon",), "japan"),
        Deed(3, "japan", "joined", (), "usa"),
    )
    return replace(view, spaces=spaces, deeds=deeds)


@pytest.fixture(params=SOME, ids=["start", "early", "late", "over"])
def view(request):
    return position(*request.param)


@pytest.fixture(params=LANGUAGES)
def say(request):
    return words(request.param).say


def about(plan, start: str) -> list[str]:
    return [mark.about for mark in plan.about(start)]


def outlines(shapes: Iterable[object]) -> tuple[object, ...]:
    """Shapes without their colours and letters."""
    found: list[object] = []
    for shape in shapes:
        match shape:
            case Poly(points):
                found.append(points)
            case Line(points, _, width, dash):
                found.append((points, width, dash))
            case Disc(x, y, rx, ry):
                found.append((x, y, rx, ry))
    return tuple(found)


def letters(stamp: Stamp):
    """The box of the capitals of a name: what must stay readable."""
    (text,) = stamp.shapes
    assert isinstance(text, Text)
    half = text.width / 2
    return stamp.x - half, stamp.y - text.size * 0.36, stamp.x + half, stamp.y + text.size * 0.36


# ---- the map


def test_td_v_1_every_space_in_play_is_drawn_and_named(view, say):
    plan = td.plan(view, say)
    drawn = [mark.split(":")[1] for mark in about(plan, "space:")]
    assert drawn == [space.id for space in view.spaces]
    assert sorted(about(plan, "name:")) == sorted(f"name:{id}" for id in drawn)
    for id in drawn:
        (stamp,) = plan.about(f"name:{id}")
        assert stamp.shapes[0].text == say(places.name_of(id))


def test_td_3_5_9_the_arctic_is_drawn_only_where_it_is_played(say):
    plain, arctic = (td.plan(position(1, 0, None, on), say) for on in (False, True))
    assert not about(plain, "space:iceland")
    assert about(arctic, "space:iceland")
    assert plain.sheet != arctic.sheet


def test_td_3_5_1_kinds_of_spaces_have_forms_of_their_own():
    land, island, coast = (board.form(id, 50) for id in ("poland", "hawaii", "france"))
    assert len({land, island, coast}) == 3
    assert len(coast) == 8


def test_td_v_3_every_unit_is_drawn_with_its_number(view, say):
    for shown in (view, crowded()):
        plan = td.plan(shown, say)
        assert about(plan, "unit:") == [
            f"unit:{space.id}:{one.nation}:{one.kind}:{one.count}"
            for space in shown.spaces
            for one in space.pieces
        ]
    one, two = (pieces.unit("uk", "army", n, False, POLAR) for n in (1, 2))
    assert "2" in [shape.text for shape in two if isinstance(shape, Text)]
    assert outlines(one) != outlines(two)


def test_td_v_4_and_5_control_and_markers_are_drawn(view, say):
    for shown in (view, crowded()):
        plan, there = td.plan(shown, say), shown.spaces
        held = [f"space:{s.id}:{s.control or 'nobody'}" for s in there]
        assert about(plan, "space:") == held
        assert about(plan, "destroyed:") == [f"destroyed:{s.id}" for s in there if s.destroyed]
        resisting = [f"resistance:{s.id}:{s.resistance}" for s in there if s.resistance]
        assert about(plan, "resistance:") == resisting
        assert about(plan, "uboat:") == [f"uboat:{s.id}:{s.uboats}" for s in there if s.uboats]
        warned = [f"warning:{s.id}" for s in there if s.warning and not s.destroyed]
        assert about(plan, "warning:") == warned


def test_td_v_6_units_without_supply_spent_and_uninvolved_ones_are_marked(say):
    plan = td.plan(crowded(), say)
    assert {mark.split(":")[3] for mark in about(plan, "unsupplied:")} == {"fleet"}
    assert {mark.split(":")[2] for mark in about(plan, "uninvolved:")} == {"usa"}
    ready, spent = (pieces.unit("uk", "bomber", 1, used, POLAR) for used in (False, True))
    assert outlines(ready) != outlines(spent)


def test_td_v_2_links_are_pairs_of_symbols_or_roads(say):
    view = position(1, 0)
    links = {route.link: {route.a, route.b} for route in MAP.routes if route.link}
    found: dict[str, set[str]] = {}
    for mark in about(td.plan(view, say), "link:"):
        _, space, link = mark.split(":", 2)
        found.setdefault(link, set()).add(space)
    assert found == links
    other = td.plan(replace(view, alternate=True), say)
    assert not about(other, "link:")
    assert other.sheet != td.plan(view, say).sheet
    assert set(places.ROADS) == set(links)


def test_td_v_13_the_latest_deeds_and_choices_are_ringed(say):
    plan = td.plan(crowded(), say, marks=("egypt", "nowhere"))
    assert about(plan, "changed:") == ["changed:hawaii", "changed:solomon"]
    assert about(plan, "arrow:") == ["arrow:hawaii:solomon"]
    assert about(plan, "choice:") == ["choice:egypt"]


def test_td_v_16_nations_and_kinds_differ_without_colour():
    assert len({outline(POLAR.sides[nation], 20) for nation in UNITS}) == len(UNITS)
    assert len({POLAR.sides[nation].letter for nation in UNITS}) == len(UNITS)
    drawn = {outlines(pieces.unit("uk", k, 1, False, POLAR)) for k in ("army", "fleet", "bomber")}
    assert len(drawn) == 3
    assert outlines(pieces.emblem("axis", 9, POLAR)) != outlines(pieces.emblem("allies", 9, POLAR))
    active = position(4, 9000).powers[0].sheet.techs[0]
    on, off = (outlines(chip(replace(active, active=is_on), POLAR)) for is_on in (True, False))
    assert on != off


# ---- room


@pytest.mark.parametrize("arctic", [False, True])
def test_names_keep_clear_of_each_other_and_of_everything(say, arctic):
    shown = crowded() if arctic else replace(
        crowded(), arctic=False,
        spaces=tuple(s for s in crowded().spaces if not places.SPACES[s.id].arctic),
    )  # fmt: skip
    plan = td.plan(shown, say)
    named = [(mark.about, letters(mark)) for mark in plan.about("name:")]
    for (one, a), (other, b) in combinations(named, 2):
        assert not overlap(a, b), (one, other)
    x0, y0, x1, y1 = places.LAND
    for name, (a0, b0, a1, b1) in named:
        assert x0 < a0 and a1 < x1 and y0 < b0 and b1 < y1, name
    starts = ("space:", "unit:", "control:", "tile:", "warning:", "destroyed:", "resistance:",
              "uboat:")  # fmt: skip
    for start in starts:
        for mark in plan.about(start):
            for name, box in named:
                assert overlap(mark.box, box) < 30, (mark.about, name)
    for mark in td.plan(position(1, 0), say).about("link:"):
        body = mark.x - 20, mark.y - 20, mark.x + 20, mark.y + 20
        for name, box in named:
            assert not overlap(body, box), (mark.about, name)


def test_spaces_do_not_cover_each_other():
    boxes = {id: places.box_of(id, 2) for id in places.SPACES}
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert not overlap(a, b), (one, other)


# ---- round the map


def test_td_v_7_points_and_goals_stand_on_the_track(view, say):
    plan = td.plan(view, say)
    assert sorted(about(plan, "track:")) == sorted(
        f"track:{id}" for id in (*POWERS, "axis", "allies")
    )
    assert about(plan, "goal:") == [
        f"goal:{side}:{goal}"
        for side, goal in (("axis", view.axis_threshold), ("allies", view.allies_threshold))
        if goal is not None
    ]


def test_td_v_8_the_years_and_who_is_waited_for_are_shown(view, say):
    plan = td.plan(view, say)
    assert len(about(plan, "year:")) == len(view.years)
    passes = [f"passes:{one.year}:{one.passes}" for one in view.years]
    assert about(plan, "passes:") == passes
    assert about(plan, f"year:{view.year}:") == [f"year:{view.year}:now"]
    waiting = [] if view.winner else [f"waiting:{seat}" for seat in view.waiting]
    assert about(plan, "waiting:") == waiting


def test_td_v_15_alone_the_last_card_of_the_axis_is_shown(say):
    dice = SeededRng(b"picture solo")
    alone = ENGINE.new(["allies"], {"players": "1"}, dice)
    for _ in islice(walk(ENGINE, alone, dice, QuickRng(5), able), 80):
        pass
    view = ENGINE.view(alone, None)
    assert view.solo is not None
    shown = replace(view.solo, card=next(iter(SOLO_CARDS)), by="japan")
    plan = td.plan(replace(view, solo=shown), say)
    assert about(plan, "solo:by:") == ["solo:by:japan"]
    actions = SOLO_CARDS[shown.card].half("japan").actions
    assert about(plan, "solo:action:") == [f"solo:action:{action}" for action in actions]
    own = ENGINE.view(alone, "allies")
    assert about(td.hand(own, say), "card:hand:") == [f"card:hand:{c.id}" for c in own.hand]


@pytest.mark.parametrize("focus", ["", "technology"])
def test_td_v_10_every_technology_of_every_power_is_shown(view, say, focus):
    plan = td.plan(view, say, focus=focus)
    assert sorted(about(plan, "tech:")) == sorted(
        f"tech:{power.power}:{tech.id}:{'on' if tech.active else 'off'}"
        for power in view.powers
        for tech in power.sheet.techs
    )
    assert len(about(plan, "tech:germany:")) == len(TECHS)


# ---- what a seat holds, and what nobody may see


def test_td_v_14_the_hand_shows_every_card_and_what_it_can_do(say):
    seen = position(3, 380, "germany")
    plan = td.hand(seen, say)
    for card in seen.hand:
        assert about(plan, f"card:hand:{card.id}")
        assert about(plan, f"tech:{card.id}:") == [
            f"tech:{card.id}:{'yes' if card.tech_ok else 'no'}"
        ]
        assert about(plan, f"event:{card.id}:") == [
            f"event:{card.id}:{'yes' if card.event_ok else 'no'}"
        ]


def test_td_h_the_board_of_a_seat_tells_no_hidden_card(say):
    """A seat's board differs from the public one in what is marked as new, in nothing else."""
    for moves in (40, 380):
        public = td.plan(position(3, moves), say)
        for seat in POWERS:
            own = td.plan(position(3, moves, seat), say)
            fresh = ("changed:", "arrow:")
            assert [m for m in own.marks if not m.about.startswith(fresh)] == [
                m for m in public.marks if not m.about.startswith(fresh)
            ]


# ---- words and bytes


def test_alt_text_is_short_and_names_every_power(view, say):
    for shown in (view, crowded()):
        told = td.alt(shown, say)
        assert 40 < len(told) <= 1024
        assert say(places.name_of("germany")) in told


@pytest.mark.parametrize("seat", POWERS)
def test_alt_text_of_a_hand(say, seat):
    seen = position(3, 380, seat)
    told = td.alt_hand(seen, say)
    assert len(told) <= 1024
    assert all(say(card.name) in told for card in seen.hand)


def test_the_same_view_gives_the_same_bytes():
    say = words("en").say
    assert picture(GAME, crowded(), say) == picture(GAME, crowded(), say)
    seen = position(3, 380, "uk")
    assert picture(GAME, seen, say, hand=True) == picture(GAME, seen, say, hand=True)


def test_pictures_are_small():
    assert len(picture(GAME, crowded(), words("pl").say).png) <= 400 * 1024


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_on_a_picture_is_known(lang):
    said = words(lang)

    def say(message):
        assert said.knows(message.id), message.id
        return said.say(message)

    for shown in (crowded(), position(4, 9000)):
        td.plan(shown, say)
        td.alt(shown, say)
        for focus in td.FOCUS:
            assert said.knows(f"td-focus-{focus}")
            td.plan(shown, say, focus=focus)
    for power in ("germany", "uk"):
        td.hand(position(3, 380, power), say)
        td.alt_hand(position(3, 380, power), say)
