"""What a thousand tables of leagues cost: tending them, their standings, and everybody's clicks.

    python -m tools.lab.bench_leagues [--leagues 10] [--people 75] [--rounds 4]

The store is a real file; threads are opened at once, and no picture is drawn.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bot.app.door import Tables
from bot.app.leagues import entering, founding, reads, tending
from bot.app.leagues.context import By, Context
from bot.app.leagues.records import Settings
from bot.app.play import deeds, playing
from bot.store import Store
from tools.lab.bench import Clock, deliver, megabytes, share, timed

GAME, SIZE = "race_to_the_rhine", 3
BOSS, GUILD = 900, 1
DAY = 86_400.0


class Bench:
    def __init__(self, store: Store) -> None:
        self.clock = Clock()
        self.tables = Tables(store, now=self.clock)
        self.leagues = Context.of(self.tables)
        self.commands = 0
        self.seasons: list[int] = []

    def command(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    async def tend(self) -> int:
        return await tending.tend(self.leagues)

    async def fill(self, leagues: int, people: int, rounds: int) -> float:
        """Seconds for each table that was paired, made and started."""
        settings = Settings(
            (GAME,),
            format="swiss",
            size=SIZE,
            rounds=rounds,
            round_days=1,
            at_once=rounds,
            confirm_hours=0,
            options={"clock": "720"},
        )
        for n in range(leagues):
            league = await founding.create(
                self.leagues, GUILD, 10 + n, By(BOSS, self.command()), f"League {n}", settings
            )
            season = await founding.open_season(self.leagues, league.id, By(BOSS, self.command()))
            users = [10_000 + n * 1_000 + each for each in range(people)]
            await entering.invite(self.leagues, season.id, By(BOSS, self.command()), users)
            await founding.start(self.leagues, season.id, By(BOSS, self.command()))
            self.seasons.append(season.id)
        began, made = time.perf_counter(), 0
        for _ in range(rounds):
            await self.settle()
            self.clock.later(self.tables, DAY + 60)
        await self.settle()
        made = len(await self.playing())
        return (time.perf_counter() - began) / made

    async def settle(self) -> None:
        while await tending.tend(self.leagues) or await deliver(self.tables):
            pass

    async def playing(self) -> list[int]:
        found = []
        for season in self.seasons:
            for table in await reads.tables_of(self.leagues, season):
                if table.status == "playing" and table.game is not None:
                    found.append(table.game)
        return found

    async def finish(self, games: list[int]) -> None:
        """Let games end: all but one give up."""
        for game in games:
            table = await self.tables.table(game)
            for player in table.players[1:]:
                deed = partial(playing.concede, user=player.user, seat=player.seats[0])
                await self.tables.change(game, deed, self.command())
        await deliver(self.tables)

    async def click(self, game: int) -> float:
        """Seconds for one answer."""
        table = await self.tables.table(game)
        user = table.waiting[0].user
        (prompt, *_) = await deeds.prompts(self.tables, game, user)
        picks = prompt.offer.default
        move = user, prompt.seat, prompt.token, picks, self.command()
        return await timed(deeds.act, self.tables, game, *move)


async def counted(store: Store, work: Callable[[], Awaitable[Any]]) -> int:
    """How many statements a piece of work takes."""
    statements: list[str] = []
    await store._run(lambda db: db.set_trace_callback(statements.append))
    await work()
    await store._run(lambda db: db.set_trace_callback(None))
    return sum(not each.startswith(("BEGIN", "COMMIT", "--")) for each in statements)


async def held(work: Callable[[], Awaitable[Any]]) -> tuple[float, float]:
    """Seconds a piece of work takes, and the longest step of the event loop: in time of its thread,
    which is not that of a machine with other things to do."""
    longest, over = 0.0, False

    async def watch() -> None:
        nonlocal longest
        last = time.thread_time()
        while not over:
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, last = max(longest, now - last), now

    watching = asyncio.create_task(watch())
    took = await timed(work)
    over = True
    await watching
    return took, longest


class Jobs:
    """What the store does one after the other, in time of its thread."""

    def __init__(self, store: Store) -> None:
        self.store, self.run = store, store._run
        self.took: list[float] = []
        store._run = self._timed  # type: ignore[method-assign]

    async def _timed(self, work: Callable[[Any], Any]) -> Any:
        def timed(db: Any) -> Any:
            began = time.thread_time()
            try:
                return work(db)
            finally:
                self.took.append(time.thread_time() - began)

        return await self.run(timed)

    def over(self) -> str:
        self.store._run = self.run  # type: ignore[method-assign]
        return f"{len(self.took)} pieces of work of the store took {max(self.took) * 1000:.0f} ms"


def told(seconds: list[float]) -> str:
    half, most = median(seconds) * 1000, share(seconds, 0.95)
    return f"median {half:.1f} ms, 95 % within {most:.1f} ms"


async def run(leagues: int, people: int, rounds: int) -> None:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "leagues.sqlite3")
        bench = Bench(store)
        before = megabytes()
        each = await bench.fill(leagues, people, rounds)
        games = await bench.playing()
        print(
            f"{len(games)} tables under way; paired, made and started in {each * 1000:.1f} ms each"
        )
        calm = [await bench.click(game) for game in games[:100]]
        print(f"a click, leagues at rest: {told(calm)}")
        print(f"memory: {before:.0f} MB before the first table, {megabytes():.0f} MB now")
        again = Context.of(bench.tables)
        took, longest = await held(lambda: tending.tend(again))
        print(f"first tend() of a bot that comes back: {took * 1000:.0f} ms, {_loop(longest)}")
        idle = [await timed(bench.tend) for _ in range(20)]
        _, longest = await held(bench.tend)
        print(f"tend() with nothing to do: {told(idle)}, {_loop(longest)}")
        print(f"statements with nothing to do: {await counted(store, bench.tend)}")
        busily = asyncio.create_task(_for_ever(bench.leagues))
        busy = [await bench.click(game) for game in games[100:200]]
        busily.cancel()
        print(f"a click, while leagues are tended without a pause: {told(busy)}")
        for many in (1, 300):
            ended, games = games[-many:], games[:-many]
            await bench.finish(ended)
            jobs = Jobs(store)
            ending = asyncio.create_task(held(bench.tend))
            clicks = [await bench.click(games[0])]
            while not ending.done():
                clicks.append(await bench.click(games[len(clicks) % len(games)]))
            took, longest = await ending
            print(f"tend() when games have ended, {many}: {took * 1000:.0f} ms, {_loop(longest)}")
            print(f"  a click meanwhile: {told(clicks)}, at most {max(clicks) * 1000:.0f} ms")
            print(f"  the longest of {jobs.over()}")
            await bench.settle()
        print(f"memory at the end: {megabytes():.0f} MB")
        cold = Context.of(bench.tables)
        first = [await timed(reads.standings, cold, season) for season in bench.seasons]
        print(f"standings of a season, nothing known yet: {told(first)}")
        warm = [await timed(reads.standings, cold, season) for season in bench.seasons]
        print(f"standings of a season, results known: {told(warm)}")
        print(f"ratings of the server: {await timed(reads.ratings_of, cold, GUILD):.2f} s")
        await store.close()


def _loop(longest: float) -> str:
    return f"at most {longest * 1000:.1f} ms of it in one step of the event loop"


async def _for_ever(leagues: Context) -> None:
    while True:
        await tending.tend(leagues)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--leagues", type=int, default=10)
    parser.add_argument("--people", type=int, default=75)
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    asyncio.run(run(given.leagues, given.people, given.rounds))
