"""The western half of the world as this board shows it: Europe is given most room. AT-2."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from renderers import geo
from renderers.draw import Point

Curve = tuple[tuple[float, float], ...]
Ring = tuple[Point, ...]

NORTH: Curve = (
    (-190, -180), (-168, -20), (-141, 112), (-125, 205), (-100, 420), (-67, 676), (-55, 745),
    (-25, 876), (-10, 958), (5, 1172), (25, 1512), (42, 1746), (72, 2010), (90, 2100),
)  # fmt: skip
SOUTH: Curve = (
    (-190, -330), (-120, 135), (-81, 488), (-60, 686), (-35, 892), (-17, 966), (0, 1148),
    (30, 1512), (51, 1766), (72, 2000), (90, 2180),
)  # fmt: skip
"""Where meridians run in the latitude of Europe, and from the tropics down."""
BEND = 2.0, 46.0
"""Between these latitudes the one becomes the other."""
HEIGHTS: Curve = (
    (-80, 1640), (-58, 1530), (-50, 1488), (-36, 1402), (-20, 1282), (0, 1098), (20, 884),
    (32, 730), (40, 598), (50, 424), (58, 288), (64, 206), (71.5, 134), (84, 20),
)  # fmt: skip


def at(lon: float, lat: float) -> Point:
    """Where a place of the globe lies on the board."""
    low, high = BEND
    share = min(max((lat - low) / (high - low), 0.0), 1.0)
    share *= share * (3 - 2 * share)
    north, south = _along(NORTH, lon), _along(SOUTH, lon)
    return south + (north - south) * share, _along(HEIGHTS, lat)


def _along(curve: Curve, value: float) -> float:
    """A smooth line through the points of a curve that never turns back."""
    i = min(max(bisect_right(curve, (value, math.inf)) - 1, 0), len(curve) - 2)
    (x0, y0), (x1, y1) = curve[i], curve[i + 1]
    t = (value - x0) / (x1 - x0)
    a, b = (_slope(curve, j) * (x1 - x0) for j in (i, i + 1))
    straight = y1 - y0
    return y0 + t * (a + t * (3 * straight - 2 * a - b + t * (a + b - 2 * straight)))


@lru_cache(maxsize=256)
def _slope(curve: Curve, i: int) -> float:
    """The harmonic mean of the slopes on both sides: no bumps."""
    slopes = [
        (curve[j + 1][1] - curve[j][1]) / (curve[j + 1][0] - curve[j][0])
        for j in (i - 1, i)
        if 0 <= j < len(curve) - 1
    ]
    return len(slopes) / sum(1 / slope for slope in slopes)


def line(points: Sequence[Point], step: float = 2.0) -> Ring:
    """A line between places of the globe, bent as the board bends."""
    found = [at(*points[0])]
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(1, math.ceil(max(abs(x1 - x0), abs(y1 - y0)) / step))
        found += [
            at(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count) for i in range(1, count + 1)
        ]
    return tuple(found)


@lru_cache(maxsize=1)
def land() -> tuple[tuple[Ring, ...], tuple[Ring, ...]]:
    """Coasts, and the shores of the seas within the land."""
    plain = geo.read("attack", geo.Projection(0, 0, 1, -1))
    return tuple(map(line, plain.land)), tuple(map(line, plain.lakes))


@lru_cache(maxsize=1)
def areas() -> dict[str, tuple[Ring, ...]]:
    """Every region: the outlines of its parts, the largest first."""
    return {id: tuple(map(line, rings)) for id, rings in geo.areas("attack").items()}
