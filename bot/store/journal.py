"""What was done, in order: rows are added and marked as taken back, never deleted. Requests to take
back a move, one after the other. Positions games have been in, and which message showed which
board.

While a game runs positions are kept one by one, and a rewind drops those after it. When it ends,
those that everybody was shown a board of become one compressed stream, which outlives the rules: to
look at a position it is lifted to today's version and viewed, but never played on.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bot.store import users
from bot.store.db import Db, upsert
from bot.store.games import GameRow
from bot.store.rows import Users, add_all, column, each, exists, first, one, put, select


@dataclass(slots=True)
class JournalEntry:
    seq: int
    command: str
    at: float
    user: int | None
    seat: str | None
    kind: str
    picks: str
    events: str
    barrier: bool
    epoch: int
    draws: int
    undone: int | None = None
    """The seq that took it back."""
    note: str | None = None


def add(db: Db, game: int, entries: list[JournalEntry]) -> None:
    add_all(db, "journal", entries, game=game)


def of_command(db: Db, game: int, command: str) -> list[JournalEntry]:
    """The rows of a command: its own, and `command/1`, `command/2`... for what followed from it."""
    return select(
        db,
        JournalEntry,
        "FROM journal WHERE game = ? AND (command = ? OR (command > ? AND command < ?))"
        " ORDER BY seq",
        *(game, command, f"{command}/", f"{command}0"),  # 0 comes right after /
    )


def tail(db: Db, game: int) -> list[JournalEntry]:
    """The rows that stand since the last barrier, that one included."""
    return select(
        db,
        JournalEntry,
        "FROM journal WHERE game = ? AND undone IS NULL AND seq >= ("
        " SELECT coalesce(max(seq), 0) FROM journal"
        " WHERE game = ? AND undone IS NULL AND barrier = 1) ORDER BY seq",
        *(game, game),
    )


def between(
    db: Db, game: int, after: int = 0, upto: int = 1 << 62, *, undone: bool = False
) -> list[JournalEntry]:
    """Rows after one seq up to another. With `undone`, also those that were taken back."""
    standing = "" if undone else " AND undone IS NULL"
    return select(
        db,
        JournalEntry,
        f"FROM journal WHERE game = ? AND seq > ? AND seq <= ?{standing} ORDER BY seq",
        *(game, after, upto),
    )


def of_deputies(db: Db, game: int) -> list[JournalEntry]:
    """The rows about who acts for whom."""
    return select(
        db, JournalEntry, "FROM journal WHERE game = ? AND kind = 'deputy' ORDER BY seq", game
    )


def conceded(db: Db, game: int, upto: int) -> set[str]:
    """The seats that had given up by then."""
    found = column(
        db,
        str,
        "SELECT seat FROM journal WHERE game = ? AND seq <= ? AND kind = 'concede'"
        " AND undone IS NULL",
        *(game, upto),
    )
    return set(found)


def fired(db: Db, game: int, upto: int) -> set[str]:
    """The timed events of the game that had fired by then."""
    found = column(
        db,
        str,
        "SELECT picks FROM journal WHERE game = ? AND seq <= ? AND kind = 'bell'"
        " AND undone IS NULL",
        *(game, upto),
    )
    return {json.loads(picks)[0] for picks in found}


def backwards(db: Db, game: int) -> Iterator[JournalEntry]:
    """The rows that stand and have events, newest first."""
    return each(
        db,
        JournalEntry,
        "FROM journal WHERE game = ? AND undone IS NULL AND events != '[]' ORDER BY seq DESC",
        game,
    )


def last_of_kind(db: Db, game: int, kind: str) -> JournalEntry | None:
    """The latest row of a kind that stands."""
    last = "game = ? AND kind = ? AND undone IS NULL ORDER BY seq DESC LIMIT 1"
    return one(db, JournalEntry, f"FROM journal WHERE {last}", game, kind)


def last_of(db: Db, game: int, user: int) -> int:
    """The seq of the last thing a person did; 0 if there is none."""
    sql = "SELECT max(seq) FROM journal WHERE game = ? AND user = ?"
    return first(db, int, sql, game, user) or 0


def count(db: Db, game: int, user: int, kind: str, since: float) -> int:
    """How often somebody has done something of a kind since then."""
    sql = "SELECT count(*) FROM journal WHERE game = ? AND user = ? AND kind = ? AND at > ?"
    return first(db, int, sql, game, user, kind, since) or 0


def lately(db: Db, game: int, seconds: float) -> dict[int, float]:
    """Who did something in the last seconds before the newest row, and when."""
    found: dict[int, float] = {}
    newest = None
    for row in db.execute("SELECT user, at FROM journal WHERE game = ? ORDER BY seq DESC", (game,)):
        newest = row["at"] if newest is None else newest
        if row["at"] <= newest - seconds:
            break
        if row["user"] is not None:
            found.setdefault(row["user"], row["at"])
    return found


def touched(db: Db, game: int, least: int) -> float:
    """When somebody with at least this user number, and no guest, last did what everybody was told
    of; 0 if nobody ever has."""
    found = first(
        db,
        float,
        "SELECT at FROM journal WHERE game = ? AND user >= ? AND user NOT BETWEEN ? AND ?"
        " AND EXISTS (SELECT 1 FROM"
        " json_each(events) WHERE json_extract(value, '$.for') IS NULL) ORDER BY seq DESC LIMIT 1",
        *(game, least, users.FIRST_GUEST, users.LAST_GUEST),
    )
    return found or 0.0


def take_back(db: Db, game: int, after: int, by: int) -> None:
    """Mark what changed the position after a seq as taken back."""
    db.execute(
        "UPDATE journal SET undone = ? WHERE game = ? AND seq > ? AND seq < ? AND undone IS NULL"
        " AND kind IN ('play', 'plan', 'standing', 'default', 'away', 'concede', 'bell')",
        (by, game, after, by),
    )


@dataclass(slots=True)
class TakebackRow:
    number: int
    user: int
    target: int
    asked: Users
    open: bool = True


def last_takeback(db: Db, game: int) -> TakebackRow | None:
    return one(db, TakebackRow, "FROM takebacks WHERE game = ? ORDER BY number DESC LIMIT 1", game)


def save_takeback(db: Db, game: int, row: TakebackRow) -> None:
    put(db, "takebacks", "game, number", [row], game=game)


LEVEL = 6
"""zlib's. A position differs little from the one before it: higher levels save nothing more."""


class Position(NamedTuple):
    seq: int
    """The line of the journal after which it stood."""
    state: bytes


def keep_positions(
    db: Db, game: int, known: list[tuple[int, bytes]], shown: Collection[int] = ()
) -> None:
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


def drop_positions(db: Db, game: int, *, after: int) -> None:
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


def close_positions(db: Db, game: int) -> None:
    """Put the shown positions of a game that is over into its archive, and forget the others."""
    archive(db, game, _shown(db, game))
    drop_positions(db, game, after=0)


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


def board_posted(db: Db, row: int, message: int) -> None:
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


def board_of(db: Db, message: int) -> tuple[int, int] | None:
    """The game and the place in its journal that a message shows."""
    found = db.execute("SELECT game, seq FROM boards WHERE message = ?", (message,)).fetchone()
    return (found["game"], found["seq"]) if found else None
