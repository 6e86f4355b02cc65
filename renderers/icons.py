"""Small pictures that mean things: each a handful of shapes around a point."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from renderers import art
from renderers.art import drawn
from renderers.draw import Disc, Line, Point, Poly, Shape, Shapes, Text, grown, moved
from renderers.theme import STAFF, Colour, Side, Theme

kept = lru_cache(maxsize=128)
"""For what is drawn on every board: the same shapes are the same tuple, whose stamp is found at
once."""


def box(x0: float, y0: float, x1: float, y1: float) -> tuple[Point, ...]:
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


@lru_cache(maxsize=4096)
def rounded(x0: float, y0: float, x1: float, y1: float, r: float) -> tuple[Point, ...]:
    """A box with round corners."""
    corners = (
        (x1 - r, y0 + r, -90),
        (x1 - r, y1 - r, 0),
        (x0 + r, y1 - r, 90),
        (x0 + r, y0 + r, 180),
    )
    return tuple(
        (x + r * math.cos(math.radians(start + turn)), y + r * math.sin(math.radians(start + turn)))
        for x, y, start in corners
        for turn in range(0, 91, 15)
    )


def cut(x0: float, y0: float, x1: float, y1: float, c: float) -> tuple[Point, ...]:
    """A box with its corners cut off."""
    return (
        (x0 + c, y0),
        (x1 - c, y0),
        (x1, y0 + c),
        (x1, y1 - c),
        (x1 - c, y1),
        (x0 + c, y1),
        (x0, y1 - c),
        (x0, y0 + c),
    )


def polygon(sides: int, r: float, turn: float = -90.0) -> tuple[Point, ...]:
    angles = (math.radians(turn + 360 * i / sides) for i in range(sides))
    return tuple((r * math.cos(a), r * math.sin(a)) for a in angles)


def star_points(r: float, inner: float = 0.42, points: int = 5) -> tuple[Point, ...]:
    return tuple(
        (radius * math.cos(angle), radius * math.sin(angle))
        for i in range(points * 2)
        for radius in (r if i % 2 == 0 else r * inner,)
        for angle in (math.radians(-90 + 180 * i / points),)
    )


def circle(r: float) -> tuple[Point, ...]:
    """Closed, for a line that goes all round."""
    turns = (i * math.pi / 24 for i in range(49))
    return tuple((r * math.cos(turn), r * math.sin(turn)) for turn in turns)


def crossed(r: float, colour: Colour, width: float, h: float | None = None) -> tuple[Line, Line]:
    """Two strokes across each other, `r` wide and `h` high from the middle."""
    high = r if h is None else h
    return (
        Line(((-r, -high), (r, high)), colour, width),
        Line(((-r, high), (r, -high)), colour, width),
    )


def struck(r: float, edge: float, width: float, theme: Theme) -> tuple[Line, Line]:
    """A red stroke from the lower left, on paler ground: not, or no more."""
    way = ((-r, r), (r, -r))
    return Line(way, theme.card, edge), Line(way, theme.red_ink, width)


@kept
def star(r: float, fill: Colour, edge: Colour, width: float = 1.6) -> Shapes:
    return (Poly(star_points(r), fill, edge, width),)


def outline(side: Side, r: float) -> tuple[Point, ...]:
    """The outline of a side's tokens, about `r` from the middle."""
    if side.shape == "round":
        return polygon(40, r)
    if side.shape == "square":
        a = r * 0.89
        return rounded(-a, -a, a, a, r * 0.16)
    if side.shape == "hexagon":
        return polygon(6, r * 1.1, 0.0)
    if side.shape == "star":
        return tuple((x, y + r * 0.06) for x, y in star_points(r * 1.22, 0.7))
    if side.shape == "shield":
        return shield(r)
    return polygon(4, r * 1.2)


def shield(r: float) -> tuple[Point, ...]:
    """Flat on top, drawn to a point below."""
    return tuple((x * r, y * r) for x, y in art.outline("icons", "shield"))


def block(side: Side, w: float, h: float) -> tuple[Point, ...]:
    """The outline of a side's units, `w` by `h` from the middle."""
    if side.shape == "round":
        return rounded(-w, -h, w, h, h * 0.98)
    if side.shape == "square":
        return rounded(-w, -h, w, h, h * 0.16)
    return (
        (-w + h * 0.62, -h),
        (w - h * 0.62, -h),
        (w, 0),
        (w - h * 0.62, h),
        (-w + h * 0.62, h),
        (-w, 0),
    )


@kept
def emblem(team: str, r: float, theme: Theme) -> Shapes:
    """The Axis: a lozenge; the Allies: a star in a disc."""
    side, edge = theme.sides[team], max(1.2, r * 0.1)
    if team == "axis":
        inner = tuple((x * 0.42, y * 0.42) for x, y in polygon(4, r * 1.3))
        return Poly(polygon(4, r * 1.3), side.colour, theme.ink, edge), Poly(inner, side.text)
    return (
        Disc(0, 0, r * 1.1, r * 1.1, side.colour, theme.ink, edge),
        Poly(star_points(r * 0.95, 0.42), side.text),
    )


@kept
def badge(form: tuple[Point, ...], side: Side, r: float, size: float, theme: Theme) -> Shapes:
    """An outline in the colour of a side with its letters, that large."""
    return (
        Poly(grown(form, 2.0), theme.card),
        Poly(form, side.colour, theme.ink, max(1.4, r * 0.1)),
        Text(0, r * 0.04, side.letter, r * size, side.text, "bold"),
    )


@kept
def token(side: Side, r: float, theme: Theme, letter: bool = True) -> Shapes:
    """A control token: outline, colour and letter of its side."""
    shapes: Shapes = (
        Poly(outline(side, r + 2.2), theme.card),
        Poly(outline(side, r), side.colour, theme.ink, 1.8),
    )
    if letter:
        size = r * (1.18 if side.shape != "diamond" else 1.12)
        shapes += (Text(0, 0, side.letter, size, side.text, "title"),)
    return shapes


def _in_one_ink(name: str) -> Callable[[float, Colour], Shapes]:
    return kept(lambda r, colour: drawn("icons", name, STAFF, r, colour=colour))


def _printed(name: str) -> Callable[[float, Theme], Shapes]:
    return kept(lambda r, theme: drawn("icons", name, theme, r))


def _filled(name: str) -> Callable[[float, Colour, Theme], Shapes]:
    return kept(lambda r, fill, theme: drawn("icons", name, theme, r, fill=fill))


def _under_a_badge(name: str) -> Callable[[Colour, Theme], Shapes]:
    """A badge takes the place of turret or bridge."""
    return kept(lambda colour, theme: drawn("icons", name, theme, colour=colour))


anchor, flag, swords = map(_in_one_ink, ("anchor", "flag", "swords"))
arrow_down, arrow_right, fort, medal, rain, sun = map(
    _printed, ("arrow_down", "arrow_right", "fort", "medal", "rain", "sun")
)
parachute, plane, truck = map(_filled, ("parachute", "plane", "truck"))
hull, tracks = map(_under_a_badge, ("hull", "tracks"))


@kept
def letter(r: float, text: str, theme: Theme) -> Shapes:
    """A boxed letter."""
    return (
        Poly(
            rounded(-r * 0.9, -r * 0.9, r * 0.9, r * 0.9, r * 0.2), theme.card, theme.ink, r * 0.14
        ),
        Text(0, 0, text, r * 1.6, theme.ink, "bold"),
    )


@kept
def depot(r: float, theme: Theme, fill: Colour | None = None) -> Shapes:
    """An open star: a base that its controller may draw supplies from."""
    return star(r * 1.06, fill or theme.card, theme.ink, max(1.3, r * 0.17))


@kept
def hedgehog(r: float, theme: Theme) -> Shapes:
    """Enemy resistance: an obstacle of three beams on a dark block."""
    beams = []
    for angle in (35, 90, 145):
        dx, dy = math.cos(math.radians(angle)) * r * 0.62, math.sin(math.radians(angle)) * r * 0.62
        beams.append(Line(((-dx, -dy), (dx, dy)), theme.enemy_text, r * 0.2, capped=False))
    return (
        Poly(cut(-r - 1.8, -r - 1.8, r + 1.8, r + 1.8, r * 0.5), theme.card),
        Poly(cut(-r, -r, r, r, r * 0.45), theme.enemy, theme.ink, 1.6),
        *beams,
    )


@kept
def card(r: float, fill: Colour, theme: Theme) -> Shapes:
    return (
        Poly(rounded(-r * 0.72, -r, r * 0.72, r, r * 0.2), fill, theme.ink, max(1.2, r * 0.13)),
    )


@kept
def supply(kind: int, r: float, text: str, theme: Theme) -> Shapes:
    """Supplies by outline: fuel is a can, ammunition a shell, food a round loaf."""
    shapes = drawn("icons", ("can", "shell", "loaf")[kind], theme, r)
    if not text:
        return shapes
    middle = r * (0.12 if kind < 2 else 0.0)
    return (*shapes, Text(0, middle, text, r * 1.62, theme.card, "bold"))


@kept
def stop(r: float, theme: Theme) -> Shapes:
    """Halted, or about to be: a stop sign."""
    return (
        Poly(polygon(8, r, 22.5), theme.red_ink, theme.ink, r * 0.14),
        Poly(box(-r * 0.55, -r * 0.18, r * 0.55, r * 0.18), theme.card),
    )


@kept
def deck(r: float, colour: Colour, theme: Theme) -> Shapes:
    """A small pile of cards."""
    back = card(r, colour, theme)
    return tuple(
        shape
        for i in (2, 1, 0)
        for shape in moved(back, i * r * 0.2 - r * 0.2, r * 0.15 - i * r * 0.14)
    )


@kept
def deck_mark(name: str, theme: Theme) -> Shapes:
    """Which deck an air marker lies on: the dark one of resistance or one's own."""
    return card(12, theme.enemy if name == "resistance" else theme.rule, theme)


@kept
def won_card(count: int, theme: Theme) -> Shapes:
    """Won cards: crossed swords on a card, with their number."""
    return (
        *card(18, theme.paper_deep, theme),
        *moved(swords(9, theme.ink), 0, -6),
        Text(0, 8, str(count), 18, theme.ink, "bold"),
    )


@kept
def action_card(kind: str, theme: Theme) -> Shapes:
    """A card to be kept or used: `card` gives an action more, `recon` looks at a deck."""
    face = card(20, theme.card, theme)
    if kind == "recon":
        return (
            *face,
            Disc(0, 0, 10, 6.5, theme.card, theme.ink, 2.0),
            Disc(0, 0, 3.6, 3.6, theme.ink),
        )
    return (*face, Text(0, 0, "+1", 21, theme.red_ink, "bold"))


@kept
def unit(kind: str, r: float, theme: Theme) -> Shapes:
    """Enemy units as staff symbols: crossed infantry, elite with a star, armour with an oval."""
    w, h = r * 1.25, r * 0.85
    frame: Shapes = (Poly(box(-w, -h, w, h), theme.enemy, theme.ink, 1.6),)
    if kind == "panzer":
        return (*frame, Disc(0, 0, w * 0.66, h * 0.5, None, theme.enemy_text, 3.0))
    cross: Shapes = (
        Line(((-w * 0.94, -h * 0.92), (w * 0.94, h * 0.92)), theme.enemy_text, 2.2, capped=False),
        Line(((-w * 0.94, h * 0.92), (w * 0.94, -h * 0.92)), theme.enemy_text, 2.2, capped=False),
    )
    if kind == "elite":
        return (*frame, *cross, *star(r * 0.62, theme.trail, theme.enemy, 1.4))
    return (*frame, *cross)


@kept
def ring(width: float, height: float, r: float, colour: Colour, theme: Theme) -> Shapes:
    """Round the pieces of a place: something happened there, or it can be chosen."""
    outline = rounded(-width / 2, -height / 2, width / 2, height / 2, r)
    closed = (*outline, outline[0], outline[1])
    return Line(closed, theme.ink, 8.0, capped=False), Line(closed, colour, 5.0, capped=False)


@kept
def laurel(r: float, leaf: Colour, edge: Colour) -> Shapes:
    """A wreath, open above: two twigs of leaves round a winner."""
    shapes: list[Shape] = []
    for side in (-1, 1):
        bow = [math.radians(90 + side * turn) for turn in range(8, 150, 12)]
        twig = tuple((r * math.cos(a), r * math.sin(a)) for a in bow)
        shapes.append(Line(twig, edge, r * 0.05))
        for i, (x, y) in enumerate(twig):
            along = bow[i] + side * math.pi / 2
            for lean in (-0.55, 0.55):
                turn = along + lean
                tip = (x + math.cos(turn) * r * 0.3, y + math.sin(turn) * r * 0.3)
                mx, my = (x + tip[0]) / 2, (y + tip[1]) / 2
                wx, wy = -math.sin(turn) * r * 0.085, math.cos(turn) * r * 0.085
                outline = ((x, y), (mx + wx, my + wy), tip, (mx - wx, my - wy))
                shapes.append(Poly(outline, leaf, edge, max(1.0, r * 0.02)))
    return tuple(shapes)
