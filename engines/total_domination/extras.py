"""What the game offers besides its rules: whose turn is next, what somebody has, its cards, how its
past is told."""

from __future__ import annotations

from typing import Any

from engines.contract import Seat, msg
from engines.extras import CardText
from engines.total_domination import names, position
from engines.total_domination.components import CARDS, POWERS
from engines.total_domination.state import State


def next_turn(state: State) -> Seat | None:
    if not state.active:
        return None
    at = POWERS.index(state.active) + 1  # TD-4.2.1
    order = (*POWERS[at:], *POWERS[:at])
    power = next((each for each in order if not state.powers[each].passed), None)
    seat = position.seat_of(state, power) if power else None
    return seat if seat in state.hands else None  # nobody plays the Axis of a solo game


def pieces(state: State, seat: Seat) -> dict[str, str]:
    """A space with the units there of nations its powers command."""
    powers, found = position.powers_of(seat), {}
    for space, stack in state.board.items():
        own = [
            word.rstrip("!")
            for word in stack.split()
            if state.owners.get(nation := word.partition(".")[0], nation) in powers
        ]
        if own:
            found[space] = " ".join(sorted(own))
    return found


def hand(state: State, seat: Seat) -> list[str]:
    return sorted(state.hands[seat].cards)


def cards(state: State | None) -> tuple[CardText, ...]:
    return tuple(
        CardText(
            card.id,
            names.short_card(card.id),
            msg("td-card-text", op=card.op, event=names.event(card.id), tech=names.does(card.tech)),
        )
        for card in CARDS.values()
    )


def held(view: Any, seat: Seat) -> frozenset[str]:
    powers = {each.power for each in view.powers if each.seat == seat}
    return frozenset(
        space.id
        for space in view.spaces
        if space.control in powers or any(piece.power in powers for piece in space.pieces)
    )
