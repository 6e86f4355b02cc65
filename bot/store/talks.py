"""Private threads that were opened for people of a table."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.db import Db
from bot.store.rows import Users, first, put, select


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


def save(db: Db, game: int, rows: list[TalkRow]) -> None:
    """Write new threads. Who is in one never changes; where it is comes from whoever opens it."""
    put(db, "talks", "game, about, since", rows, game=game)


def opened(db: Db, outgoing: int, thread: int | None) -> None:
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
