"""What people are called where a mention cannot stand: in pictures and files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

import discord

from bot.app.leagues import hosting
from bot.app.leagues.context import Context
from bot.app.model import User
from bot.app.play import computers
from bot.edge import limits
from bot.edge.choices import Say
from engines.contract import msg

log = logging.getLogger(__name__)

KEPT = 20_000
"""How many names are remembered."""
ASKED = 100
"""Discord tells so many names at once."""
PATIENCE = 5.0
"""Seconds Discord may take to tell them."""


class Called:
    """The names people have on a server, kept in memory only."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self._known: dict[tuple[int, User], str] = {}
        self._missed: set[tuple[int, User]] = set()
        """Who of a league was not found on its server when we last looked."""

    def met(self, guild: int | None, user: discord.User | discord.Member) -> None:
        """Remember somebody who has just done something."""
        if guild is not None:
            self._keep(guild, user.id, user.display_name)

    def forget(self, user: User) -> None:
        self._known = {key: name for key, name in self._known.items() if key[1] != user}

    async def names(self, guild: int, users: Iterable[User], say: Say) -> dict[User, str]:
        """What these people are called; somebody Discord does not know has no name."""
        wanted = list(dict.fromkeys(users))
        strangers = [user for user in wanted if user > 0 and (guild, user) not in self._known]
        strangers = [user for user in strangers if not computers.is_computer(user)]
        for some in limits.chunks(strangers, ASKED):
            await self._ask(guild, list(some))
        return {user: self._name(guild, user, say) for user in wanted}

    def _name(self, guild: int, user: User, say: Say) -> str:
        if computers.is_computer(user):
            return say(computers.name(user))
        return self._known.get((guild, user)) or say(msg("leagues-somebody"))

    async def miss(self, leagues: Context, reaches: Callable[[int], bool]) -> None:
        """Take out of leagues who has left their server, once they were missed twice running:
        somebody who comes back within minutes was only clumsy."""
        missed = {
            (guild, user)
            for guild, users in (await hosting.expected(leagues)).items()
            if reaches(guild)
            for user in await self._gone(guild, users)
        }
        for guild, user in sorted(missed & self._missed):
            await hosting.notice_gone(leagues, guild, [user])
        self._missed = missed

    async def _gone(self, guild: int, users: Iterable[User]) -> set[User]:
        """Those of these people who are no longer on a server, as far as Discord says."""
        wanted = [user for user in dict.fromkeys(users) if not computers.is_computer(user)]
        missing: set[User] = set()
        for some in limits.chunks(wanted, ASKED):
            found = await self._ask(guild, list(some))
            missing |= set(some) - found if found is not None else set()
        return missing

    async def _ask(self, guild: int, users: list[User]) -> set[User] | None:
        """Ask by the connection that is open anyway: one question for many people. Returns who is
        there; None without an answer."""
        here = self.client.get_guild(guild)
        if here is None or here.unavailable:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                found = await here.query_members(user_ids=users, limit=ASKED, cache=False)
        except (TimeoutError, discord.HTTPException, discord.ClientException):
            log.warning("Discord does not tell the names of %d people", len(users))
            return None
        for member in found:
            self._keep(guild, member.id, member.display_name)
        return {member.id for member in found}

    def _keep(self, guild: int, user: User, name: str) -> None:
        self._known.pop((guild, user), None)
        self._known[guild, user] = name
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
