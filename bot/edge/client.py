"""The Discord client: who can be served, and what becomes of servers and channels that go."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.app.clocks import clockwork
from bot.app.door import Tables
from bot.app.people import departures
from bot.edge import commands, connection
from bot.edge.background import Background
from bot.edge.dispatch import Dispatcher, out_of_date
from bot.edge.pictures import Pictures
from bot.edge.registration import Translated
from bot.edge.request import Reply

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
        await departures.server_left(self.tables, guild.id)
        await self.deliver()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await departures.server_back(self.tables, guild.id)
        await self.deliver()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await departures.channel_gone(self.tables, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await departures.channel_gone(self.tables, thread.thread_id)

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
