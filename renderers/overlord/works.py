"""Bridges, bunkers and obstacles, on top of the terrain of their hex. OV-30.1."""

from __future__ import annotations

import math
from functools import lru_cache

from renderers import icons
from renderers.draw import Disc, Line, Point, Poly, Shape, moved
from renderers.overlord import colours as c
from renderers.overlord.kinds import SPANS

Shapes = tuple[Shape, ...]


@lru_cache(maxsize=256)
def work(rect: str, ways: int, roads: int) -> Shapes:
    """A bridge across the water of its hex, or a bunker around whoever is in it."""
    if rect in SPANS:
        return _bridge(rect, ways, roads)
    if rect == "field_bunker":
        return _logs()
    wall = ((-33, 20), (-33, -12), (-17, -31), (17, -31), (33, -12), (33, 20))
    colour = c.CONCRETE
    slits = (
        ((-33, 0), (-33, 9)),
        ((33, 0), (33, 9)),
        ((-27, -19), (-22, -25)),
        ((22, -25), (27, -19)),
    )
    return (
        Line(wall, "#2A251F", 10.5),
        Line(wall, colour, 7.5),
        *(Line(slit, "#2A251F", 3.4) for slit in slits),
    )


def _logs() -> Shapes:
    """Timber and earth around whoever is in it."""
    wall = ((-32, 22), (-32, -28), (32, -28), (32, 22))
    sides = tuple((x, y) for x in (-32, 32) for y in (22, 6, -10, -28))
    ends = (*sides, (-11, -28), (11, -28))
    return (
        Line(wall, "#2A251F", 10.0, capped=False),
        Line(wall, c.EARTH, 7.0, capped=False),
        *(Disc(x, y, 5.4, 5.4, c.DUST, "#2A251F", 1.4) for x, y in ends),
    )


def _bridge(rect: str, ways: int, roads: int) -> Shapes:
    """Along the axis with a road at an end, else the one with the least water."""

    def cost(axis: int) -> int:
        ends = (1 << axis) | (1 << axis + 3)
        return 2 * (ways & ends).bit_count() - (roads & ends).bit_count()

    angle = math.radians(60 * min(range(3), key=cost))
    ux, uy = math.cos(angle), math.sin(angle)

    def at(a: float, b: float) -> Point:
        return a * ux - b * uy, a * uy + b * ux

    planks = c.STONE if rect == "railroad_bridge" else c.EARTH
    deck = Poly((at(-34, -13), at(34, -13), at(34, 13), at(-34, 13)), c.DUST, planks, 1.6)
    boards = tuple(
        Line((at(a, -12), at(a, 12)), planks, 1.6, capped=False) for a in range(-28, 29, 7)
    )
    rails = tuple(
        Line((at(-36, b), at(36, b)), "#2A251F", 3.6, () if rect != "pontoon" else (6.0, 5.0))
        for b in (-14, 14)
    )
    if rect == "railroad_bridge":
        rails += tuple(Line((at(-36, b), at(36, b)), "#2A251F", 2.0) for b in (-5, 5))
    return (deck, *boards, *rails)


@lru_cache(maxsize=64)
def obstacle(kind: str) -> Shapes:
    return moved(_obstacle(kind), 0, 0, 0.82)


def _obstacle(kind: str) -> Shapes:
    """Along the lower edge of a hex, in front of whoever stands on it."""
    if kind == "wire":
        coils = tuple(Disc(x, 0, 5.4, 6.4, None, "#2A251F", 1.6) for x in range(-20, 21, 8))
        return (Line(((-27, 4), (27, 4)), "#2A251F", 1.6), *coils)
    if kind == "sandbag":
        low = tuple(_bag(x, 4) for x in (-22, -11, 0, 11, 22))
        return (*low, *(_bag(x, -3) for x in (-16.5, -5.5, 5.5, 16.5)))
    if kind == "sea_wall":
        return (
            Poly(icons.box(-28, -5, 28, 6), c.CONCRETE, "#2A251F", 1.6),
            *(Line(((x, -5), (x, 6)), "#2A251F", 1.2, capped=False) for x in (-14, 0, 14)),
        )
    if kind == "dragons_teeth":
        return tuple(
            Poly(((x - 6, 7), (x, -7), (x + 6, 7)), c.CONCRETE, "#2A251F", 1.4)
            for x in (-20, -7, 7, 20)
        )
    if kind == "road_block":
        return (
            Line(((-26, -4), (26, 6)), "#2A251F", 7.0),
            Line(((-26, 6), (26, -4)), "#2A251F", 7.0),
            Line(((-26, -4), (26, 6)), c.DUST, 4.0),
            Line(((-26, 6), (26, -4)), c.DUST, 4.0),
        )
    return tuple(beam for x in (-18.0, 0.0, 18.0) for beam in _beams(x))


def _bag(x: float, y: float) -> Poly:
    return Poly(icons.rounded(x - 6, y - 4, x + 6, y + 4, 3.4), c.DUST, "#2A251F", 1.3)


def _beams(x: float) -> Shapes:
    """Three crossed girders."""
    ends = ((7.0, 7.0), (7.0, -7.0), (0.0, 8.0))
    return tuple(
        Line(((x - a, -b), (x + a, b)), colour, width)
        for colour, width in ((c.WALL, 5.6), ("#2A251F", 3.2))
        for a, b in ends
    )
