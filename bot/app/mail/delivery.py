"""Hands messages to the sender and records what became of them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any

from bot.app.leagues import letters
from bot.app.mail import composing
from bot.app.mail.kinds import Outgoing
from bot.app.model import Instant
from bot.store import Db, Store, games, outbox, rooms, snapshots
from engines.contract import Engine

log = logging.getLogger(__name__)

Report = Callable[[Db], None]


class Delivery:
    """Keeps track of messages being sent. A failure with one of them, even a failure to record its
    fate, never blocks its channel until a restart."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], Instant],
        engine: Callable[[str], Engine[Any]],
        known: Iterable[str],
    ) -> None:
        self._store = store
        self._now = now
        self._engine = engine
        self._known = known
        self._sending: set[int] = set()
        self._unwritten: dict[int, Report] = {}
        """Reports the store could not take at the time."""

    async def take(self, most: int) -> list[Outgoing]:
        for row, report in list(self._unwritten.items()):
            await self._write(row, report)
        now, busy, engines = self._now(), self._sending, self._engine
        taken = await self._store.write(
            lambda db: composing.take(db, now, busy, most, engines, self._known)
        )
        self._sending.update(message.id for message in taken)
        return taken

    async def delivered(self, row: int, message: int | None = None) -> None:
        """Report a delivery. `message` is the Discord id of the message or thread."""

        def done(db: Db) -> None:
            outbox.sent(db, row, message)
            rooms.talk_opened(db, row, message)
            if letters.ours((sent := outbox.get(db, row)).kind):
                letters.delivered(db, sent, message)
            if message is not None:
                games.welcome(db, row)
                snapshots.posted(db, row, message)

        await self._write(row, done)

    async def postponed(self, row: int, seconds: float) -> None:
        """Report that a message must be tried again later."""
        due = self._now() + seconds
        await self._write(row, lambda db: outbox.later(db, row, due))

    async def refused(self, row: int, seconds: float, *, gone: bool) -> None:
        """Report that a channel takes no messages. It is tried again later, with the newest
        board."""
        now = self._now()
        await self._write(row, lambda db: composing.hold(db, row, now, seconds, gone=gone))

    async def undeliverable(self, row: int, why: str) -> None:
        """Report that a message is never to be tried again, because its reader's direct messages
        are closed for instance."""
        await self._write(row, lambda db: outbox.dead(db, row, why))

    async def set_aside(self, row: int) -> None:
        now = self._now()
        await self._write(row, lambda db: composing.set_aside(db, row, now))

    async def _write(self, row: int, report: Report) -> None:
        """Record what became of a message. Until that succeeds, its channel or person gets nothing
        else, because a later message might overtake it; it is tried again before each `take`."""
        try:
            await self._store.write(report)
        except Exception:
            log.exception("what became of message %s is written down later", row)
            self._unwritten[row] = report
        else:
            self._unwritten.pop(row, None)
            self._sending.discard(row)
