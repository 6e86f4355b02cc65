"""Who looks for a game, who found each other, and who would rather not meet."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.store.db import Db


@dataclass(slots=True)
class SeekerRow:
    id: int
    guild: int
    channel: int
    user: int
    wishes: dict[str, Any]
    since: float
    until: float


@dataclass(slots=True)
class MatchRow:
    id: int
    guild: int
    channel: int
    title: str
    pace: str
    size: int
    people: list[int]
    agreed: list[int] = field(default_factory=list)
    status: str = "asked"
    made: float = 0.0
    until: float = 0.0
    place: int | None = None
    game: int | None = None


SEEKER = "id, guild, channel, user, wishes, since, until"
MATCH = "id, guild, channel, title, pace, size, people, agreed, status, made, until, place, game"


def seek(db: Db, row: SeekerRow) -> None:
    """Put somebody in the queue; what they looked for before is forgotten."""
    db.execute(
        "INSERT OR REPLACE INTO seekers (guild, channel, user, wishes, since, until)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (row.guild, row.channel, row.user, json.dumps(row.wishes), row.since, row.until),
    )


def stop(db: Db, users: Iterable[int], guild: int | None = None) -> None:
    db.executemany(
        "DELETE FROM seekers WHERE user = ? AND (? IS NULL OR guild = ?)",
        [(user, guild, guild) for user in users],
    )


def expire(db: Db, now: float) -> list[SeekerRow]:
    """Forget and return those whose time is over."""
    found = db.execute(f"SELECT {SEEKER} FROM seekers WHERE until <= ? ORDER BY id", (now,))
    rows = [_seeker(row) for row in found]
    db.execute("DELETE FROM seekers WHERE until <= ?", (now,))
    return rows


def seekers(db: Db, guild: int | None = None) -> list[SeekerRow]:
    found = db.execute(
        f"SELECT {SEEKER} FROM seekers WHERE (? IS NULL OR guild = ?) ORDER BY since, id",
        (guild, guild),
    )
    return [_seeker(row) for row in found]


def seeker(db: Db, guild: int, user: int) -> SeekerRow | None:
    found = db.execute(
        f"SELECT {SEEKER} FROM seekers WHERE guild = ? AND user = ?", (guild, user)
    ).fetchone()
    return _seeker(found) if found else None


def others(db: Db, guild: int, user: int) -> int:
    """How many besides somebody look for a game on a server."""
    found = db.execute(
        "SELECT count(*) FROM seekers WHERE guild = ? AND user <> ?", (guild, user)
    ).fetchone()
    return int(found[0])


def _seeker(row: Any) -> SeekerRow:
    return SeekerRow(**{**dict(row), "wishes": json.loads(row["wishes"])})


def add_match(db: Db, row: MatchRow) -> int:
    made = db.execute(
        "INSERT INTO matches (guild, channel, title, pace, size, people, agreed, status, made,"
        " until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(row.guild, row.channel, row.title, row.pace, row.size, _quoted(row.people)),
            *(_quoted(row.agreed), row.status, row.made, row.until),
        ),
    )
    assert made.lastrowid is not None
    return made.lastrowid


def save_match(db: Db, row: MatchRow) -> None:
    db.execute(
        "UPDATE matches SET agreed = ?, status = ?, game = ? WHERE id = ?",
        (_quoted(row.agreed), row.status, row.game, row.id),
    )


def match(db: Db, number: int) -> MatchRow | None:
    return next(iter(_matches(db, "id = ?", number)), None)


def under_way(db: Db) -> list[MatchRow]:
    """Matches that are asked about, or whose table is to be opened."""
    return _matches(db, "status IN ('asked', 'agreed')")


def place_opened(db: Db, match: int, place: int) -> None:
    db.execute("UPDATE matches SET place = ? WHERE id = ? AND place IS NULL", (place, match))


def refused(db: Db, guild: int, people: Iterable[int], since: float) -> bool:
    """Whether exactly these people were asked about a match since then that came to nothing."""
    off = _matches(db, "guild = ? AND status = 'off' AND made >= ?", guild, since)
    return any(set(row.people) == set(people) for row in off)


def _matches(db: Db, where: str, *values: float) -> list[MatchRow]:
    found = db.execute(f"SELECT {MATCH} FROM matches WHERE {where} ORDER BY id", values)
    return [
        MatchRow(
            **{
                **dict(row),
                "people": [int(each) for each in json.loads(row["people"])],
                "agreed": [int(each) for each in json.loads(row["agreed"])],
            }
        )
        for row in found
    ]


def _quoted(users: list[int]) -> str:
    return json.dumps([str(user) for user in users])


# Whom somebody would rather not meet.


def avoid(db: Db, user: int, other: int, *, avoids: bool) -> None:
    if avoids:
        db.execute("INSERT OR IGNORE INTO avoided (user, other) VALUES (?, ?)", (user, other))
    else:
        db.execute("DELETE FROM avoided WHERE user = ? AND other = ?", (user, other))


def avoided(db: Db, users: Iterable[int]) -> dict[int, frozenset[int]]:
    """Whom each of these people avoids."""
    found = {}
    for user in set(users):
        others = db.execute("SELECT other FROM avoided WHERE user = ? ORDER BY other", (user,))
        found[user] = frozenset(row["other"] for row in others)
    return found
