"""The last turn, marked on the board: ways, cards turned, battles, what came and went. RR-22.13."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from engines.race_to_the_rhine.view import CARDS, Load, MarkView, TableView
from renderers import icons
from renderers.art import drawn
from renderers.draw import Disc, Line, Point, Poly, Shape, Shapes, Stamp, Text, bounds, moved
from renderers.race_to_the_rhine import pieces
from renderers.race_to_the_rhine.board import Board
from renderers.race_to_the_rhine.places import ARROWS, SPACES, along, course
from renderers.theme import Theme

_PAIRS = {frozenset((arrow.a, arrow.b)): arrow.id for arrow in ARROWS.values()}


def ways(view: TableView, theme: Theme) -> list[Stamp]:
    """Where corps have gone: under everything else."""
    return [
        Stamp(*SPACES[a].xy, way(a, b, theme), f"way:{a}:{b}")
        for deed in view.deeds
        if deed.kind == "move"
        for a, b in pairwise(deed.places)
        if a in SPACES and b in SPACES
    ]


def signs(view: TableView, theme: Theme, board: Board) -> list[Stamp]:
    """What was done, beside the places where it was done: over everything else."""
    stamps: list[Stamp] = []
    for deed in view.deeds:
        places = [place for place in deed.places if place in SPACES]
        about = f"deed:{deed.kind}:{'+'.join(places)}"
        if deed.kind == "haul" and len(places) == 2:
            stamps += _haul(deed, places, theme, board, about)
        elif (shape := _beside(deed, theme)) is not None:
            for place in places[:1]:
                stamps.append(board.beside(place, shape, about))
        elif deed.kind in _RINGS:
            round_it = ring(_RINGS[deed.kind], theme)
            stamps += [Stamp(*SPACES[place].xy, round_it, about) for place in places]
    return stamps


_RINGS = {
    "cut": "dashed",
    "mark": "new",
    "counter": "gone",
    "drop": "new",
    "front": "new",
    "roll": "new",
}


def _beside(deed: MarkView, theme: Theme) -> Shapes | None:
    if deed.kind == "supplies":
        return came(read_load(deed.what), theme)
    if deed.kind == "enter" and deed.what in CARDS and CARDS[deed.what].cost is None:
        return turned(CARDS[deed.what].type, theme)
    if deed.kind in ("won", "lost"):
        return battle(deed.kind == "won", theme)
    return None


def read_load(text: str) -> Load:
    """`2f1a` as numbers."""
    found = {letter: int(n) for n, letter in zip(text[::2], text[1::2], strict=False)}
    return found.get("f", 0), found.get("a", 0), found.get("r", 0)


def line_between(a: str, b: str) -> tuple[Point, ...]:
    """The arrow between two spaces, as seen from the first."""
    arrow = _PAIRS.get(frozenset((a, b)))
    line: Sequence[Point] = course(arrow) if arrow else (SPACES[a].xy, SPACES[b].xy)
    if line[0] != SPACES[a].xy:
        line = line[::-1]
    x, y = SPACES[a].xy
    return tuple((px - x, py - y) for px, py in line)


@lru_cache(maxsize=512)
def way(a: str, b: str, theme: Theme) -> Shapes:
    line = line_between(a, b)
    return (
        Line(line, theme.ink, 19.0),
        Line(line, theme.trail, 13.0),
        *(_chevron(line, share, theme) for share in (0.38, 0.62)),
    )


def arrow(theme: Theme) -> Shapes:
    """A piece of a way, for the help card."""
    line = ((-26.0, 0.0), (26.0, 0.0))
    ground = Line(line, theme.ink, 19.0), Line(line, theme.trail, 13.0)
    return (*ground, *(_chevron(line, share, theme) for share in (0.3, 0.7)))


def _chevron(line: tuple[Point, ...], share: float, theme: Theme) -> Shape:
    (x, y), angle = along(line, share)
    cos, sin = math.cos(angle), math.sin(angle)
    flat = ((-4.0, -6.0), (4.0, 0.0), (-4.0, 6.0))
    return Line(
        tuple((x + p * cos - q * sin, y + p * sin + q * cos) for p, q in flat), theme.ink, 3.0
    )


def _haul(deed: MarkView, places: list[str], theme: Theme, board: Board, about: str) -> list[Stamp]:
    """What a truck carried, on its arrow."""
    arrow = _PAIRS.get(frozenset(places))
    if arrow is None:
        return []
    (x, y), _ = along(course(arrow), 0.5)
    row = pieces.chips(read_load(deed.what), "", theme, 9.0)
    return [board.near((x, y - 4), (*_gilt(row, theme), *row), about)]


def _gilt(shapes: Shapes, theme: Theme) -> Shapes:
    x0, y0, x1, y1 = bounds(shapes[:1])
    return (Poly(icons.rounded(x0 - 4, y0 - 4, x1 + 4, y1 + 4, 8), theme.trail, theme.ink, 1.6),)


@lru_cache(maxsize=128)
def came(load: Load, theme: Theme) -> Shapes:
    """Supplies that came in this turn: a gilded row with a plus."""
    row = pieces.chips(load, "", theme, 11.0)
    x0 = bounds(row)[0]
    plus = moved((Text(0, 0, "+", 30, theme.ink, "title"),), x0 - 12, 0)
    ground = Poly(icons.rounded(x0 - 24, -20, -x0 + 6, 19, 8), theme.trail, theme.ink, 1.6)
    return (ground, *plus, *row)


@lru_cache(maxsize=32)
def turned(kind: str, theme: Theme) -> Shapes:
    """A pursuit card that was turned here, by what it does."""
    face = icons.card(19, theme.card, theme)
    gilt = Poly(icons.rounded(-18, -23, 18, 23, 6), theme.trail, theme.ink, 1.6)
    return (gilt, *face, *_glyph(kind, theme))


def _glyph(kind: str, theme: Theme) -> Shapes:
    match kind:
        case "les_boches":
            return icons.stop(10, theme)
        case "starving_civilians":
            return icons.medal(11, theme)
        case "captured_stock":
            return icons.supply(1, 9, "", theme)
        case "captured_supplies":
            return icons.supply(0, 9, "", theme)
        case "vive_la_liberation":
            return icons.supply(2, 9, "", theme)
        case "black_market":
            return drawn("signs", kind, theme)
        case "resistance":
            return (Text(0, 0, "+1", 20, theme.red_ink, "bold"),)
        case "recon":
            return (
                Disc(0, 0, 10, 6.5, theme.card, theme.ink, 2.0),
                Disc(0, 0, 3.6, 3.6, theme.ink),
            )
    return icons.sun(10, theme)


@lru_cache(maxsize=4)
def battle(won: bool, theme: Theme) -> Shapes:
    """Crossed swords: on gold a battle won, struck through on dark one that was lost."""
    if won:
        return (
            Disc(0, 0, 21, 21, theme.ink),
            Disc(0, 0, 18.5, 18.5, theme.trail),
            *icons.swords(10.5, theme.ink),
        )
    return (
        Disc(0, 0, 21, 21, theme.card),
        Disc(0, 0, 18.5, 18.5, theme.enemy),
        *icons.swords(10.5, theme.enemy_text),
        Line(((-13, 13), (13, -13)), theme.paper, 7.0),
        Line(((-13, 13), (13, -13)), theme.red_ink, 4.6),
    )


@lru_cache(maxsize=8)
def ring(kind: str, theme: Theme) -> Shapes:
    circle = icons.circle(25)
    if kind == "gone":
        return (
            *icons.crossed(12, theme.card, 9.0),
            Line(circle, theme.card, 8.0),
            Line(circle, theme.red_ink, 4.0, (9, 7)),
            *icons.crossed(12, theme.red_ink, 5.0),
        )
    dash = (10.0, 7.0) if kind == "dashed" else ()
    return (Line(circle, theme.ink, 8.0, dash), Line(circle, theme.trail, 5.0, dash))
