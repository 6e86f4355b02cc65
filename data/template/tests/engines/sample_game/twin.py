"""Another position that a viewer cannot tell from this one, and the tables that are tried."""

from __future__ import annotations

from engines.sample_game import ENGINE
from engines.sample_game.state import Raid, State

from conformance.twins import reseal
from engines.contract import Seat
from engines.kit.rng import Rng

OPTIONS = [(("amber", "blue"), {}), (("amber", "blue", "rose"), {"rounds": "8"})]
"""Every number of seats and every value of an option comes up at least once."""
HARMLESS = ("rest",)
"""A turn like any other: nobody need ask whether it is meant."""


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """The cards of the others, the deck and what was laid away lie elsewhere; others have sealed
    other answers, or none yet."""
    other = ENGINE.imagine(state, (viewer,) if viewer else (), rng)
    for frame in other.flow:
        if isinstance(frame, Raid) and frame.window:
            reseal(ENGINE, other, frame.window, viewer, rng)
    return other
