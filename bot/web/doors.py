"""Who may look: links that open a table once, and the sessions they open.

A secret is shown once and kept as its digest only. A session is one person's at one table; what
they may see and do is asked of the app at every request, so it gives nothing they have lost.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass
from math import inf
from typing import NamedTuple
from urllib.parse import urlsplit

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
"""Pages of one session that wait for news, and of all who watch a table."""
NOBODY = 0
"""Whoever only watches: a person without a seat, of whom there is one a table."""
FACT = "web sessions"


class UnfitAddress(ValueError):
    """An address that pages must not be served at."""


def origin_of(url: str) -> str:
    """The origin of a public address, which has to be https; of this machine's own it need not."""
    place = urlsplit(url)
    local = place.hostname in ("127.0.0.1", "localhost")
    if place.scheme != "https" and not (local and place.scheme == "http"):
        raise UnfitAddress(f"{url} must begin with https://")
    return f"{place.scheme}://{place.netloc}"


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
    """A session that somebody uses, and what its pages are doing."""

    user: User
    game: int
    bucket: Bucket
    asked: int = 0
    """How often something other than news."""
    waiting: int = 0


class Admission:
    def __init__(self, tables: Tables, url: str = "") -> None:
        self.tables, self.url = tables, url
        """And where the pages are, as a browser knows it."""
        self.readers: dict[str, Reader] = {}
        self.kept: dict[str, Pass] | None = None
        """The passes by digest, as they are in the file; None until they have been read."""
        self.knocks = Bucket(KNOCKS, 2.0, KNOCKS, tables.now())

    async def link(self, user: User, game: int) -> str:
        """The address that opens a table for somebody, once."""
        secret = await self._give(Pass(user, game, self.tables.now() + OPEN, link=True))
        return f"{self.url}/table/{game}#{secret}"

    async def watch(self, game: int) -> str:
        """The address at which anybody may watch a table until that is ended: they share one
        session. The address before is closed."""
        await self.shut(NOBODY, game)
        return f"{self.url}/table/{game}#{await self._give(Pass(NOBODY, game, inf))}"

    async def enter(self, secret: str, game: int) -> str | None:
        """The token of a session; None for a link that was used, has expired or never was."""
        now, passes, key = self.tables.now(), await self._passes(), digest(secret)
        found = passes.get(key) if self.knocks.takes(now) else None
        if found is None or found.game != game or found.until <= now:
            return None
        if not found.link:
            return secret if found.user == NOBODY else None
        del passes[key]
        return await self.admit(found.user, game)

    async def admit(self, user: User, game: int) -> str:
        """The token of a new session."""
        return await self._give(Pass(user, game, self.tables.now() + IDLE))

    async def reader(self, token: str, game: int) -> Reader | None:
        """Whose session this is, if it is still one: at this table, by somebody who sits there."""
        now, passes, key = self.tables.now(), await self._passes(), digest(token)
        found = passes.get(key)
        if found is None or found.link or found.game != game:
            return None
        table = await self.tables.table(game)
        over = table.ended is not None and table.ended + LOOK_BACK <= now
        if found.until <= now or over or not (found.user == NOBODY or table.seats(found.user)):
            await self._keep(key)
            return None
        if found.until < now + IDLE - 600:
            passes[key] = found._replace(until=now + IDLE)
            await self._keep()
        fresh = Reader(found.user, game, Bucket(BURST, RATE, BURST, now))
        return self.readers.setdefault(key, fresh)

    def open(self, reader: Reader) -> bool:
        """Whether this session still stands."""
        return any(each is reader for each in self.readers.values())

    async def shut(self, user: User, game: int | None = None) -> int:
        """End somebody's sessions and links, all or those of a table; how many sessions there
        were."""
        passes = await self._passes()
        ended = [k for k, p in passes.items() if p.user == user and game in (None, p.game)]
        sessions = sum(not passes[key].link for key in ended)
        await self._keep(*ended)
        return sessions

    async def _give(self, made: Pass) -> str:
        secret = secrets.token_urlsafe(24)
        (await self._passes())[digest(secret)] = made
        await self._keep()
        return secret

    async def _passes(self) -> dict[str, Pass]:
        if self.kept is None:
            kept = json.loads(await self.tables.fact(FACT) or "{}")
            self.kept = self.kept or {key: Pass(*each) for key, each in kept.items()}
        return self.kept

    async def _keep(self, *ended: str) -> None:
        """Write the passes down, without these and those that are over."""
        passes, now = await self._passes(), self.tables.now()
        for key in [key for key, each in passes.items() if key in ended or each.until <= now]:
            del passes[key]
            self.readers.pop(key, None)
        await self.tables.set_fact(FACT, json.dumps(passes))


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
