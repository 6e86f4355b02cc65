"""Another position that a viewer cannot tell from this one."""

from __future__ import annotations

from conformance.twins import reseal
from engines.contract import Seat
from engines.kit.rng import Rng
from engines.kit.window import Window
from tests.engines.toy.engine import ENGINE
from tests.engines.toy.state import State

OPTIONS = [
    (("ada", "ben"), {}),
    (("ada", "ben", "cid"), {"length": "long"}),
    (("ada", "ben", "cid", "dot"), {}),
]


HARMLESS = ("fire", "scout")


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    other = ENGINE.imagine(state, (viewer,) if viewer else (), rng)
    if other.flow and isinstance(top := other.flow[-1], Window):
        reseal(ENGINE, other, top, viewer, rng)
    return other
