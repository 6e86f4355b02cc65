"""Another position that a viewer cannot tell from this one, and the tables that are tried."""

from __future__ import annotations

from engines.sample_game import ENGINE
from engines.sample_game.state import Raid, State

from engines.contract import Seat
from engines.kit.rng import Rng, shuffle
from tests.engines.conformance.twins import reseal

OPTIONS = [
    (("amber", "blue"), {}),
    (("amber", "blue", "rose"), {"rounds": "8"}),
]
"""Every number of seats and every value of an option comes up at least once."""


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """The cards of the others, the deck and what was laid away lie elsewhere; others have sealed
    other answers, or none yet."""
    other = ENGINE.load(ENGINE.dump(state))
    hidden = [other.deck, other.buried]
    hidden += [hand for seat, hand in other.hands.items() if seat != viewer]
    pool = [card for cards in hidden for card in cards]
    shuffle(rng, pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    for frame in other.flow:
        if isinstance(frame, Raid) and frame.window:
            reseal(ENGINE, other, frame.window, viewer, rng)
    return other
