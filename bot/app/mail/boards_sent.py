"""What boards that were sent before were about."""

from __future__ import annotations

import json
from typing import Any

from bot.app.after_move import TURN
from bot.store import Db, outbox
from bot.store.outbox import OutboxRow


def same_turn(db: Db, game: int, body: dict[str, Any], replaced: list[dict[str, Any]]) -> bool:
    """Whether a board could take the place of the one before: the same turn goes on."""
    last = outbox.latest(db, game, "turn")
    turns = {clock for clock in body["clocks"] if clock.startswith(TURN)}
    unsent = any(old.get("fresh", True) for old in replaced)
    return last is not None and not unsent and turns <= clocks_of(read(last), replaced)


def clocks_of(shown: dict[str, Any], replaced: list[dict[str, Any]]) -> set[str]:
    """The clocks that ran under a board that was sent and under those replaced before they were."""
    return {*shown.get("clocks", ()), *(c for old in replaced for c in old.get("clocks", ()))}


def read(row: OutboxRow | None) -> dict[str, Any]:
    """What a message that was sent is about; nothing if that cannot be read any more."""
    try:
        return dict(json.loads(row.body)) if row else {}
    except ValueError:
        return {}
