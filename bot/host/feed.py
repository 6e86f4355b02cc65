"""Somebody's deadlines and rounds as a calendar (RFC 5545), for whoever knows its secret."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from bot.app.door import Tables
from bot.store import users
from bot.text import names, words
from engines.contract import msg

FOLD = 75
"""Bytes of a line."""
ESCAPED = str.maketrans({**{each: f"\\{each}" for each in "\\;,"}, "\n": "\\n", "\r": ""})


class Date(NamedTuple):
    key: str
    """The same for as long as it is the same thing, whenever it is due."""
    due: float
    title: str
    link: str = ""


async def calendar(tables: Tables, secret: str) -> str | None:
    """The calendar with this secret, if there is one."""
    user = await tables.store.read(lambda db: users.calendar_owner(db, secret))
    if user is None:
        return None
    profile = await tables.profile(user)
    say = words(profile.lang or "").say
    dates = [
        Date(
            f"table-{table.id}-{each.seat}",
            each.deadline,
            say(msg("calendar-turn", game=names.title(table.game), table=str(table.id))),
            f"https://discord.com/channels/{table.guild}/{table.channel}",
        )
        for table in await tables.mine(user)
        for each in table.waiting
        if each.user == user and each.deadline is not None
    ]
    dates += [
        Date(
            f"round-{each.pool}-{each.number}",
            each.due,
            say(msg("calendar-round", league=each.league, n=each.number)),
        )
        for each in await tables.store.read(lambda db: users.rounds_of(db, user))
    ]
    return written(dates, tables.now())


def written(dates: list[Date], now: float) -> str:
    lines = [
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Adjutant//Deadlines//EN"),
        *("X-WR-CALNAME:Adjutant", "REFRESH-INTERVAL;VALUE=DURATION:PT15M"),
    ]
    for each in sorted(dates, key=lambda date: date.due):
        words = (f"UID:{each.key}@adjutant", f"SUMMARY:{each.title}")
        lines += [
            *("BEGIN:VEVENT", f"DTSTAMP:{stamp(now)}", f"DTSTART:{stamp(each.due)}"),
            *(word.translate(ESCAPED) for word in words),
            *([f"URL:{each.link}"] if each.link else []),
            *("TRANSP:TRANSPARENT", "END:VEVENT"),
        ]
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in folded(line))


def stamp(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y%m%dT%H%M%SZ}"


def folded(line: str) -> Iterator[str]:
    """A long line in parts, each but the first behind a space; no letter is cut."""
    part = ""
    for letter in line:
        if len((part + letter).encode()) > FOLD:
            yield part
            part = " "
        part += letter
    yield part
