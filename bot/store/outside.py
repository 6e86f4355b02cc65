"""Where people want to be told things outside Discord: an address, and the secret of a calendar."""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.store.db import Db, upsert


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
    found = db.execute("SELECT hook, calendar FROM outside WHERE user = ?", (user,)).fetchone()
    return OutsideRow(*found) if found else OutsideRow()


def owner(db: Db, secret: str) -> int | None:
    """Whose calendar this is the secret of."""
    found = db.execute("SELECT user FROM outside WHERE calendar = ?", (secret,)).fetchone()
    return found[0] if found else None


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
