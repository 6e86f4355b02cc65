"""The whole bot, put together from its parts, and how it is run on Discord."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import discord

from bot.app.tables import Tables
from bot.edge.client import Adjutant
from bot.store import Store


def fresh_seed() -> bytes:
    """The chance behind all dice and shuffles of one game."""
    return secrets.token_bytes(32)


@asynccontextmanager
async def house(file: Path, seeds: Callable[[], bytes] = fresh_seed) -> AsyncIterator[Adjutant]:
    """The bot over the games in this file. It is not connected to anything yet."""
    store = await Store.open(file)
    try:
        yield Adjutant(Tables(store, seeds=seeds))
    finally:
        await store.close()


async def run(token: str, file: Path) -> None:
    """Be on Discord until told to stop. Who is being served then is served to the end."""
    async with house(file) as bot, bot:
        serving = asyncio.create_task(bot.start(token))
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, serving.cancel)
        with suppress(asyncio.CancelledError):
            await serving


def log_to_stderr(level: int = logging.INFO) -> None:
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(max(level, logging.WARNING))
    # It never speaks, so it need not say that it cannot.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
