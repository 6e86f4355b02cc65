"""Leagues, their seasons, who entered, and what was done in them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.store.db import Db

GOING_ON = "('signup', 'confirming', 'playing')"


@dataclass(slots=True)
class LeagueRow:
    id: int
    guild: int
    channel: int
    name: str
    by: int
    settings: dict[str, Any]
    opened: float
    archived: float | None = None


@dataclass(slots=True)
class SeasonRow:
    id: int
    league: int
    number: int
    status: str
    settings: dict[str, Any]
    seed: bytes
    opened: float
    closes: float | None = None
    starts: float | None = None
    started: float | None = None
    ends: float | None = None
    ended: float | None = None
    message: int | None = None


@dataclass(slots=True)
class EntryRow:
    season: int
    user: int
    at: float
    status: str
    confirmed: float | None = None
    division: int = 0


@dataclass(frozen=True, slots=True)
class LogRow:
    id: int
    league: int
    season: int | None
    table: int | None
    at: float
    by: int | None
    command: str | None
    what: str
    why: str


LEAGUE = "id, guild, channel, name, by, settings, opened, archived"
SEASON = (
    "id, league, number, status, settings, seed, opened, closes, starts, started, ends, ended,"
    " message"
)
ENTRY = "season, user, at, status, confirmed, division"
LOG = "id, league, season, league_table, at, by, command, what, why"


def add(db: Db, row: LeagueRow) -> int:
    made = db.execute(
        "INSERT INTO leagues (guild, channel, name, by, settings, opened)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (row.guild, row.channel, row.name, row.by, json.dumps(row.settings), row.opened),
    )
    assert made.lastrowid is not None
    return made.lastrowid


def get(db: Db, league: int) -> LeagueRow | None:
    found = db.execute(f"SELECT {LEAGUE} FROM leagues WHERE id = ?", (league,)).fetchone()
    return _league(found) if found else None


def of_guild(db: Db, guild: int, *, archived: bool) -> list[LeagueRow]:
    found = db.execute(
        f"SELECT {LEAGUE} FROM leagues WHERE guild = ? AND (? OR archived IS NULL)"
        " ORDER BY id DESC",
        (guild, archived),
    )
    return [_league(row) for row in found]


def _league(found: Any) -> LeagueRow:
    return LeagueRow(**{**dict(found), "settings": json.loads(found["settings"])})


def save(db: Db, row: LeagueRow) -> None:
    db.execute(
        "UPDATE leagues SET name = ?, channel = ?, settings = ?, archived = ? WHERE id = ?",
        (row.name, row.channel, json.dumps(row.settings), row.archived, row.id),
    )


def add_season(db: Db, row: SeasonRow) -> int:
    made = db.execute(
        "INSERT INTO seasons (league, number, status, settings, seed, opened, closes, starts)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(row.league, row.number, row.status, json.dumps(row.settings), row.seed),
            *(row.opened, row.closes, row.starts),
        ),
    )
    assert made.lastrowid is not None
    return made.lastrowid


def season(db: Db, season: int) -> SeasonRow | None:
    found = db.execute(f"SELECT {SEASON} FROM seasons WHERE id = ?", (season,)).fetchone()
    return _season(found) if found else None


def seasons_of(db: Db, league: int) -> list[SeasonRow]:
    found = db.execute(f"SELECT {SEASON} FROM seasons WHERE league = ? ORDER BY number", (league,))
    return [_season(row) for row in found]


def going_on(db: Db) -> list[SeasonRow]:
    """Every season that has not ended."""
    found = db.execute(f"SELECT {SEASON} FROM seasons WHERE status IN {GOING_ON} ORDER BY id")
    return [_season(row) for row in found]


def revisions(db: Db) -> list[tuple[int, int]]:
    """Every season that has not ended, with how often its league has changed."""
    found = db.execute(
        "SELECT s.id, l.revision FROM seasons s JOIN leagues l ON l.id = s.league"
        f" WHERE s.status IN {GOING_ON} ORDER BY s.id"
    )
    return [tuple(row) for row in found]


def next_date(db: Db, season: int, now: float) -> float | None:
    """The next moment at which a season may have to go on by itself."""
    (found,) = db.execute(
        "SELECT min(at) FROM (SELECT closes AS at FROM seasons WHERE id = :season"
        " UNION ALL SELECT starts FROM seasons WHERE id = :season"
        " UNION ALL SELECT ends FROM seasons WHERE id = :season"
        " UNION ALL SELECT due FROM rounds WHERE closed IS NULL"
        " AND pool IN (SELECT id FROM pools WHERE season = :season)) WHERE at > :now",
        {"season": season, "now": now},
    ).fetchone()
    return None if found is None else float(found)


def _season(found: Any) -> SeasonRow:
    return SeasonRow(**{**dict(found), "settings": json.loads(found["settings"])})


def save_season(db: Db, row: SeasonRow) -> None:
    db.execute(
        "UPDATE seasons SET status = ?, settings = ?, closes = ?, starts = ?, started = ?,"
        " ends = ?, ended = ? WHERE id = ?",
        (
            *(row.status, json.dumps(row.settings), row.closes, row.starts, row.started),
            *(row.ends, row.ended, row.id),
        ),
    )


def announced(db: Db, season: int, message: int | None) -> None:
    """Remember the sign-up message of a season."""
    db.execute("UPDATE seasons SET message = ? WHERE id = ?", (message, season))


def entries(db: Db, season: int) -> list[EntryRow]:
    found = db.execute(f"SELECT {ENTRY} FROM entries WHERE season = ? ORDER BY at, user", (season,))
    return [EntryRow(*row) for row in found]


def entry(db: Db, season: int, user: int) -> EntryRow | None:
    found = db.execute(
        f"SELECT {ENTRY} FROM entries WHERE season = ? AND user = ?", (season, user)
    ).fetchone()
    return EntryRow(*found) if found else None


def entries_of(db: Db, user: int) -> list[EntryRow]:
    """What somebody has entered that is not over."""
    found = db.execute(
        f"SELECT {', '.join('e.' + name for name in ENTRY.split(', '))} FROM entries e"
        f" JOIN seasons s ON s.id = e.season WHERE e.user = ? AND s.status IN {GOING_ON}"
        " ORDER BY e.season",
        (user,),
    )
    return [EntryRow(*row) for row in found]


def save_entries(db: Db, rows: Iterable[EntryRow]) -> None:
    db.executemany(
        f"INSERT OR REPLACE INTO entries ({ENTRY}) VALUES (?, ?, ?, ?, ?, ?)",
        [(row.season, row.user, row.at, row.status, row.confirmed, row.division) for row in rows],
    )


# What was done.


def enter_log(
    db: Db,
    league: int,
    at: float,
    what: str,
    *,
    season: int | None = None,
    table: int | None = None,
    by: int | None = None,
    command: str | None = None,
    why: str = "",
) -> int:
    made = db.execute(
        "INSERT INTO league_log (league, season, league_table, at, by, command, what, why)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (league, season, table, at, by, command, what, why),
    )
    assert made.lastrowid is not None
    return made.lastrowid


def done(db: Db, command: str) -> LogRow | None:
    """What a command led to, if it was carried out before."""
    found = db.execute(f"SELECT {LOG} FROM league_log WHERE command = ?", (command,)).fetchone()
    return LogRow(*found) if found else None


def log(db: Db, league: int, last: int) -> list[LogRow]:
    """The latest lines, newest first."""
    found = db.execute(
        f"SELECT {LOG} FROM league_log WHERE league = ? ORDER BY id DESC LIMIT ?", (league, last)
    )
    return [LogRow(*row) for row in found]


def numbers(db: Db) -> list[int]:
    """All leagues, oldest first."""
    return [number for (number,) in db.execute("SELECT id FROM leagues ORDER BY id")]
