"""What people are shown in private and can still be changed: newer takes the place of older.

Each person has one panel and one hint a table and one other answer a channel, so that nothing piles
up under a question. Panels in which nothing is asked rest: they go on by themselves once something
is (TB-8.22). Nothing is lost if all this is forgotten: the board has a button that opens a panel.
"""

from __future__ import annotations

import logging
from time import monotonic
from typing import Literal

import discord

from bot.app.model import User
from bot.edge.refusals import TROUBLE
from bot.edge.request import Request

log = logging.getLogger(__name__)

LASTS = 14 * 60.0
"""Seconds in which an answer can be changed. Discord allows a quarter of an hour from the click."""

Kind = Literal["panel", "resting", "hint", "aside"]


class Private:
    def __init__(self) -> None:
        self._shown: dict[tuple[Kind, int, User], tuple[Request, float]] = {}

    def keep(self, kind: Kind, where: int, request: Request) -> Request | None:
        """Remember what answered a request: of a panel at which table, else in which channel. What
        stood there before, if it is another message and can still be changed."""
        now, at = monotonic(), (kind, where, request.user)
        self._shown = {each: found for each, found in self._shown.items() if found[1] > now}
        before, _ = self._shown.get(at, (request, now))
        self._shown[at] = request, now + LASTS
        return before if before.message != request.message else None

    async def fold(self, kind: Kind, where: int, request: Request) -> None:
        """The same, and take away what stood there before."""
        if before := self.keep(kind, where, request):
            await _remove(before)

    async def drop(self, kind: Kind, where: int, request: Request) -> None:
        """Take away what stands there, unless this very request was made in it."""
        before, _ = self._shown.pop((kind, where, request.user), (request, 0.0))
        if before.message != request.message:
            await _remove(before)

    def leave(self, request: Request) -> None:
        """Something else is shown in this message now; a panel may come back to it."""
        for at, (each, _) in list(self._shown.items()):
            if at[0] != "panel" and (each.user, each.message) == (request.user, request.message):
                del self._shown[at]

    def wake(self, game: int, user: User) -> Request | None:
        """The request whose answer can be shown anew, once."""
        request, end = self._shown.pop(("resting", game, user), (None, 0.0))
        return request if end > monotonic() else None

    def resting(self, game: int) -> list[User]:
        """Whose panels rest at this table."""
        return [user for kind, where, user in self._shown if (kind, where) == ("resting", game)]


async def _remove(request: Request) -> None:
    try:
        await request.vanish()
    except (discord.HTTPException, *TROUBLE) as error:
        log.info("an older answer stays: %s", error)
