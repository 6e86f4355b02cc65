"""Who does not play at a table may follow it: a digest a day while something happens, and the
chronicle at the end. Made of what everybody sees (TB-11.4)."""

from __future__ import annotations

from bot.app.clocks import clocks
from bot.app.clocks.calendars import DAY
from bot.app.mail import daily
from bot.app.mail.stored import Envelope, NewsMail
from bot.app.model import Instant
from bot.app.session.lookup import profile
from bot.store import Db, looks, outbox, users


def write(db: Db, now: Instant) -> int:
    """Write the digests that are due; how many. A table at which nothing has happened since the
    last one has none, and nobody is written to in their quiet hours."""
    made = 0
    for game, user, seq in looks.following(db, now - DAY):
        looks.told_follower(db, game, user, now)
        told, _ = looks.last(db, game, user)
        wish = profile(users.get(db, user))
        if told >= seq or wish.dm != "on":
            continue
        due = clocks.woken(now, wish.zone, wish.quiet)
        if wish.digest is not None:  # with the letter of their day, at the hour they have chosen
            due = daily.last_hour(now + DAY, wish.zone, wish.digest)
        outbox.add(db, Envelope(NewsMail(told, seq), due, game, user=user).row)
        looks.note(db, game, user, seq)
        made += 1
    return made
