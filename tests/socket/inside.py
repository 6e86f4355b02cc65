"""The bot in this process, on a Discord of ours: for tests that look at it while it runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.edge.client import Adjutant
from bot.store import Store
from tests.desk import Tables
from tests.socket.server import TOKEN, Discord
from tests.socket.shim import point_at


@asynccontextmanager
async def logged_in(
    there: Discord, file: Path, now: Callable[[], float] = time.time, silence: float = 60.0
) -> AsyncIterator[Adjutant]:
    """The bot as it is before it connects: it can ask, and is told nothing. It takes a line for
    dead after so many seconds of silence."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Route, "BASE", Route.BASE)
        patched.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
        point_at(there.address)
        store = await Store.open(file)
        try:
            bot = Adjutant(Tables(store, now=now))
            async with bot:
                bot._connection.guild_ready_timeout = 0.01  # noqa: SLF001
                bot._connection.heartbeat_timeout = silence  # noqa: SLF001
                await bot.login(TOKEN)
                yield bot
        finally:
            await store.close()


@asynccontextmanager
async def inside(there: Discord, file: Path, silence: float = 60.0) -> AsyncIterator[Adjutant]:
    """The bot while it serves people."""
    async with logged_in(there, file, silence=silence) as bot:
        serving = asyncio.create_task(bot.connect())
        try:
            await there.until(lambda: bot.is_ready() and there.rest.commands, "it is ready", 60)
            yield bot
        finally:
            serving.cancel()
            with suppress(asyncio.CancelledError):
                await serving
