"""What is stored of a person, and messages on their way."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any
from zoneinfo import available_timezones

from bot.app.clocks import calendars
from bot.app.door import Tables
from bot.app.mail.kinds import Outgoing
from bot.app.model import ENDED, Instant, Profile, User
from bot.app.people import seats
from bot.app.play import computers
from bot.store import Db, desks, games, outbox, users
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


async def knock(
    tables: Tables, user: User, *, known: bool, opening: Sequence[Instant]
) -> tuple[int | None, float]:
    """The channel of a person's direct messages, if it is known, and for how many seconds they
    cannot be written to."""
    now = tables.now()
    return await tables.store.read(
        lambda db: outbox.knock(db, user, now, known=known, opening=opening)
    )


async def door_opened(tables: Tables, user: User, channel: int, at: Instant) -> None:
    await tables.store.write(lambda db: outbox.door_opened(db, user, channel, at))


async def door_lost(tables: Tables, user: User) -> None:
    await tables.store.write(lambda db: outbox.door_lost(db, user))


async def doors_shut(tables: Tables, user: User) -> None:
    """Report that Discord wants no more people written to for the first time."""
    await tables.store.write(lambda db: outbox.shut_doors(db, user, tables.now()))


async def first_time(tables: Tables, user: User, what: str) -> bool:
    """Whether somebody is shown this for the first time; from now on they are not."""
    return await tables.store.write(lambda db: users.show(db, user, what))


async def take_outgoing(tables: Tables, most: int = 20) -> list[Outgoing]:
    """The next messages, at most one for each channel or person. Each must be reported on;
    after a crash the unreported ones are handed out again with the same nonce."""
    if tables.now() < tables.last_beat:
        await tables.correct_clocks()
    return await tables.delivery.take(most)
