"""How fast tables are: one game among a thousand, a start with a thousand running.

python -m tools.lab.bench_store [games]
"""

from __future__ import annotations

import asyncio
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.app.clocks import clockwork
from bot.app.door import Tables
from bot.app.people import gathering
from bot.app.play import deeds, sights
from bot.store import Store

GAME = "race_to_the_rhine"


def show(name: str, seconds: list[float]) -> None:
    found = sorted(seconds)
    p50, p99 = statistics.median(found), found[int(len(found) * 0.99)]
    print(f"{name:44} p50 {p50 * 1e3:7.2f} ms   p99 {p99 * 1e3:7.2f} ms")


async def timed(times: int, work: Callable[[int], Awaitable[object]]) -> list[float]:
    found = []
    for n in range(times):
        began = time.perf_counter()
        await work(n)
        found.append(time.perf_counter() - began)
    return found


async def fill(tables: Tables, games: int) -> None:
    for channel in range(games):
        game = (await gathering.open_table(tables, 1, channel, 1, GAME)).id
        for chair in range(3):
            await gathering.join(tables, game, 1 + channel % 300 + chair, chair)
        await gathering.start(tables, game, 1, f"start {channel}")


async def play(tables: Tables, games: int, moves: int) -> None:
    """Whole moves at random tables: load, rules, commit."""
    rng = random.Random(1)
    found: list[float] = []
    for n in range(moves):
        game = rng.randrange(games) + 1
        [waiting] = (await tables.table(game)).waiting
        [prompt] = await sights.prompts(tables, game, waiting.user)
        keys = [
            choice.key for choice in rng.sample(prompt.offer.choices, max(prompt.offer.least, 1))
        ]
        began = time.perf_counter()
        await deeds.act(tables, game, waiting.user, prompt.seat, prompt.token, keys, f"move {n}")
        found.append(time.perf_counter() - began)
    show(f"act, one of {games} games", found)


def memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def main(games: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "tables.sqlite3"
        now = [1e9]
        store = await Store.open(path)
        tables = Tables(store, now=lambda: now[0])
        before = memory()
        began = time.perf_counter()
        await fill(tables, games)
        print(f"{games} games opened, filled and started in {time.perf_counter() - began:.1f} s")
        await play(tables, games, 600)
        rng = random.Random(2)
        show("table()", await timed(300, lambda n: tables.table(rng.randrange(games) + 1)))
        show(
            "prompts()",
            await timed(300, lambda n: sights.prompts(tables, rng.randrange(games) + 1, 1)),
        )
        show("mine()", await timed(50, lambda n: tables.mine(rng.randrange(300) + 1)))
        print(f"file {path.stat().st_size / 1e6:.1f} MB, memory {before:.0f} -> {memory():.0f} MB")
        await store.close()

        began = time.perf_counter()
        store = await Store.open(path)
        tables = Tables(store, now=lambda: now[0])
        await clockwork.wake(tables)
        ready = time.perf_counter() - began
        await clockwork.ring(tables)
        print(
            f"start with {games} games: {ready * 1e3:.0f} ms, first look at the alarms included: "
            f"{(time.perf_counter() - began) * 1e3:.0f} ms"
        )
        now[0] += 25 * 3600
        tables.last_beat = now[0]
        began = time.perf_counter()
        rang = await clockwork.ring(tables)
        spent = time.perf_counter() - began
        print(f"{rang} alarms rang in {spent:.1f} s, {spent / max(rang, 1) * 1e3:.1f} ms each")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
