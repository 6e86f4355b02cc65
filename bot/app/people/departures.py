"""Servers and channels that go away: nobody loses by it, and nothing is kept for ever."""

from __future__ import annotations

import logging

from bot.app.clocks import pauses
from bot.app.clocks.calendars import DAY
from bot.app.door import Tables
from bot.app.mail import composing
from bot.store import Db, games, servers
from bot.store.servers import LeftServer
from engines.contract import msg

log = logging.getLogger(__name__)

DAYS = 30
"""After so many days everything is deleted of a server the bot has left."""


async def server_left(tables: Tables, guild: int) -> None:
    """Stop the clocks of a server the bot was removed from, and tell the hosts (TB-4.9)."""
    now = tables.now()
    found = await tables.store.read(lambda db: servers.live(db, guild))
    if not found or await tables.store.read(lambda db: servers.left(db, guild)) is not None:
        return
    paused = tuple([game for game, status in found if status == "playing"])

    def note(db: Db) -> None:
        servers.note(db, guild, LeftServer(now, paused))
        for game, _ in found:
            text = msg("table-server-left", table=str(game), n=DAYS)
            composing.tell_host(db, game, text, now)

    await tables.store.write(note)
    for game in paused:
        await _try(tables, game, pauses.stop)


async def server_back(tables: Tables, guild: int) -> None:
    """Let the tables go on of a server the bot was invited to again."""
    left = await tables.store.read(lambda db: servers.left(db, guild))
    if left is None:
        return
    for game in left.paused:
        await _try(tables, game, pauses.go_on)
    await tables.store.write(lambda db: servers.back(db, guild))


async def _try(tables: Tables, game: int, deed: pauses.Deed) -> None:
    try:
        await tables.change(game, deed)
    except Exception:  # the other tables must not wait for this one
        log.exception("game %s is left as it was", game)


async def channel_gone(tables: Tables, channel: int) -> None:
    """Note that a channel or thread was deleted: the hosts of its tables are told at once."""
    now = tables.now()

    def note(db: Db) -> None:
        for game in servers.in_channel(db, channel):
            composing.refuse(db, game, now, gone=True)

    await tables.store.write(note)


async def guilds(tables: Tables) -> list[int]:
    """The servers with tables that are not over."""
    return await tables.store.read(games.servers)


async def erase_server(tables: Tables, guild: int) -> int:
    """Delete everything that is stored of a server; how many tables it had."""
    return await tables.store.write(lambda db: servers.erase(db, guild))


async def erase_left(tables: Tables) -> None:
    """Delete what is stored of servers that were left long ago."""
    before = tables.now() - DAYS * DAY
    for guild in await tables.store.read(lambda db: servers.left_before(db, before)):
        log.info(
            "server %s was left: its %s tables are deleted",
            guild,
            await erase_server(tables, guild),
        )
