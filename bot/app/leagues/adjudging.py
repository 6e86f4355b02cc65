"""How a game that goes on would end, as far as everybody can see."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from bot.app.leagues import adjudging
from bot.app.leagues.context import Context
from bot.app.people import outlook
from bot.league.results import Game, Part
from bot.store import Db, games
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


async def as_it_stands(ctx: Context, table: TableRow) -> dict[str, int]:
    """The places of the sides of a game that goes on, from what everybody can see."""
    game = table.game
    assert game is not None

    def load(db: Db) -> tuple[bytes | None, dict[str, list[Seat]]]:
        row, people = games.get(db, game, state=True), games.people(db, game)
        sides: dict[str, list[Seat]] = {side: [] for side in table.sides}
        for each in people.seats:
            sides[table.sides[each.chair]].append(each.seat)
        return row.state if row else None, sides

    state, sides = await ctx.store.read(load)
    if state is None or not all(sides.values()):
        return dict.fromkeys(table.sides, 1)
    engine = ctx.engine(table.title)
    return await asyncio.to_thread(adjudging.places, engine, state, sides, table.id)
