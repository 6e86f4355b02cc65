"""Who may look: links that open a table once, and the sessions they open.

A secret is shown once and kept as its digest only. A session is one person's at one table; what
they may see and do is asked of the app at every request, so it gives nothing they have lost.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from typing import Any, NamedTuple

from bot.app.door import Tables
from bot.app.model import Instant, User

OPEN, IDLE, LOOK_BACK = 600.0, 12 * 3600.0, 3600.0
"""Seconds in which a link can be used, after which a session that is not used ends, and for which a
game that is over can still be looked at."""
BURST, RATE = 30.0, 4.0
"""Requests of a session at once, and a second."""
KNOCKS = 20.0
"""The same for entering, of everybody together."""
STREAMS, WATCHING = 3, 60
"""Streams of one session, and of all who watch a table."""
NOBODY = 0
"""Whoever only watches: a person without a seat, of whom there is one a table."""
FACT = "web sessions"


class Pass(NamedTuple):
    """What a secret is good for."""

    user: User
    game: int
    until: Instant
    link: bool = False
    """It opens a session, once; else it is one."""


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second."""

    most: float
    rate: float
    left: float
    at: Instant

    def takes(self, now: Instant) -> bool:
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


@dataclass(slots=True, eq=False)
class Reader:
    """A page that somebody has open, and what it has been sent."""

    user: User
    game: int
    bucket: Bucket
    seat: str = ""
    has: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    """What lies on the board and in the hand, and the lines of the log, as the page has them."""
    drawings: set[str] = field(default_factory=set)
    number: int = 0
    """Of the last state: the page applies them in order."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    streams: int = 0

    @property
    def most(self) -> int:
        return STREAMS if self.user else WATCHING

    def forget(self) -> None:
        """The page is new: it has nothing."""
        self.has, self.drawings = {}, set()


class Admission:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.readers: dict[str, Reader] = {}
        self.kept: dict[str, Pass] | None = None
        """The passes by digest, as they are in the file; None until they have been read."""
        self.knocks = Bucket(KNOCKS, 2.0, KNOCKS, tables.now())

    async def link(self, user: User, game: int) -> str:
        """A secret that opens the table for this person, once."""
        return await self._give(Pass(user, game, self.tables.now() + OPEN, link=True))

    async def watch(self, game: int) -> str:
        """A secret with which anybody may watch this table until that is ended: they share one
        session. The one before is ended."""
        await self.shut(NOBODY, game)
        return await self._give(Pass(NOBODY, game, inf))

    async def enter(self, secret: str, game: int) -> str | None:
        """The token of a session; None for a link that was used, has expired or never was."""
        now, passes, key = self.tables.now(), await self._passes(), digest(secret)
        found = passes.get(key) if self.knocks.takes(now) else None
        if found is None or found.game != game or found.until <= now:
            return None
        if not found.link:
            return secret if found.user == NOBODY else None
        del passes[key]
        return await self._give(Pass(found.user, game, now + IDLE))

    async def reader(self, token: str, game: int) -> Reader | None:
        """Whose session this is, if it is still one: at this table, by somebody who sits there."""
        now, passes, key = self.tables.now(), await self._passes(), digest(token)
        found = passes.get(key)
        if found is None or found.link or found.game != game:
            return None
        table = await self.tables.table(game)
        over = table.ended is not None and table.ended + LOOK_BACK <= now
        if found.until <= now or over or not (found.user == NOBODY or table.seats(found.user)):
            await self._end([key])
            return None
        if found.until < now + IDLE - 600:
            passes[key] = found._replace(until=now + IDLE)
            await self._keep()
        return self.readers.setdefault(
            key, Reader(found.user, game, Bucket(BURST, RATE, BURST, now))
        )

    def open(self, reader: Reader) -> bool:
        """Whether the session of this page still stands."""
        return any(each is reader for each in self.readers.values())

    async def shut(self, user: User, game: int | None = None) -> int:
        """End somebody's sessions and links; how many sessions there were."""
        ended = {
            key: each
            for key, each in (await self._passes()).items()
            if each.user == user and game in (None, each.game)
        }
        await self._end(ended)
        return sum(not each.link for each in ended.values())

    async def _give(self, made: Pass) -> str:
        secret = secrets.token_urlsafe(24)
        (await self._passes())[digest(secret)] = made
        await self._keep()
        return secret

    async def _end(self, keys: Iterable[str]) -> None:
        passes = await self._passes()
        for key in keys:
            passes.pop(key, None)
            self.readers.pop(key, None)
        await self._keep()

    async def _passes(self) -> dict[str, Pass]:
        if self.kept is None:
            kept = json.loads(await self.tables.fact(FACT) or "{}")
            self.kept = {key: Pass(*each) for key, each in kept.items()}
        return self.kept

    async def _keep(self) -> None:
        now, passes = self.tables.now(), await self._passes()
        for key in [key for key, each in passes.items() if each.until <= now]:
            del passes[key]
            self.readers.pop(key, None)
        await self.tables.set_fact(FACT, json.dumps(passes))


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
