"""Section 12: medals, objectives, exits, victory."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, medals, opening, recovery
from engines.overlord.game import Game, Over
from engines.overlord.state import Rules, State
from tests.engines.overlord.table import Table, field_of, fight, orders, scenario, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
SPARE = ", ALLIES E15 infantry" + FAR


def goal(
    kind: str, needed: int = 1, hexes: tuple[str, ...] = ("E6", "E7"), **more: Any
) -> list[dict[str, Any]]:
    return [
        {
            "id": "g",
            "side": "ALLIES",
            "hexes": list(hexes),
            "hexes_needed": needed,
            "medals": 1,
            "kind": kind,
        }
        | more
    ]


def held(t: Table, side: str = "ALLIES") -> bool:
    return t.state.camps[side].objectives == ["g"]  # type: ignore[index]


def settled(t: Table) -> bool:
    """Who holds what, after somebody was put somewhere."""
    medals.check(Game(t.state, t.dice))
    return held(t)


def test_ov_12_1_the_last_medal_ends_the_battle_at_once() -> None:
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR, medals=1)
    t.roll("GSS")
    t.press("allies_left", "attack/e5.e6")
    assert (t.state.winner, t.state.reason) == ("ALLIES", "medals")
    assert ENGINE.offers(t.state) == {}


def test_ov_12_1_in_the_enemys_turn_too_and_surplus_does_not_count() -> None:
    t = fight("ALLIES E5 armor 1, AXIS E6 infantry" + FAR, enemy="ambush probe_left", medals=1)
    t.state.camps["AXIS"].exits = 4
    t.press("axis_chief", "sheet/e6.yes")
    t.roll("ASS")
    t.press("allies_left", "attack/e5.e6")
    assert (t.state.winner, t.state.side) == ("AXIS", "ALLIES")
    result = ENGINE.result(t.state)
    assert result
    assert set(result.winners) == {"axis_chief", "axis_left", "axis_center", "axis_right"}


def test_ov_12_2_a_side_without_units_has_lost_whatever_the_medals() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1")
    t.state.camps["AXIS"].exits = 5
    t.roll("ISS")
    t.press("allies_left", "attack/e5.e6")
    assert (t.state.winner, t.state.reason) == ("ALLIES", "units")


def test_ov_12_3_medals_are_units_objectives_and_exits_on_one_track() -> None:
    exits = [{"side": "ALLIES", "hexes": ["A5"], "medals": 2}]
    t = orders(
        "ALLIES B5 infantry, ALLIES E15 infantry, ALLIES E20 infantry, AXIS E21 infantry 1, "
        "AXIS A26 infantry",
        ordered="B5 E15 E20",
        exits=exits,
        objectives=goal("temporary", hexes=("E16",)),
    )
    t.do("allies_left", "B5-A5-exit")
    t.do("allies_center", "E15-E16")
    t.do("allies_right", "done")
    t.roll("ISS")
    t.press("allies_right", "attack/e20.e21")
    own = next(side for side in ENGINE.view(t.state, None).sides if side.side == "ALLIES")
    assert (own.from_units, own.from_objectives, own.from_exits, own.medals) == (1, 1, 2, 4)


def test_ov_12_4_objectives_are_not_gained_in_passing() -> None:
    t = orders(
        "ALLIES E5 armor" + SPARE, objectives=goal("permanent", hexes=("E6",)), ordered="E5 E15"
    )
    t.do("allies_left", "E5-E6-E7")
    assert not held(t)
    t = orders(
        "ALLIES E5 armor" + SPARE, objectives=goal("permanent", hexes=("E6",)), ordered="E5 E15"
    )
    t.do("allies_left", "E5-E6")
    assert held(t)


def test_ov_12_4_retreats_and_losses_count_for_objectives_at_once() -> None:
    at = "AXIS E6 infantry"
    mine = goal("temporary", hexes=("E6",), side="AXIS")
    for units, dice in ((f"ALLIES E5 infantry, {at} 1", "ISS"), (f"ALLIES E5 infantry, {at}", "F")):
        t = fight(units + FAR, objectives=mine)
        medals.check(Game(t.state, t.dice))
        assert held(t, "AXIS")
        t.roll(dice.ljust(3, "S"))
        t.press("allies_left", "attack/e5.e6")
        if t.keys("axis_right", "retreat"):
            t.press("axis_right", "retreat/d6")
        assert not held(t, "AXIS")


@pytest.mark.parametrize(
    ("kind", "kept"),
    [("temporary", False), ("permanent", True), ("last_to_occupy", True), ("sole_control", False)],
)
def test_ov_12_5_to_12_10_what_is_kept_after_leaving(kind: str, kept: bool) -> None:
    """OV-12.5, OV-12.6, OV-12.7, OV-12.10"""
    t = orders("ALLIES E5 infantry" + SPARE, objectives=goal(kind), ordered="E5 E15")
    t.do("allies_left", "E5-E6")
    assert held(t)
    t = orders("ALLIES E6 infantry" + SPARE, objectives=goal(kind), ordered="E6 E15")
    assert settled(t)
    t.do("allies_left", "E6-E5")
    assert held(t) == kept


@pytest.mark.parametrize("kind", ["temporary", "permanent", "last_to_occupy", "sole_control"])
def test_ov_12_5_as_many_hexes_as_needed(kind: str) -> None:
    t = table("ALLIES E6 infantry" + FAR, objectives=goal(kind, 2))
    assert not settled(t)
    t = table("ALLIES E6 infantry, ALLIES E7 infantry" + FAR, objectives=goal(kind, 2))
    assert settled(t)


@pytest.mark.parametrize(
    ("kind", "kept"), [("last_to_occupy", False), ("permanent", True), ("temporary", False)]
)
def test_ov_12_6_lost_when_an_enemy_stands_there(kind: str, kept: bool) -> None:
    """OV-12.7: what is permanent is never lost."""
    t = table("ALLIES E5 infantry, AXIS E7 infantry" + FAR, objectives=goal(kind))
    t.state.camps["ALLIES"].objectives = ["g"]
    assert settled(t) == kept


def test_ov_12_6_an_enemy_beside_enough_own_units_changes_nothing() -> None:
    t = table("ALLIES E6 infantry, AXIS E7 infantry" + FAR, objectives=goal("last_to_occupy"))
    assert settled(t)


def test_ov_12_8_turn_start_objectives_wait_for_the_next_own_turn() -> None:
    t = orders("ALLIES E5 infantry" + FAR, objectives=goal("turn_start"))
    t.do("allies_left", "E5-E6")
    assert not held(t)
    assert t.state.side == "AXIS"
    t.press("axis_chief", "give/probe_center.center")
    t.roll("FF")
    t.press("axis_chief", "send")
    t.defaults()
    assert t.state.side == "ALLIES"
    assert held(t)


def test_ov_12_8_lost_at_the_start_of_any_turn() -> None:
    for side in ("ALLIES", "AXIS"):
        t = table("ALLIES E5 infantry" + FAR, objectives=goal("turn_start"))
        t.state.camps["ALLIES"].objectives = ["g"]
        assert settled(t), "not in the middle of a turn"
        recovery.begin_turn(Game(t.state, t.dice), side)  # type: ignore[arg-type]
        assert not held(t)


def test_ov_12_8_not_gained_at_the_start_of_the_enemys_turn() -> None:
    t = table("ALLIES E6 infantry" + FAR, objectives=goal("turn_start"))
    t.state.camps["ALLIES"].objectives = []
    recovery.begin_turn(Game(t.state, t.dice), "AXIS")
    assert not held(t)
    recovery.begin_turn(Game(t.state, t.dice), "ALLIES")
    assert held(t)


@pytest.mark.parametrize(
    ("units", "gained"),
    [
        ("ALLIES E6 infantry", True),
        ("ALLIES E6 infantry, AXIS E7 infantry", False),
        ("ALLIES E6 infantry, ALLIES E8 infantry, AXIS E7 infantry", True),
        ("AXIS E7 infantry", False),
    ],
)
def test_ov_12_9_majority_needs_more_than_the_enemy(units: str, gained: bool) -> None:
    t = table(units + FAR, objectives=goal("majority", hexes=("E6", "E7", "E8")))
    assert settled(t) == gained


@pytest.mark.parametrize(("enemy", "gained"), [("E7", False), ("E9", True)])
def test_ov_12_10_sole_control_bears_no_enemy(enemy: str, gained: bool) -> None:
    t = table(f"ALLIES E6 infantry, AXIS {enemy} infantry" + FAR, objectives=goal("sole_control"))
    assert settled(t) == gained


@pytest.mark.parametrize(("kind", "counts"), [("temporary", True), ("turn_start", False)])
def test_ov_12_11_what_is_held_at_the_start_counts_at_once(kind: str, counts: bool) -> None:
    raw = scenario("ALLIES E6 infantry" + FAR, objectives=goal(kind), first="AXIS")
    field = field_of(raw)
    state: State = opening.set_up(field.id, Rules(), {}, QuickRng(1))
    opening.deal(Game(state, QuickRng(1)))
    assert (state.camps["ALLIES"].objectives == ["g"]) == counts


EXITS = [{"side": "ALLIES", "hexes": ["A5"], "medals": 2}]


def test_ov_12_12_units_leave_over_exits_with_a_hex_of_movement_left() -> None:
    t = orders("ALLIES B5 infantry" + SPARE, exits=EXITS, ordered="B5 E15")
    t.do("allies_left", "B5-A5-exit")
    assert t.state.camps["ALLIES"].exits == 2
    assert "u0" not in {unit.id for unit in t.state.units.values()}
    assert t.state.camps["ALLIES"].lost == [], "out of play and not eliminated"
    assert t.state.camps["AXIS"].units == 0
    t = orders("ALLIES C5 infantry" + SPARE, exits=EXITS, ordered="C5 E15")
    t.press("allies_left", "move/c5")
    assert not t.keys("allies_left", "exit")


def test_ov_12_12_a_unit_on_the_exit_leaves_and_the_enemy_does_not() -> None:
    t = orders("ALLIES A5 infantry" + SPARE, exits=EXITS, ordered="A5 E15")
    t.press("allies_left", "move/a5")
    assert t.cells("allies_left", "exit") == ["A5"]
    t = orders(
        "AXIS A5 infantry, ALLIES I1 infantry, AXIS A20 infantry",
        side="AXIS",
        exits=EXITS,
        ordered="A5",
    )
    t.press("axis_right", "move/a5")
    assert not t.keys("axis_right", "exit")


def test_ov_12_12_not_after_a_stop_nor_by_the_bonus_of_a_road() -> None:
    t = orders("ALLIES B5 infantry" + SPARE, "A5:forest", exits=EXITS, ordered="B5 E15")
    t.press("allies_left", "move/b5")
    assert not t.keys("allies_left", "exit")
    road = "C5:road B4:road B5:road A5:road"
    t = orders("ALLIES C5 infantry" + SPARE, road, exits=EXITS, ordered="C5 E15")
    t.press("allies_left", "move/c5")
    assert "to/a5" in t.keys("allies_left")
    assert not t.keys("allies_left", "exit")


def test_ov_12_12_the_last_unit_may_win_by_leaving() -> None:
    t = orders("ALLIES A5 infantry, AXIS A20 infantry", exits=EXITS, ordered="A5", medals=2)
    t.do("allies_left", "A5-exit")
    assert (t.state.winner, t.state.reason) == ("ALLIES", "medals")


@pytest.mark.parametrize("side", ["ALLIES", "AXIS"])
def test_ov_12_13_of_two_winners_the_one_whose_turn_it_is(side: str) -> None:
    t = table(side=side, medals=3)
    for camp in t.state.camps.values():
        camp.exits = 3
    with pytest.raises(Over):
        medals.check_units(Game(t.state, t.dice))
    assert t.state.winner == side


def test_ov_12_13_medals_of_the_other_do_not_come_before_the_units_of_the_mover() -> None:
    """An event that gives the enemy his medals and takes his last unit."""
    t = table("ALLIES E5 infantry, AXIS A1 infantry", medals=3)
    del t.state.units["A1"]
    t.state.camps["AXIS"].exits = 3
    with pytest.raises(Over):
        medals.check_units(Game(t.state, t.dice))
    assert (t.state.winner, t.state.reason) == ("ALLIES", "units")


def test_ov_12_14_the_result_names_winner_medals_and_reason() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, medals=1)
    t.roll("ISS")
    t.press("allies_left", "attack/e5.e6")
    said = t.said("ov-won")[0].args
    assert (said["n"], said["m"], said["reason"]) == (1, 0, "medals")
    result = ENGINE.result(t.state)
    assert result
    assert result.reason == "medals"
    assert result.points["allies_left"] == 1
    assert result.points["axis_left"] == 0
    assert result.ranking[0] == result.winners


@pytest.mark.parametrize("side", ["axis", "allies"])
def test_ov_12_14_a_side_that_resigns_has_lost(side: str) -> None:
    t = table()
    for role in ("chief", "left", "center", "right"):
        ENGINE.concede(t.state, f"{side}_{role}", t.dice)
    result = ENGINE.result(t.state)
    assert result
    assert result.reason == "conceded"
    assert not any(seat.startswith(side) for seat in result.winners)


def test_ov_12_15_a_battle_nobody_fights_comes_to_an_end() -> None:
    t = table(
        "ALLIES E5 infantry, AXIS A5 infantry",
        size="standard",
        hand="probe_left dig_in",
        enemy="probe_left dig_in",
    )
    for _ in range(300):
        if t.state.winner:
            break
        for seat in t.asked:
            offer = ENGINE.offers(t.state).get(seat)
            if offer:
                t.press(seat, *offer.default)
    assert (t.state.winner, t.state.reason) == ("AXIS", "silence")


def test_ov_35_49_a_temporary_objective_goes_with_its_last_unit() -> None:
    t = orders("ALLIES E6 infantry" + SPARE, objectives=goal("temporary"), ordered="E6 E15")
    assert settled(t)
    t.do("allies_left", "E6-E7")
    assert held(t), "one of the two hexes is enough"
    t = orders("ALLIES E7 infantry" + SPARE, objectives=goal("temporary"), ordered="E7 E15")
    assert settled(t)
    t.do("allies_left", "E7-E8")
    assert not held(t)
