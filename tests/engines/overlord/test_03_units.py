"""Section 3: nations, the table of units, and what some types do differently."""

from __future__ import annotations

import pytest

from engines.kit.simulate import QuickRng, blind
from engines.overlord import ENGINE, fire, movement, unit_selection
from engines.overlord.components import NATIONS, TYPES, Class
from engines.overlord.fire import Attempt
from engines.overlord.state import Mark, Mine, Order, Unit
from tests.engines.overlord.reckon import FAR, LEFT, field
from tests.engines.overlord.table import fight, orders, table

UNITS = """
infantry          infantry   4 2 1  3-2-1
armor             armor      3 3 3  3-3-3             overrun
artillery         artillery  2 1 0  3-3-2-2-1-1       blind still
special_forces    infantry   4 2 2  3-2-1
elite_armor       armor      4 3 3  3-3-3             overrun
resistance        infantry   3 2 1  3-2-1             flees
engineer          infantry   4 2 1  3-2-1
sniper            infantry   1 2 2  1-1-1-1-1         flees medalless
cavalry           infantry   4 3 3  2-1               overrun
ski               infantry   3 3 3  3-2               flees
big_gun           artillery  2 1 0  3-3-2-2-1-1-1-1   blind still
mobile_artillery  artillery  2 2 1  3-3-2-2-1-1       blind still
heavy_at_gun      artillery  2 1 0  2-2-2-2           still
flame_tank        armor      3 3 3  3-3-3             overrun
tiger             armor      1 3 3  3-3-3             overrun
destroyer         artillery  3 2 2  3-3-2-2-1-1-1-1   blind still
at_team_early     infantry   4 2 0  3-2-1             still
at_team_late      infantry   4 2 1  3-2-1             still
mortar_early      infantry   4 2 0  3-2-1             blind still
mortar_late       infantry   4 2 1  3-2-1             still
mg_early          infantry   4 2 0  3-2-1             still
mg_late           infantry   4 2 1  3-2-1             still
"""
"""`blind` needs no sight, `still` takes no ground, `flees` retreats 1 to 3 hexes for a flag."""


def dice(units: str, hexes: str = "", at: str = "E5", target: str = "E6", **more) -> int:
    """Dice of one attack by a unit that has been ordered and has not moved."""
    t = fight(units + FAR, hexes, ordered=at, **more)
    offer = ENGINE.offers(t.state).get(LEFT)
    choice = offer and offer.find(f"attack/{at.lower()}.{target.lower()}")
    return int(str(choice.label.args["n"])) if choice else 0


def left_after(units: str, faces: str, target: str = "E6", **more) -> int:
    """Figures of the target after one attack that rolled this."""
    t = fight(units + FAR, **more)
    t.roll(faces)
    t.do(LEFT, f"E5x{target}=")
    return t.figures(target)


# ---- nations


def test_ov_3_1_a_nation_has_a_side_and_no_effect_of_its_own() -> None:
    of = {
        side: sorted(n.id for n in NATIONS.values() if n.side == side)
        for side in ("ALLIES", "AXIS")
    }
    assert of == {
        "ALLIES": ["CA", "FR", "GB", "PL", "RU", "US"],
        "AXIS": ["DE", "FI", "IT", "JP", "RO"],
    }
    for nation in of["AXIS"]:
        t = fight(f"ALLIES E5 infantry, AXIS E6 infantry {nation}" + FAR)
        t.roll("FSS")
        t.do(LEFT, "E5xE6")
        assert t.keys("axis_right") == ["retreat/d5", "retreat/d6"], nation


def test_ov_3_2_nations_fight_side_by_side_under_one_general() -> None:
    t = table(
        "ALLIES F2 infantry US, ALLIES F3 infantry GB, ALLIES G3 armor PL, AXIS A1 infantry",
        hand="attack_left dig_in",
    )
    t.do("allies_chief", "give A-L>L; send")
    t.do(LEFT, "play A-L @1: F2 F3 G3")
    assert all(unit.order for unit in t.state.units.values() if unit.side == "ALLIES")


def test_ov_3_3_special_forces_and_elite_armor_are_types_of_their_own() -> None:
    assert [TYPES[kind].figures for kind in ("special_forces", "elite_armor")] == [4, 4]
    t = orders(
        "ALLIES E5 special_forces, ALLIES G5 infantry, AXIS E8 infantry, AXIS G8 infantry" + FAR,
        ordered="E5 G5",
    )
    t.do(LEFT, "E5-E7")
    t.do(LEFT, "G5-G7")
    assert t.keys(LEFT, "attack") == ["attack/e7.e8"]


@pytest.mark.parametrize("line", UNITS.split("\n")[1:-1], ids=lambda line: line.split()[0])
def test_ov_3_4_the_table_of_units(line: str) -> None:
    name, cls, *numbers, table_ = line.split()[:6]
    special = line.split()[6:]
    unit = TYPES[name]
    assert (unit.cls, [unit.figures, unit.move, unit.move_and_battle]) == (
        cls,
        [*map(int, numbers)],
    )
    assert unit.dice_by_range == tuple(map(int, table_.split("-")))
    assert unit.needs_los == ("blind" not in special)
    assert unit.take_ground == ("still" not in special)
    assert bool(unit.overrun_battles) == ("overrun" in special)
    assert unit.retreat_hexes_per_flag == ((1, 3) if "flees" in special else (1, 1))
    assert unit.medals == int("medalless" not in special)
    assert len(TYPES) == 22


@pytest.mark.parametrize(("kind", "full"), [("infantry", 4), ("armor", 3), ("artillery", 2)])
def test_ov_3_5_losses_never_change_dice_or_movement(kind: str, full: int) -> None:
    for figures in range(1, full + 1):
        assert dice(f"ALLIES E5 {kind} {figures}, AXIS E6 infantry") == 3
        t = orders(f"ALLIES E5 {kind} {figures}" + FAR)
        ways = movement.reach(t.state, "E5", t.unit("E5"))
        assert max(way.cost for way in ways.values()) == TYPES[kind].move


# ---- single types


@pytest.mark.parametrize(
    ("kind", "may"), [("ski", True), ("resistance", True), ("sniper", True), ("infantry", False)]
)
def test_ov_3_6_some_battle_out_of_a_forest_just_entered_but_stop_in_it(
    kind: str, may: bool
) -> None:
    t = orders(f"ALLIES E5 {kind}, AXIS E7 infantry" + FAR, "E6:forest D5:forest F5:forest")
    assert "D6" not in movement.reach(t.state, "E5", t.unit("E5"))
    t.do(LEFT, "E5-E6")
    assert (t.state.phase == "battle") == may


def test_ov_3_7_engineers_see_no_terrain_in_close_assault() -> None:
    assert dice("ALLIES E5 engineer, AXIS E6 infantry", "E6:town") == 3
    assert dice("ALLIES E5 engineer, AXIS E7 infantry", "E7:town", target="E7") == 1
    assert dice("ALLIES E5 engineer, AXIS E6 infantry", "E5:ford E6:town") == 2


@pytest.mark.parametrize("lines", [("E5 wire", "E5xE6"), ("E5xE6", "E5 wire")])
def test_ov_3_7_engineers_battle_on_wire_and_remove_it_too(lines: tuple[str, str]) -> None:
    t = fight("ALLIES E5 engineer, AXIS E6 infantry" + FAR, "E5:wire")
    t.roll("SS")
    t.do(LEFT, lines[0])
    assert t.asked == [LEFT]
    t.do(LEFT, lines[1])
    assert t.state.attack
    assert len(t.state.attack.faces) == 2
    assert not t.state.obstacles
    assert t.state.phase == "select"


def test_ov_3_7_engineers_clear_mines() -> None:
    t = fight(
        "ALLIES E5 engineer, ALLIES E3 infantry, AXIS D3 infantry" + FAR,
        "E5:minefield@AXIS",
        ordered="E5 E3",
    )
    t.state.mines["E5"] = Mine("AXIS", 4)
    t.do(LEFT, "E5 mine")
    assert not t.state.mines
    assert t.figures("E5") == 4


def test_ov_3_8_snipers() -> None:
    for far, at in enumerate(("E6", "E7", "E8", "E9", "E10"), 1):
        assert dice("ALLIES E5 sniper, AXIS " + at + " infantry", f"{at}:town", target=at) == 1, far
    assert dice("ALLIES E5 sniper, AXIS E11 infantry", target="E11") == 0
    assert dice("ALLIES E5 sniper, AXIS E6 infantry", "E6:wadi") == 1
    assert dice("ALLIES E5 sniper, AXIS E7 infantry", "E6:forest", target="E7") == 0
    for target in ("armor", "tiger"):
        assert dice(f"ALLIES E5 sniper, AXIS E6 {target}") == 0
    sure = {"infantry": "IGS", "artillery": "GS"}
    for target, faces in sure.items():
        full = TYPES[target].figures
        for face in "IAGSF":
            t = fight(f"ALLIES E5 sniper, AXIS E7 {target}" + FAR)
            t.roll(face)
            t.do(LEFT, "E5xE7")
            assert (t.figures("E7") < full) == (face in faces), face
    for face in "IASF":
        t = fight("ALLIES E5 infantry, AXIS E7 sniper" + FAR)
        t.roll(face + "A")
        t.do(LEFT, "E5xE7")
        assert not t.state.camps["ALLIES"].lost
        assert "sniper" in {unit.type for unit in t.state.units.values()}, face
    t = fight("ALLIES E5 infantry, AXIS E6 sniper" + FAR)
    t.roll("GAA")
    t.do(LEFT, "E5xE6+")
    assert t.state.camps["AXIS"].lost == ["sniper"]
    assert t.state.camps["ALLIES"].units == 0
    t = fight("ALLIES E5 sniper, AXIS E6 infantry 1" + FAR)
    t.roll("S")
    t.do(LEFT, "E5xE6+")
    assert t.unit("E6").type == "sniper"


def test_ov_3_9_a_big_gun_ranges_in_until_the_unit_leaves() -> None:
    units = "ALLIES E5 big_gun, AXIS E8 infantry, ALLIES E15 infantry, AXIS E16 infantry"
    t = fight(units + FAR, ordered="E5 E15")
    t.roll("IS")
    t.do(LEFT, "E5xE8")
    assert t.state.marks == [Mark("u0", "E8")]
    order = t.unit("E5").order
    assert order
    order.battles = 1
    assert [shot.bonus for shot in fire.shots(t.state, "E5", t.unit("E5"))] == [1]
    t.roll("FSS")
    t.do(LEFT, "E5xE8")
    t.do("axis_right", "retreat D8")
    assert t.state.marks == []
    for faces in ("SS", "IF"):  # no hit; a hit on a unit that leaves
        t = fight(units + FAR, ordered="E5 E15")
        t.roll(faces)
        t.do(LEFT, "E5xE8")
        if faces == "IF":
            t.do("axis_right", "retreat D8")
        assert t.state.marks == []


def test_ov_3_9_no_mark_in_close_assault_and_at_most_three_marks() -> None:
    t = fight(
        "ALLIES E5 big_gun, AXIS E6 infantry, ALLIES E3 infantry, AXIS D3 infantry" + FAR,
        ordered="E5 E3",
    )
    t.roll("ISS")
    t.do(LEFT, "E5xE6")
    assert t.state.marks == []
    t = fight(
        "ALLIES E5 big_gun, AXIS E8 infantry, ALLIES E3 infantry, AXIS D3 infantry" + FAR,
        ordered="E5 E3",
    )
    t.state.marks = [Mark("u0", "A1"), Mark("u0", "A2"), Mark("u9", "A3"), Mark("u0", "A4")]
    t.roll("IS")
    t.do(LEFT, "E5xE8")
    assert [mark.at for mark in t.state.marks if mark.gun == "u0"] == ["A2", "A4", "E8"]
    assert Mark("u9", "A3") in t.state.marks


def test_ov_3_9_a_mark_helps_fire_and_no_close_assault() -> None:
    for at, bonus in (("E8", 1), ("E6", 0)):
        t = table(f"ALLIES E5 big_gun, AXIS {at} infantry" + FAR)
        t.state.marks.append(Mark("u0", at))
        far = field(t).grid.far["E5"][at]
        shot = fire.aim(t.state, Attempt("E5", t.unit("E5"), at, t.unit(at), far))
        assert shot is not None
        assert shot.bonus == bonus


def test_ov_3_10_mobile_artillery_moves_one_and_battles_or_two() -> None:
    for to, may in (("E6", True), ("E7", False)):
        t = orders("ALLIES E5 mobile_artillery, AXIS E9 infantry" + FAR)
        t.do(LEFT, f"E5-{to}")
        assert (t.state.phase == "battle") == may
    t = orders("ALLIES E5 artillery, AXIS E9 infantry" + FAR)
    t.do(LEFT, "E5-E6")
    assert t.state.phase == "select"


def test_ov_3_11_flame_tanks_lose_one_die_at_most_in_close_assault() -> None:
    assert dice("ALLIES E5 flame_tank, AXIS E6 infantry", "E6:town") == 2
    assert dice("ALLIES E5 flame_tank, AXIS E7 infantry", "E7:town", target="E7") == 1
    assert dice("ALLIES E5 armor, AXIS E6 infantry", "E6:town") == 1


@pytest.mark.parametrize(("again", "left"), [("IS", 1), ("AF", 1), ("SG", 0), ("GG", 0)])
def test_ov_3_12_hits_on_a_tiger_are_rolled_again(again: str, left: int) -> None:
    assert left_after("ALLIES E5 infantry, AXIS E6 tiger", "GAS" + again) == left


def test_ov_3_12_flags_a_tiger_cannot_carry_out_are_rolled_again() -> None:
    for again, left in (("G", 0), ("F", 1)):
        t = fight("ALLIES B5 infantry, AXIS A5 tiger" + FAR, ordered="B5")
        t.roll("FSS" + again)
        t.do(LEFT, "B5xA5")
        assert t.figures("A5") == left


def test_ov_3_12_a_mine_hits_a_tiger_like_an_attack() -> None:
    for again, left in (("G", 0), ("S", 1)):
        t = orders(
            "ALLIES E5 tiger, ALLIES E3 infantry" + FAR, "E6:minefield@AXIS", ordered="E5 E3"
        )
        t.state.mines["E6"] = Mine("AXIS", 1)
        t.roll("A" + again)
        t.do(LEFT, "E5-E6")
        assert t.figures("E6") == left


def test_ov_3_13_destroyers_sail_two_hexes_and_never_next_to_a_beach() -> None:
    t = orders(
        "ALLIES I5 destroyer, AXIS E5 infantry, AXIS A20 infantry", face="beach", ordered="I5"
    )
    t.press(LEFT, "move/i5")
    assert t.cells(LEFT, "to") == ["I3", "I4", "I6", "I7"]
    t.press(LEFT, "to/i7")
    assert t.cells(LEFT, "attack") == ["I7.E5"]  # after two hexes, out of the ocean


def test_ov_3_13_destroyers_retreat_over_the_ocean_and_ignore_a_flag() -> None:
    sea = (
        " ".join(f"G{n}:ocean" for n in range(1, 9))
        + " "
        + " ".join(f"F{n}:ocean" for n in range(1, 9))
    )
    t = fight(
        "AXIS D4 artillery, ALLIES H4 destroyer, ALLIES I20 infantry, AXIS A20 infantry",
        sea,
        face="beach",
        ordered="D4",
        side="AXIS",
    )
    t.roll("FS")
    t.do("axis_right", "D4xH4")
    assert t.keys(LEFT) == ["ignore/0", "ignore/1"]
    t.do(LEFT, "flags 0")
    assert t.cells(LEFT, "retreat") == ["I4", "I5"]


def test_ov_3_13_destroyers_are_not_repaired_and_range_in() -> None:
    t = table(
        "ALLIES I5 destroyer 1, ALLIES G1 infantry, AXIS A20 infantry",
        face="beach",
        hand="medics dig_in",
    )
    assert not unit_selection.fits(t.state, "wounded", "I5", t.unit("I5"))
    t = fight(
        "ALLIES I5 destroyer, AXIS E5 infantry, ALLIES G9 infantry, AXIS F9 infantry" + FAR,
        face="beach",
        ordered="I5 G9",
    )
    t.roll("IS")
    t.do(LEFT, "I5xE5")
    assert [mark.at for mark in t.state.marks] == ["E5"]


@pytest.mark.parametrize(
    ("kind", "target", "stood", "moved"),
    [
        ("at_team_early", "armor", True, True),
        ("at_team_early", "infantry", False, False),
        ("at_team_late", "armor", True, False),
        ("mg_early", "infantry", True, True),
        ("mg_late", "infantry", True, False),
        ("mg_late", "armor", False, False),
        ("heavy_at_gun", "armor", True, True),
        ("heavy_at_gun", "infantry", False, False),
        ("infantry", "infantry", False, False),
    ],
)
def test_ov_3_4_whose_stars_hit(kind: str, target: Class, stood: bool, moved: bool) -> None:
    unit = Unit("a", "ALLIES", "US", kind, 4)
    assert fire.stars_hit(unit, target) == stood
    unit.order = Order("left", "", "E5", gone=True)
    assert fire.stars_hit(unit, target) == moved


def test_ov_3_4_late_mortars_that_stood_reach_further_and_see_nothing() -> None:
    units = "ALLIES E5 mortar_late, AXIS E9 infantry"
    assert dice(units, "E7:forest E9:town", target="E9") == 1
    t = orders(units + FAR, "E7:forest E9:town")
    t.do(LEFT, "E5-E6")
    assert t.state.phase == "select"  # 3-2-1 and in need of sight


@pytest.mark.parametrize("kind", ["at_team_early", "mortar_early", "mg_early", "artillery"])
def test_ov_3_4_early_teams_and_guns_move_or_battle(kind: str) -> None:
    t = orders(f"ALLIES E5 {kind}, AXIS E7 infantry" + FAR)
    t.do(LEFT, "E5-E6")
    assert t.state.phase == "select"


def test_ov_3_14_no_unit_is_created_merged_or_split() -> None:
    options = {"scenario": "tr-02-sand-and-wire"}
    seats = [seat for chair in ENGINE.chairs(options) for seat in chair]
    dice_, chooser = QuickRng(5), QuickRng(6)
    state = ENGINE.new(seats, options, dice_)
    before = {unit.id: unit.figures for unit in state.units.values()}
    for _ in range(400):
        offers = ENGINE.offers(state)
        if not offers:
            break
        seat, picks = blind(ENGINE, state, offers, chooser)
        ENGINE.apply(state, seat, picks, dice_)
        now = [unit.id for unit in state.units.values()]
        assert len(now) == len(set(now))
        assert set(now) <= set(before)
        assert all(u.figures <= TYPES[u.type].figures for u in state.units.values())
        before = {name: n for name, n in before.items() if name in now}
