"""Who looks for a game, who found each other, and who would rather not meet."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Annotated, Any

from bot.store import rows
from bot.store.db import Db, upsert
from bot.store.rows import Cell, Users, column, first, one, select


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


def _wishes(text: str) -> Wishes:
    kept: dict[str, Any] = {
        name: tuple(each) if isinstance(each, list) else each
        for name, each in json.loads(text).items()
    }
    return Wishes(**kept)


Wished = Annotated[Wishes, Cell(lambda wishes: json.dumps(asdict(wishes)), _wishes)]


@dataclass(slots=True)
class Seeking:
    id: int
    guild: int
    channel: int
    """Under which the table is opened."""
    user: int
    wishes: Wished
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
    people: Users
    agreed: Users = field(default_factory=list)
    status: str = "asked"
    made: float = 0.0
    until: float = 0.0
    place: int | None = None
    game: int | None = None


def seek(db: Db, row: Seeking) -> None:
    """Put somebody in the queue; what they looked for before is forgotten."""
    stop(db, [row.user], row.guild)
    rows.add(db, "seekers", row)


def stop(db: Db, users: Iterable[int], guild: int | None = None) -> None:
    db.executemany(
        "DELETE FROM seekers WHERE user = ? AND (? IS NULL OR guild = ?)",
        [(user, guild, guild) for user in users],
    )


def expire(db: Db, now: float) -> list[Seeking]:
    """Forget and return those whose time is over."""
    found = select(db, Seeking, "FROM seekers WHERE until <= ? ORDER BY id", now)
    db.execute("DELETE FROM seekers WHERE until <= ?", (now,))
    return found


def seekers(db: Db, guild: int | None = None) -> list[Seeking]:
    return select(
        db, Seeking, "FROM seekers WHERE (? IS NULL OR guild = ?) ORDER BY since, id", guild, guild
    )


def seeker(db: Db, guild: int, user: int) -> Seeking | None:
    return one(db, Seeking, "FROM seekers WHERE guild = ? AND user = ?", guild, user)


def others(db: Db, guild: int, user: int) -> int:
    """How many besides somebody look for a game on a server."""
    sql = "SELECT count(*) FROM seekers WHERE guild = ? AND user <> ?"
    return first(db, int, sql, guild, user) or 0


def add_match(db: Db, row: Match) -> int:
    return rows.add(db, "matches", row)


def save_match(db: Db, row: Match) -> None:
    rows.change(db, "matches", row, "agreed, status, game")


def match(db: Db, number: int) -> Match | None:
    return one(db, Match, "FROM matches WHERE id = ?", number)


def under_way(db: Db) -> list[Match]:
    """Matches that are asked about, or whose table is to be opened."""
    return select(db, Match, "FROM matches WHERE status IN ('asked', 'agreed') ORDER BY id")


def place_opened(db: Db, match: int, place: int) -> None:
    db.execute("UPDATE matches SET place = ? WHERE id = ? AND place IS NULL", (place, match))


def refused(db: Db, guild: int, people: Iterable[int], since: float) -> bool:
    """Whether exactly these people were asked about a match since then that came to nothing."""
    off = select(
        db,
        Match,
        "FROM matches WHERE guild = ? AND status = 'off' AND made >= ? ORDER BY id",
        *(guild, since),
    )
    return any(set(row.people) == set(people) for row in off)


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
        others = "SELECT other FROM avoided WHERE user = ? ORDER BY other"
        found[user] = frozenset(column(db, int, others, user))
    return found
