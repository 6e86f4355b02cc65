"""Section 23: US Marines and the Imperial Japanese Army."""

from __future__ import annotations

import pytest

from engines.contract import Offer
from engines.overlord import ENGINE
from engines.overlord.state import Laid, Rules
from tests.engines.overlord.table import Table, code_of, fight, orders, table


def placed(kind: str, hexes: str) -> str:
    return ", ".join(f"ALLIES {cell} {kind}" for cell in hexes.split())


LEFT = placed("infantry", "E1 E2 E3 F1 F2 F3 E6 E7 F6 F7")
CENTER = placed("infantry", "E10 E11 F10 F11 F12 E14 E15")
RIGHT = placed("infantry", "E19 E20 F19 F20 E24 E25 F24")
UNITS = f"{LEFT}, {CENTER}, {RIGHT}, AXIS A1 infantry"
MARINES = {"rules": {"ALLIES": ["gung_ho"]}}
JAPAN = {"rules": {"AXIS": ["japanese_army"]}, "nations": {"AXIS": "JP"}}


def marines(text: str, hand: str, dice: str = "FFF", units: str = UNITS, **more) -> Table:
    t = table(units, hand=hand, **{**MARINES, **more})
    t.do("allies_chief", text)
    t.roll(dice)
    t.do("allies_chief", "send")
    return t


def asked(t: Table, role: str) -> Offer:
    return ENGINE.offers(t.state)[f"allies_{role}"]


def most(t: Table, role: str, lay: str = "") -> int:
    if lay:
        t.press(f"allies_{role}", f"lay/{lay}")
    return asked(t, role).most


# ---- gung-ho


def test_ov_23_1_the_commander_names_one_general_and_only_one() -> None:
    t = table(UNITS, hand="probe_left attack_right dig_in", **MARINES)
    t.do("allies_chief", "give P-L>L, A-R>R")
    assert t.cells("allies_chief", "gung") == ["ATTACK_RIGHT.RIGHT", "PROBE_LEFT.LEFT"]
    t.do("allies_chief", "gung L")
    assert t.keys("allies_chief", "gung") == []
    t.roll("F")
    t.do("allies_chief", "send")
    assert most(t, "left", "probe_left.1") == 3
    assert most(t, "right", "attack_right.5") == 3, "as printed"


def test_ov_23_1_only_marines_have_it() -> None:
    t = table(UNITS, hand="probe_left dig_in")
    t.do("allies_chief", "give P-L>L")
    assert t.keys("allies_chief", "gung") == []
    assert code_of(t.refused("allies_chief", "gung L")) == "NOT_OFFERED"


def test_ov_23_2_the_name_is_public_and_the_general_may_choose_the_unit() -> None:
    t = marines("give P-L>L; gung L", "probe_left dig_in")
    [event] = [e for e in t.events if e.text.id == "ov-gung-ho"]
    assert event.audience is None
    assert ENGINE.view(t.state, None).gung_ho == "left"
    t.do("allies_left", "play P-L @1: E1 E2 F3")
    assert [t.unit(cell).order is not None for cell in ("E1", "E2", "F3", "E3")] == [
        True,
        True,
        True,
        False,
    ]


def test_ov_23_2_the_commander_names_the_unit_while_he_gives_out_the_cards() -> None:
    """OV-33.11: by default, and he cannot send before he has."""
    named = Rules(players=8)
    t = table(UNITS, hand="probe_left dig_in", rules_of=named, **MARINES)
    t.do("allies_chief", "give P-L>L; gung L")
    assert "name/e2" in t.keys("allies_chief")
    assert "name/e10" not in t.keys("allies_chief")
    assert "send" not in t.keys("allies_chief")
    assert code_of(t.refused("allies_chief", "send")) == "NOT_OFFERED"
    typed = table(UNITS, hand="probe_left dig_in", rules_of=named, **MARINES)
    typed.do("allies_chief", "give P-L>L; gung L; name E2")
    assert typed.state.draft.gung_unit == typed.unit("E2").id
    assert "send" in typed.keys("allies_chief")
    assert asked(t, "chief").default == ("name/e1",)
    t.roll("FF")
    t.press("allies_chief", "name/e2")
    t.press("allies_chief", "send")
    t.press("allies_left", "lay/probe_left.1")
    assert t.unit("E2").order is not None
    assert asked(t, "left").most == 2, "besides those two"


@pytest.mark.parametrize(
    ("gung", "lay", "units"),
    [
        ("gung L", ("attack_left.1", "probe_left.2"), (4, 2)),
        ("gung L:P-L", ("attack_left.1", "probe_left.2"), (3, 3)),
    ],
)
def test_ov_23_3_with_two_cards_the_larger_number_unless_he_says_which(
    gung: str, lay: tuple[str, str], units: tuple[int, int]
) -> None:
    t = marines(f"give A-L>L, P-L>L; {gung}", "attack_left probe_left dig_in")
    found = []
    for card in lay:
        if t.keys("allies_left", "lay"):
            t.press("allies_left", f"lay/{card}")
        found.append(asked(t, "left").most)
        t.press("allies_left")
    assert tuple(found) == units


@pytest.mark.parametrize(
    ("card", "code", "first", "second"),
    [("general_advance", "GA", 3, 2), ("recon_in_force", "RF", 2, 1)],
)
def test_ov_23_3_cards_of_two_sections_order_one_more_in_all(
    card: str, code: str, first: int, second: int
) -> None:
    t = marines(f"give {code}>L; gung L", f"{card} dig_in")
    assert asked(t, "left").most == first
    t.press("allies_left", *t.keys("allies_left", "order")[:first])
    assert asked(t, "left").most == second, "the unit more was in the first section"
    late = marines(f"give {code}>L; gung L", f"{card} dig_in")
    late.press("allies_left", *late.keys("allies_left", "order")[:second])
    assert asked(late, "left").most == first, "kept for the second"


def test_ov_23_3_an_assault_gains_nothing() -> None:
    t = table(UNITS, hand="assault_left dig_in", **MARINES)
    t.do("allies_chief", "give S-L>L")
    assert t.keys("allies_chief", "gung") == []


@pytest.mark.parametrize(
    ("give", "gung"), [("S-L>L", "gung L"), ("S-L>L", "gung L:S-L"), ("S-L>L, P-L>L", "gung L:S-L")]
)
def test_ov_23_3_the_extra_unit_of_an_assault_is_refused(give: str, gung: str) -> None:
    t = table(UNITS, hand="assault_left probe_left dig_in", **MARINES)
    t.do("allies_chief", f"give {give}")
    assert code_of(t.refused("allies_chief", gung)) == "NOT_OFFERED"


@pytest.mark.parametrize(
    ("code", "card", "n"),
    [
        ("MO", "move_out", 5),
        ("HQ", "direct_from_hq", 5),
        ("DI", "dig_in", 5),
        ("BL", "behind_enemy_lines", 2),
        ("FF", "firefight", 5),
    ],
)
def test_ov_23_4_tactic_cards_of_marines_order_one_more(code: str, card: str, n: int) -> None:
    t = marines(f"give {code}>L", f"{card} probe_left")
    assert asked(t, "left").most == n


def test_ov_23_4_armor_too_and_several_generals_at_once() -> None:
    """OV-35.27"""
    t = marines("give MO>L, HQ>R", "move_out direct_from_hq probe_left")
    assert (asked(t, "left").most, asked(t, "right").most) == (5, 5)
    tanks = placed("armor", "E1 E2 E3 E6 E7 F6")
    t = marines("give AA>L", "armor_assault probe_left", units=f"{tanks}, AXIS A1 infantry")
    assert asked(t, "left").most == 5


@pytest.mark.parametrize(
    ("code", "card"),
    [("AA", "armor_assault"), ("MO", "move_out"), ("DI", "dig_in"), ("BL", "behind_enemy_lines")],
)
def test_ov_23_5_the_fallback_of_one_becomes_two(code: str, card: str) -> None:
    kind = "infantry" if code == "AA" else "armor"
    units = f"ALLIES E1 {kind}, ALLIES E2 {kind}, ALLIES E6 {kind}, AXIS A1 infantry"
    t = marines(f"give {code}>L", f"{card} probe_left", units=units)
    assert asked(t, "left").most == 2
    plain = marines(f"give {code}>L", f"{card} probe_left", units=units, rules={})
    assert asked(plain, "left").most == 1


def test_ov_23_5_medics_go_to_two_units_each_with_its_own_roll() -> None:
    units = "ALLIES E1 infantry 2, ALLIES E2 infantry 1, ALLIES E3 infantry 1, AXIS A1 infantry"
    t = marines("give MM>L", "medics probe_left", "", units)
    assert asked(t, "left").most == 2
    t.roll("IIFF SFFF")
    t.do("allies_left", "play MM: heal E1 E2")
    assert (t.figures("E1"), t.figures("E2"), t.figures("E3")) == (4, 2, 1)
    assert [m.args["n"] for m in t.said("ov-medics")] == [2, 1]


def test_ov_23_6_cards_that_are_not_changed() -> None:
    """The fallback of Artillery Bombard and Infantry Assault stays 1 (OV-37.5)."""
    guns = "ALLIES E1 armor, ALLIES E2 armor, ALLIES E6 armor, AXIS A1 infantry"
    for code, card in (("AB", "artillery_bombard"), ("IA", "infantry_assault")):
        t = marines(f"give {code}>L", f"{card} probe_left", units=guns)
        if t.keys("allies_left", "lay"):
            t.press("allies_left", t.keys("allies_left", "lay")[0])
        assert asked(t, "left").most == 1
    t = marines("self FH", "finest_hour dig_in", dice="IAGF IAGF IAGF")
    assert asked(t, "left").most == 1, "one infantry symbol, one unit"
    t = marines(
        "self BA A1", "barrage dig_in", dice="SSSS FFF", units=f"{UNITS}, AXIS A26 infantry"
    )
    assert len(t.said("ov-bombed")[0].args["faces"]) == 4


def test_ov_23_6_infantry_assault_orders_the_infantry_of_one_section_nothing_more() -> None:
    """OV-35.29"""
    t = marines("give IA>L", "infantry_assault probe_left")
    t.press("allies_left", "lay/infantry_assault.1")
    assert asked(t, "left").most == len(t.cells("allies_left", "order")) == 6


@pytest.mark.parametrize(("card", "n"), [("probe_right", 3), ("move_out", 5), ("assault_right", 6)])
def test_ov_23_7_a_counter_attack_of_marines_orders_one_more_than_printed(
    card: str, n: int
) -> None:
    """OV-15.9; against a card that orders all nothing is added."""
    t = table(UNITS, hand="counter_attack dig_in", **MARINES)
    t.state.camps["AXIS"].last = [Laid(card, "right", card, [1])]
    t.do("allies_chief", "give CT>L")
    t.roll("FF")
    t.do("allies_chief", "send")
    assert asked(t, "left").most == n


def test_ov_35_28_the_printed_number_against_marines_one_more_by_them() -> None:
    t = table(
        UNITS.replace("ALLIES", "JP").replace("AXIS", "ALLIES").replace("JP", "AXIS"),
        hand="counter_attack dig_in",
        side="AXIS",
        **JAPAN,
    )
    t.state.camps["ALLIES"].last = [Laid("move_out", "left", "move_out", [1, 2], 5, marine=True)]
    t.do("axis_chief", "give CT>R")
    t.roll("FF")
    t.do("axis_chief", "send")
    assert ENGINE.offers(t.state)["axis_right"].most == 4


def test_ov_23_8_an_initiative_die_still_orders_one() -> None:
    t = marines("give P-L>L; gung L", "probe_left dig_in", dice="SS")
    assert asked(t, "center").most == asked(t, "right").most == 1


@pytest.mark.parametrize(
    ("code", "card", "n"),
    [("P-L", "probe_left", 3), ("MO", "move_out", 5), ("S-L", "assault_left", 6)],
)
def test_ov_23_9_in_the_standard_game_section_cards_too(code: str, card: str, n: int) -> None:
    t = table(f"{LEFT}, AXIS A1 infantry", hand=f"{card} dig_in", size="standard", **MARINES)
    t.do("allies_chief", f"self {code}; send")
    assert asked(t, "chief").most == n


def test_ov_35_51_gung_ho_beside_a_move_out() -> None:
    t = marines("give P-L>L, A-R>R, MO>C; gung R", "probe_left attack_right move_out dig_in")
    assert most(t, "left", "probe_left.1") == 2
    assert most(t, "right", "attack_right.5") == 4
    assert most(t, "center") == 5


# ---- the Imperial Japanese Army

SPARE = ", ALLIES I20 infantry, AXIS A20 infantry"


@pytest.mark.parametrize(
    ("kind", "hexes", "dice", "at"),
    [
        ("infantry", "", "SFS", "E6"),
        ("infantry", "", "FFS", "away"),
        ("infantry", "E6:cemetery", "FFS", "asked"),
        ("sniper", "", "SFS", "away"),
        ("armor", "", "SFS", "away"),
    ],
)
def test_ov_23_10_japanese_infantry_must_ignore_the_first_flag(
    kind: str, hexes: str, dice: str, at: str
) -> None:
    t = fight(f"ALLIES E5 armor, AXIS E6 {kind}{SPARE}", hexes, **JAPAN)
    t.roll(dice)
    t.do("allies_left", "E5xE6")
    if at == "asked":  # a second may be ignored by the hex
        assert t.keys("axis_right", "ignore") == ["ignore/1", "ignore/2"]
    else:
        assert bool(t.keys("axis_right", "retreat")) == (at == "away")
        assert not t.keys("axis_right", "ignore")


@pytest.mark.parametrize("card", ["air_power", "barrage"])
def test_ov_23_10_but_not_those_of_air_power_and_barrage(card: str) -> None:
    t = table(f"ALLIES I1 infantry, AXIS E6 infantry{SPARE}", hand=f"{card} dig_in", **JAPAN)
    t.do("allies_chief", f"self {'AP' if card == 'air_power' else 'BA'} E6")
    t.roll("FG" if card == "air_power" else "FGAA")
    t.do("allies_chief", "send")
    assert t.keys("axis_right", "retreat"), "it goes back"


@pytest.mark.parametrize(("figures", "dice"), [(4, 4), (3, 3)])
def test_ov_23_11_at_full_strength_one_die_more_in_close_assault(figures: int, dice: int) -> None:
    t = fight(f"AXIS E5 infantry {figures}, ALLIES E6 armor{SPARE}", side="AXIS", **JAPAN)
    assert ENGINE.offers(t.state)["axis_right"].find("attack/e5.e6").label.args["n"] == dice
    far = fight(f"AXIS E5 infantry {figures}, ALLIES E7 armor{SPARE}", side="AXIS", **JAPAN)
    assert ENGINE.offers(far.state)["axis_right"].find("attack/e5.e7").label.args["n"] == 2


@pytest.mark.parametrize(("figures", "dice"), [(4, 4), (3, 3)])
def test_ov_23_11_also_in_an_ambush_strength_as_the_dice_are_rolled(
    figures: int, dice: int
) -> None:
    t = fight(f"ALLIES E5 armor, AXIS E6 infantry {figures}{SPARE}", enemy="ambush dig_in", **JAPAN)
    t.press("axis_chief", "sheet/others.yes")
    t.roll("S" * dice + "SSS")
    t.press("allies_left", "attack/e5.e6")
    assert len(t.said("ov-ambush")[0].args["faces"]) == dice


@pytest.mark.parametrize(("foe", "fights"), [("E8", True), ("E9", False)])
def test_ov_23_12_it_moves_two_and_battles_only_in_close_assault(foe: str, fights: bool) -> None:
    t = orders(
        f"AXIS E5 infantry, ALLIES {foe} infantry, ALLIES I20 infantry", side="AXIS", **JAPAN
    )
    t.do("axis_right", "E5-E7")
    assert t.state.phase == ("battle" if fights else "select")
    if fights:
        assert t.keys("axis_right", "attack") == [f"attack/e7.{foe.lower()}"]


def test_ov_23_12_stops_and_entry_limits_hold() -> None:
    t = orders(
        "AXIS E5 infantry, ALLIES E8 infantry, ALLIES I20 infantry",
        "E7:forest",
        side="AXIS",
        **JAPAN,
    )
    t.do("axis_right", "E5-E7")
    assert t.state.phase == "select", "it may not battle on the turn it enters a forest"
    barred = orders(
        "AXIS E5 infantry, ALLIES E9 infantry, ALLIES I20 infantry",
        "E6:forest",
        side="AXIS",
        **JAPAN,
    )
    barred.press("axis_right", "move/e5")
    assert "to/e6" in barred.keys("axis_right")
    assert "to/e7" not in barred.keys("axis_right")


def test_ov_23_13_caves_ignore_every_flag_and_cost_two_dice() -> None:
    """OV-7.27"""
    t = fight(f"ALLIES E5 armor, AXIS E6 infantry{SPARE}", "E6:cave_hill", **JAPAN)
    shot = ENGINE.offers(t.state)["allies_left"].find("attack/e5.e6")
    assert shot.label.args["n"] == 1
    t.roll("F")
    t.do("allies_left", "E5xE6")
    assert "E6" in t.state.units
    assert not t.keys("axis_right")


def test_ov_23_13_a_unit_on_a_cave_appears_on_another() -> None:
    t = orders(
        f"AXIS E5 infantry, ALLIES C15 infantry{SPARE}",
        "E5:cave_hill B15:cave_hill",
        side="AXIS",
        **JAPAN,
    )
    t.do("axis_right", "E5>>B15")
    assert t.keys("axis_right", "attack") == ["attack/b15.c15"], "it counts as two hexes"
