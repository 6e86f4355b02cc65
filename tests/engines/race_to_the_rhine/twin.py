"""Another position that a viewer cannot tell from this one (RR-21)."""

from __future__ import annotations

from engines.contract import Seat
from engines.kit.rng import Rng
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.state import State

OPTIONS = [
    (("red", "white", "blue"), {}),
    (
        ("red", "white", "blue"),
        {"weather": "on", "common_deck": "on", "turn_order": "listed", "armies": "random"},
    ),
    (("red", "white", "blue"), {"harder": "red+white+blue", "undo": "none", "line": "later"}),
    (("red", "white"), {"training": "on", "round_limit": "5"}),
    (("red", "blue"), {"harder": "blue", "weather": "on"}),
    (("white", "blue"), {"common_deck": "on", "harder": "white"}),
    (("red",), {"harder": "red", "solo_limit": "20"}),
    (("white",), {"weather": "on", "solo_limit": "10", "line": "later"}),
    (("blue",), {"harder": "blue", "solo_limit": "15"}),
]
"""Alone there is always a limit: a game alone need not end without one (RR-17.30)."""

DERIVED = ("advice",)
"""What the seat could do from where everything lies (RR-22.14)."""


COPIES = ("cargo", "shed")
"""One fuel is like the other."""
SPARE = ("load", "leave", "cmd-move", "cmd-air")
"""They take none of the two actions, and can wait for the next turn."""
RECKONED = ("actions", "actions_used")
"""Shown is how many are left."""


def twin(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Only the order of the decks is hidden, but for a top card that was looked at (RR-21.2, 3)."""
    return ENGINE.imagine(state, (viewer,) if viewer else (), rng)
