"""Computers: what one would pick, what it may imagine, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Collection

from engines.sample_game.ending import flags
from engines.sample_game.state import Raid, State

from engines.contract import Key, Offer, Seat
from engines.kit import window
from engines.kit.rng import Rng, pick, shuffle


def picks(offer: Offer, rng: Rng) -> tuple[Key, ...]:
    """It settles while it can, then raids; it guards with whatever it has."""
    for verb in ("settle", "guard", "raid"):
        if keys := [choice.key for choice in offer.choices if choice.verb == verb]:
            return (pick(rng, keys),)
    return offer.default


def imagine(state: State, seats: Collection[Seat], rng: Rng) -> State:
    """Deals again what these seats do not see. Sorted first: whatever lies there, the same numbers
    lead to the same position. Changes the position, which the caller owns."""
    hidden = [state.deck, state.buried]
    hidden += [hand for seat, hand in state.hands.items() if seat not in seats]
    pool = sorted(card for cards in hidden for card in cards)
    shuffle(rng, pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    top = state.flow[-1] if state.flow else None
    if isinstance(top, Raid) and top.window:
        window.only(top.window, seats)
    return state


def worth(state: State, seat: Seat) -> float:
    """By how many flags it is ahead of the best of the others; three are as good as won."""
    return (flags(state, seat) - max(flags(state, s) for s in state.seats if s != seat)) / 3
