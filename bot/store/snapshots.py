"""The positions of finished games, and which message showed which board."""

from __future__ import annotations

import zlib

from bot.store.db import Db, upsert


def put(db: Db, game: int, stream: bytes) -> None:
    db.execute(upsert("archive", "game, stream", "game"), (game, stream))


def get(db: Db, game: int) -> bytes | None:
    found = db.execute("SELECT stream FROM archive WHERE game = ?", (game,)).fetchone()
    return found["stream"] if found else None


def shown(db: Db, game: int) -> list[tuple[int, bytes]]:
    """The positions of a running game that everybody was shown a board of."""
    found = db.execute(
        "SELECT seq, state FROM snapshots WHERE game = ? AND shown = 1 ORDER BY seq", (game,)
    )
    return [(seq, zlib.decompress(state)) for seq, state in found]


def shown_at(db: Db, game: int) -> list[int]:
    """Their places in the journal."""
    found = db.execute(
        "SELECT seq FROM snapshots WHERE game = ? AND shown = 1 ORDER BY seq", (game,)
    )
    return [seq for (seq,) in found]


def posted(db: Db, row: int, message: int) -> None:
    """Note which board a message shows, if a row of the outbox was one; a message that is edited
    shows a later one."""
    db.execute(
        "INSERT INTO boards (message, game, seq)"
        " SELECT ?, outbox.game, coalesce(json_extract(body, '$.seq'), games.seq)"
        " FROM outbox JOIN games ON games.id = outbox.game"
        " WHERE outbox.id = ? AND kind IN ('turn', 'over', 'chronicle')"
        " ON CONFLICT (message) DO UPDATE SET game = excluded.game, seq = excluded.seq",
        (message, row),
    )


def board(db: Db, message: int) -> tuple[int, int] | None:
    """The game and the place in its journal that a message shows."""
    found = db.execute("SELECT game, seq FROM boards WHERE message = ?", (message,)).fetchone()
    return (found["game"], found["seq"]) if found else None
