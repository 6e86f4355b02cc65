"""What stands on the terrain of a hex: bridges, bunkers and obstacles; single buildings, each by
its own outline, so that it is known without colour. OV-30.1."""

from __future__ import annotations

import math
from functools import lru_cache

from renderers import icons
from renderers.art import groups
from renderers.draw import Line, Point, Poly, Shapes, moved
from renderers.overlord import colours as c
from renderers.overlord.kinds import SPANS


@lru_cache(maxsize=256)
def work(rect: str, ways: int, roads: int) -> Shapes:
    """A bridge across the water of its hex, or a bunker around whoever is in it."""
    if rect in SPANS:
        return _bridge(rect, ways, roads)
    return c.art("works", "field_bunker" if rect == "field_bunker" else "bunker")


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
    """Along the lower edge of a hex, in front of whoever stands on it."""
    return moved(_sandbags() if kind == "sandbag" else c.art("works", kind), 0, 0, 0.82)


def _sandbags() -> Shapes:
    low = tuple(_bag(x, 4) for x in (-22, -11, 0, 11, 22))
    return (*low, *(_bag(x, -3) for x in (-16.5, -5.5, 5.5, 16.5)))


def _bag(x: float, y: float) -> Poly:
    return Poly(icons.rounded(x - 6, y - 4, x + 6, y + 4, 3.4), c.DUST, "#2A251F", 1.3)


PAVED = frozenset({
    "church", "factory", "barracks", "lighthouse", "power_plant", "prison_camp", "radar_station",
    "rail_station", "fortress",
})  # fmt: skip
"""Those that stand on paved ground."""


@lru_cache(maxsize=32)
def landmark(name: str) -> Shapes:
    """Drawn around the middle of its hex; nothing for what is no landmark."""
    return c.art("landmarks", name) if name in groups("landmarks") else ()


@lru_cache(maxsize=32)
def plate(name: str) -> Shapes:
    """The same, small, for a hex that a unit hides."""
    small = moved(landmark(name), 0, 0, 0.34)
    ground = Poly(icons.rounded(-13, -13, 13, 13, 4), c.PLASTER, c.FRONT.ink, 1.2)
    return (ground, *small) if small else ()
