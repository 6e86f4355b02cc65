"""Section 11: taking ground and armor overrun."""

from __future__ import annotations

import pytest

from engines.overlord import ENGINE
from engines.overlord.state import Mine, Rules
from tests.engines.overlord.table import fight, orders

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
WEAK = "ALLIES E5 infantry, AXIS E6 infantry 1" + FAR
TANK = "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry" + FAR


def won(units: str = WEAK, hexes: str = "", dice: str = "ISS", **more):
    """The first battle is won and the ground lies open."""
    t = fight(units, hexes, **more)
    t.roll(dice)
    t.press("allies_left", "attack/e5.e6")
    return t


@pytest.mark.parametrize(("dice", "figures"), [("ISS", 1), ("FSS", 4)])
def test_ov_11_1_ground_is_taken_after_a_loss_or_a_retreat_if_one_likes(dice, figures) -> None:
    for answer, where in (("ground/yes", "E6"), ("ground/no", "E5")):
        t = won(f"ALLIES E5 infantry, AXIS E6 infantry {figures}" + FAR, dice=dice)
        if figures == 4:
            t.press("axis_right", "retreat/d6")
        assert t.keys("allies_left") == ["ground/no", "ground/yes"]
        t.press("allies_left", answer)
        assert t.unit(where).id == "u0"


def test_ov_11_1_no_ground_for_fire_guns_and_teams() -> None:
    for units, dice in (
        ("ALLIES E5 artillery, AXIS E6 infantry 1" + FAR, "GSS"),
        ("ALLIES E5 mortar_early, AXIS E6 infantry 1" + FAR, "ISS"),
    ):
        assert won(units, dice=dice).state.phase == "select"
    t = fight("ALLIES E4 infantry, AXIS E6 infantry 1" + FAR, ordered="E4")
    t.roll("IS")
    t.press("allies_left", "attack/e4.e6")
    assert t.state.phase == "select"
    t = won()
    assert t.keys("allies_left", "ground")


@pytest.mark.parametrize(
    ("units", "hexes"),
    [
        ("ALLIES E5 armor, AXIS E6 artillery 1" + FAR, "E6:road_block"),
        ("ALLIES E5 infantry, AXIS E6 infantry 1" + FAR, "E6:mountain"),
        ("ALLIES E5 armor, AXIS E6 infantry 1" + FAR, "E5:beach E6:sea_bluff"),
    ],
)
def test_ov_11_2_not_onto_a_hex_it_may_not_enter(units: str, hexes: str) -> None:
    t = fight(units, hexes)
    keys = t.keys("allies_left", "attack")
    t.roll("GSS"[: 3 if not keys else int(str(_dice(t, keys[0])))])
    t.press("allies_left", keys[0])
    assert t.state.camps["ALLIES"].units == 1
    assert t.state.phase == "select"


def _dice(t, key: str) -> object:
    choice = ENGINE.offers(t.state)["allies_left"].find(key)
    assert choice
    return choice.label.args["n"]


def test_ov_11_2_no_ground_after_a_hard_stop() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry 1" + FAR, "E6:wire")
    t.do("allies_left", "E5-E6")
    t.roll("IS")
    t.press("allies_left", "attack/e6.e7")
    assert t.unit("E6").id == "u0"
    assert t.state.phase == "select"


def test_ov_11_2_no_second_ground_after_a_hard_stop_taken_as_ground() -> None:
    t = won(TANK.replace("E7 infantry", "E7 infantry 1"), "E6:minefield@ALLIES", "GSS")
    t.press("allies_left", "ground/yes")
    t.roll("GSS")
    t.press("allies_left", "attack/e6.e7")
    assert t.state.camps["ALLIES"].units == 2
    assert t.unit("E6").id == "u0"
    assert t.state.phase == "select"


def test_ov_11_3_ground_costs_no_movement() -> None:
    t = orders("ALLIES E5 armor, AXIS E9 infantry 1" + FAR)
    t.do("allies_left", "E5-E8")
    t.roll("GSS")
    t.press("allies_left", "attack/e8.e9")
    t.press("allies_left", "ground/yes")
    assert t.unit("E9").id == "u0"


def test_ov_11_3_ground_after_a_soft_stop() -> None:
    t = orders("ALLIES E5 infantry, AXIS E7 infantry 1" + FAR, "E6:jungle")
    t.do("allies_left", "E5-E6")
    t.roll("ISS")
    t.press("allies_left", "attack/e6.e7")
    t.press("allies_left", "ground/yes")
    assert t.unit("E7").id == "u0"


@pytest.mark.parametrize("ground", ["hedgerow", "marsh"])
def test_ov_11_3_ground_after_leaving_a_hedgerow_or_marsh(ground: str) -> None:
    t = won(hexes=f"E5:{ground}")
    t.press("allies_left", "ground/yes")
    assert t.unit("E6").id == "u0"


def test_ov_11_4_ice_works_on_taking_ground() -> None:
    t = won(hexes="E6:frozen_river")
    t.roll("SI")
    t.press("allies_left", "ground/yes")
    assert t.figures("E6") == 3


def test_ov_11_4_mines_work_on_taking_ground() -> None:
    t = fight(WEAK, "E6:minefield@AXIS")
    t.state.mines["E6"] = Mine("AXIS", 1)
    t.roll("ISS I")
    t.press("allies_left", "attack/e5.e6")
    t.press("allies_left", "ground/yes")
    assert t.figures("E6") == 3


def test_ov_11_4_armor_that_takes_ground_crushes_wire_and_gains_objectives() -> None:
    goal = {
        "id": "g",
        "side": "ALLIES",
        "hexes": ["E6"],
        "hexes_needed": 1,
        "medals": 1,
        "kind": "temporary",
    }
    t = won(TANK, "E6:wire", "GSS", objectives=[goal])
    t.press("allies_left", "ground/yes")
    assert t.state.obstacles == {}
    assert t.state.camps["ALLIES"].objectives == ["g"]


@pytest.mark.parametrize("kind", ["armor", "cavalry"])
def test_ov_11_5_armor_and_cavalry_battle_once_more(kind: str) -> None:
    t = won(TANK.replace("armor", kind), dice="GSS"[: 3 if kind == "armor" else 2])
    t.press("allies_left", "ground/yes")
    assert t.keys("allies_left") == ["halt", "attack/e6.e7"]
    t = won("ALLIES E5 infantry, AXIS E6 infantry 1, AXIS E7 infantry" + FAR)
    t.press("allies_left", "ground/yes")
    assert t.state.phase == "select"


def test_ov_11_5_the_adjacent_enemy_comes_first_in_an_overrun_too() -> None:
    t = won(TANK + ", AXIS E8 infantry", dice="GSS")
    t.press("allies_left", "ground/yes")
    assert t.keys("allies_left", "attack") == ["attack/e6.e7"]
    t = won("ALLIES E5 armor, AXIS E6 infantry 1, AXIS E8 infantry" + FAR, dice="GSS")
    t.press("allies_left", "ground/yes")
    assert t.keys("allies_left", "attack") == ["attack/e6.e8"]


def test_ov_11_6_ground_again_but_never_a_third_battle() -> None:
    t = won(
        "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E7 infantry 1, AXIS E8 infantry" + FAR,
        dice="GSS",
    )
    t.press("allies_left", "ground/yes")
    t.roll("GSS")
    t.press("allies_left", "attack/e6.e7")
    t.press("allies_left", "ground/yes")
    assert t.unit("E7").id == "u0"
    assert t.state.phase == "select"


@pytest.mark.parametrize("ground", ["forest", "town", "marsh", "rice_paddy", "wire", "trench"])
def test_ov_11_7_no_overrun_battle_from_such_ground(ground: str) -> None:
    t = fight(TANK, f"E6:{ground}")
    t.roll("GSS"[: int(str(_dice(t, "attack/e5.e6")))])
    t.press("allies_left", "attack/e5.e6")
    t.press("allies_left", "ground/yes")
    assert t.unit("E6").id == "u0"
    assert t.state.phase == "select"


def test_ov_11_7_cavalry_on_wire_still_battles() -> None:
    t = won(TANK.replace("armor", "cavalry"), "E6:wire", "GS")
    t.press("allies_left", "ground/yes")
    assert t.keys("allies_left", "attack") == ["attack/e6.e7"]
    assert _dice(t, "attack/e6.e7") == 1


@pytest.mark.parametrize(
    ("card", "near", "far"),
    [("armor_assault", 4, 3), ("finest_hour", 4, 4), ("close_assault", 3, 3), ("", 3, 3)],
)
def test_ov_11_8_extra_dice_in_the_overrun_battle(card: str, near: int, far: int) -> None:
    for foe, dice in (("E7", near), ("E8", far)):
        t = fight(TANK.replace("E7", foe), card=card)
        t.roll("GSSS"[: int(str(_dice(t, "attack/e5.e6")))])
        t.press("allies_left", "attack/e5.e6")
        t.press("allies_left", "ground/yes")
        assert _dice(t, f"attack/e6.{foe.lower()}") == dice


def test_ov_11_9_an_overrun_battle_may_be_ambushed() -> None:
    t = fight(TANK, enemy="ambush probe_left")
    t.press("axis_chief", "sheet/e7.yes")
    t.roll("GSS")
    t.press("allies_left", "attack/e5.e6")
    t.press("allies_left", "ground/yes")
    t.roll("SSS SSS")
    t.press("allies_left", "attack/e6.e7")
    assert len(t.said("ov-ambush")) == 1


def test_ov_11_10_nobody_takes_ground_by_ambush_or_by_battling_back() -> None:
    t = fight("ALLIES E5 armor, AXIS E6 infantry" + FAR, enemy="ambush probe_left")
    t.press("axis_chief", "sheet/e6.yes")
    t.roll("FSS")
    t.press("allies_left", "attack/e5.e6")
    t.press("allies_left", "retreat/f5")
    assert "E5" not in t.state.units
    assert t.unit("E6").side == "AXIS"
    assert t.state.phase == "select"
    t = fight(
        "AXIS E5 infantry, ALLIES E6 infantry GB 2, ALLIES I20 infantry, AXIS A20 infantry",
        side="AXIS",
        rules={"ALLIES": ["battle_back"]},
        nations={"ALLIES": "GB"},
    )
    t.roll("ISS F")
    t.press("axis_right", "attack/e5.e6")
    t.press("allies_left", "back/yes")
    t.press("axis_right", "retreat/d5")
    assert "E5" not in t.state.units
    assert t.unit("E6").side == "ALLIES"
    assert t.state.phase == "select"


def test_ov_11_11_ground_and_overrun_come_before_any_other_battle() -> None:
    t = fight(TANK + ", ALLIES I9 infantry, AXIS H9 infantry", ordered="E5 I9")
    t.roll("GSS")
    t.press("allies_left", "attack/e5.e6")
    assert t.keys("allies_left") == ["ground/no", "ground/yes"]
    t.press("allies_left", "ground/yes")
    assert t.keys("allies_left") == ["halt", "attack/e6.e7"]
    t.press("allies_left", "halt")
    assert t.cells("allies_left", "attack") == ["I9.H9"], "the overrun battle is lost"


def test_ov_11_12_in_the_desert_armor_goes_on() -> None:
    units = "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E8 infantry" + FAR
    t = won(units, dice="GSS", options={"desert": True})
    t.press("allies_left", "ground/yes")
    assert "on/e7" in t.keys("allies_left")
    t.press("allies_left", "on/e7")
    assert t.cells("allies_left", "attack") == ["E7.E8"]
    t = won(units, dice="GSS")
    t.press("allies_left", "ground/yes")
    assert t.cells("allies_left", "attack") == ["E6.E8"], "elsewhere it battles from the ground"


def test_ov_11_12_a_desert_step_onto_wire_ends_it() -> None:
    units = "ALLIES E5 armor, AXIS E6 infantry 1, AXIS E8 infantry" + FAR
    t = won(units, "E7:wire", "GSS", options={"desert": True})
    t.press("allies_left", "ground/yes")
    t.press("allies_left", "on/e7")
    assert t.state.obstacles == {}
    assert t.state.phase == "select"


def test_ov_11_11_in_batch_nothing_comes_between_either() -> None:
    t = fight(
        TANK + ", ALLIES I13 infantry, AXIS H13 infantry",
        ordered="E5 I13",
        rules_of=Rules(order="batch"),
    )
    t.roll("GSS")
    t.press("allies_left", "attack/e5.e6")
    assert t.asked == ["allies_left"]


def test_ov_35_43_armor_overruns_twice_at_most() -> None:
    t = fight(TANK)
    t.roll("GSS AIF")
    t.do("allies_left", "E5xE6+>E7+")
    assert t.state.camps["ALLIES"].units == 1
    assert t.figures("E7") == 3
    assert t.cells("axis_right", "retreat") == ["D6", "D7"]
    t.do("axis_right", "retreat D7")
    if t.keys("allies_left"):
        t.do("allies_left", "ground yes")
    assert t.unit("E7").id == "u0"
    assert t.state.phase == "select"


def test_ov_35_44_no_overrun_from_a_forest() -> None:
    t = fight(TANK, "E6:forest")
    assert _dice(t, "attack/e5.e6") == 1
    t.roll("G")
    t.do("allies_left", "E5xE6+")
    assert t.unit("E6").id == "u0"
    assert t.state.phase == "select"
