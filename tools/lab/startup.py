"""What a thousand stored games cost: on disk, and when the bot starts.

python -m tools.lab.startup [--games 1000]
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.app.people import gathering, persons

GAME = "race_to_the_rhine"
PEOPLE = (101, 102, 103)

READY = """
import asyncio, resource, sys, time
from pathlib import Path
born = time.perf_counter()
from bot.wiring import house
async def main():
    async with house(Path(sys.argv[1])) as bot:
        await clockwork.wake(bot.tables)
        await clockwork.ring(bot.tables)
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
            table = await gathering.open_table(bot.tables, 1, channel, PEOPLE[0], GAME)
            for chair, user in zip(table.free, PEOPLE, strict=False):
                await gathering.join(bot.tables, table.id, user, chair)
            await gathering.start(bot.tables, table.id, PEOPLE[0], f"start-{channel}")
            while letters := await persons.take_outgoing(bot.tables):
                for letter in letters:
                    await bot.tables.delivery.delivered(letter.id)


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
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


if __name__ == "__main__":
    main()
