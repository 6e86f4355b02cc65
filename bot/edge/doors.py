"""Finds the way to people's direct messages; strangers are written to one after the other."""

from __future__ import annotations

import asyncio

import discord

from bot.app.door import Tables
from bot.app.model import User
from bot.app.people import persons
from bot.store.rooms import APART

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
            channel, seconds = await persons.knock(self._tables, user, known=known, opening=opening)
            if channel is not None:
                return channel
            if seconds:
                raise Later(self._turn(user, now, seconds, known=known) - now)
            self._opening[user] = now
        try:
            channel = int((await self._client.http.start_private_message(user))["id"])
            await persons.door_opened(self._tables, user, channel, now)
        finally:
            del self._opening[user]
        return channel

    async def lost(self, user: User) -> None:
        """Forget a channel that Discord does not know any more; it is asked for again."""
        self._channels.pop(user, None)
        await persons.door_lost(self._tables, user)

    async def crowded(self, user: User) -> None:
        """Open no more doors for a while: Discord says that they were too many with this one."""
        self._channels.pop(user, None)
        await persons.doors_shut(self._tables, user)

    def _turn(self, user: User, now: float, seconds: float, *, known: bool) -> float:
        """When somebody who waits may knock again."""
        turns = {each: at for each, at in self._turns[known].items() if at > now}
        turns[user] = max([now + seconds, *(at + APART for at in turns.values())])
        self._turns[known] = turns
        return turns[user]
