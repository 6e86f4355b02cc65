"""What people who look ahead go by: whose turn is next, and what they have themselves."""

from __future__ import annotations

from engines.attack import board
from engines.attack.state import State
from engines.contract import Seat


def next_turn(state: State) -> Seat | None:
    return next(iter(board.after(state, state.active)), None) if state.active else None


def pieces(state: State, seat: Seat) -> dict[str, str]:
    """A region with the units in it."""
    return {region: str(list(state.units[region])) for region in board.own(state, seat)}


def hand(state: State, seat: Seat) -> list[str]:
    return sorted(state.players[seat].hand)
