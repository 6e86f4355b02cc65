"""A map projection that gives some parts more room: meridians and parallels run where a board wants
them, and smoothly between."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from renderers.draw import Point

Curve = tuple[tuple[float, float], ...]
"""Degrees and their position on the board; it never turns back."""


@dataclass(frozen=True, slots=True)
class Bent:
    north: Curve
    south: Curve
    """Where meridians run in the latitude of Europe, and from the tropics down."""
    bend: tuple[float, float]
    """Between these latitudes the one becomes the other."""
    heights: Curve
    """Where parallels run."""

    def at(self, lon: float, lat: float) -> Point:
        """The position of a place of the globe on the board."""
        low, high = self.bend
        share = min(max((lat - low) / (high - low), 0.0), 1.0)
        share *= share * (3 - 2 * share)
        north, south = _along(self.north, lon), _along(self.south, lon)
        return south + (north - south) * share, _along(self.heights, lat)

    def line(self, points: Sequence[Point], step: float = 2.0) -> tuple[Point, ...]:
        """A line between places of the globe, bent as the board bends."""
        found = [self.at(*points[0])]
        for (x0, y0), (x1, y1) in pairwise(points):
            count = max(1, math.ceil(max(abs(x1 - x0), abs(y1 - y0)) / step))
            found += [
                self.at(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count)
                for i in range(1, count + 1)
            ]
        return tuple(found)


def _along(curve: Curve, value: float) -> float:
    """A smooth line through the points of a curve; beyond them it goes straight on."""
    i = min(max(bisect_right(curve, (value, math.inf)) - 1, 0), len(curve) - 2)
    (x0, y0), (x1, y1) = curve[i], curve[i + 1]
    t = (value - x0) / (x1 - x0)
    if not 0.0 <= t <= 1.0:
        return y0 + (y1 - y0) * t
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
