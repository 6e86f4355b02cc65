"""The printed board: the globe from above the pole, and the routes. TD-V.2."""

from __future__ import annotations

import math

from engines.total_domination.view import MAP
from renderers import hills, icons
from renderers.atlas import Ground
from renderers.draw import Disc, Line, Poly, Shape
from renderers.theme import Theme, mix
from renderers.total_domination import places, world
from renderers.total_domination.colours import inks
from renderers.total_domination.head import fields


def printed(theme: Theme, arctic: bool, alternate: bool) -> Ground:
    rose = [] if arctic else _rose(theme)
    shapes = [
        *_globe(theme),
        *_mountains(theme),
        *rose,
        *routes(theme, arctic, alternate),
        *_frame(theme),
    ]
    return Ground(theme.paper, tuple(shapes), {}, (), {}, inks(theme))


def _globe(theme: Theme) -> list[Shape]:
    """Rings of latitude and rays of longitude; land as islands of paper."""
    shapes: list[Shape] = [Poly(icons.box(*places.LAND), theme.sea)]
    x, y = places.CENTRE
    faint = mix(theme.sea, theme.card, 0.35)
    for width, colour in zip((34, 14), theme.sea_near[1:], strict=True):
        shapes += [Line((*ring, ring[0]), colour, width, capped=False) for ring in world.land()]
    for r in range(160, 1300, 160):
        shapes.append(Disc(x, y, r * world.WIDER, r * world.LOWER, None, faint, 1.6))
    for turn in range(0, 360, 30):
        dx = math.cos(math.radians(turn)) * world.WIDER
        dy = math.sin(math.radians(turn)) * world.LOWER
        shapes.append(
            Line(((x + 40 * dx, y + 40 * dy), (x + 1300 * dx, y + 1300 * dy)), faint, 1.4)
        )
    dry = mix(theme.paper, theme.paper_deep, 0.55)
    for ring in world.land():
        shapes.append(Poly(ring, dry))
        shapes.append(Line((*ring, ring[0]), theme.coast, 2.2, capped=False))
    shapes += [Poly(ring, theme.sea_near[0], theme.coast, 1.8) for ring in world.lakes()]
    return shapes


def _mountains(theme: Theme) -> list[Shape]:
    tops = [
        top
        for line in places.BOARD.ranges
        for top in hills.row([world.at(*place) for place in line], 28.0)
    ]
    dry = mix(theme.paper, theme.paper_deep, 0.55)
    light, dark = mix(dry, theme.rule, 0.25), mix(dry, theme.rule, 0.8)
    return hills.peaks(tops, (11.0, 16.0), light, dark, mix(theme.rule, theme.faint, 0.3))


def _rose(theme: Theme) -> list[Shape]:
    """A compass at the pole, from where all ways lead south."""
    x, y = places.CENTRE
    pale, deep = mix(theme.sea, theme.card, 0.55), mix(theme.sea, theme.coast, 0.3)
    shapes: list[Shape] = [Disc(x, y, r, r, None, pale, w) for r, w in ((96, 2.0), (88, 5.0))]
    for turn, far in ((45, 62), (0, 112)):
        for quarter in range(4):
            a = math.radians(turn + 90 * quarter)
            tip = x + far * math.sin(a), y - far * math.cos(a)
            for side, colour in ((-1, pale), (1, deep)):
                b = a + side * math.pi / 4
                neck = x + far * 0.2 * math.sin(b), y - far * 0.2 * math.cos(b)
                shapes.append(Poly(((x, y), neck, tip), colour))
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
            if alternate and places.is_triangle(route.link):
                shapes += _road(places.road(route.a, route.b, route.link), theme)
            continue
        course = places.between(route.a, route.b, -8.0, aside)
        shapes += _road(course, theme) if route.mode == "land" else _lane(course, theme)
    return shapes


def _road(course: tuple[tuple[float, float], ...], theme: Theme) -> list[Shape]:
    return [Line(course, "#5A4730", 13.0, capped=False), Line(course, "#D9B77C", 8.0, capped=False)]


def _lane(course: tuple[tuple[float, float], ...], theme: Theme) -> list[Shape]:
    return [
        Line(course, theme.card, 9.0, capped=False),
        Line(course, "#2C6079", 5.0, (16.0, 11.0), False),
    ]


def _frame(theme: Theme) -> list[Shape]:
    """Paper round the map, under the track and what lies below."""
    x0, y0, x1, y1 = places.LAND
    shapes: list[Shape] = [
        Poly(icons.box(0, 0, places.WIDTH, y0), theme.paper_deep),
        Poly(icons.box(0, y0, x0, y1), theme.paper_deep),
        Poly(icons.box(x1, y0, places.WIDTH, y1), theme.paper_deep),
        Poly(icons.box(0, y1, places.WIDTH, places.TALL_HEIGHT + places.PLATE), theme.paper_deep),
        Poly(icons.box(*places.LAND), None, theme.ink, 3.0),
    ]
    shapes += fields(theme)
    for y in (places.TRACK[1], places.TRACK[3]):
        shapes.append(Line(((0, y), (places.WIDTH, y)), theme.ink, 3.0, capped=False))
    return shapes
