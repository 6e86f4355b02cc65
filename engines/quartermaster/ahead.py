"""What people who look ahead go by: whose turn is next, and what they have themselves."""

from __future__ import annotations

from engines.contract import Seat
from engines.quartermaster.components import BIT, COUNTRIES, SPACES, unit_of
from engines.quartermaster.state import State


def next_turn(state: State) -> Seat | None:
    if not state.country:
        return None
    at = COUNTRIES.index(state.country) + 1
    order = (*COUNTRIES[at:], *COUNTRIES[:at])
    return next((each for each in order if each not in state.conceded), None)


def pieces(state: State, seat: Seat) -> dict[str, str]:
    mine = state.units[seat]
    return {space: unit_of(space) for space in SPACES if mine & BIT[space]}


def hand(state: State, seat: Seat) -> list[str]:
    return sorted(state.nations[seat].hand)
