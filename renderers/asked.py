"""What a question is about, shown on a board and among cards: the same for all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.contract import Key
from renderers import icons
from renderers.draw import Disc, Line, Mark, Poly, Shape, Stamp, Text
from renderers.picture import Plan
from renderers.theme import Colour, Theme

RING, BELOW = 7.0, 14.0
"""How thick a ring is, and the paper below the last card."""
CHOICE, ASKED, CARD, PILE = "choice:", "asked:", "card:", "card:discard:"
"""How the stamps of places and cards that can be picked, of the place that is asked about and of
all cards of a hand, and of a pile beside it, begin to say what they show."""


def picked(hand: Plan, keys: Sequence[Key], theme: Theme) -> Plan:
    """A hand with a ring round each card that can be picked: the answer `give/oil1c.left` picks the
    card `oil1c`, which is drawn as `card:hand:oil1c`."""
    cards = hand.stamps(CARD)
    rings = [_round(card, key, theme.choice) for key in keys for card in _picks(key, cards)]
    return replace(hand, marks=(*hand.marks, *rings))


def shortened(hand: Plan) -> Plan:
    """A hand without what lies below the kinds of cards that have rings."""
    keys = [ring.about.removeprefix(CHOICE) for ring in hand.stamps(CHOICE)]
    cards = hand.stamps(CARD)
    kinds = {_kind(card) for key in keys for card in _picks(key, cards)}
    if not kinds:
        return hand
    view, low = hand.sheet.view, max(card.box[3] for card in cards if _kind(card) in kinds)
    return replace(hand, part=replace(view, height=min(view.height, low + BELOW - view.y)))


def _kind(card: Stamp) -> str:
    return card.about.removeprefix(CARD).partition(":")[0]


def _picks(key: Key, cards: Sequence[Stamp]) -> list[Stamp]:
    """Its cards; those in a pile only if there is none elsewhere."""
    arg = key.partition("/")[2]
    fits = [card for card in cards if f"{arg}.".startswith(f"{card.about.rpartition(':')[2]}.")]
    return [card for card in fits if not card.about.startswith(PILE)] or fits


def _round(card: Stamp, key: Key, colour: Colour) -> Stamp:
    x0, y0, x1, y1 = card.box
    ring = Poly(icons.rounded(0, 0, x1 - x0, y1 - y0, 16), None, colour, RING)
    return Stamp(x0, y0, (ring,), f"{CHOICE}{key}")


def asked(board: Plan, place: str, theme: Theme) -> Plan:
    """A board on which this place was marked too: in another colour than places to choose."""
    return replace(board, marks=tuple(_asked(mark, place, theme) for mark in board.marks))


def unringed(board: Plan) -> Plan:
    """A board without the rings of places to choose: it was only cut to them."""
    return replace(board, marks=tuple(m for m in board.marks if not m.about.startswith(CHOICE)))


def _asked(mark: Mark, place: str, theme: Theme) -> Mark:
    if not isinstance(mark, Stamp) or mark.about != f"{CHOICE}{place}":
        return mark
    shapes = tuple(_dyed(shape, theme.choice, theme.trail) for shape in mark.shapes)
    return replace(mark, shapes=shapes, about=f"{ASKED}{place}")


def _dyed(shape: Shape, old: Colour, new: Colour) -> Shape:
    match shape:
        case Poly() | Disc():
            fill = new if shape.fill == old else shape.fill
            return replace(shape, fill=fill, edge=new if shape.edge == old else shape.edge)
        case Line() | Text():
            return replace(shape, colour=new if shape.colour == old else shape.colour)
