"""Section 4: the turn of the standard game."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.kit.simulate import QuickRng
from engines.overlord import ENGINE, components, flow, opening
from engines.overlord.game import Game
from engines.overlord.state import Rules
from tests.engines.overlord.table import Table, code_of, field_of, fight, orders, scenario, table

CHIEF = "allies_chief"
FAR = ", ALLIES I13 infantry, AXIS A13 infantry"


def small(units: str = "ALLIES G5 infantry, AXIS E5 infantry", **more) -> Table:
    return table(units + FAR, size="standard", **more)


def silent_turn(t: Table) -> None:
    turn = t.state.turn
    while t.state.turn == turn:
        t.press(t.asked[0], *ENGINE.offers(t.state)[t.asked[0]].default)


def test_ov_4_1_a_turn_is_one_card_orders_moves_battles_and_a_draw() -> None:
    t = small(
        "ALLIES G5 infantry, ALLIES G7 infantry, AXIS E5 infantry",
        hand="probe_center dig_in",
        pile="move_out",
    )
    t.state.camps["ALLIES"].size = 2
    seen = [t.state.phase]
    t.press(CHIEF, "self/probe_center")
    assert not t.keys(CHIEF, "self")  # one card
    t.press(CHIEF, "send")
    seen.append(t.state.phase)
    t.do(CHIEF, "play P-C: G5 G7")
    assert t.keys(CHIEF, "move") == ["move/g5", "move/g7"]
    t.do(CHIEF, "G5-F5; done")
    seen.append(t.state.phase)
    t.roll("SSS")
    t.do(CHIEF, "F5xE5")
    assert seen == ["select", "orders", "battle"]
    assert (t.state.side, t.state.turn) == ("AXIS", 2)
    assert t.state.camps["ALLIES"].hand == ["dig_in", "move_out"]


def test_ov_4_2_a_card_must_be_played_and_ambush_is_none() -> None:
    t = small(hand="probe_center ambush")
    assert t.keys(CHIEF) == ["self/probe_center"]
    assert code_of(t.refused(CHIEF, "send")) == "NOT_OFFERED"
    assert code_of(t.refused(CHIEF, "self AM")) == "NOT_OFFERED"
    t = small(hand="ambush ambush")
    assert t.state.side == "AXIS"
    assert (t.state.camps["ALLIES"].hand[0], t.state.discards.count("ambush")) == ("ambush", 3)
    assert all(unit.order is None for unit in t.state.units.values())


def test_ov_4_3_the_card_is_discarded_and_one_is_drawn() -> None:
    t = small(hand="probe_center dig_in", pile="firefight move_out")
    t.state.camps["ALLIES"].size = 2
    t.do(CHIEF, "self P-C; send")
    silent_turn(t)
    assert t.state.camps["ALLIES"].hand == ["dig_in", "move_out"]
    assert (t.state.discards[-1], t.state.pile) == ("probe_center", ["firefight"])


def test_ov_4_3_recon_draws_two_and_keeps_one() -> None:
    t = small(hand="recon_center", pile="move_out dig_in firefight")
    t.state.camps["ALLIES"].size = 1
    t.do(CHIEF, "self R-C; send")
    silent_turn(t)
    assert t.state.camps["ALLIES"].hand == []
    assert t.keys(CHIEF) == ["keep/firefight", "keep/dig_in"]
    t.press(CHIEF, "keep/dig_in")
    assert t.state.camps["ALLIES"].hand == ["dig_in"]
    assert t.state.discards[-1] == "firefight"


def test_ov_4_4_hands_are_those_of_the_scenario() -> None:
    raw = scenario("ALLIES I1 infantry, AXIS A1 infantry", size="standard")
    for camp, size in zip(raw["sides"], (4, 7), strict=True):
        camp["hand"] = size
    state = opening.set_up(field_of(raw).id, Rules(), {}, QuickRng(1))
    flow.run(Game(state, QuickRng(2)))
    assert [len(state.camps[side].hand) for side in ("AXIS", "ALLIES")] == [4, 7]


def test_ov_4_4_an_ambush_is_replaced_at_the_end_of_the_turn_before_the_active_player() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry, ALLIES G9 artillery, AXIS F9 infantry" + FAR,
        size="standard",
        enemy="ambush dig_in",
        hand="probe_left",
        ordered="E5 G9",
        pile="firefight move_out barrage",
        rules_of=Rules(ambush="ask"),
    )
    t.state.camps["AXIS"].size = t.state.camps["ALLIES"].size = 2
    t.do(CHIEF, "E5xE6")
    t.roll("SSS SSS")
    t.press("axis_chief", "use")
    assert t.state.camps["AXIS"].hand == ["dig_in"]
    t.do(CHIEF, "done")
    assert t.state.camps["AXIS"].hand == ["dig_in", "barrage"]
    assert t.state.camps["ALLIES"].hand == ["probe_left", "move_out"]


@pytest.mark.parametrize("reshuffle", [True, False])
def test_ov_4_5_the_discards_become_a_new_pile_unless_forbidden(reshuffle: bool) -> None:
    t = small(
        hand="probe_center dig_in", enemy="probe_center dig_in", options={"reshuffle": reshuffle}
    )
    t.state.pile, t.state.discards = [], ["move_out"] * 3
    t.do(CHIEF, "self P-C; send")
    silent_turn(t)
    assert bool(t.said("ov-reshuffled")) == reshuffle
    hand = t.state.camps["ALLIES"].hand
    if reshuffle:
        left = Counter(["move_out"] * 3 + ["probe_center"])
        assert Counter(hand[1:] + t.state.pile) == left
        assert len(hand) == 2
        assert t.state.discards == []
    else:
        assert hand == ["dig_in"]


def test_ov_4_6_all_movement_comes_before_the_first_battle() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES G5 infantry, AXIS E6 infantry" + FAR,
        ordered="E5 G5",
        size="standard",
    )
    assert code_of(t.refused(CHIEF, "E5xE6")) == "NOT_OFFERED"
    assert not t.keys(CHIEF, "attack")
    t.do(CHIEF, "G5-G6; done")
    assert t.keys(CHIEF, "attack")
    assert code_of(t.refused(CHIEF, "E5-F5")) == "NOT_OFFERED"


@pytest.mark.parametrize("first", components.SIDES)
def test_ov_4_7_the_scenario_names_the_side_that_begins(first: str) -> None:
    for size in ("standard", "overlord"):
        raw = scenario("ALLIES I1 infantry, AXIS A1 infantry", size=size, first=first)
        state = opening.set_up(field_of(raw).id, Rules(), {}, QuickRng(1))
        flow.run(Game(state, QuickRng(2)))
        assert (state.turn, state.side) == (1, first)
        assert list(ENGINE.offers(state)) == [f"{first.lower()}_chief"]
