"""The continents about the pole, bent so that each lies under its spaces."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from renderers import geo
from renderers.draw import Point, Ring
from renderers.total_domination.places import ACROSS, AT, BOARD, CENTRE, DOWN

WIDER, LOWER = ACROSS / 1800, DOWN / 1800
"""The turns and radii are those of a square board."""
BREADTH = 150.0
"""How far a space draws the land with it."""
SMALLEST, SMOOTHED = 500.0, 3.0
"""Islets are left out, and coasts follow the true ones to so many units: spaces carry the board."""


def _along(curve: Sequence[Point], value: float) -> float:
    i = min(max(bisect_right(curve, (value, math.inf)) - 1, 0), len(curve) - 2)
    (a, b), (c, d) = curve[i], curve[i + 1]
    return b + (d - b) * (value - a) / (c - a)


def _polar(lon: float, lat: float) -> Point:
    turn = math.radians(_along(BOARD.turns, (lon + 160) % 360 - 160))
    r = _along(BOARD.radii, lat)
    return CENTRE[0] + r * WIDER * math.sin(turn), CENTRE[1] + r * LOWER * math.cos(turn)


@lru_cache(maxsize=1)
def _pulls() -> tuple[tuple[Point, Point], ...]:
    """Where spaces would lie, and how far they lie aside of it."""
    found = []
    for space, place in BOARD.spaces.items():
        if place.globe:
            x, y = _polar(*place.globe)
            found.append(((x, y), (AT[space][0] - x, AT[space][1] - y)))
    return tuple(found)


def at(lon: float, lat: float) -> Point:
    x, y = _polar(lon, lat)
    dx = dy = total = 0.0
    for (px, py), (sx, sy) in _pulls():
        weight = math.exp(-((x - px) ** 2 + (y - py) ** 2) / (2 * BREADTH**2))
        dx, dy, total = dx + weight * sx, dy + weight * sy, total + weight
    return x + dx / (total + 0.15), y + dy / (total + 0.15)


@lru_cache(maxsize=1)
def land() -> tuple[Ring, ...]:
    return _calm(_laid(_coasts().land))


@lru_cache(maxsize=1)
def lakes() -> tuple[Ring, ...]:
    return _calm(_laid(_coasts().lakes))


@lru_cache(maxsize=1)
def _coasts() -> geo.Geography:
    return geo.read("world", geo.Projection(0, 0, 1, -1))


def _laid(rings: tuple[Ring, ...]) -> tuple[Ring, ...]:
    found = []
    for ring in rings:
        if max(lat for _, lat in ring) < -56:
            continue
        points: list[Point] = []
        for (a, b), (c, d) in pairwise((*ring, ring[0])):
            steps = max(1, math.ceil(max(abs(c - a), abs(d - b)) / 1.5)) if abs(c - a) < 180 else 1
            points += [at(a + (c - a) * i / steps, b + (d - b) * i / steps) for i in range(steps)]
        found.append(tuple(points))
    return tuple(found)


def _calm(rings: tuple[Ring, ...]) -> tuple[Ring, ...]:
    """Few, quiet coasts: a picture of them is easier to read and smaller."""
    found = []
    for ring in rings:
        if _area(ring) >= SMALLEST:
            half = len(ring) // 2
            there, back = _eased(ring[: half + 1]), _eased((*ring[half:], ring[0]))
            found.append((*there[:-1], *back[:-1]))
    return tuple(found)


def _area(ring: Ring) -> float:
    return abs(sum(a * d - c * b for (a, b), (c, d) in pairwise((*ring, ring[0])))) / 2


def _eased(line: Ring) -> Ring:
    """Without the points that lie near the line between those that stay (Douglas and Peucker)."""
    (x0, y0), (x1, y1) = line[0], line[-1]
    length = math.dist(line[0], line[-1]) or 1.0
    aside = [abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length for x, y in line[1:-1]]
    if not aside or max(aside) <= SMOOTHED:
        return line[0], line[-1]
    at = aside.index(max(aside)) + 1
    return (*_eased(line[: at + 1])[:-1], *_eased(line[at:]))
