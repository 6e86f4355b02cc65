"""The whole bot in a browser: a simulated Discord, up to eight people, no token and no network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Iterable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

import discord
import simcord
from simcord.backend.cdn import CDN_BASE

import bot.sandbox.attachments  # noqa: F401  SimCord as Discord is documented
from bot.sandbox.start import NAMES
from bot.sandbox.windows import Windows
from bot.web.server import Pages

if TYPE_CHECKING:
    from simcord.actors import MemberActor
    from simcord.builders import ChannelHandle

T = TypeVar("T")

log = logging.getLogger(__name__)

CHANNELS = tuple(f"table-{number}" for number in range(1, 7))
"""A channel holds one table: a newcomer can try every game, and one of them twice."""
MESSAGES = "Direct messages"

PATIENCE = 30.0
"""Seconds in which the bot must have done what was asked."""
TICK = 0.2
"""Seconds between looks at the clock. The bot's background work moves only with it."""

SENT = 5.0
"""Seconds within which the bot has sent what it had to."""


class World:
    """A server with a few channels, the people in it, and their windows."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        env.backend.bot_user.name = "Adjutant"
        self.guild = env.create_guild("The map room")
        self.channels: tuple[ChannelHandle, ...] = tuple(
            self.guild.create_text_channel(name) for name in CHANNELS
        )
        staff = self.guild.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
        self.members: dict[str, MemberActor] = {
            name: self.guild.add_member(
                env.create_user(name.lower(), global_name=name),
                roles=[staff] if name == NAMES[0] else [],
            )
            for name in NAMES
        }
        """The first of them manages the server, so that a league can be made."""
        self.people: dict[str, MemberActor] = {}
        """Those one can look at the server as; the others are not there yet."""
        self.windows = Windows(env)

    @property
    def channel(self) -> ChannelHandle:
        return self.channels[0]

    async def welcome(self, names: Iterable[str]) -> None:
        """Open the windows of these people, if they are not open yet."""
        for name in names:
            if name in self.people:
                continue
            person = self.people[name] = self.members[name]
            for place, channel in zip(CHANNELS, self.channels, strict=True):
                await self.windows.open(f"{name}/#{place}", channel, person)
            await self.windows.open(f"{name}/{MESSAGES}", person.user.dm_channel, person.user)

    async def follow_threads(self) -> None:
        """Open windows on threads for those who are in them, or named by them."""
        for channel in self.channels:
            for thread in channel.threads:
                named = str(thread.name)
                title = named.partition(",")[0]
                for name, person in self.people.items():
                    window = f"{name}/{title}"
                    if name in named and window not in self.windows.by_name:
                        await self.windows.open(window, thread, person)

    def show(self, drawn: Mapping[str, bytes]) -> None:
        """Keep the pictures of emojis: SimCord takes them and throws them away."""
        there = self.env.backend.cdn._blobs
        for number, emoji in self.env.backend.application_emojis.items():
            there.setdefault(f"{CDN_BASE}/emojis/{number}.png", drawn[emoji.name])

    async def aside(self, work: Awaitable[T]) -> T:
        """What this work of the bot gives, for which nobody else is kept waiting."""
        if asyncio.current_task() in self.env._work.tasks:
            work = self.env.external_wait(work, reason="it takes its time")
        return await work

    async def advance(self, seconds: float) -> None:
        """Move the simulated clock. A timer that the real one has just set off is let through
        first: SimCord would have each of the two wait for the other, half a minute long."""
        while (fired := self.env._real_advance_task) is not None and not fired.done():
            await asyncio.wait((fired,))
        await self.env.advance_time(seconds)

    async def settle(self, seconds: float = SENT) -> None:
        """Wait until the bot has said what there is to say."""
        async with self.windows.turn:
            try:
                await self.advance(seconds)
            except TimeoutError as slow:
                log.warning("%s", slow)
            self.windows.publish()

    async def keep_time(self) -> None:
        """Let the simulated clock follow the real one, and show what it brought."""
        loop = asyncio.get_running_loop()
        last, told = loop.time(), -1
        while True:
            await asyncio.sleep(TICK)
            async with self.windows.turn:
                now = loop.time()
                try:
                    # A machine that slept must not make the bot live through each second of it.
                    await self.advance(min(now - last, 1.0))
                except TimeoutError as slow:
                    log.warning("%s", slow)
                last = now
                if told != (told := len(self.env.backend.transcript)):
                    self.windows.publish()


@asynccontextmanager
async def world(
    bot: discord.Client,
    *,
    people: Iterable[str] = NAMES[:3],
    port: int = 0,
    pages: Pages | None = None,
) -> AsyncIterator[World]:
    """The bot among people, served at `World.windows.url`, for as long as the block lasts."""
    shards = 1 if isinstance(bot, discord.AutoShardedClient) else None
    simulation = simcord.run(bot, check_errors=False, settle_timeout=PATIENCE, shard_count=shards)
    # Ids are made from the time: people who are always made at the same instant always have the
    # same ones, and find their games in a file that was kept. Then the clock is set right.
    here = World(simulation._env)
    simulation._env.backend.clock._epoch = datetime.now(UTC)
    async with simulation:
        here.windows.pages = pages
        await here.windows.serve(port)
        await here.welcome(people)
        clock = asyncio.create_task(here.keep_time())
        try:
            yield here
        finally:
            clock.cancel()
            await asyncio.gather(clock, return_exceptions=True)
            await here.windows.close()
