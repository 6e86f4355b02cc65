"""Single buildings, each by its own outline, so that it is known without colour. OV-30.1."""

from __future__ import annotations

import math
from functools import lru_cache

from renderers import icons
from renderers.draw import Disc, Line, Poly, Shape, moved
from renderers.overlord import colours as c
from renderers.theme import Colour

Shapes = tuple[Shape, ...]
INK = "#2A251F"

PAVED = frozenset({
    "church", "factory", "barracks", "lighthouse", "power_plant", "prison_camp", "radar_station",
    "rail_station", "fortress",
})  # fmt: skip
"""Those that stand on paved ground."""


@lru_cache(maxsize=32)
def landmark(name: str) -> Shapes:
    """Drawn around the middle of its hex; nothing for what is no landmark."""
    make = _DRAWN.get(name)
    return make() if make else ()


@lru_cache(maxsize=32)
def plate(name: str) -> Shapes:
    """The same, small, for a hex that a unit hides."""
    drawn = moved(landmark(name), 0, 0, 0.34)
    return (Poly(icons.rounded(-13, -13, 13, 13, 4), c.PLASTER, INK, 1.2), *drawn) if drawn else ()


def _wall(x0: float, y0: float, x1: float, y1: float, fill: Colour = c.WALL) -> Poly:
    return Poly(icons.box(x0, y0, x1, y1), fill, INK, 1.6)


def _roof(x0: float, x1: float, y0: float, y1: float, fill: Colour = c.ROOF) -> Poly:
    return Poly(((x0 - 3, y1), ((x0 + x1) / 2, y0), (x1 + 3, y1)), fill, INK, 1.6)


def _cross(x: float, y: float, r: float, colour: Colour, width: float) -> Shapes:
    return (
        Line(((x, y - r), (x, y + r)), colour, width, capped=False),
        Line(
            ((x - r * 0.7, y - r * 0.25), (x + r * 0.7, y - r * 0.25)), colour, width, capped=False
        ),
    )


def _church() -> Shapes:
    return (
        _wall(-8, -2, 24, 24),
        Poly(((-10, 0), (-4, -14), (20, -14), (26, 0)), c.ROOF, INK, 1.6),
        _wall(-24, -8, -8, 24),
        _roof(-24, -8, -26, -8),
        *_cross(-16, -31, 6, INK, 2.6),
        Disc(-16, 2, 3.4, 3.4, INK),
        _wall(6, 12, 13, 24, c.EARTH),
    )


def _cemetery() -> Shapes:
    spots = ((-20, -12), (0, -16), (20, -12), (-22, 14), (-2, 10), (20, 14))
    return tuple(
        shape
        for x, y in spots
        for shape in (*_cross(x, y, 9, INK, 5.0), *_cross(x, y, 8, c.WALL, 2.8))
    )


def _factory() -> Shapes:
    teeth = [(-28.0, 24.0), (-28.0, -2.0)]
    for x in (-28, -10, 8):
        teeth += [(x + 0.0, -2.0), (x + 18.0, -14.0), (x + 18.0, -2.0)]
    return (
        _wall(-24, -32, -16, -2, c.STONE),
        _wall(-8, -28, 0, -2, c.STONE),
        Poly((*teeth, (26.0, 24.0)), c.ROOF, INK, 1.6),
        *(_wall(x, 6, x + 9, 14) for x in (-21, -4, 13)),
    )


def _barracks() -> Shapes:
    huts: list[Shape] = []
    for y in (-14, 5, 24):
        roof = ((-26, y - 7), (-21, y - 14), (21, y - 14), (26, y - 7))
        huts += [_wall(-23, y - 7, 23, y + 2), Poly(roof, c.STONE, INK, 1.4)]
        huts += [Poly(icons.box(x, y - 5, x + 5, y), INK) for x in (-17, -3, 11)]
    return tuple(huts)


def _fortress() -> Shapes:
    battlements = [(-30.0, 26.0), (-30.0, -20.0)]
    for x in range(-30, 30, 12):
        battlements += [(x, -20.0), (x + 6.0, -20.0), (x + 6.0, -12.0), (x + 12.0, -12.0)]
    return (
        Poly((*battlements, (30.0, 26.0)), c.STONE, INK, 2.0),
        Poly(((-8, 26), (-8, 8), (0, 0), (8, 8), (8, 26)), INK),
        *(_wall(x, -2, x + 6, 8, INK) for x in (-23, 17)),
    )


def _lighthouse() -> Shapes:
    return (
        Poly(((-12, 28), (-7, -14), (7, -14), (12, 28)), c.WALL, INK, 1.6),
        Poly(((-10.6, 16), (-9.2, 4), (9.2, 4), (10.6, 16)), c.ROOF),
        Poly(((-8.2, -4), (-7, -14), (7, -14), (8.2, -4)), c.ROOF),
        _wall(-7, -24, 7, -14, c.SAND),
        _roof(-7, 7, -33, -24),
        *(Line(((s * 12, -19), (s * 30, -19 + d)), c.SAND, 3.0) for s in (-1, 1) for d in (-9, 5)),
    )


def _power_plant() -> Shapes:
    tower = ((-26.0, 24.0), (-19.0, -4.0), (-24.0, -24.0), (-2.0, -24.0), (-7.0, -4.0), (0.0, 24.0))
    bolt = (
        (14.0, -28.0),
        (4.0, -4.0),
        (13.0, -4.0),
        (8.0, 20.0),
        (27.0, -12.0),
        (17.0, -12.0),
        (22.0, -28.0),
    )
    return (Poly(tower, c.CONCRETE, INK, 1.8), Poly(bolt, c.SAND, INK, 1.8))


def _prison_camp() -> Shapes:
    posts = tuple(Line(((x, -20), (x, 26)), INK, 3.0) for x in (-28, -9, 9, 28))
    wires = tuple(Line(((-28, y), (28, y)), INK, 1.6, (5.0, 2.0)) for y in (-12, 0, 12, 22))
    return (_wall(-14, -4, 14, 18), _roof(-14, 14, -18, -4, c.STONE), *posts, *wires)


def _radar() -> Shapes:
    bowl = tuple(
        (-2 + 22 * math.cos(a), -8 + 22 * math.sin(a))
        for a in (math.radians(d) for d in range(35, 216, 20))
    )
    return (
        Poly(((-4, 26), (2, 2), (10, 26)), c.STONE, INK, 1.6),
        Poly(bowl, c.CONCRETE, INK, 2.0),
        Line(((-2, -8), (14, -24)), INK, 2.4),
        Disc(15, -25, 4, 4, c.ROOF, INK, 1.4),
    )


def _crates() -> Shapes:
    found: list[Shape] = []
    for x, y in ((-22, 6), (0, 6), (-11, -14), (14, -12)):
        found += [
            _wall(x, y, x + 20, y + 18, c.DUST),
            Line(((x, y), (x + 20, y + 18)), INK, 1.4),
            Line(((x + 20, y), (x, y + 18)), INK, 1.4),
        ]
    return tuple(found)


def _tent(x: float, y: float, r: float) -> Shapes:
    return (
        Poly(((x - r, y + r * 0.7), (x, y - r * 0.8), (x + r, y + r * 0.7)), c.GREEN, INK, 1.6),
        Poly(((x - r * 0.3, y + r * 0.7), (x, y - r * 0.2), (x + r * 0.3, y + r * 0.7)), INK),
    )


def _tents() -> Shapes:
    pole = Line(((0, -8), (0, -32)), INK, 2.2)
    pennant = Poly(((0, -32), (16, -27), (0, -22)), c.ROOF, INK, 1.2)
    return (*_tent(-16, 10, 14), *_tent(16, 10, 14), pole, pennant, *_tent(0, -2, 16))


def _hospital() -> Shapes:
    return (
        *_tent(0, 2, 29),
        Disc(0, -2, 10, 10, c.WALL, INK, 1.4),
        Line(((0, -8), (0, 4)), c.ROOF, 4.4, capped=False),
        Line(((-6, -2), (6, -2)), c.ROOF, 4.4, capped=False),
    )


def _dam() -> Shapes:
    wall = Poly(((-34, -16), (34, -16), (28, 14), (-28, 14)), c.CONCRETE, INK, 2.0)
    return (wall, *(_wall(x, -6, x + 8, 14, c.DEEP_WATER) for x in (-22, -4, 14)))


def _station() -> Shapes:
    hall = ((-30.0, -14.0), (-22.0, -26.0), (22.0, -26.0), (30.0, -14.0))
    return (
        _wall(-26, -14, 26, 6),
        Poly(hall, c.ROOF, INK, 1.6),
        Disc(0, -20, 5, 5, c.WALL, INK, 1.4),
        *(_wall(x, -6, x + 8, 6, INK) for x in (-19, -4, 11)),
        Line(((-34, 12), (34, 12)), INK, 2.4),
    )


_DRAWN = {
    "church": _church, "cemetery": _cemetery, "factory": _factory, "barracks": _barracks,
    "fortress": _fortress, "lighthouse": _lighthouse, "power_plant": _power_plant,
    "prison_camp": _prison_camp, "radar_station": _radar, "supply_depot": _crates,
    "hq_tents": _tents, "hospital": _hospital, "dam": _dam, "rail_station": _station,
}  # fmt: skip
