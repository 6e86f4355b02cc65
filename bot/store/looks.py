"""Who looked at a game when, and who follows one without playing."""

from __future__ import annotations

from bot.store.db import Db
from bot.store.rows import column


def last(db: Db, game: int, user: int) -> tuple[int, int]:
    """Up to which line somebody has been told what happened, and the time before; zeros if
    never."""
    found = db.execute(
        "SELECT seq, before FROM looks WHERE game = ? AND user = ?", (game, user)
    ).fetchone()
    return (found["seq"], found["before"]) if found else (0, 0)


def note(db: Db, game: int, user: int, seq: int) -> None:
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
