"""The letter of a day (TB-8.18): at an hour they have chosen, people are told of everything that
waits for them, in place of a direct message for each thing.

Only when it is due is written down here; what it says is looked up when it is sent.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.app.mail.stored import DigestMail, Envelope
from bot.app.model import Instant
from bot.store import Db, outbox, users


def last_hour(now: Instant, zone: str, hour: int) -> Instant:
    """The latest moment, up to now, at which a zone's clock struck that hour."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    struck = datetime.combine(here.date(), time(hour), ZoneInfo(zone))
    if struck.timestamp() > now:
        struck = datetime.combine(here.date() - timedelta(days=1), time(hour), ZoneInfo(zone))
    return struck.timestamp()


def write(db: Db, now: Instant) -> None:
    """Queue a letter for everybody whose hour has come. One that was missed while nobody could be
    served is written once, and late."""
    for user, zone, hour, before in users.digesters(db):
        if before < last_hour(now, zone, hour):
            users.digested(db, user, now)
            outbox.add(db, Envelope(DigestMail(), now, user=user).row)
