"""The Discord client: registers commands, and does the bot's background work."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import tasks

from bot.app.tables import Tables
from bot.edge import commands
from bot.edge.dispatch import Dispatcher, out_of_date
from bot.edge.pictures import Pictures
from bot.edge.request import Reply
from bot.edge.translator import Translated
from bot.text import words

log = logging.getLogger(__name__)

SEND_EVERY, RING_EVERY = 3.0, 10.0
"""Seconds between looks at the outbox and at the alarms. Moves are sent at once besides."""
TEND_EVERY = 20.0
"""Seconds between looks at what leagues have to do."""
THINK_EVERY = 0.5
"""Seconds between looks at what computers are asked."""
REGISTER_EVERY = 600.0
"""Seconds until commands that Discord did not accept are sent again."""


class Adjutant(Dispatcher):
    def __init__(self, tables: Tables, pictures: Pictures | None = None) -> None:
        super().__init__(tables, pictures or Pictures())
        self.prepared = asyncio.Event()
        self.tree = Tree(self)
        self._cut_off = False
        commands.add(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translated())
        if not await self._registered():
            self.register.start()
        await self.tables.wake()
        self.send.start()
        self.ring.start()
        self.think.start()
        self.tend.start()
        self.prepare.start()

    async def sync(self) -> None:
        """Send our commands to Discord, but only if they changed: it limits how often."""
        translator = self.tree.translator
        found = self.tree.get_commands()
        payload = []
        for each in found:
            payload.append(await each.get_translated_payload(self.tree, translator))  # type: ignore[arg-type]
            await asyncio.sleep(0)  # others have their turn
        whose = [self.application_id, payload]  # another token is another bot, and knows none
        print_ = hashlib.sha256(json.dumps(whose, sort_keys=True).encode()).hexdigest()
        if await self.tables.fact("commands") != print_:
            await self.tree.sync()
            await self.tables.set_fact("commands", print_)

    @tasks.loop(seconds=REGISTER_EVERY)
    async def register(self) -> None:
        """Try until Discord has accepted our commands."""
        if await self._registered():
            self.register.stop()

    async def _registered(self) -> bool:
        """Whether Discord has accepted our commands. If not, games go on all the same."""
        try:
            await self.sync()
        except Exception:
            log.exception("commands are registered later")
            return False
        return True

    async def close(self) -> None:
        """Finish what was begun. Unsent messages go out after the next start."""
        self.register.cancel()
        self.send.cancel()
        self.ring.cancel()
        self.think.cancel()
        self.tend.cancel()
        self.prepare.cancel()
        self.thinker.close()
        await self.finish()
        await super().close()

    @tasks.loop(seconds=SEND_EVERY)
    async def send(self) -> None:
        await self.deliver()

    async def on_disconnect(self) -> None:
        self._cut_off = True

    async def on_connect(self) -> None:
        self._cut_off = False

    async def on_resumed(self) -> None:
        self._cut_off = False

    @property
    def serving(self) -> bool:
        """Whether people can reach the bot. `is_ready` stays true while Discord is away."""
        return self.is_ready() and not self.is_closed() and not self._cut_off

    @tasks.loop(seconds=RING_EVERY)
    async def ring(self) -> None:
        """Carry out due alarms, but only while people can answer; other time is given back to
        clocks."""
        if not self.serving:
            return
        try:
            await self.tables.ring()
        except Exception:
            log.exception("alarms wait for the next round")

    @tasks.loop(seconds=TEND_EVERY)
    async def tend(self) -> None:
        """Let leagues go on, but only while people can be served."""
        if not self.serving:
            return
        try:
            if await self.leagues.tend():
                await self.deliver()
        except Exception:
            log.exception("leagues go on in the next round")

    @tasks.loop(seconds=THINK_EVERY)
    async def think(self) -> None:
        """Let computers answer what they are asked."""
        if not self.serving:
            return
        try:
            await self.thinker.until_people(self.deliver)
        except Exception:
            log.exception("computers think in the next round")

    @tasks.loop(count=1)
    async def prepare(self) -> None:
        """Warm the board cache for every live game."""
        for game, lang in await self.tables.spoken():
            await self.panels.pictures.prepare(game, words(lang).say)
        self.prepared.set()

    @send.before_loop
    @ring.before_loop
    @think.before_loop
    @tend.before_loop
    async def _once_ready(self) -> None:
        await self.wait_until_ready()


class Tree(app_commands.CommandTree[Dispatcher]):
    """Refuses commands Discord should not have let through; `receive` handles all others."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            await interaction.client.receive(interaction, Reply.NEW, out_of_date)
            return
        log.error("command %s", interaction.command, exc_info=error)
