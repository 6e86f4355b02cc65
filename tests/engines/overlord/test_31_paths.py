"""A way told hex by hex is walked as it is told (OV-6.10, 31.10)."""

from __future__ import annotations

import pytest

from engines.kit.simulate import QuickRng, walk
from engines.overlord import ENGINE, library, movement, roles
from engines.overlord.state import Mine, Order, Orders, Rules
from tests.engines.overlord.table import Table, code_of, orders

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"


def mined(t: Table, *hexes: str) -> Table:
    t.state.mines = {cell: Mine("AXIS", 0) for cell in hexes}
    return t


@pytest.mark.parametrize("path", [("D5", "C5"), ("D5", "C6"), ("D4", "C4"), ("E6", "D6")])
def test_ov_31_10_the_typed_way_is_the_one_that_is_walked(path: tuple[str, str]) -> None:
    t = orders("ALLIES E5 infantry" + FAR)
    t.do("allies_left", f"E5-{path[0]}-{path[1]}")
    assert t.said("ov-move")[0].args["path"] == "-".join(path)
    assert path[1] in t.state.units


def test_ov_31_10_a_typed_way_goes_over_wire_where_the_engine_would_go_round() -> None:
    """The engine alone would keep the right to battle; its owner wants to stand on the wire."""
    t = orders("ALLIES E5 armor" + FAR, "D5:wire")
    t.do("allies_left", "E5-D5")
    assert [said.args["hex"] for said in t.said("ov-wire-gone")] == ["D5"]
    t = orders("ALLIES E5 armor" + FAR, "D5:wire")
    assert code_of(t.refused("allies_left", "E5-D5-C5")) == "NOT_OFFERED"
    t.do("allies_left", "E5-C5")
    assert "D5" in t.state.obstacles
    assert "C5" in t.state.units


def test_ov_31_10_a_typed_way_over_ice_rolls_for_ice() -> None:
    units = "ALLIES E5 armor" + FAR
    t = orders(units, "D5:frozen_river")
    t.do("allies_left", "E5-C5")
    assert t.said("ov-ice") == [], "the engine goes round"
    t = orders(units, "D5:frozen_river")
    t.roll("SI")
    t.do("allies_left", "E5-D5-C5")
    assert t.said("ov-ice")[0].args["hex"] == "D5"
    assert t.figures("C5") == 2


def test_ov_31_10_the_way_off_the_board_may_be_told() -> None:
    t = orders(
        "ALLIES C3 armor" + FAR,
        ordered="C3 I20",
        exits=[{"side": "ALLIES", "hexes": ["A4"], "medals": 1}],
    )
    t.do("allies_left", "C3-B3-A4-exit")
    assert t.said("ov-exit")[0].args["gate"] == "A4"
    assert t.state.traces[-1].hexes == ["C3", "B3", "A4"]


def test_ov_31_10_by_buttons_too() -> None:
    t = orders("ALLIES E5 infantry, AXIS C4 infantry" + FAR, "D5:forest")
    t.press("allies_left", "move/e5")
    assert t.cells("allies_left", "over") == ["D4", "E4", "E6", "F4", "F5"], "a wood stops"
    t.press("allies_left", "over/d4")
    assert t.cells("allies_left", "to") == ["C5", "D3", "D4", "D5", "E4"]
    t.press("allies_left", "to/d5")
    assert t.said("ov-move")[0].args["path"] == "D4-D5"


def test_ov_18_9_a_way_into_which_somebody_moved_is_told_anew() -> None:
    t = orders("ALLIES D9 infantry, ALLIES D11 infantry" + FAR, ordered="D9 D11")
    for unit in t.state.units.values():
        unit.order = None
    t.state.units["D9"].order = Order("left", "", "D9")
    t.state.units["D11"].order = Order("center", "", "D11")
    t.press("allies_left", "move/d9")
    t.press("allies_left", "over/d10")
    t.do("allies_center", "D11-D10")
    assert "to/d10" not in t.keys("allies_left")
    assert "over/c10" in t.keys("allies_left")
    t.press("allies_left", "to/c10")
    assert "C10" in t.state.units


@pytest.mark.parametrize("scenario", list(library.scenarios()))
def test_ov_6_10_ways_told_and_ways_found_obey_the_same_limits(scenario: str) -> None:
    """What the engine finds can be walked at the same cost; what can be walked, it finds."""
    field = library.field(scenario)
    seats = roles.seats(field)
    dice, seen, checked = QuickRng(5), 0, 0
    state = ENGINE.new(seats, {"scenario": scenario}, dice)
    now = state
    for n, _ in enumerate(walk(ENGINE, state, dice, QuickRng(6))):
        if n > 1500 or checked > 25:
            break
        frame = now.flow[-1] if now.flow else None
        if not isinstance(frame, Orders) or n % 3:
            continue
        for cell, unit in now.units.items():
            if unit.order is None or unit.order.settled:
                continue
            checked += 1
            found = movement.reach(now, cell, unit)
            for to, way in found.items():
                assert movement.told(now, cell, unit, way.path) == way, (cell, to)
            seen += _compare(now, cell, unit, (), set(found))
    assert checked > 5
    assert seen > 20


def _compare(state, cell, unit, path, reach) -> int:  # type: ignore[no-untyped-def]
    seen = 0
    for near in state.field.grid.near[path[-1] if path else cell]:
        if movement.told(state, cell, unit, (*path, near)) is None:
            continue
        seen += 1
        assert near in reach, (cell, path, near)
        if len(path) < 2:
            seen += _compare(state, cell, unit, (*path, near), reach)
    return seen


def test_ov_18_10_a_way_told_is_kept_until_collected_moves_are_made() -> None:
    t = orders(
        "ALLIES E5 infantry, ALLIES G1 infantry, ALLIES E12 infantry" + FAR,
        ordered="E5 G1 E12",
        rules_of=Rules(order="batch"),
    )
    t.do("allies_left", "E5-D5-C5; G1-")
    t.do("allies_center", "E12-; done")
    t.do("allies_right", "done") if "allies_right" in t.asked else None
    paths_ = [told.args["path"] for told in t.said("ov-move")]
    assert paths_ == ["D5-C5"]
    assert "C5" in t.state.units
