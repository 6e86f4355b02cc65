"""A file with games that are over, as the bot leaves them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot.app.tables import Tables
from bot.store import Store
from engines.kit.simulate import QuickRng, able
from engines.registry import engine

FIRST = 1_000_000
"""The number of the first person: smaller ones are computers."""


async def played(
    file: Path, games: Sequence[str], *, people: int = 0, moves: int = 5000, seed: int = 1
) -> list[int]:
    """Play each of these games to its end, or so many moves far, after which all but one give up;
    their numbers."""
    store, found, time = await Store.open(file), [], [1_700_000_000.0]
    tables = Tables(store, now=lambda: time[0], seeds=lambda: b"book" * 8)
    await tables.ring()
    try:
        for number, game in enumerate(games):
            found.append(await _one(tables, game, 500 + number, people, moves, seed, time))
    finally:
        await store.close()
    return found


async def _one(
    tables: Tables, game: str, channel: int, people: int, moves: int, seed: int, time: list[float]
) -> int:
    rules, command = engine(game), iter(range(10**9))
    table = await tables.open(1, channel, FIRST, game, {"pace": "none", "language": "en"})
    most = len(table.chairs)
    for chair in range(people or most):
        await tables.join(table.id, FIRST + chair, chair)
    await tables.start(table.id, FIRST, f"start{channel}")
    chance = QuickRng(seed)
    for _ in range(moves):
        session = await tables._load(table.id)  # noqa: SLF001
        if not session.playing:
            break
        seat, picks = able(rules, session.state, session.offers, chance)
        user = session.holder(seat)
        token = session.prompts[seat].token
        time[0] += 40
        await tables.act(table.id, user, seat, token, picks, f"{channel}:{next(command)}")
    for chair in range(1, people or most):
        for seat in table.chairs[chair]:
            if (await tables.table(table.id)).status == "playing":
                await tables.concede(table.id, FIRST + chair, seat, f"{channel}:up:{seat}")
    return table.id


if __name__ == "__main__":
    import sys

    asyncio.run(played(Path(sys.argv[1]), sys.argv[2:]))
