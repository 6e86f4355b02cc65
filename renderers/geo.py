"""Coasts, borders and rivers of a part of the world, as lines on a picture."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engines.kit import data
from renderers.draw import Point


@dataclass(frozen=True, slots=True)
class Projection:
    """Plain cylindrical: degrees times a factor, so that a game can place its spaces by hand."""

    west: float
    north: float
    per_lon: float
    per_lat: float

    def __call__(self, lon: float, lat: float) -> Point:
        return (lon - self.west) * self.per_lon, (self.north - lat) * self.per_lat


@dataclass(frozen=True, slots=True)
class River:
    name: str
    rank: int
    course: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Geography:
    land: tuple[tuple[Point, ...], ...]
    lakes: tuple[tuple[Point, ...], ...]
    borders: tuple[tuple[Point, ...], ...]


def read(name: str, project: Projection) -> Geography:
    """Coasts and borders of a window cut by tools/geography.py."""
    raw = _load(name)
    grain = raw["grain"]

    def lay(flat: list[int]) -> tuple[Point, ...]:
        return tuple(project(x / grain, y / grain) for x, y in _unpacked(flat))

    return Geography(
        land=tuple(lay(part["ring"]) for part in raw["land"] if not part["hole"]),
        lakes=tuple(lay(part["ring"]) for part in raw["land"] if part["hole"]),
        borders=tuple(lay(line) for line in raw["borders"]),
    )


def areas(name: str) -> dict[str, tuple[tuple[Point, ...], ...]]:
    """The outlines of named areas by longitude and latitude, the largest part of each first."""
    raw = _load(name)
    grain = raw["grain"]
    return {
        name: tuple(tuple((x / grain, y / grain) for x, y in _unpacked(ring)) for ring in rings)
        for name, rings in raw["areas"].items()
    }


def rivers(name: str, project: Projection) -> tuple[River, ...]:
    """Courses laid down by hand, bent smoothly through their points; small ones first."""
    laid = [
        River(raw["name"], raw["rank"], smooth([project(*point) for point in raw["course"]]))
        for raw in _load(f"rivers_{name}")["rivers"]
    ]
    return tuple(sorted(laid, key=lambda river: -river.rank))


def ranges(name: str) -> list[list[Point]]:
    """Where mountains run, by longitude and latitude."""
    return [[(lon, lat) for lon, lat in line] for line in _load("ranges")[name]]


def smooth(points: list[Point], steps: int = 6) -> tuple[Point, ...]:
    """A Catmull-Rom curve through all points."""
    ends = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for i in range(steps):
            t = i / steps
            curve.append((_bend(t, a[0], b[0], c[0], d[0]), _bend(t, a[1], b[1], c[1], d[1])))
    return (*curve, points[-1])


def _bend(t: float, a: float, b: float, c: float, d: float) -> float:
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def _unpacked(flat: list[int]) -> Iterable[tuple[int, int]]:
    x = y = 0
    for dx, dy in zip(flat[::2], flat[1::2], strict=True):
        x, y = x + dx, y + dy
        yield x, y


def _load(name: str) -> Any:
    return json.loads((data.HOME / "geo" / f"{name}.json").read_text("utf-8"))
