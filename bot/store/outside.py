"""Where people want to be told things outside Discord: an address, and the secret of a calendar."""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.store.db import Db, upsert
from bot.store.rows import first, one


class OutsideRow(NamedTuple):
    hook: str | None = None
    calendar: str | None = None


class RoundRow(NamedTuple):
    """A round of a league that is under way."""

    pool: int
    number: int
    due: float
    league: str


def kept(db: Db, user: int) -> OutsideRow:
    return one(db, OutsideRow, "FROM outside WHERE user = ?", user) or OutsideRow()


def owner(db: Db, secret: str) -> int | None:
    """Whose calendar this is the secret of."""
    return first(db, int, "SELECT user FROM outside WHERE calendar = ?", secret)


def keep(db: Db, user: int, what: Literal["hook", "calendar"], value: str | None) -> None:
    db.execute(upsert("outside", f"user, {what}", "user"), (user, value))


def rounds(db: Db, user: int) -> list[RoundRow]:
    found = db.execute(
        "SELECT r.pool, r.number, r.due, l.name FROM rounds r"
        " JOIN pool_people people ON people.pool = r.pool JOIN pools p ON p.id = r.pool"
        " JOIN seasons s ON s.id = p.season JOIN leagues l ON l.id = s.league"
        " WHERE people.user = ? AND r.closed IS NULL AND r.due IS NOT NULL"
        " AND s.status = 'playing' ORDER BY r.due, r.pool",
        (user,),
    )
    return [RoundRow(*row) for row in found]
