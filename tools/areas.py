"""Joins the countries of `world-atlas` into the regions of Attack! (see data/geo/SOURCES.md).

    npm pack world-atlas && tar xzf world-atlas-*.tgz && pip install shapely
    python tools/areas.py package

writes data/geo/attack.json: land, and the outline of every region. Regions are today's countries,
whole or cut along the lines of `areas.json`; neighbours keep exactly the same border between them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import shapely
from geography import GRAIN, HOME, Topology, packed
from shapely.geometry import MultiPolygon, Polygon, box

WINDOW = (-170.5, -57.0, 72.0, 79.0)
TOLERANCE = 0.012
"""Square degrees that the outline may stray by, corner for corner."""
LEAST = 0.05
"""Islands smaller than this, in square degrees, go."""

Ring = list[tuple[float, float]]

LINES: Mapping[str, Ring]
"""Lines along which countries are cut, by name."""
REGIONS: Mapping[str, Sequence[Mapping[str, Any]]]
"""What each region is joined of: a country, `within` some lines and `without` others."""
LINES, REGIONS = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8")).values()


def countries(package: Path) -> dict[str, Any]:
    file = Topology(package / "countries-50m.json")
    found: dict[str, Any] = {}
    for shape in file.objects["countries"]["geometries"]:
        parts = {"Polygon": [shape.get("arcs")], "MultiPolygon": shape.get("arcs")}[shape["type"]]
        polygons = []
        for rings in parts:
            outer, *holes = [_unbroken(file.ring(arcs)) for arcs in rings]
            polygons.append(Polygon(outer, [hole for hole in holes if len(hole) > 3]))
        whole = shapely.make_valid(MultiPolygon(polygons))
        found[shape["properties"]["name"]] = whole.intersection(box(*WINDOW))
    return found


def _unbroken(ring: Ring) -> Ring:
    """A ring across the date line, without the leap to the other end of the scale."""
    if max(lon for lon, _ in ring) - min(lon for lon, _ in ring) < 300:
        return ring
    return [(lon + 360 if lon < 0 else lon, lat) for lon, lat in ring]


def joined(parts: Sequence[Mapping[str, Any]], world: dict[str, Any]) -> Any:
    found = []
    for part in parts:
        land = world[part["of"]]
        if "within" in part:
            land = land.intersection(_whole(part["within"]))
        if "without" in part:
            land = land.difference(_whole(part["without"]))
        found.append(land)
    return shapely.union_all(found, grid_size=0.001)


def _whole(lines: Sequence[str | Ring]) -> Any:
    """All that lies within any of these lines."""
    known = [LINES[line] if isinstance(line, str) else line for line in lines]
    return shapely.union_all([shapely.make_valid(Polygon(line)) for line in known])


def rings(shape: Any) -> list[Any]:
    """The outlines of its parts, the largest first."""
    parts = [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]
    large = sorted((part for part in parts if part.area > LEAST), key=lambda part: -part.area)
    return [packed(list(part.exterior.coords)) for part in large]


def _noded(shapes: list[Any]) -> list[Any]:
    """Where one outline has a corner, so has every other outline that passes there."""
    found = []
    for shape in shapes:
        near = [other for other in shapes if other is not shape and other.distance(shape) < 0.01]
        corners = shapely.extract_unique_points(shapely.union_all(near)).intersection(
            shape.boundary.buffer(0.003)
        )
        found.append(shapely.make_valid(shapely.snap(shape, corners, 0.003)))
    return found


def build(package: Path) -> dict[str, Any]:
    world = countries(package)
    shapes = [joined(parts, world) for parts in REGIONS.values()]
    taken = shapely.union_all(shapes, grid_size=0.001)
    rest = shapely.union_all(list(world.values()), grid_size=0.001).difference(
        taken, grid_size=0.001
    )
    smooth = shapely.coverage_simplify(_noded([*shapes, rest]), TOLERANCE**0.5)
    whole = shapely.union_all(smooth)
    lakes = [hole for part in shapely.get_parts(whole) for hole in part.interiors]
    return {
        "window": WINDOW,
        "detail": "50m",
        "grain": GRAIN,
        "land": [{"hole": False, "ring": ring} for ring in rings(whole)]
        + [{"hole": True, "ring": packed(list(h.coords))} for h in lakes if Polygon(h).area > 1],
        "borders": [],
        "areas": {region: rings(shape) for region, shape in zip(REGIONS, smooth, strict=False)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package", type=Path, help="unpacked folder of world-atlas")
    built = build(parser.parse_args().package)
    file = HOME / "attack.json"
    file.write_text(json.dumps(built, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
    print(
        file, file.stat().st_size, {region: len(found) for region, found in built["areas"].items()}
    )


if __name__ == "__main__":
    main()
