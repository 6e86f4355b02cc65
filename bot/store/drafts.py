"""Turns that are being put together in advance, each seen by its person alone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.db import Db
from bot.store.rows import one, put

MINE = "FROM drafts WHERE game = ? AND seat = ? AND user = ?"


@dataclass(slots=True)
class DraftRow:
    game: int
    seat: str
    user: int
    base: bytes
    """The imagined position in which the turn begins."""
    since: str
    """The clock of the seat's turn before."""
    picks: str
    guard: str
    edits: int | None
    """Which of the seat's filed turns it replaces."""


def get(db: Db, game: int, seat: str, user: int) -> DraftRow | None:
    return one(db, DraftRow, MINE, game, seat, user)


def save(db: Db, row: DraftRow) -> None:
    put(db, "drafts", "game, seat, user", [row])


def drop(db: Db, game: int, seat: str, user: int) -> None:
    db.execute(f"DELETE {MINE}", (game, seat, user))


def close(db: Db, game: int) -> None:
    """Forget what was being put together in a game that is over."""
    db.execute("DELETE FROM drafts WHERE game = ?", (game,))
