"""What people write down for themselves at a table."""

from __future__ import annotations

from bot.store.db import Db, upsert


def get(db: Db, game: int, user: int) -> str:
    found = db.execute(
        "SELECT text FROM notes WHERE game = ? AND user = ?", (game, user)
    ).fetchone()
    return str(found["text"]) if found else ""


def put(db: Db, game: int, user: int, text: str) -> None:
    if text:
        db.execute(upsert("notes", "game, user, text", "game, user"), (game, user, text))
    else:
        db.execute("DELETE FROM notes WHERE game = ? AND user = ?", (game, user))
