"""What benches share: tables in a file that is thrown away, times, memory."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from resource import getpagesize
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bot.app.door import Tables
from bot.app.mail.kinds import Outgoing
from bot.app.model import Prompt, Table
from bot.app.people import gathering, persons
from bot.app.play import deeds
from bot.store import Store
from engines.contract import Key
from engines.kit.rng import Rng
from engines.kit.simulate import some_picks

PEOPLE = (101, 102, 103)
GAME = "race_to_the_rhine"
"""A game that so many people play."""


class Clock:
    """The time of the tables, which stands still until it is moved."""

    def __init__(self, time: float = 1_700_000_000.0) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time

    def later(self, tables: Tables, seconds: float) -> None:
        """Move it, as if the bot had been up all the while."""
        self.time += seconds
        tables.last_beat = self.time


@asynccontextmanager
async def house(**how: Any) -> AsyncIterator[Tables]:
    """Tables with nothing in them."""
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "games.sqlite3")
        try:
            yield Tables(store, **how)
        finally:
            await store.close()


async def seated(
    tables: Tables, channel: int, people: Sequence[int] = PEOPLE, guild: int = 1
) -> Table:
    """A game of these people, started."""
    table = await gathering.open_table(tables, guild, channel, people[0], GAME)
    for chair, user in zip(table.free, people, strict=False):
        await gathering.join(tables, table.id, user, chair)
    return (await gathering.start(tables, table.id, people[0], f"start-{channel}")).table


async def deliver(tables: Tables) -> list[Outgoing]:
    """Send whatever there is to send, to nobody."""
    sent: list[Outgoing] = []
    while rows := await persons.take_outgoing(tables):
        for row in rows:
            await tables.delivery.delivered(row.id, 1_000_000 + row.id)
            sent.append(row)
    return sent


def due(prompts: Iterable[Prompt]) -> list[Prompt]:
    """What somebody must answer and has not answered."""
    return [each for each in prompts if each.offer.required and not each.offer.answered]


async def whispered(tables: Tables, prompt: Prompt, chance: Rng) -> tuple[Key, ...]:
    """What the game's computer player would pick, as somebody else might whisper it."""
    picks = await deeds.computed(tables, prompt.game, prompt.seat)
    found = [prompt.offer.find(key) for key in picks or ()]
    if picks is None or any(each is None or each.typed for each in found):
        return tuple(some_picks(prompt.offer, chance))
    return picks


async def timed(work: Callable[..., Awaitable[object]], *given: object) -> float:
    """Seconds it takes."""
    began = time.perf_counter()
    await work(*given)
    return time.perf_counter() - began


def share(found: Iterable[float], part: float) -> float:
    """So many of the seconds are no more than this, in milliseconds."""
    ordered = sorted(found)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] * 1000


def told(name: str, seconds: Sequence[float]) -> None:
    print(f"{name:44} median {median(seconds) * 1000:7.2f} ms   p99 {share(seconds, 0.99):7.2f} ms")


def megabytes(pid: int | str = "self") -> float:
    """What a process keeps in memory now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * getpagesize() / 2**20
