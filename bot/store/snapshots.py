"""Positions games have been in: kept one by one while they run, as one stream when they are over;
and which message showed which board."""

from __future__ import annotations

import zlib
from collections.abc import Collection

from bot.store.db import Db, upsert
from bot.store.rows import first


def keep(
    db: Db, game: int, positions: list[tuple[int, bytes]], shown: Collection[int] = ()
) -> None:
    """Keep positions; of those after the `shown` lines everybody sees a board."""
    db.executemany(
        "INSERT INTO snapshots (game, seq, state, shown) VALUES (?, ?, ?, ?)",
        [(game, seq, zlib.compress(state, 1), seq in shown) for seq, state in positions],
    )


def position(db: Db, game: int, seq: int) -> tuple[int, bytes] | None:
    """The last kept position that is not later than `seq`."""
    found = db.execute(
        "SELECT seq, state FROM snapshots WHERE game = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
        (game, seq),
    ).fetchone()
    return (found["seq"], zlib.decompress(found["state"])) if found else None


def drop(db: Db, game: int, *, after: int) -> None:
    db.execute("DELETE FROM snapshots WHERE game = ? AND seq > ?", (game, after))


# The archive.


def put(db: Db, game: int, stream: bytes) -> None:
    db.execute(upsert("archive", "game, stream", "game"), (game, stream))


def get(db: Db, game: int) -> bytes | None:
    return first(db, bytes, "SELECT stream FROM archive WHERE game = ?", game)


def shown(db: Db, game: int) -> list[tuple[int, bytes]]:
    """The positions of a running game that everybody was shown a board of."""
    found = db.execute(
        "SELECT seq, state FROM snapshots WHERE game = ? AND shown = 1 ORDER BY seq", (game,)
    )
    return [(seq, zlib.decompress(state)) for seq, state in found]


def any_shown(db: Db, game: int) -> bool:
    return first(db, int, "SELECT 1 FROM snapshots WHERE game = ? AND shown = 1", game) is not None


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
