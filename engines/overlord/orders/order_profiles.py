"""What players file in advance, for figures of how often a turn waits for somebody."""

from __future__ import annotations

from collections.abc import Callable

from engines.contract import Seat
from engines.overlord.state import State


def filed(state: State, seat: Seat) -> dict[str, str]:
    """Everything an enemy's attack may ask is said: ambush at the first chance, take the ground,
    strike once more where most dice are."""
    return {"ambush": "yes", "ground": "yes", "overrun": "best"}


ORDER_PROFILES: dict[str, Callable[[State, Seat], dict[str, str] | None]] = {"filed": filed}
