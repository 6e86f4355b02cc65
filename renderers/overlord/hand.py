"""What a seat holds: command cards with all they say, large enough for a telephone. OV-30.13."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.contract import Msg, msg
from engines.overlord.view import ALL, CardView, Role, SeatView
from renderers import icons
from renderers.art import outline
from renderers.draw import Disc, Poly, Shape, Text
from renderers.overlord.colours import FRONT, inks
from renderers.overlord.head import badge
from renderers.overlord.pieces import LIGHT
from renderers.panel import (
    COLUMN,
    GUTTER,
    MARGIN,
    WIDTH,
    Sheet,
    columns,
    paper,
    rule,
    title,
    wrapped,
)
from renderers.picture import Plan
from renderers.theme import Colour, Theme, mix
from renderers.wording import Say

TITLE, BODY, LEADING = 38.0, 33.0, 39.0
BAND = 88.0
EVERY_GENERAL = {"left", "center", "right"}
KINDS: dict[str, Colour] = {"section": "#51652F", "tactic": "#8A4A1E", "air": "#2F5288"}


def hand(view: SeatView, say: Say, theme: Theme = FRONT) -> Plan:
    sheet = Sheet(theme, say)
    _head(sheet, view)
    y = 112.0
    y = _section(sheet, "given", [(one.card, one.role) for one in view.given], view.role, y)
    y = _sums(sheet, view, y)
    held, under = _unchosen(view)
    y = _section(sheet, "hand", [(card, None) for card in held], view.role, y)
    y = _section(sheet, "under", [(card, None) for card in under], view.role, y)
    y = _section(sheet, "next", [(card, None) for card in view.next], view.role, y)
    if y == 112.0:
        sheet.words(WIDTH / 2, y + 60, "ov-board-no-cards", 44, anchor="m", about="none")
        y += 130
    colours = (*inks(theme), *KINDS.values())
    return Plan(paper("overlord-hand", (WIDTH, int(y + 16)), theme, colours), tuple(sheet.stamps))


def _unchosen(view: SeatView) -> tuple[list[CardView], list[CardView]]:
    """The hand and what lies under the commissar, without what is shown as chosen already."""
    held, under = list(view.hand), list(view.commissar)
    if view.sums:
        chosen: list[tuple[CardView, tuple[list[CardView], ...]]]
        chosen = [(card, (held,)) for card in view.next]
        chosen += [(one.card, (under, held)) for one in view.given]
        for card, places in chosen:
            for cards in places:
                there = [i for i, other in enumerate(cards) if other.id == card.id]
                if there:
                    cards.pop(there[0])
                    break
    return held, under


def _head(sheet: Sheet, view: SeatView) -> None:
    theme, side = sheet.theme, sheet.theme.sides[view.side]
    sheet.put(0, 0, (Poly(icons.box(0, 0, WIDTH, 92), side.colour, theme.ink, 3.0),), "hand:head")
    sheet.put(58, 46, badge(view.side, theme))
    seat, turn = Msg(f"ov-seat-{view.seat}"), msg("ov-board-turn-short", n=view.table.turn)
    sheet.text(100, 48, seat, 52, "title", colour=LIGHT, room=660)
    sheet.text(WIDTH - 30, 48, turn, 42, "bold", "r", LIGHT)


def _sums(sheet: Sheet, view: SeatView, y: float) -> float:
    """What each general would order with the cards chosen for him so far."""
    if not any(one.cards for one in view.sums):
        return y
    theme = sheet.theme
    sheet.words(MARGIN, y + 20, "ov-board-sums", 38, font="title", colour=theme.ink)
    rule(sheet, y + 44)
    wide = (WIDTH - 2 * MARGIN - 2 * GUTTER) / 3
    for i, one in enumerate(view.sums):
        x = MARGIN + i * (wide + GUTTER)
        ground = theme.sides[view.side].wash if one.cards else theme.paper_deep
        box = (Poly(icons.rounded(0, 0, wide, 62, 10), ground, theme.ink, 2.0),)
        sheet.put(x, y + 58, box, f"sum:{one.role}:{one.cards}:{one.units}:{one.of}")
        told = msg("ov-board-sum", who=Msg(f"ov-role-{one.role}"), n=one.units, m=one.of)
        about = f"sum-text:{one.role}"
        sheet.text(x + wide / 2, y + 89, told, 30, "bold", "m", about=about, room=wide - 24)
    return y + 148


Held = tuple[CardView, Role | None]


def _section(sheet: Sheet, name: str, cards: Sequence[Held], mine: Role, y: float) -> float:
    """Cards under their title; tells where the next section begins."""
    if not cards:
        return y

    def draw(held: tuple[int, Held], x: float, at: float) -> float:
        i, (card, role) = held
        return _card(sheet, card, role, mine, x, at, f"{name}:{i}:{card.id}")

    title(sheet, f"ov-board-cards-{name}", len(cards), y)
    return columns(enumerate(cards), y + 58, draw) + 10


def _card(
    sheet: Sheet, card: CardView, role: Role | None, mine: Role, x: float, y: float, about: str
) -> float:
    """A card; `role` has been given it, `mine` is who reads. Tells how high it became."""
    theme, colour = sheet.theme, KINDS.get(card.kind, KINDS["tactic"])
    lines = wrapped(sheet.say(card.text), BODY, COLUMN - 40)
    playable = card.playable and (role is None or role == mine)
    note = _note(card, role, mine)
    small = wrapped(sheet.say(note), 28, COLUMN - 40) if note else []
    height = BAND + 22 + len(lines) * LEADING + len(small) * 34 + 12
    edge = theme.trail if playable else theme.ink
    sheet.put(x, y, _blank(height, colour, edge, playable, theme), f"card:{about}")
    sheet.put(x + 46, y + BAND / 2, _code(theme), f"code:{about}")
    sheet.text(x + 46, y + BAND / 2, card.code, 30, "bold", "m", room=56, about=f"letters:{about}")
    taken = 144 if card.arrows else 0
    if card.arrows:
        shown = arrows(card.arrows, _number(card.orders), theme)
        sheet.put(x + COLUMN - 80, y + BAND / 2, shown, f"arrows:{about}")
    named, room = f"title:{about}", COLUMN - 104 - taken
    sheet.text(x + 90, y + 30, card.name, TITLE, "bold", "l", LIGHT, named, room)
    kind = Msg(f"ov-board-kind-{card.kind}")
    sheet.text(x + 90, y + 66, kind, 27, "text", "l", LIGHT, f"kind:{about}")
    at = y + BAND + 30
    for line in lines:
        sheet.text(x + 20, at, line, BODY, "text", about=f"text:{about}")
        at += LEADING
    for line in small:
        sheet.text(x + 20, at, line, 28, "bold", about=f"note:{about}", colour=theme.red_ink)
        at += 34
    return height


def _note(card: CardView, role: Role | None, mine: Role) -> Msg | None:
    """For whom it is, or for whom it could be now."""
    if role is not None:
        own = card.playable and role == mine
        return Msg("ov-board-playable") if own else msg("ov-board-to", who=Msg(f"ov-role-{role}"))
    if set(card.receivers) == EVERY_GENERAL:
        return Msg("ov-board-may-get-any")
    if set(card.receivers) <= {mine}:  # who holds it plays it
        return None
    return msg("ov-board-may-get", who=tuple(Msg(f"ov-role-{one}") for one in card.receivers))


def _code(theme: Theme) -> tuple[Shape, ...]:
    return (Disc(0, 0, 34, 34, theme.card, theme.ink, 2.0),)


def _number(orders: int) -> str:
    """As on the arrow of a card."""
    return "A" if orders >= ALL else str(orders)


@lru_cache(maxsize=64)
def arrows(roles: tuple[Role, ...], number: str, theme: Theme) -> tuple[Shape, ...]:
    """Left, up and right; those of the card are bright and bear its number."""
    head = outline("signs", "order-arrow")
    left = tuple((y * 0.86, -x * 0.86) for x, y in head)
    right = tuple((-y * 0.86, x * 0.86) for x, y in head)
    shapes: list[Shape] = []
    for role, form, at in (("left", left, -46.0), ("center", head, 0.0), ("right", right, 46.0)):
        on = role in roles
        points = tuple((x + at, y) for x, y in form)
        fill = theme.trail if on else mix(theme.ink, theme.card, 0.35)
        shapes.append(Poly(points, fill, theme.ink, 2.0))
        if on:
            aside = {"left": 1.5, "center": 0.0, "right": -1.5}[role]
            low = 2.5 if role == "center" else 0.5
            shapes.append(Text(at + aside, low, number, 22, theme.ink, "bold"))
    return tuple(shapes)


def _blank(
    h: float, colour: Colour, edge: Colour, playable: bool, theme: Theme
) -> tuple[Shape, ...]:
    return (
        Poly(icons.rounded(4, 5, COLUMN + 4, h + 5, 14), theme.rule),
        Poly(icons.rounded(0, 0, COLUMN, h, 14), theme.card),
        Poly(icons.rounded(0, 0, COLUMN, BAND, 14), colour),
        Poly(icons.box(0, BAND - 20, COLUMN, BAND), colour),
        Poly(icons.rounded(0, 0, COLUMN, h, 14), None, edge, 6.0 if playable else 2.6),
    )
