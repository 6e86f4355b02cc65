"""Section 16: teams and set-up of Overlord."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.kit.simulate import QuickRng, walk
from engines.overlord import ENGINE, flow, library, opening, roles
from engines.overlord.components import AIR_SORTIE, SIDES, deck
from engines.overlord.game import Game
from engines.overlord.state import Rules, State
from tests.engines.overlord.table import field_of, scenario, table

OMAHA = library.field("ov-01-bloody-omaha")
EVERY = roles.seats(OMAHA)


def people(**options: str) -> list[list[str]]:
    return [list(chair) for chair in ENGINE.chairs(options)]


def team(side: str, **options: str) -> list[str]:
    """The chairs of a side by the first letters of their roles: `k` `l` `c` `r`."""
    letters = {"chief": "k", "left": "l", "center": "c", "right": "r"}
    found = []
    for chair in ENGINE.chairs(options):
        if chair[0].startswith(side):
            found.append("".join(letters[seat.partition("_")[2]] for seat in chair))
    return found


def new(**options: str) -> State:
    return ENGINE.new(EVERY, options, QuickRng(1))


def test_ov_16_1_four_roles_a_side_and_eight_players() -> None:
    """OV-35.12"""
    assert Counter(seat.partition("_")[0] for seat in EVERY) == {"axis": 4, "allies": 4}
    assert ENGINE.options[1].values[0] == "8"
    assert all(len(chair) == 1 for chair in people())
    assert ENGINE.check(EVERY, {}) is None
    assert ENGINE.check(EVERY[:-1], {}) is not None, "all roles take part"


@pytest.mark.parametrize(
    ("size", "chairs"),
    [("1", ["klcr"]), ("2", ["kc", "lr"]), ("3", ["kc", "l", "r"]), ("4", ["k", "l", "c", "r"])],
)
def test_ov_16_2_roles_by_size_of_the_team(size: str, chairs: list[str]) -> None:
    """OV-16.3: of three the commander is the center general too."""
    assert team("axis", axis_team=size) == chairs


@pytest.mark.parametrize(
    ("size", "pair", "together"),
    [("2", "shared", True), ("2", "split", False), ("3", "shared", False), ("1", "split", True)],
)
def test_ov_16_4_partners_of_two_play_and_see_everything(size, pair, together) -> None:
    """OV-16.3: two or one play the side jointly; `split` is an option."""
    options = {"axis_team": size, "allies_team": "4", "pair": pair}
    joint = ENGINE.shared_seats(options)
    assert any("axis_left" in group and "axis_chief" in group for group in joint) == together
    assert not any("allies_left" in group for group in joint)
    state = new(**options)
    assert bool(ENGINE.view(state, "axis_left").hand) == together
    assert ENGINE.view(state, "axis_chief").hand


def test_ov_16_4_partners_see_all_cards_given() -> None:
    for pair, seen in (("shared", True), ("split", False)):
        t = table(
            "ALLIES F2 infantry, ALLIES F12 infantry, AXIS A1 infantry",
            hand="probe_center dig_in",
            rules_of=Rules(players=4, pair=pair),
        )
        t.press("allies_chief", "give/probe_center.center")
        t.roll("F")
        t.press("allies_chief", "send")
        assert bool(ENGINE.view(t.state, "allies_right").given) == seen


@pytest.mark.parametrize(
    ("players", "sizes"), [("2", (1, 1)), ("4", (2, 2)), ("6", (3, 3)), ("8", (4, 4))]
)
def test_ov_16_5_even_numbers_are_shared_out_evenly(players: str, sizes: tuple[int, int]) -> None:
    options = {"players": players}
    assert (len(team("axis", **options)), len(team("allies", **options))) == sizes


@pytest.mark.parametrize("players", ["3", "5", "7"])
def test_ov_16_5_the_odd_one_joins_the_side_with_more_units(players: str) -> None:
    units = Counter(unit.side for unit in OMAHA.scenario.units)
    more = max(units, key=lambda side: units[side]).lower()
    assert units["AXIS"] != units["ALLIES"]
    fewer = "allies" if more == "axis" else "axis"
    assert len(team(more, players=players)) == len(team(fewer, players=players)) + 1


@pytest.mark.parametrize(
    ("hands", "first", "larger"),
    [
        ((5, 6), "AXIS", "ALLIES"),
        ((6, 5), "ALLIES", "AXIS"),
        ((6, 6), "AXIS", "AXIS"),
        ((6, 6), "ALLIES", "ALLIES"),
    ],
)
def test_ov_16_5_then_the_larger_hand_then_the_first_side(hands, first, larger) -> None:
    raw = scenario("ALLIES I1 infantry, AXIS A1 infantry", first=first)
    for camp, hand in zip(raw["sides"], hands, strict=True):
        camp["hand"] = hand
    teams = roles.teams(field_of(raw), Rules(players=5))
    assert max(teams, key=lambda side: teams[side]) == larger


def test_ov_16_5_other_splits_by_agreement() -> None:
    options = {"axis_team": "1", "allies_team": "4"}
    assert (len(team("axis", **options)), len(team("allies", **options))) == (1, 4)
    assert ENGINE.check(EVERY, options) is None
    assert ENGINE.check(EVERY, {"axis_team": "5"}) is not None


def test_ov_16_6_roles_stay_the_same_all_game() -> None:
    options = {"players": "3"}
    before = ENGINE.chairs(options)
    state, dice = new(**options), QuickRng(2)
    for n, (offers, _, _) in enumerate(walk(ENGINE, state, dice, QuickRng(3))):
        assert set(offers) <= set(EVERY)
        if n > 300:
            break
    assert ENGINE.chairs(options) == before


def test_ov_16_7_standard_battles_are_for_two() -> None:
    assert ENGINE.chairs({"scenario": "tr-01-crossroads", "players": "8", "axis_team": "4"}) == (
        ("axis_chief",),
        ("allies_chief",),
    )
    assert ENGINE.shared_seats({"scenario": "tr-01-crossroads"}) == ()
    assert ENGINE.check(("axis_chief", "allies_chief"), {"scenario": "tr-01-crossroads"}) is None
    assert ENGINE.check(EVERY, {"scenario": "tr-01-crossroads"}) is not None


def test_ov_16_8_the_board_is_26_by_9_in_six_sections_as_the_scenario_says() -> None:
    """OV-35.13"""
    state = new()
    view = ENGINE.view(state, None)
    assert (view.wide, view.rows, len(view.lines) + 1) == (26, 9, 6)
    assert len(view.hexes) == 230
    assert {(u.at, u.side, u.type) for u in view.units} == {
        (unit.at, unit.side, unit.type) for unit in OMAHA.scenario.units
    }
    lying = {cell.at: cell.terrain for cell in view.hexes}
    assert all(lying[p.at] == p.terrain for p in OMAHA.scenario.hexes if p.terrain)


def test_ov_16_9_each_commander_is_dealt_his_hand_and_generals_hold_nothing() -> None:
    state = new()
    for side in SIDES:
        assert len(state.camps[side].hand) == OMAHA.camps[side].hand
    held = [card for camp in state.camps.values() for card in camp.hand]
    assert Counter(held + state.pile) == Counter(deck(True, False))
    for seat in EVERY:
        assert bool(ENGINE.view(state, seat).hand) == seat.endswith("_chief")


@pytest.mark.parametrize("first", ["AXIS", "ALLIES"])
def test_ov_16_9_the_first_side_is_dealt_first(first: str) -> None:
    field = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry", first=first))
    state = opening.set_up(field.id, Rules(), {}, QuickRng(1))
    game = Game(state, QuickRng(1))
    opening.deal(game)
    told = [event.audience for event in game.events if event.text.id == "ov-you-draw"]
    second = "ALLIES" if first == "AXIS" else "AXIS"
    assert told == [(f"{first.lower()}_chief",), (f"{second.lower()}_chief",)]


@pytest.mark.parametrize(("air", "sorties"), [("off", 0), ("on", 4)])
def test_ov_16_10_without_the_air_module_there_are_no_sorties(air: str, sorties: int) -> None:
    state = new(scenario="ov-06-kursk-steppe", air=air)
    laid = sum(camp.sorties for camp in state.camps.values())
    assert state.pile.count(AIR_SORTIE) + laid == sorties


def test_ov_16_11_before_the_first_turn_a_side_talks_its_commander_included() -> None:
    """It ends when the first turn begins."""
    state = new(scenario="ov-06-kursk-steppe", air="ask")
    assert state.turn == 0
    for side, seats in ENGINE.councils(state).items():
        assert set(seats) == {f"{side}_{role}" for role in ("chief", "left", "center", "right")}
    for chief in ("axis_chief", "allies_chief"):
        ENGINE.apply(state, chief, ("no",), QuickRng(1))
    (chief,) = [seat for seat in ENGINE.offers(state) if seat.endswith("_chief")]
    gift = next(c for c in ENGINE.offers(state)[chief].choices if c.verb in ("give", "self"))
    ENGINE.apply(state, chief, (gift.key,), QuickRng(1))
    for side, seats in ENGINE.councils(state).items():
        assert f"{side}_chief" not in seats
        assert f"{side}_left" in seats


def test_ov_16_12_air_then_the_commissar_then_the_first_sides_turn() -> None:
    raw = scenario(
        "ALLIES E5 infantry RU, AXIS A1 infantry",
        rules={"ALLIES": ["commissar"]},
        nations={"ALLIES": "RU"},
        first="AXIS",
        options={"air_rules": "by_agreement"},
    )
    field, dice = field_of(raw), QuickRng(1)
    state = opening.set_up(field.id, Rules(), {}, dice)
    assert set(flow.asked(state)) == {"axis_chief", "allies_chief"}
    assert all(offer.sealed for offer in flow.asked(state).values())
    assert not state.camps["ALLIES"].hand, "agreed before the deal"
    for chief in ("allies_chief", "axis_chief"):
        ENGINE.apply(state, chief, ("yes",), dice)
    asked = ENGINE.offers(state)
    assert list(asked) == ["allies_chief"]
    assert asked["allies_chief"].question.id == "ov-ask-first-chips"
    before = ENGINE.view(state, None)
    for _ in range(3):
        (pick, *_) = ENGINE.offers(state)["allies_chief"].choices
        ENGINE.apply(state, "allies_chief", (pick.key,), dice)
    assert before.phase == "setup"
    assert len(state.camps["ALLIES"].commissar) == 3
    assert (state.turn, state.side, list(ENGINE.offers(state))) == (1, "AXIS", ["axis_chief"])


# ---- whose hands are shown


def test_ov_16_3_a_hand_that_one_person_sees_from_several_seats_is_shown_once() -> None:
    def shown(players: int, *seats: str, **more: str) -> tuple[str, ...]:
        return ENGINE.distinct_hands({"players": str(players), **more}, seats)

    side = ("axis_chief", "axis_left", "axis_center", "axis_right")
    assert shown(2, *side) == ("axis_chief",)
    assert shown(4, "axis_left", "axis_right") == ("axis_left",), "partners who do all together"
    assert shown(4, *side[1::2], pair="split") == ("axis_left", "axis_right"), "each has own cards"
    assert shown(4, *side[::2], pair="split") == ("axis_chief",)
    assert shown(8, "axis_left") == ("axis_left",)
    assert shown(2, *side, "allies_left") == ("axis_chief", "allies_left")
