"""Sections 9 and 10: battle and flags."""

from __future__ import annotations

from engines.overlord import ENGINE
from engines.overlord.state import Mark
from tests.engines.overlord.table import fight

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
