"""Positions games have been in, and which message showed which board.

While a game runs they are kept one by one, and a rewind drops those after it. When it ends, those
that everybody was shown a board of become one compressed stream, which outlives the rules: to look
at a position it is lifted to today's version and viewed, but never played on.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Iterable
from typing import NamedTuple

from bot.store.db import Db, upsert
from bot.store.games import GameRow
from bot.store.rows import exists, first

LEVEL = 6
"""zlib's. A position differs little from the one before it: higher levels save nothing more."""


class Position(NamedTuple):
    seq: int
    """The line of the journal after which it stood."""
    state: bytes


def keep(db: Db, game: int, known: list[tuple[int, bytes]], shown: Collection[int] = ()) -> None:
    """Keep positions; of those after the `shown` lines everybody sees a board."""
    db.executemany(
        "INSERT INTO snapshots (game, seq, state, shown) VALUES (?, ?, ?, ?)",
        [(game, seq, zlib.compress(state, 1), seq in shown) for seq, state in known],
    )


def position(db: Db, game: int, seq: int) -> Position | None:
    """The last kept position that is not later than `seq`."""
    found = db.execute(
        "SELECT seq, state FROM snapshots WHERE game = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
        (game, seq),
    ).fetchone()
    return Position(found["seq"], zlib.decompress(found["state"])) if found else None


def drop(db: Db, game: int, *, after: int) -> None:
    db.execute("DELETE FROM snapshots WHERE game = ? AND seq > ?", (game, after))


def any_shown(db: Db, game: int) -> bool:
    return exists(db, "SELECT 1 FROM snapshots WHERE game = ? AND shown = 1", game)


def _shown(db: Db, game: int) -> list[Position]:
    """The positions of a running game that everybody was shown a board of."""
    found = db.execute(
        "SELECT seq, state FROM snapshots WHERE game = ? AND shown = 1 ORDER BY seq", (game,)
    )
    return [Position(seq, zlib.decompress(state)) for seq, state in found]


# The archive.


def pack(positions: Iterable[Position]) -> bytes:
    """One stream for a game: a line of JSON with the seq and length of each position, then all of
    them."""
    known = list(positions)
    head = json.dumps([[seq, len(state)] for seq, state in known], separators=(",", ":"))
    return zlib.compress(b"\n".join([head.encode(), b"".join(state for _, state in known)]), LEVEL)


def unpack(stream: bytes) -> list[Position]:
    head, _, states = zlib.decompress(stream).partition(b"\n")
    found, at = [], 0
    for seq, length in json.loads(head):
        found.append(Position(seq, states[at : at + length]))
        at += length
    return found


def close(db: Db, game: int) -> None:
    """Put the shown positions of a game that is over into its archive, and forget the others."""
    archive(db, game, _shown(db, game))
    drop(db, game, after=0)


def archive(db: Db, game: int, positions: Iterable[Position]) -> None:
    db.execute(upsert("archive", "game, stream", "game"), (game, pack(positions)))


def stream(db: Db, game: int) -> bytes | None:
    return first(db, bytes, "SELECT stream FROM archive WHERE game = ?", game)


def positions(db: Db, row: GameRow) -> list[Position] | None:
    """The positions of a game, oldest first. None for one that ended before they were kept."""
    if row.ended is None:
        return _shown(db, row.id)
    kept = stream(db, row.id)
    return None if kept is None else unpack(kept)


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
