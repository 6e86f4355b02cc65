"""What one seat holds: its cards with all they can do, large enough for a telephone. TD-V.14."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from engines.contract import Msg, msg
from engines.total_domination.view import CARDS, TECHS, CardView, SeatView
from renderers import icons
from renderers.draw import Disc, Poly, Shapes, Text, moved
from renderers.panel import COLUMN, MARGIN, WIDTH, Sheet, blank, columns, paper, title, wrapped
from renderers.picture import Plan
from renderers.theme import Theme, mix
from renderers.total_domination import board, pieces
from renderers.total_domination.colours import POLAR, inks
from renderers.total_domination.panels import chip, shelf
from renderers.total_domination.places import title_of
from renderers.wording import Say

BODY, WHY, LEADING, GAP = 34.0, 28.0, 38.0, 9.0
OTHERS = "td-why-colour", "td-why-colour-joining"
"""Why an event is closed to a power that is not of its colour: a badge says it."""
SECTIONS = ("packet", "picked", "drawn", "hand", "reserve", "lent", "seen")


def hand(view: SeatView, say: Say, theme: Theme = POLAR) -> Plan:
    sheet = Sheet(theme, say)
    _head(sheet, view)
    y = 122.0
    there = False
    for section in SECTIONS:
        cards: tuple[CardView, ...] = getattr(view, section)
        there |= bool(cards)
        y = _section(sheet, view, section, cards, y)
    if not there:
        sheet.words(WIDTH / 2, y + 30, "td-board-no-cards", 40, anchor="m", about="no-cards")
        y += 70
    y = _pending(sheet, view, _sheets(sheet, view, y))
    size = WIDTH, int(y + 16)
    return Plan(paper("total_domination-hand", size, theme, inks(theme)), tuple(sheet.stamps))


def _head(sheet: Sheet, view: SeatView) -> None:
    theme, side = sheet.theme, sheet.theme.sides[view.seat]
    sheet.put(0, 0, (Poly(icons.box(0, 0, WIDTH, 96), side.colour, theme.ink, 3.0),), "hand:head")
    x = 56.0
    for power in view.powers:
        sheet.put(x, 48, pieces.badge(power, 29, theme))
        x += 74
    sheet.text(
        x - 16, 49, sheet.say(Msg(f"td-seat-{view.seat}")), 58, "title", colour=side.text, room=620
    )
    sheet.text(WIDTH - 30, 49, str(view.table.year), 50, "bold", "r", side.text)


def _section(
    sheet: Sheet, view: SeatView, name: str, cards: tuple[CardView, ...], y: float
) -> float:
    """Cards under their title; tells where the next section begins."""
    if not cards:
        return y
    title(sheet, f"td-board-{name}", len(cards), y)
    return columns(cards, y + 58, lambda card, x, at: _card(sheet, view, card, x, at, name)) + 8


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of a card: what it is drawn as at the left, its words, and what is lit or dim at its
    right end."""

    text: str
    sign: Shapes = ()
    about: str = ""
    right: tuple[tuple[str, Shapes], ...] = ()
    fine: bool = True
    size: float = BODY


def _card(sheet: Sheet, view: SeatView, card: CardView, x: float, y: float, where: str) -> float:
    """Value, nation, technology and event; what cannot be done now is dim."""
    theme, side = sheet.theme, sheet.theme.sides[card.country]
    lines = [*_technology(sheet, view, card), *_event(sheet, card)]
    height = 106 + len(lines) * LEADING + 2 * GAP
    sheet.put(x, y, blank(height, 86, side.colour, theme), f"card:{where}:{card.id}")
    sheet.put(x + 46, y + 43, _value(card.op, theme), f"op:{card.id}:{card.op}")
    sheet.put(x + 110, y + 43, pieces.badge(card.country, 22, theme))
    room = COLUMN - 156 - _worth(sheet, card, x + COLUMN - 18, y + 44)
    name, about = title_of(card.id, sheet.say), f"title:{where}:{card.id}"
    sheet.text(x + 142, y + 44, name, 40, "bold", "l", side.text, about, room)
    at = y + 106
    for line in lines:
        if line.sign:
            at += GAP
            sheet.put(x + 40, at, line.sign, line.about)
        colour = theme.ink if line.fine else theme.faint
        about = "" if line.size == BODY else f"why:{card.id}"
        sheet.text(x + 74, at, line.text, line.size, "text", colour=colour, about=about)
        for i, (about, shapes) in enumerate(line.right):
            sheet.put(x + COLUMN - 34 - (len(line.right) - 1 - i) * 46, at, shapes, about)
        at += LEADING
    return height


def _technology(sheet: Sheet, view: SeatView, card: CardView) -> list[_Line]:
    """Lit if it could be developed; what it needs first is at the right, lit where it is there."""
    theme, row = sheet.theme, TECHS[card.tech]
    fine = [use.power for use in card.uses if use.tech_ok]
    own = view.table.power(fine[0] if fine else card.uses[0].power).sheet
    (shown,) = [tech for tech in own.techs if tech.id == card.tech]
    right = _badges(card, fine, theme)
    if not fine and not shown.active:
        needed = (*row.requires, *row.requires_any)
        there = [tech for tech in own.techs if tech.id in needed]
        right = tuple(
            (
                f"needs:{card.id}:{tech.id}:{own.state(tech)}",
                chip(tech.id, own.state(tech), theme, 0.6),
            )
            for tech in there
        )
    about = f"tech:{card.id}:{'yes' if fine else 'no'}"
    text = sheet.say(Msg(f"td-tech-{card.tech}"))
    return _lines(text, bool(fine), chip(card.tech, own.state(shown), theme, 0.66), about, right)


def _event(sheet: Sheet, card: CardView) -> list[_Line]:
    """Lit if it could be played; a nation whose event alone it is stands beside the star."""
    theme = sheet.theme
    fine = [use.power for use in card.uses if use.event_ok]
    whys = {use.event_why.id: use.event_why for use in card.uses if use.event_why}
    if "td-why-no-events" in whys:  # TD-12.1.2: no card has one here
        return []
    only = card.country if not fine and set(whys) <= set(OTHERS) else ""
    sign = _star(bool(fine), only, "td-why-colour-joining" in whys, theme)
    about = f"event:{card.id}:{'yes' if fine else 'no'}"
    right = _badges(card, fine, theme)
    lines = _lines(sheet.say(card.event), bool(fine), sign, about, right)
    for name, why in whys.items():
        if not fine and name not in OTHERS:
            told = wrapped(sheet.say(why), WHY, COLUMN - 96)
            lines += [_Line(line, size=WHY, fine=False) for line in told]
    return lines


def _lines(
    text: str, fine: bool, sign: Shapes, about: str, right: tuple[tuple[str, Shapes], ...]
) -> list[_Line]:
    words = wrapped(text, BODY, COLUMN - 96 - 46 * len(right))
    return [
        _Line(line, () if i else sign, about, () if i else right, fine)
        for i, line in enumerate(words)
    ]


def _badges(card: CardView, fine: Sequence[str], theme: Theme) -> tuple[tuple[str, Shapes], ...]:
    """Powers that share a hand, lit or dim, where they differ."""
    if len(fine) in (0, len(card.uses)):
        return ()
    return tuple(
        (
            f"for:{card.id}:{use.power}:{'yes' if use.power in fine else 'no'}",
            pieces.badge(use.power, 17, theme) if use.power in fine else _dim(use.power, theme),
        )
        for use in card.uses
    )


@lru_cache(maxsize=16)
def _dim(nation: str, theme: Theme) -> Shapes:
    side = theme.sides[nation]
    pale = mix(theme.faint, theme.card, 0.65)
    return Poly(pieces.outline(side, 17), theme.card, pale, 1.6), Text(
        0, 0.7, side.letter, 19, pale, "bold"
    )


def _worth(sheet: Sheet, card: CardView, x: float, y: float) -> float:
    """What the card counts as an operation, where that is not its value; how wide that is. Powers
    that share a hand are told apart where they differ."""
    worths = {use.worth for use in card.uses}
    if worths == {card.op}:
        return 0.0
    colour = sheet.theme.sides[card.country].text
    if len(worths) == 1:
        (worth,) = worths
        about = f"worth:{card.id}:{worth}"
        sheet.text(x, y, f"= {worth}", 44, "title", "r", colour, about)
        return 90.0
    for i, use in enumerate(reversed(card.uses)):
        about = f"worth:{card.id}:{use.worth}:{use.power}"
        sheet.text(x - i * 84, y, str(use.worth), 40, "title", "r", colour, about)
        sheet.put(x - i * 84 - 50, y, pieces.badge(use.power, 17, sheet.theme))
    return 84.0 * len(card.uses)


@lru_cache(maxsize=16)
def _value(op: int, theme: Theme) -> Shapes:
    return (
        Disc(0, 0, 32, 32, theme.card, theme.ink, 2.6),
        Text(0, 1, str(op), 50, theme.ink, "title"),
    )


@lru_cache(maxsize=32)
def _star(fine: bool, only: str, asleep: bool, theme: Theme) -> Shapes:
    """The star of an event, dim if it cannot be played; beside it the nation that alone could, and
    whether that is not in the war yet."""
    fill, edge = (
        (theme.gold, theme.ink) if fine else (mix(theme.gold, theme.card, 0.7), theme.faint)
    )
    shapes: Shapes = (Poly(icons.star_points(19, 0.45), fill, edge, 1.6),)
    if only:
        shapes += moved(pieces.badge(only, 12, theme), 14, 13)
    if only and asleep:
        shapes += moved(board.asleep(theme), 26, 2)
    return shapes


def _sheets(sheet: Sheet, view: SeatView, y: float) -> float:
    """The technologies of the powers that play from this hand."""
    own = [view.table.power(power) for power in view.powers]
    title(sheet, "td-board-technology", sum(t.active for p in own for t in p.sheet.techs), y)
    if any(power.sheet.pending for power in own):
        told = sheet.say(Msg("td-why-one-tech"))
        sheet.text(WIDTH - MARGIN, y + 20, told, 30, "text", "r", sheet.theme.faint, "why:one-tech")
    for i, power in enumerate(own):
        at = y + 88 + i * 70
        sheet.put(MARGIN + 24, at, pieces.badge(power.power, 24, sheet.theme))
        shelf(sheet, power, MARGIN + 56, at, (WIDTH - 2 * MARGIN - 56) / 16, ("ABCDE",))
    return y + 60 + len(own) * 70


def _pending(sheet: Sheet, view: SeatView, y: float) -> float:
    for power, card in view.pending:
        tech = sheet.say(Msg(f"td-tech-{CARDS[card].tech}"))
        text = sheet.say(msg("td-board-pending", tech=tech))
        sheet.put(MARGIN + 22, y + 26, pieces.badge(power, 19, sheet.theme))
        sheet.text(
            MARGIN + 56,
            y + 26,
            text,
            36,
            "text",
            about=f"pending:{power}:{card}",
            room=WIDTH - 2 * MARGIN - 60,
        )
        y += 56
    return y
