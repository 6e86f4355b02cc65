"""Where mountains run, and the swell of the open sea. AT-24.4."""

from __future__ import annotations

import math
import random

from renderers import hills
from renderers.attack import world
from renderers.attack.places import CHART
from renderers.draw import Line, Point, Shape
from renderers.theme import Theme, mix

RANGES: tuple[tuple[Point, ...], ...] = (
    ((-152, 63), (-144, 63.5), (-137, 61)),
    ((-126, 59), (-119, 53), (-113, 47), (-108, 41), (-105.5, 36)),
    ((-121, 48), (-119, 38)),
    ((-107, 30), (-103, 25), (-99, 19)),
    ((-83, 36), (-79, 40)),
    ((-74, 47), (-68, 49)),
    ((-75.5, 6), (-77.5, -1), (-76, -9), (-70, -15), (-67.5, -21), (-69.5, -29), (-71, -37),
     (-73, -47)),
    ((-47, -20), (-43, -17)),
    ((-62, 4), (-60, 3)),
    ((7, 60.5), (11, 63), (16, 67)),
    ((-4.5, 57), (-3.5, 56)),
    ((-0.5, 42.7), (1.5, 42.4)),
    ((6.5, 45.6), (10, 46.7), (13, 47)),
    ((20, 49.3), (24, 48), (25.5, 45.8)),
    ((41, 43.4), (46, 42)),
    ((59, 66), (59.5, 60), (58.5, 54)),
    ((-6, 31.5), (0, 34), (6, 35.6)),
    ((32, 37.5), (38, 37.8), (43, 38.5)),
    ((46, 35.5), (47.5, 33)),
    ((6, 23), (9, 23.5)),
    ((38, 13), (38.5, 8), (40, 6)),
    ((43.5, 15), (43, 18)),
    ((29.5, -1), (29, -7)),
    ((36, -3), (35, -8)),
    ((28, -31), (30, -27)),
    ((47, -22), (48, -16)),
    ((14, -13), (15.5, -16)),
)  # fmt: skip
"""Where mountains run, by longitude and latitude."""
STEP = 27.0
"""From one mountain to the next."""
SWELLS = 150


def mountains(theme: Theme) -> list[Shape]:
    tops = [top for line in RANGES for top in hills.row([world.at(*point) for point in line], STEP)]
    light, dark = mix(theme.paper, theme.border, 0.2), mix(theme.paper, theme.border, 0.8)
    return hills.peaks(tops, (9.0, 14.0), light, dark, theme.border, 2.4)


def swell(theme: Theme) -> list[Shape]:
    """Short waves all over the sea; land is drawn over them."""
    chance = random.Random(1935)
    pale = mix(theme.sea, theme.sea_near[2], 0.6)
    x0, y0, x1, y1 = CHART
    found: list[Shape] = []
    for _ in range(SWELLS):
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        arcs = chance.choice((2, 3))
        wave = tuple(
            (x + i * 6.0, y - 4.4 * abs(math.sin(i * math.pi / 4))) for i in range(arcs * 4 + 1)
        )
        found.append(Line(wave, pale, 2.2, capped=False))
    return found
