"""The printed board: sea and its swell, regions and their borders, mountains, lanes, anchors. AT-2,
AT-24.4."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache

from engines.attack.view import ZONES as SHORES
from renderers import geo, hills, icons
from renderers.art import drawn
from renderers.atlas import Ground
from renderers.attack import pieces, world
from renderers.attack.colours import HATCHING, NAMELESS, inks, tones
from renderers.attack.places import ATLAS, CHART, HEAD, HEIGHT, KEY, LANES, WIDTH, ZONES
from renderers.draw import Box, Line, Poly, Ring, Shape, moved
from renderers.theme import Theme, mix


def printed(theme: Theme, below: Box | None = None) -> Ground:
    """The board; with room below it for the winner's plate, or below its map for insets."""
    shapes = [
        *_sea(theme),
        *_lanes(theme),
        *_land(theme),
        *shores(theme),
        *_rose(theme),
        *_frame(theme, below),
    ]
    return Ground(
        theme.paper,
        tuple(shapes),
        dict(_regions()),
        world.land()[0],
        tones(theme),
        inks(theme),
        30,
        HATCHING,
    )


@lru_cache(maxsize=128)
def parts(region: str) -> tuple[str, ...]:
    """The parts of a region, each of which is tinted by itself."""
    return tuple(f"{region}.{i}" for i in range(len(world.areas()[region])))


def _regions() -> Iterator[tuple[str, Ring]]:
    top, bottom = CHART[1], CHART[3]
    for region, rings in world.areas().items():
        for part, ring in zip(parts(region), rings, strict=True):
            yield part, tuple((x, min(max(y, top), bottom)) for x, y in ring)


def _closed(ring: Ring) -> Ring:
    return (*ring, ring[0])


def _sea(theme: Theme) -> list[Shape]:
    """Meridians, parallels and a swell; paler water and a shadow along the coasts."""
    shapes: list[Shape] = [Poly(icons.box(0, 0, WIDTH, HEIGHT), theme.sea)]
    thin = mix(theme.sea, theme.sea_near[2], 0.45)
    for lon in range(-180, 90, 30):
        shapes.append(Line(world.line([(lon, 80), (lon, -60)]), thin, 1.6, capped=False))
    for lat in range(-60, 80, 20):
        shapes.append(Line(world.line([(-185, lat), (85, lat)]), thin, 1.6, capped=False))
    shapes += swell(theme)
    coasts, lakes = world.land()
    for width, colour in zip((40, 18), theme.sea_near[::2], strict=True):
        shapes += [Line(_closed(ring), colour, width, capped=False) for ring in (*coasts, *lakes)]
    shade = mix(theme.sea, theme.ink, 0.4)
    shapes += [Poly(tuple((x + 5, y + 7) for x, y in ring), shade) for ring in coasts]
    return shapes


def _lanes(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for course in LANES.values():
        shapes.append(Line(course, theme.coast, 7.0, capped=False))
        shapes.append(Line(course, theme.card, 4.4, (13, 9), capped=False))
    return shapes


def _land(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    coasts, lakes = world.land()
    shapes += [Poly(ring, NAMELESS) for ring in coasts]
    for width, colour in zip((30, 14), theme.sea_near[1:], strict=True):
        shapes += [Line(_closed(ring), colour, width, capped=False) for ring in lakes]
    outlines = [ring for rings in world.areas().values() for ring in rings]
    shapes += [Poly(ring, theme.paper) for ring in outlines]
    tint = mix(theme.paper, theme.border, 0.3)  # as if painted by hand along the border
    shapes += [Line(_closed(ring), tint, 13.0, capped=False) for ring in outlines]
    shapes += mountains(theme)
    shapes += [Poly(ring, theme.sea_near[0]) for ring in lakes]
    shapes += [Line(_closed(ring), theme.border, 3.0, capped=False) for ring in outlines]
    for ring in (*coasts, *lakes):
        shapes.append(Line(_closed(ring), theme.coast, 2.4, capped=False))
    return shapes


def shores(theme: Theme) -> list[Shape]:
    """An anchor where each region of a zone comes nearest to it (AT-2.5)."""
    shapes: list[Shape] = []
    for name, zone in ZONES.items():
        anchors = [world.at(*point) for point in zone.anchors]
        for region in SHORES[name].borders:
            points = [point for ring in world.areas()[region] for point in ring]
            x, y = min(points, key=lambda p: min(math.dist(p, anchor) for anchor in anchors))
            shapes += moved(pieces.shore(theme), x, y)
    return shapes


def _rose(theme: Theme) -> list[Shape]:
    """A compass rose in the Indian Ocean."""
    _, near, far = theme.sea_near
    return list(moved(drawn("signs", "rose", theme, near=near, far=far), 1884, 1390))


def _frame(theme: Theme, below: Box | None) -> list[Shape]:
    """Sheets of paper above and below, and degrees round the chart."""
    foot = HEIGHT + (below[3] - below[1] if below else 0)
    paper = HEAD, (0, KEY[1], WIDTH, foot)
    shapes: list[Shape] = [Poly(icons.box(*box), theme.paper_deep) for box in paper]
    x0, y0, x1, y1 = CHART
    ends = (((x0, y0), (x1, y0)), ((x0, y1), (x1, y1)), ((x0, y0), (x0, y1)), ((x1, y0), (x1, y1)))
    for (ax, ay), (bx, by) in ends:
        inward = (0, 7 if ay == y0 else -7) if ay == by else (7 if ax == x0 else -7, 0)
        line = ((ax + inward[0], ay + inward[1]), (bx + inward[0], by + inward[1]))
        shapes += [
            Line(line, theme.ink, 15.0, capped=False),
            Line(line, theme.card, 9.0, capped=False),
            Line(line, theme.ink, 9.0, (40, 40), capped=False),
        ]
    lowered = foot - HEIGHT if below == ATLAS else 0
    for y in {KEY[1] + lowered, KEY[3] + lowered} - {KEY[1]}:
        shapes.append(Line(((0, y), (WIDTH, y)), theme.ink, 2.4, capped=False))
    edge = Poly(icons.box(3, 3, WIDTH - 3, foot - 3), None, theme.ink, 6.0)
    return [*shapes, edge]


STEP = 27.0
"""From one mountain to the next."""
SWELLS = 150


def mountains(theme: Theme) -> list[Shape]:
    tops = [
        top
        for line in geo.ranges("attack")
        for top in hills.row([world.at(*point) for point in line], STEP)
    ]
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
