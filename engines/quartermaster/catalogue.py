"""The cards as anybody may look them up: what they do, and where they lie openly."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.extras import CardText
from engines.quartermaster import card_text, names
from engines.quartermaster.components import CardId, book
from engines.quartermaster.state import State


def cards(state: State | None) -> tuple[CardText, ...]:
    """Basic cards once, the others by countries in turn order."""
    found: dict[str, CardText] = {}
    for card_id, card in book(state.rules.variants if state else "").items():
        basic = card.type in card_text.BASIC
        key = names.card(card_id).id if basic else card_id
        owner = None if basic else names.country(card.country)
        lies = () if basic or state is None else tuple(_lies(state, card_id))
        found.setdefault(
            key, CardText(card_id, names.card(card_id), card_text.of(card), owner, lies)
        )
    return tuple(found.values())


def _lies(state: State, card: CardId) -> list[Msg]:
    """Section 11: Statuses, the top card of a pile, and Responses that have been shown."""
    nation = state.nations[card.partition(".")[0]]
    found = [msg("qm-lies-table")] if card in nation.statuses else []
    if nation.shown[-1:] == [card]:
        found.append(msg("qm-lies-top"))
    elif card in state.seen:
        found.append(msg("qm-lies-seen"))
    return found
