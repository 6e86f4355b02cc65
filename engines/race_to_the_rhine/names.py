"""Names as messages."""

from __future__ import annotations

from functools import cache

from engines.contract import Msg, msg
from engines.kit.naming import named, several
from engines.race_to_the_rhine.components import CARDS

space = named("rr-space-{}")
spaces = several(space)
corps = named("rr-corps-{}")
many_corps = several(corps)
seat = named("rr-seat-{}")
seats = several(seat)
deck = named("rr-deck-{}")


@cache
def card(card: str) -> Msg:
    row = CARDS[card]
    if row.cost is not None or row.type == "event":
        return msg(f"rr-card-{card}")
    now = row.type == "resistance" and not row.keep
    return msg(f"rr-card-{row.type}{'_now' if now else ''}")


cards = several(card)
