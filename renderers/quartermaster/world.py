"""The world as this board shows it: the edges join in America, Europe is given most room. QM-3."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from renderers import geo
from renderers.bent import Bent
from renderers.draw import Ring

WEST, EAST = -112.0, 262.0
"""The board goes once round and a little farther, so that both edges show what lies beyond."""

BENT = Bent(
    north=(
        (WEST, 0), (-60, 188), (-28, 302), (-12, 368), (45, 1012), (60, 1122), (100, 1330),
        (125, 1455), (150, 1650), (235, 1856), (EAST, 2000),
    ),
    south=(
        (WEST, 0), (-35, 308), (-18, 378), (52, 832), (95, 1090), (130, 1356), (155, 1536),
        (EAST, 2000),
    ),
    bend=(0.0, 48.0),
    heights=(
        (-60, 1092), (-45, 1030), (-15, 890), (15, 704), (35, 576), (62, 264), (71, 188), (75, 152),
    ),
)  # fmt: skip
at, line = BENT.at, BENT.line


@lru_cache(maxsize=1)
def coasts() -> tuple[tuple[Ring, ...], tuple[Ring, ...]]:
    """Land, and the seas and lakes within it."""
    land = geo.read("world", geo.Projection(0, 0, 1, -1))
    return _laid(land.land), _laid(land.lakes)


NOBODYS = ((-74.0, 59.5, -11.0, 84.0), (120.0, 21.5, 122.2, 25.5))
"""West, south, east, north of what is no space: Greenland and Formosa."""


def nobodys() -> list[Ring]:
    boxes = [(*at(west, south), *at(east, north)) for west, south, east, north in NOBODYS]
    return [
        ring
        for ring in coasts()[0]
        if any(
            x0 < min(x for x, _ in ring)
            and max(x for x, _ in ring) < x1
            and y1 < min(y for _, y in ring)
            and max(y for _, y in ring) < y0
            for x0, y0, x1, y1 in boxes
        )
    ]


def _laid(rings: Sequence[Ring]) -> tuple[Ring, ...]:
    """On the board as often as they are seen: some at both edges."""
    found = []
    for ring in map(_unbroken, rings):
        lons = [lon for lon, _ in ring]
        for turn in (0.0, 360.0):
            if max(lons) + turn > WEST and min(lons) + turn < EAST:
                found.append(tuple(at(lon + turn, lat) for lon, lat in ring))
    return tuple(found)


def _unbroken(ring: Ring) -> Ring:
    """A ring across the date line, without the leap to the other end of the scale."""
    turn, found = 0.0, [ring[0]]
    for (before, _), (lon, lat) in pairwise(ring):
        if abs(lon - before) > 180.0:
            turn += math.copysign(360.0, before - lon)
        found.append((lon + turn, lat))
    return tuple(found)
