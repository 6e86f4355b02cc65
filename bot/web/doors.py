"""Who may look: links that open a table once, and the sessions they open.

A secret is shown once and kept as its digest only. A session is one person's at one table; what
they may see and do is asked of the app at every request, so it gives nothing they have lost.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from math import inf
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


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second."""

    most: float
    rate: float
    gone: float = 0.0
    at: Instant = 0.0
    """How many had not come back yet, and when that was so."""

    def takes(self, now: Instant) -> bool:
        self.gone = max(0.0, self.gone - max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.gone + 1.0 > self.most:
            return False
        self.gone += 1.0
        return True


@dataclass(slots=True, eq=False)
class Reader:
    """Whom a secret lets in, and what their pages are doing."""

    user: User
    game: int
    until: Instant
    link: bool = False
    """It opens a session, once; else it is one."""
    bucket: Bucket = field(default_factory=lambda: Bucket(BURST, RATE))
    asked: int = 0
    """How often something other than news."""
    waiting: int = 0


class Admission:
    def __init__(self, tables: Tables, url: str = "") -> None:
        self.tables, self.url = tables, url
        """And where the pages are, as a browser knows it."""
        self.readers: dict[str, Reader] | None = None
        """By the digests of their secrets, as in the file; None until they have been read."""
        self.knocks = Bucket(KNOCKS, 2.0)

    async def link(self, user: User, game: int) -> str:
        """The address that opens a table for somebody, once."""
        secret = await self._give(Reader(user, game, self.tables.now() + OPEN, link=True))
        return f"{self.url}/table/{game}#{secret}"

    async def watch(self, game: int) -> str:
        """The address at which anybody may watch a table until that is ended: they share one
        session. The address before is closed."""
        await self.shut(NOBODY, game)
        return f"{self.url}/table/{game}#{await self._give(Reader(NOBODY, game, inf))}"

    async def enter(self, secret: str, game: int) -> str | None:
        """The token of a session; None for a link that was used, has expired or never was."""
        found = await self._known(secret, game) if self.knocks.takes(self.tables.now()) else None
        if found is None or not found.link:
            return secret if found and found.user == NOBODY else None
        found.until = 0.0
        return await self.admit(found.user, game)

    async def admit(self, user: User, game: int) -> str:
        """The token of a new session."""
        return await self._give(Reader(user, game, self.tables.now() + IDLE))

    async def reader(self, token: str, game: int) -> Reader | None:
        """Whose session this is, if it is still one: at this table, by somebody who sits there."""
        now, found = self.tables.now(), await self._known(token, game)
        if found is None or found.link:
            return None
        table = await self.tables.table(game)
        over = table.ended is not None and table.ended + LOOK_BACK <= now
        gone = over or not (found.user == NOBODY or table.seats(found.user))
        if gone or found.until < now + IDLE - 600:
            found.until = 0.0 if gone else now + IDLE
            await self._keep()
        return None if gone else found

    async def shut(self, user: User, game: int | None = None) -> int:
        """End somebody's sessions and links, all or those of a table; how many sessions there
        were."""
        known = (await self._all()).values()
        ended = [each for each in known if each.user == user and game in (None, each.game)]
        for each in ended:
            each.until = 0.0
        await self._keep()
        return sum(not each.link for each in ended)

    async def _known(self, secret: str, game: int) -> Reader | None:
        found = (await self._all()).get(digest(secret))
        return found if found and found.game == game and found.until > self.tables.now() else None

    async def _give(self, made: Reader) -> str:
        secret = secrets.token_urlsafe(24)
        (await self._all())[digest(secret)] = made
        await self._keep()
        return secret

    async def _all(self) -> dict[str, Reader]:
        if self.readers is None:
            kept = json.loads(await self.tables.fact(FACT) or "{}")
            self.readers = self.readers or {key: Reader(*each) for key, each in kept.items()}
        return self.readers

    async def _keep(self) -> None:
        """Write down who is let in, without those for whom that is over."""
        now, known = self.tables.now(), await self._all()
        self.readers = {key: each for key, each in known.items() if each.until > now}
        saved = {key: (r.user, r.game, r.until, r.link) for key, r in self.readers.items()}
        await self.tables.set_fact(FACT, json.dumps(saved))


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
