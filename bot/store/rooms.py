"""Private places: threads that were opened for people of a table, and the channels of direct
messages, with how fast new ones are opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store import users
from bot.store.db import Db
from bot.store.rows import Users, column, first, put, select


@dataclass(slots=True)
class TalkRow:
    about: str
    since: int
    users: Users
    closed: bool = False


def open_at(db: Db, game: int) -> list[TalkRow]:
    return select(
        db, TalkRow, "FROM talks WHERE game = ? AND closed = 0 ORDER BY since, about", game
    )


def save_talks(db: Db, game: int, rows: list[TalkRow]) -> None:
    """Write new threads. Who is in one never changes; where it is comes from whoever opens it."""
    put(db, "talks", "game, about, since", rows, game=game)


def talk_opened(db: Db, outgoing: int, thread: int | None) -> None:
    """Note the thread that an outbox row has opened; other rows change nothing."""
    db.execute(
        "UPDATE talks SET thread = ? WHERE (game, about, since) = (SELECT game,"
        " json_extract(body, '$.about'), json_extract(body, '$.since') FROM outbox"
        " WHERE id = ? AND kind = 'talk')",
        (thread, outgoing),
    )


def thread(db: Db, game: int, about: str, since: int) -> int | None:
    return first(
        db,
        int,
        "SELECT thread FROM talks WHERE game = ? AND about = ? AND since = ?",
        *(game, about, since),
    )


SPAN, MOST, APART = 600.0, 15, 3.0
"""In so many seconds, so many may be opened; to strangers, each so many seconds after another."""
KEPT = 5
"""So many of them are kept for people who have pressed something lately: they are no strangers."""
SHUT = 1800.0
"""Seconds for which none is opened after Discord has said that they were too many."""
GATE = "doors-shut"


def knock(
    db: Db, user: int, now: float, *, known: bool, opening: Sequence[float] = ()
) -> tuple[int | None, float]:
    """The channel of a person, if Discord has told it; and for how many seconds they cannot be
    written to. `known`: they have pressed something lately. `opening`: when others were begun to be
    opened that are not noted yet."""
    found = db.execute("SELECT channel FROM doors WHERE user = ?", (user,)).fetchone()
    if found is not None:
        return found["channel"], 0.0
    times = column(db, float, "SELECT opened FROM doors WHERE opened > ?", now - SPAN)
    times = sorted([*times, *opening], reverse=True)
    most, apart = (MOST, 0.0) if known else (MOST - KEPT, APART)
    free = [float(users.fact(db, GATE) or 0)]
    if times:
        free.append(times[0] + apart)
    if len(times) >= most:
        free.append(times[most - 1] + SPAN)
    return None, max(max(free) - now, 0.0)


def door_opened(db: Db, user: int, channel: int, now: float) -> None:
    db.execute(
        "INSERT INTO doors (user, channel, opened) VALUES (?, ?, ?)"
        " ON CONFLICT (user) DO UPDATE SET channel = excluded.channel",
        (user, channel, now),
    )


def door_lost(db: Db, user: int) -> None:
    """Forget a channel that Discord does not know any more; it is asked for again."""
    db.execute("UPDATE doors SET channel = NULL WHERE user = ?", (user,))


def shut(db: Db, user: int, now: float) -> None:
    """Discord wants no more doors opened, beginning with this one."""
    db.execute("DELETE FROM doors WHERE user = ?", (user,))
    users.set_fact(db, GATE, str(now + SHUT))
