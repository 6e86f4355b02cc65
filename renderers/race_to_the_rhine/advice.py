"""What follows from the board for one army, drawn over it when its player asks. RR-22.14."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from engines.race_to_the_rhine.view import CORPS, Advice, SeatView
from renderers import icons
from renderers.draw import Disc, Line, Poly, Shape, Stamp, Text, bounds, moved
from renderers.race_to_the_rhine import deeds, pieces
from renderers.race_to_the_rhine.board import Board
from renderers.race_to_the_rhine.places import SPACES
from renderers.theme import Colour, Theme

KINDS = ("sites", "targets", "cuts", "reach", "line")


def over(view: SeatView, kind: str, theme: Theme, board: Board) -> list[Stamp]:
    advice = view.advice
    match kind:
        case "sites":
            return [_at(space, pieces.chosen(theme), "site") for space in advice.sites]
        case "targets":
            return [_at(space, pieces.chosen(theme), "target") for space in advice.targets]
        case "cuts":
            return _cuts(advice, theme)
        case "reach":
            return _reach(advice, theme, board)
        case "line":
            return _line(advice, theme)
    return []


def _at(space: str, shapes: tuple[Shape, ...], about: str) -> Stamp:
    return Stamp(*SPACES[space].xy, shapes, f"advice:{about}:{space}")


def _cuts(advice: Advice, theme: Theme) -> list[Stamp]:
    """The same letter on a space that could be taken and on what its token would cut off."""
    stamps = []
    for letter, (space, lost) in zip("abcdefghijklmnopqrstuvwxyz", advice.cuts, strict=False):
        stamps.append(_at(space, _flagged(letter.upper(), theme.choice, theme), "cut"))
        stamps += [_at(other, _flagged(letter, theme.trail, theme), "cut-off") for other in lost]
    return stamps


@lru_cache(maxsize=128)
def _flagged(text: str, colour: Colour, theme: Theme) -> tuple[Shape, ...]:
    ring = icons.circle(27)
    return (
        Line(ring, theme.card, 8.0),
        Line(ring, colour, 5.0),
        Disc(20, -20, 14, 14, colour, theme.ink, 2.0),
        Text(20, -20, text, 24, theme.ink, "title"),
    )


def _reach(advice: Advice, theme: Theme, board: Board) -> list[Stamp]:
    """Beside each space in reach: which corps, in how many steps, for how much ammunition."""
    stamps = []
    for reach in advice.reach:
        shapes = _step(reach.corps, reach.steps, reach.ammo, theme)
        stamps.append(
            board.beside(reach.space, shapes, f"advice:reach:{reach.corps}:{reach.space}")
        )
    return stamps


@lru_cache(maxsize=256)
def _step(corps: str, steps: int, ammo: int, theme: Theme) -> tuple[Shape, ...]:
    text = Text(0, 0, f"{CORPS[corps].numeral} {steps}", 24, theme.ink, "bold")
    shapes: tuple[Shape, ...] = (text,)
    if ammo:
        x1 = bounds(shapes)[2]
        shapes += moved(icons.supply(1, 10, str(ammo), theme), x1 + 12, 0)
    x0, _, x1, _ = bounds(shapes)
    plate = icons.rounded(x0 - 5, -17, x1 + 5, 17, 7)
    return (Poly(plate, theme.card, theme.choice, 3.0), *shapes)


def _line(advice: Advice, theme: Theme) -> list[Stamp]:
    """The spaces of the line to the front, and those still missing from there to the Rhine."""
    stamps = [_at(space, deeds.ring("new", theme), "line") for space in advice.line]
    return stamps + [_at(space, _missing(theme), "broken") for space in advice.broken]


@lru_cache(maxsize=2)
def _missing(theme: Theme) -> tuple[Shape, ...]:
    ring = icons.circle(27)
    return Line(ring, theme.card, 9.0), Line(ring, theme.choice, 5.0, (9.0, 8.0))


def under(view: SeatView, kind: str, theme: Theme) -> list[Stamp]:
    """What lies under the pieces: the way along the line."""
    if kind != "line":
        return []
    return [
        Stamp(*SPACES[a].xy, deeds.way(a, b, theme), f"advice:way:{a}:{b}")
        for a, b in pairwise(view.advice.line)
    ]
