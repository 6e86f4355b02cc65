"""What people write down for themselves at a table."""

from __future__ import annotations

from bot.store.db import Db, upsert
from bot.store.rows import first


def get(db: Db, game: int, user: int) -> str:
    return first(db, str, "SELECT text FROM notes WHERE game = ? AND user = ?", game, user) or ""


def put(db: Db, game: int, user: int, text: str) -> None:
    if text:
        db.execute(upsert("notes", "game, user, text", "game, user"), (game, user, text))
    else:
        db.execute("DELETE FROM notes WHERE game = ? AND user = ?", (game, user))
