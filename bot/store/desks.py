"""What one person keeps at a table and nobody else sees: notes, turns that are being put together
in advance, positions to try things out in."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import rows
from bot.store.db import Db, upsert
from bot.store.rows import Json, first, one, put


def note(db: Db, game: int, user: int) -> str:
    return first(db, str, "SELECT text FROM notes WHERE game = ? AND user = ?", game, user) or ""


def set_note(db: Db, game: int, user: int, text: str) -> None:
    if text:
        db.execute(upsert("notes", "game, user, text", "game, user"), (game, user, text))
    else:
        db.execute("DELETE FROM notes WHERE game = ? AND user = ?", (game, user))


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


def draft(db: Db, game: int, seat: str, user: int) -> DraftRow | None:
    return one(db, DraftRow, MINE, game, seat, user)


def save_draft(db: Db, row: DraftRow) -> None:
    put(db, "drafts", "game, seat, user", [row])


def drop_draft(db: Db, game: int, seat: str, user: int) -> None:
    db.execute(f"DELETE {MINE}", (game, seat, user))


def close_drafts(db: Db, game: int) -> None:
    """Forget what was being put together in a game that is over."""
    db.execute("DELETE FROM drafts WHERE game = ?", (game,))


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


def trial(db: Db, user: int, game: int) -> TrialRow | None:
    return rows.one(db, TrialRow, "FROM trials WHERE user = ? AND game = ?", user, game)


def keep_trial(db: Db, row: TrialRow) -> None:
    rows.put(db, "trials", "user, game", [row])


def forget_trials(db: Db, user: int, before: float, most: int) -> None:
    """Forget everybody's from before then, and all but the newest of one person."""
    db.execute("DELETE FROM trials WHERE made < ?", (before,))
    kept = "SELECT game FROM trials WHERE user = ? ORDER BY made DESC, game LIMIT ?"
    db.execute(f"DELETE FROM trials WHERE user = ? AND game NOT IN ({kept})", (user, user, most))
