"""The outline of a hex, around its middle."""

from __future__ import annotations

import math

from renderers import icons
from renderers.draw import Point

R = 72 / 3**0.5


def hexagon(r: float = R) -> tuple[Point, ...]:
    return icons.polygon(6, r)


def blob(like: int, inset: float) -> tuple[Point, ...]:
    """A hex with soft corners, drawn in by so much where the same does not go on."""
    corners, found = hexagon(R + 0.4), []
    for i in range(6):
        here, beyond = like >> i & 1, like >> (i + 1) % 6 & 1
        found.append(edge(i, 36.3 if here else 36.3 - inset))
        x, y = corners[(i + 2) % 6]
        if here and beyond:
            found.append((x, y))
        elif here or beyond:
            mx, my = edge(i if here else i + 1)
            far = math.dist((x, y), (mx, my))
            found.append((x + (mx - x) / far * inset, y + (my - y) / far * inset))
        else:
            share = 1 - inset * 1.25 / R
            turn = math.radians(9)
            for a in (-turn, turn):
                cos, sin = math.cos(a) * share, math.sin(a) * share
                found.append((x * cos - y * sin, x * sin + y * cos))
    return tuple(found)


def dropped(points: tuple[Point, ...], x: float, y: float) -> tuple[Point, ...]:
    return tuple((a + x, b + y) for a, b in points)


def edge(way: int, far: float = 36.0) -> Point:
    angle = math.radians(60 * way)
    return far * math.cos(angle), far * math.sin(angle)
