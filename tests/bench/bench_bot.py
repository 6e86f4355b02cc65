"""How long a move takes from the click to the disk, and what a thousand stored games cost.

    python tests/bench/bench_bot.py [--games 1000] [--moves 200]

Discord is simulated in the same process, so the network is free and everything else is real.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

GAME = "race_to_the_rhine"
PEOPLE = (101, 102, 103)

READY = """
import asyncio, resource, sys, time
from pathlib import Path
born = time.perf_counter()
from bot.wiring import house
async def main():
    async with house(Path(sys.argv[1])) as bot:
        await bot.tables.wake()
        await bot.tables.ring()
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        print(time.perf_counter() - born, time.process_time(), pages * resource.getpagesize())
asyncio.run(main())
"""
"""Everything the bot does before Discord lets it in."""


async def fill(file: Path, games: int) -> None:
    """Start games, each in a channel of its own, and take every letter as delivered."""
    from bot.wiring import house

    async with house(file) as bot:
        for channel in range(1, games + 1):
            table = await bot.tables.open(1, channel, PEOPLE[0], GAME)
            for chair, user in zip(table.free, PEOPLE, strict=False):
                await bot.tables.join(table.id, user, chair)
            await bot.tables.start(table.id, PEOPLE[0], f"start-{channel}")
            while letters := await bot.tables.take_outgoing():
                for letter in letters:
                    await bot.tables.delivered(letter.id)


def start(file: Path, times: int = 5) -> list[tuple[float, float, float]]:
    """Wall seconds, CPU seconds and megabytes until the bot is ready."""
    found = []
    for _ in range(times):
        told = subprocess.run(
            [sys.executable, "-c", READY, str(file)], capture_output=True, text=True, check=True
        )
        wall, cpu, size = map(float, told.stdout.split())
        found.append((wall, cpu, size / 2**20))
    return found


class Watch:
    """Notes when things happen to the interaction under way."""

    def __init__(self) -> None:
        self.begun = 0.0
        self.seen: dict[str, float] = {}

    def note(self, name: str, work: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
        async def noted(*args: Any, **kwargs: Any) -> Any:
            result = await work(*args, **kwargs)
            self.seen.setdefault(name, time.perf_counter() - self.begun)
            return result

        return noted


async def play(file: Path, moves: int) -> dict[str, list[float]]:
    """Random moves at one table by clicking; seconds from the click's arrival, by what happened."""
    import simcord

    from bot.edge.request import Request
    from bot.sandbox import World
    from bot.wiring import house

    watch, chance = Watch(), Random(1)
    found: dict[str, list[float]] = {"acknowledged": [], "committed": [], "answered": []}
    async with house(file) as bot:
        simulation = simcord.run(bot, check_errors=False, settle_timeout=60, shard_count=1)
        here = World(simulation._env, ("Ada", "Borys", "Chen"))
        people = {person.id: person for person in here.people.values()}
        Request.acknowledge = watch.note("acknowledged", Request.acknowledge)  # type: ignore[method-assign]
        Request.answer = watch.note("answered", Request.answer)  # type: ignore[method-assign]
        store = bot.tables._store
        store.write = watch.note("committed", store.write)  # type: ignore[method-assign]
        async with simulation as env:
            while len(found["committed"]) < moves:
                table = await bot.tables.at(here.channel.id)
                if table is None:
                    host = next(iter(people))
                    table = await bot.tables.open(here.guild.id, here.channel.id, host, GAME)
                    for chair, user in zip(table.free, people, strict=False):
                        await bot.tables.join(table.id, user, chair)
                    await bot.tables.start(table.id, host, f"bench-{table.id}")
                    continue
                user = chance.choice(table.waiting).user
                panel = await people[user].slash(here.channel, "play")
                prompt = next(
                    p for p in await bot.tables.prompts(table.id, user) if p.offer.required
                )
                key = chance.choice(prompt.offer.choices).key
                watch.seen = {}
                watch.begun = time.perf_counter()
                await _press(env, people[user], panel, key)
                if "committed" in watch.seen:
                    for name in found:
                        found[name].append(watch.seen[name])
    return found


async def _press(env: Any, person: Any, panel: Any, key: str) -> None:
    """The button with that answer, or the menu that holds it."""
    from simcord.components import walk_components

    message = panel.response or panel.followups[-1]
    for part in walk_components(
        env.backend.get_message(person_channel(panel), message.id).components
    ):
        if part["type"] == 2 and part.get("custom_id", "").endswith(f":{key}"):
            await person.click(message, custom_id=part["custom_id"])
            return
        if part["type"] == 3 and any(each["value"] == key for each in part["options"]):
            await person.select(message, [key], custom_id=part["custom_id"])
            return


def person_channel(panel: Any) -> int:
    channel: int = panel._interaction.channel_id
    return channel


def told(name: str, seconds: Sequence[float]) -> str:
    p99 = quantiles(seconds, n=100)[98] if len(seconds) > 1 else seconds[0]
    return f"{name:>14}: median {median(seconds) * 1000:7.1f} ms   p99 {p99 * 1000:7.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=200)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite3"
        begun = time.perf_counter()
        asyncio.run(fill(file, args.games))
        each = (time.perf_counter() - begun) / args.games
        size = file.stat().st_size / 2**20
        print(f"{args.games} games started in {each * 1000:.1f} ms each, {size:.1f} MB on disk")
        runs = start(file)
        wall, cpu, memory = (median(run[n] for run in runs) for n in range(3))
        print(f"ready after {wall:.2f} s ({cpu:.2f} s CPU), {memory:.0f} MB, with these stored")
        found = asyncio.run(play(file, args.moves))
        print(f"{args.moves} moves by click, from its arrival until it was")
        for name, seconds in found.items():
            print(told(name, seconds))


if __name__ == "__main__":
    main()
