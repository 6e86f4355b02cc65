"""Who is away from which table, and when."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.db import Db
from bot.store.rows import add_all, select


@dataclass(frozen=True, slots=True)
class VacationRow:
    user: int
    begins: float
    ends: float
    days: int


def of_game(db: Db, game: int) -> list[VacationRow]:
    return select(db, VacationRow, "FROM vacations WHERE game = ? ORDER BY begins", game)


def change(db: Db, game: int, gone: list[VacationRow], rows: list[VacationRow]) -> None:
    db.executemany(
        "DELETE FROM vacations WHERE game = ? AND user = ? AND begins = ?",
        [(game, row.user, row.begins) for row in gone],
    )
    add_all(db, "vacations", rows, game=game)


def away(db: Db, people: list[int], now: float) -> dict[int, float]:
    """Who of these people is on vacation at some table now, and until when."""
    found = db.execute(
        "SELECT user, max(ends) AS until FROM vacations WHERE begins <= ? AND ends > ?"
        " GROUP BY user",
        (now, now),
    )
    return {row["user"]: row["until"] for row in found if row["user"] in people}


def next_of(db: Db, user: int, now: float) -> tuple[float, float] | None:
    """Beginning and end of the first vacation of somebody that is not over, at a game under way."""
    found = db.execute(
        "SELECT begins, v.ends FROM vacations v JOIN games g ON g.id = v.game"
        " WHERE user = ? AND v.ends > ? AND status IN ('playing', 'paused')"
        " ORDER BY begins LIMIT 1",
        (user, now),
    ).fetchone()
    return tuple(found) if found else None


def away_at(db: Db, game: int, now: float) -> dict[int, float]:
    """Who is on vacation at a table now, and until when."""
    found = db.execute(
        "SELECT user, max(ends) AS until FROM vacations WHERE game = ? AND begins <= ?"
        " AND ends > ? GROUP BY user",
        (game, now, now),
    )
    return {row["user"]: row["until"] for row in found}


def of_running(db: Db) -> list[tuple[int, str, float, float]]:
    """Game, seat, beginning and end of every vacation of somebody in a game under way."""
    found = db.execute(
        "SELECT v.game, seat, begins, v.ends FROM vacations v"
        " JOIN seats s ON s.game = v.game AND s.user = v.user AND until IS NULL"
        " JOIN games g ON g.id = v.game WHERE status = 'playing'"
        " ORDER BY v.game, seat, begins"
    )
    return [tuple(row) for row in found]
