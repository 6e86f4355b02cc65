"""Section 9: who may attack whom, with how many dice, and what they do."""

from __future__ import annotations

import pytest

from engines.kit.hexes import Hex
from engines.overlord import air, fire
from engines.overlord.components import TYPES, Class
from engines.overlord.fire import Attempt
from engines.overlord.game import Game
from engines.overlord.state import Mark, Order, Plane, Rules
from tests.engines.overlord.reckon import FAR, FOES, LEFT, field
from tests.engines.overlord.table import Table, code_of, fight, orders, table

JAPAN = {"rules": {"AXIS": ["japanese_army"]}, "nations": {"AXIS": "JP"}, "side": "AXIS"}


def shot(
    attacker: str, target: str, hexes: str = "", at: Hex = "E6", card: str = "", **more
) -> fire.Shot | None:
    """An attack from E5, its dice told apart; None if it has none."""
    t = table(f"ALLIES E5 {attacker}, AXIS {at} {target}" + FAR, hexes, **more)
    own, a, b = field(t), t.unit("E5"), t.unit(at)
    a.order = Order("left", card, "E5") if card else None
    return fire.aim(t.state, Attempt("E5", a, at, b, own.grid.far["E5"][at]))


def dice(attacker: str, target: str, hexes: str = "", at: Hex = "E6", **more) -> int:
    found = shot(attacker, target, hexes, at, **more)
    return found.dice if found else 0


def attack(units: str, faces: str, line: str = "E5xE6=", **more) -> Table:
    t = fight(units + FAR, **more)
    t.roll(faces)
    t.do(LEFT, line)
    return t


# ---- who and when


def test_ov_9_1_an_ordered_unit_may_attack_one_enemy_in_range_and_sight() -> None:
    units = "ALLIES E5 infantry, ALLIES E3 infantry, AXIS E7 infantry, AXIS C5 infantry, "
    t = fight(units + "AXIS E9 infantry, AXIS G6 infantry" + FAR, "F5:forest F6:forest")
    assert t.cells(LEFT, "attack") == ["E5.C5", "E5.E7"]  # E9 too far, G6 out of sight
    assert "done" in t.keys(LEFT)  # nobody has to
    t.roll("SS")
    t.do(LEFT, "E5xE7")
    assert t.state.phase == "select"  # one enemy


def test_ov_9_2_next_to_an_enemy_only_adjacent_ones() -> None:
    for kind in ("infantry", "armor", "artillery", "sniper", "heavy_at_gun"):
        t = fight(f"ALLIES E5 {kind}, AXIS E6 infantry, AXIS E7 infantry, AXIS C5 infantry" + FAR)
        assert t.keys(LEFT, "attack") == ["attack/e5.e6"], kind
        assert code_of(t.refused(LEFT, "E5xC5")) == "NOT_OFFERED"
    t = fight("ALLIES E5 artillery, AXIS E6 infantry, AXIS D5 infantry" + FAR)
    assert t.cells(LEFT, "attack") == ["E5.D5", "E5.E6"]
    t = fight("ALLIES E5 armor, AXIS E6 infantry, AXIS E8 infantry" + FAR, "E5:town E6:town")
    assert t.state.phase == "select"  # not even if the adjacent one cannot be attacked


def test_ov_9_3_one_at_a_time_each_after_the_last_result_and_final() -> None:
    units = "ALLIES E5 infantry, ALLIES F6 infantry, AXIS E6 infantry 1, AXIS F7 infantry"
    t = fight(units + FAR, ordered="E5 F6")
    assert t.cells(LEFT, "attack") == ["E5.E6", "F6.E6", "F6.F7"]
    t.roll("ISS")
    t.do(LEFT, "E5xE6=")
    assert t.cells(LEFT, "attack") == ["F6.F7"]  # seen, and then chosen
    t = fight(
        "ALLIES E5 infantry, AXIS E6 infantry" + FAR,
        enemy="ambush dig_in",
        rules_of=Rules(ambush="ask"),
    )
    t.do(LEFT, "E5xE6")
    assert t.asked == ["axis_chief"]
    assert not t.keys(LEFT)  # declared is declared


@pytest.mark.parametrize(
    ("kind", "table_"),
    [("infantry", (3, 2, 1)), ("armor", (3, 3, 3)), ("artillery", (3, 3, 2, 2, 1, 1))],
)
def test_ov_9_4_range_is_distance_and_losses_do_not_matter(
    kind: str, table_: tuple[int, ...]
) -> None:
    for figures in range(1, TYPES[kind].figures + 1):
        found = [dice(f"{kind} {figures}", "infantry", at=f"E{n}") for n in range(6, 13)]
        assert found == [*table_, *[0] * (7 - len(table_))]
    t = fight(
        f"ALLIES E5 {kind}, AXIS E{5 + len(table_) + 1} infantry, ALLIES E3 infantry, "
        "AXIS D3 infantry" + FAR,
        ordered="E5 E3",
    )
    assert code_of(t.refused(LEFT, f"E5xE{5 + len(table_) + 1}")) == "NOT_OFFERED"


# ---- the dice


def test_ov_9_5_dice_are_table_bonus_cover_and_own() -> None:
    found = shot("infantry", "infantry", "E5:ford E6:town", card="finest_hour")
    assert found is not None
    assert (found.table, found.bonus, found.cover, found.own) == (3, 1, -1, -1)
    assert found.dice == 2
    assert shot("infantry", "infantry", "E7:town E5:ford", at="E7") is None
    t = fight(
        "ALLIES E5 infantry, AXIS E7 infantry, ALLIES E3 infantry, AXIS D3 infantry" + FAR,
        "E7:town E5:ford",
        ordered="E5 E3",
    )
    assert code_of(t.refused(LEFT, "E5xE7")) == "NOT_OFFERED"


@pytest.mark.parametrize(
    ("unit", "card", "at", "bonus"),
    [
        ("infantry", "", "E6", 0),
        ("infantry", "close_assault", "E6", 1),
        ("infantry", "firefight", "E7", 1),
        ("infantry", "behind_enemy_lines", "E7", 1),
        ("armor", "armor_assault", "E6", 1),
        ("armor", "armor_assault", "E7", 0),
        ("armor", "finest_hour", "E7", 1),
        ("infantry", "move_out", "E6", 0),
    ],
)
def test_ov_9_6_bonus_dice_of_cards(unit: str, card: str, at: Hex, bonus: int) -> None:
    found = shot(unit, "infantry", at=at, card=card)
    assert found is not None
    assert found.bonus == bonus


def test_ov_9_6_bonus_dice_add_up() -> None:
    t = table("AXIS E5 infantry JP, ALLIES E6 infantry" + FAR, **JAPAN)
    t.unit("E5").order = Order("right", "close_assault", "E5")
    t.state.planes.append(Plane("p", "AXIS", "E7", "right", ordered=True, support=True))
    found = fire.aim(t.state, Attempt("E5", t.unit("E5"), "E6", t.unit("E6"), 1))
    assert found is not None
    assert found.bonus == 3  # card, army, airplane
    t = table("ALLIES E5 big_gun, AXIS E8 infantry" + FAR)
    t.unit("E5").order = Order("left", "firefight", "E5")
    t.state.marks.append(Mark("u0", "E8"))
    found = fire.aim(t.state, Attempt("E5", t.unit("E5"), "E8", t.unit("E8"), 3))
    assert found is not None
    assert (found.bonus, found.dice) == (2, 4)  # card, marked target


def test_ov_9_7_only_the_strongest_cover_and_the_strongest_own_reduction() -> None:
    found = shot("infantry", "infantry", "E6:forest+sandbag@AXIS")
    assert found
    assert found.cover == -1
    found = shot("armor", "infantry", "E6:hill+bunker@AXIS")
    assert found
    assert found.cover == -2
    found = shot("infantry", "infantry", "E5:ford+wire")
    assert found
    assert found.own == -1
    found = shot("armor", "infantry", "E5:town+wire")
    assert found
    assert found.own == -2


def test_ov_9_8_guns_snipers_and_mortars_read_the_column_of_artillery() -> None:
    for kind in ("artillery", "big_gun", "mortar_early", "mortar_late"):
        assert dice(kind, "infantry", "E6:town") == 3, kind
        assert dice(kind, "infantry", "E6:wadi") == 2, kind  # the one entry of that column
    assert dice("sniper", "infantry", "E6:town") == 1
    # Their own hex counts by their class.
    assert dice("mortar_early", "infantry", "E5:wire") == 2
    assert dice("artillery", "infantry", "E5:wire") == 3
    assert dice("artillery", "infantry", "E5:ford") == 2


def test_ov_9_8_a_late_mortar_that_moved_is_ordinary_infantry() -> None:
    t = orders("ALLIES E5 mortar_late, AXIS E8 infantry" + FOES, "E8:town")
    t.do(LEFT, "E5-E6")
    assert t.cells(LEFT, "attack") == ["E6.E8"]
    t.roll("S")
    t.do(LEFT, "E6xE8")
    assert t.state.attack
    assert t.state.attack.cover == -1


def test_ov_9_9_armor_from_town_to_town_has_no_die() -> None:
    assert dice("armor", "infantry", "E5:town") == 1
    assert dice("armor", "infantry", "E6:town") == 1
    assert dice("armor", "infantry", "E5:town E6:town") == 0


def test_ov_9_10_works_of_the_enemy_protect_nobody() -> None:
    assert dice("infantry", "infantry", "E6:bunker@ALLIES") == 3
    assert dice("infantry", "infantry", "E6:sandbag@ALLIES") == 3
    assert dice("infantry", "infantry", "E6:forest+sea_wall@ALLIES") == 2


def test_ov_9_11_a_unit_may_be_attacked_any_number_of_times() -> None:
    t = fight(
        "ALLIES E5 infantry, ALLIES F6 infantry, ALLIES E7 infantry, AXIS E6 infantry" + FAR,
        ordered="E5 F6 E7",
    )
    for line in ("E5xE6", "F6xE6", "E7xE6"):
        t.roll("ISS")
        t.do(LEFT, line)
    assert t.figures("E6") == 1


# ---- the right to battle


def test_ov_9_12_nobody_battles_in_the_ocean_nor_armor_in_a_trench() -> None:
    t = fight(
        "ALLIES H5 infantry, ALLIES G9 infantry, AXIS G5 infantry, AXIS F9 infantry" + FAR,
        face="beach",
        ordered="H5 G9",
    )
    assert code_of(t.refused(LEFT, "H5xG5")) == "NOT_OFFERED"
    t = fight("ALLIES H5 destroyer, AXIS F5 infantry" + FAR, face="beach", ordered="H5")
    assert t.cells(LEFT, "attack") == ["H5.F5"]
    for kind, may in (("armor", False), ("infantry", True)):
        t = fight(
            f"ALLIES E5 {kind}, ALLIES E3 infantry, AXIS E6 infantry, AXIS D3 infantry" + FAR,
            "E5:trench",
            ordered="E5 E3",
        )
        assert ("attack/e5.e6" in t.keys(LEFT, "attack")) == may


@pytest.mark.parametrize(
    ("kind", "fights"),
    [
        ("infantry", "yyn"),
        ("special_forces", "yyy"),
        ("armor", "yyyy"),
        ("artillery", "yn"),
        ("cavalry", "yyyy"),
        ("mobile_artillery", "yyn"),
        ("mg_early", "ynn"),
        ("sniper", "yyy"),
    ],
)
def test_ov_9_13_who_moved_too_far_may_not_battle(kind: str, fights: str) -> None:
    for n, letter in enumerate(fights):
        near = f"E{6 + n}"
        t = orders(f"ALLIES E5 {kind}, AXIS {near} infantry" + FOES)
        t.do(LEFT, f"E5-E{5 + n}" if n else "E5-")
        assert (t.state.phase == "battle") == (letter == "y"), n


@pytest.mark.parametrize(
    ("kind", "hexes", "may"),
    [
        ("infantry", "E6:town", False),
        ("armor", "E6:forest", False),
        ("infantry", "E6:radar_station", True),
        ("infantry", "E6:oasis", True),
        ("armor", "E6:marsh", False),
        ("infantry", "E6:marsh", True),
        ("armor", "E5:rice_paddy", False),
        ("infantry", "E5:rice_paddy", True),
        ("ski", "E6:town", True),
    ],
)
def test_ov_9_14_terrain_entered_or_left_this_turn(kind: str, hexes: str, may: bool) -> None:
    t = orders(f"ALLIES E5 {kind}, AXIS E7 infantry" + FOES, hexes)
    t.do(LEFT, "E5-E6")
    assert (t.state.phase == "battle") == may


# ---- hits


@pytest.mark.parametrize(
    ("target", "hitting"), [("infantry", "IG"), ("armor", "AG"), ("artillery", "G")]
)
def test_ov_9_15_what_hits(target: Class, hitting: str) -> None:
    for face in "IAGSF":
        t = attack(f"ALLIES E5 infantry, AXIS E7 {target}", face + "S", "E5xE7")
        lost = TYPES[target].figures - t.figures("E7")
        assert lost == (face in hitting), face
        assert bool(t.keys("axis_right", "retreat")) == (face == "F")


def test_ov_9_16_a_sniper_is_hit_by_grenades_only() -> None:
    for attacker in ("infantry", "mg_early", "sniper"):
        t = fight(f"ALLIES E5 {attacker}, AXIS E6 sniper" + FAR)
        t.roll("ISA"[: TYPES[attacker].dice_by_range[0]])
        t.do(LEFT, "E5xE6")
        assert t.figures("E6") == 1, attacker
    t = fight("ALLIES E5 infantry, AXIS E6 sniper" + FAR)
    t.roll("ISG")
    t.do(LEFT, "E5xE6=")
    assert t.figures("E6") == 0
    for faces, left in (("IS", 1), ("GA", 0)):  # Air Power
        t = table("ALLIES I5 infantry, AXIS E6 sniper" + FAR)
        t.roll(faces)
        game = Game(t.state, t.dice)
        air.strike(game, "E6", 2, "air_power", stars=True, firm=True)
        assert t.figures("E6") == left


@pytest.mark.parametrize(
    ("attacker", "target", "hit"),
    [
        ("at_team_early", "armor", True),
        ("at_team_late", "armor", True),
        ("heavy_at_gun", "armor", True),
        ("mg_early", "infantry", True),
        ("mg_late", "infantry", True),
        ("sniper", "infantry", True),
        ("sniper", "artillery", True),
        ("mg_early", "armor", False),
        ("infantry", "infantry", False),
        ("heavy_at_gun", "infantry", False),
        ("artillery", "armor", False),
    ],
)
def test_ov_9_16_whose_stars_hit(attacker: str, target: str, hit: bool) -> None:
    n = TYPES[attacker].dice_by_range[0]
    t = attack(f"ALLIES E5 {attacker}, AXIS E6 {target}", "S" + "AI"[target == "armor"] * (n - 1))
    assert (t.figures("E6") < TYPES[target].figures) == hit


def test_ov_9_16_a_tiger_confirms() -> None:
    assert attack("ALLIES E5 at_team_early, AXIS E6 tiger", "SII S").figures("E6") == 1
    assert attack("ALLIES E5 at_team_early, AXIS E6 tiger", "SII G").figures("E6") == 0


def test_ov_9_17_spare_hits_are_lost_and_flags_void() -> None:
    t = attack("ALLIES E5 infantry, AXIS E6 infantry 1", "IIF")
    assert t.figures("E6") == 0
    assert t.state.camps["ALLIES"].units == 1
    assert not t.said("ov-retreat")
    assert not t.said("ov-blocked")
    assert t.state.phase == "select"
    assert attack("ALLIES E5 infantry, AXIS E6 infantry", "IGS").figures("E6") == 2


@pytest.mark.parametrize(("kind", "medals"), [("infantry", 1), ("armor", 1), ("sniper", 0)])
def test_ov_9_18_an_eliminated_unit_gives_its_medals(kind: str, medals: int) -> None:
    t = attack(f"ALLIES E5 infantry, AXIS E6 {kind} 1", "GSS")
    assert (t.state.camps["ALLIES"].units, t.state.camps["AXIS"].units) == (medals, 0)
    assert t.state.camps["AXIS"].lost == [kind]


def test_ov_9_19_the_sequence_of_an_attack() -> None:
    """Declared, answered, rolled, hits, flags, taking ground, overrun."""
    t = fight(
        "ALLIES E5 armor, AXIS E6 infantry 4, AXIS E7 infantry" + FAR,
        "E6:sandbag@AXIS",
        enemy="ambush dig_in",
        rules_of=Rules(ambush="ask"),
    )
    t.do(LEFT, "E5xE6")
    assert t.asked == ["axis_chief"]
    assert t.state.attack is None  # before the dice
    t.roll("AF")
    t.press("axis_chief", "pass")
    assert t.keys("axis_right") == ["ignore/0", "ignore/1"]  # then the flags
    t.press("axis_right", "ignore/0")
    t.do("axis_right", "retreat D6")
    assert t.keys(LEFT) == ["ground/no", "ground/yes"]
    t.press(LEFT, "ground/yes")
    assert t.cells(LEFT, "attack") == ["E6.D6", "E6.E7"]  # and the overrun


def test_ov_9_19_victory_is_checked_before_flags_and_before_taking_ground() -> None:
    t = fight("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, medals=1)
    t.roll("IFF")
    t.do(LEFT, "E5xE6")
    assert (t.state.winner, "E5" in t.state.units) == ("ALLIES", True)
    t = fight("ALLIES B5 infantry, AXIS A5 infantry 1" + FAR, medals=1, ordered="B5")
    t.roll("FSS")
    t.do(LEFT, "B5xA5")
    assert (t.state.winner, "B5" in t.state.units) == ("ALLIES", True)


def test_ov_9_19_battle_back_comes_before_taking_ground() -> None:
    t = fight(
        "AXIS E5 infantry, ALLIES E6 infantry 2 GB" + FAR,
        ordered="E5",
        side="AXIS",
        rules={"ALLIES": ["battle_back"]},
        nations={"ALLIES": "GB"},
    )
    t.roll("ISS")
    t.do("axis_right", "E5xE6")
    assert t.keys(LEFT) == ["back/yes", "back/no"]


def test_ov_9_20_a_hex_that_cannot_be_entered_can_be_attacked() -> None:
    assert dice("armor", "infantry", "E6:bunker@AXIS") == 1
    assert dice("infantry", "infantry", "E6:mountain") == 1
    assert dice("armor", "infantry", "E6:ravine") == 3


def test_ov_9_21_only_the_blind_fire_over_units() -> None:
    for kind, may in (
        ("infantry", False),
        ("armor", False),
        ("artillery", True),
        ("mortar_early", True),
    ):
        for side in ("ALLIES", "AXIS"):
            between = "E6" if side == "ALLIES" else "E7"
            t = fight(
                f"ALLIES E5 {kind}, {side} {between} armor, AXIS E8 infantry, "
                "ALLIES E3 infantry, AXIS D3 infantry" + FAR,
                ordered="E5 E3",
            )
            assert ("attack/e5.e8" in t.keys(LEFT, "attack")) == may, (kind, side)


def test_ov_9_6_marks_are_of_one_gun_only() -> None:
    t = table("ALLIES E5 big_gun, AXIS E8 infantry" + FAR)
    t.state.marks.append(Mark("another", "E8"))
    found = fire.aim(t.state, Attempt("E5", t.unit("E5"), "E8", t.unit("E8"), 3))
    assert found
    assert found.bonus == 0
