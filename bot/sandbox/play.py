"""The sandbox with the real bot in it."""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.app.leagues import reads, tending
from bot.app.people import gathering
from bot.app.play import sights
from bot.edge import emojis, films
from bot.edge.client import Adjutant
from bot.sandbox import CHANNELS, World, league, world
from bot.sandbox.demo import deal
from bot.sandbox.start import NAMES, Complaint, Wish, battle, begin, sizes
from bot.web.doors import Admission
from bot.web.server import Pages
from bot.wiring import fresh_seed, house
from engines.kit.search import Strength

WATCH = 1.0
"""Seconds between looks at leagues and threads."""
SHOWN = b"adjutant"
"""The seed of the first game here: newcomers are always shown the same one, as README tells it."""


async def play(demo: str | None, *, file: Path | None, port: int, browser: bool) -> None:
    """Serve the sandbox until Ctrl-C. Without a file its games are forgotten then."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)
    with TemporaryDirectory() as folder:
        async with sandbox(file or Path(folder) / "sandbox.sqlite3", demo, port) as (_, here):
            print(f"The sandbox is open at {here.windows.url}  Ctrl-C closes it.", flush=True)
            if browser:
                webbrowser.open(here.windows.url)
            await stop.wait()
            print("Closed.", flush=True)


@asynccontextmanager
async def sandbox(
    file: Path, demo: str | None = None, port: int = 0
) -> AsyncIterator[tuple[Adjutant, World]]:
    """The bot and its world, with the games of this file, a game to look at, or the first page."""
    seeds = chain([SHOWN], iter(fresh_seed, None))
    async with house(file, lambda: next(seeds)) as bot:
        bot.thinker.made = lambda: ThreadPoolExecutor(1)  # nobody else is kept waiting here
        # The simulated Discord is new each time and has never heard of our commands.
        await bot.tables.set_fact("commands", "")
        bot.decorate = None  # SimCord waits a few seconds at most until a bot has started
        pages = Pages(bot.tables, Admission(bot.tables), lambda: bot.thinker)
        async with world(bot, people=(), port=port, pages=pages) as here:
            bot.panels.pictures.shoot = lambda *what: here.aside(films.shoot(*what))
            room = Sandbox(bot, here)
            await room.furnish(demo)
            here.windows.begin = room.begin
            watching = asyncio.create_task(room.attend())
            try:
                yield bot, here
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)


class Sandbox:
    """Tables in the sandbox."""

    def __init__(self, bot: Adjutant, here: World) -> None:
        self.bot, self.here = bot, here
        self.strength: Strength = "officer"
        """Of the computers in leagues."""

    async def furnish(self, demo: str | None) -> None:
        """The games from last time; else one under way if that was asked for."""
        here, tables = self.here, self.bot.tables
        if await self._find():
            return
        if demo:
            await here.welcome(NAMES[:1])
            people = [person.id for person in here.people.values()]
            fits = min(max(sizes(demo)), 3)
            computers: list[Strength] = ["officer"] * (fits - 1)
            place = here.guild.id, here.channel.id
            async for _ in deal(tables, *place, people, demo, computers):
                await here.settle()

    async def _find(self) -> bool:
        """Show the tables of a kept file: their channels are empty again, so everybody who plays
        asks for them. Whether there are any."""
        here, found = self.here, False
        for channel in here.channels:
            table = await sights.at(self.bot.tables, channel.id)
            if table is None:
                continue
            found = True
            seated = {player.user for player in table.players} | {table.host}
            present = [name for name, person in here.members.items() if person.id in seated]
            await here.welcome(present)
            async with here.windows.turn:
                for name in present:
                    await here.people[name].slash(channel, "play")
        return found

    async def begin(self, wish: Wish) -> str:
        """Start a game in the first free channel; where that is."""
        here, tables = self.here, self.bot.tables
        free = [
            (place, channel)
            for place, channel in zip(CHANNELS, here.channels, strict=True)
            if await sights.at(tables, channel.id) is None
        ]
        if not free:
            raise Complaint("Every channel has a game: end one with /game abandon first.")
        place, channel = free[0]
        if wish.league:
            return await self._begin_league(wish)
        present = [name for name in wish.people if name not in wish.computers]
        await here.welcome(present)
        people = [here.people[name].id for name in present]
        computers = [wish.strength] * len(wish.computers)
        guild, at = here.guild.id, channel.id
        async with here.windows.turn:
            if wish.lesson:
                table = await gathering.open_table(tables, guild, at, people[0], wish.game)
                await gathering.learn(tables, table.id, people[0], f"sandbox-learn-{table.id}")
            else:
                fight = battle(wish.scenario)
                await begin(tables, guild, at, people, wish.game, computers, wish.seat, **fight)
            await self.bot.deliver()
            here.windows.publish()
        return f"#{place}"

    async def _begin_league(self, wish: Wish) -> str:
        """Start a season in the last channel: the first person plays, computers act for others."""
        here, self.strength = self.here, wish.strength
        channel = here.channels[-1]
        if await reads.leagues(self.bot.leagues, here.guild.id):
            raise Complaint("There is a league already: it is in the last channel.")
        await here.welcome(NAMES[:1])
        people = [member.id for member in here.members.values()]
        async with here.windows.turn:
            await league.found(self.bot.leagues, here.guild.id, channel.id, people, wish.game)
            await tending.tend(self.bot.leagues)
            await self.bot.deliver()
            here.windows.publish()
        return f"#{CHANNELS[-1]}"

    async def attend(self) -> None:
        """Upload emojis; have computers act for those in leagues whom nobody plays, and show new
        threads."""
        here = self.here
        drawn = await asyncio.to_thread(lambda: emojis.pictures(emojis.signs()))
        async with here.windows.turn:
            await emojis.hold(self.bot)
            here.show(drawn)
        while True:
            await asyncio.sleep(WATCH)
            present = {person.id for person in here.people.values()}
            absent = {member.id for member in here.members.values()} - present
            async with here.windows.turn:
                await league.stand_in(
                    self.bot.tables, self.bot.leagues, here.guild.id, absent, self.strength
                )
                await here.follow_threads()
