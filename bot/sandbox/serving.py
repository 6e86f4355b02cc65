"""The sandbox with the real bot in it."""

from __future__ import annotations

import asyncio
import signal
import time
import webbrowser
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.app.clocks import clockwork
from bot.app.leagues import reads, tending
from bot.app.people import gathering
from bot.app.play import deeds, playing
from bot.edge import emojis, pictures
from bot.edge.client import Adjutant
from bot.sandbox import CHANNELS, World, start, world
from bot.sandbox.start import NAMES, Complaint, Wish, battle, begin, deal, games, sizes
from bot.web.doors import Admission
from bot.web.server import Pages
from bot.wiring import fresh_seed, house
from engines.kit.search import Strength
from engines.registry import GAMES

WATCH = 1.0
"""Seconds between looks at leagues and threads."""
DAY = timedelta(days=1)
SHOWN = b"adjutant"
"""The seed of the first game of the first title: newcomers are shown the same one, as README tells
it. All others are new each time."""


class Chance:
    """What dice and cards follow from: the next seed, if it is chosen."""

    chosen: bytes | None = None

    def __call__(self) -> bytes:
        seed, self.chosen = self.chosen, None
        return seed or fresh_seed()


class Watch:
    """The clock of the tables: that of the simulated Discord, once there is one."""

    read: Callable[[], float] = staticmethod(time.time)

    def __call__(self) -> float:
        return self.read()


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
    chance, watch = Chance(), Watch()
    await asyncio.to_thread(games)  # two threads that import a game at once may meet half of it
    async with house(file, chance, now=watch) as bot:
        bot.thinker.made = lambda: ThreadPoolExecutor(1)  # nobody else is kept waiting here
        # The simulated Discord is new each time and has never heard of our commands.
        await bot.tables.set_fact("commands", "")
        bot.background.decorate = (
            None  # SimCord waits a few seconds at most until a bot has started
        )
        pages = Pages(Admission(bot.tables), lambda: bot.thinker)
        async with world(bot, people=(), port=port, pages=pages) as here:
            watch.read = lambda: here.env.now().timestamp()
            bot.panels.pictures.shoot = lambda *what: here.aside(pictures.shoot_film(*what))
            room = Sandbox(bot, here, chance)
            await room.furnish(demo)
            here.windows.begin, here.windows.later = room.begin, room.later
            watching = asyncio.create_task(room.attend())
            try:
                yield bot, here
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)


class Sandbox:
    """Tables in the sandbox."""

    def __init__(self, bot: Adjutant, here: World, chance: Chance) -> None:
        self.bot, self.here, self.chance = bot, here, chance
        self.begun = False
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
            table = await deeds.at(self.bot.tables, channel.id)
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
            if await deeds.at(tables, channel.id) is None
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
        if not self.begun and wish.game == next(iter(GAMES)):
            self.chance.chosen = SHOWN
        self.begun = True
        async with here.windows.turn:
            if wish.lesson:
                table = await gathering.open_table(tables, guild, at, people[0], wish.game)
                lesson = partial(playing.begin_lesson, user=people[0])
                await tables.change(table.id, lesson, f"sandbox-learn-{table.id}")
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
            await start.found(self.bot.leagues, here.guild.id, channel.id, people, wish.game)
            await tending.tend(self.bot.leagues)
            await self.bot.deliver()
            here.windows.publish()
        return f"#{CHANNELS[-1]}"

    async def later(self) -> None:
        """Let a day pass at once: whoever's time runs out in it has let it run out."""
        here, tables = self.here, self.bot.tables
        async with here.windows.turn:
            here.env.backend.clock._epoch += DAY
            tables.last_beat = tables.now()  # the bot was there all the while
            for loop in self.bot.background.loops:
                # Or it would make up for every round of that day, one after the other.
                vars(loop)["_next_iteration"] += DAY
            await clockwork.ring(tables)
            await self.bot.deliver()
            here.windows.publish()

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
                await start.stand_in(
                    self.bot.tables, self.bot.leagues, here.guild.id, absent, self.strength
                )
                await here.follow_threads()
