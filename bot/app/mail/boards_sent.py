"""What messages that were sent before were about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.app.clocks.clocks import TURN
from bot.app.mail.stored import KINDS, TurnMail, unpack
from bot.store.outbox import OutboxRow


def same_turn(last: TurnMail | None, board: TurnMail, replaced: Iterable[TurnMail]) -> bool:
    """Whether a board could take the place of the one before: the same turn goes on."""
    turns = {clock for clock in board.clocks if clock.startswith(TURN)}
    unsent = any(old.fresh for old in replaced)
    return last is not None and not unsent and turns <= clocks_of([last, *replaced])


def clocks_of(boards: Iterable[TurnMail]) -> set[str]:
    """The clocks that ran under these boards."""
    return {clock for board in boards for clock in board.clocks}


def read(row: OutboxRow) -> Any:
    """What a message that was sent is about; nothing if that cannot be read any more."""
    try:
        return unpack(row.kind, row.body)
    except ValueError:
        return KINDS[row.kind]()
