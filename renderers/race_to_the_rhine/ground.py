"""The printed board: land and water, the ovals of the spaces, arrows. RR-22.1, 22.3."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from engines.race_to_the_rhine.view import BOARD
from renderers import cells, geo, hills, icons
from renderers.art import drawn
from renderers.atlas import Ground, Tone, blends
from renderers.draw import Disc, Line, Point, Poly, Shape
from renderers.race_to_the_rhine.places import (
    ARROWS,
    HEIGHT,
    PROJECTION,
    SIGNS,
    SPACES,
    WIDTH,
    along,
    course,
)
from renderers.theme import Colour, Theme, mix

SPOT = 15.0, 12.0
RULED = 17.0
"""The breadth of the frame."""
NOBODY = 150.0
"""Ground about half this far from every space is nobody's."""
POINTS = {name: space.xy for name, space in SPACES.items()}


@lru_cache(maxsize=1)
def land() -> geo.Geography:
    return geo.read("rhine", PROJECTION)


@lru_cache(maxsize=1)
def grounds() -> cells.Cells:
    return cells.cells(POINTS, (WIDTH, HEIGHT), NOBODY)


@lru_cache(maxsize=1)
def fronts() -> cells.Fronts:
    return cells.fronts(grounds(), POINTS, (WIDTH, HEIGHT), land().land)


def printed(theme: Theme) -> Ground:
    shapes: list[Shape] = [
        *_water_and_land(theme),
        *_hills(theme),
        *_grid(theme),
        *_borders_and_rivers(theme),
        *drawn("rhine", "names", theme),
    ]
    for arrow in BOARD.arrows:
        shapes += arrow_shapes(arrow.id, theme)
    for space in SPACES:
        shapes += spot(space, theme)
    shapes += _frame(theme)
    tones = {"closed": Tone(theme.paper_deep, hatch=theme.rule, fade=0.45)}
    for army, side in theme.sides.items():
        tones[army] = Tone(side.wash)
        shade = mix(side.colour if army != "white" else theme.faint, side.wash, 0.45)
        tones[f"{army}-home"] = Tone(side.wash, hatch=shade)
    regions = {region: _within(cells.outline(sides)) for region, sides in grounds().items()}
    return Ground(theme.paper, tuple(shapes), regions, land().land, tones, inks(theme))


def _within(outline: tuple[Point, ...]) -> tuple[Point, ...]:
    """The part of a region that lies inside the frame of the map."""
    return tuple(
        (min(max(x, RULED), WIDTH - RULED), min(max(y, RULED), HEIGHT - RULED)) for x, y in outline
    )


def inks(theme: Theme) -> tuple[Colour, ...]:
    sides = theme.sides
    return blends(
        theme.ink, theme.card, theme.paper, sides["red"].colour, sides["blue"].colour,
        sides["white"].colour, theme.enemy, theme.fuel, theme.ammo, theme.food, theme.gold,
        theme.trail, theme.choice, theme.red_ink, theme.faint, theme.gold_edge,
    )  # fmt: skip


def _water_and_land(theme: Theme) -> list[Shape]:
    """The sea with lines along the coast, as engravers drew it, then the land."""
    shapes: list[Shape] = [Poly(icons.box(-50, -50, WIDTH + 50, HEIGHT + 50), theme.sea)]
    for width, colour in zip((58, 34, 15), theme.sea_near, strict=True):
        shapes += [Line((*ring, ring[0]), colour, width, capped=False) for ring in land().land]
    for ring in land().land:
        shapes += [Poly(ring, theme.paper), Line((*ring, ring[0]), theme.coast, 2.2, capped=False)]
    return shapes


def _hills(theme: Theme) -> list[Shape]:
    """Ardennes, Eifel, Vosges and the other ground that made the race slow, quiet enough for
    names."""
    tops = [
        top
        for line in geo.ranges("rhine")
        for top in hills.row([PROJECTION(*place) for place in line], 24.0)
    ]
    light, dark = mix(theme.paper, theme.border, 0.16), mix(theme.paper, theme.border, 0.5)
    return hills.peaks(tops, (11.0, 17.0), light, dark, mix(theme.paper, theme.border, 0.7))


def _grid(theme: Theme) -> list[Shape]:
    """A cross wherever whole degrees meet."""
    shapes: list[Shape] = []
    for lon in range(9):
        for lat in range(48, 53):
            x, y = PROJECTION(lon, lat)
            shapes.append(Line(((x - 13, y), (x + 13, y)), theme.border, 1.6, capped=False))
            shapes.append(Line(((x, y - 13), (x, y + 13)), theme.border, 1.6, capped=False))
    return shapes


RIVER_WIDTHS = {1: 9.0, 2: 4.2, 3: 2.2}


def _borders_and_rivers(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for line in land().borders:
        shapes.append(Line(line, theme.border, 2.0, capped=False))
    for river in geo.rivers("rhine", PROJECTION):
        width = RIVER_WIDTHS[river.rank]
        if river.rank == 1:
            shapes.append(Line(river.course, theme.river_edge, width + 3.0))
        shapes.append(Line(river.course, theme.river, width))
    return shapes


def arrow_shapes(name: str, theme: Theme) -> list[Shape]:
    """One line for each colour, side by side, with a head in the drawn direction."""
    arrow = ARROWS[name]
    line = _shortened(course(name), 15.0)
    if not arrow.colours:
        return [
            Line(line, theme.paper, 6.0, capped=False),
            Line(line, theme.enemy, 3.6, (9, 6), capped=False),
            *_head(line, theme.enemy, theme.enemy, 7.0),
        ]
    shapes: list[Shape] = []
    count = len(arrow.colours)
    width = 6.0 if count == 1 else 4.6
    if "white" in arrow.colours:  # pale on paper: it needs an outline
        shapes.append(Line(line, theme.ink, width * count + 3.0, capped=False))
    for i, army in enumerate(arrow.colours):
        aside = _aside(line, (i - (count - 1) / 2) * width)
        shapes.append(Line(aside, theme.sides[army].colour, width, capped=False))
    fill = theme.sides[arrow.colours[0]].colour
    other = theme.sides[arrow.colours[-1]].colour
    edge = theme.ink if "white" in arrow.colours else fill
    return shapes + _head(line, fill, edge, 10.5, other)


def _shortened(line: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    def towards(a: Point, b: Point) -> Point:
        length = math.dist(a, b)
        t = min(by / length, 0.45)
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t

    return (towards(line[0], line[1]), *line[1:-1], towards(line[-1], line[-2]))


def _aside(line: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    (ax, ay), (bx, by_) = line[0], line[-1]
    length = math.dist(line[0], line[-1])
    nx, ny = -(by_ - ay) / length * by, (bx - ax) / length * by
    return tuple((x + nx, y + ny) for x, y in line)


def _head(
    line: tuple[Point, ...], fill: Colour, edge: Colour, r: float, other: Colour | None = None
) -> list[Shape]:
    (x, y), angle = along(line, 0.60)
    cos, sin = math.cos(angle), math.sin(angle)

    def turned(points: Iterable[Point]) -> tuple[Point, ...]:
        return tuple((x + px * cos - py * sin, y + px * sin + py * cos) for px, py in points)

    whole = turned(((r, 0), (-r * 0.75, -r * 0.9), (-r * 0.3, 0), (-r * 0.75, r * 0.9)))
    pale = edge != fill
    shapes: list[Shape] = [Poly(whole, fill, edge if pale else None, 1.6)]
    if other is not None and other != fill:
        shapes.append(Poly(turned(((r * 0.85, 0), (-r * 0.3, 0), (-r * 0.7, r * 0.75))), other))
    return shapes


def spot(name: str, theme: Theme) -> list[Shape]:
    """The oval of a space in the colour of its lane; two halves, or black (RR-22.1)."""
    space = SPACES[name]
    x, y = space.xy
    rx, ry = SPOT
    if space.kind == "victory":
        return [
            Disc(x, y, rx + 7, ry + 7, theme.card),
            Disc(x, y, rx + 4, ry + 4, theme.ink),
            Disc(x, y, rx + 0.6, ry + 0.6, theme.ink, theme.gold, 1.6),
        ]
    first, second = space.lanes[0], space.lanes[-1]
    shapes: list[Shape] = [
        Disc(x, y, rx + 2.6, ry + 2.6, theme.card),
        Disc(x, y, rx, ry, theme.sides[first].colour, theme.ink, 2.2),
    ]
    if first != second:
        half = [
            (x + rx * 0.94 * math.sin(math.radians(a)), y - ry * 0.94 * math.cos(math.radians(a)))
            for a in range(0, 181, 10)
        ]
        shapes.append(Poly(tuple(half), theme.sides[second].colour))
        shapes.append(Line(((x, y - ry), (x, y + ry)), theme.ink, 1.6, capped=False))
    return shapes


def _frame(theme: Theme) -> list[Shape]:
    """A border ruled like the edge of a map sheet, one bar for every ten minutes of arc."""
    shapes: list[Shape] = [Poly(icons.box(*SIGNS), theme.paper_deep)]
    inner, outer = RULED, 5.0
    edge = (
        icons.box(0, 0, WIDTH, inner),
        icons.box(0, HEIGHT - inner, WIDTH, HEIGHT),
        icons.box(0, 0, inner, HEIGHT),
        icons.box(WIDTH - inner, 0, WIDTH, HEIGHT),
    )
    shapes += [Poly(part, theme.card) for part in edge]
    for i in range(0, 60, 2):
        a = PROJECTION(i / 6, 50)[0]
        b = PROJECTION((i + 1) / 6, 50)[0]
        for top in (8.0, HEIGHT - 14.0):
            if a < WIDTH - inner:
                shapes.append(
                    Poly(icons.box(max(a, inner), top, min(b, WIDTH - inner), top + 6), theme.ink)
                )
    for i in range(0, 36, 2):
        a = PROJECTION(0, 47 + (i + 1) / 6)[1]
        b = PROJECTION(0, 47 + i / 6)[1]
        for left in (8.0, WIDTH - 14.0):
            if b > inner and a < HEIGHT - inner:
                shapes.append(
                    Poly(
                        icons.box(left, max(a, inner), left + 6, min(b, HEIGHT - inner)), theme.ink
                    )
                )
    for inset, width in ((outer + 2.5, 1.4), (inner - 2.5, 1.4), (1.5, 3.0)):
        shapes.append(
            Poly(icons.box(inset, inset, WIDTH - inset, HEIGHT - inset), None, theme.ink, width)
        )
    return shapes
