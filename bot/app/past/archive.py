"""The past of a game as people saw it: a position for each board that was shown.

While a game runs they are kept one by one, and a rewind drops those after it. When it ends they
become one compressed stream, which outlives the rules: to look at a position it is lifted to
today's version and viewed, but never played on.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from typing import NamedTuple

from bot.app.model import ENDED
from bot.store import Db, snapshots
from bot.store.games import GameRow

LEVEL = 6
"""zlib's. A position differs little from the one before it: higher levels save nothing more."""


class Position(NamedTuple):
    seq: int
    """The line of the journal after which it stood."""
    state: bytes


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
    """Put the shown positions of a game that is over into its archive."""
    put(db, game, [Position(*each) for each in snapshots.shown(db, game)])


def put(db: Db, game: int, positions: Iterable[Position]) -> None:
    snapshots.put(db, game, pack(positions))


def positions(db: Db, row: GameRow) -> list[Position] | None:
    """The positions of a game, oldest first. None for one that ended before they were kept."""
    if row.status not in ENDED:
        return [Position(*each) for each in snapshots.shown(db, row.id)]
    stream = snapshots.get(db, row.id)
    return None if stream is None else unpack(stream)
