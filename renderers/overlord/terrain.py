"""Terrain around the middle of a hex, lit from the upper left, each told by its shape. OV-30.1.

Woods, hills and towns grow together with their neighbours of the same kind. What decides the dice
lies in the upper half of a hex: units stand low in it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from renderers.draw import Disc, Line, Point, Poly, Shape, Shapes
from renderers.overlord import colours as c
from renderers.overlord import kinds
from renderers.overlord.hexagon import R, blob, dropped, edge, hexagon
from renderers.overlord.scenery import built, growth, still
from renderers.overlord.works import PAVED
from renderers.theme import Colour, mix

MEANDER = 3.6


@lru_cache(maxsize=2048)
def tile(terrain: str, ways: int, open_ground: Colour, like: int = 0, variant: int = 0) -> Shapes:
    """One hex; `ways` has a bit for each of the six edges a river or road runs over, `like` for
    each beyond which the same goes on."""
    snow = open_ground == c.FACES["winter"]
    floor = _floor(terrain, open_ground, ways)
    shapes: list[Shape] = [Poly(hexagon(R + 0.4), c.SNOWED.get(floor, floor) if snow else floor)]
    if floor == open_ground:
        shapes += grass(open_ground, variant)
    relief = _relief(terrain, like)
    shapes += _snowed(relief) if snow else relief
    shapes += _ways(terrain, ways)
    shapes += growth(terrain, like, variant, snow)
    stands = built(terrain, like, variant)
    shapes += _snowed(stands) if snow else stands
    if terrain in kinds.SEA:
        shapes += _surf(ways)
    shapes.append(Poly(hexagon(), None, mix(c.EARTH, open_ground, 0.5), 1.3))
    return _same(tuple(shapes))


@lru_cache(maxsize=2048)
def _same(shapes: Shapes) -> Shapes:
    """The first of equal hexes: their stamp is found by that tuple."""
    return shapes


@lru_cache(maxsize=16)
def grass(ground: Colour, variant: int) -> Shapes:
    """Tufts and bare spots of open ground."""
    chance = random.Random(variant)
    dark, light = mix(ground, c.EARTH, 0.26), mix(ground, "#FFFFFF", 0.2)
    found: list[Shape] = []
    for i in range(9):
        angle, far = chance.uniform(0, math.tau), 33 * chance.random() ** 0.5
        x, y = far * math.cos(angle), far * math.sin(angle)
        if i % 3:
            blades = ((x - 3, y - 4), (x, y), (x + 3, y - 5))
            found.append(Line(blades, dark, 1.6, capped=False))
        else:
            found.append(Disc(x, y, 6.5, 2.6, light))
    return tuple(found)


def _floor(terrain: str, open_ground: Colour, ways: int) -> Colour:
    if terrain in kinds.WOODS or terrain in kinds.HILLS or terrain in kinds.HOUSES:
        return open_ground
    if terrain in kinds.PALMS:
        return c.GREEN if terrain != "oasis" else c.SAND
    if terrain in ("ocean", "coast", "pier"):
        return c.SHALLOW if ways or terrain != "ocean" else c.SEA
    if terrain in ("lake", "dam"):
        return c.WATER
    if terrain == "beach":
        return c.SAND
    if terrain in PAVED or terrain == "city_ruins":
        return c.PLASTER
    if terrain in kinds.STEEP:
        return c.OCHRE
    if terrain in kinds.PEAKS:
        return c.ROCK
    return open_ground


def _snowed(shapes: Iterable[Shape]) -> list[Shape]:
    """The same under snow."""
    return [
        replace(shape, fill=c.SNOWED.get(shape.fill or "", shape.fill))
        if isinstance(shape, Poly)
        else shape
        for shape in shapes
    ]


def _surf(ways: int) -> list[Shape]:
    """Foam along the edges at which the sea meets land."""
    corners = hexagon(R - 2)
    found: list[Shape] = []
    for i in range(6):
        if ways >> i & 1:
            a, b = corners[(i + 1) % 6], corners[(i + 2) % 6]
            line = tuple(_wavy(a, b, t / 8, 1.6 if t % 2 else -1.6) for t in range(9))
            found += [Line(line, c.WATER, 9.0), Line(line, c.FOAM, 3.6)]
    return found


def _wavy(a: Point, b: Point, t: float, by: float) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = math.hypot(dx, dy)
    return a[0] + dx * t - dy / far * by, a[1] + dy * t + dx / far * by


def _relief(terrain: str, like: int) -> Sequence[Shape]:
    if terrain in kinds.HILLS:
        return [*_hill(like), *_cave(terrain)]
    if terrain in kinds.PEAKS:
        return [*still("relief", "mountain"), *_cave(terrain)]
    return still("relief", terrain)


def _hill(like: int) -> list[Shape]:
    """Two steps with light on the upper left slopes and strokes down the others."""
    foot, top = blob(like, 4.0), blob(like, 14.0)
    lower: list[Shape] = [
        Poly(foot, c.DEEP_OCHRE),
        *_slope(foot, like, 7.0),
        Poly(dropped(top, 2.0, 3.0), c.RIDGE),
        Poly(top, c.OCHRE),
        Poly(dropped(blob(like, 19.0), -2.0, -3.0), c.CREST),
    ]
    return lower


def _slope(outline: tuple[Point, ...], like: int, long: float) -> list[Shape]:
    """Short strokes inwards from the outline, on the sides away from the light."""
    found: list[Shape] = []
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        way = round(math.degrees(math.atan2(my, mx)) / 60) % 6
        far = math.hypot(mx, my)
        if like >> way & 1 or mx + my < 6:
            continue
        for t in (0.2, 0.55, 0.9):
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            inner = (x - x / far * long, y - y / far * long)
            found.append(Line(((x, y), inner), c.RIDGE, 1.8, capped=False))
    return found


def _cave(terrain: str) -> Iterable[Shape]:
    return c.art("works", "cave") if terrain.startswith("cave") else ()


def _bands(
    ways: int,
    colour: Colour,
    width: float,
    dash: tuple[float, ...] = (),
    aside: float = 0.0,
    bend: float = 0.0,
) -> list[Shape]:
    """From edge to edge, or from the middle to each edge; `aside` from the middle of the band. A
    straight band winds a little, by `bend`."""
    found = [i for i in range(6) if ways >> i & 1]
    if len(found) == 2:
        curve = tuple(_bend(edge(found[0]), edge(found[1]), i / 12) for i in range(13))
        if found[1] - found[0] == 3:
            curve = _winding(curve, bend)
        return [Line(_aside(curve, aside), colour, width, dash, capped=False)]
    lines = (_aside(((0.0, 0.0), edge(i)), aside) for i in found)
    return [Line(line, colour, width, dash) for line in lines] or [Disc(0, 0, width, width, colour)]


def _winding(points: tuple[Point, ...], bend: float) -> tuple[Point, ...]:
    """As it was at both ends, where the next hex goes on."""
    (ax, ay), (bx, by) = points[0], points[-1]
    far = math.dist((ax, ay), (bx, by))
    last = len(points) - 1
    swings = [bend * math.sin(math.tau * i / last) for i in range(last + 1)]
    return tuple(
        (x - (by - ay) / far * swing, y + (bx - ax) / far * swing)
        for (x, y), swing in zip(points, swings, strict=True)
    )


def _aside(points: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    if not by:
        return points
    moved_: list[Point] = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by_) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        far = math.hypot(bx - ax, by_ - ay) or 1.0
        moved_.append((x - (by_ - ay) / far * by, y + (bx - ax) / far * by))
    return tuple(moved_)


def _bend(a: Point, b: Point, t: float) -> Point:
    """A curve from edge to edge by the middle of the hex."""
    s, u = (1 - t) ** 2, t**2
    return a[0] * s + b[0] * u, a[1] * s + b[1] * u


def _ways(terrain: str, ways: int) -> list[Shape]:
    if terrain in kinds.WATERWAYS:
        width = 14.0 if terrain == "fordable_stream" else 26.0
        ice = terrain == "frozen_river"
        shapes = _bands(ways, c.BANK, width + 9, bend=MEANDER)
        shapes += _bands(ways, c.DEEP_WATER, width + 3, bend=MEANDER)
        shapes += _bands(ways, c.ICE if ice else c.WATER, width - 3, aside=1.5, bend=MEANDER)
        if ice:
            shapes += _bands(ways, c.DEEP_WATER, 1.2, (4.0, 22.0), width * 0.2, MEANDER)
            shapes += _bands(ways, c.FOAM, 2.0, (14.0, 12.0), -width * 0.2, MEANDER)
        else:
            shapes += _bands(ways, c.RIPPLE, 2.0, (8.0, 23.0), width * 0.24, MEANDER)
            shapes += _bands(ways, c.RIPPLE, 2.0, (13.0, 16.0), -width * 0.16, MEANDER)
        if terrain in ("ford", "fordable_stream"):
            shapes += [Disc(x, y, 4, 4, c.STONE) for x, y in ((-14, 0), (0, 4), (14, 0))]
        return shapes
    if terrain in kinds.ROADS:
        return [*_bands(ways, c.EARTH, 12), *_bands(ways, c.WALL, 8)]
    if terrain in kinds.RAILS:
        return [*_bands(ways, c.STONE, 13, (2.4, 5.0)), *_bands(ways, "#2A251F", 3.0)]
    return []
