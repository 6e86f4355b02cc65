"""Turns that are being put together in advance, each seen by its person alone."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from bot.store.db import Db, upsert

COLUMNS = "game, seat, user, base, since, picks, guard, edits"


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
    found = db.execute(
        f"SELECT {COLUMNS} FROM drafts WHERE game = ? AND seat = ? AND user = ?", (game, seat, user)
    ).fetchone()
    return DraftRow(*found) if found else None


def put(db: Db, row: DraftRow) -> None:
    db.execute(upsert("drafts", COLUMNS, "game, seat, user"), astuple(row))


def drop(db: Db, game: int, seat: str, user: int) -> None:
    db.execute("DELETE FROM drafts WHERE game = ? AND seat = ? AND user = ?", (game, seat, user))


def close(db: Db, game: int) -> None:
    """Forget what was being put together in a game that is over."""
    db.execute("DELETE FROM drafts WHERE game = ?", (game,))
