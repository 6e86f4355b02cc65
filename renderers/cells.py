"""The ground of each space of a board: what is nearer to it than to anything else."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping, Sequence

from PIL import Image, ImageDraw

from renderers.draw import Point

Side = tuple[Point, Point, str]
"""A side of a cell, and which space lies beyond; "" where it ends in open country."""
Cells = Mapping[str, Sequence[Side]]


def cells(points: Mapping[str, Point], size: Point, nobody: float) -> dict[str, list[Side]]:
    """Convex cells. Ground farther than about half of `nobody` from every space is nobody's."""
    empty = [(point, "") for point in _open_country(points.values(), size, nobody)]
    return {name: _cell(name, points, empty, nobody) for name in points}


def outline(sides: Iterable[Side]) -> tuple[Point, ...]:
    return tuple(a for a, _, _ in sides)


def _cell(
    name: str, points: Mapping[str, Point], empty: list[tuple[Point, str]], nobody: float
) -> list[Side]:
    x, y = points[name]
    far = 2 * nobody
    ring = [(x - far, y - far), (x + far, y - far), (x + far, y + far), (x - far, y + far)]
    sides = [(a, b, "") for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]
    others = [(point, other) for other, point in points.items() if other != name]
    for (ox, oy), other in (*others, *empty):
        if math.dist((x, y), (ox, oy)) < 3 * nobody:
            sides = _half(sides, ((x + ox) / 2, (y + oy) / 2), (ox - x, oy - y), other)
    return sides


def _open_country(spaces: Iterable[Point], size: Point, nobody: float) -> list[Point]:
    """Points far from every space, scattered a little so that borders look grown, not ruled."""
    chance = random.Random(1944)
    taken = list(spaces)
    step = nobody / 2.6
    points = []
    for row in range(-4, int(size[1] / step) + 5):
        for column in range(-4, int(size[0] / step) + 5):
            x = (column + row % 2 / 2 + chance.uniform(-0.24, 0.24)) * step
            y = (row * 0.87 + chance.uniform(-0.24, 0.24)) * step
            if all(math.dist((x, y), space) > nobody for space in taken):
                points.append((x, y))
    return points


def _half(sides: list[Side], through: Point, away: Point, beyond: str) -> list[Side]:
    """The part of a convex shape on the near side of a line, and the new side along that line."""

    def depth(p: Point) -> float:
        return (p[0] - through[0]) * away[0] + (p[1] - through[1]) * away[1]

    kept: list[Side] = []
    out: Point | None = None
    back: Point | None = None
    for a, b, other in sides:
        da, db = depth(a), depth(b)
        if da > 0 and db > 0:
            continue
        if da <= 0 and db <= 0:
            kept.append((a, b, other))
            continue
        t = da / (da - db)
        cut = (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))
        if da <= 0:
            kept.append((a, cut, other))
            out = cut
        else:
            back = cut
            kept.append((cut, b, other))
    if out is not None and back is not None:
        at = next(i for i, side in enumerate(kept) if side[1] == out)
        kept.insert(at + 1, (out, back, beyond))
    return kept


Fronts = dict[str, tuple[tuple[str, tuple[Point, ...]], ...]]


def fronts(
    made: Cells, points: Mapping[str, Point], size: Point, land: Iterable[Sequence[Point]]
) -> Fronts:
    """The edges of each cell on land, drawn a little inside: what lies beyond, and the line."""
    width, height = int(size[0]), int(size[1])
    ground = Image.new("1", (width, height), 0)
    pen = ImageDraw.Draw(ground)
    for ring in land:
        pen.polygon(list(ring), fill=1)
    found: Fronts = {}
    for name, sides in made.items():
        lines = [
            (beyond, part)
            for a, b, beyond in sides
            for part in _on_land(_drawn_in(a, points[name]), _drawn_in(b, points[name]), ground)
        ]
        found[name] = tuple(lines)
    return found


def _drawn_in(point: Point, middle: Point, by: float = 2.0) -> Point:
    share = by / max(math.dist(point, middle), by)
    return point[0] + (middle[0] - point[0]) * share, point[1] + (middle[1] - point[1]) * share


def _on_land(a: Point, b: Point, land: Image.Image) -> list[tuple[Point, Point]]:
    """The parts of a line that cross land."""
    count = max(1, round(math.dist(a, b) / 8))
    parts: list[tuple[Point, Point]] = []
    part: list[Point] = []
    for i in range(count + 2):
        x, y = a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count
        on_map = i <= count and 0 <= x < land.width and 0 <= y < land.height
        if on_map and land.getpixel((int(x), int(y))):
            part.append((x, y))
        elif part:
            parts.append((part[0], part[-1]))
            part = []
    return [(p, q) for p, q in parts if p != q]
