"""How fast tables are: commits, one game among a thousand, a start with a thousand running.

python -m tools.lab.bench_store [games]
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiosqlite

from bot.app.clocks import clockwork
from bot.app.door import Tables
from bot.app.people import gathering
from bot.app.play import deeds, sights
from bot.store import Db, Store

GAME = "race_to_the_rhine"
SIZE = 5_000
"""Bytes of a position of the Rhine."""
SCHEMA = "CREATE TABLE e (n INTEGER PRIMARY KEY, t TEXT); CREATE TABLE s (g INTEGER, b BLOB);"


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


async def ways_to_commit(folder: Path) -> None:
    """The same ten statements, as one hop into the thread or as ten."""
    state = random.Random(0).randbytes(SIZE)

    def ten(db: Db, n: int) -> None:
        for _ in range(8):
            db.execute("INSERT INTO e (t) VALUES (?)", ("x" * 100,))
        db.execute("DELETE FROM s WHERE g = ?", (n % 50,))
        db.execute("INSERT INTO s VALUES (?, ?)", (n % 50, state))

    raw = sqlite3.connect(folder / "raw.sqlite3", isolation_level=None)
    raw.executescript(f"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; {SCHEMA}")

    async def plain(n: int) -> None:
        raw.execute("BEGIN IMMEDIATE")
        ten(raw, n)
        raw.execute("COMMIT")

    async with aiosqlite.connect(folder / "hops.sqlite3", isolation_level=None) as hops:
        await hops.executescript(f"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; {SCHEMA}")

        async def hop_by_hop(n: int) -> None:
            await hops.execute("BEGIN IMMEDIATE")
            for _ in range(8):
                await hops.execute("INSERT INTO e (t) VALUES (?)", ("x" * 100,))
            await hops.execute("DELETE FROM s WHERE g = ?", (n % 50,))
            await hops.execute("INSERT INTO s VALUES (?, ?)", (n % 50, state))
            await hops.execute("COMMIT")

        store = await Store.open(folder / "one.sqlite3")
        await store.write(lambda db: [db.execute(each) for each in SCHEMA.split("; ")])

        async def one_hop(n: int) -> None:
            await store.write(lambda db: ten(db, n))

        with open(folder / "floor", "wb", buffering=0) as floor:

            async def flush(n: int) -> None:
                floor.write(state)
                os.fdatasync(floor.fileno())

            show("floor: append a position + fdatasync", await timed(300, flush))
        for _ in range(3):
            show("commit, sqlite3 by itself", await timed(300, plain))
            show("commit, Store.write (one hop)", await timed(300, one_hop))
            show("commit, a hop for each statement", await timed(300, hop_by_hop))
        await store.close()
    raw.close()


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
        await ways_to_commit(folder)
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
