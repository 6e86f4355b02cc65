"""Another position that a viewer cannot tell from this one (TD-H)."""

from __future__ import annotations

from conformance.twins import reseal
from engines.contract import Seat
from engines.kit.rng import Rng
from engines.total_domination import ENGINE
from engines.total_domination.components import POWERS
from engines.total_domination.state import Bombing, CardDraft, Enigma, Exchange, State, Swap

OPTIONS = [
    (POWERS, {}),
    (POWERS, {"arctic": "on", "setup": "alternative", "board": "alternate", "auto_draft": "off"}),
    (("germany", "japan", "uk", "ussr"), {"players": "3", "bombers": "off"}),
    (("uk", "ussr", "germany", "japan"), {"players": "3", "doubled": "allies", "uboats": "off"}),
    (("axis", "allies"), {"players": "2", "arctic": "on", "reserve": "last"}),
    (("axis", "allies"), {"players": "2", "scenario": "fall"}),
    (("germany", "japan", "uk", "ussr"), {"players": "2", "hands": "separate", "arctic": "on"}),
    (POWERS, {"scenario": "rise", "bombers": "off", "arctic": "on"}),
    (POWERS, {"scenario": "fall", "lend_tactics": "on"}),
    (("axis", "allies"), {"players": "2", "setup": "alternative"}),
    (("allies",), {"players": "1"}),
    (("allies",), {"players": "1", "arctic": "on"}),
]

ANNOUNCED = ("event", "operate")
"""The card is open, but seen nowhere until what it is used for is over (TD-3.3.8)."""
DERIVED = ("deeds",)
"""What was done on the board since the seat last moved (TD-V.13)."""
KEPT = ("defence", "left", "used")
"""What the table of a set-up says, and cards that everybody saw."""


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Hidden cards of the others may be others; so may what they have sealed."""
    other = ENGINE.imagine(state, (viewer,) if viewer else (), rng)
    top = other.flow[-1]
    if isinstance(top, CardDraft | Swap | Exchange | Bombing | Enigma):
        reseal(ENGINE, other, top.window, viewer, rng)
    return other
