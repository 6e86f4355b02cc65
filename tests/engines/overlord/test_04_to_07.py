"""Sections 4 to 7: the standard turn, orders, movement, terrain."""

from __future__ import annotations

import pytest

from engines.overlord import land, library, movement
from engines.overlord.state import Mine
from tests.engines.overlord.table import fight, orders, table

FOES = ", AXIS A1 infantry, ALLIES I20 infantry"


def reach(units: str, hexes: str = "", start: str = "E5", card: str = "", **more):
    """Where the unit on a hex may go under an order."""
    t = orders(units + FOES, hexes, ordered=start, card=card, **more)
    field = library.field(t.state.scenario)
    return movement.reach(t.state, field, start, t.unit(start))


# ---- 4


def test_ov_4_1_a_turn_is_one_card_moves_then_battles() -> None:
    t = table("ALLIES G5 infantry, AXIS E5 infantry", size="standard", hand="probe_center dig_in")
    t.do("allies_chief", "self P-C; send")
    t.do("allies_chief", "play P-C: G5; G5-F5; done")
    assert t.state.phase == "battle"
    t.roll("SSS")
    t.do("allies_chief", "F5xE5")
    assert (t.state.side, t.state.turn) == ("AXIS", 2)


def test_ov_4_2_a_card_must_be_played_and_ambush_is_no_card_of_a_turn() -> None:
    t = table(size="standard", hand="probe_center ambush")
    assert "send" not in t.keys("allies_chief")
    assert t.keys("allies_chief") == ["self/probe_center"]
    t = table(size="standard", hand="ambush")
    assert t.keys("allies_chief") == ["discard/ambush"]


def test_ov_4_3_recon_draws_two_and_keeps_one() -> None:
    t = table(size="standard", hand="recon_center", pile="move_out dig_in firefight")
    t.state.camps["ALLIES"].size = 1
    t.do("allies_chief", "self R-C; send")
    t.defaults()
    t.defaults("select")
    assert t.state.camps["ALLIES"].hand == []
    assert t.keys("allies_chief") == ["keep/firefight", "keep/dig_in"]
    t.move("allies_chief", "keep/dig_in")
    assert t.state.camps["ALLIES"].hand == ["dig_in"]
    assert "firefight" in t.state.discards


def test_ov_4_5_the_discards_become_a_new_pile() -> None:
    t = table(size="standard", hand="probe_center dig_in", enemy="probe_center dig_in")
    t.state.pile, t.state.discards = [], ["move_out"] * 3
    t.do("allies_chief", "self P-C; send")
    t.defaults()
    assert t.said("reshuffled")


def test_ov_4_5_nothing_is_drawn_where_the_scenario_forbids_shuffling() -> None:
    t = table(size="standard", hand="probe_center dig_in", options={"reshuffle": False},
              enemy="probe_center dig_in")  # fmt: skip
    t.state.pile, t.state.discards = [], ["move_out"] * 3
    t.do("allies_chief", "self P-C; send")
    t.defaults()
    assert not t.said("reshuffled")
    assert t.state.camps["ALLIES"].hand == ["dig_in"]


# ---- 5


def test_ov_5_1_fewer_units_than_the_card_says_may_be_ordered() -> None:
    t = table("ALLIES F2 infantry, ALLIES F3 infantry, AXIS A1 infantry", hand="attack_left dig_in")
    t.roll("FF")
    t.do("allies_chief", "give A-L>L; send")
    t.do("allies_left", "play A-L @1: F2")
    assert t.state.laid[0].ordered == 1


def test_ov_5_2_a_unit_has_one_order_a_turn() -> None:
    t = table("ALLIES F4 infantry, ALLIES G1 infantry, ALLIES G7 infantry, AXIS A1 infantry",
              hand="probe_left attack_left dig_in")  # fmt: skip
    t.do("allies_chief", "give P-L>L, A-L>L")
    t.roll("F")
    t.do("allies_chief", "send")
    t.do("allies_left", "play P-L @1: F4")
    assert t.refused("allies_left", "play A-L @2: F4") == "ALREADY_ORDERED"


def test_ov_5_3_a_unit_on_the_line_may_be_ordered_from_either_section() -> None:
    for section in (1, 2):
        t = table("ALLIES F4 infantry, AXIS A1 infantry", hand="probe_left dig_in")
        t.do("allies_chief", "give P-L>L; send")
        t.move("allies_left", f"lay/probe_left.{section}")
        assert t.keys("allies_left") == ["order/f4"]


def test_ov_5_7_a_card_without_its_class_orders_one_unit() -> None:
    t = table("ALLIES F2 infantry, ALLIES F3 infantry, AXIS A1 infantry",
              hand="armor_assault dig_in")  # fmt: skip
    t.do("allies_chief", "give AA>L; send")
    assert t.args("allies_left", "order") == ["F2", "F3"]
    assert t.refused("allies_left", "play AA: F2 F3") == "TOO_MANY_UNITS"
    t.do("allies_left", "play AA: F2")
    assert t.unit("F2").order and t.unit("F2").order.card == ""


def test_ov_5_8_the_list_is_final_when_locked() -> None:
    t = table("ALLIES F2 infantry, ALLIES F3 infantry, AXIS A1 infantry", hand="probe_left dig_in")
    t.do("allies_chief", "give P-L>L; send")
    t.do("allies_left", "play P-L @1: F2")
    assert t.refused("allies_left", "play P-L @1: F3") == "LOCKED"


# ---- 6


def test_ov_6_3_no_unit_is_passed() -> None:
    ring = "".join(f", ALLIES {h} infantry" for h in ("D4", "D5", "E4", "E6", "F4", "F5"))
    assert not reach(f"ALLIES E5 armor{ring}")


def test_ov_6_4_enemies_nearby_do_not_hinder() -> None:
    assert "E7" not in reach("ALLIES E5 infantry, AXIS E6 infantry")
    assert "E3" in reach("ALLIES E5 infantry, AXIS E6 infantry")


def test_ov_6_6_a_stop_ends_the_move() -> None:
    ways = reach("ALLIES E5 armor", "E6:forest D5:forest F5:forest")
    assert "E6" in ways
    assert "E7" not in ways


def test_ov_6_8_infantry_that_moved_two_may_not_battle() -> None:
    t = orders("ALLIES E5 infantry, AXIS E8 infantry, ALLIES I20 infantry")
    t.do("allies_left", "E5-E7")
    assert t.state.phase == "select"


def test_ov_6_10_the_way_that_keeps_the_right_to_battle() -> None:
    ways = reach("ALLIES E5 armor", "E6:frozen_river")
    assert ways["E7"].path in (("D5", "D6", "E7"), ("F5", "F6", "E7")) or len(ways["E7"].path) == 2
    assert ways["D5"].path == ("D5",)


# ---- 7


def test_ov_7_1_a_bridge_replaces_the_river() -> None:
    assert "E6" in reach("ALLIES E5 infantry", "E6:river+bridge")
    assert "E6" not in reach("ALLIES E5 infantry", "E6:river")


def test_ov_7_2_only_the_strongest_cover_counts() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry", "E6:forest+sandbag@AXIS")
    assert t.keys("allies_left", "attack") == ["attack/e5.e6"]
    t.roll("SS")
    t.do("allies_left", "E5xE6")
    assert t.state.attack and t.state.attack.cover == -1


def test_ov_7_11_hedgerows_are_entered_from_the_next_hex_and_left_by_one() -> None:
    assert "E6" in reach("ALLIES E5 infantry", "E6:hedgerow")
    assert "E7" not in reach("ALLIES E5 infantry", "E7:hedgerow")
    assert "E7" not in reach("ALLIES E5 infantry", "E5:hedgerow")


def test_ov_7_12_a_hill_covers_only_from_below() -> None:
    for attacker, cover in (("open", 0), ("hill", 0)):
        t = fight("ALLIES E5 infantry, AXIS E6 infantry", f"E5:{attacker} E6:hill")
        t.roll("SSS" if attacker == "hill" else "SS")
        t.do("allies_left", "E5xE6")
        assert t.state.attack
        assert t.state.attack.cover == (-1 if attacker == "open" else cover)


def test_ov_7_13_mountains_are_reached_from_hills() -> None:
    assert "E6" not in reach("ALLIES E5 infantry", "E6:mountain")
    assert "E6" in reach("ALLIES E5 infantry", "E5:hill E6:mountain")


def test_ov_7_14_bluffs_cost_two_from_the_beach_and_stop_armor() -> None:
    assert reach("ALLIES E5 infantry", "D5:sea_bluff", face="beach")["D5"].cost == 2
    assert "D5" not in reach("ALLIES E5 armor", "D5:sea_bluff D4:sea_bluff E6:sea_bluff",
                             face="beach")  # fmt: skip


def test_ov_7_15_a_steep_hill_costs_two() -> None:
    assert reach("ALLIES E5 infantry", "E6:steep_hill")["E6"].cost == 2
    assert reach("ALLIES E5 infantry", "E5:hill E6:steep_hill")["E6"].cost == 1


def test_ov_7_16_armor_never_enters_a_bunker_and_guns_inside_stay() -> None:
    assert "E6" not in reach("ALLIES E5 armor", "E6:bunker@AXIS")
    assert "E6" in reach("ALLIES E5 infantry", "E6:bunker@AXIS")
    t = orders("ALLIES E5 artillery, ALLIES E9 infantry" + FOES, "E5:bunker@ALLIES",
               ordered="E5 E9")  # fmt: skip
    t.move("allies_left", "move/e5")
    assert t.unit("E5").order and t.unit("E5").order.settled


def test_ov_7_17_a_move_onto_a_beach_costs_two_at_most() -> None:
    assert max(way.cost for way in reach("ALLIES D5 armor", start="D5", face="beach").values()) == 3
    ways = reach("ALLIES D5 armor", start="D5", face="beach")
    assert all(way.cost <= 2 for hex, way in ways.items() if hex[0] >= "E")


def test_ov_7_19_no_battle_in_the_ocean() -> None:
    t = table("ALLIES H5 infantry, AXIS G5 infantry", face="beach")
    field = library.field(t.state.scenario)
    assert not land.at(t.state, field, "H5").battle_here["infantry"]


def test_ov_7_21_roads_give_one_hex_that_does_not_count() -> None:
    road = "E5:road E6:road E7:road E8:road"
    ways = reach("ALLIES E5 infantry", road)
    assert "E8" in ways
    assert ways["E7"].cost == 1
    assert "E9" not in reach("ALLIES E5 infantry", road + " E9:road")


def test_ov_7_22_rivers_are_impassable() -> None:
    assert "E6" not in reach("ALLIES E5 infantry", "E6:lake")


def test_ov_7_25_jungle_may_be_battled_from_after_exactly_one_hex() -> None:
    for start, may in (("E6", True), ("E5", False)):
        t = orders(f"ALLIES {start} armor, AXIS E8 infantry, ALLIES I20 infantry", "E7:jungle",
                   ordered=start)  # fmt: skip
        t.do("allies_left", f"{start}-E7")
        assert (t.state.phase == "battle") == may


def test_ov_7_26_a_marsh_is_left_by_one_hex_and_not_with_armor_battling() -> None:
    assert all(len(w.path) == 1 for w in reach("ALLIES E5 armor", "E5:marsh").values())
    t = orders("ALLIES E5 armor, AXIS E7 infantry, ALLIES I20 infantry", "E5:marsh")
    t.do("allies_left", "E5-E6")
    assert t.state.phase == "select"


def test_ov_7_27_japanese_go_through_the_caves() -> None:
    t = orders("AXIS B5 infantry JP, ALLIES I20 infantry, AXIS A1 infantry JP",
               "B5:cave_hill B15:cave_hill", ordered="B5", side="AXIS",
               rules={"AXIS": ["japanese_army"]}, nations={"AXIS": "JP"})  # fmt: skip
    seat = "axis_right"
    t.do(seat, "B5>>B15")
    assert "B15" in t.state.units


def test_ov_7_27_allied_infantry_seals_a_cave() -> None:
    t = fight("ALLIES E5 infantry, AXIS A1 infantry", "E5:cave_hill")
    t.roll("SII")
    t.do("allies_left", "E5 seal")
    assert t.state.sealed == ["E5"]


def test_ov_7_28_a_wadi_is_entered_through_its_open_sides() -> None:
    assert "E6" in reach("ALLIES E5 infantry", "E6:wadi")


def test_ov_7_32_ice_takes_a_figure_for_each_star() -> None:
    t = orders("ALLIES E5 infantry, ALLIES E9 infantry" + FOES, "E6:frozen_river",
               ordered="E5 E9")  # fmt: skip
    t.roll("SI")
    t.do("allies_left", "E5-E6")
    assert t.figures("E6") == 3


@pytest.mark.parametrize(("strength", "left", "gone"), [(2, 3, False), (0, 4, True)])
def test_ov_7_34_mines_work_on_enemies(strength: int, left: int, gone: bool) -> None:
    t = orders("ALLIES E5 infantry, ALLIES E9 infantry" + FOES, "E6:minefield@AXIS",
               ordered="E5 E9")  # fmt: skip
    t.state.mines["E6"] = Mine("AXIS", strength)
    t.roll("IS"[:strength])
    t.do("allies_left", "E5-E6")
    assert t.figures("E6") == left
    assert ("E6" not in t.state.mines) == gone
    assert gone or t.state.mines["E6"].shown


def test_ov_7_35_the_owner_stops_on_his_own_field_unharmed() -> None:
    ways = reach("ALLIES E5 armor", "E6:minefield@ALLIES D5:forest F5:forest")
    assert "E6" in ways
    assert "E7" not in ways


def test_ov_7_36_an_engineer_clears_a_field_instead_of_battling() -> None:
    t = orders("ALLIES E5 engineer, AXIS E7 infantry, ALLIES I20 infantry", "E6:minefield@AXIS")
    t.state.mines["E6"] = Mine("AXIS", 4)
    t.do("allies_left", "E5-E6")
    assert not t.state.mines
    assert t.state.phase == "select"


def test_ov_7_37_wire_costs_infantry_a_die_or_its_battle() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry", "E5:wire")
    assert t.keys("allies_left", "wire") == ["wire/e5"]
    t.roll("SS")
    t.do("allies_left", "E5xE6")
    assert t.state.attack and t.state.attack.own == -1
    t = fight("ALLIES E5 infantry, AXIS E6 infantry", "E5:wire")
    t.do("allies_left", "E5 wire")
    assert not t.state.obstacles


def test_ov_7_37_armor_crushes_wire() -> None:
    t = orders("ALLIES E5 armor, ALLIES E9 infantry" + FOES, "E6:wire", ordered="E5 E9")
    t.do("allies_left", "E5-E6")
    assert not t.state.obstacles


def test_ov_7_38_sandbags_go_with_their_unit() -> None:
    t = orders("ALLIES E5 infantry, ALLIES E9 infantry" + FOES, "E5:sandbag@ALLIES",
               ordered="E5 E9")  # fmt: skip
    t.do("allies_left", "E5-E6")
    assert not t.state.obstacles
