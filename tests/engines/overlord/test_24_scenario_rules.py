"""Section 24: command and scenario rules that only some battles name."""

from __future__ import annotations

import pytest

from engines.overlord import ENGINE, recovery
from engines.overlord.game import Game
from engines.overlord.state import Rules
from tests.engines.overlord.table import Table, code_of, fight, open_battle, orders, table

SPARE = ", ALLIES I20 infantry, AXIS A20 infantry"
BRITISH = {"rules": {"ALLIES": ["battle_back"]}, "nations": {"ALLIES": "GB"}}
ITALY = {"rules": {"AXIS": ["italian_army"]}, "nations": {"AXIS": "IT"}}


# ---- battle back


def assault(unit: str, dice: str, hexes: str = "", **more) -> Table:
    t = fight(
        f"AXIS E5 infantry, ALLIES E6 {unit}{SPARE}", hexes, side="AXIS", **{**BRITISH, **more}
    )
    t.roll(dice)
    t.do("axis_right", "E5xE6")
    return t


@pytest.mark.parametrize(("die", "figures"), [("I", 3), ("G", 3), ("S", 4), ("A", 4)])
def test_ov_24_1_the_british_battle_back_with_one_die(die: str, figures: int) -> None:
    t = assault("infantry GB 2", "ISS")
    assert t.keys("allies_left") == ["back/yes", "back/no"]
    t.roll(die)
    t.do("allies_left", "back yes")
    assert t.figures("E5") == figures


def test_ov_24_1_a_flag_of_it_counts() -> None:
    t = assault("infantry GB 2", "ISS")
    t.roll("F")
    t.do("allies_left", "back yes")
    assert t.keys("axis_right", "retreat") or "E5" not in t.state.units


def test_ov_24_1_one_die_whatever_the_terrain() -> None:
    t = assault("infantry GB 2", "ISS", "E5:forest")
    t.roll("I")
    t.do("allies_left", "back yes")
    assert t.figures("E5") == 3


@pytest.mark.parametrize(
    ("unit", "dice", "hexes", "more"),
    [
        ("infantry GB 3", "ISS", "", {}),  # two are left
        ("infantry GB 1", "ISS", "", {}),  # none is left
        ("infantry GB 2", "IFS", "", {}),  # it has left its hex
        ("infantry US 2", "ISS", "", {}),  # no British
        ("sniper GB", "ISS", "", {}),
        ("infantry GB 2", "ISS", "E6:ocean", {}),
        ("infantry GB 2", "ISS", "", {"rules": {}}),
    ],
)
def test_ov_24_1_nobody_else_battles_back(unit: str, dice: str, hexes: str, more: dict) -> None:
    t = assault(unit, dice, hexes, **more)
    if "F" in dice:
        t.press("allies_left", t.keys("allies_left", "retreat")[0])
    assert not t.keys("allies_left", "back")


def test_ov_24_1_fire_is_not_answered() -> None:
    t = fight(f"AXIS E5 infantry, ALLIES E7 infantry GB 2{SPARE}", side="AXIS", **BRITISH)
    t.roll("IS")
    t.do("axis_right", "E5xE7")
    assert t.figures("E7") == 1
    assert not t.keys("allies_left", "back")


# ---- Italians


def test_ov_24_2_italian_units_retreat_one_to_three_hexes_a_flag() -> None:
    t = fight(f"ALLIES E5 infantry, AXIS E6 armor{SPARE}", **ITALY)
    t.roll("FSS")
    t.do("allies_left", "E5xE6")
    steps = 0
    while t.keys("axis_right", "retreat"):
        assert ("halt" in t.keys("axis_right")) == (steps > 0), "at least one"
        t.press("axis_right", t.keys("axis_right", "retreat")[0])
        steps += 1
    assert steps == 3
    german = fight(
        f"ALLIES E5 infantry, AXIS E6 armor DE{SPARE}, AXIS A1 infantry",
        rules={"AXIS": ["italian_army"]},
        nations={"AXIS": "IT"},
    )
    german.roll("FSS")
    german.do("allies_left", "E5xE6")
    german.press("axis_right", german.keys("axis_right", "retreat")[0])
    assert not german.keys("axis_right", "retreat")


@pytest.mark.parametrize(("nation", "asked"), [("IT", True), ("DE", False)])
def test_ov_24_2_italian_artillery_may_ignore_a_flag(nation: str, asked: bool) -> None:
    t = fight(f"ALLIES E5 infantry, AXIS E6 artillery {nation}{SPARE}", **ITALY)
    t.roll("FSS")
    t.do("allies_left", "E5xE6")
    assert bool(t.keys("axis_right", "ignore")) == asked
    if asked:
        assert t.keys("axis_right", "ignore") == ["ignore/0", "ignore/1"]


@pytest.mark.parametrize(
    ("nation", "hand", "left"), [("IT", 5, 4), ("IT", 4, 3), ("IT", 3, 3), ("DE", 5, 5)]
)
def test_ov_24_2_a_card_goes_with_each_italian_unit_while_there_are_more_than_three(
    nation: str, hand: int, left: int
) -> None:
    t = fight(
        f"ALLIES E5 infantry, AXIS E6 infantry {nation} 1{SPARE}",
        enemy=" ".join(["probe_left"] * hand),
        **ITALY,
    )
    t.roll("ISS")
    t.do("allies_left", "E5xE6=")
    assert len(t.state.camps["AXIS"].hand) == left
    assert len(t.said("ov-card-lost")) == hand - left
    if hand > left:
        assert t.state.discards[-1] == "probe_left", "seen by all in the discards"


# ---- desert and blitz


@pytest.mark.parametrize("desert", [True, False])
def test_ov_24_3_in_the_desert_armor_goes_one_hex_on(desert: bool) -> None:
    """OV-11.12"""
    t = fight(
        f"ALLIES E5 armor, AXIS E6 infantry 1, AXIS E9 infantry{SPARE}", options={"desert": desert}
    )
    t.roll("ISS")
    t.do("allies_left", "E5xE6+")
    assert ("on/e7" in t.keys("allies_left")) == desert


@pytest.mark.parametrize(("side", "reach"), [("ALLIES", 2), ("AXIS", 3)])
def test_ov_24_4_in_the_blitz_allied_armor_moves_two(side: str, reach: int) -> None:
    foe = "AXIS" if side == "ALLIES" else "ALLIES"
    t = orders(f"{side} E5 armor, {foe} I26 infantry", options={"blitz": True}, side=side)
    seat = "allies_left" if side == "ALLIES" else "axis_right"
    t.press(seat, "move/e5")
    assert ("to/e7" in t.keys(seat), "to/e8" in t.keys(seat)) == (True, reach == 3)


@pytest.mark.parametrize(
    ("arrow", "area", "outside"),
    [("left", "F20", "F2"), ("right", "F2", "F12"), ("center", "F12", "F20")],
)
def test_ov_24_4_a_recon_of_the_axis_works_as_air_power_in_the_area_of_its_arrow(
    arrow: str, area: str, outside: str
) -> None:
    """The Axis sits at the top: its left is on the right of the board."""
    t = table(
        f"ALLIES F2 infantry, ALLIES F12 infantry, ALLIES F20 infantry{SPARE}",
        hand=f"recon_{arrow} dig_in",
        side="AXIS",
        options={"blitz": True},
    )
    t.press("axis_chief", f"raid/recon_{arrow}")
    targets = t.keys("axis_chief", "target")
    assert f"target/{area.lower()}" in targets
    assert f"target/{outside.lower()}" not in targets
    t.press("axis_chief", f"target/{area.lower()}")
    assert t.keys("axis_chief", "target") == [], "one target"
    t.roll("I FFF")
    t.press("axis_chief", "send")
    assert t.figures(area) == 3, "one die, as Air Power of the Axis"


def test_ov_24_4_the_allies_have_no_such_recon() -> None:
    t = table(f"ALLIES F2 infantry{SPARE}", hand="recon_left dig_in", options={"blitz": True})
    assert not t.keys("allies_chief", "raid")


# ---- night


def test_ov_24_5_no_attack_reaches_beyond_the_visibility() -> None:
    night = {"night": True, "night_side": "AXIS"}
    for visibility, reaches in ((1, False), (2, False), (3, True), (0, True)):
        t = table(f"ALLIES E5 artillery, AXIS E8 infantry{SPARE}", options=night)
        assert ENGINE.view(t.state, None).visibility == 1
        t.state.visibility = visibility
        t.roll("FFFF")
        open_battle(t, "E5")
        assert ("attack/e5.e8" in t.keys("allies_left")) == reaches


def test_ov_24_5_in_the_dusk_two_hexes_are_within_reach() -> None:
    night = {"night": True, "night_side": "AXIS"}
    for visibility, reaches in ((1, False), (2, True)):
        t = table(f"ALLIES E5 infantry, AXIS E7 infantry{SPARE}", options=night)
        t.state.visibility = visibility
        t.roll("FFFF")
        open_battle(t, "E5")
        assert ("attack/e5.e7" in t.keys("allies_left")) == reaches


def test_ov_24_6_at_the_start_of_its_turns_four_dice_bring_the_day() -> None:
    t = table(options={"night": True, "night_side": "AXIS"})
    assert t.said("ov-night") == [], "the turn of the other side"
    seen = []
    for faces in ("SSIF", "SAGF", "SSSS"):
        while t.state.side == "ALLIES":
            _silence(t, faces)
        seen.append(t.state.visibility)
        while t.state.side == "AXIS":
            _silence(t, "")
    assert seen == [3, 4, 0], "six or more: day for good"
    assert t.said("ov-day")
    for _ in range(2):
        while t.state.side == "ALLIES":
            _silence(t, "")
        while t.state.side == "AXIS":
            _silence(t, "")
    assert t.state.visibility == 0


def _silence(t: Table, night: str) -> None:
    """One who is asked says nothing; the last die of a turn is followed by those of the night."""
    seat = t.asked[0]
    t.dice.left.clear()
    offer = ENGINE.offers(t.state)[seat]
    t.roll("F" * offer.question.id.count("ov-ask-roll") + (night or "FFFF"))
    t.press(seat, *offer.default)


def test_ov_24_6_it_is_the_allies_unless_the_scenario_names_the_axis() -> None:
    t = table(side="AXIS", options={"night": True})
    t.roll("SFFF")
    recovery.begin_turn(Game(t.state, t.dice), "ALLIES")
    assert t.state.visibility == 2


@pytest.mark.parametrize(("card", "code"), [("air_power", "AP"), ("barrage", "BA")])
def test_ov_24_7_at_night_air_power_and_barrage_order_one_unit(card: str, code: str) -> None:
    t = table(
        f"ALLIES F2 infantry, ALLIES F3 infantry, ALLIES F12 armor{SPARE}",
        hand=f"{card} dig_in",
        options={"night": True, "night_side": "AXIS"},
        rules_of=Rules(players=8),
    )
    assert code_of(t.refused("allies_chief", f"self {code} A20")) == "NOT_OFFERED"
    anybody = {f"give/{card}.{role}" for role in ("left", "center", "right")}
    assert anybody <= set(t.keys("allies_chief", "give"))
    t.roll("FF")
    t.do("allies_chief", f"give {code}>L; send")
    offer = ENGINE.offers(t.state)["allies_left"]
    assert offer.most == 1
    assert t.cells("allies_left", "order") == ["F2", "F3"]
