"""Looking ahead: with one question a country may settle what else the turn can bring (QM-26.17).

The list is the same for everybody who looks at the same board. What is picked is a standing order
for this turn only.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import Offer, OrderBook, Seat, msg
from engines.kit.turns import standing as menus
from engines.kit.window import ASK, PASS
from engines.quartermaster import evaluate, reactions
from engines.quartermaster.components import TEAM, Card, Country
from engines.quartermaster.language import Trigger
from engines.quartermaster.orders import standing
from engines.quartermaster.state import Context, Situation, State


def menu(state: State, seat: Seat, filed: OrderBook) -> Offer | None:
    """For a country that is asked in somebody else's turn; None where nothing else can come."""
    top = state.flow[-1] if state.flow else None
    if not isinstance(top, Situation) or seat not in top.window.asked or seat == state.country:
        return None
    choices = [
        standing.choice(seat, name, value)
        for name, cards in _coming(state, seat, top.trigger).items()
        for value in _values(state, cards)
    ]
    if not choices:
        return None
    shown = standing.ticked(filed, choices)
    return menus.menu(msg("qm-ask-ahead"), msg("qm-wait-besides"), "QM-17.1", choices, shown)


def _values(state: State, cards: list[Card]) -> Iterator[str]:
    yield ASK
    yield f"{PASS}.{state.turns}"
    for card in cards:
        yield f"use.{card.id.partition('.')[2]}.{state.turns}"


def _coming(state: State, seat: Seat, now: str) -> dict[str, list[Card]]:
    """Further classes the country on turn may raise for this one, and what could answer them."""
    found: dict[str, list[Card]] = {}
    for name in standing.CLASSES:
        if name in (now, *reactions.CLASS.get(now, ())):
            continue
        for card, at in reactions.answering(state, name):
            trigger = card.abilities[at].trigger
            if (
                card.country == seat
                and trigger
                and _possible(state, card)
                and _raised(trigger, seat, state.country)
            ):
                found.setdefault(name, []).append(card)
    return found


def _possible(state: State, card: Card) -> bool:
    """From public facts alone, as when somebody is asked (QM-26.2)."""
    if card.type == "status":
        return card.id in state.nations[card.country].statuses
    return reactions.suspected(state, card)


def _raised(trigger: Trigger, seat: Seat, by: Country) -> bool:
    """Whether what another country does may be this."""
    context = Context(me=seat)
    if piece := trigger.piece:
        whose = evaluate.whose(context, piece.whose)
        return by in whose if trigger.name == "built" else any(TEAM[c] != TEAM[by] for c in whose)
    if trigger.name == "ew_hit":
        return TEAM[by] != TEAM[seat]
    return by in evaluate.whose(context, trigger.countries)
