"""The cards as anybody may look them up."""

from __future__ import annotations

from engines.extras import CardText
from engines.overlord import names
from engines.overlord.components import CARDS
from engines.overlord.state import State


def cards(state: State | None) -> tuple[CardText, ...]:
    """Each name once: copies do the same."""
    found: dict[str, CardText] = {}
    for card in CARDS.values():
        name = names.card(card.id)
        found.setdefault(name.id, CardText(card.id, name, names.card_text(card.id)))
    return tuple(found.values())
