"""Checks whether the database is sound. Changes nothing."""

from __future__ import annotations

import sqlite3
from math import inf
from pathlib import Path

from bot.store.db import Db
from bot.store.games import LIVE
from bot.store.rows import first

PATIENCE = 2.0
"""Seconds; a transaction of ours takes milliseconds."""


def damage(db: Db) -> str:
    """The first fault SQLite finds in the file; empty if there is none."""
    found = first(db, str, "PRAGMA integrity_check(1)") or ""
    return "" if found == "ok" else found


def locked(path: Path) -> str:
    """Why nothing can be written to the file; empty if something can."""
    db = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    try:
        db.execute("BEGIN IMMEDIATE")
        db.execute("ROLLBACK")
    except sqlite3.OperationalError as refused:
        return str(refused)
    finally:
        db.close()
    return ""


def replicated(db: Db) -> bool:
    """Whether Litestream has left its traces here."""
    sql = "SELECT count(*) FROM sqlite_master WHERE name = '_litestream_seq'"
    return bool(first(db, int, sql))


def tables(db: Db) -> str:
    """How many games there are of each status, in a line."""
    found = db.execute("SELECT status, count(*) FROM games GROUP BY status ORDER BY status")
    return ", ".join(f"{number} {status}" for status, number in found) or "no tables"


def written(db: Db, until: float = inf) -> tuple[int, float | None]:
    """How many lines of journal there are, and when the last was written."""
    found = db.execute("SELECT count(*), max(at) FROM journal WHERE at <= ?", (until,)).fetchone()
    return found[0], found[1]


def unsent(db: Db, now: float) -> tuple[int, float]:
    """How many messages should have been sent by now, and for how many seconds the oldest has
    been due."""
    number, oldest = db.execute(
        "SELECT count(*), min(due) FROM outbox WHERE status IN ('new', 'taken') AND due <= ?",
        (now,),
    ).fetchone()
    return number, now - oldest if number else 0.0


def ringing_late(db: Db, now: float) -> float:
    """By how many seconds the oldest alarm of a running game is late."""
    sql = "SELECT min(due) FROM alarms a JOIN games g ON g.id = a.game WHERE status = 'playing'"
    found = first(db, float, sql)
    return max(now - found, 0.0) if found is not None else 0.0


def given_up(db: Db, since: float) -> int:
    """How many messages could not be made, or were refused by Discord for what they say."""
    sql = "SELECT count(*) FROM outbox WHERE status = 'dead' AND why = 'broken' AND due > ?"
    return first(db, int, sql, since) or 0


def refusing(db: Db) -> list[tuple[int, int]]:
    """Tables under way whose channel takes no messages, each with its channel."""
    found = db.execute(
        f"SELECT id, channel FROM games WHERE refused IS NOT NULL AND status IN {LIVE} ORDER BY id"
    )
    return [tuple(row) for row in found]
