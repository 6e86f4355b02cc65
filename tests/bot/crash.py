"""A bot that is killed again and again while people play on it.

    python -m tests.bot.crash FOLDER SEED

This process only starts bots and kills them: at random instants, and at points where a crash hurts
most. What its people saw answered and what arrived at its readers is noted in plain files, which
is what a crash cannot take back from the world.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from bot.app.model import Stale
from bot.store import Db, Store
from engines.contract import Illegal
from tests.desk import Tables
from tests.engines.toy import ENGINE

T = TypeVar("T")

POINTS = ("before commit", "after commit", "after sending")
ROUNDS = 16
MOVES = 240
"""Until so many commands have been answered, people play on."""
USERS = (101, 102, 103, 104)
HASTE = 20_000
"""Seconds on the clocks of the tables for each that passes here: some turns run out."""


class Notes:
    """A file of lines that survives the bot, as what people have seen does."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_CREAT | os.O_APPEND | os.O_RDWR)
        text = path.read_text("utf-8")
        self.lines = text.splitlines()

    def add(self, line: str) -> None:
        os.write(self._file, f"{line}\n".encode())
        self.lines.append(line)


class Fuse:
    """Kills this process when a point is reached for the nth time."""

    def __init__(self, point: str = "", left: int = 0) -> None:
        self.point, self.left = point, left

    def reached(self, point: str) -> None:
        if point == self.point:
            self.left -= 1
            if self.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


class Fragile(Store):
    fuse = Fuse()

    async def write(self, work: Callable[[Db], T]) -> T:
        def watched(db: Db) -> T:
            result = work(db)
            self.fuse.reached("before commit")
            return result

        result = await super().write(watched)
        self.fuse.reached("after commit")
        return result


class World:
    def __init__(self, folder: Path, tables: Tables, fuse: Fuse, rng: random.Random) -> None:
        self.tables = tables
        self.fuse = fuse
        self.rng = rng
        self.asked = Notes(folder / "asked")
        self.answered = Notes(folder / "answered")
        self.arrived = Notes(folder / "arrived")
        self.nonces = {line.split("\t")[0] for line in self.arrived.lines}
        self.asleep = False
        """Everybody has stopped playing: what is to be sent now is all there will be."""

    @property
    def enough(self) -> bool:
        return len(self.answered.lines) >= MOVES

    async def play(self, user: int) -> None:
        """Answer whatever is asked, at random. A click whose answer never came is sent again."""
        mine = [line for line in self.asked.lines if line.startswith(f"{user}.")]
        count = len(mine)
        if mine and mine[-1].split("\t")[0] not in self.answered.lines:
            await self.click(user, mine[-1])
        while not self.enough:
            await asyncio.sleep(self.rng.random() * 0.002)
            for table in await self.tables.mine(user):
                if table.status == "paused":
                    await self.calmly(self.tables.resume(table.id, user))
                found = [p for p in await self.tables.prompts(table.id, user) if p.offer.required]
                for prompt in found:
                    pick = self.rng.choice(prompt.offer.choices).key
                    how = "say" if not prompt.offer.sealed and self.rng.random() < 0.3 else "play"
                    count += 1
                    click = (f"{user}.{count}", table.id, prompt.seat, prompt.token, how, pick)
                    line = "\t".join(map(str, click))
                    self.asked.add(line)
                    times = 1 if self.rng.random() < 0.9 else 2  # Discord may deliver twice
                    await asyncio.gather(*(self.click(user, line) for _ in range(times)))

    async def click(self, user: int, line: str) -> None:
        command, game, seat, token, how, pick = line.split("\t")
        try:
            if how == "say":
                await self.tables.say(int(game), user, seat, f"{pick} rest", command)
            else:
                await self.tables.act(int(game), user, seat, int(token), [pick], command)
        except Stale:
            return
        except Illegal as refusal:
            if refusal.reason.id == "table-broken":
                raise
            return
        if command not in self.answered.lines:
            self.answered.add(command)

    async def calmly(self, doing: Any) -> None:
        with suppress(Illegal):
            await doing

    async def host(self) -> None:
        """There are always two games to play."""
        channel = 0
        while not self.enough:
            channel = channel % 2 + 1
            table = await self.tables.at(channel)
            if table is None:
                table = await self.tables.open(1, channel, 1, "toy", {"clock": "1"})
            if table.status == "lobby":
                for chair, user in enumerate(USERS):
                    await self.calmly(self.tables.join(table.id, user, chair))
                await self.calmly(self.tables.start(table.id, 1, f"start {table.id}"))
            await self.tables.ring()
            await asyncio.sleep(0.003)

    async def send(self) -> None:
        """Deliver each letter; a reader who has had a nonce is not shown it again."""
        while True:
            letters = await self.tables.take_outgoing()
            if not letters and self.asleep:
                return
            for letter in letters:
                message = letter.earlier or letter.id
                if letter.nonce not in self.nonces:
                    events = getattr(letter.body, "events", ())
                    told = " ".join(event.text.id for event in events)
                    self.arrived.add(
                        f"{letter.nonce}\t{letter.game}\t{letter.kind}\t{message}\t{told}"
                    )
                    self.nonces.add(letter.nonce)
                    self.fuse.reached("after sending")
                await self.tables.delivered(letter.id, message)
            await asyncio.sleep(0.002)


async def live(folder: Path, seed: int, fuse: Fuse) -> None:
    Fragile.fuse = fuse
    store = await Fragile.open(folder / "crash.sqlite3")
    began = time.monotonic()
    rng = random.Random(seed)
    base = 1e9 + float((folder / "round").read_text()) * 1e6

    tables = Tables(
        store,
        now=lambda: base + (time.monotonic() - began) * HASTE,
        engine=lambda name: ENGINE,
        names=("toy",),
        called=lambda game, choice: (choice.key,),
    )
    world = World(folder, tables, fuse, rng)
    sending = asyncio.ensure_future(world.send())
    await asyncio.gather(world.host(), *map(world.play, USERS))
    world.asleep = True
    await sending
    await store.close()


def main(folder: Path, seed: int) -> None:
    rng = random.Random(seed)
    for number in range(ROUNDS + 1):
        (folder / "round").write_text(str(number))
        last = number == ROUNDS
        timed = number % 4 == 3
        fuse = Fuse() if timed or last else Fuse(POINTS[number % 4], rng.randint(1, 60))
        child = os.fork()
        if child == 0:
            asyncio.run(live(folder, seed * 1000 + number, fuse))
            os._exit(0)
        if timed and not last:
            time.sleep(rng.uniform(0.01, 0.25))
            os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        how = "killed" if os.WIFSIGNALED(status) else f"ended {os.WEXITSTATUS(status)}"
        print(number, "at random" if timed else fuse.point or "to the end", how, flush=True)
        if how.startswith("ended"):
            sys.exit(os.WEXITSTATUS(status))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
