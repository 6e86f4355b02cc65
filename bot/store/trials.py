"""Positions that people try out, each seen by its person alone and forgotten after a day."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import rows
from bot.store.db import Db
from bot.store.rows import Json


@dataclass(slots=True)
class TrialRow:
    user: int
    game: int
    seq: int | None
    knows: Json[list[str]]
    seats: Json[list[str]]
    seed: int
    base: bytes
    state: bytes
    deeds: Json[list[tuple[str, list[str]]]]
    made: float


def get(db: Db, user: int, game: int) -> TrialRow | None:
    return rows.one(db, TrialRow, "FROM trials WHERE user = ? AND game = ?", user, game)


def put(db: Db, row: TrialRow) -> None:
    rows.put(db, "trials", "user, game", [row])


def forget(db: Db, user: int, before: float, most: int) -> None:
    """Forget everybody's from before then, and all but the newest of one person."""
    db.execute("DELETE FROM trials WHERE made < ?", (before,))
    kept = "SELECT game FROM trials WHERE user = ? ORDER BY made DESC, game LIMIT ?"
    db.execute(f"DELETE FROM trials WHERE user = ? AND game NOT IN ({kept})", (user, user, most))
