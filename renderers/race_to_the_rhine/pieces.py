"""What lies on the board: tokens, markers, corps, supplies, trucks, paratroops. RR-22.3 to 22.7."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache

from engines.race_to_the_rhine.view import (
    BOARD,
    CARDS,
    CORPS,
    CorpsView,
    Load,
    SpaceView,
    TableView,
)
from renderers import icons
from renderers.draw import Box, Disc, Line, Point, Poly, Shape, Stamp, Text, bounds, moved, overlap
from renderers.race_to_the_rhine.ground import (
    ARROWS,
    HEIGHT,
    PANELS,
    SPACES,
    WIDTH,
    along,
    course,
    fronts,
)
from renderers.theme import Theme, mix

Shapes = tuple[Shape, ...]

TOKEN = 17.0
CORPS_W, CORPS_H = 38.0, 21.0
CHIP = 12.5
"""Half the height of a supply token beside a corps or a space."""


FRAME: Box = (22, 22, WIDTH - 22, HEIGHT - 22)


class Crowd:
    """Finds room for small things around a space, off the names and off each other."""

    def __init__(self, names: Mapping[str, tuple[Box, ...]]) -> None:
        self.names = names
        """For each space, the names that stand near it."""
        self.taken: list[Box] = list(PANELS)

    def take(self, box: Box) -> None:
        self.taken.append(box)

    def block(self, id: str) -> Point:
        """Where a corps stands: on its space, drawn aside if it would hide a name."""
        return self._best(id, SPACES[id].xy, CORPS_W, CORPS_H, _STANDS)

    def near(self, id: str, shape: Box, gap: float, at: Point | None = None) -> Point:
        """Where to put something of that size, seen from its own middle, close to a space."""
        w, h = (shape[2] - shape[0]) / 2, (shape[3] - shape[1]) / 2
        offers = [(dx * (w + gap), dy * (h + gap), dislike) for dx, dy, dislike in _AROUND]
        x, y = self._best(id, at or SPACES[id].xy, w, h, offers)
        return x - (shape[0] + shape[2]) / 2, y - (shape[1] + shape[3]) / 2

    def _best(self, id: str, at: Point, w: float, h: float, offers: Iterable[Offer]) -> Point:
        x, y = at
        reach = 3 * w + 120
        taken = [
            box
            for box in self.taken
            if box[0] < x + reach and box[2] > x - reach and box[1] < y + 120 and box[3] > y - 120
        ]
        best, least = at, float("inf")
        for dx, dy, dislike in offers:
            box = (x + dx - w, y + dy - h, x + dx + w, y + dy + h)
            cost = dislike + sum(overlap(box, other) for other in taken)
            cost += 0.7 * sum(overlap(box, other) for other in self.names[id])
            cost += 0.5 * sum(overlap(box, spot) for spot in _near_spots(id))
            cost += 3 * (4 * w * h - overlap(box, FRAME))
            if cost < least:
                best, least = (x + dx, y + dy), cost
        self.take((best[0] - w, best[1] - h, best[0] + w, best[1] + h))
        return best


def near_names(boxes: Mapping[str, Box]) -> dict[str, tuple[Box, ...]]:
    found = {}
    for id, space in SPACES.items():
        x, y = space.xy
        around = (x - 190, y - 110, x + 190, y + 110)
        found[id] = tuple(box for box in boxes.values() if overlap(box, around))
    return found


Offer = tuple[float, float, float]
"""How far aside, and how little it is liked."""
_STANDS = (
    (0, 0, 0), (-20, 0, 60), (20, 0, 60), (0, -16, 60), (0, 16, 60), (-20, -16, 120),
    (20, -16, 120), (-20, 16, 120), (20, 16, 120), (-32, 0, 160), (32, 0, 160),
)  # fmt: skip
_AROUND = (
    (0, 1, 0), (0, -1, 4), (1, 0, 6), (-1, 0, 6), (0.7, 0.8, 8), (-0.7, 0.8, 8), (0.7, -0.8, 10),
    (-0.7, -0.8, 10), (0.5, 1.25, 20), (-0.5, 1.25, 20), (0.5, -1.25, 20), (-0.5, -1.25, 20),
)  # fmt: skip


@lru_cache(maxsize=256)
def _near_spots(id: str) -> tuple[Box, ...]:
    x, y = SPACES[id].xy
    return tuple(
        (s.xy[0] - 17, s.xy[1] - 15, s.xy[0] + 17, s.xy[1] + 15)
        for s in BOARD.spaces
        if s.id != id and math.dist(s.xy, (x, y)) < 120
    )


@lru_cache(maxsize=64)
def control(army: str, theme: Theme) -> Shapes:
    return icons.token(theme.sides[army], TOKEN, theme)


@lru_cache(maxsize=8)
def base_star(army: str, theme: Theme) -> Shapes:
    """A main base: large star with the letter of its owner."""
    side = theme.sides[army]
    return (
        Poly(icons.star_points(31, 0.5), theme.card),
        Poly(icons.star_points(28, 0.5), theme.gold, theme.ink, 2.4),
        Disc(0, 0.5, 13, 13, side.colour, theme.ink, 1.4),
        Text(0, 0.5, side.letter, 19, side.text, "title"),
    )


@lru_cache(maxsize=2)
def old_base(theme: Theme) -> Shapes:
    """A star that is a main base no longer, or not yet."""
    return (Poly(icons.star_points(25, 0.46), theme.card, theme.faint, 2.2),)


@lru_cache(maxsize=2)
def marker(theme: Theme) -> Shapes:
    return icons.hedgehog(19.0, theme)


@lru_cache(maxsize=32)
def number(value: int, theme: Theme) -> Shapes:
    """A solo number: a pale disc with a dark rim."""
    return (
        Disc(0, 0, 17, 17, theme.card),
        Disc(0, 0, 15, 15, mix(theme.trail, theme.card, 0.45), theme.enemy, 2.4),
        Text(0, 0, str(value), 22, theme.ink, "bold"),
    )


@lru_cache(maxsize=64)
def corps_block(id: str, halted: bool, dimmed: bool, theme: Theme, size: float = 1.0) -> Shapes:
    """A unit: its outline and colour say whose, its numeral says which. Halted: turned over."""
    corps = CORPS[id]
    side = theme.sides[corps.army]
    w, h = CORPS_W, CORPS_H
    fill, text = side.colour, side.text
    if halted:
        fill, text = theme.card, theme.ink
    if dimmed:
        fill, text = mix(fill, theme.paper_deep, 0.5), mix(text, theme.paper_deep, 0.25)
    numeral = Text(0, 0.5, corps.numeral, 33 if len(corps.numeral) < 3 else 30, text, "title")
    shapes: list[Shape] = [
        Poly(icons.block(side, w + 3.4, h + 3.4), theme.card),
        Poly(
            icons.block(side, w, h),
            fill,
            theme.ink if not halted else side_edge(corps.army, theme),
            2.6,
        ),
    ]
    if halted:
        shapes.append(Poly(icons.block(side, w - 5, h - 5), None, mix(fill, theme.ink, 0.25), 1.2))
    shapes.append(numeral)
    if halted:
        shapes.append(Line(((-w + 12, h - 7), (w - 12, -h + 7)), theme.red_ink, 4.0))
    return moved(shapes, 0, 0, size)


def side_edge(army: str, theme: Theme) -> str:
    side = theme.sides[army]
    return theme.ink if army == "white" else side.colour


@lru_cache(maxsize=512)
def chips(load: Load, note: str, theme: Theme, r: float = CHIP) -> Shapes:
    """Supplies by kind and count, in a row; kinds that are missing take no room."""
    parts: list[Shapes] = [
        icons.supply(kind, r, str(count), theme) for kind, count in enumerate(load) if count
    ]
    shapes: list[Shape] = []
    step = r * 2.15
    width = step * len(parts)
    label = Text(0, 0, note, r * 1.45, theme.ink, "bold", "l") if note else None
    whole = width + (label.width + r * 0.5 if label else 0)
    x = -whole / 2
    shapes.append(
        Poly(icons.rounded(x - 3, -r - 5, x + whole + 4, r + 4, 6), theme.card, theme.ink, 1.4)
    )
    for part in parts:
        shapes += moved(part, x + r * 1.08, 0)
        x += step
    if label:
        shapes += moved((label,), x + r * 0.2, 0)
    return tuple(shapes)


@lru_cache(maxsize=64)
def hungry(theme: Theme) -> Shapes:
    """No food: the next logistics phase would halt this corps."""
    return (
        Disc(0, 0, 11, 11, theme.trail, theme.ink, 2.0),
        Text(0, 0, "!", 19, theme.ink, "title"),
    )


@lru_cache(maxsize=256)
def truck(arrow: str, forward: bool, theme: Theme) -> Shapes:
    """A truck on its arrow, the point of its plate showing where it drove."""
    _, angle = along(course(arrow), 0.5)
    if not forward:
        angle += math.pi
    cos, sin = math.cos(angle), math.sin(angle)

    def plate(grow: float) -> tuple[tuple[float, float], ...]:
        flat = [
            (-20 - grow, -13 - grow),
            (12, -13 - grow),
            (27 + grow * 1.4, 0),
            (12, 13 + grow),
            (-20 - grow, 13 + grow),
        ]
        return tuple((x * cos - y * sin, x * sin + y * cos) for x, y in flat)

    fill = theme.trail if len(ARROWS[arrow].colours) != 1 else mix(theme.food, theme.card, 0.55)
    body = icons.truck(10.0, theme.food, theme)
    if cos < -0.01:  # drives to the left: mirrored, never upside down
        body = tuple(_mirrored(shape) for shape in body)
    return Poly(plate(2.4), theme.card), Poly(plate(0), fill, theme.ink, 1.8), *body


def _mirrored(shape: Shape) -> Shape:
    match shape:
        case Poly(points, fill, edge, width):
            return Poly(tuple((-x, y) for x, y in points), fill, edge, width)
        case Disc(x, y, rx, ry, fill, edge, width):
            return Disc(-x, y, rx, ry, fill, edge, width)
    return shape


@lru_cache(maxsize=16)
def drop(army: str, light: bool, theme: Theme) -> Shapes:
    """A paratroop marker: parachute over its owner's letter, light or dark."""
    side = theme.sides[army]
    ground = theme.card if light else theme.enemy
    chute = icons.parachute(
        13, theme.card if not light else mix(theme.enemy, theme.card, 0.4), theme
    )
    if not light:
        chute = tuple(_paler(shape, theme) for shape in chute)
    return (
        Poly(icons.rounded(-18, -19, 18, 19, 5), ground, side_edge(army, theme), 3.0),
        *moved(chute, -4, -2),
        *moved(icons.token(side, 8.0, theme), 10, 10),
    )


def _paler(shape: Shape, theme: Theme) -> Shape:
    return Line(shape.points, theme.enemy_text, shape.width) if isinstance(shape, Line) else shape


@lru_cache(maxsize=2)
def crossed(theme: Theme) -> Shapes:
    """Laid over the Ostend sign when its marker is gone (RR-22.2)."""
    strokes = ((-11.0, -11.0), (11.0, 11.0)), ((-11.0, 11.0), (11.0, -11.0))
    return tuple(
        Line(stroke, colour, width)
        for colour, width in ((theme.card, 7.0), (theme.red_ink, 4.0))
        for stroke in strokes
    )


@lru_cache(maxsize=2)
def chosen(theme: Theme) -> Shapes:
    """A ring round a place that can be chosen now."""
    return (
        Disc(0, 0, 30, 30, None, theme.card, 9.0),
        Disc(0, 0, 30, 30, None, theme.choice, 5.0),
    )


@lru_cache(maxsize=2048)
def front(army: str, line: tuple[tuple[float, float], ...], theme: Theme) -> Shapes:
    """A stretch of the border of what a side holds."""
    (ax, ay), (bx, by) = line
    colour = theme.faint if army == "white" else theme.sides[army].colour
    return (Line(((0, 0), (bx - ax, by - ay)), colour, 3.4),)


def front_lines(view: TableView, theme: Theme) -> list[Stamp]:
    """The edges of what each side holds."""
    owners = {space.id: space.owner for space in view.spaces}
    stamps = []
    for space in view.spaces:
        if space.owner is None or space.closed:
            continue
        for beyond, line in fronts()[space.id]:
            if owners.get(beyond) != space.owner:
                stamps.append(Stamp(*line[0], front(space.owner, line, theme), f"front:{space.id}"))
    return stamps


def on_board(view: TableView, names: dict[str, Box], theme: Theme, crowd: Crowd) -> list[Stamp]:
    """Everything that lies on spaces and arrows, the lowest first."""
    standing = {corps.space: corps for corps in view.corps}
    stamps: list[Stamp] = []
    for truck_ in view.trucks:
        (x, y), _ = along(course(truck_.arrow), 0.5)
        forward = ARROWS[truck_.arrow].a == truck_.start
        stamps.append(Stamp(x, y, truck(truck_.arrow, forward, theme), f"truck:{truck_.arrow}"))
        crowd.take((x - 24, y - 16, x + 24, y + 16))
    for space in view.spaces:
        stamps += _held(space, view, theme, names)
    places = {corps.id: crowd.block(corps.space) for corps in view.corps}
    for space in view.spaces:
        if space.id not in standing and (space.marked or space.token or space.main_base):
            x, y = SPACES[space.id].xy
            crowd.take((x - 19, y - 19, x + 19, y + 19))
    for corps in view.corps:
        stamps += _standing(corps, places[corps.id], theme, crowd)
    for space in view.spaces:
        stamps += _beside(space, theme, crowd, space.id in standing)
    return stamps


def _held(space: SpaceView, view: TableView, theme: Theme, names: dict[str, Box]) -> list[Stamp]:
    x, y = SPACES[space.id].xy
    printed = SPACES[space.id]
    found: list[Stamp] = []
    if space.main_base:
        found.append(Stamp(x, y, base_star(space.main_base, theme), f"base:{space.id}"))
    elif printed.main_base_of:
        found.append(Stamp(x, y, old_base(theme), f"old-base:{space.id}"))
    elif space.token:
        found.append(Stamp(x, y, control(space.token, theme), f"token:{space.id}"))
    if space.marked:
        found.append(Stamp(x, y, marker(theme), f"marker:{space.id}"))
    for i, value in enumerate(space.numbers):
        offset = (i - (len(space.numbers) - 1) / 2) * 24
        found.append(Stamp(x + offset, y, number(value, theme), f"number:{space.id}:{value}"))
    if space.id == "oostende" and not view.ostend:
        box = names[space.id]
        sign = (box[0] + 11.5, (box[1] + box[3]) / 2)
        found.append(Stamp(*sign, crossed(theme), "ostend:used"))
    return found


def _standing(corps: CorpsView, at: tuple[float, float], theme: Theme, crowd: Crowd) -> list[Stamp]:
    x, y = at
    block = corps_block(corps.id, corps.halted, corps.moved and not corps.halted, theme)
    stamps = [Stamp(x, y, block, f"corps:{corps.id}")]
    if any(corps.load):
        row = chips(corps.load, "", theme)
        stamps.append(
            Stamp(*crowd.near(corps.space, bounds(row), CORPS_H - 1, at), row, f"load:{corps.id}")
        )
    if corps.hungry and not corps.halted:
        stamps.append(Stamp(x + CORPS_W - 3, y - CORPS_H + 3, hungry(theme), f"hungry:{corps.id}"))
    return stamps


def _beside(space: SpaceView, theme: Theme, crowd: Crowd, occupied: bool) -> list[Stamp]:
    stamps: list[Stamp] = []
    gap = CORPS_H + 1 if occupied else 20.0
    if any(space.load):
        limit = f"{sum(space.load)}/{space.limit}" if space.limit else ""
        row = chips(space.load, limit, theme)
        stamps.append(Stamp(*crowd.near(space.id, bounds(row), gap), row, f"supplies:{space.id}"))
    for i, dropped in enumerate(space.drops):
        shape = drop(dropped.owner, dropped.light, theme)
        at = crowd.near(space.id, bounds(shape), gap)
        stamps.append(Stamp(*at, shape, f"drop:{space.id}:{i}"))
    return stamps


def card_kind(card: str) -> str:
    return CARDS[card].type if card in CARDS else ""
