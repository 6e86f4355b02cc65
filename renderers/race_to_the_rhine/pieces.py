"""What lies on the board, piece by piece. RR-22.3 to 22.7."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache

from engines.race_to_the_rhine.view import CORPS, Load
from renderers import icons
from renderers.art import drawn
from renderers.draw import Disc, Line, Poly, Shape, Shapes, Text, moved
from renderers.race_to_the_rhine.places import ARROWS, along, course
from renderers.theme import Theme, mix

TOKEN = 17.0
CORPS_W, CORPS_H = 40.0, 20.0
CHIP, LOADED = 12.5, 10.5
"""Half the height of a supply token beside a space, and under a corps."""


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
def corps_block(name: str, halted: bool, dimmed: bool, theme: Theme, size: float = 1.0) -> Shapes:
    """A unit: its outline and colour say whose, its numeral says which. Halted: turned over."""
    corps = CORPS[name]
    side = theme.sides[corps.army]
    w, h = CORPS_W, CORPS_H
    fill, text = side.colour, side.text
    if halted:
        fill, text = theme.card, theme.ink
    if dimmed:
        fill, text = mix(fill, theme.paper_deep, 0.6), mix(theme.ink, fill, 0.25)
    numeral = Text(0, 0.5, corps.numeral, 35, text, "title")
    shapes: list[Shape] = [
        Poly(icons.block(side, w + 3.4, h + 3.4), theme.card),
        Poly(
            icons.block(side, w, h),
            fill,
            theme.ink if not halted else side_edge(corps.army, theme),
            2.6,
        ),
    ]
    shapes.append(numeral)
    if halted:
        shapes.append(Poly(icons.block(side, w - 5, h - 5), None, mix(fill, theme.ink, 0.3), 1.4))
        shapes += moved(icons.stop(11, theme), -w + 3, -h + 3)
    return moved(shapes, 0, 0, size)


@lru_cache(maxsize=512)
def tether(corps: str, dx: int, dy: int, theme: Theme) -> Shapes:
    """A ring about a space and a line from there to the corps that stands on it."""
    colour = theme.sides[CORPS[corps].army].colour
    far = math.hypot(dx, dy) or 1.0
    line = ((dx / far * 20.0, dy / far * 18.0), (float(dx), float(dy)))
    return (
        Line(line, theme.ink, 10.0, capped=False),
        Line(line, colour, 5.6, capped=False),
        Disc(0, 0, 20, 17, None, theme.ink, 6.4),
        Disc(0, 0, 20, 17, None, colour, 3.2),
    )


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
def under(load: Load, theme: Theme) -> Shapes:
    """What a corps carries, below it."""
    return moved(chips(load, "", theme, LOADED), 0, CORPS_H + LOADED)


@lru_cache(maxsize=64)
def hungry(theme: Theme) -> Shapes:
    """No food: the next logistics phase would halt this corps."""
    return drawn("signs", "attention-strong", theme)


@lru_cache(maxsize=256)
def truck(arrow: str, forward: bool, theme: Theme) -> Shapes:
    """A truck on its arrow, the point of its plate showing where it drove."""
    _, angle = along(course(arrow), 0.5)
    if not forward:
        angle += math.pi
    cos, sin = math.cos(angle), math.sin(angle)

    fill = theme.trail if len(ARROWS[arrow].colours) != 1 else mix(theme.food, theme.card, 0.55)
    body = icons.truck(10.0, theme.food, theme)
    if cos < -0.01:  # drives to the left: mirrored, never upside down
        body = tuple(_mirrored(shape) for shape in body)
    plate = drawn("rhine", "truck-plate", theme, fill=fill)
    return (*(_turned(shape, cos, sin) for shape in plate), *body)


def _turned(shape: Shape, cos: float, sin: float) -> Shape:
    assert isinstance(shape, Poly)
    points = tuple((x * cos - y * sin, x * sin + y * cos) for x, y in shape.points)
    return replace(shape, points=points)


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
    return drawn("signs", "crossed", theme)


@lru_cache(maxsize=2)
def chosen(theme: Theme) -> Shapes:
    """A ring round a place that can be chosen now."""
    return (Disc(0, 0, 30, 30, None, theme.card, 9.0), Disc(0, 0, 30, 30, None, theme.choice, 5.0))


@lru_cache(maxsize=2048)
def front(army: str, line: tuple[tuple[float, float], ...], theme: Theme) -> Shapes:
    """A stretch of the border of what a side holds."""
    (ax, ay), (bx, by) = line
    colour = theme.faint if army == "white" else theme.sides[army].colour
    return (Line(((0, 0), (bx - ax, by - ay)), colour, 3.4),)
