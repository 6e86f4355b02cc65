"""What one player has before him: corps cards, kept cards, a card he knows. RR-22.10, 22.14."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.race_to_the_rhine.view import CARDS, CORPS, NUMBERS, CorpsView, SeatView
from renderers import icons
from renderers.atlas import blends
from renderers.draw import Poly, Shapes, Stamp, moved
from renderers.panel import Sheet, paper, wrapped
from renderers.picture import Plan
from renderers.race_to_the_rhine import pieces
from renderers.race_to_the_rhine.ground import inks
from renderers.race_to_the_rhine.words import card_name
from renderers.theme import STAFF, Theme
from renderers.wording import Say

WIDTH = 1200
CORPS_H, CARD_H = 128, 150
DOES = 24.0
"""The size of what a card does."""


def hand(view: SeatView, say: Say, theme: Theme = STAFF) -> Plan:
    sheet = Sheet(theme, say)
    side = theme.sides[view.seat]
    me = next(player for player in view.table.players if player.army == view.seat)
    corps = [unit for unit in view.table.corps if unit.army == view.seat]
    turned = _turned(view)
    cards = [*turned, *me.kept, *me.ready]
    rows = (len(corps) + 1) // 2
    height = (
        110 + rows * CORPS_H + 20 + CARD_H * ((len(cards) + len(view.known) + 2) // 3 or 1) + 30
    )
    sheet.put(0, 0, (Poly(icons.box(0, 0, WIDTH, 86), side.colour, theme.ink, 3.0),), "hand:head")
    sheet.put(56, 43, icons.token(side, 28, theme))
    sheet.text(104, 45, say(Msg(f"rr-seat-{view.seat}")), 56, "title", colour=side.text, room=640)
    turn = say(msg("rr-board-round", n=view.table.round))
    sheet.text(WIDTH - 36, 45, turn, 46, "bold", "r", side.text)
    for i, unit in enumerate(corps):
        _corps(sheet, unit, 30 + (i % 2) * 580, 110 + (i // 2) * CORPS_H)
    y = 110 + rows * CORPS_H + 10
    sheet.rule(30, y, WIDTH - 60)
    y += 16
    place = 0
    for card in cards:
        why = "turned" if card in turned else "kept"
        _card(sheet, card, 30 + (place % 3) * 386, y + (place // 3) * CARD_H, why)
        place += 1
    for deck, card in view.known:
        where = "resistance" if deck == "resistance" else "pursuit"
        _card(sheet, card, 30 + (place % 3) * 386, y + (place // 3) * CARD_H, f"top-{where}")
        place += 1
    if not place:
        sheet.words(WIDTH / 2, y + CARD_H / 2 - 16, "rr-board-no-cards", 36, anchor="m")
    colours = (*inks(theme), *blends(theme.rule))
    on = paper("race_to_the_rhine-hand", (WIDTH, height), theme, colours)
    return Plan(on, tuple(sheet.stamps))


def _turned(view: SeatView) -> list[str]:
    """The card that was turned where a corps has just come to, while it moves on."""
    last = view.table.deeds[-1] if view.table.moving and view.table.deeds else None
    entered = last is not None and last.kind == "enter" and last.by == view.seat
    return [last.what] if last and entered and last.what in CARDS else []


def _corps(sheet: Sheet, unit: CorpsView, x: float, y: float) -> None:
    """A corps card: numeral, name, where it stands, six slots."""
    theme = sheet.theme
    sheet.put(
        x,
        y,
        (
            Poly(icons.box(0, 0, 560, CORPS_H - 14), theme.card, theme.ink, 2.2),
            Poly(icons.box(6, 6, 554, CORPS_H - 20), None, theme.rule, 1.2),
        ),
        f"corps-card:{unit.id}",
    )
    block = pieces.corps_block(unit.id, unit.halted, unit.moved and not unit.halted, theme, 1.35)
    sheet.put(x + 74, y + 57, block)
    place = sheet.say(Msg(f"rr-space-{unit.space}"))
    sheet.text(x + 146, y + 34, place, 40, "text", room=390)
    kinds = [kind for kind, count in enumerate(unit.load) for _ in range(count)]
    for i in range(CORPS[unit.id].slots):
        at = x + 168 + i * 52
        slot = Poly(icons.rounded(-22, -24, 22, 24, 6), theme.paper_deep, theme.rule, 1.6)
        sheet.put(at, y + 82, (slot,))
        if i < len(kinds):
            sheet.put(
                at,
                y + 83,
                icons.supply(kinds[i], 17, "FAR"[kinds[i]], theme),
                f"slot:{unit.id}:{i}",
            )
    if unit.halted:
        sheet.put(x + 516, y + 82, icons.stop(22, theme))
    elif unit.hungry:
        sheet.stamps += [Stamp(x + 516, y + 82, _large_warning(theme))]


def _large_warning(theme: Theme) -> Shapes:
    return moved(pieces.hungry(theme), 0, 0, 1.8)


def _does(card: str, say: Say) -> str:
    """What a card without a battle does, in the words of the help card."""
    row = CARDS[card]
    kind = f"{row.type}-now" if row.type == "resistance" and not row.keep else row.type
    told = Msg(f"rr-help-card-{kind.replace('_', '-')}", {"fuel": f"{NUMBERS.go_on_fuel}F"})
    return say(told).partition(": ")[2]


def _card(sheet: Sheet, card: str, x: float, y: float, why: str) -> None:
    """A card face up: what it is, what winning costs, why it lies here."""
    theme = sheet.theme
    row = CARDS[card]
    enemy = row.cost is not None
    sheet.put(
        x,
        y,
        (
            Poly(icons.rounded(0, 0, 370, CARD_H - 18, 12), theme.card, theme.ink, 2.4),
            Poly(icons.box(0, 26, 14, CARD_H - 44), theme.enemy if enemy else theme.gold),
        ),
        f"card:hand:{card}",
    )
    sheet.words(x + 30, y + 28, f"rr-board-{why}", 26, room=320)
    sheet.text(x + 30, y + 66, sheet.say(card_name(card)), 38, "text", room=325)
    if row.cost is None:
        for i, line in enumerate(wrapped(_does(card, sheet.say), DOES, 330)[:2]):
            sheet.text(x + 30, y + 100 + i * 25, line, DOES, "text", about=f"does:{card}")
    else:
        for i, (kind, count) in enumerate(((1, row.cost.ammo), (0, row.cost.fuel))):
            if count:
                sheet.put(x + 50 + i * 60, y + 104, icons.supply(kind, 18, str(count), theme))
        if row.medal:
            sheet.put(x + 330, y + 102, icons.medal(20, theme))
