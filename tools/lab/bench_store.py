"""How fast tables are: one game among a thousand, a start with a thousand running.

python -m tools.lab.bench_store [games]
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.app.clocks import clockwork
from bot.app.door import Tables
from bot.app.play import deeds
from bot.store import Store
from tools.lab.bench import Clock, megabytes, seated, timed, told


async def play(tables: Tables, games: int, moves: int) -> None:
    """Whole moves at random tables: load, rules, commit."""
    rng = random.Random(1)
    found: list[float] = []
    for n in range(moves):
        game = rng.randrange(games) + 1
        [waiting] = (await tables.table(game)).waiting
        [prompt] = await deeds.prompts(tables, game, waiting.user)
        keys = [
            choice.key for choice in rng.sample(prompt.offer.choices, max(prompt.offer.least, 1))
        ]
        move = game, waiting.user, prompt.seat, prompt.token, keys, f"move {n}"
        found.append(await timed(deeds.act, tables, *move))
    told(f"act, one of {games} games", found)


async def main(games: int) -> None:
    with TemporaryDirectory() as name:
        path, clock = Path(name) / "tables.sqlite3", Clock()
        store = await Store.open(path)
        tables = Tables(store, now=clock)
        before = megabytes()
        began = time.perf_counter()
        for channel in range(games):
            await seated(tables, channel, [1000 + channel % 300 + n for n in range(3)])
        print(f"{games} games opened, filled and started in {time.perf_counter() - began:.1f} s")
        await play(tables, games, 600)
        some = [random.Random(2).randrange(games) + 1 for _ in range(300)]
        told("table()", [await timed(tables.table, game) for game in some])
        told("prompts()", [await timed(deeds.prompts, tables, game, 1000) for game in some])
        told("mine()", [await timed(tables.mine, 1000 + user % 300) for user in some[:50]])
        size = path.stat().st_size / 1e6
        print(f"file {size:.1f} MB, memory {before:.0f} -> {megabytes():.0f} MB")
        await store.close()

        began = time.perf_counter()
        store = await Store.open(path)
        tables = Tables(store, now=clock)
        await clockwork.wake(tables)
        ready = time.perf_counter() - began
        await clockwork.ring(tables)
        print(
            f"start with {games} games: {ready * 1e3:.0f} ms, first look at the alarms included: "
            f"{(time.perf_counter() - began) * 1e3:.0f} ms"
        )
        clock.later(tables, 25 * 3600)
        began = time.perf_counter()
        rang = await clockwork.ring(tables)
        spent = time.perf_counter() - began
        print(f"{rang} alarms rang in {spent:.1f} s, {spent / max(rang, 1) * 1e3:.1f} ms each")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
