"""The printed board: land and water, spaces with their names and signs, arrows. RR-22.1 to 22.3."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from engines.contract import Msg
from engines.race_to_the_rhine.view import BOARD
from renderers import geo, icons, labels
from renderers.atlas import Ground, Tone, blends
from renderers.draw import Box, Disc, Line, Point, Poly, Shape, Text, moved
from renderers.theme import Colour, Theme, mix

Say = Callable[[Msg], str]

WIDTH, HEIGHT = BOARD.canvas.width, BOARD.canvas.height
PROJECTION = geo.Projection(west=-0.2, north=52.19, per_lon=294.0 * 0.74, per_lat=294.0)
"""By this the data placed its spaces."""

NAME = 25.0
SPOT = 15.0, 12.0
NOBODY = 150.0
"""Points this far from every space belong to nobody; see `cells`."""

SPACES = {space.id: space for space in BOARD.spaces}
ARROWS = {arrow.id: arrow for arrow in BOARD.arrows}
Space = type(BOARD.spaces[0])

HEAD: Box = (30, 30, 596, 262)
PLAYERS: dict[str, Box] = {
    "red": (30, 278, 372, 632),
    "white": (30, 1160, 372, 1470),
    "blue": (1628, 1160, 1970, 1470),
}
ENEMY: Box = (1690, 30, 1970, 264)
STORES: Box = (1256, 1318, 1612, 1470)
SIGNS: Box = (392, 1430, 1096, 1470)
"""Where the areas beside the map stand; no name comes under them."""
PANELS = (HEAD, *PLAYERS.values(), ENEMY, STORES, SIGNS)


def space_names(say: Say) -> dict[str, str]:
    return {id: say(Msg(f"rr-space-{id}")) for id in SPACES}


def course(arrow: str) -> tuple[Point, ...]:
    """The middle line of an arrow from a to b."""
    found = ARROWS[arrow]
    return (SPACES[found.a].xy, *found.via, SPACES[found.b].xy)


Side = tuple[Point, Point, str]
"""A side of a cell, and which space lies beyond; "" where it ends in open country."""


@lru_cache(maxsize=1)
def cells() -> dict[str, tuple[Side, ...]]:
    """The ground of each space: whatever is nearer to it than to anything else."""
    return {id: tuple(_cell(id)) for id in SPACES}


@lru_cache(maxsize=1)
def regions() -> dict[str, tuple[Point, ...]]:
    return {id: tuple(a for a, _, _ in sides) for id, sides in cells().items()}


def _cell(id: str) -> list[Side]:
    x, y = SPACES[id].xy
    ring = [(x + px, y + py) for px, py in icons.polygon(24, 2 * NOBODY)]
    sides = [(a, b, "") for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]
    others = [(space.xy, other) for other, space in SPACES.items() if other != id]
    for (ox, oy), other in (*others, *((point, "") for point in _open_country())):
        if math.dist((x, y), (ox, oy)) < 3 * NOBODY:
            sides = _half(sides, ((x + ox) / 2, (y + oy) / 2), (ox - x, oy - y), other)
    return sides


@lru_cache(maxsize=1)
def _open_country() -> tuple[Point, ...]:
    """Points far from every space: the ground around them is nobody's."""
    chance = random.Random(1944)
    points = []
    for row in range(-4, HEIGHT // 50 + 5):
        for column in range(-4, WIDTH // 58 + 5):
            x = column * 58 + (row % 2) * 29 + chance.uniform(-14, 14)
            y = row * 50 + chance.uniform(-14, 14)
            if all(math.dist((x, y), space.xy) > NOBODY for space in SPACES.values()):
                points.append((x, y))
    return tuple(points)


def _half(sides: list[Side], through: Point, away: Point, beyond: str) -> list[Side]:
    """The part of a convex shape on the near side of a line, and the new side along that line."""

    def depth(p: Point) -> float:
        return (p[0] - through[0]) * away[0] + (p[1] - through[1]) * away[1]

    kept: list[Side] = []
    out: Point | None = None
    back: Point | None = None
    for a, b, other in sides:
        da, db = depth(a), depth(b)
        if da > 0 and db > 0:
            continue
        if da <= 0 and db <= 0:
            kept.append((a, b, other))
            continue
        t = da / (da - db)
        cut = (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))
        if da <= 0:
            kept.append((a, cut, other))
            out = cut
        else:
            back = cut
            kept.append((cut, b, other))
    if out is not None and back is not None:
        at = next(i for i, side in enumerate(kept) if side[1] == out)
        kept.insert(at + 1, (out, back, beyond))
    return kept


@lru_cache(maxsize=1)
def fronts() -> dict[str, tuple[tuple[str, tuple[Point, ...]], ...]]:
    """The edges of each cell on land, drawn a little inside: what lies beyond, and the line."""
    land = Image.new("1", (WIDTH, HEIGHT), 0)
    pen = ImageDraw.Draw(land)
    for ring in geo.read("rhine", PROJECTION).land:
        pen.polygon(list(ring), fill=1)
    found: dict[str, list[tuple[str, tuple[Point, ...]]]] = {id: [] for id in SPACES}
    for id, sides in cells().items():
        middle = SPACES[id].xy
        for a, b, beyond in sides:
            for part in _on_land(_drawn_in(a, middle), _drawn_in(b, middle), land):
                found[id].append((beyond, part))
    return {id: tuple(lines) for id, lines in found.items()}


def _drawn_in(point: Point, middle: Point, by: float = 2.0) -> Point:
    share = by / max(math.dist(point, middle), by)
    return point[0] + (middle[0] - point[0]) * share, point[1] + (middle[1] - point[1]) * share


def _on_land(a: Point, b: Point, land: Image.Image) -> list[tuple[Point, ...]]:
    count = max(1, round(math.dist(a, b) / 8))
    parts: list[tuple[Point, ...]] = []
    part: list[Point] = []
    for i in range(count + 1):
        x, y = a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count
        inside = 0 <= x < WIDTH and 0 <= y < HEIGHT and land.getpixel((int(x), int(y)))
        if inside:
            part.append((x, y))
        elif part:
            parts.append((part[0], part[-1]))
            part = []
    if part:
        parts.append((part[0], part[-1]))
    return [(p, q) for p, q in parts if p != q]


def printed(names: dict[str, str], boxes: dict[str, Box], theme: Theme) -> Ground:
    land = geo.read("rhine", PROJECTION)
    shapes: list[Shape] = []
    shapes += _water_and_land(land, theme)
    shapes += _grid(theme)
    shapes += _borders_and_rivers(land, theme)
    shapes += _big_names(theme)
    shapes += _shading(land, theme)
    for arrow in BOARD.arrows:
        shapes += arrow_shapes(arrow.id, theme)
    for id in SPACES:
        shapes += spot(id, theme)
    for id, box in boxes.items():
        shapes += _label(id, names[id], box, theme)
    shapes += _frame(theme)
    tones = {side: Tone(look.wash) for side, look in theme.sides.items()}
    tones["closed"] = Tone(theme.paper_deep, hatch=theme.rule)
    return Ground(theme.paper, tuple(shapes), regions(), land.land, tones, inks(theme))


def inks(theme: Theme) -> tuple[Colour, ...]:
    sides = theme.sides
    return blends(
        theme.ink, theme.card, theme.paper, sides["red"].colour, sides["blue"].colour,
        sides["white"].colour, theme.enemy, theme.fuel, theme.ammo, theme.food, theme.gold,
        theme.trail, theme.choice, theme.red_ink, theme.faint, theme.gold_edge,
    )  # fmt: skip


def _water_and_land(land: geo.Geography, theme: Theme) -> list[Shape]:
    """The sea with lines along the coast, as engravers drew it, then the land."""
    shapes: list[Shape] = [Poly(icons.box(-50, -50, WIDTH + 50, HEIGHT + 50), theme.sea)]
    for width, colour in zip((58, 34, 15), theme.sea_near, strict=True):
        shapes += [Line((*ring, ring[0]), colour, width, capped=False) for ring in land.land]
    for ring in land.land:
        shapes += [Poly(ring, theme.paper), Line((*ring, ring[0]), theme.coast, 2.2, capped=False)]
    return shapes


def _grid(theme: Theme) -> list[Shape]:
    """Whole degrees."""
    shapes: list[Shape] = []
    for lon in range(9):
        x, _ = PROJECTION(lon, 50)
        shapes.append(Line(((x, 0), (x, HEIGHT)), theme.grid, 1.4, capped=False))
    for lat in range(48, 53):
        _, y = PROJECTION(0, lat)
        shapes.append(Line(((0, y), (WIDTH, y)), theme.grid, 1.4, capped=False))
    return shapes


RIVER_WIDTHS = {1: 9.0, 2: 4.2, 3: 2.2}


def _borders_and_rivers(land: geo.Geography, theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for line in land.borders:
        shapes.append(Line(line, theme.paper_deep, 11.0, capped=False))
    for line in land.borders:
        shapes.append(Line(line, theme.border, 2.0, (12, 5, 2.5, 5), capped=False))
    for river in geo.rivers("rhine", PROJECTION):
        width = RIVER_WIDTHS[river.rank]
        if river.rank == 1:
            shapes.append(Line(river.course, theme.river_edge, width + 3.0))
        shapes.append(Line(river.course, theme.river, width))
    return shapes


COUNTRIES = (
    ("FRANCE", 560, 1420, 40),
    ("BELGIQUE", 690, 395, 20),
    ("BELGIË", 905, 385, 18),
    ("NEDERLAND", 1150, 44, 22),
    ("DEUTSCHLAND", 1790, 590, 26),
    ("ENGLAND", 170, 330, 30),
)
WATERS = (
    ("La Manche", 132, 676, 27, 14.0),
    ("North Sea", 760, 110, 36, 0.0),
)


def _big_names(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for text, x, y, size in COUNTRIES:
        shapes.append(Text(x, y, text, size, theme.region_text, "title", spacing=size * 0.42))
    for text, x, y, size, angle in WATERS:
        shapes.append(
            Text(x, y, text, size, theme.water_text, "water", spacing=size * 0.12, angle=angle)
        )
    return shapes


def _shading(land: geo.Geography, theme: Theme) -> list[Shape]:
    """Ground that is somebody's for good is shaded with fine strokes (RR-2.9)."""
    shapes: list[Shape] = []
    for id, cell in regions().items():
        army = SPACES[id].permanent
        if army is None:
            continue
        colour = mix(
            theme.sides[army].colour, theme.faint if army == "white" else theme.paper, 0.45
        )
        x0, x1 = min(x for x, _ in cell), max(x for x, _ in cell)
        y0, y1 = min(y for _, y in cell), max(y for _, y in cell)
        for row in range(int(y0 // 9), int(y1 // 9) + 1):
            for column in range(int(x0 // 14), int(x1 // 14) + 1):
                x, y = column * 14 + (row % 2) * 7, row * 9
                inside = _within((x, y), cell) and any(_within((x, y), r) for r in land.land)
                if inside:
                    shapes.append(Line(((x - 3, y + 2.4), (x + 3, y - 2.4)), colour, 1.6))
    return shapes


def _within(point: Point, ring: Iterable[Point]) -> bool:
    x, y = point
    inside = False
    points = list(ring)
    for a, b in zip(points, points[1:] + points[:1], strict=True):
        if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
            inside = not inside
    return inside


def arrow_shapes(id: str, theme: Theme) -> list[Shape]:
    """One line for each colour, side by side, with a head in the drawn direction."""
    arrow = ARROWS[id]
    line = _shortened(course(id), 15.0)
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
    return shapes + _head(line, fill, theme.ink, 10.0, other)


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


def along(line: tuple[Point, ...], share: float) -> tuple[Point, float]:
    """A point on a line, and the direction there in radians."""
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    left = share * sum(lengths)
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        if left <= length:
            t = left / length
            angle = math.atan2(b[1] - a[1], b[0] - a[0])
            return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), angle
        left -= length
    return line[-1], math.atan2(line[-1][1] - line[-2][1], line[-1][0] - line[-2][0])


def _head(
    line: tuple[Point, ...], fill: Colour, edge: Colour, r: float, other: Colour | None = None
) -> list[Shape]:
    (x, y), angle = along(line, 0.60)
    cos, sin = math.cos(angle), math.sin(angle)

    def turned(points: Iterable[Point]) -> tuple[Point, ...]:
        return tuple((x + px * cos - py * sin, y + px * sin + py * cos) for px, py in points)

    whole = turned(((r, 0), (-r * 0.75, -r * 0.85), (-r * 0.3, 0), (-r * 0.75, r * 0.85)))
    shapes: list[Shape] = [Poly(whole, fill, edge, 1.6)]
    if other is not None and other != fill:
        shapes.append(Poly(turned(((r * 0.85, 0), (-r * 0.3, 0), (-r * 0.7, r * 0.75))), other))
    return shapes


def spot(id: str, theme: Theme) -> list[Shape]:
    """The oval of a space in the colour of its lane; two halves, or black (RR-22.1)."""
    space = SPACES[id]
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


SIGN = 10.5
"""Half the height of the signs that stand before a name."""


def signs(id: str, theme: Theme) -> list[tuple[Shape, ...]]:
    """What is printed on a space besides its colour (RR-22.2)."""
    space = SPACES[id]
    found: list[tuple[Shape, ...]] = []
    if space.advance_base or space.becomes_main_base_of:
        found.append(icons.depot(SIGN, theme))
    if space.fortification:
        found.append(icons.fort(SIGN * 0.92, theme))
    if space.resistance_symbol:
        found.append(icons.flag(SIGN, theme))
    if space.medal:
        found.append(icons.medal(SIGN, theme))
    if space.antwerp_blockade:
        found.append(icons.letter(SIGN * 0.95, "A", theme))
    return found


def name_text(id: str, text: str, theme: Theme) -> Text:
    space = SPACES[id]
    if space.kind == "victory":
        return Text(0, 0, text, NAME, theme.enemy_text, "bold", "l")
    return Text(0, 0, text, NAME, theme.ink, "text", "l", theme.paper, 3.0)


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def label_boxes(names: dict[str, str]) -> dict[str, Box]:
    """Where the names stand."""
    from renderers.theme import STAFF

    wanted = []
    for id, space in SPACES.items():
        count = len(signs(id, STAFF))
        w = (
            name_text(id, names[id], STAFF).width
            + count * SIGN * 2.1
            + (14 if space.kind == "victory" else 2)
        )
        wanted.append(
            labels.Label(
                id,
                *space.xy,
                w,
                NAME * (1.08 if space.kind == "victory" else 0.86),
                14 if space.kind != "victory" else 17,
            )
        )
    blocked = [(s.xy[0] - 18, s.xy[1] - 15, s.xy[0] + 18, s.xy[1] + 15) for s in SPACES.values()]
    lines = [course(id) for id in ARROWS]
    return labels.place(
        wanted,
        [*blocked, *(_grown(box, 9) for box in PANELS)],
        lines,
        (24, 24, WIDTH - 24, HEIGHT - 24),
    )


def _label(id: str, text: str, box: Box, theme: Theme) -> list[Shape]:
    space = SPACES[id]
    y = (box[1] + box[3]) / 2
    x = box[0] + 1
    shapes: list[Shape] = []
    if space.kind == "victory":
        shapes.append(
            Poly(icons.rounded(box[0], box[1], box[2], box[3], 5), theme.ink, theme.card, 2.0)
        )
        x += 7
    for sign in signs(id, theme):
        if space.kind == "victory":
            shapes.append(Disc(x + SIGN, y, SIGN + 1, SIGN + 1, theme.card))
        shapes += moved(sign, x + SIGN, y)
        x += SIGN * 2.1
    name = name_text(id, text, theme)
    shapes += moved((name,), x + 1, y)
    return shapes


def _frame(theme: Theme) -> list[Shape]:
    """A border ruled like the edge of a map sheet, one bar for every ten minutes of arc."""
    shapes: list[Shape] = []
    inner, outer = 17.0, 5.0
    edge = (
        icons.box(0, 0, WIDTH, inner), icons.box(0, HEIGHT - inner, WIDTH, HEIGHT),
        icons.box(0, 0, inner, HEIGHT), icons.box(WIDTH - inner, 0, WIDTH, HEIGHT),
    )  # fmt: skip
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
