"""The bot as a process of its own: started, killed, stopped, asked what it wrote."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

from tests.socket.server import TOKEN, Discord

ROOT = Path(__file__).parents[2]


class Bot:
    """`adjutant run` on one file, connected to a Discord of ours."""

    program = "tests.socket.shim"

    def __init__(self, discord: Discord, file: Path, token: str = TOKEN) -> None:
        self.discord = discord
        self.file = file
        self.token = token
        self.born = time.time()
        self.said: dict[str, str] = {}
        """What its host has set besides."""
        self.starts = 0
        self.cut_off: list[float] = []
        """When it was killed or Discord was away, as `time.perf_counter` has it."""
        self.log = file.with_suffix(".log")
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    def forget_starts(self) -> None:
        """Let it not notice how often it is started here."""
        if self.file.exists():
            with closing(sqlite3.connect(self.file, timeout=30)) as db, suppress(sqlite3.Error), db:
                db.execute("DELETE FROM facts WHERE name = 'starts'")

    async def start(self, *, ready: bool = True, counted: bool = False) -> None:
        if not counted:
            self.forget_starts()
        place = (self.discord.address, str(self.discord.haste), str(self.born))
        program = (sys.executable, "-m", self.program, *place, "run", "--db", str(self.file))
        quiet = {"ADJUTANT_DB": "", "DISCORD_TOKEN": self.token, "PYTHONPATH": str(ROOT)}
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *program, cwd=self.file.parent, env={**os.environ, **quiet, **self.said}, stderr=log
            )
        self.starts += 1
        if ready:
            await self.ready()

    async def ready(self, seconds: float = 60) -> None:
        """Wait until it has come to the gateway, and people can type its commands."""

        def there() -> bool:
            assert self.runs, f"the bot has ended:\n{self.written()[-3000:]}"
            return self.discord.gateway.ready.is_set() and bool(self.discord.rest.commands)

        await self.discord.until(there, "the bot is ready", seconds)

    async def kill(self) -> None:
        """Without any warning."""
        if self.runs:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            self.cut_off.append(time.perf_counter())
        await self.ended()

    async def stop(self) -> int:
        """As a service is stopped."""
        if self.runs:
            os.kill(self.pid, signal.SIGTERM)
        return await self.ended()

    async def ended(self, seconds: float = 120) -> int:
        """Its exit code, once it has ended."""
        assert self._process is not None
        code = await asyncio.wait_for(self._process.wait(), seconds)
        self.discord.gateway.ready.clear()
        return code

    def written(self) -> str:
        """Everything it has written to its standard error."""
        return self.log.read_text("utf-8") if self.log.exists() else ""


@asynccontextmanager
async def bot(discord: Discord, file: Path) -> AsyncIterator[Bot]:
    """A bot that is ready, and that is gone after the block."""
    made = Bot(discord, file)
    try:
        await made.start()
        yield made
    finally:
        if made.runs:
            await made.kill()
