"""The sandbox with the real bot in it."""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.edge.client import Adjutant
from bot.sandbox import World, world
from bot.sandbox.demo import deal
from bot.wiring import fresh_seed, house
from engines.registry import GAMES

SHOWN = b"adjutant"
"""The seed of the first game here: newcomers are always shown the same one, as README tells it."""


async def play(demo: str | None, *, file: Path | None, port: int, browser: bool) -> None:
    """Serve the sandbox until Ctrl-C. Without a file its games are forgotten then."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)
    seeds = chain([SHOWN], iter(fresh_seed, None))
    with TemporaryDirectory() as folder:
        async with house(file or Path(folder) / "sandbox.sqlite3", lambda: next(seeds)) as bot:
            # The simulated Discord is new each time and has never heard of our commands.
            await bot.tables.set_fact("commands", "")
            async with world(bot, port=port) as here:
                await furnish(bot, here, demo)
                print(f"The sandbox is open at {here.windows.url}  Ctrl-C closes it.", flush=True)
                if browser:
                    webbrowser.open(here.windows.url)
                await stop.wait()
                print("Closed.", flush=True)


async def furnish(bot: Adjutant, here: World, demo: str | None) -> None:
    """The game from last time; else one under way if that was asked for, or a lobby."""
    guild, channel = here.guild.id, here.channel.id
    people = [person.id for person in here.people.values()]
    if await bot.tables.at(channel) is not None:
        # The channel is empty again, but the game is not: everybody asks for it.
        async with here.windows.turn:
            for person in here.people.values():
                await person.slash(here.channel, "play")
    elif demo:
        async for _ in deal(bot.tables, guild, channel, people, demo):
            await here.settle()
    else:
        await bot.tables.open(guild, channel, people[0], next(iter(GAMES)))
