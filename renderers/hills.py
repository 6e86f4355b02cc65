"""Hills and mountains as map makers drew them by hand: small peaks in rows, lit from the west."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise

from renderers.draw import Line, Point, Poly, Shape
from renderers.theme import Colour


def row(line: Sequence[Point], step: float) -> list[Point]:
    """Points along a line, so far from each other."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / step))
        found += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    return [*found, line[-1]]


def peaks(
    tops: Iterable[Point],
    size: tuple[float, float],
    light: Colour,
    dark: Colour,
    edge: Colour,
    pen: float = 1.6,
) -> list[Shape]:
    """A peak about each point, none like the next; those in front over those behind."""
    chance = random.Random(1944)
    low, high = size
    shapes: list[Shape] = []
    for x, y in sorted(tops, key=lambda top: top[1]):
        r = chance.uniform(low, high)
        x, y = x + chance.uniform(-r, r) * 0.5, y + chance.uniform(-r, r) * 0.3
        top, foot, fold = (x, y - r), (x + r * 0.15, y + r * 0.55), (x - r * 0.15, y - r * 0.1)
        left, right = (x - r * 1.15, y + r * 0.55), (x + r * 1.15, y + r * 0.55)
        shapes += [
            Poly((left, top, right), light),
            Poly((top, right, foot, fold), dark),
            Line((left, top, right), edge, pen, capped=False),
        ]
    return shapes
