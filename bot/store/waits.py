"""The clock book: how long each clock ran, and what ended it."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Literal

from bot.store.db import Db
from bot.store.rows import columns, select

How = Literal["answered", "timeout", "dropped"]


@dataclass(frozen=True, slots=True)
class WaitRow:
    game: int
    epoch: int
    seat: str
    clock: str
    user: int
    asked: float
    answered: float
    how: How
    """`dropped`: the question went away, or somebody else has to answer first."""
    sealed: bool
    running: float
    """Seconds in which the clock ran."""


def save(db: Db, rows: list[WaitRow]) -> None:
    """Write down clocks that have stopped. One that was interrupted has one row all the same."""
    db.executemany(
        f"INSERT INTO waits ({columns(WaitRow)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game, epoch, seat, clock) DO UPDATE SET user = excluded.user,"
        " answered = excluded.answered,"
        " how = excluded.how, running = waits.running + excluded.running",
        map(astuple, rows),
    )


def of_game(db: Db, game: int) -> list[WaitRow]:
    return select(db, WaitRow, "FROM waits WHERE game = ? ORDER BY asked, game, seat", game)


def of_user(db: Db, user: int, since: float) -> list[WaitRow]:
    """What somebody was asked since a moment, in all games."""
    return select(
        db,
        WaitRow,
        "FROM waits WHERE user = ? AND asked >= ? ORDER BY asked, game, seat",
        *(user, since),
    )


def answered_by_hour(db: Db, user: int, since: float) -> dict[int, int]:
    """How many open questions somebody answered in each hour of the day, in UTC, of those asked
    since a moment."""
    found = db.execute(
        "SELECT CAST(answered / 3600 AS INTEGER) % 24, count(*) FROM waits"
        " WHERE user = ? AND asked >= ? AND how = 'answered' AND sealed = 0 GROUP BY 1",
        (user, since),
    )
    return dict(found.fetchall())
