"""Time that passes: what is due, and the hours nobody could play; who gets a message at an hour of
their own, one a day of all that waits for somebody, in place of single ones (TB-8.18), and one a
day about each table that somebody follows (TB-11.4)."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, time, timedelta
from functools import partial
from zoneinfo import ZoneInfo

from bot.app.clocks import alarms, calendars
from bot.app.clocks.calendars import DAY, HOUR
from bot.app.door import HEARTBEAT, Tables
from bot.app.mail.stored import DigestMail, Envelope, NewsMail
from bot.app.model import Instant
from bot.app.session import saving
from bot.store import Db, desks, games, outbox, questions, users
from bot.store.questions import AlarmRow

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds between two heartbeats."""
KEPT = 30 * DAY
"""How long sent messages are remembered, in seconds (TB-8.9)."""
LATER = 600.0
"""Seconds until an alarm that failed is tried again."""


def _prune(db: Db, now: Instant) -> int:
    return outbox.prune(db, now - KEPT)


async def wake(tables: Tables) -> None:
    """At start, give every running clock back the time the bot was down. This does not count as
    a sign of life: a bot that starts again and again without serving anybody is still down."""
    now = tables.now()
    last = await tables.store.read(lambda db: users.fact(db, HEARTBEAT))
    if last is None:
        await tables.store.write(lambda db: users.set_fact(db, HEARTBEAT, str(now)))
    else:
        await tables.give_back(float(last), now)
    tables.last_beat = tables.told = now


async def ring(tables: Tables, reaches: Callable[[int], bool] = lambda guild: True) -> int:
    """Carry out what is due by now, oldest first (TB-1.14); returns how many alarms rang. To be
    called often, but only while people can be served: a long gap between two calls is given
    back to every running clock. Servers the bot does not reach are left alone, and get back
    their own time."""
    now, before = tables.now(), tables.last_beat
    if not tables.last_beat:
        await wake(tables)
    elif not await tables.correct_clocks() and now - tables.told >= EVERY:
        await tables.store.write(lambda db: _beat(db, tables.names, tables.told, now))
        tables.told = now
    tables.last_beat = now
    for every, chore in CHORES:
        if now - tables.chores.get(chore, 0.0) >= every:
            await tables.store.write(partial(chore, now=now))
            tables.chores[chore] = now
    away = await _look_for_servers(tables, reaches, before or now, now)
    rang = 0
    for alarm in await tables.store.read(lambda db: questions.due(db, now, tables.names, away)):
        rang += await _ring(tables, alarm)
    return rang


def _beat(db: Db, known: Sequence[str], before: Instant, now: Instant) -> None:
    """Note that the bot is there. Clocks of tables whose rules are not stand still (TB-1.22)."""
    users.set_fact(db, HEARTBEAT, str(now))
    if games.without_rules(db, known):
        running = saving.calendars(db)

        def moved(due: Instant, game: int, seat: str) -> Instant:
            return calendars.moved(due, before, now, running(game, seat))

        questions.credit(db, moved, unlike=known)


async def _look_for_servers(
    tables: Tables, reaches: Callable[[int], bool], before: Instant, now: Instant
) -> set[int]:
    """The servers with tables that cannot be reached at present, `before` and perhaps `now`.
    What they have lost by now is given back."""
    servers = await tables.store.read(games.servers)
    away = {guild for guild in servers if not reaches(guild)}
    for guild in [each for each in tables.cut_off if each not in away]:
        await tables.reached(guild)
    for since in set(tables.cut_off.values()):
        lost = [guild for guild, at in tables.cut_off.items() if at == since]
        if await tables.give_back(since, now, lost):
            tables.cut_off |= dict.fromkeys(lost, now)
    tables.cut_off |= {guild: before for guild in away if guild not in tables.cut_off}
    return away


async def _ring(tables: Tables, alarm: AlarmRow) -> bool:
    try:
        async with tables.session(alarm.game, alarms.command(alarm)) as session:
            return not session.done and alarms.ring(session, alarm)
    except Exception:  # other games must not wait for this one
        log.exception("alarm of game %s rings again later", alarm.game)
        later = dataclasses.replace(alarm, due=tables.now() + LATER)
        await tables.store.write(lambda db: questions.set_alarms(db, [alarm], [later]))
        return False


def last_hour(now: Instant, zone: str, hour: int) -> Instant:
    """The latest moment, up to now, at which a zone's clock struck that hour."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    struck = datetime.combine(here.date(), time(hour), ZoneInfo(zone))
    if struck.timestamp() > now:
        struck = datetime.combine(here.date() - timedelta(days=1), time(hour), ZoneInfo(zone))
    return struck.timestamp()


def letters(db: Db, now: Instant) -> None:
    """Queue a letter for everybody whose hour has come. One that was missed while nobody could be
    served is written once, and late."""
    for user, zone, hour, before in users.digesters(db):
        if before < last_hour(now, zone, hour):
            users.digested(db, user, now)
            outbox.add(db, Envelope(DigestMail(), now, user=user).row)


def news(db: Db, now: Instant) -> int:
    """Queue what followers of tables get, who do not play there: a message a day, made of what
    everybody sees; how many. A table at which nothing has happened since the last one has none, and
    nobody is written to in their quiet hours (TB-11.4)."""
    made = 0
    for game, user, seq in desks.following(db, now - DAY):
        desks.told_follower(db, game, user, now)
        told, _ = desks.last_look(db, game, user)
        wish = users.get(db, user)
        if told >= seq or wish.dm != "on":
            continue
        due = calendars.woken(now, wish.zone, wish.quiet)
        if wish.digest is not None:  # with the letter of their day, at the hour they have chosen
            due = last_hour(now + DAY, wish.zone, wish.digest)
        outbox.add(db, Envelope(NewsMail(told, seq), due, game, user=user).row)
        desks.note_look(db, game, user, seq)
        made += 1
    return made


CHORES: tuple[tuple[float, Callable[..., object]], ...] = (
    (DAY, _prune),
    (HOUR, news),
    (EVERY, letters),
)
"""What is looked after from time to time, and after how many seconds again."""
