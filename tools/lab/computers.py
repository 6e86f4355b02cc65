"""Whether people are served as quickly while computers think at hundreds of other tables.

    python -m tools.lab.computers [--tables 200] [--moves 400] [--workers 2]

A person plays at a table of three people: first while computers at all the other tables do nothing,
then, from the start of another game, while they answer what they are asked. Thinking is done as the
bot does it, in a process of its own or by so many workers of a Dask cluster on this machine;
Discord is left out, pictures too. With --tables 0 what was played first is conceded,
and looked at once more while the person plays on.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from random import Random
from typing import Any

from bot.app.door import Tables
from bot.app.past.pieces import Pieces
from bot.app.past.reviewing import Reviewer
from bot.app.people import gathering
from bot.app.play import deeds, playing
from bot.app.play.cluster import Cluster
from bot.app.play.thinking import Thinker
from engines.registry import GAMES
from tools.lab.bench import deliver, house, seated, told

HOSTS = 100_000
"""A host may have only a few staffs: each table has its own."""
PAUSE = 0.01
"""Seconds between two clicks."""


async def furnish(tables: Tables, count: int) -> None:
    """Tables of one person and computers of the highest strength, all games in turn."""
    for channel, game in zip(range(1, count + 1), cycle(GAMES), strict=False):
        host = HOSTS + channel
        table = await gathering.open_table(tables, 1, channel, host, game, seated=True)
        while len(table.players) < len(table.chairs):
            table = await gathering.add_computer(tables, table.id, host, "staff")
        await gathering.start(tables, table.id, host, f"start-{channel}")


async def play(tables: Tables, moves: int, channel: int) -> list[float]:
    """Seconds from each click until the next panel can be shown, in games from this channel on."""
    chance = Random(1)
    found: list[float] = []
    while len(found) < moves:
        table = await deeds.at(tables, channel)
        if table is None:
            table = await seated(tables, channel)
        user = chance.choice(table.waiting).user
        prompt = next(p for p in await deeds.prompts(tables, table.id, user) if p.offer.required)
        picks = [choice.key for choice in prompt.offer.choices[: max(prompt.offer.least, 1)]]
        begun = time.perf_counter()
        acted = await deeds.act(
            tables, table.id, user, prompt.seat, prompt.token, picks, f"click-{len(found)}-{begun}"
        )
        await deeds.player_view(tables, table.id, user)
        found.append(time.perf_counter() - begun)
        if acted.table.ended is not None:
            channel += 1
        await asyncio.sleep(PAUSE)
    return found


@contextmanager
def lent(count: int) -> Iterator[Cluster | None]:
    """A cluster of so many workers."""
    if not count:
        yield None
        return
    from distributed import LocalCluster

    made: Any = LocalCluster
    with made(count, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0") as there:
        found = Cluster(there.scheduler_address).begin()
        while len(found.at_work) < count:
            time.sleep(PAUSE)
        yield found


async def measure(tables: Tables, count: int, moves: int, cluster: Cluster | None) -> None:
    await furnish(tables, count)
    await deliver(tables)
    alone = await play(tables, moves, 10_000)
    thinker = Thinker(tables, cluster=cluster)
    reviewer = Reviewer(tables, Pieces(lambda: thinker))
    if not count and (played := await deeds.at(tables, 10_000)):
        for each in played.players[1:]:
            give_up = partial(playing.concede, user=each.user, seat=each.seats[0])
            await tables.do(played.id, each.user, f"concede-{each.user}", give_up)
    answers, answer = 0, deeds.play_computer

    async def counted(*asked: Any) -> bool:
        nonlocal answers
        given = await answer(*asked)
        answers += given
        return given

    deeds.play_computer = counted  # type: ignore[assignment]

    async def post() -> None:
        await deliver(tables)

    async def think() -> None:
        while True:
            await thinker.until_people(post)
            await reviewer.step()
            await asyncio.sleep(PAUSE)

    thinking = asyncio.create_task(think())
    begun = time.perf_counter()
    together = await play(tables, moves, 20_000)
    took = time.perf_counter() - begun
    thinking.cancel()
    thinker.close()
    told("computers do nothing", alone)
    told(f"computers at {count} tables" if count else "a finished game is reviewed", together)
    print(f"{answers} answers of computers meanwhile, {answers / took:.1f} a second")


async def run(count: int, moves: int, workers: int) -> None:
    with lent(workers) as cluster:
        async with house() as tables:
            await measure(tables, count, moves, cluster)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--workers", type=int, default=0)
    args = parser.parse_args()
    asyncio.run(run(args.tables, args.moves, args.workers))


if __name__ == "__main__":
    main()
