"""The western half of the world as this board shows it: Europe is given most room. AT-2."""

from __future__ import annotations

from functools import lru_cache

from renderers import geo
from renderers.bent import Bent
from renderers.draw import Ring

BENT = Bent(
    north=(
        (-190, -180), (-168, -20), (-141, 112), (-125, 205), (-100, 420), (-67, 676), (-55, 745),
        (-25, 876), (-10, 958), (5, 1172), (25, 1512), (42, 1746), (72, 2010), (90, 2100),
    ),
    south=(
        (-190, -300), (-120, 60), (-81, 376), (-60, 640), (-35, 888), (-17, 962), (0, 1146),
        (30, 1512), (51, 1766), (72, 2000), (90, 2180),
    ),
    bend=(2.0, 46.0),
    heights=(
        (-80, 1710), (-58, 1596), (-50, 1552), (-36, 1458), (-20, 1312), (0, 1106), (20, 884),
        (32, 730), (40, 598), (50, 424), (58, 288), (64, 206), (71.5, 134), (84, 20),
    ),
)  # fmt: skip
at, line = BENT.at, BENT.line
CORNER = 66.0
"""Islets east of here would be crumbs in the corner of the board."""


@lru_cache(maxsize=1)
def land() -> tuple[tuple[Ring, ...], tuple[Ring, ...]]:
    """Coasts, and the shores of the seas within the land."""
    plain = geo.read("attack", geo.Projection(0, 0, 1, -1))
    coasts = [ring for ring in plain.land if min(lon for lon, _ in ring) < CORNER]
    return tuple(map(line, coasts)), tuple(map(line, plain.lakes))


@lru_cache(maxsize=1)
def areas() -> dict[str, tuple[Ring, ...]]:
    """Every region: the outlines of its parts, the largest first."""
    return {region: tuple(map(line, rings)) for region, rings in geo.areas("attack").items()}
