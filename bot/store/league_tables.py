"""Who plays whom in a season: pools, rounds, tables, and the words of referees about them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from bot.store import rows
from bot.store.db import Db
from bot.store.league_results import chunks, holes

TableStatus = Literal["due", "paired", "playing", "finished", "annulled", "cancelled"]
"""`due`: it begins when all of its people are free. `paired`: its thread is being opened.
`cancelled`: it never began."""


@dataclass(slots=True)
class Round:
    pool: int
    number: int
    opened: float
    due: float | None = None
    """When the next round starts at the latest."""
    closed: float | None = None
    resting: rows.People = ()
    """Who had nobody to play against, and gets their own average for it."""
    begins: float | None = None
    """When its tables begin; None if they have."""
    draws: int = 1
    """How often it was drawn."""


@dataclass(slots=True)
class Pool:
    """People who play among themselves and have standings of their own."""

    id: int
    season: int
    number: int
    division: int
    """0 without divisions."""
    started: float
    ended: float | None = None
    people: rows.Elsewhere[tuple[int, ...]] = ()
    rounds: rows.Elsewhere[tuple[Round, ...]] = ()
    """Empty where games are given as people are free."""


@dataclass(slots=True)
class TableRow:
    id: int
    season: int
    pool: int
    round: int
    number: int
    title: str
    status: TableStatus
    paired: float
    place: int | None = None
    game: int | None = None
    ended: float | None = None
    counted: float | None = None
    people: rows.Elsewhere[tuple[int, ...]] = ()
    sides: rows.Elsewhere[tuple[str, ...]] = ()


@dataclass(frozen=True, slots=True)
class RulingRow:
    id: int
    table: Annotated[int, rows.Column("league_table")]
    at: float
    by: int
    verdict: str
    places: rows.Json[dict[str, int]]


@dataclass(frozen=True, slots=True)
class ShownRow:
    id: int
    pool: int
    round: int
    at: float
    rows: str


@dataclass(frozen=True, slots=True)
class DisputeRow:
    id: int
    table: Annotated[int, rows.Column("league_table")]
    by: int
    text: str
    opened: float
    closed: float | None = None
    thread: int | None = None


# Pools and rounds.


def add_pool(db: Db, row: Pool) -> int:
    made = rows.add(db, "pools", row)
    db.executemany(
        "INSERT INTO pool_people (pool, place, user) VALUES (?, ?, ?)",
        [(made, place, user) for place, user in enumerate(row.people)],
    )
    return made


def pools(db: Db, season: int) -> list[Pool]:
    return _pools(db, "season = ?", season)


def pool(db: Db, pool: int) -> Pool | None:
    return next(iter(_pools(db, "id = ?", pool)), None)


def _pools(db: Db, where: str, value: int) -> list[Pool]:
    found = rows.select(db, Pool, f"FROM pools WHERE {where} ORDER BY number", value)
    for row in found:
        people = "SELECT user FROM pool_people WHERE pool = ? ORDER BY place"
        row.people = tuple(rows.column(db, int, people, row.id))
        rounds = "FROM rounds WHERE pool = ? ORDER BY number"
        row.rounds = tuple(rows.select(db, Round, rounds, row.id))
    return found


def end_pool(db: Db, pool: int, at: float) -> None:
    db.execute("UPDATE pools SET ended = ? WHERE id = ?", (at, pool))


def save_round(db: Db, row: Round) -> None:
    rows.put(db, "rounds", "pool, number", [row])


# Tables.


def add_table(db: Db, row: TableRow) -> int:
    """Add a table; it gets the next number of its season."""
    newest = "SELECT max(number) FROM league_tables WHERE season = ?"
    number = rows.first(db, int, newest, row.season) or 0
    made = rows.add(db, "league_tables", replace(row, number=number + 1))
    db.executemany(
        "INSERT INTO league_chairs (league_table, chair, user, side) VALUES (?, ?, ?, ?)",
        [
            (made, chair, user, side)
            for chair, (user, side) in enumerate(zip(row.people, row.sides, strict=True))
        ],
    )
    return made


def table(db: Db, table: int) -> TableRow | None:
    return next(iter(_tables(db, "t.id = ?", table)), None)


def of_game(db: Db, game: int) -> TableRow | None:
    return next(iter(_tables(db, "t.game = ?", game)), None)


def of_season(db: Db, season: int) -> list[TableRow]:
    return _tables(db, "t.season = ?", season)


def of_pool(db: Db, pool: int) -> list[TableRow]:
    return _tables(db, "t.pool = ?", pool)


def of_league(db: Db, league: int) -> list[TableRow]:
    return _tables(db, "t.season IN (SELECT id FROM seasons WHERE league = ?)", league)


def of_guild(db: Db, guild: int) -> list[TableRow]:
    return _tables(
        db,
        "t.season IN (SELECT s.id FROM seasons s JOIN leagues l ON l.id = s.league"
        " WHERE guild = ?)",
        guild,
    )


def to_make(db: Db) -> list[TableRow]:
    """Tables whose thread is open and whose game has not begun."""
    return _tables(db, "t.status = 'paired' AND t.place IS NOT NULL")


def over(db: Db) -> list[int]:
    """The tables whose game has ended without the league's having noticed, oldest first."""
    return rows.column(
        db,
        int,
        "SELECT t.id FROM league_tables t JOIN games g ON g.id = t.game"
        " WHERE t.status = 'playing' AND g.status IN ('over', 'abandoned') ORDER BY g.ended, t.id",
    )


def ruled_and_playing(db: Db) -> list[tuple[int, int]]:
    """Tables that a referee has decided although their game goes on, with that game."""
    found = db.execute(
        "SELECT t.id, t.game FROM league_tables t JOIN games g ON g.id = t.game"
        " WHERE t.status = 'playing' AND g.ended IS NULL AND EXISTS (SELECT 1 FROM rulings r"
        " WHERE r.league_table = t.id AND r.verdict IN ('adjudicated', 'annulled')) ORDER BY t.id"
    )
    return [(row["id"], row["game"]) for row in found]


def seats_of_leavers(db: Db) -> list[tuple[int, str, int]]:
    """The seats that people hold in games of seasons they have left, and that are not on offer and
    never were by them: game, seat and holder."""
    found = db.execute(
        "SELECT t.game, s.seat, s.user FROM entries e"
        " JOIN league_tables t ON t.season = e.season AND t.status = 'playing'"
        " JOIN seats s ON s.game = t.game AND s.user = e.user AND s.until IS NULL"
        " WHERE e.status = 'left' AND e.user > 0 AND s.conceded = 0 AND NOT EXISTS"
        " (SELECT 1 FROM openings o WHERE o.game = s.game AND o.seat = s.seat"
        " AND (o.closed IS NULL OR o.by = s.user))"
        " ORDER BY t.id, s.place"
    )
    return [tuple(row) for row in found]


def seats_of(db: Db, season: int, user: int) -> list[tuple[int, str]]:
    """The seats somebody holds in games of a season that go on."""
    found = db.execute(
        "SELECT t.game, s.seat FROM league_tables t"
        " JOIN seats s ON s.game = t.game AND s.user = ? AND s.until IS NULL AND s.conceded = 0"
        " WHERE t.season = ? AND t.status = 'playing' ORDER BY t.id, s.place",
        (user, season),
    )
    return [tuple(row) for row in found]


def offered_by(db: Db, season: int, user: int) -> list[tuple[int, str]]:
    """The seats somebody has on offer in games of a season that go on."""
    found = db.execute(
        "SELECT t.game, o.seat FROM league_tables t"
        " JOIN openings o ON o.game = t.game AND o.by = ? AND o.closed IS NULL"
        " WHERE t.season = ? AND t.status = 'playing' ORDER BY t.id, o.seat",
        (user, season),
    )
    return [tuple(row) for row in found]


def running_of(db: Db, users: Iterable[int], league: int) -> dict[int, tuple[int, int]]:
    """How many tables of a league each of these people has under way, and how many are finished."""
    wanted = sorted(set(users))
    holes = ", ".join("?" * len(wanted))
    found = db.execute(
        "SELECT user, count(CASE WHEN t.status IN ('paired', 'playing') THEN 1 END),"
        " count(CASE WHEN t.status = 'finished' THEN 1 END)"
        " FROM league_chairs c JOIN league_tables t ON t.id = c.league_table"
        " JOIN seasons s ON s.id = t.season"
        f" WHERE user IN ({holes}) AND s.league = ? GROUP BY user",
        (*wanted, league),
    )
    counts = {user: (running, done) for user, running, done in found}
    return {user: counts.get(user, (0, 0)) for user in wanted}


def _tables(db: Db, where: str, *values: int) -> list[TableRow]:
    found = {
        row.id: row
        for row in rows.each(
            db,
            TableRow,
            f"FROM league_tables t WHERE {where} ORDER BY t.season, t.number",
            *values,
            names=rows.columns(TableRow, "t."),
        )
    }
    chairs = db.execute(
        "SELECT league_table, user, side FROM league_chairs WHERE league_table IN"
        f" (SELECT t.id FROM league_tables t WHERE {where}) ORDER BY league_table, chair",
        values,
    )
    for table, user, side in chairs:
        found[table].people += (user,)
        found[table].sides += (side,)
    return list(found.values())


def save_table(db: Db, row: TableRow) -> None:
    rows.change(db, "league_tables", row, "status, paired, place, game, ended, counted")


def succeed(db: Db, pool: int, left: int, heir: int) -> None:
    """Put somebody into a pool, and at all of its tables that have no game, in the place of
    another."""
    db.execute("UPDATE pool_people SET user = ? WHERE pool = ? AND user = ?", (heir, pool, left))
    db.execute(
        "UPDATE league_chairs SET user = ? WHERE user = ? AND league_table IN"
        " (SELECT id FROM league_tables WHERE pool = ? AND game IS NULL AND status IN ('due',"
        " 'paired'))",
        (heir, left, pool),
    )


def join(db: Db, pool: int, user: int) -> None:
    """Put somebody into a pool, behind all others."""
    db.execute(
        "INSERT INTO pool_people (pool, place, user)"
        " SELECT ?, coalesce(max(place), -1) + 1, ? FROM pool_people WHERE pool = ?",
        (pool, user, pool),
    )


def part(db: Db, pool: int, user: int) -> None:
    db.execute("DELETE FROM pool_people WHERE pool = ? AND user = ?", (pool, user))


def clear(db: Db, pool: int, number: int) -> None:
    """Take back the tables of a round that has not begun."""
    some = "(SELECT id FROM league_tables WHERE pool = ? AND round = ?)"
    db.execute(f"DELETE FROM league_chairs WHERE league_table IN {some}", (pool, number))
    db.execute("DELETE FROM league_tables WHERE pool = ? AND round = ?", (pool, number))


def opened(db: Db, table: int, place: int) -> None:
    """Note the thread of a table, once."""
    db.execute("UPDATE league_tables SET place = ? WHERE id = ? AND place IS NULL", (place, table))


def taken(db: Db, places: Sequence[int]) -> set[int]:
    """Those of these threads in which a table is played or a dispute is settled."""
    holes = ", ".join("?" * len(places))
    found = db.execute(
        f"SELECT place FROM league_tables WHERE place IN ({holes})"
        f" UNION SELECT thread FROM disputes WHERE thread IN ({holes})"
        f" UNION SELECT place FROM matches WHERE place IN ({holes})",
        (*places, *places, *places),
    )
    return {place for (place,) in found}


# What referees said, and what was shown.


def rule(db: Db, table: int, at: float, by: int, verdict: str, places: dict[str, int]) -> None:
    rows.add(db, "rulings", RulingRow(0, table, at, by, verdict, places))


def rulings(db: Db, tables: Sequence[int]) -> dict[int, RulingRow]:
    """The latest word of a referee about each of these tables."""
    found: dict[int, RulingRow] = {}
    for some in chunks(tables):
        words = f"FROM rulings WHERE league_table IN ({holes(some)}) ORDER BY id"
        found |= {row.table: row for row in rows.each(db, RulingRow, words, *some)}
    return found


def show(db: Db, pool: int, number: int, at: float, standings: str) -> int | None:
    """Keep standings as they are shown; None if those of this round have been shown before."""
    made = db.execute(
        "INSERT INTO shown_standings (pool, round, at, rows) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING RETURNING id",
        (pool, number, at, standings),
    ).fetchone()
    return made["id"] if made else None


def shown(db: Db, season: int) -> list[ShownRow]:
    of_season = "pool IN (SELECT id FROM pools WHERE season = ?)"
    return rows.select(db, ShownRow, f"FROM shown_standings WHERE {of_season} ORDER BY id", season)


def shown_row(db: Db, number: int) -> ShownRow | None:
    return rows.one(db, ShownRow, "FROM shown_standings WHERE id = ?", number)


# Disputes.


def open_dispute(db: Db, table: int, by: int, text: str, at: float) -> int:
    return rows.add(db, "disputes", DisputeRow(0, table, by, text, at))


def dispute(db: Db, table: int) -> DisputeRow | None:
    """The open dispute about a table."""
    return rows.one(
        db, DisputeRow, "FROM disputes WHERE league_table = ? AND closed IS NULL", table
    )


def close_dispute(db: Db, dispute: int, at: float) -> None:
    db.execute("UPDATE disputes SET closed = ? WHERE id = ?", (at, dispute))


def dispute_opened(db: Db, dispute: int, thread: int) -> None:
    db.execute("UPDATE disputes SET thread = ? WHERE id = ?", (thread, dispute))


# Old results.


def add_old(db: Db, league: int, ended: float, game: str) -> bool:
    """Add a result from before; False if it is there already."""
    made = db.execute(
        "INSERT INTO old_results (league, ended, game) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (league, ended, game),
    )
    return made.rowcount == 1


def old(db: Db, league: int) -> list[tuple[int, dict[str, Any]]]:
    found = db.execute("SELECT id, game FROM old_results WHERE league = ? ORDER BY id", (league,))
    return [(row["id"], json.loads(row["game"])) for row in found]
