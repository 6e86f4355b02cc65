"""How long recruits take to answer while staffs think at other tables.

    python -m tools.lab.recruits [--tables 6] [--seconds 60]

One person against two recruits, who answers at once, beside tables of one such person and two
staffs. Thinking is done as the bot does it; Discord is left out, pictures too.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bot.app.door import Tables
from bot.app.people import gathering
from bot.app.play import deeds, sights
from bot.app.play.thinking import Question, Thinker
from bot.store import Store
from engines.contract import Key
from engines.kit.search import Strength
from tools.lab.computers import GAME, deliver

PAUSE = 0.01


class Timed(Tables):
    """Notes how long recruits take, and how many answers others give."""

    recruits: set[int]
    waits: list[float]
    since = 0.0
    others = 0


answer = deeds.play_computer


async def timed(tables: Any, asked: Question, picks: Iterable[Key]) -> bool:
    given = await answer(tables, asked, picks)
    if asked.game not in tables.recruits:
        tables.others += given
    elif given:
        now = time.perf_counter()
        tables.waits.append(now - tables.since)
        tables.since = now
    return given


deeds.play_computer = timed


async def seated(tables: Tables, user: int, n: int, strength: Strength) -> int:
    table = await gathering.open_table(tables, 1, user * 1000 + n, user, GAME, seated=True)
    for _ in range(2):
        await gathering.add_computer(tables, table.id, user, strength)
    return (await gathering.start(tables, table.id, user, f"start-{user}-{n}")).table.id


async def play(tables: Timed, user: int, strength: Strength) -> None:
    """Answer for a person at once, game after game."""
    n = 0
    while True:
        n, game = n + 1, await seated(tables, user, n, strength)
        if strength == "recruit":
            tables.recruits.add(game)
            tables.since = time.perf_counter()
        while (await tables.table(game)).ended is None:
            for prompt in await sights.prompts(tables, game, user):
                if prompt.offer.required and not prompt.offer.answered:
                    picks = await deeds.computed(tables, game, prompt.seat) or prompt.offer.default
                    command = f"{game}-{prompt.seat}-{prompt.token}"
                    await deeds.act(tables, game, user, prompt.seat, prompt.token, picks, command)
                    if strength == "recruit":
                        tables.since = time.perf_counter()
                    break
            await asyncio.sleep(PAUSE)


async def measure(tables: Timed, count: int, seconds: float) -> None:
    thinker = Thinker(tables, steady=True)
    tables.recruits, tables.waits = set(), []

    async def think() -> None:
        while True:
            await thinker.until_people(lambda: deliver(tables))
            await asyncio.sleep(0.5)  # the bot looks as often

    tasks = [asyncio.create_task(think()), asyncio.create_task(play(tables, 101, "recruit"))]
    tasks += [asyncio.create_task(play(tables, 102 + n, "staff")) for n in range(count)]
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    for error in await asyncio.gather(*tasks, return_exceptions=True):
        assert isinstance(error, asyncio.CancelledError), error
    thinker.close()
    waits = tables.waits
    print(f"{count} tables of staffs: {tables.others} answers there, {len(waits)} of recruits here")
    p99 = quantiles(waits, n=100)[98]
    print(f"median {median(waits):.2f} s, p99 {p99:.2f} s, longest {max(waits):.2f} s")


async def run(count: int, seconds: float) -> None:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "games.sqlite3")
        await measure(Timed(store), count, seconds)
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=60)
    args = parser.parse_args()
    asyncio.run(run(args.tables, args.seconds))


if __name__ == "__main__":
    main()
