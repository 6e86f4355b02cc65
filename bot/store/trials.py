"""Positions that people try out, each seen by its person alone and forgotten after a day."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from bot.store.db import Db, upsert

COLUMNS = "user, game, seq, knows, seats, seed, base, state, deeds, made"


@dataclass(slots=True)
class TrialRow:
    user: int
    game: int
    seq: int | None
    knows: str
    seats: str
    seed: int
    base: bytes
    state: bytes
    deeds: str
    made: float


def get(db: Db, user: int, game: int) -> TrialRow | None:
    found = db.execute(
        f"SELECT {COLUMNS} FROM trials WHERE user = ? AND game = ?", (user, game)
    ).fetchone()
    return TrialRow(*found) if found else None


def put(db: Db, row: TrialRow) -> None:
    db.execute(upsert("trials", COLUMNS, "user, game"), astuple(row))


def forget(db: Db, user: int, before: float, most: int) -> None:
    """Forget everybody's from before then, and all but the newest of one person."""
    db.execute("DELETE FROM trials WHERE made < ?", (before,))
    kept = "SELECT game FROM trials WHERE user = ? ORDER BY made DESC, game LIMIT ?"
    db.execute(f"DELETE FROM trials WHERE user = ? AND game NOT IN ({kept})", (user, user, most))
