"""What grows and stands on a hex: trees, hedges, waves, houses, with light from the upper left.
OV-30.1."""

from __future__ import annotations

import random

from renderers import icons
from renderers.draw import Disc, Line, Point, Poly, Shape
from renderers.overlord import colours as c
from renderers.overlord.hexagon import R, blob, dropped, edge, hexagon
from renderers.overlord.kinds import HOUSES, PALMS, WOODS
from renderers.overlord.landmarks import landmark
from renderers.theme import Colour

Shapes = tuple[Shape, ...]

CORNERS: tuple[Point, ...] = ((0, -29), (-24, -15), (24, -15), (-24, 15), (24, 15), (0, 29))
"""Room that a unit on the hex leaves free."""


GROVE: tuple[tuple[float, float, float], ...] = (
    (-9, -26, 9.0), (9, -27, 10.0), (-25, -14, 10.0), (0, -14, 9.5), (25, -14, 9.5), (-13, 1, 10.5),
    (13, 1, 10.0), (-26, 14, 10.0), (0, 15, 9.5), (25, 14, 10.5), (-11, 27, 9.5), (10, 28, 10.0),
)  # fmt: skip
"""Where trees stand, the far ones first, and how large they are."""


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
        (x * 0.97 + chance.uniform(-3, 3), y * 0.97 + chance.uniform(-3, 3), r) for x, y, r in GROVE
    ]
    trees += [(*edge(i, 31), 8.5) for i in range(6) if like >> i & 1]
    floor = blob(like, 3.0)
    shapes: list[Shape] = [Poly(floor, c.THICKET)]
    return shapes + [s for x, y, r in sorted(trees, key=lambda t: t[1]) for s in _tree(x, y, r)]


def _fir(x: float, y: float, r: float) -> Shapes:
    """Two tiers and a white top."""
    return (
        Poly(((x - r, y + r), (x, y - r * 0.5), (x + r, y + r)), c.PINE, c.FOAM, 1.0),
        Poly(
            ((x - r * 0.74, y + r * 0.24), (x, y - r * 1.4), (x + r * 0.74, y + r * 0.24)), c.PINE
        ),
        Poly(((x - r * 0.4, y - r * 0.5), (x, y - r * 1.4), (x + r * 0.4, y - r * 0.5)), c.FOAM),
    )


def firs() -> list[Shape]:
    return [shape for x, y, r in GROVE for shape in _fir(x, y * 0.92 + 3, r * 0.88)]


def _palm(x: float, y: float) -> Shapes:
    leaves = (
        Line(((x, y), (x + edge(i, 10)[0], y + edge(i, 10)[1])), c.DEEP_GREEN, 4.0)
        for i in range(6)
    )
    return (*leaves, Disc(x, y, 3, 3, c.EARTH))


def _tuft(x: float, y: float) -> Shapes:
    return tuple(
        Line(((x, y + 5), (x + lean, y - 6)), c.DEEP_GREEN, 2.0) for lean in (-5.0, 0.0, 5.0)
    )


def _wave(x: float, y: float, colour: Colour) -> Line:
    points = tuple((x - 12 + 4 * i, y + (2.4 if i % 2 else -2.4)) for i in range(7))
    return Line(points, colour, 2.0)


def growth(terrain: str, like: int, variant: int) -> list[Shape]:
    here = (*CORNERS[:3], (0.0, 0.0), *CORNERS[3:])
    if terrain == "hill_forest":
        return [shape for x, y, r in GROVE[:7] for shape in _tree(x, y + 2, r * 0.9)]
    if terrain in WOODS:
        return _wood(like, variant)
    if terrain in PALMS:
        spots = here if terrain != "oasis" else here[:2]
        palms = [shape for x, y in spots for shape in _palm(x, y)]
        under = ((-13.0, 6.0), (13.0, -8.0), (12.0, 20.0), (-14.0, -22.0))
        return palms + [s for x, y in under if terrain == "jungle" for s in _tuft(x, y)]
    if terrain == "hedgerow":
        return _hedges()
    if terrain == "rice_paddy":
        fields = (icons.box(x, y, x + 26, y + 16) for x in (-28, 2) for y in (-27, -8, 11))
        rows = ((x, y) for x in (-15.0, 15.0) for y in (-20.0, -1.0, 18.0))
        return [
            *(Poly(one, c.WATER, c.EARTH, 1.6) for one in fields),
            *(s for x, y in rows for s in _tuft(x, y)),
        ]
    if terrain == "marsh":
        pools: list[Shape] = [Disc(x, y + 3, 11, 5, c.WATER) for x, y in here]
        return [*pools, *(shape for x, y in here for shape in _tuft(x, y - 2))]
    if terrain in ("ocean", "lake", "coast", "pier"):
        colour = c.FOAM if terrain == "lake" else c.WATER
        waves: list[Shape] = [
            _wave(x, y, colour) for x, y in ((-14, -14), (15, -6), (-12, 12), (14, 20))
        ]
        return waves[:2] if terrain == "coast" else waves
    if terrain == "beach":
        spots = ((-14.0 + 9 * variant, -16.0), (10.0, 14.0 - 6 * variant))
        ripples = [
            Line(((x - 9, y), (x, y - 2.4), (x + 9, y)), c.DUST, 1.5, capped=False)
            for x, y in spots
        ]
        return [*(Disc(x, y, 1.4, 1.4, c.DUST) for x, y in _grains()[variant::2]), *ripples]
    if terrain == "erg":
        return [_wave(0, -16, c.RIDGE), _wave(0, -4, c.RIDGE)]
    return []


def _hedges() -> list[Shape]:
    """Ploughed land within a bank of earth, with bushes all round."""
    ring = hexagon(R * 0.84)
    dots = [p for a, b in zip(ring, (*ring[1:], ring[0]), strict=True) for p in _along(a, b)]
    rows = tuple(
        Line(((-x, y), (x, y - 7)), c.BANK, 1.6, capped=False)
        for x, y in ((14.0, -14.0), (22.0, -5.0), (23.0, 5.0), (19.0, 15.0), (11.0, 24.0))
    )
    return [
        *rows,
        Poly(dropped(ring, 2.0, 3.4), None, c.SHADE, 10.0),
        Poly(ring, None, c.EARTH, 9.0),
        *(Disc(x, y, 6.4, 6.2, c.DEEP_GREEN) for x, y in dots),
        *(Disc(x - 1.4, y - 1.8, 4.0, 3.6, c.LIGHT_GREEN) for x, y in dots),
        *(Disc(x - 2, y - 2.8, 1.6, 1.4, c.LEAF) for x, y in dots[::2]),
    ]


def _grains() -> list[Point]:
    return [
        (-24, -12),
        (-8, -20),
        (12, -24),
        (26, -6),
        (-28, 6),
        (-14, 22),
        (4, 30),
        (20, 18),
        (-2, 4),
        (10, -4),
        (-14, -2),
        (28, 10),
    ]


def _along(a: Point, b: Point) -> list[Point]:
    return [(a[0] + (b[0] - a[0]) * t / 4, a[1] + (b[1] - a[1]) * t / 4) for t in range(4)]


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


STREETS: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((0, -27, 9.0), (-21, -14, 9.5), (20, -15, 9.5), (-1, -7, 9.0), (-24, 12, 8.5), (23, 12, 8.5),
     (-9, 27, 8.0), (11, 26, 8.0)),
    ((-8, -26, 9.0), (12, -23, 9.5), (-24, -8, 9.0), (0, -5, 9.5), (24, -2, 8.5), (-20, 16, 8.5),
     (19, 18, 8.5), (0, 29, 7.5)),
    ((6, -27, 9.5), (-14, -19, 9.0), (24, -12, 8.5), (4, -6, 8.5), (-25, 4, 9.0), (-13, 23, 8.5),
     (23, 15, 9.0), (5, 28, 7.5)),
)  # fmt: skip
"""Where houses stand; most in the upper half, which units leave free."""


def _town(terrain: str, like: int, variant: int) -> list[Shape]:
    paved: list[Shape] = [Poly(blob(like, 3.0), c.PLASTER)] if terrain == "town" else []
    houses = STREETS[variant % len(STREETS)]
    return paved + [s for i, (x, y, r) in enumerate(houses) for s in _house(x, y, r, i % 3 == 1)]


def built(terrain: str, like: int, variant: int) -> list[Shape]:
    if terrain in HOUSES:
        return _town(terrain, like, variant)
    if terrain == "city_ruins":
        ruins = ((-17, -18), (16, -19), (-22, 13), (22, 13), (0, 25))
        return [
            Poly(
                ((x - 9, y + 8), (x - 9, y - 6), (x - 3, y - 1), (x + 2, y - 9), (x + 9, y + 8)),
                c.STONE,
                c.EARTH,
                1.2,
            )
            for x, y in ruins
        ]
    if terrain == "airfield":
        return [
            Poly(((-36, -9), (36, -9), (36, 9), (-36, 9)), c.CONCRETE),
            Line(((-34, 0), (34, 0)), c.WALL, 2.6, (8.0, 6.0), capped=False),
        ]
    if terrain == "trench":
        zigzag = tuple((x, 22.0 + (5 if i % 2 else -3)) for i, x in enumerate(range(-27, 28, 9)))
        upper = tuple((x, -y + 2) for x, y in zigzag)
        return [
            Line(line, colour, width)
            for line in (zigzag, upper)
            for colour, width in ((c.EARTH, 8.0), ("#2A251F", 3.0))
        ]
    if terrain == "pier":
        return [Poly(icons.box(-7, -36, 7, 20), c.EARTH)]
    return list(landmark(terrain))
