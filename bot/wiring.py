"""The whole bot, put together from its parts, and how it is run on Discord."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import logging
import secrets
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import discord

from bot.app.door import Tables
from bot.app.play import computers
from bot.app.play.cluster import Cluster
from bot.edge.client import Adjutant
from bot.edge.elsewhere import Offers
from bot.host.beating import beat, tell
from bot.host.listening import listening
from bot.settings import settings
from bot.store import Store
from bot.text import LANGUAGES, words
from bot.web.doors import Admission, origin_of
from engines.registry import GAMES, engine

M_TRIM, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""Options of glibc's mallopt: when free memory goes back, what is large, how many stores."""
LARGE = 128 * 1024
TIDY = 300.0
"""Seconds between two times that free memory is given back."""


def fresh_seed() -> bytes:
    """The chance behind all dice and shuffles of one game."""
    return secrets.token_bytes(32)


@asynccontextmanager
async def house(
    file: Path,
    seeds: Callable[[], bytes] = fresh_seed,
    *,
    now: Callable[[], float] = time.time,
    boards: str = "",
) -> AsyncIterator[Adjutant]:
    """The bot over the games in this file. It is not connected to anything yet."""
    said = settings()
    calendars, programs = said.get("ADJUTANT_CALENDARS", ""), said.get("ADJUTANT_GUESTS", "")
    store = await Store.open(file, checkpoints=not said.get("ADJUTANT_LITESTREAM"))
    try:
        await computers.know_guests(store)
        bot = Adjutant(Tables(store, now=now, seeds=seeds), signs=True)
        bot.elsewhere.offers = Offers(bool(said.get("ADJUTANT_NOTIFY")), calendars, programs)
        serve_boards(bot, boards)
        if workers := said.get("ADJUTANT_WORKERS"):
            bot.thinker.cluster = Cluster(workers).begin()
        yield bot
    finally:
        await store.close()


def serve_boards(bot: Adjutant, url: str) -> None:
    """Let people open their boards in a browser, at this address; nowhere if it is empty."""
    if url:
        bot.boards.doors = Admission(bot.tables, origin_of(url))
        bot.panels.boards = True


async def run(token: str, file: Path, address: str = "", boards: str = "") -> None:
    """Be on Discord until told to stop. Who is being served then is served to the end."""
    save_memory()
    async with house(file, boards=boards) as bot, listening(bot, address), bot:
        for lang in LANGUAGES:
            words(lang)  # a quarter of a second each, while nobody is served yet
        gc.freeze()
        loading = asyncio.create_task(load(bot))
        tidying = asyncio.create_task(tidy())
        beating = asyncio.create_task(beat(bot))
        serving = asyncio.create_task(bot.start(token))
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, serving.cancel)
        with suppress(asyncio.CancelledError):
            await serving
        tell("STOPPING=1")
        await bot.background.ended_well()
        for each in (loading, tidying, beating):
            each.cancel()


async def load(bot: Adjutant) -> None:
    """Read the rules of every game beside the event loop: nobody's first command waits for them.
    What is read is never let go, so the garbage collector is told not to look through it again; a
    look at everything stops the bot for a tenth of a second."""
    for game in GAMES:
        await asyncio.to_thread(engine, game)
    gc.freeze()
    await bot.background.prepared.wait()
    gc.freeze()


def save_memory() -> None:
    """Have the C library give back what pictures used. By itself glibc keeps a store of memory for
    each thread and hardly returns any. Elsewhere this does nothing."""
    with suppress(OSError, AttributeError, TypeError):
        mallopt = ctypes.CDLL(None).mallopt
        for option, value in ((M_ARENA_MAX, 2), (M_MMAP_THRESHOLD, LARGE), (M_TRIM, LARGE)):
            mallopt(option, value)


async def tidy() -> None:
    """Now and then give back what lies free between things that are kept."""
    while True:
        await asyncio.sleep(TIDY)
        await asyncio.to_thread(give_back)


def give_back() -> None:
    """Have the C library give back all memory that is free: by itself it gives back the last of it
    only. Elsewhere than with glibc this does nothing."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


class AsJson(logging.Formatter):
    """One object a line, for programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": record.created, "level": record.levelname, "name": record.name}
        text = record.getMessage()
        fault = self.formatException(record.exc_info) if record.exc_info else None
        return json.dumps({**line, "message": text, **({"error": fault} if fault else {})})


def log_to_stderr(level: int = logging.INFO, *, as_json: bool = False) -> None:
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if as_json:
        logging.getLogger().handlers[0].setFormatter(AsJson())
    logging.getLogger("discord").setLevel(max(level, logging.WARNING))
    # Voice is unused: discord.py need not warn that it is missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
