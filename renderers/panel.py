"""Sheets of paper: panels beside a map, with a double rule; strips of dice; hands, two columns of
cards on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from engines.contract import Msg
from renderers import icons
from renderers.atlas import Ground, Print, View
from renderers.draw import Box, Line, Poly, Shape, Shapes, Stamp, Text
from renderers.theme import Colour, Theme, mix, text_width
from renderers.wording import Say

BIG, SMALL = 36.0, 21.0


class Sheet:
    """Collects what is written and drawn in a panel."""

    def __init__(self, theme: Theme, say: Say) -> None:
        self.theme, self.say = theme, say
        self.stamps: list[Stamp] = []

    def put(self, x: float, y: float, shapes: Shapes, about: str = "") -> None:
        self.stamps.append(Stamp(x, y, shapes, about))

    def text(
        self,
        x: float,
        y: float,
        said: str | Msg,
        size: float = BIG,
        font: str = "bold",
        anchor: str = "l",
        colour: str = "",
        about: str = "",
        room: float = 0.0,
    ) -> float:
        """Write text, smaller if there is too little room. Returns its width."""
        text = self.say(said) if isinstance(said, Msg) else said
        width = text_width(text, font, size)
        if room and width > room:
            size, width = size * room / width, room
        self.put(x, y, _written(text, size, font, anchor, colour or self.theme.ink), about)
        return width

    def words(self, x: float, y: float, message: str, size: float = SMALL, **kind: object) -> float:
        kind = {"font": "text", "colour": self.theme.faint} | kind
        return self.text(x, y, Msg(message), size, **kind)  # type: ignore[arg-type]

    def rule(self, x: float, y: float, wide: float, width: float = 2.0) -> None:
        """A line across."""
        self.put(x, y, (Line(((0, 0), (wide, 0)), self.theme.rule, width),))

    def frame(self, box: Box, about: str, active: bool = False) -> None:
        self.put(
            box[0], box[1], _frame(box[2] - box[0], box[3] - box[1], active, self.theme), about
        )


def cut(text: str, size: float, room: float) -> str:
    """As much of a sentence as there is room for; the rest stands in the message."""
    if text_width(text, "text", size) <= room:
        return text
    while text and text_width(f"{text}…", "text", size) > room:
        text = text.rpartition(" ")[0]
    return f"{text}…"


def wrapped(text: str, size: float, room: float) -> list[str]:
    """Text in lines; non-breaking spaces are kept."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and text_width(f"{lines[-1]} {word}", "text", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=2048)
def _written(text: str, size: float, font: str, anchor: str, colour: str) -> tuple[Text]:
    """Kept, so that its stamp is found at once."""
    return (Text(0, 0, text, size, colour, font, anchor),)


@lru_cache(maxsize=32)
def _frame(w: float, h: float, active: bool, theme: Theme) -> Shapes:
    """A sheet of paper with a double rule, golden for the player whose turn it is."""
    shapes: list[Shape] = [Poly(icons.box(4, 5, w + 4, h + 5), mix(theme.ink, theme.paper, 0.55))]
    if active:
        shapes.append(Poly(icons.box(-6, -6, w + 6, h + 6), theme.trail, theme.ink, 2.0))
    shapes += [
        Poly(icons.box(0, 0, w, h), theme.card, theme.ink, 2.4),
        Poly(icons.box(6, 6, w - 6, h - 6), None, theme.rule, 1.4),
    ]
    return tuple(shapes)


@lru_cache(maxsize=32)
def bar(w: float, h: float, colour: str, theme: Theme) -> Shapes:
    return (Poly(icons.box(0, 0, w, h), colour, theme.ink, 2.4),)


T = TypeVar("T")

WIDTH = 1080
MARGIN, GUTTER = 24.0, 20.0
COLUMN = (WIDTH - 2 * MARGIN - GUTTER) / 2
STRIP = 900.0
"""How wide a strip of dice is."""


STEP = 40
"""Sheets of paper are so many units high, or a multiple."""


def stepped(height: float, step: int = STEP) -> int:
    """A height of which there are few, so that few sheets are kept."""
    return int(-(-height // step) * step)


def paper(
    name: str, size: tuple[float, float], theme: Theme, inks: Sequence[Colour], *, edge: float = 3.0
) -> Print:
    """A sheet with a line round it, a little higher than asked for."""
    width, height = size[0], stepped(size[1])

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
