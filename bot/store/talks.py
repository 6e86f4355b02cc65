"""Private threads that were opened for people of a table."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.store.db import Db


@dataclass(slots=True)
class TalkRow:
    about: str
    since: int
    users: list[int]
    closed: bool = False


def open_at(db: Db, game: int) -> list[TalkRow]:
    found = db.execute(
        "SELECT about, since, users FROM talks WHERE game = ? AND closed = 0 ORDER BY since, about",
        (game,),
    )
    return [
        TalkRow(row["about"], row["since"], list(map(int, json.loads(row["users"]))))
        for row in found
    ]


def save(db: Db, game: int, rows: list[TalkRow]) -> None:
    """Write new threads. Who is in one never changes; where it is comes from whoever opens it."""
    db.executemany(
        "INSERT INTO talks (game, about, since, users, closed) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game, about, since) DO UPDATE SET closed = excluded.closed",
        [
            # Quoted numbers, so that a person can be forgotten.
            (game, row.about, row.since, json.dumps(list(map(str, row.users))), row.closed)
            for row in rows
        ],
    )


def opened(db: Db, outgoing: int, thread: int | None) -> None:
    """Note the thread that an outbox row has opened; other rows change nothing."""
    db.execute(
        "UPDATE talks SET thread = ? WHERE (game, about, since) = (SELECT game,"
        " json_extract(body, '$.about'), json_extract(body, '$.since') FROM outbox"
        " WHERE id = ? AND kind = 'talk')",
        (thread, outgoing),
    )


def thread(db: Db, game: int, about: str, since: int) -> int | None:
    found = db.execute(
        "SELECT thread FROM talks WHERE game = ? AND about = ? AND since = ?", (game, about, since)
    ).fetchone()
    return found["thread"] if found else None
