"""Requests to take back a move, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.db import Db
from bot.store.rows import Users, one, put


@dataclass(slots=True)
class TakebackRow:
    number: int
    user: int
    target: int
    asked: Users
    open: bool = True


def last(db: Db, game: int) -> TakebackRow | None:
    return one(db, TakebackRow, "FROM takebacks WHERE game = ? ORDER BY number DESC LIMIT 1", game)


def save(db: Db, game: int, row: TakebackRow) -> None:
    put(db, "takebacks", "game, number", [row], game=game)
