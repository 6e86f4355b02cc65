"""Sections 1 to 3 and 8: the board, the units and their specialities, sight over lakes."""

from __future__ import annotations

import pytest

from engines.kit.hexes import grid
from engines.overlord import ENGINE, fire, library
from engines.overlord.box import FACES, NATIONS, TYPES
from engines.overlord.field import Field
from engines.overlord.state import Unit
from tests.engines.overlord.table import Table, field_of, fight, orders, scenario, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"


def field(t: Table) -> Field:
    return library.field(t.state.scenario)


def dice(units: str, hexes: str = "", at: str = "E5", target: str = "E6", **more) -> int:
    """Dice of one attack by a unit that has been ordered and has not moved."""
    t = fight(units + FAR, hexes, ordered=at, **more)
    offer = ENGINE.offers(t.state)["allies_left"]
    choice = offer.find(f"attack/{at.lower()}.{target.lower()}")
    return int(str(choice.label.args["n"])) if choice else 0


def test_ov_1_6_the_battle_die() -> None:
    assert sorted(FACES) == ["armor", "flag", "grenade", "infantry", "infantry", "star"]


def test_ov_2_1_two_boards() -> None:
    assert (len(grid(13).hexes), len(grid(26).hexes)) == (113, 230)


def test_ov_2_8_and_2_10_areas_and_opposite_generals() -> None:
    own = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry"))
    assert [own.area("ALLIES", role) for role in ("left", "center", "right")] == [
        (1, 2), (3, 4), (5, 6),
    ]  # fmt: skip
    assert own.area("AXIS", "left") == (5, 6)
    assert own.opposite("left") == "right"


def test_ov_2_9_hexes_of_two_generals() -> None:
    own = field_of(scenario("ALLIES I1 infantry, AXIS A1 infantry"))
    assert own.roles["ALLIES"]["D9"] == ("left", "center")
    assert own.roles["AXIS"]["D9"] == ("center", "right")
    assert own.roles["ALLIES"]["B17"] == ("center", "right")


def test_ov_2_13_faces_of_the_beach_board() -> None:
    own = field_of(scenario("ALLIES E1 infantry, AXIS A1 infantry", face="beach"))
    assert [own.base[hex] for hex in ("D5", "E5", "H5")] == [("open",), ("beach",), ("ocean",)]


def test_ov_3_1_nations_have_a_side() -> None:
    allies = sorted(nation.id for nation in NATIONS.values() if nation.side == "ALLIES")
    assert allies == ["CA", "FR", "GB", "PL", "RU", "US"]


@pytest.mark.parametrize(
    ("type", "figures", "move", "battle", "table_"),
    [
        ("infantry", 4, 2, 1, (3, 2, 1)),
        ("armor", 3, 3, 3, (3, 3, 3)),
        ("artillery", 2, 1, 0, (3, 3, 2, 2, 1, 1)),
        ("special_forces", 4, 2, 2, (3, 2, 1)),
        ("elite_armor", 4, 3, 3, (3, 3, 3)),
        ("sniper", 1, 2, 2, (1, 1, 1, 1, 1)),
        ("tiger", 1, 3, 3, (3, 3, 3)),
        ("heavy_at_gun", 2, 1, 0, (2, 2, 2, 2)),
    ],
)
def test_ov_3_4_the_table_of_units(
    type: str, figures: int, move: int, battle: int, table_: tuple[int, ...]
) -> None:
    unit = TYPES[type]
    assert (unit.figures, unit.move, unit.move_and_battle) == (figures, move, battle)
    assert unit.dice_by_range == table_


def test_ov_3_5_losses_never_change_the_dice() -> None:
    assert dice("ALLIES E5 infantry 1, AXIS E6 infantry") == 3


def test_ov_3_6_ski_troops_battle_out_of_a_forest_just_entered() -> None:
    for type, phase in (("ski", "battle"), ("infantry", "select")):
        t = orders(f"ALLIES E5 {type}, AXIS E7 infantry" + FAR, "E6:forest")
        t.do("allies_left", "E5-E6")
        assert t.state.phase == phase


def test_ov_3_7_engineers_ignore_terrain_in_close_assault() -> None:
    assert dice("ALLIES E5 engineer, AXIS E6 infantry", "E6:town") == 3
    t = fight("ALLIES E5 engineer, AXIS E6 infantry" + FAR, "E5:wire")
    t.do("allies_left", "E5 wire")
    assert t.keys("allies_left", "attack") == ["attack/e5.e6"]


def test_ov_3_8_snipers_do_not_aim_at_armor_and_see_no_cover() -> None:
    assert dice("ALLIES E5 sniper, AXIS E7 infantry", "E7:town", target="E7") == 1
    assert dice("ALLIES E5 sniper, AXIS E7 armor, AXIS C5 infantry", target="E7") == 0


def test_ov_3_10_mobile_artillery_moves_one_and_battles() -> None:
    t = orders("ALLIES E5 mobile_artillery, AXIS E8 infantry" + FAR)
    t.do("allies_left", "E5-E6")
    assert t.keys("allies_left", "attack") == ["attack/e6.e8"]


def test_ov_3_11_flame_tanks_lose_one_die_at_most() -> None:
    assert dice("ALLIES E5 flame_tank, AXIS E6 infantry", "E6:town") == 2
    assert dice("ALLIES E5 armor, AXIS E6 infantry", "E6:town") == 1


def test_ov_3_13_destroyers_sail_and_battle_from_the_ocean() -> None:
    t = orders("ALLIES I5 destroyer, AXIS E5 infantry, AXIS A20 infantry", face="beach",
               ordered="I5")  # fmt: skip
    t.move("allies_left", "move/i5")
    assert t.args("allies_left", "to") == ["I3", "I4", "I6", "I7"]


@pytest.mark.parametrize(
    ("type", "target", "stars"),
    [
        ("at_team_early", "armor", True),
        ("at_team_early", "infantry", False),
        ("mg_early", "infantry", True),
        ("mg_late", "infantry", True),
        ("heavy_at_gun", "armor", True),
        ("infantry", "infantry", False),
    ],
)
def test_ov_9_16_whose_stars_hit(type: str, target: str, stars: bool) -> None:
    assert fire.stars_hit(Unit("a", "ALLIES", "US", type, 4), target) == stars


def test_ov_9_8_early_mortars_need_no_sight() -> None:
    assert dice("ALLIES E5 mortar_early, AXIS E7 infantry", "E6:forest E7:town", target="E7") == 2


def test_ov_8_10_the_second_lake_blocks() -> None:
    t = table("ALLIES E5 infantry, AXIS E8 infantry" + FAR, "E6:lake")
    assert fire.sees(t.state, field(t), "E5", "E8")
    t = table("ALLIES E5 infantry, AXIS E8 infantry" + FAR, "E6:lake E7:lake")
    assert not fire.sees(t.state, field(t), "E5", "E8")


def test_ov_8_6_the_edge_of_the_board_blocks_its_side() -> None:
    t = table("ALLIES E26 infantry, AXIS C26 infantry", "D25:forest")
    assert not fire.sees(t.state, field(t), "E26", "C26")


def test_ov_8_11_obstacles_do_not_block() -> None:
    t = table("ALLIES E5 infantry, AXIS E7 infantry", "E6:wire")
    assert fire.sees(t.state, field(t), "E5", "E7")


def test_ov_35_45_a_bridge_carries_the_road() -> None:
    road = "E14:road F13:river+bridge G14:road H13:road I13:road"
    for type, reached, fights in (("infantry", "G14", True), ("infantry", "F13", False)):
        t = orders(f"ALLIES I13 {type}, AXIS A20 infantry", road, ordered="I13")
        t.move("allies_center", "move/i13")
        assert "to/e14" not in t.keys("allies_center")
        t.move("allies_center", f"to/{reached.lower()}")
        from engines.overlord import movement

        unit = t.state.units[reached]
        assert unit.order is None or movement.strikes(field(t), unit) == fights
