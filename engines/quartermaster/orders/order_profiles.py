"""Standing orders that somebody who knows their own cards would file, for figures (QM-26.23)."""

from __future__ import annotations

from collections.abc import Callable

from engines.contract import Seat
from engines.kit.window import PASS
from engines.quartermaster import reactions
from engines.quartermaster.orders.standing import CLASSES
from engines.quartermaster.state import State


def careful(state: State, seat: Seat) -> dict[str, str]:
    """Pass wherever nothing held could answer; decide the rest by hand."""
    return {name: PASS for name in CLASSES if not _held(state, seat, name)}


def decided(state: State, seat: Seat) -> dict[str, str]:
    """The same, and use what is held at the first chance."""
    found = careful(state, seat)
    for name in CLASSES:
        if held := _held(state, seat, name):
            found[name] = f"use/{held[0].partition('.')[2]}"
    return found


ORDER_PROFILES: dict[str, Callable[[State, Seat], dict[str, str]]] = {
    "careful": careful,
    "decided": decided,
}


def _held(state: State, seat: Seat, name: str) -> list[str]:
    """Own cards on the table that answer this class."""
    nation = state.nations[seat]
    return [
        card.id
        for card, _ in reactions.answering(state, name)
        if card.id in nation.responses or card.id in nation.statuses
    ]
