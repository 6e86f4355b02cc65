"""What one country holds: its cards with all they say, large enough for a telephone. QM-29.5."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from engines.contract import Msg, msg
from engines.quartermaster.view import CardView, SeatView
from renderers import icons
from renderers.art import drawn
from renderers.atlas import blends
from renderers.draw import Disc, Line, Poly, Shape, Shapes, Text, moved
from renderers.panel import (
    COLUMN,
    GUTTER,
    MARGIN,
    WIDTH,
    Sheet,
    blank,
    columns,
    paper,
    title,
    wrapped,
)
from renderers.picture import Plan
from renderers.quartermaster import pieces
from renderers.quartermaster.colours import KINDS, WAR, inks
from renderers.theme import Theme, text_width
from renderers.wording import Say

LIGHT = "#FFFBF0"
TITLE, TYPE, BODY, LEADING = 40.0, 28.0, 34.0, 39.0
SHRUNK, LONG = 1.4, 26.0
"""A name that would be drawn smaller than by this factor has two lines of this size."""


def hand(view: SeatView, say: Say, theme: Theme = WAR) -> Plan:
    sheet = Sheet(theme, say)
    me = next(one for one in view.table.countries if one.country == view.country)
    _head(sheet, view)
    y = 118.0
    y = _section(sheet, "hand", _counted(view.hand), y, view.country)
    if not view.hand:
        sheet.words(WIDTH / 2, y + 20, "qm-board-no-cards", 38, anchor="m")
        y += 60
    y = _section(sheet, "looking", [(card, 1) for card in view.looking], y, view.country)
    y = _section(sheet, "responses", [(card, 1) for card in view.responses], y, view.country)
    y = _section(sheet, "statuses", [(one.card, 1) for one in me.statuses], y, view.country)
    y = _discard(sheet, view.discard, y)
    colours = (*inks(theme), *blends(*KINDS.values()))
    return Plan(
        paper("quartermaster-hand", (WIDTH, int(y + 16)), theme, colours), tuple(sheet.stamps)
    )


def _head(sheet: Sheet, view: SeatView) -> None:
    theme, side = sheet.theme, sheet.theme.sides[view.country]
    sheet.put(0, 0, (Poly(icons.box(0, 0, WIDTH, 92), side.colour, theme.ink, 3.0),), "hand:head")
    sheet.put(60, 46, pieces.badge(side, 30, theme))
    name = sheet.say(Msg(f"qm-seat-{view.country}"))
    sheet.text(108, 48, name, 58, "title", colour=side.text, room=560)
    turn = sheet.say(msg("qm-board-round", n=view.table.round, most=view.table.rounds))
    sheet.text(WIDTH - 30, 48, turn, 46, "bold", "r", side.text)


def _counted(cards: Iterable[CardView]) -> list[tuple[CardView, int]]:
    """Equal cards once, with their number."""
    there = list(cards)
    number = Counter(card.id for card in there)
    first = {card.id: card for card in there}
    return [(card, number[name]) for name, card in first.items()]


def _section(
    sheet: Sheet, name: str, cards: list[tuple[CardView, int]], y: float, country: str
) -> float:
    """Cards under their title; tells where the next section begins."""
    if not cards:
        return y
    title(sheet, f"qm-board-{name}", sum(count for _, count in cards), y)
    return columns(cards, y + 52, lambda each, x, at: _card(sheet, *each, x, at, name)) + 10


def _card(sheet: Sheet, card: CardView, count: int, x: float, y: float, where: str) -> float:
    theme = sheet.theme
    colour = KINDS[card.type]
    lines = wrapped(_bound(sheet.say(card.text)), BODY, COLUMN - 44)
    height = 100 + len(lines) * LEADING + 12
    sheet.put(x, y, blank(height, 84, colour, theme), f"card:{where}:{card.id}")
    sheet.put(x + 44, y + 42, kind_sign(card.type, 25, theme), f"kind:{where}:{card.id}")
    name = sheet.say(card.name)
    kind = sheet.say(Msg(f"qm-type-{card.type.replace('_', '-')}"))
    room = COLUMN - 96 - (60 if count > 1 else 14)
    long = text_width(name, "bold", TITLE) > room * SHRUNK
    size, titles = (LONG, wrapped(name, LONG, room)) if long else (TITLE, [name])
    top = 19.0 if long else 42.0 if kind == name else 30.0
    for i, line in enumerate(titles):
        sheet.text(
            x + 84,
            y + top + i * LONG,
            line,
            size,
            "bold",
            room=room,
            colour=LIGHT,
            about=f"title:{where}:{card.id}",
        )
    if kind != name:
        below, small = (71, 22.0) if long else (64, TYPE)
        sheet.text(
            x + 84, y + below, kind, small, "text", colour=LIGHT, about=f"type:{where}:{card.id}"
        )
    if count > 1:
        sheet.text(
            x + COLUMN - 20,
            y + 42,
            f"×{count}",
            46,
            "title",
            "r",
            LIGHT,
            f"count:{where}:{card.id}",
        )
    for i, line in enumerate(lines):
        sheet.text(
            x + 22, y + 112 + i * LEADING, line, BODY, "text", about=f"text:{where}:{card.id}"
        )
    return height


def _bound(text: str) -> str:
    """A number or a word of one letter stays on the line of the word after it."""
    return re.sub(r"(?<!\S)(\w) (?=\S)", "\\1\N{NO-BREAK SPACE}", text)


@lru_cache(maxsize=32)
def kind_sign(kind: str, r: float, theme: Theme) -> Shapes:
    """A type of card by its picture: no two are alike without their colour."""
    colour = KINDS[kind]
    ground: Shapes = (Disc(0, 0, r, r, theme.card, theme.ink, 2.0),)
    return (*ground, *_picture(kind, r * 0.56, colour, theme))


def _picture(kind: str, r: float, colour: str, theme: Theme) -> tuple[Shape, ...]:
    match kind:
        case "build_army":
            return (
                Poly(icons.rounded(-r, r * 0.1, r, r * 0.75, r * 0.3), colour),
                Poly(icons.box(-r * 0.5, -r * 0.5, r * 0.4, r * 0.2), colour),
                Line(((r * 0.3, -r * 0.25), (r * 1.15, -r * 0.4)), colour, r * 0.24),
            )
        case "build_navy" | "economic_warfare":
            return drawn("icons", kind, theme, r, colour=colour)
        case "land_battle":
            return icons.swords(r * 0.8, colour)
        case "sea_battle":
            swords = moved(icons.swords(r * 0.62, colour), 0, -r * 0.3)
            return (*swords, *drawn("icons", "wavelet", theme, r, colour=colour))
        case "response":
            return (
                Poly(icons.shield(r * 0.95), colour),
                Text(0, 0, "!", r * 1.3, theme.card, "title"),
            )
        case "status":
            return icons.flag(r * 0.9, colour)
    return (Poly(icons.star_points(r * 1.1, 0.45), colour),)


def _discard(sheet: Sheet, cards: tuple[CardView, ...], y: float) -> float:
    """The own pile by names, the latest first."""
    if not cards:
        return y
    theme = sheet.theme
    title(sheet, "qm-board-discard", len(cards), y)
    y += 72
    for i, (card, count) in enumerate(_counted(reversed(cards))):
        x = MARGIN + (i % 2) * (COLUMN + GUTTER)
        at = y + (i // 2) * 44
        sheet.put(x + 20, at, kind_sign(card.type, 17, theme), f"pile:{card.id}")
        name = sheet.say(card.name) + (f" ×{count}" if count > 1 else "")
        about = f"card:discard:{card.id}"
        sheet.text(x + 48, at, name, 32, "text", room=COLUMN - 56, about=about)
    return y + ((len(_counted(cards)) + 1) // 2) * 44
