"""Sections 27, 31 and 36: standing orders, orders as text, and what is refused."""

from __future__ import annotations

import pytest

from engines.contract import OrderBook
from engines.overlord import ENGINE
from engines.overlord.state import Rules
from tests.engines.overlord.table import ORDERS, Table, code_of, fight, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"


def read(t: Table, seat: str, text: str) -> OrderBook:
    assert ENGINE.orders
    return ENGINE.orders.read(t.state, seat, text)


def answered(t: Table, seat: str, **standing: str) -> tuple[str, ...] | None:
    assert ENGINE.orders
    offer = ENGINE.offers(t.state)[seat]
    filed = OrderBook({name.replace("_", "."): value for name, value in standing.items()})
    answer = ENGINE.orders.answer(t.state, seat, offer, filed)
    return answer.picks if answer else None


def retreating(**more) -> Table:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, **more)
    t.roll("FSS")
    t.do("allies_left", "E5xE6")
    return t


# ---- 27


def test_ov_27_17_without_an_order_the_way_is_chosen_by_default() -> None:
    assert answered(retreating(), "axis_right") == ("retreat/d6",) or answered(
        retreating(), "axis_right"
    ) == ("retreat/d5",)
    assert answered(retreating(rules_of=Rules(interrupts="ask")), "axis_right") is None


@pytest.mark.parametrize(("said", "way"), [("left", "retreat/d6"), ("right", "retreat/d5")])
def test_ov_27_27_a_side_to_retreat_to(said: str, way: str) -> None:
    assert answered(retreating(), "axis_right", retreat=said) == (way,)


def test_ov_27_27_the_narrower_order_wins() -> None:
    t = retreating()
    assert answered(t, "axis_right", retreat="left", retreat_infantry="right") == ("retreat/d5",)
    assert answered(t, "axis_right", retreat="left", retreat_E6="ask") is None


def test_ov_27_16_flags_are_ignored_unless_told_otherwise() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "E6:sandbag@AXIS")
    t.roll("FS")
    t.do("allies_left", "E5xE6")
    assert answered(t, "axis_right") == ("ignore/1",)
    assert answered(t, "axis_right", flags="yield") == ("ignore/0",)
    assert answered(t, "axis_right", flags="ask") is None


def test_ov_27_19_taking_ground_is_asked_unless_told() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR)
    t.roll("ISS")
    t.do("allies_left", "E5xE6")
    assert answered(t, "allies_left") is None
    assert answered(t, "allies_left", ground="yes") == ("ground/yes",)


def test_ov_27_28_the_best_overrun() -> None:
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry, AXIS D6 infantry 2" + FAR)
    t.roll("GSS")
    t.do("allies_left", "E5xE6+")
    assert answered(t, "allies_left", overrun="best") == ("attack/e6.d6",)
    assert answered(t, "allies_left", overrun="none") == ("halt",)


def test_ov_27_27_the_menu_files_what_is_ticked() -> None:
    assert ENGINE.orders
    filed = OrderBook()
    ENGINE.orders.set(filed, ("retreat/left", "flags/yield"))
    assert filed.standing == {"retreat": "left", "flags": "yield"}
    assert ENGINE.orders.menu(table().state, "axis_left", filed).answered == (
        "flags/yield",
        "retreat/left",
    )


# ---- 31


def test_ov_31_18_sheet_and_standing_orders_in_words() -> None:
    t = table()
    assert read(t, "axis_chief", "ambush E8 yes, D5 armor, others no").standing == {
        "ambush.E8": "yes",
        "ambush.D5": "armor",
        "ambush": "no",
    }
    assert read(t, "axis_left", "standing retreat=left flags=ignore").standing == {
        "retreat": "left",
        "flags": "ignore",
    }


@pytest.mark.parametrize("typed", ["E5xE6", "e5 x e6", "E5*E6", "e5:e6"])
def test_ov_31_21_attacks_may_be_written_in_many_ways(typed: str) -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    assert read(t, "allies_left", typed).plan == [typed]


def test_ov_31_13_the_first_legal_of_several_targets() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    t.roll("SSS")
    t.do("allies_left", "E5xE8/E6")
    assert t.state.attack
    assert t.state.attack.target == "E6"


def test_ov_31_23_a_line_that_is_not_legal_any_more_is_passed_over() -> None:
    t = fight("ALLIES E5 armor, ALLIES E7 infantry, AXIS E6 infantry 1" + FAR, ordered="E5 E7")
    filed = read(t, "allies_left", "E5xE6=; E7xE6")
    t.roll("ISS")
    while filed.plan:
        offer = ENGINE.offers(t.state).get("allies_left")
        if offer is None:
            break
        answer = ORDERS.answer(t.state, "allies_left", offer, filed)
        if answer is None:
            break
        assert answer.stop is None
        t.press("allies_left", *answer.picks)
    assert t.state.phase == "select"


def test_ov_31_10_done_after_the_last_move_ends_no_battles() -> None:
    t = orders("ALLIES E5 infantry, AXIS E8 infantry" + FAR)
    t.do("allies_left", "E5-E6; done")
    assert t.state.phase == "battle"


# ---- 36


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        ("allies_left", "E5-Z9", "UNREAD"),
        ("allies_left", "dance", "UNREAD"),
        ("allies_left", "E4-E5", "IDLE"),
        ("allies_left", "F1-F2", "IDLE"),
        ("allies_left", "E5-E6", "NOT_OFFERED"),
        ("allies_left", "E5-F4", "NOT_OFFERED"),
        ("allies_left", "E5-E2", "NOT_OFFERED"),
        ("allies_left", "E5-C5", "NOT_OFFERED"),
        ("allies_left", "E5-D5-C4-E9", "NOT_OFFERED"),
        ("allies_left", "E5-E4-exit", "NOT_OFFERED"),
        ("allies_left", "E5xE7", "NOT_OFFERED"),
        ("allies_left", "give P-L>L", "NOT_YOUR_ROLE"),
        ("axis_left", "E7-E8", "NOT_OFFERED"),
        ("allies_left", "standing dance=yes", "FORM"),
        ("allies_left", "ground yes", "NOT_OFFERED"),
        ("allies_chief", "visit C", "NOT_OFFERED"),
    ],
)
def test_ov_36_2_moves_that_are_refused(seat: str, text: str, code: str) -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES F1 infantry, ALLIES E6 infantry, AXIS E7 infantry" + FAR,
        "F4:river D4:forest D5:forest",
        ordered="E5 I20",
    )
    assert code_of(t.refused(seat, text)) == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("E5xE9", "NOT_OFFERED"),
        ("E5xC6", "NOT_OFFERED"),
        ("E5xE4", "NOT_OFFERED"),
        ("G1xG2", "NOT_OFFERED"),
        ("E11xE12", "NOT_OFFERED"),
        ("E5 wire", "NOT_OFFERED"),
        ("E5-E6", "NOT_OFFERED"),
    ],
)
def test_ov_36_2_battles_that_are_refused(text: str, code: str) -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, AXIS C6 infantry, AXIS E9 infantry, "
        "ALLIES E11 infantry" + FAR,
        "D5:forest",
    )
    assert code_of(t.refused("allies_left", text)) == code


def test_ov_36_2_a_unit_that_has_battled_is_spent() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES E9 infantry, AXIS E11 infantry" + FAR,
        ordered="E5 E9",
    )
    t.roll("SS")
    t.do("allies_left", "E5xE7")
    assert code_of(t.refused("allies_left", "E5xE7")) == "NOT_OFFERED"


def test_ov_36_4_nothing_more_when_the_battle_is_over() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, medals=1)
    t.roll("ISS")
    t.do("allies_left", "E5xE6")
    assert code_of(t.refused("allies_left", "E5xE6")) == "NOT_OFFERED"
