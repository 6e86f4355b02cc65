"""How soon people are answered through a real socket, beside a bot that only echoes.

    python -m tools.lab.bench_socket [--games 1000 10000] [--tables 1 8 64] [--seconds 15]

A Discord of our own on this machine, the real bot and the echo bot each in a process of its own, in
one run. At every table somebody presses an answer about every three seconds; each answer comes with
the board drawn. Also: the start, the memory, and every step that holds up the event loop.

Milliseconds are those of the clock: they mean something on a machine that does nothing else. What
a press costs in CPU time, and the steps that hold up the loop, can be measured on a busy one too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median

from bot import wiring
from tests.socket.person import Person
from tests.socket.process import ROOT, Bot
from tests.socket.rest import Click
from tests.socket.server import TOKEN, Discord, discord
from tests.socket.table import Table
from tools.lab.bench import PEOPLE, megabytes, seated, share

THINK = 3.0
"""Seconds between two presses at a table, on average."""
FIRST = 1001
"""The first channel."""


async def fill(file: Path, games: int) -> None:
    """One game as people start it, and so many copies of it in other channels."""
    async with wiring.house(file) as bot:
        await seated(bot.tables, FIRST, guild=500)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE outbox SET status = 'sent'")
        for n in range(1, games):
            copy(db, n)


def copy(db: sqlite3.Connection, n: int) -> None:
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for name in sorted(names, key=lambda name: name != "games"):
        columns = {row[1]: row for row in db.execute(f"PRAGMA table_info({name})")}
        if name != "games" and "game" not in columns:
            continue
        if name == "outbox":
            continue
        taken: list[str] = []
        for column, row in columns.items():
            if column == ("id" if name == "games" else "game"):
                taken.append(f"{column} + {n}")
            elif column == "id" and row[5]:
                taken.append("NULL")
            elif name == "games" and column == "channel":
                taken.append(f"{column} + {n}")
            elif column == "command":
                taken.append(f"{column} || '-{n}'")
            else:
                taken.append(column)
        where = "id = 1" if name == "games" else "game = 1"
        listed = ", ".join(columns)
        db.execute(
            f"INSERT INTO {name} ({listed}) SELECT {', '.join(taken)} FROM {name} WHERE {where}"
        )


class Measured(Bot):
    """The bot with its event loop watched."""

    program = "tools.lab.stalls"

    def stalls(self) -> list[tuple[float, str]]:
        found = re.findall(r"^stall ([\d.]+) (.*)$", self.written(), re.MULTILINE)
        return [(float(took), what) for took, what in found]


def used(pid: int) -> tuple[float, float]:
    """Seconds of CPU and megabytes of memory a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), megabytes(pid)


async def at_table(
    there: Discord, n: int, until: float, rng: random.Random, clicks: list[Click]
) -> None:
    """Press answers at one table until the time is over."""
    people = [Person(there, user) for user in PEOPLE]
    table = Table(there, FIRST + n, 1 + n, people, rng)
    await asyncio.sleep(rng.random() * THINK)
    while time.monotonic() < until:
        for person in people:
            click = await person.slash(table.channel, "play")
            clicks.append(click)
            while time.monotonic() < until:
                await asyncio.sleep(min(rng.expovariate(1 / THINK), 3 * THINK))
                chosen = table.choice(click.message) if click.message else None
                if chosen is None:
                    break
                click = await person.press(click.message, *chosen)  # type: ignore[arg-type]
                clicks.append(click)


async def at_echo(
    there: Discord, n: int, until: float, rng: random.Random, clicks: list[Click]
) -> None:
    """Press as often, and be echoed."""
    person = Person(there, PEOPLE[0])
    message = there.world.post(FIRST + n, {"content": "Press"}, [])
    await asyncio.sleep(rng.random() * THINK)
    while time.monotonic() < until:
        clicks.append(await person.press(message, "echo"))
        await asyncio.sleep(min(rng.expovariate(1 / THINK), 3 * THINK))


async def press(
    there: Discord, work: Callable[..., Awaitable[None]], tables: int, seconds: float
) -> list[Click]:
    clicks: list[Click] = []
    until = time.monotonic() + seconds
    rng = random.Random(tables)
    each = [work(there, n, until, random.Random(rng.random()), clicks) for n in range(tables)]
    await asyncio.gather(*each)
    return clicks


def figures(clicks: list[Click], picture: bool) -> tuple[list[float], list[float]]:
    acknowledged = [c.acknowledged - c.sent for c in clicks if c.acknowledged]
    ends = [(c.drawn if picture and c.drawn else c.answered, c.sent) for c in clicks]
    return acknowledged, [end - sent for end, sent in ends if end]


def told(name: str, clicks: list[Click], spent: float, *, picture: bool) -> tuple[float, float]:
    acknowledged, answered = figures(clicks, picture)
    a99, p99 = share(acknowledged, 0.99), share(answered, 0.99)
    print(
        f"{name:34} {len(clicks):4} presses  acknowledged p50 {share(acknowledged, 0.5):6.1f} "
        f"p99 {a99:6.1f}  answered p50 {share(answered, 0.5):6.1f} p99 {p99:6.1f} ms  "
        f"CPU {spent * 1000:5.1f} ms each",
        flush=True,
    )
    return a99, p99


async def echoes(tables: Sequence[int], seconds: float) -> dict[int, tuple[float, float]]:
    found = {}
    async with discord(channels=max(tables)) as there:
        quicken(there)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tools.lab.echo", there.address, TOKEN), cwd=ROOT
        )
        try:
            await there.until(there.gateway.ready.is_set, "the echo is there")
            await asyncio.sleep(3)
            for n in tables:
                before, _ = used(process.pid)
                clicks = await press(there, at_echo, n, seconds)
                spent = (used(process.pid)[0] - before) / max(len(clicks), 1)
                found[n] = told(f"echo, {n} at once", clicks, spent, picture=False)
        finally:
            process.kill()
            await process.wait()
    return found


def quicken(there: Discord) -> None:
    """Limits and checks of bodies are not what is measured here."""
    there.rest.limits.most = there.rest.limits.all = 100_000
    there.rest.checks = False


async def serve(
    folder: Path,
    games: int,
    tables: Sequence[int],
    seconds: float,
    echo: dict[int, tuple[float, float]],
) -> None:
    file = folder / f"{games}.sqlite3"
    await fill(file, games)
    async with discord(channels=max(tables)) as there:
        quicken(there)
        bot = Measured(there, file)
        began = time.perf_counter()
        await bot.start()
        cpu, size = used(bot.pid)
        took = time.perf_counter() - began
        print(f"{games} games: at the gateway after {took:.2f} s ({cpu:.2f} s CPU), {size:.0f} MB")
        try:
            await there.until(lambda: there.rest.commands, "commands are there")
            await asyncio.sleep(12)  # rules and backgrounds are read meanwhile
            before = len(bot.stalls())
            for n in tables:
                spent, _ = used(bot.pid)
                clicks = await press(there, at_table, n, seconds)
                spent = (used(bot.pid)[0] - spent) / max(len(clicks), 1)
                name = f"{games} games, {n} tables at once"
                a99, p99 = told(name, clicks, spent, picture=True)
                print(f"{'':34} {a99 / echo[n][0]:.1f} and {p99 / echo[n][1]:.1f} times the echo")
            print(f"{games} games: {used(bot.pid)[1]:.0f} MB at the end")
            show_stalls(bot.stalls(), before)
        finally:
            await bot.stop()


def show_stalls(stalls: list[tuple[float, str]], before: int) -> None:
    for when, found in (("while it started", stalls[:before]), ("in play", stalls[before:])):
        longest = max((took for took, _ in found), default=0.0)
        print(f"steps over 10 ms {when}: {len(found)}, the longest {longest:.0f} ms")
        for what, count in Counter(what for _, what in found).most_common(6):
            mean = median(took for took, each in found if each == what)
            print(f"  {count:3} x {mean:5.1f} ms  {what}")


async def main(args: argparse.Namespace) -> None:
    os.environ["BLANK"] = "1" if args.blank else ""
    print("load of this machine:", *(f"{each:.1f}" for each in os.getloadavg()))
    echo = await echoes(args.tables, args.seconds)
    with tempfile.TemporaryDirectory() as folder:
        for games in args.games:
            await serve(Path(folder), games, args.tables, args.seconds, echo)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[1000, 10_000])
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 8, 64])
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--blank", action="store_true", help="what a press costs beside pictures")
    asyncio.run(main(parser.parse_args()))
