"""8.19 to 8.24, 21.8, 21.9. Doctrines with caps, wishes and scripts as standing orders."""

from __future__ import annotations

import pytest

from engines.attack import ENGINE, doctrine
from engines.attack.orders import tactics
from engines.attack.orders.words import units
from engines.attack.state import Doctrine, Side
from engines.contract import Illegal, OrderBook, Orders
from tests.engines.attack.table import Table, faces

UKRAINE = {"red": "POL 6I+4T+3A+3P, GER 1I", "green": "UKR 3I+2T+2A+2P, IRQ 1I"}
ROLLS = [
    "I A A P P", "T A P P P P", "I I T A P P", "I T T P P -", "I I A -",
    "A P -", "I I", "P T -", "I T", "P P P",
]  # fmt: skip


def orders() -> Orders[object]:
    found = ENGINE.orders
    assert found
    return found  # type: ignore[return-value]


def side(reserve: str, battle: str = "", **how: object) -> Side:
    return Side(
        "red",
        units(reserve) if reserve else [0] * 4,
        units(battle) if battle else [0] * 4,
        Doctrine(**how),
        [0] * 4,
    )  # type: ignore[arg-type]


def test_at_27_5_at_8_23_the_battle_for_ukraine_runs_by_itself_from_a_script() -> None:
    """Nobody is asked: tan's choices are the script of the example, green's are `balanced`."""
    field = Table(UKRAINE)
    field.march("move", "5I+3T+2A+2P POL>UKR")
    filed = orders().read(field.state, "red", "doctrine balanced script 4I / 2T+P / ITAAP")
    said = orders().answer(field.state, "red", field.offers["red"], filed)
    assert said
    field.press("red", *said.picks)
    field.dice(*(n for roll in ROLLS for n in faces(roll)))
    field.press("green", "doctrine/balanced")
    told = [e.text.args for e in field.events if e.text.id == "at-log-half-round"]
    brought = [[part.args.get("n") for part in args["brought"]] for args in told]  # type: ignore[union-attr]
    assert brought[1] == [2, 1], "packet 1: two tanks, a plane"
    assert brought[3] == [1, 1, 2, 1], "packet 2: I T AA P"
    assert field.at("UKR") == "red 2A+1P"


def test_at_8_23_packet_0_must_be_exactly_the_opening_else_fill() -> None:
    assert doctrine.bring(side("9I+2T", script=["TTII"]), 0) == [2, 2, 0, 0]
    assert doctrine.bring(side("9I+2T", script=["TT"]), 0) == doctrine.fill(side("9I+2T"), 4)
    assert doctrine.bring(side("9I+1T", script=["TTII"]), 0) == doctrine.fill(side("9I+1T"), 4)
    assert doctrine.bring(side("2I+1T", script=["TII"]), 0) == [2, 1, 0, 0]


def test_at_8_23_units_come_in_the_order_written_as_far_as_reserve_and_limit_allow() -> None:
    two = ["IIII", "ITITT"]
    assert doctrine.bring(side("9I+9T", "2I", script=two), 1) == [1, 1, 0, 0]
    assert doctrine.bring(side("1I+9T", "1I", script=two), 1) == [1, 2, 0, 0]
    assert doctrine.bring(side("9I+1T", "1I", script=two), 1) == [2, 1, 0, 0]


def test_at_8_23_an_empty_packet_brings_nobody_unless_the_battle_would_be_empty() -> None:
    assert doctrine.bring(side("9I", "2I", script=["IIII", ""]), 1) == [0, 0, 0, 0]
    assert doctrine.bring(side("9I", "", script=["IIII", ""]), 1) == [1, 0, 0, 0]


def test_at_8_23_after_the_last_packet_fill_speaks() -> None:
    scripted = side("9I", "2I", script=["IIII", ""])
    assert doctrine.bring(scripted, 2) == doctrine.fill(scripted, 3)


def test_at_8_23_the_cap_does_not_touch_a_packet() -> None:
    assert sum(doctrine.bring(side("9I", "1I", cap=2, script=["IIII", "III"]), 1)) == 3


@pytest.mark.parametrize(
    "typed",
    [
        "shield",
        "balanced cap 5",
        "ptia",
        "tapi cap 20 want ip",
        "shield script 4I/2T+P/-/ITAAP",
        "steer script -/-/4T",
        "all_in want ia cap 1 script TTTT",
    ],
)
def test_at_8_19_what_is_typed_filed_and_picked_is_one_doctrine(typed: str) -> None:
    picks = tuple(tactics.keys(tactics.read(typed)))
    legal = {choice.key for choice in doctrine.choices(rival=False)}
    assert set(picks) <= legal
    assert len(picks) <= doctrine.MOST
    read = doctrine.read(picks)
    words = typed.split()
    assert read.steer is ("steer" in words)
    if "cap" in words:
        assert read.cap == int(words[words.index("cap") + 1])
    if "want" in words:
        assert read.want == words[words.index("want") + 1].upper()
    if words[0] in ("ptia", "tapi"):
        assert read.order == words[0].upper()
    if "4I/2T+P/-/ITAAP" in typed:
        assert read.script == ["IIII", "TTP", "", "ITAAP"]


@pytest.mark.parametrize(
    "typed",
    [
        "hope",
        "ptii",
        "shield cap 0",
        "shield cap x",
        "shield want q",
        "shield cap",
        "shield script IIIII",
        "shield script I/I/I/I/I/I/I",
        "shield script 4Q",
    ],
)
def test_at_28_55_bad_doctrines(typed: str) -> None:
    with pytest.raises(Illegal) as refused:
        tactics.read(typed)
    assert refused.value.reason.id == "turn-form"


def battle() -> Table:
    field = Table(UKRAINE)
    field.march("move", "5I+3T POL>UKR")
    return field


def picks(field: Table, seat: str, filed: OrderBook) -> tuple[str, ...]:
    said = orders().answer(field.state, seat, field.offers[seat], filed)
    assert said
    return said.picks


def test_at_8_24_a_defender_by_region_then_his_default_then_balanced() -> None:
    field = battle()
    both = orders().read(field.state, "green", "doctrine all_in; doctrine shield in UKR, IRQ")
    assert picks(field, "green", both) == ("doctrine/shield",)
    general = orders().read(field.state, "green", "doctrine all_in; doctrine shield in IRQ")
    assert picks(field, "green", general) == ("doctrine/all_in",)
    assert picks(field, "green", OrderBook()) == ("doctrine/balanced",)
    undone = OrderBook({**both.standing, "doctrine.ukraine": ""})
    assert picks(field, "green", undone) == ("doctrine/all_in",)


def test_at_8_24_an_attacker_is_not_led_by_what_he_filed_for_a_region_of_his_own() -> None:
    field = battle()
    filed = orders().read(field.state, "red", "doctrine shield in UKR; doctrine all_in")
    assert picks(field, "red", filed) == ("doctrine/all_in",)


def test_at_8_24_at_22_9_a_doctrine_is_frozen_when_the_battle_begins() -> None:
    field = Table(UKRAINE, options={"battles": "live"})
    field.march("move", "5I+3T POL>UKR")
    field.press("red", "doctrine/steer")
    field.press("green", "doctrine/shield")
    frozen = field.state.flow[-1].defender.doctrine  # type: ignore[union-attr]
    assert frozen.order == "ITAP"
    field.press("red", *field.offers["red"].default)
    assert field.state.flow[-1].defender.doctrine == frozen  # type: ignore[union-attr]


def test_at_9_5_at_21_10_a_volunteer_commands_by_the_doctrine_he_filed() -> None:
    field = Table({"red": "GER 9T", "green": "IRQ 1I", "blue": "BRA 1I"}, deck="oil4a")
    field.march("move", "8T GER>POL")
    filed = orders().read(field.state, "green", "garrisons shield cap 4")
    field.press("red", "doctrine/balanced")
    field.press("blue", *picks(field, "blue", OrderBook()))
    field.press("green", *picks(field, "green", filed))
    assert field.event("at-log-command").text.args["seat"].id == "at-seat-green"  # type: ignore[union-attr]
    opening = [e for e in field.events if e.text.id == "at-log-opening"][1]
    assert opening.text.args["units"][0].args["n"] == 3  # type: ignore[index, union-attr]
