"""Section 7, second part: single kinds of terrain (OV-7.11 to 7.28)."""

from __future__ import annotations

import pytest

from engines.kit.hexes import Hex
from engines.overlord import attack, land, movement, moving
from engines.overlord.components import EVERY_FLAG
from engines.overlord.flags import bounds
from engines.overlord.state import Flags, Order, Rules
from tests.engines.overlord.reckon import FAR, FOES, LEFT, dice, field, reach
from tests.engines.overlord.table import Table, code_of, field_of, fight, orders, scenario, table

JAPAN = {"rules": {"AXIS": ["japanese_army"]}, "nations": {"AXIS": "JP"}}


def takes(unit: str, hexes: str, *, moved: bool = False, grounds: int = 0, **more) -> bool:
    """Whether a unit on E5 may take the empty E6 after an attack."""
    t = table(f"ALLIES E5 {unit}, AXIS A1 infantry", hexes, **more)
    t.unit("E5").order = Order("left", "", "E5", gone=moved, grounds=grounds)
    return attack.can_take(t.state, "E5", t.unit("E5"), "E6")


def retreats(unit: str, hexes: str, **more) -> list[Hex]:
    """Where an AXIS unit on E6 ends after one flag: the hexes it may choose from, or stands on."""
    t = fight(f"ALLIES E5 infantry, AXIS E6 {unit}" + FAR, hexes, **more)
    t.roll("F" + "S" * (dice("infantry", unit, hexes, **more) - 1))
    t.do(LEFT, "E5xE6=")
    asked = t.cells("axis_right", "retreat")
    return asked or [cell for cell in ("D5", "D6", "E6") if cell in t.state.units]


# ---- hedgerows, hills, mountains, bluffs


def test_ov_7_11_hedgerows_are_entered_from_the_next_hex_and_left_by_one() -> None:
    assert reach("ALLIES E5 infantry", "E6:hedgerow")["E6"].cost == 1
    assert "E7" not in reach("ALLIES E5 armor", "E7:hedgerow")
    assert {way.cost for way in reach("ALLIES E5 armor", "E5:hedgerow").values()} == {1}
    assert takes("infantry", "E6:hedgerow")
    assert not takes("infantry", "E6:hedgerow", moved=True)
    assert not takes("armor", "E6:hedgerow", grounds=1)
    assert takes("infantry", "E6:hill", moved=True)


def test_ov_7_12_a_hill_covers_only_from_below() -> None:
    for name in ("hill", "steep_hill", "erg", "sea_bluff", "cliff", "road_hill", "cave_hill"):
        assert dice("infantry", "infantry", f"E6:{name}") == 2, name
        assert dice("infantry", "infantry", f"E5:hill E6:{name}") == 3, name
    assert dice("infantry", "infantry", "E5:mountain E6:hill") == 3
    assert dice("armor", "infantry", "E5:hill E6:forest") == 1  # no hill


def test_ov_7_13_mountains_cover_from_everywhere_but_mountains() -> None:
    assert dice("infantry", "infantry", "E6:mountain") == 1
    assert dice("infantry", "infantry", "E5:hill E6:mountain") == 1
    assert dice("infantry", "infantry", "E5:mountain E6:cave_mountain") == 3


def test_ov_7_13_mountains_are_stepped_on_and_off_over_heights_only() -> None:
    for high in ("mountain", "cave_mountain"):
        assert "E6" not in reach("ALLIES E5 infantry", f"E6:{high}")
        assert "E6" in reach("ALLIES E5 infantry", f"E5:hill E6:{high}")
        assert set(reach("ALLIES E5 infantry", f"E5:{high} E6:hill D5:mountain")) >= {"E6", "D5"}
        assert "E4" not in reach("ALLIES E5 infantry", f"E5:{high} E6:hill")
        assert not takes("infantry", f"E6:{high}")
        assert takes("infantry", f"E5:hill E6:{high}")
    assert retreats("infantry", "D5:mountain D6:forest") == ["D6"]
    assert retreats("infantry", "E6:mountain D5:hill") == ["D5"]
    assert retreats("infantry", "E6:mountain") == ["E6"]


@pytest.mark.parametrize("high", ["mountain", "cave_mountain"])
def test_ov_7_13_guns_set_up_on_a_mountain_stay_and_reach_further(high: str) -> None:
    assert not reach("ALLIES E5 artillery", f"E5:{high}")
    found = [dice("artillery", "infantry", f"E5:{high}", at=f"E{n}") for n in range(6, 13)]
    assert found == [3, 3, 2, 2, 1, 1, 1]
    t = fight("ALLIES E5 infantry, AXIS E6 artillery" + FAR, f"E5:hill E6:{high} D6:hill")
    t.roll("F")
    t.do(LEFT, "E5xE6=")
    assert t.figures("E6") == 1


@pytest.mark.parametrize("bluff", ["sea_bluff", "cliff"])
def test_ov_7_14_between_beach_and_bluff(bluff: str) -> None:
    up = {"start": "E5", "face": "beach"}
    assert reach("ALLIES E5 infantry", f"D5:{bluff}", **up)["D5"].cost == 2
    down = reach("ALLIES D5 infantry", f"D5:{bluff}", start="D5", face="beach")
    assert (down["E5"].cost, down["C5"].cost) == (2, 1)
    for kind in ("armor", "artillery"):
        card = "artillery_bombard" if kind == "artillery" else ""
        ways = reach(f"ALLIES E5 {kind}", f"D5:{bluff} D4:{bluff}", card=card, **up)
        assert not {"D4", "D5"} & set(ways)
        ways = reach(f"ALLIES D5 {kind}", f"D5:{bluff}", start="D5", face="beach", card=card)
        assert not {"E5", "E6"} & {h for h, way in ways.items() if len(way.path) == 1}
    assert reach("ALLIES E5 armor", f"E6:{bluff}")["E6"].cost == 1  # from the land side
    climb = {"face": "beach"}
    assert takes("infantry", f"E6:{bluff}", **climb) == (bluff == "sea_bluff")
    assert not takes("armor", f"E6:{bluff}", **climb)
    assert takes("infantry", f"E5:{bluff}", **climb)  # downhill
    assert not takes("armor", f"E5:{bluff}", **climb)
    assert takes("armor", f"E6:{bluff}")
    t = fight(
        "ALLIES G5 infantry, AXIS F5 armor, AXIS A20 infantry, ALLIES E20 infantry",
        f"E5:{bluff} E6:{bluff}",
        face="beach",
        ordered="G5",
    )
    t.roll("FSS")
    t.do(LEFT, "G5xF5")
    assert t.cells("axis_right", "retreat") == ["E5", "E6"]  # a hill for retreats


def test_ov_7_15_a_steep_hill_costs_two_or_one_from_a_hill() -> None:
    assert reach("ALLIES E5 infantry", "E6:steep_hill")["E6"].cost == 2
    for name in ("hill", "steep_hill", "sea_bluff", "erg"):
        assert reach("ALLIES E5 infantry", f"E5:{name} E6:steep_hill")["E6"].cost == 1, name
    assert "E6" not in reach("ALLIES E5 artillery", "E6:steep_hill")


# ---- bunkers, beach, ocean, roads, rivers


@pytest.mark.parametrize("bunker", ["bunker@ALLIES", "field_bunker"])
def test_ov_7_16_bunkers(bunker: str) -> None:
    for kind in ("armor", "artillery"):
        assert "E6" not in reach(f"ALLIES E5 {kind}", f"E6:{bunker}")
        assert not reach(f"ALLIES E5 {kind}", f"E5:{bunker}")
    t = table("ALLIES E5 infantry, AXIS A1 infantry", f"E5:{bunker}")
    assert not land.at(t.state, "E5").sandbags
    assert reach("ALLIES E5 infantry", f"E5:{bunker}")


def test_ov_7_16_enemies_enter_a_bunker_and_gain_nothing() -> None:
    assert "E6" in reach("ALLIES E5 infantry", "E6:bunker@AXIS")
    assert dice("infantry", "infantry", "E6:bunker@ALLIES") == 3
    t = fight("ALLIES E5 infantry, AXIS E6 artillery" + FAR, "E6:bunker@AXIS")
    t.roll("FF")
    t.do(LEFT, "E5xE6")
    t.do("axis_right", "flags 0")
    assert "E6" not in t.state.units  # a figure for each flag
    assert t.state.camps["ALLIES"].units == 1


@pytest.mark.parametrize("sand", ["beach", "coast"])
def test_ov_7_17_a_move_that_enters_a_beach_costs_two_at_most(sand: str) -> None:
    ways = reach("ALLIES E5 armor", f"E6:{sand} D5:forest F5:forest")
    assert (ways["E7"].cost, "E8" in ways) == (2, False)
    assert reach("ALLIES E5 armor", f"E5:{sand}")["E8"].cost == 3  # straight off the beach
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E8 infantry" + FAR, f"E5:{sand} E6:{sand}")
    order = t.unit("E5").order
    assert order
    order.gone, order.cost = True, 2
    t.roll("GSS")
    t.do(LEFT, "E5xE6+")
    assert t.keys(LEFT, "attack") == ["attack/e6.e8"]  # ground and overrun as ever


def test_ov_7_18_ocean_ends_a_move_and_no_one_retreats_onto_it() -> None:
    ways = reach("ALLIES G5 infantry", start="G5", face="beach")
    assert {"H4", "H5"} <= set(ways)
    assert not any(cell[0] in "HI" for way in ways.values() for cell in way.path[:-1])
    ways = reach("ALLIES I5 infantry", start="I5", face="beach")
    assert {way.cost for way in ways.values()} == {1}
    t = fight("AXIS F5 infantry, ALLIES G5 infantry" + FAR, face="beach", ordered="F5", side="AXIS")
    t.roll("FSS")
    t.do("axis_right", "F5xG5")
    assert t.figures("G5") == 3
    t = table("ALLIES H5 infantry, AXIS A1 infantry", face="beach")
    assert not land.at(t.state, "H5").sandbags


def test_ov_7_19_in_the_ocean_nobody_battles_but_can_be_attacked() -> None:
    t = fight(
        "ALLIES H5 infantry, ALLIES G9 infantry, AXIS G5 infantry, AXIS F9 infantry" + FAR,
        face="beach",
        ordered="H5 G9",
    )
    assert [key for key in t.keys(LEFT, "attack") if "h5" in key] == []
    t = fight(
        "AXIS G5 infantry, ALLIES H5 infantry 1 GB" + FAR,
        face="beach",
        ordered="G5",
        side="AXIS",
        enemy="ambush dig_in",
        rules={"ALLIES": ["battle_back"]},
        nations={"ALLIES": "GB"},
        rules_of=Rules(ambush="ask"),
    )
    t.roll("SSS")
    t.do("axis_right", "G5xH5")  # neither Ambush nor battle back is asked about
    assert t.state.attack
    assert len(t.state.attack.faces) == 3
    assert t.state.phase == "select"


def test_ov_7_20_a_pier_is_entered_from_land_only() -> None:
    pier = "H5:pier"
    assert "H5" in reach("ALLIES G5 infantry", pier, start="G5", face="beach")
    assert "H5" not in reach("ALLIES I5 infantry", pier, start="I5", face="beach")
    around = reach("ALLIES H4 infantry", pier, start="H4", face="beach")
    assert around["H5"].path == ("G5", "H5")


def test_ov_7_21_a_way_all_on_roads_goes_one_further() -> None:
    road = "E5:road E6:road E7:road E8:road"
    ways = reach("ALLIES E5 infantry", road)
    assert (ways["E7"].cost, ways["E8"].cost) == (1, 2)
    assert "E9" not in reach("ALLIES E5 infantry", road + " E9:road")
    assert reach("ALLIES E5 armor", road + " E9:road")["E9"].cost == 3
    assert "E8" not in reach("ALLIES E5 infantry", road.replace("E7:road ", ""))  # a gap
    assert "E8" not in reach("ALLIES E5 infantry", road.removeprefix("E5:road "))  # a late start
    gun = reach("ALLIES E5 artillery", road)
    assert (gun["E6"].cost, gun["E7"].cost) == (1, 2)  # and so it never battles
    assert reach("ALLIES E5 infantry", road.replace("E6:road", "E6:road_hill"))["E8"].cost == 2


def test_ov_7_22_rivers_lakes_and_escarpments_are_crossed_by_nobody() -> None:
    for name in ("river", "lake", "escarpment"):
        wall = " ".join(f"{row}6:{name}" for row in "ABCDEFGHI")
        found = reach("ALLIES E5 infantry", wall)
        assert not any(cell in found for cell in ("D6", "E6", "E7", "F6"))
        assert retreats("infantry", f"D5:{name}") == ["D6"]
        assert not takes("infantry", f"E6:{name}")
    for over in ("river+bridge", "river+pontoon", "river+railroad_bridge", "ford"):
        assert "E6" in reach("ALLIES E5 infantry", f"E6:{over}"), over


def test_ov_7_23_roads_connect_and_bridges_carry_them() -> None:
    own = field_of(
        scenario(
            "ALLIES I1 infantry, AXIS A1 infantry",
            "E5:road E6:river+bridge E7:river+pontoon E9:road_hill "
            "E10:river+railroad_bridge G5:river+bridge G7:town",
        )
    )
    assert own.road == {"E5", "E6", "E7", "E9"}
    assert "E8" in reach("ALLIES E5 infantry", "E5:road E6:river+bridge E7:river+pontoon E8:road")
    assert "E8" not in reach("ALLIES E5 infantry", "E5:road E6:road E7:cemetery E8:road")


def test_ov_7_24_trenches() -> None:
    t = fight(
        "ALLIES E5 armor, ALLIES E3 infantry, AXIS E6 infantry, AXIS D3 infantry" + FAR,
        "E5:trench E3:trench",
        ordered="E5 E3",
    )
    assert {key.partition(".")[0] for key in t.keys(LEFT, "attack")} == {"attack/e3"}
    for kind, may in (("infantry", 1), ("cavalry", 1), ("armor", 0)):
        t = table(f"AXIS E6 {kind}" + FAR, "E6:trench")
        assert bounds(t.state, Flags("E6", 2), t.unit("E6")) == (0, may)


# ---- jungle, marsh, caves, wadi


@pytest.mark.parametrize(("start", "may"), [("E6", True), ("E5", False)])
def test_ov_7_25_jungle_is_battled_from_after_exactly_one_hex(start: Hex, may: bool) -> None:
    t = orders(f"ALLIES {start} armor, AXIS E8 infantry" + FOES, "E7:jungle", ordered=start)
    t.do(LEFT, f"{start}-E7")
    assert (t.state.phase == "battle") == may


def test_ov_7_25_jungle_and_taking_ground() -> None:
    assert takes("armor", "E6:jungle")
    assert not takes("armor", "E6:jungle", moved=True)
    assert takes("cavalry", "E6:jungle", moved=True)
    for moved in (False, True):  # the overrun of cavalry out of a jungle
        t = fight("ALLIES E5 cavalry, AXIS E6 infantry 1, AXIS E7 infantry" + FAR, "E6:jungle")
        order = t.unit("E5").order
        assert order
        order.gone, order.cost = moved, int(moved)
        t.roll("I")
        t.do(LEFT, "E5xE6+")
        assert bool(t.keys(LEFT, "attack")) == (not moved)


@pytest.mark.parametrize("swamp", ["marsh", "rice_paddy"])
def test_ov_7_26_marsh_and_rice_paddy(swamp: str) -> None:
    for kind in ("infantry", "armor"):
        assert {w.cost for w in reach(f"ALLIES E5 {kind}", f"E5:{swamp}").values()} == {1}
    for kind, may in (("infantry", True), ("armor", False)):
        for hexes in (f"E5:{swamp}", f"E6:{swamp}"):  # left, or entered
            t = orders(f"ALLIES E5 {kind}, AXIS E7 infantry" + FOES, hexes)
            t.do(LEFT, "E5-E6")
            assert (t.state.phase == "battle") == may
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR, f"E6:{swamp}")
    t.roll("GSS")
    t.do(LEFT, "E5xE6+")
    assert ("E6" in t.state.units, t.state.phase) == (True, "select")  # ground, no overrun
    t = fight("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR, f"E5:{swamp}")
    t.roll("GSS")
    t.do(LEFT, "E5xE6+")
    assert t.keys(LEFT, "attack") == ["attack/e6.e7"]  # leaving one by taking ground


@pytest.mark.parametrize("cave", ["cave_hill", "cave_mountain"])
def test_ov_7_27_japanese_in_caves_ignore_flags_and_are_hard_to_hit(cave: str) -> None:
    t = table("AXIS E6 infantry JP" + FAR, f"E6:{cave}", **JAPAN)
    assert bounds(t.state, Flags("E6", 3), t.unit("E6")) == (3, 3)
    found = [
        dice(kind, "infantry JP", f"E5:mountain E6:{cave}", **JAPAN)
        for kind in ("infantry", "armor", "artillery")
    ]
    assert found == [1, 1, 3]
    t = table("AXIS E6 armor JP" + FAR, f"E6:{cave}", **JAPAN)
    assert bounds(t.state, Flags("E6", 3), t.unit("E6")) == (0, 0)
    assert bounds(t.state, Flags("E6", EVERY_FLAG, firm=True), t.unit("E6")) == (0, 0)


CAVES = "B5:cave_hill B15:cave_mountain B16:cave_hill"


def caves(card: str = "", units: str = "") -> Table:
    return orders(
        "AXIS B5 infantry JP, AXIS B16 infantry JP, AXIS A1 infantry JP, "
        "ALLIES I20 infantry" + units,
        CAVES,
        ordered="B5 A1",
        side="AXIS",
        card=card,
        **JAPAN,
    )


def test_ov_7_27_japanese_infantry_goes_through_the_caves() -> None:
    t = caves(units=", ALLIES B14 infantry")
    t.press("axis_right", "move/b5")
    assert t.cells("axis_right", "cave") == ["B15"]  # B16 is taken
    t.press("axis_right", "cave/b15")
    order = t.unit("B15").order
    assert order
    assert order.cost == 2
    assert movement.must_close(field(t), t.unit("B15"))  # after two hexes only close (OV-23.12)
    assert code_of(t.refused("axis_right", "A1>>B5")) == "NOT_OFFERED"


@pytest.mark.parametrize("card", ["firefight", "close_assault", "dig_in"])
def test_ov_7_27_a_unit_that_may_not_move_stays_out_of_the_caves(card: str) -> None:
    t = table("AXIS B5 infantry JP, ALLIES I20 infantry", CAVES, side="AXIS", **JAPAN)
    t.unit("B5").order = Order("right", card, "B5")
    assert moving.caves(t.state, "B5", t.unit("B5")) == []
    t.unit("B5").order = Order("right", "", "B5")
    assert moving.caves(t.state, "B5", t.unit("B5")) == ["B15", "B16"]


@pytest.mark.parametrize(("faces", "sealed"), [("SII", True), ("IGF", False)])
def test_ov_7_27_allied_infantry_seals_a_cave(faces: str, sealed: bool) -> None:
    t = fight("ALLIES E5 infantry, AXIS A1 infantry", "E5:cave_mountain")
    t.roll(faces)
    t.do(LEFT, "E5 seal")
    assert (t.state.sealed == ["E5"]) == sealed
    assert land.at(t.state, "E5").features == (("mountain",) if sealed else ("cave_mountain",))
    assert t.state.phase == "select"  # that was its battle
    t = fight("ALLIES E5 infantry, AXIS E6 infantry" + FAR, "E5:cave_hill")
    assert not t.keys(LEFT, "seal")  # an enemy is near


def wadi(*open_sides: str) -> dict[str, object]:
    raw = scenario("ALLIES E5 infantry, AXIS A1 infantry", "E6:wadi")
    raw["hexes"][0]["open"] = list(open_sides)
    return raw


def test_ov_7_28_a_wadi_is_entered_and_left_through_its_open_sides() -> None:
    for sides, may in ((("w",), True), (("e", "nw"), False)):
        own = field_of(wadi(*sides))
        here, there = own.ground["E5"], own.ground["E6"]
        assert bool(movement.step(own, "E5", "E6", here, there, "infantry", False)) == may
        assert bool(movement.step(own, "E6", "E5", there, here, "infantry", False)) == may
    assert "E6" in reach("ALLIES E5 infantry", "E6:wadi")  # all sides, if nothing is said


def test_ov_7_28_into_and_out_of_a_wadi_only_at_distance_one() -> None:
    assert dice("artillery", "infantry", "E7:wadi", at="E7") == 0
    assert dice("artillery", "infantry", "E5:wadi", at="E7") == 0
    assert dice("artillery", "infantry", "E5:wadi E7:wadi", at="E7") == 2
    assert dice("infantry", "infantry", "E6:wadi") == 2
    assert dice("infantry", "infantry", "E5:wadi") == 3
