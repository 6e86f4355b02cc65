"""Cuts coastlines and borders of a window out of the npm package `world-atlas`.

    npm pack world-atlas && tar xzf world-atlas-*.tgz
    python tools/geography.py package rhine 10m -1.2 46.4 9.8 52.9 --tolerance 0.003

writes data/geo/rhine.json. A window that is wider than the world (`-180 -90 180 90`) keeps all.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Window = tuple[float, float, float, float]  # west, south, east, north

HOME = Path(__file__).parents[1] / "data" / "geo"
GRAIN = 1000  # coordinates are kept in thousandths of a degree


class Topology:
    """A TopoJSON file: shapes made of arcs, arcs made of small steps on an integer grid."""

    def __init__(self, file: Path) -> None:
        raw = json.loads(file.read_text("utf-8"))
        (sx, sy), (tx, ty) = raw["transform"]["scale"], raw["transform"]["translate"]
        self.objects: dict[str, Any] = raw["objects"]
        self.arcs: list[list[Point]] = []
        for steps in raw["arcs"]:
            x = y = 0
            arc = []
            for dx, dy in steps:
                x, y = x + dx, y + dy
                arc.append((x * sx + tx, y * sy + ty))
            self.arcs.append(arc)

    def ring(self, arcs: list[int]) -> list[Point]:
        points: list[Point] = []
        for number in arcs:
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            points += arc[1:] if points else arc
        return points

    def polygons(self, name: str) -> list[list[list[int]]]:
        """Every polygon of an object, each a list of rings, each a list of arc numbers."""
        found: list[list[list[int]]] = []
        for shape in self.objects[name]["geometries"]:
            if shape["type"] == "Polygon":
                found.append(shape["arcs"])
            elif shape["type"] == "MultiPolygon":
                found += shape["arcs"]
        return found

    def shared(self, name: str) -> list[list[Point]]:
        """Arcs that two polygons have in common: the borders between countries."""
        uses = Counter(
            arc if arc >= 0 else ~arc
            for polygon in self.polygons(name)
            for ring in polygon
            for arc in ring
        )
        return [self.arcs[arc] for arc, times in sorted(uses.items()) if times > 1]


def clip_ring(ring: list[Point], window: Window) -> list[Point]:
    """Sutherland and Hodgman: cut a ring by the four sides of the window, one after another."""
    west, south, east, north = window
    for axis, limit, keep_above in (
        (0, west, True),
        (0, east, False),
        (1, south, True),
        (1, north, False),
    ):
        cut: list[Point] = []
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            a_in = (a[axis] >= limit) == keep_above
            b_in = (b[axis] >= limit) == keep_above
            if a_in:
                cut.append(a)
            if a_in != b_in:
                t = (limit - a[axis]) / (b[axis] - a[axis])
                cut.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
        ring = cut
        if not ring:
            break
    return ring


def clip_line(line: list[Point], window: Window) -> list[list[Point]]:
    """The parts of a line near the window; a step that leaves it is kept whole."""
    west, south, east, north = window
    parts: list[list[Point]] = []
    part: list[Point] = []
    for a, b in pairwise(line):
        near = any(west <= x <= east and south <= y <= north for x, y in (a, b))
        if near:
            part = part or [a]
            part.append(b)
        elif part:
            parts.append(part)
            part = []
    return [*parts, part] if part else parts


def simplify(line: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker, without recursion."""
    if len(line) < 3:
        return line
    keep = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    if line[0] == line[-1]:  # a ring: its farthest point is kept, or it would fold into a line
        far = max(range(len(line)), key=lambda i: _apart(line[i], line[0]))
        keep.add(far)
        todo = [(0, far), (far, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        worst, at = tolerance, 0
        for i in range(first + 1, last):
            off = _off(line[i], line[first], line[last])
            if off > worst:
                worst, at = off, i
        if at:
            keep.add(at)
            todo += [(first, at), (at, last)]
    return [line[i] for i in sorted(keep)]


def _apart(a: Point, b: Point) -> float:
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5


def _off(p: Point, a: Point, b: Point) -> float:
    length = _apart(a, b)
    if not length:
        return _apart(p, a)
    return abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length


def packed(line: list[Point]) -> list[int]:
    """x, y, then differences, in thousandths of a degree."""
    grid = [(round(x * GRAIN), round(y * GRAIN)) for x, y in line]
    flat: list[int] = list(grid[0])
    for (ax, ay), (bx, by) in pairwise(grid):
        if (ax, ay) != (bx, by):
            flat += [bx - ax, by - ay]
    return flat


def build(
    package: Path, detail: str, window: Window, tolerance: float, least: float
) -> dict[str, Any]:
    land_file = Topology(package / f"land-{detail}.json")
    land = []
    for polygon in land_file.polygons("land"):
        for number, arcs in enumerate(polygon):
            ring = clip_ring(land_file.ring(arcs), window)
            if len(ring) < 4:
                continue
            if ring[0] != ring[-1]:
                ring.append(ring[0])
            ring = simplify(ring, tolerance)
            xs, ys = [p[0] for p in ring], [p[1] for p in ring]
            if len(ring) >= 4 and max(max(xs) - min(xs), max(ys) - min(ys)) >= least:
                land.append({"hole": number > 0, "ring": packed(ring)})
    land.sort(key=lambda part: part["hole"])
    borders = [
        packed(simplify(part, tolerance))
        for arc in Topology(package / f"countries-{detail}.json").shared("countries")
        for part in clip_line(arc, window)
    ]
    return {"window": window, "detail": detail, "grain": GRAIN, "land": land, "borders": borders}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package", type=Path, help="unpacked folder of world-atlas")
    parser.add_argument("name")
    parser.add_argument("detail", choices=("10m", "50m", "110m"))
    parser.add_argument("window", type=float, nargs=4, metavar=("WEST", "SOUTH", "EAST", "NORTH"))
    parser.add_argument("--tolerance", type=float, default=0.0, help="degrees a line may stray")
    parser.add_argument(
        "--least", type=float, default=0.0, help="degrees across, or an island goes"
    )
    args = parser.parse_args()
    west, south, east, north = args.window
    built = build(args.package, args.detail, (west, south, east, north), args.tolerance, args.least)
    file = HOME / f"{args.name}.json"
    file.write_text(json.dumps(built, separators=(",", ":")) + "\n", "utf-8")
    print(file, file.stat().st_size, len(built["land"]), len(built["borders"]))


if __name__ == "__main__":
    main()
