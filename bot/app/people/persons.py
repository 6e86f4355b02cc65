"""What is stored of a person, and messages on their way; servers and channels that go away: nobody
loses by it, and nothing is kept for ever."""

from __future__ import annotations

import logging
from typing import Any
from zoneinfo import available_timezones

from bot.app.clocks import calendars, pauses
from bot.app.clocks.calendars import DAY
from bot.app.door import Tables
from bot.app.mail import composing
from bot.app.mail.kinds import Outgoing
from bot.app.model import ENDED, Profile, User
from bot.app.people import seats
from bot.app.play import computers
from bot.store import Db, desks, games, servers, users
from bot.store.servers import LeftServer
from engines.contract import Illegal, msg

log = logging.getLogger(__name__)


async def asleep(tables: Tables, user: User) -> bool:
    """Whether it is one of the person's quiet hours."""
    wish, now = await tables.profile(user), tables.now()
    return calendars.woken(now, wish.zone, wish.quiet) > now


async def set_profile(tables: Tables, wish: Profile) -> None:
    if wish.zone not in available_timezones():
        raise Illegal(msg("table-no-zone", zone=wish.zone))

    def save(db: Db) -> None:
        before = users.get(db, wish.user)
        users.save(db, wish)
        if before.digest != wish.digest:
            users.digested(db, wish.user, tables.now())

    await tables.store.write(save)


async def export_user(tables: Tables, user: User) -> dict[str, Any]:
    """Everything that is stored about a person."""
    return await tables.store.read(lambda db: users.everything(db, user))


async def delete_user(tables: Tables, user: User) -> None:
    """Forget a person. They give up what they play, and a number stands for them afterwards."""
    for game in await tables.store.read(lambda db: games.live_of(db, user)):
        try:
            await tables.change(game, lambda session: seats.vacate(session, user))
        except Exception:  # a broken game must not block a deletion
            log.exception("somebody is forgotten in game %s, which cannot be played", game)
    await tables.store.write(lambda db: users.forget(db, user))
    await computers.know_guests(tables.store)


async def follow(tables: Tables, game: int, user: User) -> bool:
    """Follow a game, or do so no longer; whether they follow it now. From now on it is told."""
    table, now = await tables.table(game), tables.now()
    if table.seats(user):
        raise Illegal(msg("follow-plays"))
    if table.status in ENDED:
        raise Illegal(msg("show-is-over"))

    def write(db: Db) -> bool:
        if desks.unfollow(db, game, user):
            return False
        row = games.get(db, game)
        desks.note_look(db, game, user, row.seq if row else 0)
        return desks.follow(db, game, user, now)

    return await tables.store.write(write)


async def follows(tables: Tables, game: int, user: User) -> bool:
    return user in await tables.store.read(lambda db: desks.followers(db, game))


async def first_time(tables: Tables, user: User, what: str) -> bool:
    """Whether somebody is shown this for the first time; from now on they are not."""
    return await tables.store.write(lambda db: users.show(db, user, what))


async def take_outgoing(tables: Tables, most: int = 20) -> list[Outgoing]:
    """The next messages, at most one for each channel or person. Each must be reported on;
    after a crash the unreported ones are handed out again with the same nonce."""
    if tables.now() < tables.last_beat:
        await tables.correct_clocks()
    return await tables.delivery.take(most)


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
