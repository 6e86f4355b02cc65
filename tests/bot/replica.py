"""A bot and its Litestream, killed at random; what a second copy would have saved each time.

python -m tests.bot.replica play FILE      people play, until this is killed
python -m tests.bot.replica FOLDER ROUNDS SEED
"""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from bot.commands import drill
from bot.store import Store, copies, health, users
from bot.store.db import looking
from tests.bot.app.house import ANN, BOB, CAT, House

PAUSE = 0.02
"""Seconds between two moves."""

LITESTREAM = Path(sys.executable).parent / "litestream"


async def play(file: Path) -> None:
    store = await Store.open(file, checkpoints=False)
    house = House(store)
    house.channels = house.commands = int(time.time() * 1000)
    while True:
        house.time = time.time()
        game = await house.game(ANN, BOB, CAT)
        users = {each: p.user for p in (await house.tables.table(game)).players for each in p.seats}
        while waited := await house.waited(game):
            house.time = time.time()
            await house.act(game, users[waited[0]], waited[0], "rest")
            await asyncio.sleep(PAUSE)


@dataclass
class Outcome:
    kills: dict[str, int] = field(default_factory=lambda: {"bot": 0, "replica": 0, "both": 0})
    behind: list[int] = field(default_factory=list)
    """Lines that were written but not yet in the replica, after each kill."""
    age: list[float] = field(default_factory=list)
    """For how long the oldest of them had been written, in seconds."""
    ahead: int = 0
    """Lines that nobody had been told of: the bot was killed between their writing and their end.
    While Litestream reads the file, SQLite lets the next writer write over them."""
    lines: int = 0
    lost: int = 0
    """Lines that were missing when the replica had caught up."""
    differ: bool = False


class Both:
    """The bot and its replica, as processes."""

    def __init__(self, folder: Path) -> None:
        self.file, self.config = folder / "games.sqlite3", folder / "litestream.yml"
        self.config.write_text(
            f"dbs:\n  - path: {self.file}\n    monitor-interval: 100ms\n    replicas:\n"
            f"      - type: file\n        path: {folder / 'replica'}\n        sync-interval: 1s\n"
        )
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def start(self, only: str = "") -> None:
        words = {
            "bot": (sys.executable, "-m", "tests.bot.replica", "play", str(self.file)),
            "replica": (str(LITESTREAM), "replicate", "-config", str(self.config)),
        }
        for name in ({only} if only else words.keys()) - self.running.keys():
            with self.file.with_name(f"{name}.log").open("ab") as log:
                self.running[name] = subprocess.Popen(words[name], stdout=log, stderr=log)

    def kill(self, *names: str, how: signal.Signals = signal.SIGKILL) -> None:
        for name in names:
            self.running[name].send_signal(how)
        for name in names:
            self.running.pop(name).wait()

    def lines(self, file: Path, after: float = 0.0) -> list[float]:
        with looking(file) as db:
            sql = "SELECT at FROM journal ORDER BY at"
            return [at for (at,) in db.execute(sql).fetchall() if at > after]

    def restored(self, name: str) -> Path:
        to = self.file.with_name(f"{name}.sqlite3")
        drill.litestream("restore", "-config", str(self.config), "-o", str(to), str(self.file))
        copies.check(to)
        return to

    def grown(self, lines: int) -> None:
        """Wait until so many lines are there, and in the replica."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if self.file.exists():
                try:
                    with looking(self.file) as db:
                        if health.written(db)[0] >= lines:
                            return
                except Exception:
                    pass
            time.sleep(0.05)
        raise AssertionError("nobody plays")


async def signed(file: Path) -> None:
    """The next bot, which writes something."""
    store = await Store.open(file, checkpoints=False)
    await store.write(lambda db: users.set_fact(db, "signed", "by the next bot"))
    await store.close()


def run(folder: Path, rounds: int, seed: int, *, bound: bool = True) -> Outcome:
    rng, both, outcome = random.Random(seed), Both(folder), Outcome()
    lines = 0
    try:
        for n in range(rounds):
            both.start()
            both.grown(lines + 20)
            time.sleep(rng.uniform(0.0, 3.0))
            victims = rng.choice((("bot",), ("replica",), ("bot", "replica")))
            outcome.kills["both" if len(victims) == 2 else victims[0]] += 1
            both.kill(*victims)
            now, known = time.time(), both.lines(both.file)
            if (folder / "replica").exists():
                saved = both.restored(f"round{n}")
                there = both.lines(saved)
                outcome.ahead += len(set(there) - set(known))
                missing = [at for at in known if at > max(there, default=0.0)]
                outcome.behind.append(len(missing))
                outcome.age.append(now - missing[0] if missing else 0.0)
            lines = len(known)
            if bound and victims == ("bot",):  # as the units have it
                both.kill("replica", how=signal.SIGTERM)
        both.start()
        both.grown(lines + 20)
        both.kill("bot")
        if bound:
            both.kill("replica", how=signal.SIGTERM)
        asyncio.run(signed(both.file))
        both.start(only="replica")
        known = both.lines(both.file)
        outcome.lines, outcome.lost, outcome.differ = len(known), len(known), True
        for n in range(60):
            saved = both.restored(f"last{n}")
            outcome.lost = len(set(known) - set(both.lines(saved)))
            with looking(both.file) as one, looking(saved) as other:
                outcome.differ = copies.content(one) != copies.content(other)
            if not outcome.differ:
                break
            time.sleep(0.5)
    finally:
        both.kill(*list(both.running))
    return outcome


if __name__ == "__main__":
    if sys.argv[1] == "play":
        asyncio.run(play(Path(sys.argv[2])))
    else:
        print(run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
