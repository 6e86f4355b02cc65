"""What one seat holds: its cards with all they can do, large enough for a telephone. TD-V.14."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from engines.contract import Msg, msg
from engines.total_domination.view import CARDS, TECHS, CardView, SeatView
from renderers import icons
from renderers.draw import Disc, Poly, Shapes, Text, moved
from renderers.panel import COLUMN, MARGIN, WIDTH, Sheet, blank, columns, paper, title, wrapped
from renderers.picture import Plan
from renderers.theme import Theme, mix
from renderers.total_domination import pieces
from renderers.total_domination.colours import GROUPS, POLAR, inks
from renderers.total_domination.places import title_of
from renderers.wording import Say

BODY, LEADING, GAP = 34.0, 38.0, 9.0
SECTIONS = ("packet", "picked", "drawn", "hand", "reserve", "lent", "seen")


def hand(view: SeatView, say: Say, theme: Theme = POLAR) -> Plan:
    sheet = Sheet(theme, say)
    _head(sheet, view)
    y = 122.0
    there = False
    for section in SECTIONS:
        cards: tuple[CardView, ...] = getattr(view, section)
        there |= bool(cards)
        y = _section(sheet, section, cards, y)
    y = _pending(sheet, view, y)
    if not there:
        sheet.words(WIDTH / 2, y + 30, "td-board-no-cards", 40, anchor="m", about="no-cards")
        y += 70
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


def _section(sheet: Sheet, name: str, cards: tuple[CardView, ...], y: float) -> float:
    """Cards under their title; tells where the next section begins."""
    if not cards:
        return y
    title(sheet, f"td-board-{name}", len(cards), y)
    return columns(cards, y + 58, lambda card, x, at: _card(sheet, card, x, at, name)) + 8


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    kind: str
    """tech, event, or why: what stands in the way."""
    fine: bool = True
    first: bool = False
    power: str = ""
    """Whose case it is, where powers that share a hand differ; whose event alone it is."""


def _card(sheet: Sheet, card: CardView, x: float, y: float, where: str) -> float:
    """Value, nation, technology and event; what cannot be done now, and why."""
    theme, side = sheet.theme, sheet.theme.sides[card.country]
    tech = TECHS[card.tech]
    words = {
        "tech": f"{tech.code} {sheet.say(Msg(f'td-tech-{card.tech}'))}",
        "event": sheet.say(card.event),
    }
    lines = [line for kind, text in words.items() for line in _told(sheet, kind, text, card)]
    height = 94 + len(lines) * LEADING + 2 * GAP + 12
    sheet.put(x, y, blank(height, 86, side.colour, theme), f"card:{where}:{card.id}")
    sheet.put(x + 46, y + 43, _value(card.op, theme), f"op:{card.id}:{card.op}")
    sheet.put(x + 110, y + 43, pieces.badge(card.country, 22, theme))
    room = COLUMN - 156 - _worth(sheet, card, x + COLUMN - 18, y + 44)
    sheet.text(
        x + 142,
        y + 44,
        title_of(card.id, sheet.say),
        40,
        "bold",
        colour=side.text,
        room=room,
        about=f"title:{where}:{card.id}",
    )
    at = y + 106
    for line in lines:
        if line.kind == "why":
            left = x + 74
            if line.power:
                about = f"for:{card.id}:{line.power}"
                sheet.put(left + 12, at, pieces.badge(line.power, 14, theme), about)
                left += 34
            colour = theme.faint if line.fine else theme.red_ink
            sheet.text(left, at, line.text, 28, "text", colour=colour, about=f"why:{card.id}")
        else:
            if line.first:
                at += GAP
                group = GROUPS[tech.group] if line.kind == "tech" else theme.gold
                sign = _sign(line.kind, line.fine, group, theme, line.power)
                sheet.put(x + 40, at, sign, f"{line.kind}:{card.id}:{'yes' if line.fine else 'no'}")
            colour = theme.ink if line.fine else theme.faint
            sheet.text(x + 74, at, line.text, BODY, "text", colour=colour)
        at += LEADING
    return height


def _told(sheet: Sheet, kind: str, text: str, card: CardView) -> list[_Line]:
    """A technology or an event, and below it what stands in its way. Where the powers that share
    a hand differ, each is told apart."""
    cases = [
        (
            use.power,
            use.tech_ok if kind == "tech" else use.event_ok,
            use.tech_why if kind == "tech" else use.event_why,
        )
        for use in card.uses
    ]
    fine = any(ok for _, ok, _ in cases)
    lines = [
        _Line(line, kind, fine, first=i == 0)
        for i, line in enumerate(wrapped(text, BODY, COLUMN - 96))
    ]
    barred = [why for _, ok, why in cases if not ok and why and why.id == "td-why-colour"]
    if len(barred) == len(cases):  # its colour says enough
        return [replace(lines[0], power=card.country), *lines[1:]]
    alike = len({(ok, why and sheet.say(why)) for _, ok, why in cases}) == 1
    for power, ok, why in cases[:1] if alike else cases:
        whose = "" if alike else power
        if ok and alike:
            continue
        reason = Msg("td-board-can") if ok else why
        if reason is None:
            continue
        told = wrapped(sheet.say(reason), 28.0, COLUMN - 96 - (34 if whose else 0))
        lines += [
            _Line(line, "why", ok, power=whose if i == 0 else "") for i, line in enumerate(told)
        ]
    return lines


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
def _sign(kind: str, fine: bool, colour: str, theme: Theme, only: str = "") -> Shapes:
    """A cog for the technology, a star for the event; crossed out if it cannot be done, dim beside
    the badge of the nation that alone could."""
    if only:
        star = Poly(icons.star_points(19, 0.45), mix(colour, theme.card, 0.7), theme.faint, 1.6)
        return (star, *moved(pieces.badge(only, 12, theme), 14, 13))
    points = 8 if kind == "tech" else 5
    shapes: Shapes = (
        Poly(
            icons.star_points(19, 0.72 if kind == "tech" else 0.45, points), colour, theme.ink, 1.6
        ),
    )
    if not fine:
        shapes += icons.struck(15, 8.0, 4.6, theme)
    return shapes


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
