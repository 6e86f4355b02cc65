"""Section 7, first part: the table of terrain, and what holds for all of it (OV-7.1 to 7.10)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.overlord import ENGINE, components, fire, flags, land
from engines.overlord.components import CLASSES, EVERY_FLAG, FEATURES
from engines.overlord.field import HARD, Ground, combined
from engines.overlord.fire import Attempt
from engines.overlord.state import Flags, Mine
from tests.engines.overlord.reckon import FAR, FOES, LEFT, dice
from tests.engines.overlord.table import Table, fight, orders, table

TABLE = """
open airfield high_ground              terrain   ... yyy  0/0/0    0/0/0    -   -    0
beach coast                            terrain   ... yyy  0/0/0    0/0/0    -   -    0
ocean                                  terrain   HHH yyy  0/0/0    0/0/0    -   -    0
pier road                              terrain   ... yyy  0/0/0    0/0/0    -   -    0
road_hill                              terrain   ... yyy -1/-1/0   0/0/0    -   hill 1
forest palm_forest hill_forest         terrain   HHH nnn -1/-2/0   0/0/0    -   yes  0
hedgerow                               terrain   HHH nnn -1/-2/0   0/0/0    -   yes  0
jungle                                 terrain   sss yyy -1/-2/0   0/0/0    -   yes  0
hill steep_hill sea_bluff cliff        terrain   ... yyy -1/-1/0   0/0/0    -   hill 1
erg                                    terrain   HHH yyy -1/-1/0   0/0/0    -   hill 1
cave_hill                              terrain   .XX yyy -1/-1/0   0/0/0    -   hill 1
mountain cave_mountain                 terrain   .XX yyy -2/-2/0   0/0/0    -   mtn  2
town rail_station barracks factory     terrain   HHH nnn -1/-2/0   0/-2/0   -   yes  0
lighthouse power_plant hill_village    terrain   HHH nnn -1/-2/0   0/-2/0   -   yes  0
church prison_camp                     terrain   HHH nnn -1/-2/0   0/-2/0   1   yes  0
radar_station                          terrain   HHH yyy -1/-2/0   0/-2/0   1   yes  0
city_ruins                             terrain   HXX nnn -1/-2/0   0/0/0    1   yes  0
fortress                               terrain   .XX yyy -1/-2/0   0/0/0    all yes  0
dam                                    terrain   .XX yyy  0/0/0    0/0/0    1   yes  0
cemetery                               terrain   ... yyy  0/0/0    0/0/0    1   -    0
supply_depot hospital hq_tents         terrain   ... yyy  0/0/0    0/0/0    -   yes  0
oasis                                  terrain   HHH yyy -1/-1/0   0/0/0    1   yes  0
river                                  terrain   XXX yyy  0/0/0    0/0/0    -   -    0
escarpment                             terrain   XXX yyy  0/0/0    0/0/0    -   yes  0
lake                                   terrain   XXX yyy  0/0/0    0/0/0    -   lake 0
frozen_river                           terrain   ... yyy  0/0/0    0/0/0    -   -    0
ford                                   terrain   HHH yyy  0/0/0   -1/-1/-1  -   -    0
fordable_stream                        terrain   sss yyy  0/0/0    0/0/0    -   -    0
marsh rice_paddy                       terrain   HHX yny  0/0/0    0/0/0    -   -    0
ravine                                 terrain   .XX yyy  0/0/0    0/0/0    1   -    0
trench                                 terrain   HHX yyy -1/-1/0   0/0/0    1   -    0
wadi                                   terrain   ... yyy -1/-1/-1  0/0/0    -   -    0
railroad                               terrain   .ss yyy  0/0/0    0/0/0    -   -    0
bridge pontoon                         rect      ... yyy  0/0/0    0/0/0    -   -    0
railroad_bridge                        rect      .ss yyy  0/0/0    0/0/0    -   -    0
bunker field_bunker                    rect      .XX yyy -1/-2/0   0/0/0    1   yes  0
sandbag sea_wall                       obstacle  ... yyy -1/-1/0   0/0/0    1   -    0
wire                                   obstacle  HHH yyy  0/0/0   -1/0/0    -   -    0
hedgehog                               obstacle  .XX yyy  0/0/0    0/0/0    1   -    0
road_block                             obstacle  HXX yyy -1/-1/0   0/0/0    1   -    0
dragons_teeth                          obstacle  HXX yyy  0/0/0    0/0/0    -   -    0
minefield                              token     HHH yyy  0/0/0    0/0/0    -   -    0
"""
"""Names, layer, entry, battle on entry, cover, own, flags, sight, height."""

ENTRY = {"free": ".", "soft_stop": "s", "hard_stop": "H", "impassable": "X"}
SIGHT = {False: "-", True: "yes", "hill": "hill", "mountain": "mtn", "lake2": "lake"}
ROWS = {name: line.split()[-8:] for line in TABLE.split("\n")[1:-1] for name in line.split()[:-8]}


def ground(t: Table, cell: str) -> Ground:
    return land.at(t.state, cell)


def may_ignore(unit: str, hexes: str, side: str = "AXIS", n: int = 3) -> int:
    t = table(f"{side} E6 {unit}" + FAR, hexes)
    return flags.bounds(t.state, Flags("E6", n), t.unit("E6"))[1]


@pytest.mark.parametrize(
    ("crossed", "bridge"),
    [
        (a, b)
        for a in ("river", "frozen_river", "ford")
        for b in ("bridge", "pontoon", "railroad_bridge")
    ],
)
def test_ov_7_1_a_bridge_replaces_what_it_crosses(crossed: str, bridge: str) -> None:
    t = table("ALLIES I1 infantry, AXIS A1 infantry", f"E6:{crossed}+{bridge} E8:{crossed}+wire")
    assert ground(t, "E6").features == (bridge,)
    assert ground(t, "E8").features == (crossed, "wire")
    t = orders("ALLIES E5 infantry" + FOES, f"E6:{crossed}+{bridge}", ordered="E5")
    t.do(LEFT, "E5-E6")  # no ice is rolled
    assert t.figures("E6") == 4


def test_ov_7_1_a_hex_without_terrain_has_its_face() -> None:
    t = table("ALLIES I1 infantry, AXIS A1 infantry", "E5:wire")
    assert ground(t, "E5").features == ("open", "wire")


def test_ov_7_2_how_features_combine() -> None:
    both = combined(("hill", "bunker", "wire", "minefield"), "AXIS")
    assert both.enter == {"infantry": HARD, "armor": 3, "artillery": 3}  # the strictest
    assert combined(("forest", "wire"), None).battle_on_entry["infantry"] is False
    assert dice("infantry", "infantry", "E6:forest+sandbag@AXIS") == 2  # the strongest only
    assert dice("armor", "infantry", "E6:hill+bunker@AXIS") == 1
    assert may_ignore("infantry", "E6:church+sandbag@AXIS") == 1  # one flag in all
    assert may_ignore("infantry", "E6:fortress+sandbag@AXIS") == 3  # all, if one says all
    assert (both.height, combined(("mountain", "wire"), None).height) == (1, 2)
    t = table("ALLIES E5 infantry, AXIS E7 infantry" + FAR, "E6:bridge+wire D5:river+bridge")
    assert fire.sees(t.state, "E5", "E7")
    t = table("ALLIES E5 infantry, AXIS E7 infantry" + FAR, "E6:beach+bunker@AXIS")
    assert not fire.sees(t.state, "E5", "E7")  # one blocks


@pytest.mark.parametrize("work", ["bunker", "sandbag", "sea_wall"])
def test_ov_7_3_works_serve_their_owner_only(work: str) -> None:
    own, foreign = (f"E6:{work}@{side}" for side in ("AXIS", "ALLIES"))
    assert dice("infantry", "infantry", own) == 2
    assert dice("infantry", "infantry", foreign) == 3
    assert (may_ignore("infantry", own), may_ignore("infantry", foreign)) == (1, 0)


def test_ov_7_3_field_bunkers_serve_whoever_is_inside() -> None:
    for side in ("AXIS", "ALLIES"):
        assert dice("infantry", "infantry", f"E6:field_bunker@{side}") == 2
        assert may_ignore("infantry", f"E6:field_bunker@{side}") == 1


def test_ov_7_3_works_of_two_owners_on_one_hex() -> None:
    hexes = "E6:beach+bunker@AXIS+sea_wall@ALLIES"
    assert dice("armor", "infantry", hexes) == 1  # the bunker, for the AXIS
    t = table("AXIS E5 armor, ALLIES E6 infantry" + FAR, hexes, side="AXIS")
    shot = fire.aim(t.state, Attempt("E5", t.unit("E5"), "E6", t.unit("E6"), 1))
    assert shot is not None
    assert shot.cover == -1  # the sea wall, for the ALLIES


@pytest.mark.parametrize("name", ROWS)
def test_ov_7_4_the_table_of_terrain(name: str) -> None:
    layer, entry, on_entry, cover, own, ignored, sight, height = ROWS[name]
    part, whole = FEATURES[name], combined((name,), "AXIS", "AXIS")
    assert part.layer == layer
    assert "".join(ENTRY[getattr(part.enter, cls)] for cls in CLASSES) == entry
    assert "".join("ny"[whole.battle_on_entry[cls]] for cls in CLASSES) == on_entry
    covers = tuple(
        min(whole.plain[c], whole.works["AXIS"][c], whole.slope[c], whole.peak[c]) for c in CLASSES
    )
    assert "/".join(map(str, covers)) == cover
    assert "/".join(str(whole.own[cls]) for cls in CLASSES) == own
    n = max(whole.flags, whole.work_flags["AXIS"], int(whole.trench))
    assert {0: "-", 1: "1", EVERY_FLAG: "all"}[n] == ignored
    assert SIGHT[part.blocks_los] == sight
    assert str(whole.height) == height


def test_ov_7_5_one_row_of_the_file_for_each_feature() -> None:
    file = Path(components.__file__).parents[2] / "data" / "overlord" / "terrain.json"
    rows = [row["id"] for row in json.loads(file.read_text("utf-8"))["terrain"]]
    assert sorted(rows) == sorted(ROWS)
    assert sorted(FEATURES) == sorted(ROWS)


def test_ov_7_6_cover_goes_by_the_class_of_the_attacker() -> None:
    found = [dice(cls, "infantry", "E6:forest") for cls in ("infantry", "armor", "artillery")]
    assert found == [2, 1, 3]
    assert dice("infantry", "infantry", "E5:forest") == 3  # the attacker's hex covers nobody
    for name in ROWS:
        if name != "wadi" and FEATURES[name].layer == "terrain":
            assert FEATURES[name].defense_dice.artillery == 0
    assert dice("artillery", "infantry", "E6:wadi") == 2


def test_ov_7_7_a_retreat_ignores_stops_costs_and_mines() -> None:
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry" + FAR,
        "D5:river D6:forest+minefield@ALLIES C6:wire C7:lake",
    )
    t.state.mines["D6"] = Mine("ALLIES", 4)
    t.roll("FFS")
    t.do(LEFT, "E5xE6")  # one way only: over the mined forest onto the wire
    assert t.figures("C6") == 4
    assert not t.state.mines["D6"].shown


def test_ov_7_7_a_retreat_obeys_units_impassable_hexes_mountains_and_the_ocean() -> None:
    for hexes in ("D5:river D6:river", "D5:mountain D6:mountain"):
        t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, hexes)
        t.roll("FSS")
        t.do(LEFT, "E5xE6")
        assert t.figures("E6") == 3
    t = fight("ALLIES E5 infantry, AXIS E6 infantry, AXIS D5 infantry, ALLIES D6 infantry" + FAR)
    t.roll("FSS")
    t.do(LEFT, "E5xE6")
    assert t.figures("E6") == 3


def test_ov_7_8_may_not_battle_counts_for_moving_in_and_taking_ground() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry" + FOES, "E6:forest")
    t.do(LEFT, "E5-E6")
    assert t.state.phase == "select"
    t = fight("ALLIES E6 infantry, AXIS E7 infantry" + FAR, "E6:forest", ordered="E6")
    assert t.keys(LEFT, "attack") == ["attack/e6.e7"]  # it began there
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR, "E6:forest")
    t.roll("G")
    t.do(LEFT, "E5xE6+")
    assert ("E6" in t.state.units, t.state.phase) == (True, "select")


def test_ov_7_9_own_hexes_never_block_sight() -> None:
    t = fight("ALLIES E5 infantry, AXIS E7 infantry" + FAR, "E5:town E7:forest")
    assert t.keys(LEFT, "attack") == ["attack/e5.e7"]


def test_ov_7_10_obstacles_but_sandbags_and_wire_stay_for_ever() -> None:
    lasting = "hedgehog road_block dragons_teeth sea_wall@ALLIES"
    for name in lasting.split():
        t = orders("ALLIES E5 infantry, ALLIES I9 infantry" + FOES, f"E5:{name}", ordered="E5 I9")
        t.do(LEFT, "E5-F5")
        assert list(t.state.obstacles) == ["E5"], name
        t = fight(
            "ALLIES E5 engineer, ALLIES E3 infantry, AXIS D3 infantry" + FAR,
            f"E5:{name}",
            ordered="E5 E3",
        )
        offer = ENGINE.offers(t.state)[LEFT]
        assert {choice.verb for choice in offer.choices} == {"done", "attack"}, name
