"""Help cards: sections of short lines with signs, in two columns, large enough for a telephone."""

from __future__ import annotations

from dataclasses import dataclass, field

from engines.contract import Msg
from renderers.atlas import Ground, Print, View
from renderers.draw import Mark, Shapes
from renderers.panel import Sheet, bar, wrapped
from renderers.picture import Plan
from renderers.theme import Colour, Theme, text_width
from renderers.wording import MOST, Say

HELP = "help"
"""The name of the picture among the parts of a board."""
WIDTH = 1200.0
MARGIN, GUTTER, HEAD = 20.0, 20.0, 96.0
COLUMN = (WIDTH - 2 * MARGIN - GUTTER) / 2
TEXT, LEADING, TITLE = 36.0, 39.0, 62.0
SIGN = 84.0
"""Room for a sign at the left of a line."""


@dataclass(frozen=True, slots=True)
class Row:
    text: Msg
    sign: Shapes = ()
    value: str = ""
    """A figure at the right edge."""


@dataclass(frozen=True, slots=True)
class Section:
    title: Msg
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Leaflet:
    game: str
    title: Msg
    sections: tuple[Section, ...]
    inks: tuple[Colour, ...] = field(default=(), repr=False)


def plan(leaflet: Leaflet, say: Say, theme: Theme) -> Plan:
    """Sections fill the column that is shorter just then."""
    sheet = Sheet(theme, say)
    sheet.put(0, 0, bar(WIDTH, HEAD, theme.card, theme), "help:head")
    sheet.text(
        30,
        HEAD / 2 + 1,
        leaflet.title,
        60,
        "title",
        colour=theme.red_ink,
        about="help:title",
        room=WIDTH - 60,
    )
    ends = [HEAD + MARGIN, HEAD + MARGIN]
    for number, section in enumerate(leaflet.sections):
        column = 0 if ends[0] <= ends[1] else 1
        x = MARGIN + column * (COLUMN + GUTTER)
        ends[column] = _section(sheet, section, number, x, ends[column]) + GUTTER
    marks: list[Mark] = list(sheet.stamps)
    return Plan(_paper(leaflet, int(max(ends)), theme), tuple(marks))


def alt(leaflet: Leaflet, say: Say) -> str:
    """The same in words, line by line; what does not fit is left out from the end."""
    told = say(leaflet.title)
    for section in leaflet.sections:
        lines = [f"{say(section.title)}:"]
        lines += [_sentence(f"{say(row.text)} {row.value}".strip()) for row in section.rows]
        for line in lines:
            if len(told) + 1 + len(line) > MOST:
                return told
            told += f" {line}"
    return told


def _sentence(text: str) -> str:
    return text if text[-1] in ".:!…" else f"{text};"


def _paper(leaflet: Leaflet, height: int, theme: Theme) -> Print:
    def ground() -> Ground:
        return Ground(theme.paper_deep, (), {}, (), {}, leaflet.inks)

    return Print(f"{leaflet.game}-help-{theme.name}", View(0, 0, WIDTH, height), "", ground)


def _section(sheet: Sheet, section: Section, number: int, x: float, y: float) -> float:
    """A sheet of paper with a title; tells where it ends."""
    theme = sheet.theme
    laid = [(row, wrapped(sheet.say(row.text), TEXT, _room(row))) for row in section.rows]
    end = y + TITLE + 24 + sum(len(lines) * LEADING + 9 for _, lines in laid)
    sheet.frame((x, y, x + COLUMN, end), f"help:section:{number}")
    sheet.put(x, y, bar(COLUMN, TITLE, theme.ink, theme))
    sheet.text(
        x + 20, y + TITLE / 2 + 1, section.title, 40, "title", colour=theme.card, room=COLUMN - 40
    )
    at = y + TITLE + 12
    for i, (row, lines) in enumerate(laid):
        if i:
            sheet.rule(x + 16, at, COLUMN - 32, 1.4)
        at += 4.5
        left = x + (SIGN if row.sign else 20)
        if row.sign:
            sheet.put(x + SIGN / 2, at + LEADING / 2, row.sign, f"help:sign:{number}:{i}")
        for line in lines:
            sheet.text(left, at + LEADING / 2, line, TEXT, "text", about=f"help:row:{number}:{i}")
            at += LEADING
        if row.value:
            sheet.text(
                x + COLUMN - 20,
                at - len(lines) * LEADING + LEADING / 2,
                row.value,
                40,
                "bold",
                "r",
                about=f"help:value:{number}:{i}",
            )
        at += 4.5
    return end


def _room(row: Row) -> float:
    value = text_width(row.value, "bold", 40) + 20 if row.value else 0.0
    return COLUMN - (SIGN if row.sign else 20) - value - 22
