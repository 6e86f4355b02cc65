"""Section 8: lines of sight."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engines.kit.hexes import Grid, Hex, grid
from engines.overlord import fire
from engines.overlord.components import FEATURES
from tests.engines.overlord.table import code_of, fight, table

FAR = ", ALLIES I20 infantry, AXIS A20 infantry"
CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


def sees(a: Hex, b: Hex, hexes: str = "", units: str = "", **more) -> bool:
    """Whether a and b see each other, both ways alike."""
    t = table(f"ALLIES {a} infantry, AXIS {b} infantry{units}", hexes, **more)
    there, back = fire.sees(t.state, a, b), fire.sees(t.state, b, a)
    assert there == back
    return there


@pytest.mark.parametrize(
    ("kind", "blind"),
    [
        ("infantry", False),
        ("armor", False),
        ("special_forces", False),
        ("sniper", False),
        ("artillery", True),
        ("big_gun", True),
        ("mobile_artillery", True),
        ("heavy_at_gun", False),
        ("mortar_early", True),
        ("mortar_late", True),
        ("mg_early", False),
    ],
)
def test_ov_8_1_who_must_see_the_target(kind: str, blind: bool) -> None:
    t = fight(
        f"ALLIES E5 {kind}, AXIS E7 infantry, ALLIES E3 infantry, AXIS D3 infantry" + FAR,
        "E6:forest",
        ordered="E5 E3",
    )
    assert ("attack/e5.e7" in t.keys("allies_left", "attack")) == blind
    if not blind:
        assert code_of(t.refused("allies_left", "E5xE7")) == "NOT_OFFERED"


def test_ov_8_2_neighbours_see_each_other_and_sight_is_symmetric() -> None:
    assert sees("E5", "E6", "E5:town E6:forest")
    t = table(
        "ALLIES E5 infantry, AXIS E6 infantry",
        "D6:forest D7:hill E7:hill F6:lake C6:mountain E8:town D8:bunker@AXIS F8:cliff",
        size="standard",
    )
    state = t.state
    grid = state.field.grid
    for a in grid.hexes:
        for b in grid.hexes:
            if a < b and grid.far[a][b] <= 6:
                assert fire.sees(state, a, b) == fire.sees(state, b, a), (a, b)


def test_ov_8_3_the_line_runs_from_centre_to_centre_and_its_ends_never_block() -> None:
    assert sees("E5", "E8", "E5:town E8:forest")
    assert not sees("E5", "E8", "E6:town")
    assert sees("E5", "E8", "D6:town F6:town")  # beside the line
    assert not sees("E5", "C6", "D5:forest D6:forest")
    own = grid(26)
    assert own.line("E5", "E8").through == ("E6", "E7")
    assert own.line("E5", "C4").through == ("D4",)


@pytest.mark.parametrize("side", ["ALLIES", "AXIS"])
def test_ov_8_4_units_of_both_sides_block(side: str) -> None:
    assert not sees("E5", "E7", units=f", {side} E6 infantry")
    assert sees("E5", "E7", units=f", {side} D6 infantry")


@pytest.mark.parametrize("name", [n for n, part in FEATURES.items() if part.layer == "terrain"])
def test_ov_8_4_terrain_blocks_as_its_row_says(name: str) -> None:
    blocks = FEATURES[name].blocks_los in (True, "hill", "mountain")
    assert sees("E5", "E7", f"E6:{name}") == (not blocks)


@pytest.mark.parametrize(
    ("hexes", "seen"),
    [
        ("D4:forest", True),
        ("D5:forest", True),
        ("D4:forest D5:forest", False),
        ("D4:forest D5:hill", False),
    ],
)
def test_ov_8_5_along_an_edge_both_sides_must_be_blocked(hexes: str, seen: bool) -> None:
    assert sees("E5", "C5", hexes) == seen


def test_ov_8_5_units_block_the_sides_of_an_edge_too() -> None:
    assert sees("E5", "C5", units=", AXIS D4 infantry")
    assert not sees("E5", "C5", units=", AXIS D4 infantry, ALLIES D5 infantry")
    assert not sees("E5", "C5", "D4:town", ", ALLIES D5 infantry")
    # A long edge: each side is blocked wherever one of its hexes is.
    assert not sees("I5", "E5", "H4:forest F5:forest")
    assert sees("I5", "E5", "H4:forest F4:forest")
    assert not sees("I5", "E5", "G5:forest")  # through the middle of one


@pytest.mark.parametrize(
    ("a", "b", "blocker"), [("E26", "C26", "D25"), ("E1", "C1", "D1"), ("I26", "G26", "H25")]
)
def test_ov_8_6_the_outside_blocks_its_side(a: Hex, b: Hex, blocker: Hex) -> None:
    assert sees(a, b)
    assert not sees(a, b, f"{blocker}:forest")
    if a == "E1":
        assert not sees("E13", "C13", "D12:forest", size="standard")


def clipped(own: Grid, a: Hex, b: Hex, cell: Hex) -> tuple[Fraction, Fraction, bool] | None:
    """The part of the segment inside a closed hex, and whether it runs along its edge."""
    (ax, ay), (bx, by), (hx, hy) = (own.xy[h] for h in (a, b, cell))
    dx, dy = bx - ax, -3 * (by - ay)
    low, high, edge = Fraction(0), Fraction(1), False
    ring = [(hx - ax + cx, -3 * (hy - ay) + cy) for cx, cy in CORNERS]
    for (px, py), (qx, qy) in zip(ring, ring[1:] + ring[:1], strict=True):
        # Clockwise corners: inside is where the cross product with the edge is not positive.
        start = (qx - px) * -py - (qy - py) * -px
        slope = (qx - px) * dy - (qy - py) * dx
        if slope == 0:
            if start > 0:
                return None
            edge |= start == 0
        elif slope > 0:
            high = min(high, Fraction(-start, slope))
        else:
            low = max(low, Fraction(-start, slope))
    return None if low > high else (low, high, edge)


@pytest.mark.parametrize("start", ["E13", "D9", "A1", "I26", "F2"])
def test_ov_8_7_the_exact_test_agrees_with_cutting_hexes_by_the_line(start: Hex) -> None:
    own = grid(26)
    for end, far in own.far[start].items():
        if not 2 <= far <= 8:
            continue
        line = own.line(start, end)
        for cell in own.hexes:
            if cell in (start, end):
                continue
            part = clipped(own, start, end, cell)
            inside = part is not None and part[0] < part[1] and not part[2]
            assert (cell in line.through) == inside, (end, cell)
            assert (cell in (*line.left, *line.right)) == (part is not None and not inside)


@pytest.mark.parametrize(
    ("hexes", "seen"),
    [
        ("E6:hill", False),
        ("E5:hill E6:hill E7:hill", True),
        ("E5:hill E6:hill", False),
        ("E6:hill E7:hill", False),
        ("E5:hill E6:sea_bluff E7:erg", True),
        ("E5:hill E6:forest E7:hill", False),
        ("E5:hill E7:hill", True),
    ],
)
def test_ov_8_8_hills_block_unless_both_stand_on_the_same_height(hexes: str, seen: bool) -> None:
    assert sees("E5", "E7", hexes) == seen


def test_ov_8_8_heights_that_are_not_joined_are_two() -> None:
    assert not sees("E5", "E9", "E5:hill E7:hill E9:hill")
    joined = "E5:hill E6:hill E7:hill E8:hill E9:hill"
    assert sees("E5", "E9", joined)
    # Joined round about, not along the line.
    assert sees("E5", "E8", "E5:hill D5:hill D6:hill D7:hill E7:hill E8:hill")
    assert not sees("E5", "E8", "E5:hill E7:hill E8:hill")


def test_ov_8_9_mountains_block_among_mountains_alike() -> None:
    assert not sees("E5", "E7", "E6:mountain")
    assert sees("E5", "E7", "E5:mountain E6:cave_mountain E7:mountain")
    assert not sees("E5", "E7", "E5:hill E6:mountain E7:hill")
    assert not sees("E5", "E7", "E5:mountain E6:hill E7:mountain")


@pytest.mark.parametrize(
    ("a", "b", "hexes", "seen"),
    [
        ("E5", "E8", "E6:lake", True),
        ("E5", "E8", "E6:lake E7:lake", False),
        ("E5", "E9", "E6:lake E8:lake", False),
        ("E5", "C5", "D4:lake D5:lake", True),
        ("I5", "E5", "H4:lake H5:lake G5:lake", True),
    ],
)
def test_ov_8_10_the_second_lake_on_the_line_blocks(a: Hex, b: Hex, hexes: str, seen: bool) -> None:
    assert sees(a, b, hexes) == seen


def test_ov_8_11_obstacles_and_tokens_never_block_but_bunkers_do() -> None:
    for name in (
        "wire",
        "sandbag@AXIS",
        "sea_wall@AXIS",
        "hedgehog",
        "road_block",
        "dragons_teeth",
        "minefield@AXIS",
    ):
        assert sees("E5", "E7", f"E6:{name}"), name
    for name in ("bunker@AXIS", "field_bunker"):
        assert not sees("E5", "E7", f"E6:{name}"), name
