"""Where finished games were decided, as far as they have been looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.store import rows
from bot.store.db import Db
from bot.store.rows import Json


@dataclass(slots=True)
class ReviewRow:
    game: int
    upto: int
    whole: int
    moments: Json[list[Any]]
    luck: Json[dict[str, float]]

    @property
    def done(self) -> bool:
        return self.upto >= self.whole


def get(db: Db, game: int) -> ReviewRow | None:
    return rows.one(db, ReviewRow, "FROM reviews WHERE game = ?", game)


def put(db: Db, row: ReviewRow) -> None:
    rows.put(db, "reviews", "game", [row])


def waiting(db: Db, since: float) -> int | None:
    """The game that ended first of those that have not been looked at to their end."""
    return rows.first(
        db,
        int,
        "SELECT id FROM games LEFT JOIN reviews ON reviews.game = games.id"
        " WHERE status = 'over' AND ended > ? AND (upto IS NULL OR upto < whole)"
        " ORDER BY ended, id LIMIT 1",
        since,
    )
