"""Where everything is on the board. TD-V.1, TD-V.2."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable

from engines.contract import Msg
from engines.total_domination.view import MAP
from renderers.draw import Box, Point

Say = Callable[[Msg], str]

HEAD_HEIGHT, RIM = 150, 66
"""The head line, and the breadth of the track of victory points."""
SIZE = MAP.canvas.width
WIDTH = SIZE + 2 * RIM
TRACK: Box = (0, HEAD_HEIGHT, WIDTH, HEAD_HEIGHT + WIDTH)
LAND: Box = (RIM, HEAD_HEIGHT + RIM, RIM + SIZE, HEAD_HEIGHT + RIM + SIZE)
YEARS: Box = (0, TRACK[3], WIDTH, TRACK[3] + 150)
PANELS: Box = (0, YEARS[3], WIDTH, YEARS[3] + 500)
HEIGHT = int(PANELS[3])

ASIDE = {"east_africa": (1600, 1735), "madagascar": (1150, 1730), "libya": (1385, 1625)}
"""Spaces that would crowd their neighbours where the map has them."""
BOWS = {
    "triangle:red": (80.0, 0.0),
    "triangle:yellow": (420.0, -40.0),
    "trapezoid:brown": (160.0, 0.0),
    "square:violet": (0.0, -130.0),
}
"""How far aside the middle of a link runs where it is drawn as a road."""

CENTRE: Point = (MAP.canvas.centre[0] + LAND[0], MAP.canvas.centre[1] + LAND[1])
SPACES = {row.id: row for row in MAP.spaces}
FACTS = hashlib.sha256(MAP.model_dump_json().encode()).hexdigest()


def at(space: str) -> Point:
    x, y = ASIDE.get(space, SPACES[space].xy)
    return x + LAND[0], y + LAND[1]


AT = {id: at(id) for id in SPACES}


def reach(space: str) -> float:
    """From the middle of a space to its edge."""
    return 80.0 if SPACES[space].capital else 62.0


def box_of(space: str, more: float = 0.0) -> Box:
    (x, y), r = AT[space], reach(space) + more
    return x - r, y - r, x + r, y + r


def between(a: str, b: str, gap: float = 0.0, aside: float = 0.0) -> tuple[Point, Point]:
    """The line from the edge of one space to that of another."""
    (ax, ay), (bx, by) = AT[a], AT[b]
    far = math.dist((ax, ay), (bx, by))
    dx, dy = (bx - ax) / far, (by - ay) / far
    start, end = reach(a) + gap, far - reach(b) - gap
    ox, oy = -dy * aside, dx * aside
    return (
        (ax + dx * start + ox, ay + dy * start + oy),
        (ax + dx * end + ox, ay + dy * end + oy),
    )


def bowed(a: str, b: str, link: str) -> tuple[Point, ...]:
    """A link as a road: a curve beside what lies between."""
    (ax, ay), (bx, by) = AT[a], AT[b]
    dx, dy = BOWS.get(link, (0.0, 0.0))
    mx, my = (ax + bx) / 2 + dx, (ay + by) / 2 + dy
    found = []
    for i in range(33):
        t = i / 32
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        x, y = p * ax + q * mx + r * bx, p * ay + q * my + r * by
        found.append((min(max(x, LAND[0] + 10), LAND[2] - 10), y))
    return tuple(found)


def name_of(space: str) -> Msg:
    return Msg(f"td-space-{space}")
