"""What the pictures of Total Domination show. TD-V."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from itertools import combinations, islice

import pytest

from bot.edge.pictures import fitting, own_board
from bot.text import words
from engines.contract import Event, Msg, msg
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.total_domination import ENGINE
from engines.total_domination.components import POWERS
from engines.total_domination.view import (
    CARDS,
    MAP,
    SOLO_CARDS,
    TECHS,
    DiplomacyView,
    InFront,
    MarkView,
    PieceView,
    SeatView,
    TableView,
)
from renderers import icons, picture
from renderers import total_domination as td
from renderers.draw import Disc, Line, Poly, Stamp, Text, overlap
from renderers.total_domination import board, head, pieces, places
from renderers.total_domination.colours import ALLIES, AXIS, GROUPS, POLAR
from renderers.total_domination.panels import chip
from renderers.total_domination.pieces import outline
from renderers.total_domination.places import SPACES
from tests.renderers.eyes import EYES, apart, light, lightness
from tests.renderers.shapes import outlines

GAME = "total_domination"
LANGUAGES = ("en", "pl")
UNITS = ("germany", "uk", "japan", "ussr", "italy", "france", "usa", "china", "neutral")
SOME = [(1, 0), (2, 120), (3, 380), (4, 9000)]


@cache
def state(seed: int, moves: int, arctic: bool = False):
    dice = SeededRng(b"picture %d" % seed)
    options = {"arctic": "on"} if arctic else {}
    found = ENGINE.new(list(POWERS), options, dice)
    for _ in islice(walk(ENGINE, found, dice, QuickRng(seed)), moves + 1):
        pass
    return found


@cache
def position(
    seed: int, moves: int, viewer: str | None = None, arctic: bool = False
) -> TableView | SeatView:
    return ENGINE.view(state(seed, moves, arctic), viewer)


@cache
def on_turn(viewer: str | None = None) -> TableView | SeatView:
    """In the Action Phase, with two cards in the hand of everybody and some laid down."""
    dice = SeededRng(b"picture on turn")
    found = ENGINE.new(list(POWERS), {}, dice)
    for _ in walk(ENGINE, found, dice, QuickRng(1)):
        ready = found.active and found.shown and all(len(h.cards) > 1 for h in found.hands.values())
        if found.turns > 12 and ready:
            return ENGINE.view(found, viewer)
    raise AssertionError("no such position")


@cache
def crowded() -> TableView:
    """A board with one of everything on every space."""
    view = position(1, 0, None, True)
    fleets = (
        PieceView("japan", "fleet", 2, 0, "japan", False),
        PieceView("japan", "bomber", 1, 1, "japan", True),
    )
    armies = (PieceView("uk", "army", 1, 0, "uk", True), PieceView("usa", "army", 1, 0, None, True))
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
        MarkView(3, "japan", "move", ("hawaii", "solomon"), "japan.fleet"),
        MarkView(3, "japan", "control", ("solomon",), "japan"),
        MarkView(3, "japan", "joined", (), "usa"),
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


def texts(stamp: Stamp) -> list[str]:
    return [shape.text for shape in stamp.shapes if isinstance(shape, Text)]


def told(plan, start: str) -> list[str]:
    return [text for mark in plan.about(start) for text in texts(mark)]


def letters(stamp: Stamp):
    """The box of the capitals of a name: what must stay readable."""
    text = next(shape for shape in stamp.shapes if isinstance(shape, Text))
    x, half = stamp.x + text.x, text.width / 2
    return x - half, stamp.y - text.size * 0.36, x + half, stamp.y + text.size * 0.36


def tall(view, say):
    """The board with everything that lies beside the map."""
    return td.plan(view, say, focus=td.WHOLE)


# ---- the map


def test_td_v_1_every_space_in_play_is_drawn_and_named(view, say):
    plan = td.plan(view, say)
    drawn = [mark.split(":")[1] for mark in about(plan, "space:")]
    assert drawn == [space.id for space in view.spaces]
    assert sorted(about(plan, "name:")) == sorted(f"name:{space}" for space in drawn)
    for name in drawn:
        (stamp,) = plan.about(f"name:{name}")
        assert texts(stamp)[0] == say(places.name_of(name))


def test_td_3_5_9_the_arctic_is_drawn_only_where_it_is_played(say):
    plain, arctic = (td.plan(position(1, 0, None, on), say) for on in (False, True))
    assert not about(plain, "space:iceland")
    assert about(arctic, "space:iceland")
    assert plain.sheet != arctic.sheet


def test_td_3_5_1_kinds_of_spaces_have_forms_of_their_own():
    land, island, coast = (board.form(space, 50) for space in ("poland", "hawaii", "france"))
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


def test_td_v_1_the_printing_of_a_space_tells_its_kind_stars_owner_and_yards():
    printed = {
        name: board.ground(name, row.home_of or "", "", board.HELD, POLAR)
        for name, row in SPACES.items()
    }
    for name, row in SPACES.items():
        found = printed[name]
        stars = [s for s in found if isinstance(s, Poly) and s.fill == POLAR.gold]
        assert len(stars) == row.stars, name
        told = [s.text for s in found if isinstance(s, Text)]
        own = [POLAR.sides[row.home_of].letter] if row.home_of else []
        assert told == (["U"] if row.uboat else []) + own, name
        fill = POLAR.sides[row.home_of].wash if row.home_of else POLAR.card
        assert fill in {s.fill for s in found if isinstance(s, Poly)}, name
        roof = len(pieces.factory(11, POLAR.ink)[0].points)
        inked = [s for s in found[4:] if isinstance(s, Poly) and s.fill == POLAR.ink]
        assert row.factory == any(len(s.points) == roof for s in inked), name
        assert row.shipyard == any(isinstance(s, Disc) for s in found), name
    assert places.reach("moscow") > places.reach("ukraine")  # capitals stand out


def test_td_v_1_the_stack_limit_stands_on_every_space_as_a_number(view, say):
    for shown in (view, crowded()):
        plan = td.plan(shown, say)
        for space in shown.spaces:
            (named,) = plan.about(f"name:{space.id}")
            assert texts(named)[1:] == [str(space.limit)]
        tags = {space.id: space.limit for space in shown.spaces}
        assert tags["moscow"] == 4
        assert tags["ukraine"] == 2


def test_td_v_4_the_border_of_a_space_is_in_the_colour_of_its_controller(view, say):
    for shown in (view, crowded()):
        plan = td.plan(shown, say)
        for space in shown.spaces:
            (drawn,) = plan.about(f"space:{space.id}:")
            assert drawn.about == f"space:{space.id}:{space.control or 'nobody'}"
            drawn_in = {shape.fill for shape in drawn.shapes if isinstance(shape, Poly)}
            nobodys = POLAR.sides["neutral"].colour
            sides = {side.colour for side in POLAR.sides.values()}
            expected = {POLAR.sides[space.control].colour} if space.control else {nobodys}
            quiet = board.liveliness(space) == board.QUIET
            assert drawn_in & sides == (set() if quiet else expected), space.id


def test_td_v_1_empty_spaces_are_quiet_and_occupied_ones_bright(say):
    """A space with units has the strongest edge and name, one that is only held a weaker one, one
    where nothing is none at all."""
    view = position(1, 0)
    chosen = {board.liveliness(space): space for space in view.spaces if not space.warning}
    assert set(chosen) == {board.QUIET, board.HELD, board.BRIGHT}
    assert chosen[board.BRIGHT].pieces
    assert chosen[board.HELD].control
    assert not chosen[board.QUIET].control
    france = next(space for space in view.spaces if space.id == "france")
    drawn = {
        state: board.ground("france", "france", "uk", state, POLAR)
        for state in (board.QUIET, board.HELD, board.BRIGHT)
    }
    plates = {state: board.name("F", "france", "uk", state, 2, POLAR)[0].fill for state in drawn}
    assert france.control
    uk = POLAR.sides["uk"].colour
    assert plates[board.BRIGHT] == uk
    assert len(set(plates.values())) == 3
    assert uk not in {shape.fill for shape in drawn[board.QUIET] if isinstance(shape, Poly)}
    inner = {
        state: next(
            abs(shape.points[0][0])
            for shape in drawn[state][drawn[state].index(ring) + 1 :]
            if isinstance(shape, Poly)
        )
        for state in (board.HELD, board.BRIGHT)
        for ring in drawn[state]
        if isinstance(ring, Poly) and ring.fill == uk
    }
    assert inner[board.BRIGHT] < inner[board.HELD]  # a broader edge


def test_td_v_4_empty_homes_have_the_border_of_their_owner(say):
    view = position(1, 0)
    empty = [s for s in view.spaces if s.control and not s.pieces]
    assert {"australia", "south_ussr"} <= {s.id for s in empty}
    plan = td.plan(view, say)
    assert all(plan.about(f"space:{s.id}:{s.control}") for s in empty)


def test_td_v_4_a_badge_names_the_controller_where_the_printed_owner_is_another(view, say):
    """Colour is not the only carrier: a foreign controller also shows outline and letters."""
    for shown in (view, crowded()):
        foreign = [
            f"control:{s.id}:{s.control}"
            for s in shown.spaces
            if s.control
            and s.control != SPACES[s.id].home_of
            and not (s.tile and s.home_of == s.control)  # its tile says as much
        ]
        plan = td.plan(shown, say)
        assert about(plan, "control:") == foreign
        for badge in plan.about("control:"):
            assert texts(badge) == [POLAR.sides[badge.about.rpartition(":")[2]].letter]


def test_td_v_4_what_nobody_controls_though_somebody_should_has_a_warning_border(say):
    view = crowded()
    warned = [s.id for s in view.spaces if s.warning]
    plan = td.plan(view, say)
    assert about(plan, "warned:") == [f"warned:{power}" for power in warned]
    for border in plan.about("warned:"):
        striped = [shape for shape in border.shapes if isinstance(shape, Line) and shape.dash]
        assert [shape.colour for shape in striped] == [POLAR.red_ink]
    both = replace(view, spaces=tuple(replace(s, destroyed=True) for s in view.spaces))
    plan = td.plan(both, say)  # the sign gives way to the ruins, the border does not
    assert not about(plan, "warning:")
    assert about(plan, "warned:") == [f"warned:{power}" for power in warned]


def test_td_v_5_markers_and_tiles_are_drawn(view, say):
    for shown in (view, crowded()):
        plan, there = td.plan(shown, say), shown.spaces
        assert about(plan, "destroyed:") == [f"destroyed:{s.id}" for s in there if s.destroyed]
        resisting = [f"resistance:{s.id}:{s.resistance}" for s in there if s.resistance]
        assert about(plan, "resistance:") == resisting
        assert about(plan, "uboat:") == [f"uboat:{s.id}:{s.uboats}" for s in there if s.uboats]
        warned = [f"warning:{s.id}" for s in there if s.warning and not s.destroyed]
        assert about(plan, "warning:") == warned
        tiles = [f"tile:{s.id}:{s.home_of}" for s in there if s.tile and s.home_of]
        assert about(plan, "tile:") == tiles


def test_td_v_5_a_tile_and_the_badge_of_who_holds_the_space_do_not_cover_each_other():
    taken = tuple(
        replace(s, control="germany") if s.id == "france" else s for s in position(1, 0).spaces
    )
    plan = td.plan(replace(position(1, 0), spaces=taken), words("en").say)
    (tile,), (badge,) = plan.about("tile:france:uk"), plan.about("control:france:germany")
    assert not overlap(tile.box, badge.box)


def test_td_v_5_resistance_strikes_the_stars_that_do_not_count(say):
    spaces = tuple(
        replace(s, control="germany", resistance=1, worth=1) if s.id == "france" else s
        for s in position(1, 0).spaces
    )
    plan = td.plan(replace(position(1, 0), spaces=spaces), say)
    assert about(plan, "worth:") == ["worth:france:1"]
    (struck,) = plan.about("worth:france:")
    assert len([shape for shape in struck.shapes if isinstance(shape, Line)]) == 1
    assert not about(td.plan(position(1, 0), say), "worth:")


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
    kept = {mark.split(":", 2)[2] for mark in about(other, "link:")}
    assert kept == {link for link in links if not link.startswith("triangle")}  # TD-1.6
    assert other.sheet != td.plan(view, say).sheet
    assert set(places.BOARD.roads) == set(links) - kept


def test_td_v_13_the_latest_deeds_and_choices_are_ringed(say):
    plan = td.plan(crowded(), say, marks=("egypt", "nowhere"))
    assert about(plan, "changed:") == ["changed:hawaii", "changed:solomon"]
    assert about(plan, "arrow:") == ["arrow:hawaii:solomon"]
    assert about(plan, "choice:") == ["choice:egypt"]


def test_td_v_13_a_seat_sees_what_has_changed_since_its_own_last_turn(say):
    seen = on_turn("germany")
    assert own_board(GAME)
    assert fitting(GAME, seen, ()) == ""
    old, new = (
        MarkView(1, "uk", "form", ("egypt",), "uk.army"),
        MarkView(3, "uk", "form", ("india",), ""),
    )
    seen = replace(seen, table=replace(seen.table, deeds=(new,)), deeds=(old, new))
    assert about(td.plan(seen, say), "changed:") == ["changed:egypt", "changed:india"]
    assert about(td.plan(seen.table, say), "changed:") == ["changed:india"]


def test_td_v_16_nations_and_kinds_differ_without_colour():
    assert len({outline(POLAR.sides[nation], 20) for nation in UNITS}) == len(UNITS)
    assert len({POLAR.sides[nation].letter for nation in UNITS}) == len(UNITS)
    drawn = {outlines(pieces.unit("uk", k, 1, False, POLAR)) for k in ("army", "fleet", "bomber")}
    assert len(drawn) == 3
    assert outlines(icons.emblem("axis", 9, POLAR)) != outlines(icons.emblem("allies", 9, POLAR))
    on, off = (outlines(chip("radar", state, POLAR)) for state in ("on", "off"))
    assert on != off


# ---- room


@pytest.mark.parametrize("arctic", [False, True])
def test_names_keep_clear_of_each_other_and_of_everything(say, arctic):
    spaces = tuple(s for s in crowded().spaces if arctic or not SPACES[s.id].arctic)
    plan = td.plan(replace(crowded(), arctic=arctic, spaces=spaces), say)
    named = [(mark.about.split(":")[1], mark.box, letters(mark)) for mark in plan.about("name:")]
    for (one, a, _), (other, b, _) in combinations(named, 2):
        assert overlap(a, b) < 40, (one, other)
    x0, y0, x1, y1 = places.LAND
    for name, (a0, b0, a1, b1), _ in named:
        assert x0 < a0, name
        assert a1 < x1, name
        assert y0 < b0, name
        assert b1 < y1, name
    for space in spaces:
        for name, plate, _ in named:
            if name != space.id:
                assert overlap(places.box_of(space.id), plate) < 120, (space.id, name)
    starts = ("unit:", "control:", "tile:", "warning:", "destroyed:", "resistance:", "uboat:")
    for start in starts:
        for mark in plan.about(start):
            for name, _, box in named:
                assert overlap(mark.box, box) < 60, (mark.about, name)
    for mark in td.plan(replace(position(1, 0), arctic=arctic, spaces=spaces), say).about("link:"):
        body = mark.x - 20, mark.y - 20, mark.x + 20, mark.y + 20
        for name, box, _ in named:
            assert not overlap(body, box), (mark.about, name)


def test_a_name_lies_on_the_foot_of_its_space_and_nearer_to_it_than_to_any_other(say):
    for mark in td.plan(crowded(), say).about("name:"):
        who = mark.about.split(":")[1]
        assert overlap(mark.box, places.box_of(who))
        x, y = places.AT[who]
        assert abs(mark.x - x) < 1
        assert places.reach(who) < mark.y - y < places.reach(who) + 20
        nearest = min(SPACES, key=lambda other: math.dist(places.AT[other], (mark.x, mark.y)))
        assert nearest == who


def test_no_route_runs_over_a_space_it_does_not_belong_to():
    for route in MAP.routes:
        if route.link:
            continue
        (ax, ay), (bx, by) = places.AT[route.a], places.AT[route.b]
        for space in SPACES:
            if space in (route.a, route.b):
                continue
            x, y = places.AT[space]
            t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / math.dist((ax, ay), (bx, by)) ** 2
            t = min(max(t, 0.0), 1.0)
            far = math.dist((x, y), (ax + t * (bx - ax), ay + t * (by - ay)))
            assert far > places.reach(space) + 4, (route.a, route.b, space)


def test_spaces_do_not_cover_each_other():
    boxes = {space: places.box_of(space, 2) for space in places.SPACES}
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert not overlap(a, b), (one, other)


# ---- round the map


def test_td_v_7_points_and_goals_stand_on_the_track(view, say):
    plan = td.plan(view, say)
    assert sorted(about(plan, "track:")) == sorted(
        f"track:{who}" for who in (*POWERS, "axis", "allies")
    )
    goals = (
        ("axis", view.axis, view.axis_threshold),
        ("allies", view.allies, view.allies_threshold),
    )
    assert about(plan, "goal:") == [f"goal:{s}:{goal}" for s, _, goal in goals if goal is not None]
    for side, points, goal in goals:
        (mark,) = plan.about(f"track:{side}")
        at = head.field(points)
        assert (mark.x == at.x) if at.upright else (mark.y == at.y)
        if goal is not None:
            assert told(plan, f"vp:{side}") == [f"{points} / {goal}"]
            left = say(msg("td-board-left", n=max(goal - points, 0)))
            assert told(plan, f"vp-left:{side}") == [left]
    for one in view.powers:
        (mark,) = plan.about(f"track:{one.power}")
        at = head.field(one.points)
        assert (mark.x == at.x) if at.upright else (mark.y == at.y)


def test_td_v_8_the_years_and_who_is_waited_for_are_shown(view, say):
    plan = tall(view, say)
    assert len(about(plan, "year:")) == len(view.years)
    passes = [f"passes:{one.year}:{one.passes}" for one in view.years]
    assert about(plan, "passes:") == passes
    firsts = [POLAR.sides[one.first].letter for one in view.years]
    assert told(plan, "first:") == firsts
    assert told(plan, "cards:") == [str(one.cards) for one in view.years]
    assert about(plan, f"year:{view.year}:") == [f"year:{view.year}:now"]
    waiting = [] if view.winner else [f"waiting:{seat}" for seat in view.waiting]
    assert about(plan, "waiting:") == waiting


def test_td_v_8_the_phase_the_active_power_and_who_has_passed(say):
    view = on_turn()
    assert view.active
    passed = replace(view, powers=tuple(replace(p, passed=p.power == "uk") for p in view.powers))
    plan = td.plan(passed, say)
    (phase,) = told(plan, "head:phase")
    assert str(view.year) in phase
    assert say(Msg(f"td-phase-{view.phase}")) in phase
    assert about(plan, "head:turn:") == [f"head:turn:{view.active}"]
    assert say(Msg("td-board-passed")) in told(plan, "signs:uk:")[0]
    assert not [one for one in told(plan, "signs:germany:") if say(Msg("td-board-passed")) in one]


def test_td_v_9_the_ways_of_usa_and_china_and_what_lend_lease_costs(view, say):
    plan = tall(view, say)
    for track in view.tracks:
        steps = [f"way:{track.nation}:{i}:{i <= track.at}" for i in range(1, track.steps + 1)]
        assert about(plan, f"way:{track.nation}:") == steps
        joined = [say(Msg("td-board-joined"))] if track.joined else []
        assert told(plan, f"joined:{track.nation}") == joined
        assert told(plan, f"deck:{track.nation}") == ([] if track.joined else [str(track.deck)])
    assert told(plan, "uboats") == [str(view.uboats)]
    (lend,) = told(plan, "lend")
    assert say(msg("td-board-lend", n=view.lend_lease_minimum)) in lend


def test_td_v_11_what_every_power_holds_and_has_used(say):
    view = on_turn()
    pools = replace(view.powers[0].pools[0], army=3, fleet=2, bomber=1, uboat=2)
    first = replace(
        view.powers[0],
        hand=6,
        reserve=1,
        saved=view.discard[0],
        front=(InFront("x", -1),),
        modifier=-1,
        rocket_used=True,
        radar_used=True,
        pools=(pools,),
    )
    other = replace(view.powers[1], lent=1)
    plan = tall(replace(view, powers=(first, other, *view.powers[2:])), say)
    who = first.power
    assert told(plan, f"hand:{who}") == ["6"]
    assert told(plan, f"reserve:{who}") == ["1"]
    assert told(plan, f"saved:{who}") == ["1"]
    assert told(plan, f"modifier:{who}") == ["-1"]
    assert not about(plan, f"lent:{who}")
    assert told(plan, f"lent:{other.power}") == ["1"]
    (signs,) = told(plan, f"signs:{who}:")
    assert all(say(Msg(f"td-board-{what}-used")) in signs for what in ("rocket", "radar"))
    left = {kind: told(plan, f"left:{who}:{kind}") for kind in ("army", "fleet", "bomber", "uboat")}
    assert left == {"army": ["3"], "fleet": ["2"], "bomber": ["1"], "uboat": ["2"]}


def test_td_v_11_all_nations_of_a_coalition_leave_room_for_its_signs(say):
    view = on_turn()
    uk = next(p for p in view.powers if p.power == "uk")
    own = replace(uk.pools[0], bomber=2)
    others = (replace(own, nation=n, bomber=0) for n in ("italy", "france", "usa"))
    pools = (own, *others)  # only powers have bombers
    full = replace(uk, pools=pools, passed=True, rocket_used=True)
    plan = tall(
        replace(
            view,
            powers=tuple(full if p.power == "uk" else p for p in view.powers),
            diplomacy=(DiplomacyView("uk_12", "turkey", "uk", 1),),
        ),
        say,
    )
    (signs,), (flags,) = plan.about("signs:uk:"), plan.about("diplomacy:uk:")
    drawn = [mark.box for mark in plan.about("pool:uk:")]
    assert len(drawn) == 9
    assert not any(overlap(box, signs.box) for box in drawn)
    assert not any(overlap(a, b) > 12 for a, b in combinations(drawn, 2))
    assert not overlap(signs.box, flags.box)
    (panel,) = plan.about("panel:uk")
    assert flags.box[3] < panel.box[3]


def test_td_v_12_diplomacy_by_flag_owner_and_value(say):
    view = on_turn()
    cards = (
        DiplomacyView("uk_12", "turkey", "uk", 1),
        DiplomacyView("germany_13", "sweden", "japan", 2),
    )
    plan = tall(replace(view, diplomacy=cards), say)
    assert about(plan, "diplomacy:") == ["diplomacy:uk:turkey", "diplomacy:japan:sweden"]
    assert told(plan, "diplomacy:uk:") == [f"{say(Msg('td-flag-turkey'))} 1"]
    assert told(plan, "diplomacy:japan:") == [f"{say(Msg('td-flag-sweden'))} 2"]


def test_td_v_12_piles_are_counted_and_the_last_discard_is_named(view, say):
    for discard in (("usa_2", "uk_12"), ()):
        plan = tall(replace(view, deck=17, discard=discard), say)
        (deck,) = (mark for mark in plan.about("deck") if mark.about == "deck")
        assert texts(deck) == ["17"]
        assert told(plan, "discard") == [str(len(discard))]
        named = [f"{say(Msg('td-nation-uk'))} 12"] if discard else []
        assert told(plan, "last-discard:") == named


def test_td_v_15_alone_the_last_card_of_the_axis_is_shown(say):
    dice = SeededRng(b"picture solo")
    alone = ENGINE.new(["allies"], {"players": "1"}, dice)
    for _ in islice(walk(ENGINE, alone, dice, QuickRng(5)), 80):
        pass
    view = ENGINE.view(alone, None)
    assert view.solo is not None
    shown = replace(view.solo, card=next(iter(SOLO_CARDS)), by="japan")
    plan = tall(replace(view, solo=shown), say)
    assert about(plan, "solo:by:") == ["solo:by:japan"]
    actions = SOLO_CARDS[shown.card].half("japan").actions
    assert about(plan, "solo:action:") == [f"solo:action:{action}" for action in actions]
    own = ENGINE.view(alone, "allies")
    assert about(td.hand(own, say), "card:hand:") == [f"card:hand:{c.id}" for c in own.hand]


@pytest.mark.parametrize("focus", [td.WHOLE, "technology"])
def test_td_v_10_every_technology_of_every_power_is_shown(view, say, focus):
    plan = td.plan(view, say, focus=focus)
    assert sorted(about(plan, "tech:")) == sorted(
        f"tech:{power.power}:{tech.id}:{power.sheet.state(tech)}"
        for power in view.powers
        for tech in power.sheet.techs
    )
    assert len(about(plan, "tech:germany:")) == len(TECHS)


@pytest.mark.parametrize("focus", [td.WHOLE, "technology"])
def test_td_v_10_groups_pending_cards_costs_and_points(say, focus):
    view = position(4, 9000)
    sheet = view.powers[0].sheet
    cost = replace(
        sheet.costs,
        form_army=1,
        form_fleet=2,
        move_army=3,
        move_fleet=4,
        attack_army=5,
        attack_fleet=6,
        attack_army_coastal=7,
        attack_fleet_coastal=8,
    )
    hidden = replace(view.powers[0], sheet=replace(sheet, pending=True, costs=cost, points=3))
    open_ = replace(view.powers[1], sheet=replace(view.powers[1].sheet, pending=False))
    plan = td.plan(replace(view, powers=(hidden, open_, *view.powers[2:])), say, focus=focus)
    who = hidden.power
    assert len(plan.about(f"pending:{who}")) == 1
    assert not plan.about(f"pending:{open_.power}")
    costs = {what: told(plan, f"cost:{who}:{what}") for what in ("form", "move", "attack", "coast")}
    assert costs == {"form": ["1·2"], "move": ["3·4"], "attack": ["5·6"], "coast": ["7·8"]}
    groups = {tech.group for tech in sheet.techs}
    assert len(groups) == len({GROUPS[group] for group in groups}) == 5
    assert {tech.group for tech in sheet.techs if tech.code[0] == "E"} == {"rocketry"}
    points = say(msg("td-board-tech-points", n=3))
    assert told(plan, f"tech-points:{who}") == ([points] if focus == td.TECHNOLOGY else [])


def test_td_v_10_the_wide_board_tells_of_every_power_its_cards_points_and_technologies(view, say):
    plan = td.plan(view, say)
    for power in view.powers:
        who = power.power
        state = power.sheet.state
        techs = [f"tech:{who}:{tech.id}:{state(tech)}" for tech in power.sheet.techs]
        assert about(plan, f"tech:{who}:") == techs
        assert told(plan, f"points:{who}") == [str(power.points)]
        assert told(plan, f"hand:{who}") == [str(power.hand)]
        assert len(plan.about(f"pending:{who}")) == power.sheet.pending
        passed = [say(Msg("td-board-passed"))] if power.passed and not power.conceded else []
        assert told(plan, f"signs:{who}:passed") == passed
        (panel,) = plan.about(f"panel:{who}")
        for mark in (*plan.about(f"tech:{who}:"), *plan.about(f"pending:{who}")):
            assert panel.box[0] < mark.box[0]
            assert mark.box[2] < panel.box[2]


def test_all_technologies_of_a_power_fit_into_its_line(say):
    view = on_turn()
    first = view.powers[1]  # the Allies have one kind of card more
    techs = tuple(replace(tech, active=True) for tech in first.sheet.techs)
    full = replace(
        first,
        sheet=replace(first.sheet, techs=techs, pending=True),
        modifier=-1,
        front=(InFront("x", -1),),
        saved=view.discard[0],
    )
    powers = tuple(full if p.power == full.power else p for p in view.powers)
    plan = td.plan(replace(view, powers=powers), say)
    (panel,) = plan.about(f"panel:{full.power}")
    chips = plan.about(f"tech:{full.power}:")
    assert len(chips) == len(TECHS)
    assert all(panel.box[0] < chip.box[0] and chip.box[2] < panel.box[2] for chip in chips)


def test_the_wide_board_fits_on_a_screen_with_its_question_and_the_tall_one_has_the_same_map(say):
    wide, whole = td.plan(on_turn(), say).sheet.view, tall(on_turn(), say).sheet.view
    assert 560 * wide.height / wide.width < 480
    assert (wide.width, wide.scale) == (whole.width, whole.scale)
    assert whole.height > wide.height * 1.3


# ---- what the signs mean


def test_the_legend_names_every_sign_and_every_technology(view, say):
    plan = tall(view, say)
    for sign in ("star", "factory", "shipyard", "uboat", "limit", "link", "years", "control",
                 "tile", "warning", "destroyed", "resistance", "unsupplied", "asleep",
                 "form", "move", "attack", "coast", "reserve", "lent", "pending"):  # fmt: skip
        assert about(plan, f"sign:{sign}"), sign
        words_of = [say(Msg(f"td-board-sign-{sign}"))]
        assert [
            t
            for mark in plan.marks
            if isinstance(mark, Stamp)
            for t in texts(mark)
            if t in words_of
        ] == words_of
    for tech in view.powers[0].sheet.techs:
        assert about(plan, f"sign:{tech.code}")
    (pairs,) = plan.about("sign:link")
    assert len([s for s in pairs.shapes if isinstance(s, Disc)]) == 4  # all four pairs of figures
    (fewer,) = tall(replace(view, alternate=True), say).about("sign:link")  # TD-1.6
    assert len([s for s in fewer.shapes if isinstance(s, Disc)]) == 2
    (panel,) = plan.about("panel:legend")
    for mark in plan.about("sign:"):
        assert panel.box[0] < mark.box[0]
        assert mark.box[3] < panel.box[3]


def test_words_of_the_legend_do_not_run_into_the_next_sign(say):
    for plan in (td.plan(on_turn(), say), tall(on_turn(), say)):
        signs = plan.about("sign:")
        after = {id(mark): i for i, mark in enumerate(plan.marks)}
        for sign in signs:
            words_of = plan.marks[after[id(sign)] + 1]
            for other in signs:
                assert other is sign or overlap(words_of.box, other.box) < 20, (sign, other)


def test_td_v_7_the_side_with_less_to_go_is_seen_at_first_sight(say):
    view = replace(on_turn(), axis_threshold=30, allies_threshold=35)
    for axis, allies, first in ((20, 24, ["leads:axis"]), (20, 26, ["leads:allies"]), (20, 25, [])):
        plan = td.plan(replace(view, axis=axis, allies=allies), say)
        assert about(plan, "leads:") == first
    assert not about(td.plan(replace(view, axis_threshold=None), say), "leads:")
    (way,) = (mark for mark in plan.about("vp-way:allies"))
    others = [mark for mark in plan.about("vp-left:") if isinstance(mark, Stamp)]
    assert not any(overlap(way.box, mark.box) > 1 for mark in others)
    assert all(mark.box[2] <= places.WIDTH for mark in others)


@pytest.mark.parametrize("sight", EYES)
def test_nations_and_sides_differ_for_every_kind_of_eye(sight):
    """In Oklab, where 0.02 is just seen; shapes and letters tell them apart besides."""
    nations = [
        light(side.colour) for name, side in POLAR.sides.items() if name not in (AXIS, ALLIES)
    ]
    assert min(apart(a, b, sight) for a, b in combinations(nations, 2)) > 0.045
    axis, allies = (light(POLAR.sides[name].colour) for name in (AXIS, ALLIES))
    assert apart(axis, allies, sight) > 0.13


# ---- the last picture


def test_the_last_picture_has_a_plate_with_the_winner_and_how_far_everybody_came(say):
    view = replace(position(1, 0), winner="allies", reason="threshold", rule="TD-4.3.3")
    spaces = tuple(replace(s, control="ussr") if s.id == "germany" else s for s in view.spaces)
    tracks = tuple(replace(t, joined=t.nation == "usa") for t in view.tracks)
    over = replace(view, spaces=spaces, tracks=tracks)
    for plan in (td.plan(over, say), tall(over, say)):
        assert about(plan, "ending:allies") == ["ending:allies"]
        (won,) = told(plan, "ending:who")
        assert say(Msg("td-seat-allies")) in won
        for power in over.powers:
            assert told(plan, f"ending:{power.power}") == [str(power.points)]
        assert about(plan, "ending:fallen:") == ["ending:fallen:germany"]
        assert about(plan, "ending:joined:") == ["ending:joined:usa"]
        (plate,) = (mark for mark in plan.marks if mark.about == "ending:allies")
        others = [m for m in plan.marks if isinstance(m, Stamp) and m.y < plate.y]
        assert not [mark.about for mark in others if overlap(plate.box, mark.box)]
        assert plate.box[3] <= plan.sheet.view.height
    assert not about(td.plan(position(1, 0), say), "ending:")
    assert about(td.plan(replace(over, winner="draw"), say), "ending:draw")


# ---- what a seat holds, and what nobody may see


def test_td_v_14_the_hand_shows_every_card_and_what_it_can_do(say):
    seen = on_turn("germany")
    plan = td.hand(seen, say)
    for card in seen.hand:
        assert about(plan, f"card:hand:{card.id}")
        assert about(plan, f"tech:{card.id}:") == [
            f"tech:{card.id}:{'yes' if card.uses[0].tech_ok else 'no'}"
        ]
        assert about(plan, f"event:{card.id}:") == [
            f"event:{card.id}:{'yes' if card.uses[0].event_ok else 'no'}"
        ]


def test_td_v_14_the_hand_tells_values_and_why_a_card_cannot_be_played(say):
    seen = on_turn("germany")
    first = seen.hand[0]
    dearer = replace(first, uses=(replace(first.uses[0], worth=first.op + 1),))
    seen = replace(seen, hand=(dearer, *seen.hand[1:]))
    plan = td.hand(seen, say)
    assert about(plan, "op:") == [f"op:{card.id}:{card.op}" for card in seen.hand]
    assert about(plan, "worth:") == [f"worth:{dearer.id}:{first.op + 1}"]
    assert told(plan, "worth:") == [f"= {first.op + 1}"]
    for card in seen.hand:
        reasons = [why for why in (card.uses[0].event_why,) if why]
        reasons = [why for why in reasons if why.id != "td-why-colour"]  # its badge says that
        assert " ".join(told(plan, f"why:{card.id}")) == " ".join(map(say, reasons))


def test_td_v_14_a_technology_is_lit_or_dim_and_what_it_needs_stands_beside_it(say):
    state = ENGINE.new(tuple(POWERS), {}, SeededRng(b"needs"))
    aircraft = next(c for c, row in CARDS.items() if row.tech == "ground_attack_aircraft")
    state.hands["germany"].cards = [aircraft]
    state.powers["germany"].techs = ["mechanization"]
    plan = td.hand(ENGINE.view(state, "germany"), say)
    assert about(plan, f"tech:{aircraft}:") == [f"tech:{aircraft}:no"]
    assert about(plan, f"needs:{aircraft}:") == [
        f"needs:{aircraft}:mechanization:on",
        f"needs:{aircraft}:self_propelled_artillery:open",
    ]
    shelf = {mark.split(":")[2]: mark.split(":")[3] for mark in about(plan, "tech:germany:")}
    assert len(shelf) == len(TECHS)
    assert shelf["mechanization"] == "on"
    assert shelf["landing_craft"] == "open"
    assert shelf["ground_attack_aircraft"] == "off"
    state.powers["germany"].techs.append("self_propelled_artillery")
    plan = td.hand(ENGINE.view(state, "germany"), say)
    assert about(plan, f"tech:{aircraft}:") == [f"tech:{aircraft}:yes"]
    assert not about(plan, "needs:")
    state.powers["germany"].pending = aircraft
    seen = ENGINE.view(state, "germany")
    assert "open" not in {mark.split(":")[3] for mark in about(td.hand(seen, say), "tech:germany:")}
    assert told(td.hand(seen, say), "why:one-tech") == [say(Msg("td-why-one-tech"))]


def test_technologies_and_what_became_of_them_differ_without_colour():
    assert len({outlines(chip(tech, "on", POLAR)) for tech in TECHS}) == len(TECHS)

    def shades(state: str) -> tuple[float, float]:
        """How light the ground is, and the picture on it."""
        ground, picture, *_ = chip("radar", state, POLAR)
        return lightness(light(ground.fill)), lightness(light(picture.fill))

    (_, dim), (paper, dark), (full, white) = map(shades, ("off", "open", "on"))
    assert full + 0.2 < white
    assert dark + 0.3 < paper
    assert dark + 0.1 < dim


def test_td_8_1_everybody_sees_the_sheets_when_technologies_are_turned_up():
    turned = Event(msg("td-log-tech-active", power=Msg("td-seat-uk"), tech=Msg("td-tech-radar")))
    assert td.RENDERER.great(position(1, 0), [turned]) == td.TECHNOLOGY
    assert not td.RENDERER.great(position(1, 0), [Event(msg("td-log-technology"))])


def test_td_v_14_a_hand_that_two_powers_share_tells_for_each_what_a_card_counts(say):
    state = ENGINE.new(("axis", "allies"), {"players": "2"}, SeededRng(b"shared hand"))
    state.hands["axis"].cards = ["germany_03", "japan_01"]
    seen = ENGINE.view(state, "axis")
    (german, japanese) = seen.hand
    for card, owner in ((german, "germany"), (japanese, "japan")):
        assert {use.power: use.event_ok for use in card.uses} == {
            power: power == owner for power in ("germany", "japan")
        }
    one, two = german.uses
    dearer = replace(german, uses=(one, replace(two, worth=german.op + 1)))
    plan = td.hand(replace(seen, hand=(dearer, japanese)), say)
    for card in seen.hand:
        assert about(plan, f"event:{card.id}:") == [f"event:{card.id}:yes"]
        assert about(plan, f"for:{card.id}:") == [
            f"for:{card.id}:{use.power}:{'yes' if use.event_ok else 'no'}" for use in card.uses
        ]
        assert not told(plan, f"why:{card.id}")  # lit and dim badges say all
    assert sorted(about(plan, "worth:")) == sorted(
        (
            f"worth:{german.id}:{german.op}:{one.power}",
            f"worth:{german.id}:{german.op + 1}:{two.power}",
        )
    )


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


def test_td_v_10_the_words_of_the_technology_sheets_name_what_is_developed(view, say):
    told = picture(GAME, view, say, focus="technology").alt
    assert len(told) <= 1024
    for power in view.powers:
        for tech in power.sheet.techs:
            assert not tech.active or say(Msg(f"td-tech-{tech.id}")) in told


@pytest.mark.parametrize("seat", POWERS)
def test_alt_text_of_a_hand(say, seat):
    seen = on_turn(seat)
    told = td.alt_hand(seen, say)
    assert len(told) <= 1024
    assert all(say(card.name) in told for card in seen.hand)


def test_the_same_view_gives_the_same_bytes():
    say = words("en").say
    assert picture(GAME, crowded(), say) == picture(GAME, crowded(), say)
    seen = on_turn("uk")
    assert picture(GAME, seen, say, hand=True) == picture(GAME, seen, say, hand=True)


def test_pictures_are_small():
    for seed, moves in SOME:
        for arctic in (False, True):
            drawn = picture(GAME, position(seed, moves, None, arctic), words("pl").say)
            assert len(drawn.png) <= 250 * 1024
    assert len(picture(GAME, crowded(), words("pl").say).png) <= 330 * 1024


def test_every_space_is_whole_in_some_zoom():
    for space in SPACES:
        x0, y0, x1, y1 = places.box_of(space, 8)
        assert any(
            w.x < x0 and x1 < w.x + w.width and w.y + 60 < y0 and y1 < w.y + w.height + 8
            for w in td.WINDOWS.values()
        ), space


@pytest.mark.parametrize("focus", td.WINDOWS)
def test_zooms_can_be_read_on_a_telephone(say, focus):
    plan = td.plan(on_turn(), say, focus=focus)
    assert board.NAME * 390 / plan.sheet.view.width >= 11
    assert about(plan, "strip")
    assert not about(plan, "panel:")


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
        td.hand(on_turn(power), say)
        td.alt_hand(on_turn(power), say)
