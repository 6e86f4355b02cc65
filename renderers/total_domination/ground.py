"""The printed board: the globe from above the pole, and the routes. TD-V.2."""

from __future__ import annotations

import math

from engines.total_domination.view import MAP
from renderers import icons
from renderers.atlas import Ground
from renderers.draw import Disc, Line, Poly, Shape
from renderers.theme import Theme, mix
from renderers.total_domination import world
from renderers.total_domination.colours import inks
from renderers.total_domination.head import fields
from renderers.total_domination.places import (
    CENTRE,
    HEIGHT,
    LAND,
    PANELS,
    TRACK,
    WIDTH,
    between,
    road,
)


def printed(theme: Theme, arctic: bool, alternate: bool) -> Ground:
    shapes = [*_globe(theme), *routes(theme, arctic, alternate), *_frame(theme)]
    return Ground(theme.paper, tuple(shapes), {}, (), {}, inks(theme))


def _globe(theme: Theme) -> list[Shape]:
    """Rings of latitude and rays of longitude; land as islands of paper."""
    shapes: list[Shape] = [Poly(icons.box(*LAND), theme.sea)]
    x, y = CENTRE
    faint = mix(theme.sea, theme.card, 0.35)
    for width, colour in zip((34, 14), theme.sea_near[1:], strict=True):
        shapes += [Line((*ring, ring[0]), colour, width, capped=False) for ring in world.land()]
    for r in range(160, 1300, 160):
        shapes.append(Disc(x, y, r, r, None, faint, 1.6))
    for turn in range(0, 360, 30):
        dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        shapes.append(
            Line(((x + 40 * dx, y + 40 * dy), (x + 1300 * dx, y + 1300 * dy)), faint, 1.4)
        )
    for ring in world.land():
        shapes.append(Poly(ring, theme.paper))
        shapes.append(Line((*ring, ring[0]), theme.coast, 2.2, capped=False))
    shapes += [Poly(ring, theme.sea_near[0], theme.coast, 1.8) for ring in world.lakes()]
    return shapes


def routes(theme: Theme, arctic: bool, alternate: bool) -> list[Shape]:
    """Roads are double lines, sea lanes are broken ones."""
    shapes: list[Shape] = []
    both = {
        frozenset((a.a, a.b))
        for a in MAP.routes
        for b in MAP.routes
        if a.mode != b.mode and {a.a, a.b} == {b.a, b.b}
    }
    for route in MAP.routes:
        if route.arctic and not arctic:
            continue
        aside = 0.0
        if frozenset((route.a, route.b)) in both:
            aside = 13.0 if route.mode == "land" else -13.0
        if route.link:
            if alternate:
                shapes += _road(road(route.a, route.b, route.link), theme)
            continue
        course = between(route.a, route.b, -8.0, aside)
        shapes += _road(course, theme) if route.mode == "land" else _lane(course, theme)
    return shapes


def _road(course: tuple[tuple[float, float], ...], theme: Theme) -> list[Shape]:
    return [
        Line(course, "#5A4730", 13.0, capped=False),
        Line(course, "#D9B77C", 8.0, capped=False),
    ]


def _lane(course: tuple[tuple[float, float], ...], theme: Theme) -> list[Shape]:
    return [
        Line(course, theme.card, 9.0, capped=False),
        Line(course, "#2C6079", 5.0, (16.0, 11.0), False),
    ]


def _frame(theme: Theme) -> list[Shape]:
    """Paper round the map, under the track, the years and the panels."""
    x0, y0, x1, y1 = LAND
    shapes: list[Shape] = [
        Poly(icons.box(0, 0, WIDTH, y0), theme.paper_deep),
        Poly(icons.box(0, y0, x0, y1), theme.paper_deep),
        Poly(icons.box(x1, y0, WIDTH, y1), theme.paper_deep),
        Poly(icons.box(0, y1, WIDTH, HEIGHT), theme.paper_deep),
        Poly(icons.box(*LAND), None, theme.ink, 3.0),
    ]
    shapes += fields(theme)
    for y in (TRACK[1], TRACK[3], PANELS[1]):
        shapes.append(Line(((0, y), (WIDTH, y)), theme.ink, 3.0, capped=False))
    return shapes
