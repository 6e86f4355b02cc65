"""The line to Discord: events nobody can read, starts that come too often, the way to people's
direct messages, where strangers are written to one after the other, what is noticed of our requests
and what Discord refuses, and whether it will take it later."""

from __future__ import annotations

import asyncio
import json
import logging
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import aiohttp
import discord
from aiohttp import TraceConfig

from bot.app.door import Tables
from bot.app.model import User
from bot.app.play.computers import is_person
from bot.edge import threads
from bot.edge.layout import Layout
from bot.store import outbox
from bot.store.db import FileError
from bot.store.outbox import APART

log = logging.getLogger(__name__)

NEEDED = ("READY", "RESUMED")
"""Without these there is no connection: whoever cannot read them had better start again."""
DEPTH, KEYS = 4, 40
"""How deep, and how broad, the shape of an event is told."""

Parse = Callable[[Any], None]


def tolerate(parsers: dict[str, Parse]) -> None:
    """Let no single event end the bot: one that cannot be read, because Discord has changed its
    form for instance, is told to the log by its shape and dropped."""
    for name, parse in parsers.items():
        if name not in NEEDED:
            parsers[name] = partial(_parse, name, parse)


def _parse(name: str, parse: Parse, data: Any) -> None:
    try:
        parse(data)
    except Exception:
        log.exception("an event %s cannot be read and is dropped: %s", name, shape(data))


def shape(data: Any, depth: int = DEPTH) -> Any:
    """What kinds of things stand where, without what they say."""
    if isinstance(data, dict) and depth:
        return {key: shape(data[key], depth - 1) for key in list(data)[:KEYS]}
    if isinstance(data, list) and depth:
        return [shape(each, depth - 1) for each in data[:1]]
    return type(data).__name__


HOUR = 3600.0
"""Also the seconds after which Discord takes few edits of a message."""
FREE = 5
"""So many starts in an hour are free. Discord allows 1,000 a day, then it takes the token away."""
WAIT, LONGEST = 60.0, 600.0
"""Seconds the next start waits; each wait is twice the one before."""


def recent(noted: str | None, now: float) -> list[float]:
    """The starts of the last hour that did not end in good order."""
    return [at for at in json.loads(noted or "[]") if now - HOUR < at <= now]


def pause(starts: Iterable[float]) -> float:
    """Seconds to wait before one more start."""
    more = len(list(starts)) - FREE
    return min(WAIT * 2.0**more, LONGEST) if more >= 0 else 0.0


DAY = 86_400.0
MANY = 10_000
"""So many people are remembered for having pressed something."""


class Later(Exception):
    """This person cannot be written to yet: too many doors have been opened of late."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no door is opened for {seconds:.0f} s")
        self.seconds = seconds


class DirectDoors:
    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._channels: dict[User, int] = {}
        self._pressed: dict[User, float] = {}
        self._gate = asyncio.Lock()
        self._opening: dict[User, float] = {}
        """Doors that are just being opened, and since when."""
        self._turns: dict[bool, dict[User, float]] = {True: {}, False: {}}
        """When whoever waits may knock again, so that they come one after the other; apart for
        those who have pressed something and those who have not."""

    def pressed(self, user: User) -> None:
        """Note that somebody has just pressed or typed something: they are no stranger."""
        self._pressed.pop(user, None)
        self._pressed[user] = self._tables.now()
        if len(self._pressed) > MANY:
            del self._pressed[next(iter(self._pressed))]

    async def of(self, user: User) -> discord.PartialMessageable:
        """Where a person is written to."""
        if user not in self._channels:
            self._channels[user] = await self._opened(user)
        return self._client.get_partial_messageable(self._channels[user])

    async def _opened(self, user: User) -> int:
        now = self._tables.now()
        known = now - self._pressed.get(user, -DAY) < DAY
        async with self._gate:
            opening = tuple(self._opening.values())
            channel, seconds = await self._tables.store.read(
                lambda db: outbox.knock(db, user, now, known=known, opening=opening)
            )
            if channel is not None:
                return channel
            if seconds:
                raise Later(self._turn(user, now, seconds, known=known) - now)
            self._opening[user] = now
        try:
            channel = int((await self._client.http.start_private_message(user))["id"])
            await self._tables.store.write(lambda db: outbox.door_opened(db, user, channel, now))
        finally:
            del self._opening[user]
        return channel

    async def lost(self, user: User) -> None:
        """Forget a channel that Discord does not know any more; it is asked for again."""
        self._channels.pop(user, None)
        await self._tables.store.write(lambda db: outbox.door_lost(db, user))

    async def crowded(self, user: User) -> None:
        """Open no more doors for a while: Discord says that they were too many with this one."""
        self._channels.pop(user, None)
        await self._tables.store.write(lambda db: outbox.shut_doors(db, user, self._tables.now()))

    def _turn(self, user: User, now: float, seconds: float, *, known: bool) -> float:
        """When somebody who waits may knock again."""
        turns = {each: at for each, at in self._turns[known].items() if at > now}
        turns[user] = max([now + seconds, *(at + APART for at in turns.values())])
        self._turns[known] = turns
        return turns[user]


CLASSES = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds that a time is told by: up to the first, up to the second, ..., longer than all."""
OTHERS = ("/webhooks/", "/interactions/")
"""Requests that need no token of ours."""


@dataclass(slots=True)
class Timing:
    """How often something happened, and how long it took."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(CLASSES) + 1))
    seconds: float = 0.0

    def took(self, seconds: float) -> None:
        self.counts[bisect_left(CLASSES, seconds)] += 1
        self.seconds += seconds


class Traffic:
    """The requests of one bot."""

    def __init__(self) -> None:
        self.limited = 0
        """How often Discord said that we ask too much."""
        self.refused = False
        """Whether Discord, when it was last asked with our token, did not know it."""
        self._waiting: dict[int, float] = {}

    def waits(self) -> float:
        """For how many seconds the oldest request has been without an answer."""
        now = asyncio.get_running_loop().time()
        return now - min(self._waiting.values(), default=now)

    @property
    def trace(self) -> TraceConfig:
        """For the client that makes the requests."""
        noticed = TraceConfig()
        noticed.on_request_start.append(self._begun)
        noticed.on_request_end.append(self._answered)
        noticed.on_request_exception.append(self._broken)
        return noticed

    async def _begun(self, session: Any, about: Any, params: Any) -> None:
        self._waiting[id(about)] = asyncio.get_running_loop().time()

    async def _answered(self, session: Any, about: Any, params: Any) -> None:
        self._waiting.pop(id(about), None)
        self.limited += params.response.status == 429
        if not any(each in params.url.path for each in OTHERS):
            self.refused = params.response.status == 401

    async def _broken(self, session: Any, about: Any, params: Any) -> None:
        self._waiting.pop(id(about), None)


NO_DIRECT_MESSAGES = (50007, 50278)
"""Discord's codes for: this person takes no messages from the bot."""
OLD_EDITS = 30046
"""Discord's code for: this message is older than an hour and has been edited too often."""
TOO_MANY_DOORS = 40003
"""Discord's code for: too many people were just written to for the first time."""
NO_SUCH_CHANNEL = 10003
PASSING = (0, TOO_MANY_DOORS, 40333)
"""Codes of refusals that pass: not made by Discord, too many direct messages just opened, and
trouble inside its network."""
TROUBLE = (aiohttp.ClientError, OSError, FileError)
"""Trouble on the way, or with the file: a message is tried again for as long as it lasts. Whatever
else is raised is the message's own fault."""


async def edit(
    message: discord.PartialMessage, view: Layout, files: list[discord.File], waited: Sequence[User]
) -> bool:
    """Edit an earlier message. False if a new one is needed, because somebody removed it or Discord
    accepts no more edits of it."""
    try:
        await message.edit(view=view, attachments=files, allowed_mentions=only(waited))
    except discord.RateLimited:
        if (discord.utils.utcnow() - message.created_at).total_seconds() < HOUR:
            raise
        return False
    except discord.HTTPException as error:
        if error.status == 404 or error.code == OLD_EDITS:
            return False
        raise
    return True


def only(users: Sequence[User]) -> discord.AllowedMentions:
    """Lets a message mention nobody but these."""
    people = [discord.Object(user) for user in users if is_person(user)]
    return discord.AllowedMentions(everyone=False, roles=False, users=people)


def passing(error: discord.HTTPException) -> bool:
    """Whether the same message may well be accepted later. A token that was just changed is refused
    with 401; proxies between us and Discord refuse without any of its codes."""
    if error.status in (403, 404):
        return error.code in PASSING
    if error.code in (threads.FULL, threads.UNTAGGED):
        return True
    return error.status in (401, 408) or error.status >= 429


def over(error: Exception) -> bool:
    """Whether a call can be struck through no more."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.code == OLD_EDITS or not passing(error)
