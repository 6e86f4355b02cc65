"""Section 10: flags are ignored, obeyed or paid for."""

from __future__ import annotations

import pytest

from engines.kit.hexes import Hex
from engines.overlord import ENGINE, air, flags, flow
from engines.overlord.game import Game
from engines.overlord.state import Battle, Flags, Mine
from tests.engines.overlord.table import Table, code_of, fight, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
LEFT, RIGHT = "allies_left", "axis_right"
JAPAN = {"rules": {"AXIS": ["japanese_army"]}, "nations": {"AXIS": "JP"}}
ITALY = {"rules": {"AXIS": ["italian_army"]}, "nations": {"AXIS": "IT"}}


def flagged(
    unit: str, n: int, hexes: str = "", at: Hex = "E6", firm: bool = False, more: str = "", **other
) -> Table:
    """An AXIS unit with some flags to carry out, outside any attack."""
    t = table(f"AXIS {at} {unit}{more}" + FAR, hexes, **other)
    t.state.flow.clear()
    t.state.phase = "battle"
    t.state.flow += [Battle(), Flags(at, n, firm=firm)]
    flow.run(Game(t.state, t.dice))
    return t


def steps(t: Table) -> list[Hex]:
    return t.cells(RIGHT, "retreat")


def limits(unit: str, hexes: str, n: int = 3, **other) -> tuple[int, int]:
    t = table(f"AXIS E6 {unit}" + FAR, hexes, **other)
    return flags.bounds(t.state, Flags("E6", n), t.unit("E6"))


@pytest.mark.parametrize("n", [1, 2, 3])
def test_ov_10_1_each_flag_is_one_hex(n: int) -> None:
    t = flagged("infantry", n)
    for _ in range(n):
        t.press(RIGHT, t.keys(RIGHT, "retreat")[0])
    assert [cell for cell, unit in t.state.units.items() if unit.id == "u0"] == [
        {1: "D5", 2: "C5", 3: "B4"}[n]
    ]
    assert not t.keys(RIGHT, "retreat")


@pytest.mark.parametrize("kind", ["resistance FR", "ski", "sniper"])
def test_ov_10_1_some_go_one_to_three_hexes_for_a_flag(kind: str) -> None:
    t = flagged(kind.replace(" FR", ""), 1)
    assert "halt" not in t.keys(RIGHT)  # one at least
    t.do(RIGHT, "retreat D6")
    assert t.keys(RIGHT)[0] == "halt"
    t.press(RIGHT, "retreat/c6")
    t.press(RIGHT, "retreat/b5")
    assert not t.keys(RIGHT)  # three at most
    t = flagged(kind.replace(" FR", ""), 1)
    t.press(RIGHT, "retreat/d6")
    t.press(RIGHT, "halt")
    assert "D6" in t.state.units


def test_ov_10_1_each_flag_is_one_to_three_hexes_anew() -> None:
    t = flagged("ski", 2)
    t.press(RIGHT, "retreat/d6")
    t.press(RIGHT, "halt")
    assert t.keys(RIGHT) == ["retreat/c6", "retreat/c7"]  # the second flag is obeyed as well
    t.press(RIGHT, "retreat/c6")
    assert "halt" in t.keys(RIGHT)
    t = flagged("ski", 2, at="H6")
    for to in ("g6", "f6", "e6", "d6", "c6", "b5"):
        t.press(RIGHT, f"retreat/{to}")
    assert "B5" in t.state.units
    assert not t.keys(RIGHT)


def test_ov_10_2_a_step_goes_to_the_next_row_toward_the_own_edge() -> None:
    assert steps(flagged("infantry", 1)) == ["D5", "D6"]
    assert steps(flagged("infantry", 1, at="D8")) == ["C8", "C9"]
    assert steps(flagged("infantry", 1, at="E1")) == []  # one hex only: taken at once
    assert "D1" in flagged("infantry", 1, at="E1").state.units
    t = fight("AXIS E5 infantry, ALLIES E6 infantry" + FAR, side="AXIS", ordered="E5")
    t.roll("FSS")
    t.do(RIGHT, "E5xE6")
    assert t.cells(LEFT, "retreat") == ["F5", "F6"]


@pytest.mark.parametrize(
    ("unit", "hexes", "found"),
    [
        ("infantry", "D5:river", ["D6"]),
        ("infantry", "D5:lake", ["D6"]),
        ("infantry", "D5:escarpment", ["D6"]),
        ("infantry", "D5:ocean", ["D6"]),
        ("infantry", "D5:mountain", ["D6"]),
        ("armor", "D5:bunker@AXIS", ["D6"]),
        ("artillery", "D5:marsh", ["D6"]),
        ("armor", "D5:fortress", ["D6"]),
        ("infantry", "D5:bunker@ALLIES", ["D5", "D6"]),
        ("infantry", "D5:forest", ["D5", "D6"]),
        ("infantry", "D5:hedgerow D6:steep_hill", ["D5", "D6"]),
        ("infantry", "E6:hedgerow", ["D5", "D6"]),
        ("armor", "E6:marsh D5:beach", ["D5", "D6"]),
        ("infantry", "D5:minefield@ALLIES D6:wire", ["D5", "D6"]),
        ("infantry", "E6:ocean D5:pier", ["D5", "D6"]),
    ],
)
def test_ov_10_3_which_hexes_are_open(unit: str, hexes: str, found: list[Hex]) -> None:
    t = flagged(unit, 1, hexes)
    assert (steps(t) or [cell for cell in ("D5", "D6") if cell in t.state.units]) == found


def test_ov_10_3_units_close_a_hex_and_ice_is_rolled_for() -> None:
    t = flagged("infantry", 1, more=", AXIS D5 infantry")
    assert "D6" in t.state.units
    t = table("AXIS E6 infantry" + FAR, "D5:frozen_river D6:lake")
    t.roll("SI")
    t.state.flow[:] = [Battle(), Flags("E6", 1)]
    flow.run(Game(t.state, t.dice))
    assert t.figures("D5") == 3


@pytest.mark.parametrize(("figures", "where"), [(3, "C5"), (2, "")])
def test_ov_10_3_ice_on_the_way_back_may_be_the_end(figures: int, where: Hex) -> None:
    t = table(f"AXIS E6 infantry {figures}" + FAR, "D5:frozen_river D6:lake C6:lake")
    t.roll("SS")
    t.state.flow[:] = [Battle(), Flags("E6", 2)]
    flow.run(Game(t.state, t.dice))
    assert [cell for cell, unit in t.state.units.items() if unit.id == "u0"] == [where][
        : bool(where)
    ]
    assert t.state.camps["ALLIES"].units == int(not where)


def test_ov_10_3_other_terrain_has_no_effect_on_a_retreat() -> None:
    """A wadi's sides and an enemy's mine bar nobody that runs."""
    t = flagged("infantry", 1, "D5:wadi D6:lake")
    assert "D5" in t.state.units
    t = table("AXIS E6 infantry" + FAR, "D5:minefield@ALLIES D6:lake")
    t.state.mines["D5"] = Mine("ALLIES", 4)
    t.state.flow[:] = [Battle(), Flags("E6", 1)]
    flow.run(Game(t.state, t.dice))
    assert t.figures("D5") == 4


def test_ov_10_4_each_hex_that_cannot_be_gone_costs_a_figure() -> None:
    assert flagged("infantry", 2, at="A5").figures("A5") == 2
    assert flagged("infantry", 1, "D5:lake D6:river").figures("E6") == 3
    t = flagged("infantry", 2, "D5:lake D6:lake", more=", AXIS A1 infantry")
    assert t.figures("E6") == 2
    t = flagged("infantry", 3, "D5:lake B5:lake B6:lake", at="D6")  # C6 or C7, then a dead end
    t.press(RIGHT, "retreat/c6")
    assert t.figures("C6") == 2


def test_ov_10_4_one_hex_obeys_the_flag_of_who_may_go_three() -> None:
    t = flagged("ski", 1, "C6:lake C7:lake")  # D6 is a dead end after one hex
    t.do(RIGHT, "retreat D6")
    assert t.figures("D6") == 3
    assert flagged("ski", 2, "D5:lake D6:lake").figures("E6") == 1


def test_ov_10_5_no_figure_is_paid_while_a_hex_is_open_and_nobody_looks_ahead() -> None:
    t = flagged("infantry", 2, "D5:forest C5:lake C6:lake")
    assert [key.partition("/")[0] for key in t.keys(RIGHT)] == ["retreat"] * 2
    t.press(RIGHT, "retreat/d5")  # into the dead end, of his own will
    assert t.figures("D5") == 3
    t = flagged("infantry", 2, "D6:lake C5:lake C6:lake")
    assert t.figures("D5") == 3  # the only open hex is taken though it leads nowhere


@pytest.mark.parametrize(
    ("unit", "hexes", "n", "left"),
    [
        ("artillery", "E6:bunker@ALLIES", 1, 1),
        ("armor", "E6:bunker@ALLIES", 2, 1),
        ("artillery", "E6:mountain", 1, 1),
        ("artillery", "E6:cave_mountain", 1, 1),
        ("armor", "E6:field_bunker", 2, 2),
    ],
)
def test_ov_10_6_who_cannot_leave_pays_for_each_flag(
    unit: str, hexes: str, n: int, left: int
) -> None:
    t = flagged(unit, n, hexes)
    if t.keys(RIGHT, "ignore"):
        t.press(RIGHT, "ignore/1")
    assert t.figures("E6") == left


def test_ov_10_7_the_hex_ignores_one_flag_in_all() -> None:
    assert limits("infantry", "") == (0, 0)
    assert limits("infantry", "E6:sandbag@AXIS") == (0, 1)
    assert limits("infantry", "E6:church+sandbag@AXIS") == (0, 1)
    assert limits("infantry", "E6:fortress") == (0, 3)
    assert limits("infantry", "E6:trench") == (0, 1)
    assert limits("armor", "E6:trench") == (0, 0)
    t = flagged("infantry", 2, "E6:sandbag@AXIS")
    assert t.keys(RIGHT) == ["ignore/0", "ignore/1"]  # his choice
    assert code_of(t.refused(RIGHT, "flags 2")) == "NOT_OFFERED"
    t.do(RIGHT, "flags 1")
    assert len(steps(t)) == 2
    assert flagged("infantry", 2).keys(RIGHT, "ignore") == []


def test_ov_10_8_types_and_armies_ignore_further() -> None:
    assert limits("infantry JP", "", **JAPAN) == (1, 1)
    assert limits("infantry JP", "E6:sandbag@AXIS", **JAPAN) == (1, 2)
    assert limits("armor JP", "", **JAPAN) == (0, 0)
    assert limits("artillery IT", "", **ITALY) == (0, 1)
    assert limits("artillery IT", "E6:sandbag@AXIS", **ITALY) == (0, 2)
    assert limits("infantry IT", "", **ITALY) == (0, 0)
    assert limits("destroyer", "E6:ocean") == (0, 1)
    t = flagged("infantry JP", 2, "E6:sandbag@AXIS", **JAPAN)
    assert t.keys(RIGHT) == ["ignore/1", "ignore/2"]  # the first he must


@pytest.mark.parametrize("unit", ["infantry JP", "artillery JP"])
def test_ov_10_9_flags_of_air_power_and_barrage_cannot_be_ignored(unit: str) -> None:
    for card, stars in (("air_power", True), ("barrage", False)):
        t = table(f"AXIS E6 {unit}" + FAR, "E6:fortress+sandbag@AXIS", **JAPAN)
        t.state.flow[:] = [Battle()]
        t.roll("F" + "A" * 3)
        game = Game(t.state, t.dice)
        air.strike(game, "E6", 4, card, stars=stars, firm=True)
        flow.run(game)
        assert not t.keys(RIGHT, "ignore")
        assert steps(t) == ["D5", "D6"]


def test_ov_10_10_a_unit_may_retreat_again_and_its_sandbags_are_gone() -> None:
    t = fight(
        "ALLIES E5 infantry, ALLIES D4 infantry, AXIS E6 infantry" + FAR,
        "E6:sandbag@AXIS",
        ordered="E5 D4",
    )
    t.roll("FS")
    t.do(LEFT, "E5xE6=")
    t.press(RIGHT, "ignore/0")
    t.do(RIGHT, "retreat D5")
    assert not t.state.obstacles
    t.press(LEFT, "ground/no")
    t.roll("FSS")
    t.do(LEFT, "D4xD5=")
    t.do(RIGHT, "retreat C5")
    assert "C5" in t.state.units


def test_ov_10_11_who_is_lost_by_retreating_gives_medals_and_leaves_the_hex() -> None:
    t = fight("ALLIES B5 infantry, AXIS A5 infantry 1" + FAR, ordered="B5")
    t.roll("FSS")
    t.do(LEFT, "B5xA5+")
    assert t.state.camps["ALLIES"].units == 1
    assert "A5" in t.state.units
    assert t.unit("A5").side == "ALLIES"


def test_ov_10_12_silence_ignores_as_many_flags_as_may_be() -> None:
    for unit, hexes, other, default in (
        ("infantry", "E6:sandbag@AXIS", {}, "ignore/1"),
        ("infantry", "E6:fortress", {}, "ignore/2"),
        ("infantry JP", "E6:church", JAPAN, "ignore/2"),
    ):
        t = flagged(unit, 2, hexes, **other)
        assert ENGINE.offers(t.state)[RIGHT].default == (default,)


@pytest.mark.parametrize(
    ("hexes", "best"),
    [
        ("D5:frozen_river+bridge", "d5"),  # alike: the left one
        ("D5:frozen_river D6:open", "d6"),  # no ice
        ("D5:frozen_river D6:open C6:lake C7:lake", "d6"),  # ice weighs most
        ("D6:forest", "d6"),  # more cover
        ("D5:hill D6:forest", "d6"),
        ("D6:hill", "d6"),  # a hill as seen from below
        ("D6:cemetery", "d6"),  # may ignore a flag there
        ("D5:open C5:lake", "d6"),  # more hexes to go on to
        ("D5:forest C5:lake C6:lake", "d5"),  # cover before a way out
    ],
)
def test_ov_10_13_silence_takes_the_best_way(hexes: str, best: str) -> None:
    t = flagged("infantry", 1, hexes)
    assert ENGINE.offers(t.state)[RIGHT].default == (f"retreat/{best}",)


def test_ov_10_13_silence_goes_one_hex_a_flag() -> None:
    t = flagged("ski", 1)
    t.press(RIGHT, *ENGINE.offers(t.state)[RIGHT].default)
    assert ENGINE.offers(t.state)[RIGHT].default == ("halt",)
