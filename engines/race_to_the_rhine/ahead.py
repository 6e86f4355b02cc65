"""What people who look ahead go by: whose turn is next, and what they have themselves."""

from __future__ import annotations

from engines.contract import Seat
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.state import State


def next_turn(state: State) -> Seat | None:
    at = state.order.index(state.active) + 1
    order = (*state.order[at:], *state.order[:at])
    return next((army for army in order if not state.players[army].resigned), None)


def pieces(state: State, seat: Seat) -> dict[str, str]:
    """A space with the corps there and whether it is halted; a space under own control."""
    found = {space: "control" for space, army in state.control.items() if army == seat}
    for name, corps in position.own_corps(state, seat):  # type: ignore[arg-type]
        here = f"{name}{' halted' if corps.halted else ''}"
        found[corps.space] = f"{found.get(corps.space, '')} {here}".strip()
    return found


def hand(state: State, seat: Seat) -> list[str]:
    return []  # the cards a player has won lie open
