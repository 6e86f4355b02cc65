"""Section 5: who is ordered, how often, and when it is final."""

from __future__ import annotations

import pytest

from engines.overlord import ENGINE, movement
from tests.engines.overlord.table import code_of, fight, orders, table

LEFT, CHIEF = "allies_left", "allies_chief"
FAR = ", ALLIES I20 infantry, AXIS A20 infantry"


@pytest.mark.parametrize("named", ["", "F2", "F2 F3", "F2 F3 F4"])
def test_ov_5_1_the_number_on_a_card_is_a_maximum(named: str) -> None:
    t = table(
        "ALLIES F2 infantry, ALLIES F3 infantry, ALLIES F4 infantry, AXIS A1 infantry",
        hand="attack_left dig_in",
    )
    t.do(CHIEF, "give A-L>L; send")
    t.press(LEFT, "lay/attack_left.1")
    offer = ENGINE.offers(t.state)[LEFT]
    assert (offer.least, offer.most) == (0, 3)
    t.press(LEFT, *(f"order/{cell.lower()}" for cell in named.split()))
    assert [cell for cell, unit in t.state.units.items() if unit.order] == named.split()


def test_ov_5_2_a_unit_has_one_order_a_turn() -> None:
    t = table(
        "ALLIES F4 infantry, ALLIES G1 infantry, ALLIES G7 infantry, AXIS A1 infantry",
        hand="probe_left attack_left dig_in",
    )
    t.do(CHIEF, "give P-L>L, A-L>L; send")
    t.do(LEFT, "play P-L @1: F4")
    assert code_of(t.refused(LEFT, "play A-L @2: F4")) == "NOT_OFFERED"
    assert t.cells(LEFT, "order") == ["G7"]


@pytest.mark.parametrize("section", [1, 2])
def test_ov_5_3_a_section_card_orders_who_stands_there_now(section: int) -> None:
    units = "ALLIES F3 infantry, ALLIES F4 infantry, ALLIES F5 infantry, AXIS A1 infantry"
    t = table(units, hand="probe_left dig_in")
    t.do(CHIEF, "give P-L>L; send")
    t.press(LEFT, f"lay/probe_left.{section}")
    assert t.cells(LEFT, "order") == (["F3", "F4"] if section == 1 else ["F4", "F5"])


def test_ov_5_4_all_units_of_a_card_are_named_before_the_first_moves() -> None:
    t = table("ALLIES F2 infantry, ALLIES F3 infantry, AXIS A1 infantry", hand="probe_left dig_in")
    t.do(CHIEF, "give P-L>L; send")
    t.press(LEFT, "lay/probe_left.1")
    assert not t.keys(LEFT, "move")
    t.press(LEFT, "order/f2")
    t.do(LEFT, "F2-E2")
    assert t.unit("F3").order is None
    assert t.state.phase == "select"  # no second naming


def test_ov_5_5_an_ordered_unit_need_not_move_and_need_not_battle() -> None:
    t = orders("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    t.do(LEFT, "E5-")
    assert t.state.phase == "battle"
    t.do(LEFT, "done")
    assert (t.state.side, t.figures("E6")) == ("AXIS", 4)


def test_ov_5_6_one_move_and_one_battle() -> None:
    t = orders(
        "ALLIES E5 armor, ALLIES E3 armor, AXIS E7 infantry, AXIS D3 infantry" + FAR,
        ordered="E5 E3",
    )
    t.do(LEFT, "E5-E6")
    assert code_of(t.refused(LEFT, "E6-F6")) == "IDLE"
    t.do(LEFT, "done")
    t.roll("SSS")
    t.do(LEFT, "E6xE7")
    assert code_of(t.refused(LEFT, "E6xE7")) == "NOT_OFFERED"
    t = fight("ALLIES E5 artillery, AXIS E8 infantry" + FAR, card="artillery_bombard")
    t.roll("SS")
    t.do(LEFT, "E5xE8")
    assert t.keys(LEFT, "attack") == ["attack/e5.e8"]  # unless a card adds one


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("armor_assault", "AA"),
        ("artillery_bombard", "AB"),
        ("behind_enemy_lines", "BL"),
        ("dig_in", "DI"),
        ("infantry_assault", "IA"),
        ("move_out", "MO"),
    ],
)
def test_ov_5_7_without_the_class_one_unit_of_any_class(card: str, code: str) -> None:
    lacks = "infantry" if card in ("armor_assault", "artillery_bombard") else "armor"
    t = table(
        f"ALLIES F2 {lacks}, ALLIES F3 {lacks}, AXIS A1 infantry, ALLIES G24 infantry, "
        "ALLIES G22 armor, ALLIES G23 artillery",
        hand=f"{card} probe_right",
    )
    t.roll("F")
    t.do(CHIEF, f"give {code}>L; send")
    if t.keys(LEFT, "lay"):
        t.press(LEFT, t.keys(LEFT, "lay")[0])
    assert t.cells(LEFT, "order") == ["F2", "F3"]
    t.press(LEFT, "order/f2")
    order = t.unit("F2").order
    assert order
    assert order.card == ""
    ordinary = {"infantry": 2, "armor": 3}[lacks]
    assert movement.allowance(t.state, "F2", t.unit("F2")) == ordinary
    assert t.unit("F3").order is None


@pytest.mark.parametrize(("card", "code"), [("close_assault", "CA"), ("firefight", "FF")])
def test_ov_5_7_close_assault_and_firefight_have_no_fallback(card: str, code: str) -> None:
    at = "F3" if card == "close_assault" else "D2"
    t = table(
        f"ALLIES F2 infantry, AXIS {'A1' if card == 'close_assault' else 'E2'} infantry, "
        f"ALLIES {at} infantry",
        hand=f"{card} dig_in",
    )
    t.do(CHIEF, f"give {code}>L; send")
    assert all(unit.order is None for unit in t.state.units.values())


def test_ov_5_8_the_list_is_final_when_locked() -> None:
    t = table("ALLIES F2 infantry, ALLIES F3 infantry, AXIS A1 infantry", hand="probe_left dig_in")
    t.do(CHIEF, "give P-L>L; send")
    t.do(LEFT, "play P-L @1: F2")
    assert code_of(t.refused(LEFT, "play P-L @1: F3")) == "NOT_OFFERED"
    assert t.unit("F3").order is None


@pytest.mark.parametrize("lake", ["", "E4"])
def test_ov_5_5_who_can_go_nowhere_is_not_asked_where_to(lake: str) -> None:
    around = [cell for cell in ("E4", "E6", "D4", "D5", "F4", "F5") if cell != lake]
    walls = ", ".join(f"ALLIES {cell} infantry" for cell in around)
    units = f"ALLIES E5 artillery, {walls}, ALLIES C1 infantry" + FAR
    t = orders(units, lake and f"{lake}:lake", ordered="C1 E5")
    t.press("allies_left", "stay")
    assert t.state.phase != "orders", "the gun stays by itself"
