"""Seats that anybody may take over."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.db import Db
from bot.store.rows import add_all, first, select


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
    return select(
        db, OpeningRow, "FROM openings WHERE game = ? AND closed IS NULL ORDER BY id", game
    )


def save(db: Db, rows: list[OpeningRow]) -> None:
    """Write openings: those that were closed first, since a seat has one at a time."""
    for row in rows:
        if row.id:
            db.execute(
                "UPDATE openings SET closed = ?, taker = ? WHERE id = ?",
                (row.closed, row.taker, row.id),
            )
    add_all(db, "openings", sorted((row for row in rows if not row.id), key=_open))


def _open(row: OpeningRow) -> bool:
    return row.closed is None


def everywhere(db: Db, guild: int | None) -> list[OpeningRow]:
    """The open seats of games under way on one server, or on all of them; the oldest first."""
    return select(
        db,
        OpeningRow,
        "FROM openings WHERE closed IS NULL AND game IN (SELECT id FROM games"
        " WHERE status IN ('playing', 'paused') AND (? IS NULL OR guild = ?)) ORDER BY id",
        *(guild, guild),
    )


def takeovers(db: Db, user: int) -> int:
    """How many seats somebody has taken over and held to the end."""
    found = first(
        db,
        int,
        "SELECT count(*) FROM openings o"
        " JOIN results r ON r.game = o.game AND r.seat = o.seat AND r.user = o.taker"
        " WHERE taker = ? AND kind = 'played'",
        user,
    )
    return found or 0


def handed_over(db: Db, user: int) -> list[tuple[int, str, float, float]]:
    """The seats somebody offered of their own accord and that were taken: game, seat, since when
    they were on offer, and until when."""
    found = db.execute(
        "SELECT game, seat, opened, closed FROM openings WHERE by = ? AND taker IS NOT NULL"
        " ORDER BY opened, game, seat",
        (user,),
    )
    return [tuple(row) for row in found]
