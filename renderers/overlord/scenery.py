"""What grows and stands on a hex: trees, hedges, waves, houses, with light from the upper left.
OV-30.1."""

from __future__ import annotations

import random
from collections.abc import Sequence

from renderers import icons
from renderers.art import groups
from renderers.draw import Disc, Line, Poly, Shape, Shapes
from renderers.overlord import colours as c
from renderers.overlord.hexagon import blob, dropped, edge
from renderers.overlord.kinds import HOUSES, WOODS
from renderers.overlord.works import landmark

VARIANTS = 3
"""So many hexes of one terrain differ in their details; most houses stand in the upper half, which
units leave free."""


def _spots(name: str) -> list[tuple[float, float, float]]:
    """Where trees or houses stand, the far ones first, and how large they are."""
    return [(each.x, each.y, each.rx) for each in c.art("terrain", name) if isinstance(each, Disc)]


def _tree(x: float, y: float, r: float = 9.5) -> Shapes:
    """A crown with its shadow, and light from the upper left."""
    crown = tuple((a + x, b + y) for a, b in icons.star_points(r * 1.06, 0.84, 9))
    inner = icons.star_points(r * 0.72, 0.8, 8)
    lit = tuple((a + x - r * 0.2, b + y - r * 0.26) for a, b in inner)
    return (
        Disc(x + 3.0, y + 4.4, r, r * 0.9, c.SHADE),
        Poly(crown, c.DEEP_GREEN),
        Poly(lit, c.LIGHT_GREEN),
        Disc(x - r * 0.34, y - r * 0.42, r * 0.26, r * 0.24, c.LEAF),
    )


def _wood(like: int, variant: int) -> list[Shape]:
    """A thicket full of trees, which goes on into the next hex of the kind."""
    chance = random.Random(variant)
    trees = [
        (x * 0.97 + chance.uniform(-3, 3), y * 0.97 + chance.uniform(-3, 3), r)
        for x, y, r in _spots("grove")
    ]
    trees += [(*edge(i, 31), 8.5) for i in range(6) if like >> i & 1]
    floor = blob(like, 3.0)
    shapes: list[Shape] = [Poly(floor, c.THICKET)]
    return shapes + [s for x, y, r in sorted(trees, key=lambda t: t[1]) for s in _tree(x, y, r)]


def still(layer: str, terrain: str) -> Shapes:
    """What is the same on every hex of a terrain: its `relief`, what grows or was built there."""
    name = f"{layer}-{terrain}"
    return c.art("terrain", name) if name in groups("terrain") else ()


def growth(terrain: str, like: int, variant: int, snow: bool) -> Sequence[Shape]:
    if snow and terrain in WOODS:
        return still("growth", "firs")
    if terrain == "hill_forest":
        return [shape for x, y, r in _spots("grove")[:7] for shape in _tree(x, y + 2, r * 0.9)]
    if terrain in WOODS:
        return _wood(like, variant)
    if terrain == "beach":
        spots = ((-14.0 + 9 * variant, -16.0), (10.0, 14.0 - 6 * variant))
        ripples = [
            Line(((x - 9, y), (x, y - 2.4), (x + 9, y)), c.DUST, 1.5, capped=False)
            for x, y in spots
        ]
        return [*c.art("terrain", "grains")[variant::2], *ripples]
    return still("growth", terrain)


def _house(x: float, y: float, r: float = 9.0, slate: bool = False) -> Shapes:
    """Seen from above at an angle: a wall with its door, a roof half in the light, a shadow."""
    dark, lit = (c.SLATE, c.SLATE_LIT) if slate else (c.ROOF, c.ROOF_LIT)
    low, ridge = y + r * 0.1, y - r * 0.95
    return (
        Poly(dropped(icons.box(x - r, low, x + r, y + r), r * 0.4, r * 0.28), c.RIDGE),
        Poly(icons.box(x - r, low, x + r, y + r), c.WALL, c.EARTH, 1.2),
        Poly(icons.box(x - r * 0.2, y + r * 0.42, x + r * 0.2, y + r), c.EARTH),
        Poly(((x - r * 1.2, low), (x - r * 0.7, ridge), (x + r * 0.7, ridge), (x + r * 1.2, low)),
             dark, c.EARTH, 1.1),
        Poly(((x - r * 1.08, low - 1), (x - r * 0.65, ridge + 1), (x + r * 0.1, ridge + 1),
              (x + r * 0.1, low - 1)), lit),
    )  # fmt: skip


def _town(terrain: str, like: int, variant: int) -> list[Shape]:
    paved: list[Shape] = [Poly(blob(like, 3.0), c.PLASTER)] if terrain == "town" else []
    houses = _spots(f"street-{variant % VARIANTS}")
    return paved + [s for i, (x, y, r) in enumerate(houses) for s in _house(x, y, r, i % 3 == 1)]


def built(terrain: str, like: int, variant: int) -> Sequence[Shape]:
    if terrain in HOUSES:
        return _town(terrain, like, variant)
    return still("built", terrain) or landmark(terrain)
