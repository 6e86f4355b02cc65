"""Section 13: what each tactic card does."""

from __future__ import annotations

import pytest

from engines.overlord.state import Mine
from tests.engines.overlord.hands import FOE, MIXED, ROW, alone, dice, given, most, name
from tests.engines.overlord.table import Table, code_of, fight, orders, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"


# ---- Air Power and Barrage


def test_ov_13_11_air_power_strikes_a_chain_named_beforehand() -> None:
    t = table(
        "ALLIES I1 infantry, AXIS C5 infantry, AXIS C6 armor, AXIS C7 infantry, "
        "AXIS C8 infantry, AXIS C9 infantry",
        hand="air_power dig_in",
    )
    t.press("allies_chief", "self/air_power")
    assert t.cells("allies_chief", "target") == ["C5", "C6", "C7", "C8", "C9"]
    for cell, beside in (("c6", ["C5", "C7"]), ("c7", ["C8"]), ("c8", ["C9"])):
        t.press("allies_chief", f"target/{cell}")
        assert t.cells("allies_chief", "target") == beside
    t.press("allies_chief", "target/c9")
    assert t.cells("allies_chief", "target") == [], "four at most"
    t.roll("AS SS GI FI" + "FFF")
    t.press("allies_chief", "send")
    assert [said.args["hex"] for said in t.said("ov-bombed")] == ["C6", "C7", "C8", "C9"]
    assert (t.figures("C6"), t.figures("C7"), t.figures("C8")) == (1, 2, 2)


@pytest.mark.parametrize(("side", "number"), [("ALLIES", 2), ("AXIS", 1)])
def test_ov_13_11_two_dice_for_the_allies_and_one_for_the_axis(side: str, number: int) -> None:
    t = table(
        "ALLIES E5 infantry, AXIS E13 infantry",
        "E5:town E13:town",
        hand="air_power dig_in",
        side=side,
    )
    foe = "e13" if side == "ALLIES" else "e5"
    seat = f"{side.lower()}_chief"
    t.press(seat, "self/air_power")
    t.press(seat, f"target/{foe}")
    t.roll("S" * number + "F")
    t.press(seat, "send")
    assert len(t.said("ov-bombed")[0].args["faces"]) == number
    assert t.figures(foe.upper()) == 4 - number, "a star hits; the town protects nobody"


@pytest.mark.parametrize("card", ["air_power", "barrage"])
def test_ov_13_12_flags_of_air_power_and_barrage_cannot_be_ignored(card: str) -> None:
    """OV-13.11, OV-10.9; no sight is needed."""
    t = table(
        "ALLIES I26 infantry, AXIS C5 infantry, AXIS C9 infantry",
        "C5:fortress",
        hand=f"{card} dig_in",
    )
    t.press("allies_chief", f"self/{card}")
    t.press("allies_chief", "target/c5")
    t.roll("FI" if card == "air_power" else "FISG")
    t.press("allies_chief", "send")
    assert t.figures("C5") == (3 if card == "air_power" else 2)
    assert t.cells("axis_right", "retreat") == ["B4", "B5"]
    assert not t.keys("axis_right", "ignore")


def test_ov_13_12_barrage_has_one_target_and_stars_miss() -> None:
    t = table("ALLIES I26 infantry, AXIS C5 armor, AXIS C6 infantry", hand="barrage dig_in")
    t.press("allies_chief", "self/barrage")
    t.press("allies_chief", "target/c5")
    assert t.cells("allies_chief", "target") == []
    t.roll("SSIA FFF")
    t.press("allies_chief", "send")
    assert len(t.said("ov-bombed")[0].args["faces"]) == 4
    assert t.figures("C5") == 2


@pytest.mark.parametrize("card", ["air_power", "barrage"])
def test_ov_13_13_no_close_assault_for_the_commanders_attacks(card: str) -> None:
    """No Ambush, no ground, no battle back, though they stand side by side."""
    t = table(
        "AXIS E5 infantry, ALLIES E6 infantry GB 2, ALLIES E20 infantry, AXIS A20 infantry",
        side="AXIS",
        hand=f"{card} dig_in",
        enemy="ambush dig_in",
        rules={"ALLIES": ["battle_back"]},
        nations={"ALLIES": "GB"},
    )
    t.press("axis_chief", f"self/{card}")
    t.press("axis_chief", "target/e6")
    t.roll(("G" if card == "air_power" else "GSSS".replace("S", "A")) + "FFF")
    t.press("axis_chief", "send")
    assert t.figures("E6") == 1
    assert not t.said("ov-ambush")
    assert not t.said("ov-back")
    assert not t.keys("allies_left")
    assert t.unit("E5").side == "AXIS"


# ---- cards of the generals


def test_ov_13_14_armor_assault_one_die_more_in_close_assault() -> None:
    units = "ALLIES F2 armor, ALLIES F6 armor, AXIS F3 infantry, AXIS F8 infantry" + FOE
    t = given("armor_assault", units)
    name(t, "F2", "F6")
    t.press("allies_left", "done")
    assert dice(t, "attack/f2.f3") == 4
    assert dice(t, "attack/f6.f8") == 3


def test_ov_13_15_artillery_bombard_battles_twice_or_moves_three() -> None:
    units = "ALLIES F8 artillery, AXIS F10 infantry, AXIS F11 infantry" + FOE
    t = given("artillery_bombard", units)
    name(t, "F8")
    t.press("allies_left", "done")
    t.roll("SSS")
    t.press("allies_left", "attack/f8.f10")
    assert t.keys("allies_left", "attack") == ["attack/f8.f10", "attack/f8.f11"], "the same or not"
    t.roll("SS")
    t.press("allies_left", "attack/f8.f11")
    assert t.state.side == "AXIS"
    t = given("artillery_bombard", units.replace("AXIS F10", "AXIS C10"))
    name(t, "F8")
    t.press("allies_left", "move/f8")
    assert {"to/f5", "to/c7"} & set(t.keys("allies_left"))
    t.press("allies_left", "to/f7")
    assert t.state.side == "AXIS", "a gun that has moved does not fire"


def test_ov_13_15_mobile_artillery_may_move_and_battle_once() -> None:
    t = given("artillery_bombard", "ALLIES F8 mobile_artillery, AXIS F10 infantry" + FOE)
    name(t, "F8")
    t.press("allies_left", "move/f8")
    t.press("allies_left", "to/f7")
    t.roll("SS")
    t.press("allies_left", "attack/f7.f10")
    assert t.state.side == "AXIS"


def test_ov_13_16_behind_enemy_lines_moves_battles_and_moves() -> None:
    """OV-13.21: the one move that is made after battles have begun; OV-13.19: at once."""
    units = "ALLIES F2 infantry, AXIS F6 infantry, ALLIES F7 infantry" + FOE
    t = given("behind_enemy_lines", units, hexes="F4:forest")
    assert most(t) == 1
    name(t, "F2")
    t.press("allies_left", "move/f2")
    t.press("allies_left", "to/f5")
    assert dice(t, "attack/f5.f6") == 4
    t.roll("SSSS")
    t.press("allies_left", "attack/f5.f6")
    assert t.state.phase == "battle"
    assert {"stay", "to/f2"} <= set(t.keys("allies_left"))
    t.press("allies_left", "to/f2")
    assert t.state.side == "AXIS"
    assert t.unit("F2").id == "u0"


def test_ov_13_17_its_moves_ignore_terrain_and_it_battles_there() -> None:
    units = "ALLIES F2 infantry, AXIS F6 infantry" + FOE
    t = given("behind_enemy_lines", units, hexes="F2:marsh F3:forest F4:hedgerow F5:town")
    name(t, "F2")
    t.press("allies_left", "move/f2")
    assert {"to/f3", "to/f4", "to/f5"} <= set(t.keys("allies_left"))
    t.press("allies_left", "to/f5")
    assert dice(t, "attack/f5.f6") == 4, "though it has just entered a town"
    t = given("behind_enemy_lines", units, hexes="F3:lake")
    name(t, "F2")
    t.press("allies_left", "move/f2")
    assert "to/f3" not in t.keys("allies_left"), "impassable stays impassable"


def test_ov_13_17_cover_and_own_reductions_count() -> None:
    t = given(
        "behind_enemy_lines",
        "ALLIES F4 infantry, AXIS F6 infantry" + FOE,
        hexes="F5:wire F6:forest",
    )
    name(t, "F4")
    t.press("allies_left", "move/f4")
    t.press("allies_left", "to/f5")
    assert dice(t, "attack/f5.f6") == 3 + 1 - 1 - 1


def raiding(hexes: str = "F4:minefield@AXIS", units: str = "") -> Table:
    t = given("behind_enemy_lines", "ALLIES F2 infantry" + units + FOE, hexes=hexes)
    for mine in t.state.mines.values():
        mine.strength = 1
    name(t, "F2")
    t.press("allies_left", "move/f2")
    return t


def test_ov_13_18_mines_work_where_the_order_ends_and_nowhere_else() -> None:
    t = raiding()
    t.press("allies_left", "to/f5")
    assert not t.said("ov-mine"), "passed"
    t = raiding()
    t.press("allies_left", "to/f4")
    t.press("allies_left", "again/f4")
    t.press("allies_left", "to/f5")
    assert not t.said("ov-mine"), "left again"
    for end in ("stay", "done"):
        t = raiding()
        t.press("allies_left", "to/f4")
        if end == "stay":
            t.press("allies_left", "again/f4")
        t.roll("I")
        t.press("allies_left", end)
        assert t.figures("F4") == 3, f"its order ended there by {end}"
    t = raiding("F6:minefield@AXIS")
    t.press("allies_left", "to/f5")
    t.press("allies_left", "again/f5")
    t.roll("I")
    t.press("allies_left", "to/f6")
    assert t.figures("F6") == 3


def test_ov_13_18_a_field_on_which_it_stood_before_does_nothing() -> None:
    t = table("ALLIES F2 infantry" + FOE, "F2:minefield@AXIS", hand="behind_enemy_lines dig_in")
    t.do("allies_chief", "give BL>L")
    t.roll("FFF")
    t.press("allies_chief", "send")
    t.state.mines["F2"] = Mine("AXIS", 4)
    name(t, "F2")
    t.press("allies_left", "move/f2")
    t.press("allies_left", "stay")
    t.press("allies_left", "done")
    assert not t.said("ov-mine")


def test_ov_13_18_ice_does_work_on_the_way() -> None:
    t = raiding("F4:frozen_river")
    t.roll("SI")
    t.press("allies_left", "to/f4")
    assert t.figures("F4") == 3


def test_ov_13_19_the_second_move_needs_no_battle() -> None:
    t = raiding("", ", AXIS F9 infantry")
    t.press("allies_left", "to/f5")
    assert "again/f5" in t.keys("allies_left"), "though there is nobody to battle"
    t.press("allies_left", "again/f5")
    t.press("allies_left", "to/f8")
    assert t.state.side == "AXIS", "who moves without a battle has none afterwards"


def test_ov_13_19_the_second_move_comes_after_taking_ground() -> None:
    t = raiding("", ", AXIS F6 infantry 1")
    t.press("allies_left", "to/f5")
    t.roll("ISSS")
    t.press("allies_left", "attack/f5.f6")
    t.press("allies_left", "ground/yes")
    assert "to/f9" in t.keys("allies_left")


def test_ov_13_19_the_second_move_may_lead_off_the_board() -> None:
    exits = [{"side": "ALLIES", "hexes": ["A2"], "medals": 1}]
    t = given(
        "behind_enemy_lines",
        "ALLIES E2 infantry, ALLIES F12 infantry, AXIS A9 infantry",
        hexes="A2:forest",
        exits=exits,
    )
    name(t, "E2")
    t.press("allies_left", "move/e2")
    t.press("allies_left", "to/c2")
    t.press("allies_left", "again/c2")
    t.press("allies_left", "exit/a2")
    assert t.state.camps["ALLIES"].exits == 1


def test_ov_13_20_a_fallback_unit_has_neither_die_nor_second_move() -> None:
    """OV-5.7: ordinary movement and dice."""
    t = given("behind_enemy_lines", "ALLIES F2 armor, AXIS F6 infantry, ALLIES F12 infantry" + FOE)
    assert t.cells("allies_left", "order") == ["F2"]
    name(t, "F2")
    t.press("allies_left", "move/f2")
    t.press("allies_left", "to/f5")
    assert dice(t, "attack/f5.f6") == 3
    t.roll("SSS")
    t.press("allies_left", "attack/f5.f6")
    assert t.state.side == "AXIS"


@pytest.mark.parametrize(
    ("card", "fallback"),
    [
        ("armor_assault", ["F2"]),
        ("artillery_bombard", ["F2"]),
        ("close_assault", []),
        ("firefight", []),
    ],
)
def test_ov_13_5_the_fallback_is_one_unit_of_any_class(card: str, fallback: list[str]) -> None:
    near = card == "firefight"
    t = given(
        card,
        "ALLIES F2 infantry, ALLIES F12 armor, ALLIES F13 artillery"
        + (", AXIS F3 infantry" if near else "")
        + FOE,
    )
    assert t.cells("allies_left", "order") == fallback


def test_ov_13_22_close_assault_without_moving_with_one_die_more() -> None:
    t = given(
        "close_assault",
        "ALLIES F2 infantry, AXIS F3 infantry, ALLIES F7 armor, "
        "AXIS F9 infantry, ALLIES H2 artillery, AXIS H3 infantry, ALLIES F5 armor, "
        "AXIS E5 infantry" + FOE,
    )
    assert t.cells("allies_left", "order") == ["F2", "F5"], "no guns, nobody at a distance"
    name(t, "F2", "F5")
    assert t.state.phase == "battle", "they may not move"
    assert (dice(t, "attack/f2.f3"), dice(t, "attack/f5.e5")) == (4, 4)


def test_ov_13_22_overrun_without_the_die_and_adjacency_is_tested_again() -> None:
    t = given("close_assault", "ALLIES F5 armor, AXIS E5 infantry 1, AXIS D5 infantry" + FOE)
    name(t, "F5")
    t.roll("GSSS")
    t.press("allies_left", "attack/f5.e5")
    t.press("allies_left", "ground/yes")
    assert dice(t, "attack/e5.d5") == 3
    t = given(
        "close_assault",
        "ALLIES F5 infantry, AXIS E5 infantry, ALLIES F4 armor, ALLIES I1 infantry" + FOE,
    )
    name(t, "F5", "F4")
    t.roll("FSSS")
    t.press("allies_left", "attack/f5.e5")
    t.press("axis_right", "retreat/d5")
    t.press("allies_left", "ground/no")
    assert t.state.side == "AXIS", "nobody stands next to the tank any more"


def test_ov_13_23_dig_in_lays_sandbags_and_nothing_else() -> None:
    t = given(
        "dig_in",
        "ALLIES F2 infantry, ALLIES F3 infantry, AXIS F4 infantry, ALLIES F7 armor" + FOE,
        hexes="F3:wire",
    )
    assert t.cells("allies_left", "order") == ["F2"], "one obstacle a hex"
    name(t, "F2")
    assert t.state.obstacles["F2"] == "sandbag.ALLIES"
    assert t.state.side == "AXIS", "they neither move nor battle"


def test_ov_13_24_direct_from_hq_and_move_out_are_ordinary_orders() -> None:
    t = given("direct_from_hq", ROW + "ALLIES F7 artillery" + FOE)
    assert (most(t), len(t.cells("allies_left", "order"))) == (4, 5)
    t = given(
        "move_out",
        ROW + "ALLIES F6 infantry, ALLIES F7 infantry, ALLIES H7 artillery, AXIS F9 infantry" + FOE,
    )
    assert (most(t), t.cells("allies_left", "order")) == (4, ["E2", "F1", "F2", "F6", "F7"])
    name(t, "F7")
    t.press("allies_left", "move/f7")
    t.press("allies_left", "stay")
    assert dice(t, "attack/f7.f9") == 2


def test_ov_13_25_firefight_fires_without_moving() -> None:
    t = given(
        "firefight",
        "ALLIES F2 infantry, AXIS F4 infantry, ALLIES F7 armor, AXIS F8 armor, "
        "ALLIES H2 artillery" + FOE,
    )
    assert t.cells("allies_left", "order") == ["F2", "H2"]
    name(t, "F2", "H2")
    assert t.state.phase == "battle"
    assert dice(t, "attack/f2.f4") == 3


def test_ov_13_25_with_an_enemy_beside_it_a_unit_may_not_fire() -> None:
    t = given("firefight", "ALLIES F2 infantry, AXIS F4 infantry" + FOE)
    name(t, "F2")
    t.state.units["F3"] = t.state.units.pop("F4")
    assert not t.keys("allies_left", "attack")


def test_ov_13_26_infantry_assault_two_and_battle_or_three() -> None:
    units = "ALLIES F2 infantry, ALLIES F3 armor, ALLIES F7 infantry, AXIS F9 infantry" + FOE
    t = given("infantry_assault", units, 2)
    assert t.cells("allies_left", "order") == ["F7"], "one section"
    name(t, "F7")
    t.press("allies_left", "move/f7")
    assert "to/f4" in t.keys("allies_left")
    t.press("allies_left", "to/e8")
    assert t.state.phase == "battle"
    t = given("infantry_assault", units.replace("F9", "F11"), 2)
    name(t, "F7")
    t.press("allies_left", "move/f7")
    t.press("allies_left", "to/f10")
    assert t.state.side == "AXIS", "after 3 hexes there is no battle"
    t = given("infantry_assault", units.replace("F9", "F10"), 2)
    name(t, "F7")
    t.press("allies_left", "move/f7")
    t.press("allies_left", "to/f9")
    assert t.keys("allies_left", "attack") == ["attack/f9.f10"], "after 2 hexes there is"


def test_ov_13_26_only_a_section_with_infantry_and_ski_troops_keep_what_they_can() -> None:
    t = given(
        "infantry_assault",
        "ALLIES F2 armor, ALLIES F7 ski RU, AXIS F11 infantry" + FOE,
        nations={"ALLIES": "RU"},
    )
    assert t.state.laid[0].sections == [2], "the section without infantry cannot be chosen"
    name(t, "F7")
    t.press("allies_left", "move/f7")
    t.press("allies_left", "to/f10")
    assert t.keys("allies_left", "attack") == ["attack/f10.f11"]
    t = given("infantry_assault", "ALLIES F2 armor, ALLIES F7 armor, ALLIES F12 infantry" + FOE)
    assert len(t.keys("allies_left", "lay")) == 2, "without infantry either"


@pytest.mark.parametrize(
    ("unit", "rolled", "figures"),
    [
        ("infantry 1", "ISAF", 3),
        ("infantry 2", "IISS", 4),
        ("armor 1", "AISF", 3),
        ("artillery 1", "SAII", 2),
        ("artillery 1", "GAII", 1),
    ],
)
def test_ov_13_27_medics_bring_figures_back(unit: str, rolled: str, figures: int) -> None:
    t = given("medics", f"ALLIES F2 {unit}, ALLIES F3 infantry" + FOE)
    assert t.cells("allies_left", "heal") == ["F2"], "only the wounded"
    t.roll(rolled)
    t.press("allies_left", "heal/f2")
    assert t.figures("F2") == figures
    ordered = t.state.side == "ALLIES" and t.unit("F2").order is not None
    assert ordered == (figures > int(unit.split()[1])), "ordered if somebody came back"


def test_ov_13_27_medics_of_the_standard_game_roll_a_die_a_card() -> None:
    t = alone("medics", "ALLIES F2 infantry 1, AXIS A1 infantry")
    t.roll("III")
    t.press("allies_chief", "heal/f2")
    assert t.figures("F2") == 4, "two cards in hand and this one"


def test_ov_13_27_no_tiger_no_destroyer_and_nobody_without_wounds() -> None:
    t = given("medics", "ALLIES F2 infantry" + FOE)
    assert t.state.side == "AXIS"
    t = table(
        "AXIS E5 destroyer 2, AXIS E6 infantry 2, ALLIES I1 infantry",
        "E5:ocean",
        side="AXIS",
        hand="medics dig_in",
    )
    t.do("axis_chief", "give MM>R")
    t.roll("FF")
    t.press("axis_chief", "send")
    assert t.cells("axis_right", "heal") == ["E6"]


# ---- Their Finest Hour


def hour(units: str = MIXED + FOE, rolled: str = "IASF", **more) -> Table:
    t = table(units, hand="finest_hour probe_left dig_in", **more)
    t.press("allies_chief", "self/finest_hour")
    t.roll(rolled)
    t.press("allies_chief", "send")
    return t


def test_ov_13_28_symbols_order_units_of_their_class_and_stars_any() -> None:
    t = hour()
    assert (most(t), t.cells("allies_left", "order")) == (1, ["F2", "F7"])
    name(t, "F2")
    assert (most(t), t.cells("allies_left", "order")) == (1, ["F3"])
    t.press("allies_left")
    assert (most(t), t.cells("allies_left", "order")) == (1, ["F3", "F7", "F8"]), "the star"
    name(t, "F8")
    assert not t.keys("allies_left", "order"), "the flag is lost, and so is the symbol not used"
    assert {h for h, u in t.state.units.items() if u.order} == {"F2", "F8"}


def test_ov_13_28_they_battle_with_one_die_more() -> None:
    t = hour("ALLIES F2 infantry, AXIS F4 infantry" + FOE, "IGGF")
    name(t, "F2")
    t.press("allies_left", "done")
    assert dice(t, "attack/f2.f4") == 3


def test_ov_13_28_in_the_standard_game_a_die_a_card() -> None:
    t = table(
        "ALLIES F2 infantry, AXIS A1 infantry",
        size="standard",
        hand="finest_hour probe_left dig_in",
    )
    t.press("allies_chief", "self/finest_hour")
    t.roll("IFF")
    t.press("allies_chief", "send")
    assert most(t, "allies_chief") == 1
    assert not t.dice.left


def test_ov_13_29_the_pile_is_shuffled_with_the_discards_before_drawing() -> None:
    t = hour("ALLIES F2 infantry" + FOE, "FFFF I", pile="probe_right " * 6)
    assert t.state.side == "AXIS"
    assert t.state.discards == []
    hands = t.state.camps["ALLIES"].hand + t.state.camps["AXIS"].hand
    assert (t.state.pile + hands).count("finest_hour") == 1
    said = [event.text.id for event in t.events]
    assert said.index("ov-discards") < said.index("ov-reshuffled") < said.index("ov-drawn")


def test_ov_13_30_the_only_card_of_its_turn_rolled_left_center_right() -> None:
    units = "ALLIES F2 infantry, ALLIES F12 infantry, ALLIES F20 infantry" + FOE
    t = table(units, hand="finest_hour probe_left dig_in")
    t.press("allies_chief", "self/finest_hour")
    assert not t.keys("allies_chief", "give")
    assert code_of(t.refused("allies_chief", "give P-L>L")) == "NOT_OFFERED"
    t.roll("IFFF IIFF FFFF")
    t.press("allies_chief", "send")
    assert [said.args["n"] for said in t.said("ov-finest-hour")] == [1, 2, 0]
    assert t.cells("allies_left", "order") == ["F2"], "each general his own"
    assert t.cells("allies_center", "order") == ["F12"]
    assert not t.keys("allies_right")
    t = hour("ALLIES F2 infantry" + FOE, "FFFF I")  # the last number shuffles
    assert len(t.said("ov-finest-hour")) == 1, "who has no unit does not roll"
    t = table(units, hand="finest_hour probe_left dig_in")
    t.press("allies_chief", "give/probe_left.left")
    assert "self/finest_hour" not in t.keys("allies_chief")


# ---- what else cards may be


def test_ov_13_31_ambush_is_no_card_of_a_turn() -> None:
    t = table(hand="ambush probe_left dig_in")
    assert not [key for key in t.keys("allies_chief") if "ambush" in key]
    assert code_of(t.refused("allies_chief", "give AM>L")) == "NOT_OFFERED"


def test_ov_13_32_air_power_as_artillery_bombard_in_every_respect() -> None:
    t = given("air_power", options={"air_power_as_artillery_bombard": True})
    assert t.cells("allies_left", "order") == ["F8"]
    name(t, "F8")
    assert t.unit("F8").order.battles == 2
    t = table(hand="air_power dig_in", options={"air_power_as_artillery_bombard": True})
    assert "self/air_power" not in t.keys("allies_chief")


def test_ov_13_33_recon_as_barrage_without_its_draw() -> None:
    t = table(MIXED + FOE, hand="recon_left dig_in dig_in", options={"recon_as_barrage": True})
    assert "give/recon_left.left" in t.keys("allies_chief"), "it may still be a Recon"
    t.press("allies_chief", "shell/recon_left")
    t.press("allies_chief", "target/a26")
    t.roll("SSSS FF")
    t.press("allies_chief", "send")
    assert len(t.said("ov-bombed")[0].args["faces"]) == 4
    t.defaults()
    assert not t.state.recon
    assert next(said.args["n"] for said in t.said("ov-drawn")) == 2
    assert not table(hand="recon_left dig_in").keys("allies_chief", "shell")


def test_ov_13_10_recon_laid_by_a_general_draws_three() -> None:
    """OV-13.34"""
    t = given("recon_left", section=1)
    t.defaults()
    assert next(said.args["n"] for said in t.said("ov-drawn")) == 3


def test_ov_13_10_ordinary_moves_and_battles() -> None:
    t = given("probe_left", "ALLIES F2 infantry, AXIS F5 infantry" + FOE, 1)
    name(t, "F2")
    t.press("allies_left", "move/f2")
    assert "to/f4" in t.keys("allies_left")
    assert "to/f5" not in t.keys("allies_left")
    t.press("allies_left", "to/f3")
    assert dice(t, "attack/f3.f5") == 2


def test_ov_13_14_the_die_needs_the_card() -> None:
    for card, number in (("armor_assault", 4), ("", 3)):
        t = fight("ALLIES E5 armor, AXIS E6 infantry" + FAR, card=card)
        assert dice(t, "attack/e5.e6") == number
    t = orders("ALLIES E5 infantry" + FAR, card="infantry_assault")
    t.press("allies_left", "move/e5")
    assert "to/e8" in t.keys("allies_left")
