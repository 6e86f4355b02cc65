"""Where people want to be told things outside Discord: an address, and the secret of a calendar."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.store.db import Db, upsert


class RoundRow(NamedTuple):
    """A round of a league that is under way."""

    pool: int
    number: int
    due: float
    league: str


def hook(db: Db, user: int) -> str | None:
    found: str | None = _kept(db, "hook", "user", user)
    return found


def calendar(db: Db, user: int) -> str | None:
    found: str | None = _kept(db, "calendar", "user", user)
    return found


def owner(db: Db, secret: str) -> int | None:
    """Whose calendar this is the secret of."""
    found: int | None = _kept(db, "user", "calendar", secret)
    return found


def _kept(db: Db, what: str, key: str, value: int | str) -> Any:
    found = db.execute(f"SELECT {what} FROM outside WHERE {key} = ?", (value,)).fetchone()
    return found[0] if found else None


def set_hook(db: Db, user: int, hook: str | None) -> None:
    db.execute(upsert("outside", "user, hook", "user"), (user, hook))


def set_calendar(db: Db, user: int, secret: str) -> None:
    db.execute(upsert("outside", "user, calendar", "user"), (user, secret))


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
