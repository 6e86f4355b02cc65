"""The Discord client: who can be served, what becomes of servers and channels that go, and what the
bot does by itself: it sends, rings, tends, thinks, and registers its commands."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import tasks

from bot.app.clocks import clockwork
from bot.app.door import Tables
from bot.app.leagues import tending
from bot.app.people import persons
from bot.edge import commands, connection, emojis
from bot.edge.commands import here
from bot.edge.commands.here import Translated
from bot.edge.components import Reply
from bot.edge.dispatch import Dispatcher, out_of_date
from bot.edge.pictures import Pictures
from bot.store import games
from bot.text import words

log = logging.getLogger(__name__)


class Adjutant(Dispatcher):
    def __init__(
        self, tables: Tables, pictures: Pictures | None = None, *, signs: bool = False
    ) -> None:
        super().__init__(tables, pictures or Pictures())
        self.background = Background(self, signs=signs)
        self.tree = Tree(self)
        self.lost: set[int] = set()
        """Parts of the servers (shards) whose connection is away."""
        connection.tolerate(self._connection.parsers)
        commands.add(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translated())
        await clockwork.wake(self.tables)
        for loop in self.background.loops:
            loop.start()
        await self.background.not_too_often()

    async def close(self) -> None:
        """Finish what was begun. Unsent messages go out after the next start."""
        for loop in self.background.loops:
            loop.cancel()
        self.thinker.close()
        await self.finish()
        await super().close()

    async def on_shard_disconnect(self, shard: int) -> None:
        self.lost.add(shard)

    async def on_shard_connect(self, shard: int) -> None:
        self.lost.discard(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self.lost.discard(shard)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await persons.server_left(self.tables, guild.id)
        await self.deliver()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await persons.server_back(self.tables, guild.id)
        await self.deliver()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await persons.channel_gone(self.tables, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await persons.channel_gone(self.tables, thread.thread_id)

    @property
    def serving(self) -> bool:
        """Whether anybody can reach the bot. `is_ready` stays true while Discord is away."""
        return self.is_ready() and not self.is_closed() and len(self.lost) < (self.shard_count or 1)

    def reaches(self, guild: int) -> bool:
        """Whether the people of a server can reach the bot: by its own shard."""
        return (guild >> 22) % (self.shard_count or 1) not in self.lost


class Tree(app_commands.CommandTree[Dispatcher]):
    """Refuses commands Discord should not have let through; `receive` handles all others."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            await interaction.client.receive(interaction, Reply.NEW, out_of_date)
            return
        log.error("command %s", interaction.command, exc_info=error)


SEND_EVERY, RING_EVERY = 3.0, 10.0
"""Seconds between looks at the outbox and at the alarms. Moves are sent at once besides."""
TEND_EVERY = 20.0
"""Seconds between looks at what leagues have to do."""
THINK_EVERY = 0.5
"""Seconds between looks at what computers are asked."""
VISIT_EVERY = 600.0
"""Seconds between looks at which servers are still there."""
REGISTER_EVERY = 600.0
"""Seconds until commands that Discord did not accept are sent again."""


class Background:
    def __init__(self, bot: Adjutant, *, signs: bool = False) -> None:
        self.bot = bot
        self.decorate = emojis.decorating(bot) if signs else None
        self.prepared = asyncio.Event()

    @property
    def loops(self) -> tuple[tasks.Loop[Any], ...]:
        once = (self.register, self.prepare, *([self.decorate] if self.decorate else []))
        return (*self.lasting, self.think, *once)

    @property
    def lasting(self) -> tuple[tasks.Loop[Any], ...]:
        """Those that come round often, as long as the bot runs."""
        return self.send, self.ring, self.tend, self.visit

    async def not_too_often(self) -> None:
        """Count this start, and wait if there were many: something ends the bot again and again,
        and each start uses up one of those that Discord allows."""
        now = self.bot.tables.now()
        starts = connection.recent(await self.bot.tables.fact("starts"), now)
        await self.bot.tables.set_fact("starts", json.dumps([*starts, now]))
        if seconds := connection.pause(starts):
            log.warning("start %s within an hour: it waits %.0f s", len(starts) + 1, seconds)
            await asyncio.sleep(seconds)

    async def ended_well(self) -> None:
        """Note that this start was followed by an end in good order, and does not count."""
        starts = connection.recent(await self.bot.tables.fact("starts"), self.bot.tables.now())
        await self.bot.tables.set_fact("starts", json.dumps(starts[:-1]))

    async def sync(self) -> None:
        """Send our commands to Discord, but only if it holds others: it limits how often."""
        ours, whose = await self._payload(), self.bot.application_id or 0
        held: Any = await self.bot.http.get_global_commands(whose)
        ours += here.entries(held)
        if await self.bot.tables.fact("commands") == here.fingerprint(ours, held):
            return
        held = await self.bot.http.bulk_upsert_global_commands(whose, ours)
        await self.bot.tables.set_fact("commands", here.fingerprint(ours, held))

    async def _payload(self) -> list[here.Payload]:
        ways = here.installs(await self.bot.application_info())
        return await here.payload(self.bot.tree, ways)

    @tasks.loop(seconds=REGISTER_EVERY)
    async def register(self) -> None:
        """Try until Discord has accepted our commands. If it does not, games go on all the same."""
        try:
            await self.sync()
        except discord.HTTPException as error:
            log.error("commands are registered later: %s", here.why(error, self.bot.tree))
        except Exception:
            log.exception("commands are registered later")
        else:
            self.register.stop()

    @tasks.loop(seconds=SEND_EVERY)
    async def send(self) -> None:
        await self.bot.deliver()

    @tasks.loop(seconds=VISIT_EVERY)
    async def visit(self) -> None:
        """Look which servers were left, or invited the bot again, while it was away."""
        if not self.bot.serving or not self.visit.current_loop:
            return  # who has just come in has not seen every server yet
        try:
            for guild in filter(self.bot.reaches, await self.bot.tables.store.read(games.servers)):
                if self.bot.get_guild(guild) is None:
                    await persons.server_left(self.bot.tables, guild)
                else:
                    await persons.server_back(self.bot.tables, guild)
            await persons.erase_left(self.bot.tables)
            await self.bot.called.miss(self.bot.leagues, self.bot.reaches)
        except Exception:
            log.exception("servers are looked after in the next round")

    @tasks.loop(seconds=RING_EVERY)
    async def ring(self) -> None:
        """Carry out due alarms, but only while people can answer; other time is given back to
        clocks."""
        if not self.bot.serving:
            return
        try:
            await clockwork.ring(self.bot.tables, self.bot.reaches)
        except Exception:
            log.exception("alarms wait for the next round")

    @tasks.loop(seconds=TEND_EVERY)
    async def tend(self) -> None:
        """Let leagues go on, but only while people can be served."""
        if not self.bot.serving:
            return
        try:
            if await tending.tend(self.bot.leagues):
                await self.bot.deliver()
        except Exception:
            log.exception("leagues go on in the next round")

    @tasks.loop(seconds=THINK_EVERY)
    async def think(self) -> None:
        """Let computers answer what they are asked."""
        if not self.bot.serving:
            return
        try:
            await self.bot.thinker.until_people(self.bot.deliver)
        except Exception:
            log.exception("computers think in the next round")
        for each in (self.bot.reviewer, self.bot.finder):
            try:
                await each.step()
            except Exception:
                log.exception("finished games are looked at in the next round")

    @tasks.loop(count=1)
    async def prepare(self) -> None:
        """Warm the board cache for every live game."""
        for game, lang in await self.bot.tables.store.read(games.spoken):
            await self.bot.panels.pictures.prepare(game, words(lang).say)
        self.prepared.set()

    @send.before_loop
    @ring.before_loop
    @think.before_loop
    @tend.before_loop
    @visit.before_loop
    async def _once_ready(self) -> None:
        await self.bot.wait_until_ready()
