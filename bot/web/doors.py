"""Who may look: links that open a table once, and the sessions they open.

A secret is shown once and kept as its digest only. A session is one person's at one table; what
they may see and do is asked of the app at every request, so it gives nothing they have lost.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

from bot.app.door import Tables
from bot.app.model import Instant, User
from renderers import svg

OPEN, IDLE = 600.0, 12 * 3600.0
"""Seconds in which a link can be used, and after which a session that is not used ends."""
BURST, RATE = 30.0, 4.0
"""Requests of a session at once, and a second."""
KNOCKS = 20.0
"""The same for entering, of everybody together."""
STREAMS, WATCHING = 3, 60
"""Streams of one session, and of all who watch a table."""
MOST = 64
"""Boards that are remembered."""
NOBODY = 0
"""Whoever only watches: a person without a seat, of whom there is one a table."""
FACT = "web sessions"


class Link(NamedTuple):
    user: User
    game: int
    until: Instant


Boards = dict[tuple[int, str, str], tuple[int, svg.Vector, str]]
"""By table, language and, where seats have boards of their own, seat."""


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
    lying: dict[str, tuple[svg.Place, ...]] = field(default_factory=dict)
    """What lies on the board and in the hand, as the page has it."""
    drawings: set[str] = field(default_factory=set)
    boards: Boards = field(default_factory=dict)
    """As they lie, in words too, and after which move: drawn once for all who see the same."""
    number: int = 0
    """Of the last state: the page applies them in order."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    streams: int = 0

    @property
    def most(self) -> int:
        return STREAMS if self.user else WATCHING

    def forget(self) -> None:
        """The page is new: it has nothing."""
        self.lying, self.drawings = {}, set()


class Admission:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.links: dict[str, Link] = {}
        self.readers: dict[str, Reader] = {}
        self.boards: Boards = {}
        self.sessions: dict[str, Link] | None = None
        """As they are in the file; None until they have been read."""
        self.knocks = Bucket(KNOCKS, 2.0, KNOCKS, tables.now())

    def link(self, user: User, game: int) -> str:
        """A secret that opens the table for this person, once."""
        now = self.tables.now()
        self.links = {key: link for key, link in self.links.items() if link.until > now}
        secret = secrets.token_urlsafe(24)
        self.links[digest(secret)] = Link(user, game, now + OPEN)
        return secret

    async def enter(self, secret: str, game: int) -> str | None:
        """The token of a new session; None for a link that was used, has expired or never was."""
        now = self.tables.now()
        if not self.knocks.takes(now):
            return None
        sessions, key = await self._sessions(), digest(secret)
        if sessions.get(key, Link(game, game, now))[:2] == (NOBODY, game):
            return secret
        link = self.links.get(key)
        if link is None or link.game != game or link.until <= now:
            return None
        del self.links[key]
        token = secrets.token_urlsafe(24)
        sessions[digest(token)] = Link(link.user, game, now + IDLE)
        await self._keep()
        return token

    async def watch(self, game: int) -> str:
        """A secret with which anybody may watch this table until that is ended: they share one
        session. The one before is ended."""
        await self.shut(NOBODY, game)
        secret = secrets.token_urlsafe(24)
        (await self._sessions())[digest(secret)] = Link(NOBODY, game, inf)
        await self._keep()
        return secret

    async def reader(self, token: str, game: int) -> Reader | None:
        """Whose session this is, if it is still one: at this table, by somebody who sits there."""
        now, key = self.tables.now(), digest(token)
        sessions = await self._sessions()
        link = sessions.get(key)
        if link is None or link.game != game:
            return None
        may = link.user == NOBODY or (await self.tables.table(game)).seats(link.user)
        if link.until <= now or not may:
            await self._end([key])
            return None
        if link.until < now + IDLE - 600:
            sessions[key] = link._replace(until=now + IDLE)
            await self._keep()
        bucket = Bucket(BURST, RATE, BURST, now)
        if len(self.boards) > MOST:
            self.boards.clear()
        made = Reader(link.user, game, bucket, boards=self.boards)
        return self.readers.setdefault(key, made)

    def open(self, reader: Reader) -> bool:
        """Whether the session of this page still stands."""
        return any(each is reader for each in self.readers.values())

    async def shut(self, user: User, game: int | None = None) -> int:
        """End somebody's sessions and links; how many there were."""

        def theirs(link: Link) -> bool:
            return link.user == user and game in (None, link.game)

        self.links = {key: link for key, link in self.links.items() if not theirs(link)}
        ended = [key for key, link in (await self._sessions()).items() if theirs(link)]
        await self._end(ended)
        return len(ended)

    async def _end(self, keys: list[str]) -> None:
        sessions = await self._sessions()
        for key in keys:
            sessions.pop(key, None)
            self.readers.pop(key, None)
        await self._keep()

    async def _sessions(self) -> dict[str, Link]:
        if self.sessions is None:
            kept = json.loads(await self.tables.fact(FACT) or "{}")
            self.sessions = {key: Link(*link) for key, link in kept.items()}
        return self.sessions

    async def _keep(self) -> None:
        now, sessions = self.tables.now(), await self._sessions()
        for key in [key for key, link in sessions.items() if link.until <= now]:
            del sessions[key]
            self.readers.pop(key, None)
        await self.tables.set_fact(FACT, json.dumps(sessions))


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
