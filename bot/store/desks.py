"""What one person keeps at a table and nobody else sees: notes, turns that are being put together
in advance, positions to try things out in; when they looked at a game, and whether they follow it
without playing."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import rows
from bot.store.db import Db, upsert
from bot.store.rows import Json, column, first, one, put


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


def last_look(db: Db, game: int, user: int) -> tuple[int, int]:
    """Up to which line somebody has been told what happened, and the time before; zeros if
    never."""
    found = db.execute(
        "SELECT seq, before FROM looks WHERE game = ? AND user = ?", (game, user)
    ).fetchone()
    return (found["seq"], found["before"]) if found else (0, 0)


def note_look(db: Db, game: int, user: int, seq: int) -> None:
    """Note that somebody has been told everything up to a line."""
    db.execute(
        "INSERT INTO looks (game, user, seq, before) VALUES (?, ?, ?, 0)"
        " ON CONFLICT (game, user) DO UPDATE SET before = looks.seq, seq = excluded.seq"
        " WHERE looks.seq != excluded.seq",
        (game, user, seq),
    )


def follow(db: Db, game: int, user: int, now: float) -> bool:
    """Note that somebody follows a game. Returns whether that is news."""
    made = db.execute(
        "INSERT INTO followers (game, user, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (game, user, now),
    )
    return made.rowcount == 1


def unfollow(db: Db, game: int, user: int) -> bool:
    done = db.execute("DELETE FROM followers WHERE game = ? AND user = ?", (game, user))
    return done.rowcount == 1


def followers(db: Db, game: int) -> list[int]:
    return column(db, int, "SELECT user FROM followers WHERE game = ? ORDER BY since, user", game)


def following(db: Db, before: float) -> list[tuple[int, int, int]]:
    """Games that go on, who follows them and was last written to before a moment, and the last
    line of their journals."""
    found = db.execute(
        "SELECT followers.game, user, games.seq FROM followers"
        " JOIN games ON games.id = followers.game"
        " WHERE status = 'playing' AND since <= ? ORDER BY followers.game, user",
        (before,),
    )
    return [tuple(row) for row in found]


def told_follower(db: Db, game: int, user: int, now: float) -> None:
    """Note that a digest was due for somebody who follows."""
    db.execute("UPDATE followers SET since = ? WHERE game = ? AND user = ?", (now, game, user))
