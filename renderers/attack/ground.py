"""The printed board: sea, regions and their borders, lanes, anchors. AT-2, AT-24.4."""

from __future__ import annotations

import math
from collections.abc import Iterator

from engines.attack.view import ZONES as SHORES
from renderers import icons
from renderers.atlas import Ground
from renderers.attack import pieces, world
from renderers.attack.colours import NAMELESS, inks, tones
from renderers.attack.places import CHART, HEAD, HEIGHT, LANES, TABLE, WIDTH, ZONES
from renderers.draw import Line, Point, Poly, Shape, moved
from renderers.theme import Theme, mix

Ring = tuple[Point, ...]


def printed(theme: Theme) -> Ground:
    shapes = [
        *_sea(theme),
        *_lanes(theme),
        *_land(theme),
        *shores(theme),
        *_rose(theme),
        *_frame(theme),
    ]
    return Ground(
        theme.paper, tuple(shapes), dict(_regions()), world.land()[0], tones(theme), inks(theme)
    )


def parts(region: str) -> tuple[str, ...]:
    """The parts of a region, each of which is tinted by itself."""
    return tuple(f"{region}.{i}" for i in range(len(world.areas()[region])))


def _regions() -> Iterator[tuple[str, Ring]]:
    top, bottom = CHART[1], CHART[3]
    for region, rings in world.areas().items():
        for id, ring in zip(parts(region), rings, strict=True):
            yield id, tuple((x, min(max(y, top), bottom)) for x, y in ring)


def _closed(ring: Ring) -> Ring:
    return (*ring, ring[0])


def _sea(theme: Theme) -> list[Shape]:
    """Meridians and parallels, and paler water along the coasts."""
    shapes: list[Shape] = [Poly(icons.box(0, 0, WIDTH, HEIGHT), theme.sea)]
    thin = mix(theme.sea, theme.coast, 0.22)
    for lon in range(-180, 90, 15):
        shapes.append(Line(world.line([(lon, 80), (lon, -60)]), thin, 1.4, capped=False))
    for lat in range(-60, 80, 15):
        shapes.append(Line(world.line([(-185, lat), (85, lat)]), thin, 1.4, capped=False))
    coasts, lakes = world.land()
    for width, colour in zip((46, 28, 13), theme.sea_near, strict=True):
        shapes += [Line(_closed(ring), colour, width, capped=False) for ring in (*coasts, *lakes)]
    return shapes


def _lanes(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for course in LANES.values():
        shapes.append(Line(course, theme.card, 8.0, capped=False))
        shapes.append(Line(course, theme.water_text, 4.0, (13, 8), capped=False))
    return shapes


def _land(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    coasts, lakes = world.land()
    shapes += [Poly(ring, NAMELESS) for ring in coasts]
    for width, colour in zip((30, 14), theme.sea_near[1:], strict=True):
        shapes += [Line(_closed(ring), colour, width, capped=False) for ring in lakes]
    outlines = [ring for rings in world.areas().values() for ring in rings]
    shapes += [Poly(ring, theme.paper) for ring in outlines]
    shapes += [Poly(ring, theme.sea) for ring in lakes]
    shapes += [Line(_closed(ring), theme.border, 3.0, capped=False) for ring in outlines]
    for ring in (*coasts, *lakes):
        shapes.append(Line(_closed(ring), theme.coast, 2.4, capped=False))
    return shapes


def shores(theme: Theme) -> list[Shape]:
    """An anchor where each region of a zone comes nearest to it (AT-2.5)."""
    shapes: list[Shape] = []
    for id, zone in ZONES.items():
        anchors = [world.at(*point) for point in zone.anchors]
        for region in SHORES[id].borders:
            points = [point for ring in world.areas()[region] for point in ring]
            x, y = min(points, key=lambda p: min(math.dist(p, anchor) for anchor in anchors))
            shapes += moved(pieces.shore(theme), x, y)
    return shapes


def _rose(theme: Theme) -> list[Shape]:
    """A compass rose in the Indian Ocean."""
    long, short = icons.star_points(74, 0.2, 4), icons.star_points(50, 0.3, 4)
    turned = tuple(((x - y) * 0.707, (x + y) * 0.707) for x, y in short)
    pale = mix(theme.sea, theme.water_text, 0.5)
    rose: tuple[Shape, ...] = (
        Poly(turned, theme.sea, pale, 2.0),
        Poly(long, theme.card, theme.water_text, 2.4),
        *(Poly(((0, 0), long[i * 2], long[i * 2 + 1]), theme.water_text) for i in range(4)),
    )
    return list(moved(rose, 1890, 1330))


def _frame(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for box in (HEAD, TABLE):
        shapes.append(Poly(icons.box(*box), theme.paper_deep))
    for y in (CHART[1], CHART[3]):
        shapes.append(Line(((0, y), (WIDTH, y)), theme.ink, 4.0, capped=False))
        shapes.append(Line(((0, y - 7), (WIDTH, y - 7)), theme.ink, 1.6, capped=False))
    edge = Poly(icons.box(3, 3, WIDTH - 3, HEIGHT - 3), None, theme.ink, 6.0)
    return [*shapes, edge]
