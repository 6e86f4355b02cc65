"""Seats that anybody may take over."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.db import Db

COLUMNS = "id, game, seat, by, opened, closed, taker"


@dataclass(slots=True)
class OpeningRow:
    id: int
    """0 until it is stored."""
    game: int
    seat: str
    by: int | None
    opened: float
    closed: float | None = None
    taker: int | None = None


def of_game(db: Db, game: int) -> list[OpeningRow]:
    """The seats of a game that are open now."""
    found = db.execute(
        f"SELECT {COLUMNS} FROM openings WHERE game = ? AND closed IS NULL ORDER BY id", (game,)
    )
    return [OpeningRow(*row) for row in found]


def save(db: Db, rows: list[OpeningRow]) -> None:
    """Write openings: those that were closed first, since a seat has one at a time."""
    for row in sorted(rows, key=lambda each: each.closed is None):
        if row.id:
            db.execute(
                "UPDATE openings SET closed = ?, taker = ? WHERE id = ?",
                (row.closed, row.taker, row.id),
            )
        else:
            db.execute(
                "INSERT INTO openings (game, seat, by, opened, closed, taker)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (row.game, row.seat, row.by, row.opened, row.closed, row.taker),
            )


def everywhere(db: Db, guild: int | None) -> list[OpeningRow]:
    """The open seats of games under way on one server, or on all of them; the oldest first."""
    found = db.execute(
        f"SELECT {', '.join('o.' + each for each in COLUMNS.split(', '))} FROM openings o"
        " JOIN games g ON g.id = o.game WHERE closed IS NULL AND status IN ('playing', 'paused')"
        " AND (:guild IS NULL OR guild = :guild) ORDER BY o.id",
        {"guild": guild},
    )
    return [OpeningRow(*row) for row in found]


def takeovers(db: Db, user: int) -> int:
    """How many seats somebody has taken over and held to the end."""
    found = db.execute(
        "SELECT count(*) AS n FROM openings o"
        " JOIN results r ON r.game = o.game AND r.seat = o.seat AND r.user = o.taker"
        " WHERE taker = ? AND kind = 'played'",
        (user,),
    ).fetchone()
    return int(found["n"])


def handed_over(db: Db, user: int) -> list[tuple[int, str, float, float]]:
    """The seats somebody offered of their own accord and that were taken: game, seat, since when
    they were on offer, and until when."""
    found = db.execute(
        "SELECT game, seat, opened, closed FROM openings WHERE by = ? AND taker IS NOT NULL"
        " ORDER BY opened, game, seat",
        (user,),
    )
    return [tuple(row) for row in found]
