"""What is laid on a sheet of paper: strips of dice, and hands, two columns of cards on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from renderers import icons
from renderers.atlas import Ground, Print, View
from renderers.draw import Line, Poly, Shapes
from renderers.panel import Sheet
from renderers.theme import Colour, Theme

T = TypeVar("T")

WIDTH = 1080
MARGIN, GUTTER = 24.0, 20.0
COLUMN = (WIDTH - 2 * MARGIN - GUTTER) / 2
STRIP = 900.0
"""How wide a strip of dice is."""


def paper(
    name: str, size: tuple[float, float], theme: Theme, inks: Sequence[Colour], *, edge: float = 3.0
) -> Print:
    """A sheet with a line round it."""
    width, height = size

    def ground() -> Ground:
        line = Poly(icons.box(2, 2, width - 2, height - 2), None, theme.ink, edge)
        return Ground(theme.paper, (line,), {}, (), {}, tuple(inks))

    return Print(f"{name}-{theme.name}", View(0, 0, width, height), "", ground)


def title(sheet: Sheet, message: str, count: int, y: float) -> None:
    """The name of a section and how many cards it has, over a line."""
    width = sheet.words(MARGIN, y + 20, message, 38, font="title", colour=sheet.theme.ink)
    sheet.text(MARGIN + width + 16, y + 20, f"({count})", 34, "text", colour=sheet.theme.faint)
    rule(sheet, y + 44)


def rule(sheet: Sheet, y: float) -> None:
    sheet.rule(MARGIN, y, WIDTH - 2 * MARGIN)


def columns(cards: Iterable[T], y: float, draw: Callable[[T, float, float], float]) -> float:
    """Cards in two columns, each under the shorter one; `draw` tells how high one became. Tells
    where they end."""
    ends = [y, y]
    for card in cards:
        column = 0 if ends[0] <= ends[1] else 1
        ends[column] += draw(card, MARGIN + column * (COLUMN + GUTTER), ends[column]) + 18
    return max(ends)


@lru_cache(maxsize=128)
def blank(h: float, band: float, colour: Colour, theme: Theme) -> Shapes:
    """A card that high, with a band for its name."""
    return (
        Poly(icons.rounded(4, 5, COLUMN + 4, h + 5, 14), theme.rule),
        Poly(icons.rounded(0, 0, COLUMN, h, 14), theme.card),
        Poly(icons.rounded(0, 0, COLUMN, band, 14), colour),
        Poly(icons.box(0, 60, COLUMN, band), colour),
        Line(((0, band), (COLUMN, band)), theme.ink, 2.0, capped=False),
        Poly(icons.rounded(0, 0, COLUMN, h, 14), None, theme.ink, 2.6),
    )
