"""The cards as anybody may look them up."""

from __future__ import annotations

from engines.contract import msg
from engines.extras import CardText
from engines.total_domination import names
from engines.total_domination.components import CARDS
from engines.total_domination.state import State


def cards(state: State | None) -> tuple[CardText, ...]:
    return tuple(
        CardText(
            card.id,
            names.short_card(card.id),
            msg("td-card-text", op=card.op, event=names.event(card.id), tech=names.does(card.tech)),
        )
        for card in CARDS.values()
    )
