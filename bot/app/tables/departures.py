"""Servers and channels that go away: nobody loses by it, and nothing is kept for ever."""

from __future__ import annotations

import logging

from bot.app import pauses
from bot.app.mail import composing
from bot.app.tables.sessions import Sessions
from bot.store import Db, games, servers
from bot.store.servers import Left
from engines.contract import msg

log = logging.getLogger(__name__)

DAYS = 30
"""After so many days everything is deleted of a server the bot has left."""
DAY = 86_400.0


class Departures(Sessions):
    async def server_left(self, guild: int) -> None:
        """Stop the clocks of a server the bot was removed from, and tell the hosts (TB-4.9)."""
        now = self._now()
        tables = await self._store.read(lambda db: servers.live(db, guild))
        if not tables or await self._store.read(lambda db: servers.left(db, guild)) is not None:
            return
        paused = tuple([game for game, status in tables if status == "playing"])

        def note(db: Db) -> None:
            servers.note(db, guild, Left(now, paused))
            for game, _ in tables:
                text = msg("table-server-left", table=str(game), n=DAYS)
                composing.tell_host(db, game, text, now)

        await self._store.write(note)
        for game in paused:
            await self._try(game, pauses.stop)

    async def server_back(self, guild: int) -> None:
        """Let the tables go on of a server the bot was invited to again."""
        left = await self._store.read(lambda db: servers.left(db, guild))
        if left is None:
            return
        for game in left.paused:
            await self._try(game, pauses.go_on)
        await self._store.write(lambda db: servers.back(db, guild))

    async def _try(self, game: int, deed: pauses.Deed) -> None:
        try:
            await self._change(game, deed)
        except Exception:  # the other tables must not wait for this one
            log.exception("game %s is left as it was", game)

    async def channel_gone(self, channel: int) -> None:
        """Note that a channel or thread was deleted: the hosts of its tables are told at once."""
        now = self._now()

        def note(db: Db) -> None:
            for game in servers.in_channel(db, channel):
                composing.refuse(db, game, now, gone=True)

        await self._store.write(note)

    async def servers(self) -> list[int]:
        """The servers with tables that are not over."""
        return await self._store.read(games.servers)

    async def erase_server(self, guild: int) -> int:
        """Delete everything that is stored of a server; how many tables it had."""
        return await self._store.write(lambda db: servers.erase(db, guild))

    async def erase_left(self) -> None:
        """Delete what is stored of servers that were left long ago."""
        before = self._now() - DAYS * DAY
        for guild in await self._store.read(lambda db: servers.left_before(db, before)):
            log.info(
                "server %s was left: its %s tables are deleted",
                guild,
                await self.erase_server(guild),
            )
