"""Sections 9 to 12: battle, flags, taking ground, medals."""

from __future__ import annotations

import pytest

from engines.overlord import ENGINE
from engines.overlord.state import Mark, Mine
from tests.engines.overlord.table import fight, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"


# ---- 9


def test_ov_9_2_a_unit_next_to_an_enemy_attacks_only_adjacent_ones() -> None:
    t = fight("ALLIES E5 artillery, AXIS E6 infantry, AXIS E8 infantry" + FAR)
    assert t.keys("allies_left", "attack") == ["attack/e5.e6"]
    assert t.refused("allies_left", "E5xE8") == "ADJACENT_FIRST"


def test_ov_9_5_no_attack_without_a_die() -> None:
    t = fight("ALLIES E5 armor, AXIS E6 infantry, ALLIES E9 infantry, AXIS E10 infantry" + FAR,
              "E5:town E6:town", ordered="E5 E9")  # fmt: skip
    assert t.refused("allies_left", "E5xE6") == "NO_DICE"


def test_ov_9_8_artillery_reads_its_own_column() -> None:
    t = fight("ALLIES E5 artillery, AXIS E6 infantry" + FAR, "E6:town")
    t.roll("SSS")
    t.do("allies_left", "E5xE6")
    assert t.said("attack")[0].args["n"] == 3


def test_ov_9_15_what_hits() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    t.roll("IGS")
    t.do("allies_left", "E5xE6")
    assert t.figures("E6") == 2


def test_ov_9_16_a_sniper_is_hit_by_grenades_only() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 sniper" + FAR)
    t.roll("IIS")
    t.do("allies_left", "E5xE6")
    assert t.figures("E6") == 1


def test_ov_3_12_a_tiger_is_lost_to_a_second_grenade_only() -> None:
    for second, left in (("I", 1), ("G", 0)):
        t = fight("ALLIES E5 infantry, AXIS E6 tiger" + FAR)
        t.roll("GSS" + second)
        t.do("allies_left", "E5xE6=")
        assert t.figures("E6") == left


def test_ov_3_9_a_big_gun_ranges_in() -> None:
    t = fight("ALLIES E5 big_gun, AXIS E8 infantry, ALLIES E15 infantry, AXIS E16 infantry" + FAR,
              ordered="E5 E15")  # fmt: skip
    t.roll("IS")
    t.do("allies_left", "E5xE8")
    assert t.state.marks == [Mark("u0", "E8")]


def test_ov_9_17_at_no_figures_the_flags_are_void() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR)
    t.roll("IFF")
    t.do("allies_left", "E5xE6")
    assert "E6" not in t.state.units
    assert not t.said("retreat")
    assert t.state.camps["ALLIES"].units == 1


# ---- 10


def test_ov_10_2_one_flag_one_hex_toward_the_own_edge() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR)
    t.roll("FSS")
    t.do("allies_left", "E5xE6")
    assert t.args("axis_right", "retreat") == ["D5", "D6"]
    t.do("axis_right", "retreat D6")
    assert "D6" in t.state.units


def test_ov_10_4_no_way_back_costs_a_figure() -> None:
    t = fight("ALLIES B5 infantry, AXIS A5 infantry" + FAR, ordered="B5")
    t.roll("FFS")
    t.do("allies_left", "B5xA5")
    assert t.figures("A5") == 2


def test_ov_10_6_a_gun_in_its_bunker_pays_for_every_flag() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 artillery" + FAR, "E6:bunker@AXIS")
    t.roll("FF")
    t.do("allies_left", "E5xE6")
    t.do("axis_right", "flags 1")
    assert t.figures("E6") == 1


def test_ov_10_7_the_hex_ignores_one_flag() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "E6:sandbag@AXIS")
    t.roll("FF")
    t.do("allies_left", "E5xE6")
    assert t.keys("axis_right") == ["ignore/0", "ignore/1"]
    assert t.refused("axis_right", "flags 2") == "BAD_FLAGS"
    t.do("axis_right", "flags 1")
    assert len(t.args("axis_right", "retreat")) == 2


def test_ov_10_8_army_and_hex_add_up() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry JP" + FAR, "E6:sandbag@AXIS",
              rules={"AXIS": ["japanese_army"]}, nations={"AXIS": "JP"})  # fmt: skip
    t.roll("FF")
    t.do("allies_left", "E5xE6")
    assert t.keys("axis_right") == ["ignore/1", "ignore/2"]


def test_ov_10_13_the_automatic_way_takes_the_better_cover() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "D6:forest")
    t.roll("FSS")
    t.do("allies_left", "E5xE6")
    offer = ENGINE.offers(t.state)["axis_right"]
    assert offer.default == ("retreat/d6",)


def test_ov_3_4_resistance_may_go_up_to_three_hexes_for_a_flag() -> None:
    t = fight("AXIS E5 infantry, ALLIES E6 resistance FR, ALLIES I20 infantry, AXIS A20 infantry",
              side="AXIS", nations={"ALLIES": "FR"})  # fmt: skip
    t.roll("FSS")
    t.do("axis_right", "E5xE6")
    t.do("allies_left", "retreat F6")
    assert t.keys("allies_left")[0] == "halt"
    t.do("allies_left", "halt")
    assert "F6" in t.state.units


# ---- 11


def test_ov_11_1_taking_ground_is_optional() -> None:
    for mark, where in (("+", "E6"), ("=", "E5")):
        t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR)
        t.roll("ISS")
        t.do("allies_left", f"E5xE6{mark}")
        assert where in t.state.units


def test_ov_11_2_no_ground_after_a_hard_stop() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry 1" + FAR, "E6:wire")
    t.do("allies_left", "E5-E6")
    t.roll("IS")
    t.do("allies_left", "E6xE7+")
    assert "E6" in t.state.units


def test_ov_35_43_armor_overruns_twice_at_most() -> None:
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR)
    t.roll("GSS AIF")
    t.do("allies_left", "E5xE6+>E7+")
    assert t.state.camps["ALLIES"].units == 1
    assert t.args("axis_right", "retreat") == ["D6", "D7"]
    t.do("axis_right", "retreat D7")
    assert t.keys("allies_left") == ["ground/no", "ground/yes"]
    t.do("allies_left", "ground yes")
    assert "E7" in t.state.units
    assert t.state.phase == "select"


def test_ov_35_44_no_overrun_from_a_forest() -> None:
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR, "E6:forest")
    t.roll("G")
    t.do("allies_left", "E5xE6+")
    assert "E6" in t.state.units
    assert t.state.phase == "select"


def test_ov_11_4_mines_work_on_taking_ground() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, "E6:minefield@AXIS")
    t.state.mines["E6"] = Mine("AXIS", 1)
    t.roll("ISS I")
    t.do("allies_left", "E5xE6+")
    assert t.figures("E6") == 3


def test_ov_11_12_in_the_desert_armor_goes_on() -> None:
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E8 infantry" + FAR,
              options={"desert": True})  # fmt: skip
    t.roll("GSS")
    t.do("allies_left", "E5xE6+")
    assert "on/e7" in t.keys("allies_left")
    t.move("allies_left", "on/e7")
    assert t.args("allies_left", "attack") == ["E7.E8"]


# ---- 12


def goal(kind: str, needed: int = 1, hexes: tuple[str, ...] = ("E6", "E7")) -> list[dict]:
    return [{"id": "g", "side": "ALLIES", "hexes": list(hexes), "hexes_needed": needed,
             "medals": 1, "kind": kind}]  # fmt: skip


def test_ov_12_1_the_last_medal_ends_the_battle_at_once() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, medals=1)
    t.roll("ISS")
    t.do("allies_left", "E5xE6")
    assert (t.state.winner, t.state.reason) == ("ALLIES", "medals")
    assert t.asked == []


def test_ov_12_2_a_side_without_units_has_lost() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1")
    t.roll("ISS")
    t.do("allies_left", "E5xE6")
    assert (t.state.winner, t.state.reason) == ("ALLIES", "units")


@pytest.mark.parametrize("kind", ["temporary", "permanent", "last_to_occupy", "sole_control"])
def test_ov_12_5_to_12_10_what_is_kept_after_leaving(kind: str) -> None:
    units = "ALLIES E5 infantry, ALLIES E15 infantry" + FAR
    t = orders(units, objectives=goal(kind), ordered="E5 E15")
    t.do("allies_left", "E5-E6")
    assert t.state.camps["ALLIES"].objectives == ["g"]
    kept = kind in ("permanent", "last_to_occupy")
    t = orders("ALLIES E6 infantry, ALLIES E15 infantry" + FAR, objectives=goal(kind),
               ordered="E6 E15")  # fmt: skip
    t.state.camps["ALLIES"].objectives = ["g"]
    t.do("allies_left", "E6-E5")
    assert (t.state.camps["ALLIES"].objectives == ["g"]) == kept


def test_ov_12_8_turn_start_objectives_wait_for_the_next_turn() -> None:
    t = orders("ALLIES E5 infantry" + FAR, objectives=goal("turn_start"))
    t.do("allies_left", "E5-E6")
    assert t.state.camps["ALLIES"].objectives == []
    assert t.state.side == "AXIS"
    t.move("axis_chief", "give/probe_center.center")
    t.roll("FF")
    t.move("axis_chief", "send")
    t.defaults()
    assert t.state.side == "ALLIES"
    assert t.state.camps["ALLIES"].objectives == ["g"]


def test_ov_12_9_majority_needs_more_than_the_enemy() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry, ALLIES E15 infantry" + FAR,
               objectives=goal("majority"), ordered="E5 E15")  # fmt: skip
    t.do("allies_left", "E5-E6")
    assert t.state.camps["ALLIES"].objectives == []


def test_ov_12_12_units_leave_over_exits_with_movement_left() -> None:
    exits = [{"side": "ALLIES", "hexes": ["A5"], "medals": 1}]
    t = orders("ALLIES B5 infantry, ALLIES E15 infantry" + FAR, exits=exits, ordered="B5 E15")
    t.do("allies_left", "B5-A5-exit")
    assert t.state.camps["ALLIES"].exits == 1
    t = orders("ALLIES C5 infantry, ALLIES E15 infantry" + FAR, exits=exits, ordered="C5 E15")
    t.move("allies_left", "move/c5")
    assert not t.keys("allies_left", "exit")


def test_ov_12_15_a_battle_without_orders_dies_down() -> None:
    t = table("ALLIES E5 infantry, AXIS A5 infantry", size="standard",
              hand="probe_left dig_in", enemy="probe_left dig_in")  # fmt: skip
    for _ in range(300):
        if t.state.winner:
            break
        for seat in t.asked:
            offer = ENGINE.offers(t.state).get(seat)
            if offer:
                t.move(seat, *offer.default)
    assert (t.state.winner, t.state.reason) == ("AXIS", "silence")
