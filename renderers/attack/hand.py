"""What one player holds: his cards by kind, sets marked, what a Build would give. AT-24.10."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.attack.view import CARDS, CardView, SeatView
from engines.contract import Msg, msg
from renderers import icons
from renderers.art import drawn
from renderers.attack import pieces
from renderers.attack.colours import WALL, inks
from renderers.attack.words import offered
from renderers.draw import Disc, Poly, Shapes, Text
from renderers.panel import Sheet, paper
from renderers.picture import Plan
from renderers.theme import Colour, Theme, mix
from renderers.wording import Say

WIDTH = 1200
CARD_W, CARD_H = 228.0, 300.0
DEAL_H = 52
COLOURS: dict[str, Colour] = {
    "population": "#8A5A3B",
    "minerals": "#5C6B73",
    "factories": "#8C3B33",
    "oil": "#33322F",
    "rail": "#3F6B4F",
}


def hand(view: SeatView, say: Say, theme: Theme = WALL) -> Plan:
    sheet = Sheet(theme, say)
    side = theme.sides[view.seat]
    rows = max(1, (len(view.hand) + 4) // 5)
    needs = sorted(view.needs, key=lambda need: need[1])[:12]
    height = 200 + rows * (CARD_H + 18) + len(view.deals) * DEAL_H
    height += 70 + (len(needs) + 2) // 3 * 52 if needs else 0
    sheet.put(0, 0, (Poly(icons.box(0, 0, WIDTH, 96), side.colour, theme.ink, 3.0),), "hand:head")
    sheet.put(58, 48, pieces.badge(side, 30, theme))
    sheet.text(108, 50, Msg(f"at-seat-{view.seat}"), 60, "title", colour=side.text, room=480)
    told = say(msg("at-board-pp", n=view.pp))
    sheet.text(WIDTH - 36, 50, told, 54, "bold", "r", side.text, "hand:pp", 560)
    told = say(msg("at-board-hand", n=len(view.hand), sets=view.sets))
    sheet.text(30, 138, told, 40, "text", about="hand:count", room=WIDTH - 60)
    y = 180.0
    for i, card in enumerate(view.hand):
        _card(sheet, card, 15 + i % 5 * (CARD_W + 8), y + i // 5 * (CARD_H + 18))
    if not view.hand:
        sheet.words(WIDTH / 2, y + 120, "at-board-no-cards", 44, anchor="m")
    y += rows * (CARD_H + 18)
    for deal in view.deals:
        sheet.text(30, y + 24, offered(deal), 38, "text", about=f"deal:{deal.id}", room=WIDTH - 60)
        y += DEAL_H
    if needs:
        _needs(sheet, needs, y)
    colours = (_pale(theme), *COLOURS.values(), *inks(theme))
    return Plan(paper("attack-hand", (WIDTH, int(height)), theme, colours), tuple(sheet.stamps))


def _card(sheet: Sheet, card: CardView, x: float, y: float) -> None:
    """A card face up: kind, value, defenders; a star where a set doubles it."""
    theme = sheet.theme
    colour = COLOURS[card.kind]
    face = (
        Poly(icons.rounded(4, 5, CARD_W + 4, CARD_H + 5, 16), theme.faint),
        Poly(icons.rounded(0, 0, CARD_W, CARD_H, 16), theme.card, theme.ink, 3.0),
        Poly(icons.rounded(8, 8, CARD_W - 8, 64, 12), colour),
    )
    sheet.put(x, y, face, f"card:hand:{card.id}")
    kind = sheet.say(Msg(f"at-kind-{card.kind}"))
    sheet.text(
        x + CARD_W / 2, y + 37, kind.capitalize(), 36, "title", "m", theme.card, room=CARD_W - 36
    )
    sheet.put(x + 74, y + 144, symbol(card.kind, 48, theme))
    sheet.text(x + 172, y + 146, str(card.value), 104, "title", "m", colour, f"value:{card.id}", 90)
    sheet.rule(x + 16, y + 214, CARD_W - 32)
    _defenders(sheet, CARDS[card.id].defenders, x, y + 256)
    if card.doubled:
        sheet.put(x + CARD_W - 28, y + 82, _double(theme), f"doubled:{card.id}")


def _defenders(sheet: Sheet, counts: Sequence[int], x: float, y: float) -> None:
    kinds = [(kind, n) for kind, n in enumerate(counts) if n]
    step = (CARD_W - 20) / max(len(kinds), 2)
    for i, (kind, n) in enumerate(kinds):
        at = x + 12 + i * step
        sheet.put(at + 22, y, pieces.unit(kind, 19 if len(kinds) < 4 else 15, sheet.theme.ink))
        sheet.text(at + 46, y + 1, str(n), 38 if len(kinds) < 4 else 32, "bold", room=step - 44)


@lru_cache(maxsize=2)
def _double(theme: Theme) -> Shapes:
    return (
        Disc(0, 0, 25, 25, theme.trail, theme.ink, 2.4),
        Text(0, 0, "×2", 32, theme.ink, "bold"),
    )


@lru_cache(maxsize=32)
def symbol(kind: str, r: float, theme: Theme) -> Shapes:
    """People, a pick and ore, chimneys, a derrick, a locomotive."""
    return drawn("attack", kind, theme, r, colour=COLOURS[kind])


def _pale(theme: Theme) -> Colour:
    return mix(theme.trail, theme.card, 0.3)


def _needs(sheet: Sheet, needs: Sequence[tuple[str, int]], y: float) -> None:
    """What a Diplomatic attack needs, the easiest regions first."""
    sheet.rule(30, y + 12, WIDTH - 60)
    sheet.words(30, y + 42, "at-board-needs", 36, room=WIDTH - 60)
    for i, (region, least) in enumerate(needs):
        x, at = 30 + i % 3 * 386, y + 92 + i // 3 * 52
        plate = Poly(icons.rounded(0, -20, 52, 20, 8), _pale(sheet.theme), sheet.theme.ink, 1.8)
        sheet.put(x, at, (plate, Text(26, 0, f"{least}+", 34, sheet.theme.ink, "bold")))
        sheet.text(
            x + 64, at, Msg(f"at-region-{region}"), 36, "text", room=300, about=f"need:{region}"
        )
