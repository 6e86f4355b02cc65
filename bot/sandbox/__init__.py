"""The whole bot in a browser: a simulated Discord, three people, no token and no network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
import simcord

from bot.sandbox.windows import Windows

if TYPE_CHECKING:
    from simcord.actors import MemberActor
    from simcord.builders import ChannelHandle

log = logging.getLogger(__name__)

PEOPLE = ("Ada", "Borys", "Chen")
TICK = 0.2
"""Seconds between looks at the clock. The bot's background work moves only with it."""

SENT = 5.0
"""Seconds within which the bot has sent what it had to."""


class World:
    """A server with one channel, the people in it, and their windows."""

    def __init__(self, env: simcord.Env, people: tuple[str, ...]) -> None:
        self.env = env
        env.backend.bot_user.name = "Adjutant"
        self.guild = env.create_guild("The map room")
        self.channel: ChannelHandle = self.guild.create_text_channel("table")
        self.people: dict[str, MemberActor] = {}
        for name in people:
            user = env.create_user(name.lower(), global_name=name)
            self.people[name] = self.guild.add_member(user)
        self.windows = Windows(env)

    async def open(self, port: int) -> None:
        for name, person in self.people.items():
            await self.windows.open(f"{name}/Table", self.channel, person)
            await self.windows.open(f"{name}/Letters", person.user.dm_channel, person.user)
        await self.windows.serve(port)

    async def settle(self, seconds: float = SENT) -> None:
        """Wait until the bot has said what there is to say."""
        async with self.windows.turn:
            await self.env.advance_time(seconds)
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
                    await self.env.advance_time(min(now - last, 1.0))
                except TimeoutError as slow:
                    log.warning("%s", slow)
                last = now
                if told != (told := len(self.env.backend.transcript)):
                    self.windows.publish()


@asynccontextmanager
async def world(
    bot: discord.Client, *, people: tuple[str, ...] = PEOPLE, port: int = 0
) -> AsyncIterator[World]:
    """The bot among people, served at `World.windows.url`, for as long as the block lasts."""
    simulation = simcord.run(bot, check_errors=False, settle_timeout=30)
    # Ids are made from the time: people who are always made at the same instant always have the
    # same ones, and find their games in a file that was kept. Then the clock is set right.
    here = World(simulation._env, people)
    simulation._env.backend.clock._epoch = datetime.now(UTC)
    async with simulation:
        await here.open(port)
        clock = asyncio.create_task(here.keep_time())
        try:
            yield here
        finally:
            clock.cancel()
            await asyncio.gather(clock, return_exceptions=True)
            await here.windows.close()
