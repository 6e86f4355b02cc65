"""How well seats stand in a game that goes on, as far as everybody can see.

The position is imagined anew from what is public, so the word about it tells nothing that is
hidden; how far each seat is ahead is the engine's own judgement.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Any

from engines.contract import Engine, Msg, Seat
from engines.extras import Imagination
from engines.kit.simulate import QuickRng

WORLDS = 8
"""How often the position is imagined."""
BANDS = ((0.6, "well-ahead"), (0.15, "ahead"), (-0.15, "level"), (-0.6, "behind"))
"""From how far ahead each word is used."""


def worth(
    engine: Engine[Any], position: Any, seats: Iterable[Seat], seed: int
) -> dict[Seat, float]:
    """How far each of these seats is ahead; nothing where the engine cannot tell."""
    if not isinstance(engine, Imagination):
        return {}
    rng = QuickRng(seed)
    worlds = [engine.imagine(position, (), rng) for _ in range(WORLDS)]
    return {seat: fmean(engine.worth(world, seat) for world in worlds) for seat in seats}


def word(engine: Engine[Any], position: Any, seat: Seat, seed: int) -> Msg | None:
    """The same in a word."""
    ahead = worth(engine, position, (seat,), seed).get(seat)
    if ahead is None:
        return None
    name = next((name for least, name in BANDS if ahead >= least), "far-behind")
    return Msg(f"seat-stands-{name}")
