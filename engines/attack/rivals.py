"""What the computer player might do instead: what the staff tries besides its pick."""

from __future__ import annotations

from collections.abc import Iterator

from engines.attack import assault
from engines.attack.state import State, Turn
from engines.contract import Choice, Key, Offer, Seat
from engines.kit.rng import Rng
from engines.kit.simulate import some_picks

ACTIONS = ("move", "build", "naval", "blitz", "diplomacy", "strategic", "end")
"""Best first. Offers and answers to them are no actions: nothing can be learned from them."""
TRIES = 12
"""Answers at random where the staff has no turn to plan; it takes the first few that differ."""
MARCHES = ("move", "blitz", "strategic")


def rivals(state: State, seat: Seat, offer: Offer, rng: Rng) -> Iterator[tuple[Key, ...]]:
    """Other actions in a turn, but no march without an order; elsewhere anything."""
    if isinstance(state.flow[-1], Turn):
        choices = [each for each in offer.choices if _makes_sense(state, seat, each)]
        for choice in sorted(choices, key=lambda each: ACTIONS.index(each.verb)):
            yield (choice.key,)
    else:
        for _ in range(TRIES):
            if picks := some_picks(offer, rng):
                yield picks


def _makes_sense(state: State, seat: Seat, choice: Choice) -> bool:
    if choice.verb in MARCHES:
        return bool(assault.order(state, seat, choice.verb))
    return choice.verb in ACTIONS
