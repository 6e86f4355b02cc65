"""29. What holds where nothing is said, and how slips of the rulebook are read."""

from __future__ import annotations

from engines.attack import components, doctrine, naval, setup
from engines.attack.orders.standing import FORM
from engines.attack.state import Doctrine, Side
from tests.engines.attack.table import Table


def test_at_7_14_at_9_5_at_14_24_at_3_11_what_is_not_said_has_a_default() -> None:
    assert FORM.silent["leave"] == "own", "crossings into the controller's own regions are blocked"
    assert FORM.silent["garrisons"] == "no", "volunteers come by standing order"
    assert naval.DEFAULT_RULE == ("below.50",)
    assert setup.rules({}).pace == "sealed"


def test_at_12_6_at_12_7_one_answer_for_a_strategic_group_and_planes_go_on() -> None:
    table = Table({"red": "GBR 5I+1P, GER 1I", "blue": "BRA 1I"}, seats="red blue", seas="blue")
    table.march("strategic", "2I+1P GBR>GER")
    assert [c.verb for c in table.offers["blue"].choices] == ["allow-all", "block"]
    table.press("blue", "block/great_britain.germany")
    assert table.at("GER") == "red 1I+1P"


def test_at_7_11_planes_turn_back_from_an_attack() -> None:
    attack = Table({"red": "GBR 5I+1P", "blue": "BRA 1I"}, seats="red blue", seas="blue")
    attack.march("move", "2I+1P GBR>GER")
    attack.press("blue", "block/great_britain.germany")
    assert attack.at("GBR") == "red 5I+1P"


def test_at_29_4_at_4_2_a_turn_may_have_fewer_than_three_actions() -> None:
    table = Table({"red": "GER 5I", "blue": "IRQ 1I"}, seats="red blue")
    table.press("red", "end")
    assert table.state.active == "blue"


def test_at_29_4_at_2_8_at_1_5_zones_do_not_chain_and_the_plane_is_on_two_faces() -> None:
    assert ("great_britain", "egypt") not in components.LINK, (
        "North Sea and Mediterranean do not chain"
    )
    assert len(components.FACES) == 6
    assert len(set(components.FACES)) == 5


def test_at_29_4_at_8_7_a_side_fills_up_to_four_in_round_1() -> None:
    lost = Side("red", [9, 0, 0, 0], [2, 0, 0, 0], Doctrine(), [2, 0, 0, 0])
    assert doctrine.wanted(lost, 1) == 2


def test_at_29_4_at_14_2_pairs_are_laid_as_the_smaller_fleet_has_them() -> None:
    sea = Table(
        {"red": "GER 5I", "blue": "IRQ 1I"},
        seats="red blue",
        seas="blue",
        fleets={"red": "2B+4D", "blue": "1B+1D"},
    )
    sea.do("red", "naval D D then D D B B D D")
    sea.do("blue", "fight")
    first = next(e for e in sea.events if e.text.id == "at-log-lines")
    assert first.text.args["n"] == 2
