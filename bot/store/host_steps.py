"""What those who run a league did in a running season."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.store.db import Db, added

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
    undo: dict[str, Any] = field(default_factory=dict)
    """What was before. People are quoted."""
    pending: bool = False
    """Whether seats at tables have to follow."""
    undone: float | None = None


STEP = "id, season, kind, round, at, by, pool, user, other, number, why, undo, pending, undone"


def add(db: Db, row: HostStep) -> int:
    return added(
        db,
        "INSERT INTO host_steps (season, kind, round, at, by, pool, user, other, number, why,"
        " undo, pending) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(row.season, row.kind, row.round, row.at, row.by, row.pool, row.user, row.other),
            *(row.number, row.why, json.dumps(row.undo), row.pending),
        ),
    )


def save(db: Db, row: HostStep) -> None:
    db.execute(
        "UPDATE host_steps SET pending = ?, undone = ? WHERE id = ?",
        (row.pending, row.undone, row.id),
    )


def of_season(db: Db, season: int) -> list[HostStep]:
    """All of them, oldest first; those that were undone too."""
    return _steps(db, "season = ?", season)


def get(db: Db, step: int) -> HostStep | None:
    return next(iter(_steps(db, "id = ?", step)), None)


def pending(db: Db) -> list[HostStep]:
    return _steps(db, "pending = ?", 1)


def _steps(db: Db, where: str, value: int) -> list[HostStep]:
    found = db.execute(f"SELECT {STEP} FROM host_steps WHERE {where} ORDER BY id", (value,))
    return [
        HostStep(**{**dict(row), "undo": json.loads(row["undo"]), "pending": bool(row["pending"])})
        for row in found
    ]
