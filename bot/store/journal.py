"""What was done, in order. Rows are added and marked as taken back, never deleted. And requests to
take back a move, one after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from bot.store import guests
from bot.store.db import Db
from bot.store.rows import Users, add_all, column, each, first, one, put, select


@dataclass(slots=True)
class JournalEntry:
    seq: int
    command: str
    at: float
    user: int | None
    seat: str | None
    kind: str
    picks: str
    events: str
    barrier: bool
    epoch: int
    draws: int
    undone: int | None = None
    """The seq that took it back."""
    note: str | None = None


def add(db: Db, game: int, entries: list[JournalEntry]) -> None:
    add_all(db, "journal", entries, game=game)


def of_command(db: Db, game: int, command: str) -> list[JournalEntry]:
    """The rows of a command: its own, and `command/1`, `command/2`... for what followed from it."""
    return select(
        db,
        JournalEntry,
        "FROM journal WHERE game = ? AND (command = ? OR (command > ? AND command < ?))"
        " ORDER BY seq",
        *(game, command, f"{command}/", f"{command}0"),  # 0 comes right after /
    )


def tail(db: Db, game: int) -> list[JournalEntry]:
    """The rows that stand since the last barrier, that one included."""
    return select(
        db,
        JournalEntry,
        "FROM journal WHERE game = ? AND undone IS NULL AND seq >= ("
        " SELECT coalesce(max(seq), 0) FROM journal"
        " WHERE game = ? AND undone IS NULL AND barrier = 1) ORDER BY seq",
        *(game, game),
    )


def between(
    db: Db, game: int, after: int = 0, upto: int = 1 << 62, *, undone: bool = False
) -> list[JournalEntry]:
    """Rows after one seq up to another. With `undone`, also those that were taken back."""
    standing = "" if undone else " AND undone IS NULL"
    return select(
        db,
        JournalEntry,
        f"FROM journal WHERE game = ? AND seq > ? AND seq <= ?{standing} ORDER BY seq",
        *(game, after, upto),
    )


def of_deputies(db: Db, game: int) -> list[JournalEntry]:
    """The rows about who acts for whom."""
    return select(
        db, JournalEntry, "FROM journal WHERE game = ? AND kind = 'deputy' ORDER BY seq", game
    )


def conceded(db: Db, game: int, upto: int) -> set[str]:
    """The seats that had given up by then."""
    found = column(
        db,
        str,
        "SELECT seat FROM journal WHERE game = ? AND seq <= ? AND kind = 'concede'"
        " AND undone IS NULL",
        *(game, upto),
    )
    return set(found)


def fired(db: Db, game: int, upto: int) -> set[str]:
    """The timed events of the game that had fired by then."""
    found = column(
        db,
        str,
        "SELECT picks FROM journal WHERE game = ? AND seq <= ? AND kind = 'bell'"
        " AND undone IS NULL",
        *(game, upto),
    )
    return {json.loads(picks)[0] for picks in found}


def backwards(db: Db, game: int) -> Iterator[JournalEntry]:
    """The rows that stand and have events, newest first."""
    return each(
        db,
        JournalEntry,
        "FROM journal WHERE game = ? AND undone IS NULL AND events != '[]' ORDER BY seq DESC",
        game,
    )


def last_of(db: Db, game: int, user: int) -> int:
    """The seq of the last thing a person did; 0 if there is none."""
    sql = "SELECT max(seq) FROM journal WHERE game = ? AND user = ?"
    return first(db, int, sql, game, user) or 0


def count(db: Db, game: int, user: int, kind: str, since: float) -> int:
    """How often somebody has done something of a kind since then."""
    sql = "SELECT count(*) FROM journal WHERE game = ? AND user = ? AND kind = ? AND at > ?"
    return first(db, int, sql, game, user, kind, since) or 0


def lately(db: Db, game: int, seconds: float) -> dict[int, float]:
    """Who did something in the last seconds before the newest row, and when."""
    found: dict[int, float] = {}
    newest = None
    for row in db.execute("SELECT user, at FROM journal WHERE game = ? ORDER BY seq DESC", (game,)):
        newest = row["at"] if newest is None else newest
        if row["at"] <= newest - seconds:
            break
        if row["user"] is not None:
            found.setdefault(row["user"], row["at"])
    return found


def touched(db: Db, game: int, least: int) -> float:
    """When somebody with at least this user number, and no guest, last did what everybody was told
    of; 0 if nobody ever has."""
    found = first(
        db,
        float,
        "SELECT at FROM journal WHERE game = ? AND user >= ? AND user NOT BETWEEN ? AND ?"
        " AND EXISTS (SELECT 1 FROM"
        " json_each(events) WHERE json_extract(value, '$.for') IS NULL) ORDER BY seq DESC LIMIT 1",
        *(game, least, guests.FIRST, guests.LAST),
    )
    return found or 0.0


def take_back(db: Db, game: int, after: int, by: int) -> None:
    """Mark what changed the position after a seq as taken back."""
    db.execute(
        "UPDATE journal SET undone = ? WHERE game = ? AND seq > ? AND seq < ? AND undone IS NULL"
        " AND kind IN ('play', 'plan', 'standing', 'default', 'away', 'concede', 'bell')",
        (by, game, after, by),
    )


@dataclass(slots=True)
class TakebackRow:
    number: int
    user: int
    target: int
    asked: Users
    open: bool = True


def last_takeback(db: Db, game: int) -> TakebackRow | None:
    return one(db, TakebackRow, "FROM takebacks WHERE game = ? ORDER BY number DESC LIMIT 1", game)


def save_takeback(db: Db, game: int, row: TakebackRow) -> None:
    put(db, "takebacks", "game, number", [row], game=game)
