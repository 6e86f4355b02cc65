"""Where every hex, line and strip lies on the picture. OV-2, 30.1, 30.3."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from engines.contract import Msg
from engines.overlord.view import Hex, Side, TableView
from renderers.atlas import View
from renderers.draw import Box, Point

Say = Callable[[Msg], str]

BASE = 72.0
"""The width of a hex in which pieces and terrain are drawn; others are enlarged."""
WIDTHS = {26: 72.0, 13: 112.0}
HEAD, STRIP, RIM, SIDE, TABLE = 104.0, 92.0, 42.0, 64.0, 216.0
"""Head line, a side's generals, numbers of columns, letters of rows, and what lies below."""
EDGE = 38.0
"""Room for letters where a part of the board ends."""

NEXT: tuple[tuple[int, int], ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The six neighbours in doubled coordinates, from the right and clockwise."""


@dataclass(frozen=True, slots=True)
class Field:
    """The battlefield on the picture: pointed hexes in rows, odd rows half a hex to the right."""

    wide: int
    rows: int

    @property
    def w(self) -> float:
        return WIDTHS.get(self.wide, 1872 / self.wide)

    @property
    def by(self) -> float:
        """How much larger than drawn."""
        return self.w / BASE

    @property
    def step(self) -> float:
        return self.w * math.sqrt(0.75)

    @property
    def radius(self) -> float:
        return self.w / math.sqrt(3)

    @property
    def width(self) -> float:
        return self.wide * self.w + 2 * SIDE

    @property
    def top(self) -> float:
        return HEAD + STRIP + RIM

    @property
    def bottom(self) -> float:
        return self.top + (self.rows - 1) * self.step + 2 * self.radius

    @property
    def height(self) -> float:
        return self.bottom + RIM + STRIP + TABLE

    def column(self, x: float) -> float:
        """Where a doubled coordinate lies from left to right."""
        return SIDE + (x + 1) / 2 * self.w

    def row(self, y: int) -> float:
        return self.top + self.radius + y * self.step

    def at(self, hex: Hex) -> Point:
        x, y = doubled(hex)
        return self.column(x), self.row(y)

    def hexes(self) -> tuple[Hex, ...]:
        return tuple(
            f"{chr(65 + y)}{column + 1}"
            for y in range(self.rows)
            for column in range(self.wide - y % 2)
        )

    @property
    def box(self) -> Box:
        return SIDE, self.top, self.width - SIDE, self.bottom


@lru_cache(maxsize=2048)
def doubled(hex: Hex) -> tuple[int, int]:
    y = ord(hex[0]) - 65
    return 2 * (int(hex[1:]) - 1) + y % 2, y


def named(x: int, y: int) -> Hex:
    return f"{chr(65 + y)}{(x - y % 2) // 2 + 1}"


def field(view: TableView) -> Field:
    return Field(view.wide, view.rows)


def areas(view: TableView) -> tuple[float, float, float, float]:
    """The edges of left, middle and right on the picture: section lines between generals."""
    ground = field(view)
    lines = view.lines if len(view.lines) < 5 else (view.lines[1], view.lines[3])
    return SIDE, ground.column(lines[0]), ground.column(lines[-1]), ground.width - SIDE


def window(view: TableView, focus: str, side: Side | None = None) -> View:
    """A general's area and two columns more on each side, as his side says left and right."""
    ground = field(view)
    edges = areas(view)
    mine = next((s for s in view.sides if s.side == side), None)
    top = mine is not None and mine.edge == "top"
    at = {"left": 2 if top else 0, "center": 1, "right": 0 if top else 2}[focus]
    x0 = max(0.0, edges[at] - 2 * ground.w - EDGE)
    x1 = min(ground.width, edges[at + 1] + 2 * ground.w + EDGE)
    if at == 0:
        x0 = 0.0
    if at == 2:
        x1 = ground.width
    y0, y1 = HEAD - 66, ground.bottom + RIM + STRIP
    return View(round(x0), y0, round(x1 - x0), round(y1 - y0), 1.5 if view.wide > 13 else 1.25)


def whole(view: TableView) -> View:
    ground = field(view)
    return View(0, 0, ground.width, round(ground.height))
