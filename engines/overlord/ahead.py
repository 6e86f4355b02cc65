"""What people who look ahead go by: whose turn is next, and what they have themselves."""

from __future__ import annotations

from engines.contract import Offer, Seat
from engines.overlord import library, roles
from engines.overlord.card_assignment import CHIEF
from engines.overlord.components import foe
from engines.overlord.state import State


def next_turn(state: State) -> Seat | None:
    """The commander of the other side: his choice of cards begins its turn."""
    return roles.seat(foe(state.side), CHIEF) if state.begun else None


def begins(offer: Offer) -> bool:
    """A commander's turn begins with the choice of cards, a general's with his orders."""
    return offer.required and offer.clock.startswith(("turn/", "orders/"))


def pieces(state: State, seat: Seat) -> dict[str, str]:
    """A hex with the unit a seat orders there; a commander's are all of his side."""
    side, role = roles.who(seat)
    field = library.field(state.scenario)
    return {
        cell: f"{unit.id} {unit.figures}"
        for cell, unit in state.units.items()
        if unit.side == side and (role == CHIEF or role in field.roles[side][cell])
    }


def hand(state: State, seat: Seat) -> list[str]:
    side, role = roles.who(seat)
    if role == CHIEF:
        return sorted(state.camps[side].hand)
    own = state.staff.get(role) if side == state.side else None
    return sorted(own.given) if own else []
