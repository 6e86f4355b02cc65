"""Whether people are served as quickly while computers think at hundreds of other tables.

    python -m tools.lab.computers [--tables 200] [--moves 400]

A person plays at a table of three people: first while computers at all the other tables do nothing,
then, from the start of another game, while they answer what they are asked. Thinking is done as the
bot does it, in a process of its own; Discord is left out, pictures too.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Iterable
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bot.app.door import Tables
from bot.app.people import gathering, persons
from bot.app.play import deeds, sights
from bot.app.play.thinking import Question, Thinker
from bot.store import Store
from engines.contract import Illegal, Key
from engines.registry import GAMES

PEOPLE = (101, 102, 103)
ALONE = 104
GAME = "race_to_the_rhine"
PAUSE = 0.01
"""Seconds between two clicks."""


class Counted(Tables):
    """Counts the answers of computers."""

    answers = 0


answer = deeds.play_computer


async def counted(tables: Any, asked: Question, picks: Iterable[Key]) -> bool:
    given = await answer(tables, asked, picks)
    tables.answers += given
    return given


deeds.play_computer = counted


async def furnish(tables: Tables, count: int) -> None:
    """Tables of one person and computers of the highest strength, all games in turn."""
    for channel, game in zip(range(1, count + 1), cycle(GAMES), strict=False):
        table = await gathering.open_table(tables, 1, channel, ALONE, game, seated=True)
        while table.free:
            try:
                table = await gathering.add_computer(tables, table.id, ALONE, "staff")
            except Illegal:  # every seat of a person is held
                break
        await gathering.start(tables, table.id, ALONE, f"start-{channel}")


async def deliver(tables: Tables) -> None:
    while rows := await persons.take_outgoing(tables):
        for row in rows:
            await tables.delivery.delivered(row.id)


async def play(tables: Tables, moves: int, channel: int) -> list[float]:
    """Seconds from each click until the next panel can be shown, in games from this channel on."""
    chance = Random(1)
    found: list[float] = []
    while len(found) < moves:
        table = await sights.at(tables, channel)
        if table is None:
            table = await gathering.open_table(tables, 1, channel, PEOPLE[0], GAME)
            for chair, user in zip(table.free, PEOPLE, strict=False):
                await gathering.join(tables, table.id, user, chair)
            await gathering.start(tables, table.id, PEOPLE[0], f"people-{channel}")
            continue
        user = chance.choice(table.waiting).user
        prompt = next(p for p in await sights.prompts(tables, table.id, user) if p.offer.required)
        picks = [choice.key for choice in prompt.offer.choices[: max(prompt.offer.least, 1)]]
        begun = time.perf_counter()
        acted = await deeds.act(
            tables, table.id, user, prompt.seat, prompt.token, picks, f"click-{len(found)}-{begun}"
        )
        await sights.player_view(tables, table.id, user)
        found.append(time.perf_counter() - begun)
        if acted.table.ended is not None:
            channel += 1
        await asyncio.sleep(PAUSE)
    return found


async def measure(tables: Counted, count: int, moves: int) -> None:
    await furnish(tables, count)
    await deliver(tables)
    alone = await play(tables, moves, 10_000)
    thinker = Thinker(tables)

    async def think() -> None:
        while True:
            await thinker.until_people(lambda: deliver(tables))
            await asyncio.sleep(PAUSE)

    thinking = asyncio.create_task(think())
    begun = time.perf_counter()
    together = await play(tables, moves, 20_000)
    took = time.perf_counter() - begun
    thinking.cancel()
    thinker.close()
    told("computers do nothing", alone)
    told(f"computers at {count} tables", together)
    print(f"{tables.answers} answers of computers meanwhile, {tables.answers / took:.1f} a second")


def told(name: str, seconds: list[float]) -> None:
    p99 = quantiles(seconds, n=100)[98]
    print(f"{name:>24}: median {median(seconds) * 1000:6.2f} ms   p99 {p99 * 1000:6.2f} ms")


async def run(count: int, moves: int) -> None:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "games.sqlite3")
        await measure(Counted(store), count, moves)
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=400)
    args = parser.parse_args()
    asyncio.run(run(args.tables, args.moves))


if __name__ == "__main__":
    main()
