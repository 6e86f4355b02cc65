"""Positions as a seat of the duel may imagine them."""

from __future__ import annotations

from collections.abc import Collection

from engines.contract import Seat
from engines.kit import window
from engines.kit.rng import Rng, shuffle
from engines.kit.window import Window
from tests.engines.toy.state import State


def imagine(state: State, seats: Collection[Seat], rng: Rng) -> State:
    """Deals what these seats do not see again. Changes the position, which the caller owns."""
    known = [state.deck.pop()] if set(seats) & set(state.scouts) else []
    hidden = [state.deck, state.buried, *(h for s, h in state.hands.items() if s not in seats)]
    pool = sorted(card for cards in hidden for card in cards)
    shuffle(rng, pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    state.deck += known
    if state.flow and isinstance(top := state.flow[-1], Window):
        window.only(top, seats)
    return state


def worth(state: State, seat: Seat) -> float:
    """By how many hits it is ahead of the best of the others."""
    return (state.hp[seat] - max(hp for s, hp in state.hp.items() if s != seat)) / 2
