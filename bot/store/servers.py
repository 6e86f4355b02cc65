"""Servers the bot has left, and everything it keeps of one."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.store import users
from bot.store.db import Db
from bot.store.games import LIVE
from bot.store.rows import column

LEFT = "left/"


@dataclass(frozen=True, slots=True)
class LeftServer:
    """A server the bot has left."""

    since: float
    paused: tuple[int, ...]
    """The games that stand still because of it."""


def left(db: Db, guild: int) -> LeftServer | None:
    noted = users.fact(db, f"{LEFT}{guild}")
    if noted is None:
        return None
    found = json.loads(noted)
    return LeftServer(found["since"], tuple(found["paused"]))


def note(db: Db, guild: int, gone: LeftServer) -> None:
    noted = {"since": gone.since, "paused": gone.paused}
    users.set_fact(db, f"{LEFT}{guild}", json.dumps(noted))


def back(db: Db, guild: int) -> None:
    users.drop_fact(db, f"{LEFT}{guild}")


def left_before(db: Db, at: float) -> list[int]:
    """The servers that were left before then."""
    found = column(
        db,
        str,
        "SELECT name FROM facts WHERE name LIKE ? AND json_extract(value, '$.since') < ?"
        " ORDER BY name",
        *(f"{LEFT}%", at),
    )
    return [int(name.removeprefix(LEFT)) for name in found]


def live(db: Db, guild: int) -> list[tuple[int, str]]:
    """The tables of a server that are not over, with their status."""
    found = db.execute(
        f"SELECT id, status FROM games WHERE guild = ? AND status IN {LIVE} ORDER BY id", (guild,)
    )
    return [tuple(row) for row in found]


def in_channel(db: Db, channel: int) -> list[int]:
    """The tables in a channel that are not over."""
    sql = f"SELECT id FROM games WHERE channel = ? AND status IN {LIVE} ORDER BY id"
    return column(db, int, sql, channel)


def erase(db: Db, guild: int) -> int:
    """Delete everything that belongs to a server; returns how many tables it had. What people chose
    for themselves is theirs and stays."""
    db.execute("PRAGMA defer_foreign_keys = ON")
    db.execute(
        "DELETE FROM outbox WHERE channel IN (SELECT channel FROM leagues WHERE guild = ?"
        " UNION SELECT channel FROM games WHERE guild = ?)",
        (guild, guild),
    )
    gone = db.execute("DELETE FROM games WHERE guild = ?", (guild,)).rowcount
    for table in ("leagues", "seekers", "matches", "daily_posts", "daily_answers"):
        db.execute(f"DELETE FROM {table} WHERE guild = ?", (guild,))
    db.execute("UPDATE guests SET key = NULL, guild = 0 WHERE guild = ?", (guild,))
    while _orphans(db):
        pass
    for name in (f"{LEFT}{guild}", f"cap/{guild}", f"daily/{guild}"):
        users.drop_fact(db, name)
    return gone


def _orphans(db: Db) -> int:
    """Delete rows whose game, league or other owner is no more; how many there were."""
    tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return sum(
        db.execute(
            f"DELETE FROM {table['name']} WHERE {key['from']} IS NOT NULL"
            f" AND {key['from']} NOT IN (SELECT {key['to'] or 'id'} FROM {key['table']})"
        ).rowcount
        for table in tables
        for key in db.execute(f"PRAGMA foreign_key_list({table['name']})").fetchall()
    )
