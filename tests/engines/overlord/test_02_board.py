"""Section 2: rows and columns, sections, sides, what a hex may carry."""

from __future__ import annotations

import pytest

from engines.kit.hexes import Hex, grid
from engines.overlord import checking, fire, flags, land
from engines.overlord.components import GENERALS, SIDES, Side
from engines.overlord.field import Field
from engines.overlord.state import Mine
from tests.engines.overlord.table import field_of, fight, scenario, table

PLAIN = "ALLIES I1 infantry, AXIS A1 infantry"
FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
SHARED = {13: ("4", "9"), 26: ("4", "9", "13", "17", "22")}
COLUMNS = {
    1: ((1, 4), (1, 4)),
    2: ((5, 9), (4, 9)),
    3: ((10, 13), (9, 13)),
    4: ((14, 17), (13, 17)),
    5: ((18, 22), (17, 22)),
    6: ((23, 26), (22, 25)),
}
"""Of each section: columns in rows A C E G I, and in rows B D F H."""


def board(size: str) -> Field:
    return field_of(scenario(PLAIN, size=size))


@pytest.mark.parametrize(("wide", "n"), [(13, 113), (26, 230)])
def test_ov_2_1_rows_and_columns(wide: int, n: int) -> None:
    hexes = grid(wide).hexes
    assert len(hexes) == n
    assert {cell[0] for cell in hexes} == set("ABCDEFGHI")
    for row in "ABCDEFGHI":
        long = wide if row in "ACEGI" else wide - 1
        assert [h for h in hexes if h[0] == row] == [f"{row}{c}" for c in range(1, long + 1)]


@pytest.mark.parametrize("wide", [13, 26])
def test_ov_2_2_doubled_coordinates(wide: int) -> None:
    own = grid(wide)
    for cell, (x, y) in own.xy.items():
        row, column = "ABCDEFGHI".index(cell[0]), int(cell[1:])
        assert (x, y) == (2 * (column - 1) + (row % 2), row)
    right = 2 * (wide - 1)
    for y in range(-1, 10):
        for x in range(-2, 54):
            there = 0 <= y <= 8 and (x + y) % 2 == 0 and 0 <= x <= right
            assert (own.at(x, y) is not None) == there


def test_ov_2_3_neighbours() -> None:
    own = grid(26)
    for cell, (x, y) in own.xy.items():
        six = [(-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)]
        assert set(own.near[cell]) == {own.at(x + dx, y + dy) for dx, dy in six} - {None}


@pytest.mark.parametrize("start", ["A1", "E13", "H25", "I26", "D9"])
def test_ov_2_4_the_distance_is_the_number_of_steps(start: Hex) -> None:
    own = grid(26)
    steps, edge = {start: 0}, [start]
    for cell in edge:
        for near in own.near[cell]:
            if near not in steps:
                steps[near] = steps[cell] + 1
                edge.append(near)
    assert steps == own.far[start]


def test_ov_2_5_sections_lie_between_the_lines() -> None:
    assert board("standard").lines == (7, 17)
    assert board("overlord").lines == (7, 17, 25, 33, 43)
    for size in ("standard", "overlord"):
        own = board(size)
        bounds = (0, *own.lines, 50)
        for cell, (x, _) in own.grid.xy.items():
            assert own.sections[cell] == tuple(
                n for n in range(1, len(bounds)) if bounds[n - 1] <= x <= bounds[n]
            )


@pytest.mark.parametrize(("size", "wide"), [("standard", 13), ("overlord", 26)])
def test_ov_2_6_hexes_on_a_line_belong_to_both_sections(size: str, wide: int) -> None:
    own = board(size)
    both = {cell for cell, sections in own.sections.items() if len(sections) > 1}
    assert both == {row + column for row in "BDFH" for column in SHARED[wide]}
    for section, ((a, b), (c, d)) in COLUMNS.items():
        if section > len(own.lines) + 1:
            continue
        if wide == 13 and section == 3:
            d = 12
        rows = {"E": range(a, b + 1), "D": range(c, d + 1)}
        for row, columns in rows.items():
            found = [
                cell for cell in own.grid.hexes if cell[0] == row and section in own.sections[cell]
            ]
            assert found == [f"{row}{n}" for n in columns]


def test_ov_2_7_left_is_what_a_side_has_on_its_left() -> None:
    small = board("standard")
    assert [small.arrow("ALLIES", role) for role in GENERALS] == [(1,), (2,), (3,)]
    assert [small.arrow("AXIS", role) for role in GENERALS] == [(3,), (2,), (1,)]
    t = table(
        "ALLIES F2 infantry, AXIS B2 infantry, AXIS B12 infantry",
        size="standard",
        side="AXIS",
        hand="probe_left dig_in",
    )
    t.do("axis_chief", "self P-L; send")
    assert t.cells("axis_chief", "order") == ["B12"]


def test_ov_2_8_a_general_commands_two_neighbouring_sections() -> None:
    own = board("overlord")
    assert [own.area("ALLIES", role) for role in GENERALS] == [(1, 2), (3, 4), (5, 6)]
    assert [own.area("AXIS", role) for role in GENERALS] == [(5, 6), (3, 4), (1, 2)]


def test_ov_2_9_either_of_two_generals_may_order_on_the_line_between_them() -> None:
    own = board("overlord")
    two = {cell for cell, roles in own.roles["ALLIES"].items() if len(roles) == 2}
    assert two == {row + column for row in "BDFH" for column in ("9", "17")}
    for card, seat in (("probe_left", "allies_left"), ("probe_center", "allies_center")):
        t = table("ALLIES D9 infantry, AXIS A1 infantry", hand=f"{card} dig_in")
        t.press("allies_chief", f"give/{card}.{seat.removeprefix('allies_')}")
        t.roll("F")
        t.press("allies_chief", "send")
        where = "2" if card == "probe_left" else "3"
        t.press(seat, f"lay/{card}.{where}")
        assert t.cells(seat, "order") == ["D9"]


def test_ov_2_10_opposite_generals_share_an_area() -> None:
    own = board("overlord")
    for role in GENERALS:
        assert own.area("ALLIES", role) == own.area("AXIS", own.opposite(role))


def test_ov_2_11_the_own_edge_is_a_or_i() -> None:
    own = board("overlord")
    assert own.behind["AXIS"]["E6"] == ("D5", "D6")
    assert own.behind["ALLIES"]["E6"] == ("F5", "F6")
    assert own.behind["AXIS"]["A6"] == own.behind["ALLIES"]["I6"] == ()


def test_ov_2_12_one_entry_in_each_layer_and_one_unit() -> None:
    t = table(PLAIN, "E5:hill+bunker@AXIS+wire+minefield@AXIS")
    assert land.at(t.state, "E5").features == ("hill", "bunker", "wire", "minefield")
    raw = scenario(PLAIN)
    raw["hexes"] = [{"at": "E5", "terrain": "hill"}, {"at": "E5", "obstacle": "wire"}]
    assert "SCN_HEX_TWICE" in {fault.code for fault in checking.read(raw, raw["id"])[1]}
    raw["hexes"] = [{"at": "E5", "terrain": "wire"}]
    assert "SCN_FEATURE" in {fault.code for fault in checking.read(raw, raw["id"])[1]}


@pytest.mark.parametrize(
    ("face", "found"),
    [
        ("country", "open open open open"),
        ("winter", "open open open open"),
        ("desert", "open open open open"),
        ("beach", "open beach beach ocean"),
    ],
)
def test_ov_2_13_faces(face: str, found: str) -> None:
    own = field_of(scenario("ALLIES E1 infantry, AXIS A1 infantry", face=face))
    for rows, name in zip(("ABCD", "EF", "G", "HI"), found.split(), strict=True):
        for cell in own.grid.hexes:
            if cell[0] in rows:
                assert own.base[cell] == (name,)


def test_ov_2_14_terrain_replaces_the_face_and_nothing_else_does() -> None:
    t = table(
        "ALLIES E1 infantry, AXIS A1 infantry",
        "E5:forest F5:bunker@AXIS G5:wire E7:minefield@AXIS",
        face="beach",
    )
    t.state.mines["E7"] = Mine("AXIS", 1)
    found = [land.at(t.state, cell).features for cell in ("E5", "F5", "G5", "E7")]
    assert found == [("forest",), ("beach", "bunker"), ("beach", "wire"), ("beach", "minefield")]


@pytest.mark.parametrize("side", SIDES)
def test_ov_2_15_places_outside_count_only_for_lines_along_the_edge(side: Side) -> None:
    own = board("overlord")
    corner = "A1" if side == "AXIS" else "I1"
    t = fight("ALLIES B1 infantry, AXIS A1 infantry" + FAR, ordered="B1")
    t.roll("FSS")
    t.do("allies_left", "B1xA1")
    assert t.figures("A1") == 3  # nowhere to go
    assert own.behind[side][corner] == ()
    t = table("ALLIES E26 infantry, AXIS C26 infantry, AXIS A1 infantry", "D25:forest")
    assert not fire.sees(t.state, "E26", "C26")
    unit = t.unit("A1")
    assert flags.open_hexes(t.state, "A1", unit) == []
