"""Who looks for a game, who found each other, and who would rather not meet."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from bot.store.db import Db, added, upsert


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody who looks for a game wants."""

    games: tuple[str, ...]
    sizes: tuple[int, ...]
    """Numbers of people that are welcome."""
    paces: tuple[str, ...]
    days: int = 7
    """How long they look."""
    computers: bool = False
    """Whether a computer may take a place if too few are found."""
    hours: tuple[int, ...] = ()
    """Hours of the day, in UTC, in which they answer; empty for what the clock book says."""


@dataclass(slots=True)
class Seeking:
    id: int
    guild: int
    channel: int
    """Under which the table is opened."""
    user: int
    wishes: Wishes
    since: float
    until: float


@dataclass(slots=True)
class Match:
    """People who would make a game, if need be with a computer in the place that is left."""

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


def seek(db: Db, row: Seeking) -> None:
    """Put somebody in the queue; what they looked for before is forgotten."""
    stop(db, [row.user], row.guild)
    db.execute(
        "INSERT INTO seekers (guild, channel, user, wishes, since, until)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (row.guild, row.channel, row.user, json.dumps(asdict(row.wishes)), row.since, row.until),
    )


def stop(db: Db, users: Iterable[int], guild: int | None = None) -> None:
    db.executemany(
        "DELETE FROM seekers WHERE user = ? AND (? IS NULL OR guild = ?)",
        [(user, guild, guild) for user in users],
    )


def expire(db: Db, now: float) -> list[Seeking]:
    """Forget and return those whose time is over."""
    found = db.execute(f"SELECT {SEEKER} FROM seekers WHERE until <= ? ORDER BY id", (now,))
    rows = [_seeker(row) for row in found]
    db.execute("DELETE FROM seekers WHERE until <= ?", (now,))
    return rows


def seekers(db: Db, guild: int | None = None) -> list[Seeking]:
    found = db.execute(
        f"SELECT {SEEKER} FROM seekers WHERE (? IS NULL OR guild = ?) ORDER BY since, id",
        (guild, guild),
    )
    return [_seeker(row) for row in found]


def seeker(db: Db, guild: int, user: int) -> Seeking | None:
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


def _seeker(row: Any) -> Seeking:
    raw = json.loads(row["wishes"])
    kept: dict[str, Any] = {
        name: tuple(each) if isinstance(each, list) else each for name, each in raw.items()
    }
    return Seeking(**{**dict(row), "wishes": Wishes(**kept)})


def add_match(db: Db, row: Match) -> int:
    return added(
        db,
        "INSERT INTO matches (guild, channel, title, pace, size, people, agreed, status, made,"
        " until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(row.guild, row.channel, row.title, row.pace, row.size, _quoted(row.people)),
            *(_quoted(row.agreed), row.status, row.made, row.until),
        ),
    )


def save_match(db: Db, row: Match) -> None:
    db.execute(
        "UPDATE matches SET agreed = ?, status = ?, game = ? WHERE id = ?",
        (_quoted(row.agreed), row.status, row.game, row.id),
    )


def match(db: Db, number: int) -> Match | None:
    return next(iter(_matches(db, "id = ?", number)), None)


def under_way(db: Db) -> list[Match]:
    """Matches that are asked about, or whose table is to be opened."""
    return _matches(db, "status IN ('asked', 'agreed')")


def place_opened(db: Db, match: int, place: int) -> None:
    db.execute("UPDATE matches SET place = ? WHERE id = ? AND place IS NULL", (place, match))


def refused(db: Db, guild: int, people: Iterable[int], since: float) -> bool:
    """Whether exactly these people were asked about a match since then that came to nothing."""
    off = _matches(db, "guild = ? AND status = 'off' AND made >= ?", guild, since)
    return any(set(row.people) == set(people) for row in off)


def _matches(db: Db, where: str, *values: float) -> list[Match]:
    found = db.execute(f"SELECT {MATCH} FROM matches WHERE {where} ORDER BY id", values)
    return [
        Match(
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
        db.execute(upsert("avoided", "user, other", "user, other"), (user, other))
    else:
        db.execute("DELETE FROM avoided WHERE user = ? AND other = ?", (user, other))


def avoided(db: Db, users: Iterable[int]) -> dict[int, frozenset[int]]:
    """Whom each of these people avoids."""
    found = {}
    for user in set(users):
        others = db.execute("SELECT other FROM avoided WHERE user = ? ORDER BY other", (user,))
        found[user] = frozenset(row["other"] for row in others)
    return found
