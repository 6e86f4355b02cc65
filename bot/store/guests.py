"""Programs of people's own: whose they are, what they are called, what they are asked.

Their keys are kept as digests only. A row stays when its key is taken away: games tell of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from bot.store.db import Db, upsert
from bot.store.rows import column, first, one, select

FIRST, LAST = 10**12, 2 * 10**12
"""Numbers of guests: nobody's at Discord, where they are far larger, and no other computer's."""


@dataclass(frozen=True, slots=True)
class GuestRow:
    id: int
    owner: int
    guild: int
    name: str
    key: str | None


def everybody(db: Db) -> list[GuestRow]:
    return select(db, GuestRow, "FROM guests ORDER BY id")


def of_owner(db: Db, owner: int) -> GuestRow | None:
    return one(db, GuestRow, "FROM guests WHERE owner = ?", owner)


def of_key(db: Db, key: str) -> int | None:
    """Whose key this is, if it still is one."""
    return first(db, int, "SELECT id FROM guests WHERE key = ?", _digest(key))


def admit(db: Db, owner: int, guild: int, name: str, key: str) -> None:
    """Give somebody's program a name and a key; the one before opens nothing any more."""
    known = of_owner(db, owner)
    newest = first(db, int, "SELECT coalesce(max(id), ?) FROM guests", FIRST - 1) or FIRST
    number = known.id if known else newest + 1
    db.execute(
        upsert("guests", "id, owner, guild, name, key", "id"),
        (number, owner, guild, name, _digest(key)),
    )


def revoke(db: Db, owner: int) -> None:
    db.execute("UPDATE guests SET key = NULL WHERE owner = ?", (owner,))


def waiting_for(db: Db, guest: int) -> list[int]:
    """The games that wait for a guest, the earliest deadline first."""
    found = (
        "SELECT s.game FROM seats s JOIN prompts p ON p.game = s.game AND p.seat = s.seat"
        " AND p.waiting IS NOT NULL JOIN games g ON g.id = s.game AND g.status = 'playing'"
        " WHERE s.user = ? AND s.until IS NULL"
        " GROUP BY s.game ORDER BY min(coalesce(p.ends, 1e12)), s.game"
    )
    return column(db, int, found, guest)


def _digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()
