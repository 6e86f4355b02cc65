"""How well seats stand in a game that goes on, as far as everybody can see.

The position is imagined anew from what is public, so the word about it tells nothing that is
hidden; how far each seat is ahead is the engine's own judgement.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from engines.contract import Engine, Msg, Options, Seat
from engines.extras import Imagination
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng

WORLDS = 8
"""How often the position is imagined."""
BANDS = ((0.75, "gained-much"), (0.25, "gained"), (-0.25, "held"), (-0.75, "lost"))
"""From what gain each word is used."""


def worth(
    engine: Engine[Any], position: Any, seats: Iterable[Seat], seed: int
) -> dict[Seat, float]:
    """How far each of these seats is ahead; nothing where the engine cannot tell."""
    if not isinstance(engine, Imagination):
        return {}
    rng = QuickRng(seed)
    worlds = [engine.imagine(position, (), rng) for _ in range(WORLDS)]
    return {seat: fmean(engine.worth(world, seat) for world in worlds) for seat in seats}


def word(
    engine: Engine[Any], options: Options, seats: Sequence[Seat], position: Any, seat: Seat
) -> Msg | None:
    """How much better or worse a seat stands than when a game with these seats and options begins:
    a side may be behind from the start, and that says nothing about who played it."""
    begin = engine.new(seats, options, SeededRng(b"outlook"))
    now, then = (worth(engine, each, (seat,), 1) for each in (position, begin))
    if not now:
        return None
    gained = now[seat] - then[seat]
    name = next((name for least, name in BANDS if gained >= least), "lost-much")
    return Msg(f"seat-stands-{name}")
