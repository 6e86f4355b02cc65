"""Who gets a message at an hour of their own: one a day of all that waits for somebody, in place of
single ones (TB-8.18), and one a day about each table that somebody follows (TB-11.4).

Only when they are due is written down here; what they say is looked up when they are sent.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.app.clocks import calendars
from bot.app.clocks.calendars import DAY
from bot.app.mail.stored import DigestMail, Envelope, NewsMail
from bot.app.model import Instant
from bot.store import Db, desks, outbox, users


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
