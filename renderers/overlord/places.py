"""Where every hex, line and strip lies on the picture. OV-2, 30.1, 30.3."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engines.overlord.view import Hex, SeatView, TableView
from renderers.atlas import View
from renderers.draw import Box, Point

BASE = 72.0
"""The width of a hex in which pieces and terrain are drawn; others are enlarged."""
WIDTHS = {26: 72.0, 13: 112.0}
HEAD, STRIP, RIM, SIDE, TABLE, KEY = 62.0, 80.0, 42.0, 64.0, 206.0, 84.0
"""Head line, a side's generals, numbers of columns, letters of rows, what lies below, signs."""
EDGE = 38.0
"""Room for letters where a part of the board ends."""
CLOSE_WIDE = 6.6, 8.8
"""So many hexes across is a picture of a question: names can be read on a phone."""
BRIEF, PANEL = 66, 216
"""The head line of a part of the board, and what is told below a battle."""

NEXT: tuple[tuple[int, int], ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The six neighbours in doubled coordinates, from the right and clockwise."""


@dataclass(frozen=True, slots=True)
class Field:
    """The battlefield on the picture: pointed hexes in rows, odd rows half a hex to the right."""

    wide: int
    rows: int
    turned: bool = False
    """The upper edge of the drawing is below: the side that sits there looks at it (OV-30.11)."""

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
        return self.bottom + RIM + STRIP + TABLE + KEY

    def column(self, x: float) -> float:
        """Where a doubled coordinate lies from left to right."""
        at = SIDE + (x + 1) / 2 * self.w
        return self.width - at if self.turned else at

    def row(self, y: int) -> float:
        return self.top + self.radius + (self.rows - 1 - y if self.turned else y) * self.step

    def at(self, cell: Hex) -> Point:
        x, y = doubled(cell)
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
def doubled(cell: Hex) -> tuple[int, int]:
    y = ord(cell[0]) - 65
    return 2 * (int(cell[1:]) - 1) + y % 2, y


def named(x: int, y: int) -> Hex:
    return f"{chr(65 + y)}{(x - y % 2) // 2 + 1}"


def field(view: TableView, turned: bool = False) -> Field:
    return Field(view.wide, view.rows, turned)


def placed(view: TableView | SeatView) -> Field:
    """As whoever looks sees it: who sits at the upper edge turns the board round (OV-30.11)."""
    if not isinstance(view, SeatView):
        return field(view)
    edge = next(one.edge for one in view.table.sides if one.side == view.side)
    return field(view.table, edge == "top")


def sections(view: TableView, ground: Field) -> list[float]:
    """The edges of the sections on the picture, from the left."""
    lines = sorted(ground.column(line) for line in view.lines)
    return [SIDE, *lines, ground.width - SIDE]


def areas(view: TableView, ground: Field) -> tuple[float, float, float, float]:
    """The edges of left, middle and right on the picture: section lines between generals."""
    edges = sections(view, ground)
    first, last = (2, 4) if len(edges) == 7 else (1, -2)
    return edges[0], edges[first], edges[last], edges[-1]


AREAS = ("left", "center", "right")
SECTIONS = ("1", "2", "3", "4", "5", "6")
BATTLE = "battle"


def window(view: TableView, focus: str, ground: Field) -> View | None:
    """A part of the board, as its side says left and right; None if this board has none such.

    An area with two columns more on each side, a section with one, or the battle with three
    hexes around (OV-30.10).
    """
    if focus in AREAS:
        edges, n, more = list(areas(view, ground)), AREAS.index(focus), 2.0
    elif focus in SECTIONS and int(focus) < len(view.lines) + 2:
        edges, n, more = sections(view, ground), int(focus) - 1, 1.0
        if ground.turned:
            n = len(edges) - 2 - n
    else:
        return _battle(view, ground) if focus == BATTLE else None
    x0 = 0.0 if n == 0 else edges[n] - more * ground.w - EDGE
    x1 = ground.width if n == len(edges) - 2 else edges[n + 1] + more * ground.w + EDGE
    y0, y1 = HEAD - BRIEF, ground.bottom + RIM + STRIP
    wide = x1 - x0
    most = 1.5 if focus in AREAS else 1.8
    return View(round(x0), y0, round(wide), round(y1 - y0), _scale(most, wide))


def near(ground: Field, hexes: Iterable[Hex]) -> View | None:
    """The part of the board around some hexes, large enough for a phone; None if they lie too far
    apart. It is of few sizes."""
    spots = [ground.at(cell) for cell in hexes]
    if not spots:
        return None
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    need = max(xs) - min(xs) + 2.2 * ground.w
    wide = next((n * ground.w for n in CLOSE_WIDE if need <= n * ground.w), None)
    if wide is None or wide > ground.width:
        return None
    most = ground.bottom - ground.top + 2 * RIM
    steps = math.ceil(max(max(ys) - min(ys) + 2 * ground.step, wide * 0.6) / ground.step)
    high = min(steps * ground.step + ground.radius + EDGE, most)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    x0 = min(max(x - wide / 2, 0.0), ground.width - wide)
    y0 = min(max(y - high / 2, ground.top - RIM), ground.bottom + RIM - high)
    return View(round(x0), round(y0) - BRIEF, round(wide), round(high) + BRIEF, _scale(1.8, wide))


def _scale(most: float, wide: float) -> float:
    """In few steps, because whatever is drawn is kept for each of them."""
    return math.floor(min(most, 1350 / wide) * 10) / 10


def fight(view: TableView) -> tuple[Hex, Hex] | None:
    """Attacker and target of the battle being fought, or of the last one."""
    if view.fighting:
        return view.fighting
    if view.attack is None:
        return None
    return (view.attack.attacker or view.attack.target, view.attack.target)


def _battle(view: TableView, ground: Field) -> View | None:
    """Never beyond the board: the window moves over it, and is of few sizes."""
    pair = fight(view)
    if pair is None:
        return None
    (ax, ay), (bx, by) = (ground.at(cell) for cell in pair)
    wide = min(abs(ax - bx) + 7.5 * ground.w + 2 * EDGE, ground.width)
    most = ground.bottom - ground.top + 2 * RIM
    high = min(abs(ay - by) + 6 * ground.step + 2 * ground.radius + 24, most)
    x0 = min(max((ax + bx - wide) / 2, 0.0), ground.width - wide)
    y0 = min(max((ay + by - high) / 2, ground.top - RIM), ground.bottom + RIM - high)
    return View(
        round(x0), round(y0) - BRIEF, round(wide), round(high) + BRIEF + PANEL, _scale(1.8, wide)
    )


def holds(view: TableView, focus: str, ground: Field, hexes: Iterable[Hex]) -> bool:
    """Whether all of these lie in that part of the board."""
    part = window(view, focus, ground)
    if part is None:
        return False
    inside = part.x + ground.w / 2, part.x + part.width - ground.w / 2
    return all(inside[0] <= ground.at(cell)[0] <= inside[1] for cell in hexes)


def whole(ground: Field) -> View:
    return View(0, 0, ground.width, round(ground.height))
