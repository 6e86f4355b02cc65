"""What players file in advance, for figures of how often a turn waits for somebody."""

from __future__ import annotations

from collections.abc import Callable

from engines.contract import Seat
from engines.total_domination.state import State


def filed(state: State, seat: Seat) -> dict[str, str]:
    """Cards are drafted by themselves, one's own first, and nothing is exchanged."""
    return {"auto": "on", "prefer": "own op.6 op.5", "exchanging": "none"}


ORDER_PROFILES: dict[str, Callable[[State, Seat], dict[str, str] | None]] = {"filed": filed}
