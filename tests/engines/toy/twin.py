"""Another position that a viewer cannot tell from this one."""

from __future__ import annotations

from engines.contract import Seat
from engines.kit.rng import Rng, pick
from engines.kit.window import Window
from tests.engines.toy.engine import ENGINE
from tests.engines.toy.state import State

OPTIONS = [
    (("ada", "ben"), {}),
    (("ada", "ben", "cid"), {"length": "long"}),
    (("ada", "ben", "cid", "dot"), {}),
]


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    other = ENGINE.imagine(state, (viewer,) if viewer else (), rng)
    if other.flow and isinstance(top := other.flow[-1], Window):
        reseal(other, top, viewer, rng)
    return other


def reseal(other: State, frame: Window, viewer: Seat | None, rng: Rng) -> None:
    """Who has answered, and what, is hidden as well; somebody is always still missing."""
    others = [seat for seat in frame.asked if seat != viewer]
    missing = (
        pick(rng, others)
        if others and (viewer not in frame.asked or viewer in frame.sealed)
        else ""
    )
    for seat in others:
        if seat != missing and rng.below(2):
            frame.sealed[seat] = [pick(rng, ENGINE.offers(other)[seat].choices).key]
