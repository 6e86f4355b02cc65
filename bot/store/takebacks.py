"""Requests to take back a move, one after the other."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.store.db import Db, upsert


@dataclass(slots=True)
class TakebackRow:
    number: int
    user: int
    target: int
    asked: list[int]
    open: bool = True


def last(db: Db, game: int) -> TakebackRow | None:
    row = db.execute(
        "SELECT number, user, target, asked, open FROM takebacks WHERE game = ?"
        " ORDER BY number DESC LIMIT 1",
        (game,),
    ).fetchone()
    if row is None:
        return None
    asked = [int(user) for user in json.loads(row["asked"])]
    return TakebackRow(row["number"], row["user"], row["target"], asked, bool(row["open"]))


def save(db: Db, game: int, row: TakebackRow) -> None:
    asked = json.dumps([str(user) for user in row.asked])  # quoted: a person can be forgotten
    db.execute(
        upsert("takebacks", "game, number, user, target, asked, open", "game, number"),
        (game, row.number, row.user, row.target, asked, row.open),
    )
