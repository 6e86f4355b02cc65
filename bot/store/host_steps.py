"""What those who run a league did in a running season."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from bot.store import rows
from bot.store.db import Db
from bot.store.rows import Json

Kind = Literal["drop", "back", "late", "rest", "silent", "date", "anew", "swap", "points", "heir"]
"""Somebody is taken out, comes back, comes late, sits out the next round, sits out until they press
a button; the round has another date, is drawn anew, two people of it change places; points are
added; somebody plays in the place of another (`other`) from now on."""


@dataclass(slots=True)
class HostStep:
    id: int
    season: int
    kind: Kind
    round: int
    """How many rounds had begun: it can be undone until the next one begins."""
    at: float
    by: int | None
    """None: the league itself."""
    pool: int | None = None
    user: int | None = None
    other: int | None = None
    number: float | None = None
    """Points; for a round that is not played 0, a half (as a level game) or None (one's own
    average)."""
    why: str = ""
    undo: Json[dict[str, Any]] = field(default_factory=dict)
    """What was before. People are quoted."""
    pending: bool = False
    """Whether seats at tables have to follow."""
    undone: float | None = None


def add(db: Db, row: HostStep) -> int:
    return rows.add(db, "host_steps", row)


def save(db: Db, row: HostStep) -> None:
    rows.change(db, "host_steps", row, "pending, undone")


def of_season(db: Db, season: int) -> list[HostStep]:
    """All of them, oldest first; those that were undone too."""
    return rows.select(db, HostStep, "FROM host_steps WHERE season = ? ORDER BY id", season)


def get(db: Db, step: int) -> HostStep | None:
    return rows.one(db, HostStep, "FROM host_steps WHERE id = ?", step)


def pending(db: Db) -> list[HostStep]:
    return rows.select(db, HostStep, "FROM host_steps WHERE pending = 1 ORDER BY id")
