"""How a game that goes on would end, as far as everybody can see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from bot.app import outlook
from bot.league.results import Game, Part
from bot.store.league_tables import TableRow
from engines.contract import Engine, Seat

EVEN = 0.1
"""Sides that are nearer to each other than this share a place."""


def places(
    engine: Engine[Any], state: bytes, sides: Mapping[str, Sequence[Seat]], seed: int
) -> dict[str, int]:
    """The place of each side; all share the first where the engine cannot tell."""
    everybody = [seat for seats in sides.values() for seat in seats]
    ahead = outlook.worth(engine, engine.load(state), everybody, seed)
    if not ahead:
        return dict.fromkeys(sides, 1)
    worth = {side: fmean(ahead[seat] for seat in seats) for side, seats in sides.items()}
    found: dict[str, int] = {}
    for place, side in enumerate(sorted(worth, key=lambda each: -worth[each]), 1):
        above = next(reversed(found), None)
        near = above is not None and worth[above] - worth[side] < EVEN
        found[side] = found[above] if near and above is not None else place
    return found


def as_if_over(table: TableRow, places: Mapping[str, int], now: float) -> Game:
    """A game that goes on, as if it had ended with these places."""
    parts = tuple(
        Part(person, side, places[side])
        for person, side in zip(table.people, table.sides, strict=True)
    )
    assert table.game is not None
    return Game(table.game, table.title, now, parts, table.round, "adjudicated")
