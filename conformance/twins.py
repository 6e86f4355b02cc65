"""What the twins of several games do alike."""

from __future__ import annotations

from typing import Any

from engines.contract import Engine, Seat
from engines.kit.rng import Rng, pick, shuffle
from engines.kit.window import Window


def reseal(engine: Engine[Any], twin: Any, window: Window, viewer: Seat | None, rng: Rng) -> None:
    """Let the others have answered otherwise, or not yet; somebody is still missing. To be called
    when their cards have been exchanged: what they answer must be possible with the new ones."""
    others = [seat for seat in window.asked if seat != viewer]
    open_anyway = viewer in window.asked and viewer not in window.sealed
    missing = "" if open_anyway or not others else pick(rng, others)
    for seat in others:
        window.sealed.pop(seat, None)
    asked = engine.offers(twin)
    for seat in others:
        offer = asked.get(seat)
        if seat != missing and rng.below(2) and offer and offer.sealed:
            keys = [choice.key for choice in offer.choices]
            shuffle(rng, keys)
            window.sealed[seat] = keys[: max(offer.least, 1)]
