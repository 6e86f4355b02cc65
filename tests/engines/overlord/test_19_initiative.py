"""Section 19: the initiative die."""

from __future__ import annotations

import pytest

from engines.contract import OrderBook
from engines.overlord import ENGINE, initiative, library, roles
from engines.overlord.components import NUMBERS
from engines.overlord.state import Plane, Rules
from tests.engines.overlord.table import Table, table

UNITS = (
    "ALLIES F2 infantry, ALLIES F3 armor, ALLIES F7 artillery, ALLIES F12 infantry, "
    "ALLIES F20 infantry, AXIS A1 infantry, AXIS A26 infantry"
)


def sent(
    text: str = "give P-C>C",
    hand: str = "probe_center dig_in",
    dice: str = "",
    rolls: bool = True,
    units: str = UNITS,
    **more,
) -> Table:
    t = table(units, hand=hand, **more)
    t.rolls = rolls
    t.do("allies_chief", text)
    t.roll(dice)
    t.press("allies_chief", "send")
    return t


def test_ov_19_1_a_general_without_a_card_rolls_one_die() -> None:
    t = sent(dice="IF")
    assert [said.args["role"].id for said in t.said("ov-initiative")] == [
        "ov-seat-allies_left",
        "ov-seat-allies_right",
    ]
    assert ENGINE.offers(t.state)["allies_left"].most == 1


@pytest.mark.parametrize(
    ("face", "hexes"),
    [("I", ["F2"]), ("A", ["F3"]), ("G", ["F7"]), ("S", ["F2", "F3", "F7"]), ("F", [])],
)
def test_ov_19_2_what_the_faces_order(face: str, hexes: list[str]) -> None:
    """At most one unit, under his command."""
    t = sent(dice=face + "F")
    assert t.cells("allies_left", "order") == hexes
    shown = next(g for g in ENGINE.view(t.state, None).generals if g.seat == "allies_left")
    names = {"I": "infantry", "A": "armor", "G": "grenade", "S": "star", "F": "flag"}
    assert shown.initiative == names[face]


def test_ov_19_2_the_table_is_data() -> None:
    """OV-33.8: a table may agree on another result for each face."""
    assert initiative.table("printed") == NUMBERS.initiative_die
    assert NUMBERS.initiative_die == {
        "infantry": "infantry",
        "armor": "armor",
        "grenade": "artillery",
        "star": "any",
        "flag": "none",
    }
    for face, printed in NUMBERS.initiative_die.items():
        for orders in ("infantry", "armor", "artillery", "any", "none"):
            assert (f"{face}_{orders}" in initiative.CHANGES) == (orders != printed)


@pytest.mark.parametrize(
    ("chosen", "face", "hexes"),
    [
        ("flag_infantry", "F", ["F2"]),
        ("grenade_any", "G", ["F2", "F3", "F7"]),
        ("star_none+flag_armor", "F", ["F3"]),
        ("star_none+flag_armor", "S", []),
        ("infantry_artillery", "I", ["F7"]),
    ],
)
def test_ov_33_8_other_results_by_agreement(chosen: str, face: str, hexes: list[str]) -> None:
    t = sent(dice=face + "I", rules_of=Rules(initiative=chosen))
    assert t.cells("allies_left", "order") == hexes


def test_ov_33_8_two_results_for_one_face_contradict_each_other() -> None:
    seats = roles.seats(library.field("ov-01-bloody-omaha"))
    assert ENGINE.check(seats, {"initiative": "flag_infantry+grenade_any"}) is None
    why = ENGINE.check(seats, {"initiative": "flag_infantry+flag_armor"})
    assert why
    assert why.id == "ov-check-initiative"
    assert ENGINE.check(seats, {"initiative": "flag_elephant"}) is not None


def test_ov_19_3_without_a_unit_to_match_nothing_happens() -> None:
    """OV-35.22"""
    t = sent(dice="IA", units=UNITS.replace("F20 infantry", "F20 artillery"))
    assert "allies_right" not in t.asked
    assert t.state.staff["right"].closed


def test_ov_19_4_the_dice_are_rolled_when_orders_open() -> None:
    """All at once, left, center, right; nobody who has a card is asked."""
    t = sent(rolls=False)
    asked = {s: o for s, o in ENGINE.offers(t.state).items() if o.question.id == "ov-ask-roll"}
    assert list(asked) == ["allies_left", "allies_right"]
    for offer in asked.values():
        assert [choice.key for choice in offer.choices] == ["roll", "no"]
        assert offer.default == ("roll",)


@pytest.mark.parametrize(
    ("filed", "picks"),
    [
        ({}, ("roll",)),
        ({"initiative": "roll"}, ("roll",)),
        ({"initiative": "no"}, ("no",)),
        ({"initiative": "ask"}, None),
    ],
)
def test_ov_19_4_a_general_may_have_filed_no_or_ask(filed, picks) -> None:
    """OV-27.10: without an order the die is rolled; `ask` asks before the roll."""
    t = sent(rolls=False)
    orders = ENGINE.orders
    assert orders
    offer = ENGINE.offers(t.state)["allies_left"]
    answer = orders.answer(t.state, "allies_left", offer, OrderBook(standing=filed))
    assert (answer.picks if answer else None) == picks


def test_ov_19_4_who_says_no_rolls_nothing_and_orders_nobody() -> None:
    t = sent(rolls=False)
    t.press("allies_left", "no")
    assert t.state.staff["left"].closed
    assert t.dice.count == 0
    assert t.said("ov-initiative-no")
    t.roll("I")
    t.press("allies_right", "roll")
    assert t.cells("allies_right", "order") == ["F20"]


def test_ov_19_4_he_is_free_not_to_use_the_result() -> None:
    t = sent(dice="IF")
    t.press("allies_left")
    assert t.state.staff["left"].closed
    assert not any(u.order for u in t.state.units.values())


def test_ov_19_4_where_everything_is_asked_the_die_is_asked_for_too() -> None:
    t = sent(rolls=False, rules_of=Rules(interrupts="ask"))
    orders = ENGINE.orders
    assert orders
    offer = ENGINE.offers(t.state)["allies_left"]
    assert orders.answer(t.state, "allies_left", offer, OrderBook()) is None


def test_ov_19_5_no_die_with_a_card_without_units_or_in_a_finest_hour() -> None:
    t = sent(dice="IF")
    assert t.state.staff["center"].initiative == "", "he has a card"
    t = sent(dice="F", units="ALLIES F2 infantry, ALLIES F12 infantry, AXIS A1 infantry")
    assert len(t.said("ov-initiative")) == 1, "the right one commands nobody"
    t = sent("self FH", "finest_hour dig_in", "FFFF FFFF FFFF I")
    assert not t.said("ov-initiative")
    t = sent("self BA A1", "barrage dig_in", "SSSS FFF")
    assert len(t.said("ov-initiative")) == 3, "a commander's own card does not matter"


def test_ov_19_5_an_air_sortie_is_a_card_and_an_airplane_is_enough_to_roll() -> None:
    t = table("ALLIES F2 infantry, AXIS A1 infantry", hand="probe_left dig_in")
    t.state.air = True
    t.state.camps["ALLIES"].sorties = 1
    t.state.planes = [Plane("a", "ALLIES", "E20", "right")]
    t.rolls = False
    t.press("allies_chief", "give/air_sortie.left")
    t.press("allies_chief", "send")
    rolling = [s for s, o in ENGINE.offers(t.state).items() if o.question.id == "ov-ask-roll"]
    assert rolling == ["allies_right"]


def test_ov_19_6_the_unit_moves_and_battles_with_all_others_and_marines_add_nothing() -> None:
    units = (
        "ALLIES F2 infantry, ALLIES F3 infantry, ALLIES F12 infantry, AXIS F5 infantry, "
        "AXIS A26 infantry, ALLIES I20 infantry"
    )
    t = sent(dice="IF", units=units, rules={"ALLIES": ["gung_ho"]})
    assert ENGINE.offers(t.state)["allies_left"].most == 1
    t.press("allies_left", "order/f3")
    t.press("allies_left", "move/f3")
    t.press("allies_left", "to/f4")
    assert t.state.phase == "orders", "the others have not moved yet"
    t.press("allies_center", "lay/probe_center.3")
    t.press("allies_center")
    assert t.keys("allies_left", "attack") == ["attack/f4.f5"]
