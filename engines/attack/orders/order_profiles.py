"""What players file in advance, for figures of how often a battle waits for somebody (AT-21.24)."""

from __future__ import annotations

from collections.abc import Callable

from engines.attack.state import State
from engines.contract import Seat


def by_hand(state: State, seat: Seat) -> dict[str, str] | None:
    """No policies at all: not even those that hold where nothing is filed."""
    return None


def filed(state: State, seat: Seat) -> dict[str, str] | None:
    """Everything is said in advance, naval defence too."""
    return {
        "doctrine": "balanced",
        "garrisons": "balanced",
        "leave": "own",
        "naval": "fight.80",
        "rule": "below.50",
        "trades": "allow",
    }


ORDER_PROFILES: dict[str, Callable[[State, Seat], dict[str, str] | None]] = {
    "by_hand": by_hand,
    "filed": filed,
}
