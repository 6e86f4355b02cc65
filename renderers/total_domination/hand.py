"""What one seat holds: its cards with all they can do, large enough for a telephone. TD-V.14."""

from __future__ import annotations

from functools import lru_cache

from engines.contract import Msg, msg
from engines.total_domination.view import CARDS, TECHS, CardView, SeatView
from renderers import icons
from renderers.atlas import Ground, Print, View
from renderers.draw import Disc, Line, Mark, Poly, Text
from renderers.panel import Sheet, wrapped
from renderers.picture import Plan
from renderers.theme import Theme
from renderers.total_domination import pieces
from renderers.total_domination.colours import GROUPS, POLAR, inks
from renderers.total_domination.pieces import Shapes
from renderers.total_domination.places import Say, title_of

WIDTH = 1080
MARGIN, GUTTER = 24.0, 20.0
COLUMN = (WIDTH - 2 * MARGIN - GUTTER) / 2
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
    marks: list[Mark] = list(sheet.stamps)
    return Plan(_paper(int(y + 16), theme), tuple(marks))


def _paper(height: int, theme: Theme) -> Print:
    def ground() -> Ground:
        edge = Poly(icons.box(2, 2, WIDTH - 2, height - 2), None, theme.ink, 3.0)
        return Ground(theme.paper, (edge,), {}, (), {}, inks(theme))

    return Print(f"total_domination-hand-{theme.name}", View(0, 0, WIDTH, height), "", ground)


def _head(sheet: Sheet, view: SeatView) -> None:
    theme, side = sheet.theme, sheet.theme.sides[view.seat]
    sheet.put(0, 0, (Poly(icons.box(0, 0, WIDTH, 96), side.colour, theme.ink, 3.0),), "hand:head")
    x = 56.0
    for power in view.powers:
        sheet.put(x, 48, pieces.badge(power, 29, theme))
        x += 74
    sheet.text(x - 16, 49, sheet.say(Msg(f"td-seat-{view.seat}")), 58, "title", colour=side.text,
               room=620)  # fmt: skip
    sheet.text(WIDTH - 30, 49, str(view.table.year), 50, "bold", "r", side.text)


def _section(sheet: Sheet, name: str, cards: tuple[CardView, ...], y: float) -> float:
    """Cards in two columns, each under the shorter one; tells where the next section begins."""
    if not cards:
        return y
    theme = sheet.theme
    width = sheet.words(MARGIN, y + 20, f"td-board-{name}", 38, font="title", colour=theme.ink)
    sheet.text(MARGIN + width + 16, y + 20, f"({len(cards)})", 34, "text", colour=theme.faint)
    sheet.put(MARGIN, y + 44, (Line(((0, 0), (WIDTH - 2 * MARGIN, 0)), theme.rule, 2.0),))
    ends = [y + 58, y + 58]
    for card in cards:
        column = 0 if ends[0] <= ends[1] else 1
        x = MARGIN + column * (COLUMN + GUTTER)
        ends[column] += _card(sheet, card, x, ends[column], name) + 18
    return max(ends) + 8


def _card(sheet: Sheet, card: CardView, x: float, y: float, where: str) -> float:
    """Value, nation, technology and event; what cannot be done now, and why."""
    theme, side = sheet.theme, sheet.theme.sides[card.country]
    tech = TECHS[card.tech]
    parts = (
        ("tech", f"{tech.code} {sheet.say(Msg(f'td-tech-{card.tech}'))}", card.tech_ok,
         card.tech_why),
        ("event", sheet.say(card.event), card.event_ok, card.event_why),
    )  # fmt: skip
    lines: list[tuple[str, str, bool, bool]] = []
    for kind, text, fine, why in parts:
        lines += [(kind, line, fine, i == 0) for i, line in enumerate(
            wrapped(text, BODY, COLUMN - 96))]  # fmt: skip
        if why is not None and not fine:
            lines += [("why", line, False, False)
                      for line in wrapped(sheet.say(why), 28.0, COLUMN - 96)]  # fmt: skip
    height = 94 + len(lines) * LEADING + 2 * GAP + 12
    sheet.put(x, y, _blank(COLUMN, height, side.colour, theme), f"card:{where}:{card.id}")
    sheet.put(x + 46, y + 43, _value(card.op, theme), f"op:{card.id}:{card.op}")
    sheet.put(x + 110, y + 43, pieces.badge(card.country, 22, theme))
    room = COLUMN - 156 - (90 if card.worth != card.op else 0)
    sheet.text(x + 142, y + 44, title_of(card.id, sheet.say), 40, "bold", colour=side.text,
               room=room, about=f"title:{where}:{card.id}")  # fmt: skip
    if card.worth != card.op:
        sheet.text(x + COLUMN - 18, y + 44, f"= {card.worth}", 44, "title", "r", side.text,
                   f"worth:{card.id}:{card.worth}")  # fmt: skip
    at = y + 106
    for kind, line, fine, first in lines:
        if kind == "why":
            sheet.text(x + 74, at, line, 28, "text", colour=theme.red_ink, about=f"why:{card.id}")
        else:
            if first:
                at += GAP
                group = GROUPS[tech.group] if kind == "tech" else theme.gold
                sheet.put(x + 40, at, _sign(kind, fine, group, theme),
                          f"{kind}:{card.id}:{'yes' if fine else 'no'}")  # fmt: skip
            sheet.text(x + 74, at, line, BODY, "text", colour=theme.ink if fine else theme.faint)
        at += LEADING
    return height


@lru_cache(maxsize=64)
def _blank(w: float, h: float, colour: str, theme: Theme) -> Shapes:
    return (
        Poly(icons.rounded(4, 5, w + 4, h + 5, 14), theme.rule),
        Poly(icons.rounded(0, 0, w, h, 14), theme.card),
        Poly(icons.rounded(0, 0, w, 86, 14), colour),
        Poly(icons.box(0, 60, w, 86), colour),
        Line(((0, 86), (w, 86)), theme.ink, 2.0, capped=False),
        Poly(icons.rounded(0, 0, w, h, 14), None, theme.ink, 2.6),
    )


@lru_cache(maxsize=16)
def _value(op: int, theme: Theme) -> Shapes:
    return (
        Disc(0, 0, 32, 32, theme.card, theme.ink, 2.6),
        Text(0, 1, str(op), 50, theme.ink, "title"),
    )


@lru_cache(maxsize=32)
def _sign(kind: str, fine: bool, colour: str, theme: Theme) -> Shapes:
    """A cog for the technology, a star for the event; crossed out if it cannot be done."""
    points = 8 if kind == "tech" else 5
    shapes: Shapes = (
        Poly(icons.star_points(19, 0.72 if kind == "tech" else 0.45, points), colour, theme.ink,
             1.6),
    )  # fmt: skip
    if not fine:
        shapes += (Line(((-15, 15), (15, -15)), theme.card, 8.0),
                   Line(((-15, 15), (15, -15)), theme.red_ink, 4.6))  # fmt: skip
    return shapes


def _pending(sheet: Sheet, view: SeatView, y: float) -> float:
    for power, id in view.pending:
        tech = sheet.say(Msg(f"td-tech-{CARDS[id].tech}"))
        text = sheet.say(msg("td-board-pending", tech=tech))
        sheet.put(MARGIN + 22, y + 26, pieces.badge(power, 19, sheet.theme))
        sheet.text(MARGIN + 56, y + 26, text, 36, "text", about=f"pending:{power}:{id}",
                   room=WIDTH - 2 * MARGIN - 60)  # fmt: skip
        y += 56
    return y
