"""What the bot does by itself: sends, rings, tends, thinks, and registers its commands."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import tasks

from bot.app.clocks import clockwork
from bot.app.leagues import tending
from bot.app.people import departures
from bot.app.play import sights
from bot.edge import connection, emojis, registration
from bot.text import words

if TYPE_CHECKING:
    from bot.edge.client import Adjutant

log = logging.getLogger(__name__)

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
        ours += registration.entries(held)
        if await self.bot.tables.fact("commands") == registration.fingerprint(ours, held):
            return
        held = await self.bot.http.bulk_upsert_global_commands(whose, ours)
        await self.bot.tables.set_fact("commands", registration.fingerprint(ours, held))

    async def _payload(self) -> list[registration.Payload]:
        ways = registration.installs(await self.bot.application_info())
        return await registration.payload(self.bot.tree, ways)

    @tasks.loop(seconds=REGISTER_EVERY)
    async def register(self) -> None:
        """Try until Discord has accepted our commands. If it does not, games go on all the same."""
        try:
            await self.sync()
        except discord.HTTPException as error:
            log.error("commands are registered later: %s", registration.why(error, self.bot.tree))
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
            for guild in filter(self.bot.reaches, await departures.guilds(self.bot.tables)):
                if self.bot.get_guild(guild) is None:
                    await departures.server_left(self.bot.tables, guild)
                else:
                    await departures.server_back(self.bot.tables, guild)
            await departures.erase_left(self.bot.tables)
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
        for game, lang in await sights.spoken(self.bot.tables):
            await self.bot.panels.pictures.prepare(game, words(lang).say)
        self.prepared.set()

    @send.before_loop
    @ring.before_loop
    @think.before_loop
    @tend.before_loop
    @visit.before_loop
    async def _once_ready(self) -> None:
        await self.bot.wait_until_ready()
