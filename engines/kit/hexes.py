"""Boards of hexes in rows: neighbours, distances and what a straight line meets.

Rows are lettered from the top, columns numbered from the left; every other row lies half a hex to
the right and is one hex shorter. In doubled coordinates a hex stands at `(x, y)` with `x + y` even,
so that everything can be told in integers.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Hex = str
"""Row and column as people write them: `E13`."""

DIRECTIONS = {"e": (2, 0), "ne": (1, -1), "nw": (-1, -1), "w": (-2, 0), "sw": (-1, 1), "se": (1, 1)}
_CORNERS = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))


class Line(NamedTuple):
    """What the straight line between two centres meets, both ends left out."""

    through: tuple[Hex, ...]
    """Hexes whose inside it crosses, nearest first."""
    left: tuple[Hex, ...]
    """Hexes it only touches, on one side of it."""
    right: tuple[Hex, ...]
    open_left: bool
    """False where it runs along a place outside the board on that side."""
    open_right: bool


class Grid:
    """A board `wide` hexes across its long rows and `rows` high."""

    def __init__(self, wide: int, rows: int = 9) -> None:
        self.wide = wide
        self.rows = rows
        self.xy: dict[Hex, tuple[int, int]] = {
            f"{chr(65 + y)}{column + 1}": (2 * column + y % 2, y)
            for y in range(rows)
            for column in range(wide - y % 2)
        }
        self.hexes: tuple[Hex, ...] = tuple(self.xy)
        self._at = {xy: here for here, xy in self.xy.items()}
        self.near: dict[Hex, tuple[Hex, ...]] = {here: self._near(here) for here in self.hexes}
        self._lines: dict[tuple[Hex, Hex], Line] = {}
        self.far: dict[Hex, dict[Hex, int]] = {
            a: {b: self._distance(a, b) for b in self.hexes} for a in self.hexes
        }
        """Distances from each hex to each other."""

    def at(self, x: int, y: int) -> Hex | None:
        return self._at.get((x, y))

    def step(self, here: Hex, direction: str) -> Hex | None:
        """The neighbour in a direction of the compass, if the board goes on there."""
        (x, y), (dx, dy) = self.xy[here], DIRECTIONS[direction]
        return self.at(x + dx, y + dy)

    def next_row(self, here: Hex, dy: int) -> tuple[Hex, ...]:
        """The at most two neighbours in the row above (-1) or below (1), the left one first."""
        x, y = self.xy[here]
        return tuple(h for h in (self.at(x - 1, y + dy), self.at(x + 1, y + dy)) if h)

    def distance(self, a: Hex, b: Hex) -> int:
        return self.far[a][b]

    def line(self, a: Hex, b: Hex) -> Line:
        if (a, b) not in self._lines:
            self._lines[a, b] = self._line(a, b)
        return self._lines[a, b]

    def _near(self, here: Hex) -> tuple[Hex, ...]:
        steps = (self.step(here, direction) for direction in DIRECTIONS)
        return tuple(step for step in steps if step)

    def _distance(self, a: Hex, b: Hex) -> int:
        (x1, y1), (x2, y2) = self.xy[a], self.xy[b]
        dx, dy = abs(x1 - x2), abs(y1 - y2)
        return dy + max(0, (dx - dy) // 2)

    def _line(self, a: Hex, b: Hex) -> Line:
        (ax, ay), (bx, by) = self.xy[a], self.xy[b]
        through, left, right = (
            [self.at(ax + x, ay + y) for x, y in part] for part in _met(bx - ax, by - ay)
        )
        return Line(
            _there(through), _there(left), _there(right), None not in left, None not in right
        )


def _there(some: list[Hex | None]) -> tuple[Hex, ...]:
    return tuple(here for here in some if here)


@cache
def _met(to_x: int, to_y: int) -> tuple[list[tuple[int, int]], ...]:
    """What a line from the middle of the board meets there: crossed, and touched left and right.
    Integers only: a hex is crossed where its corners lie on both sides of the line."""
    dx, dy = to_x, -3 * to_y
    found: dict[int, list[tuple[int, int, int]]] = {0: [], 1: [], -1: []}
    for y in range(min(0, to_y) - 1, max(0, to_y) + 2):
        for x in range(min(0, to_x) - 2, max(0, to_x) + 3):
            along = x * dx - 3 * y * dy
            if (x + y) % 2 or not 0 < along < dx * dx + dy * dy:
                continue
            signs = {_side(dx, dy, x + cx, -3 * y + cy) for cx, cy in _CORNERS}
            if {1, -1} <= signs:
                found[0].append((along, x, y))
            elif 0 in signs:
                found[1 if 1 in signs else -1].append((along, x, y))
    return tuple([(x, y) for _, x, y in sorted(part)] for part in found.values())


def _side(dx: int, dy: int, x: int, y: int) -> int:
    cross = dx * y - dy * x
    return (cross > 0) - (cross < 0)


@cache
def grid(wide: int, rows: int = 9) -> Grid:
    """Boards of one size share their geometry."""
    return Grid(wide, rows)
