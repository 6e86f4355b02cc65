"""Boards in a browser, where the host serves them: a link for one person, once."""

from __future__ import annotations

from typing import Protocol

from discord import ui

from bot.app.door import Tables
from bot.app.model import User
from bot.edge import limits
from bot.edge.components import button
from bot.edge.layout import plain
from bot.edge.presses import ASIDE, press
from bot.edge.request import Request
from engines.contract import Illegal, msg

NOBODY = 0
"""Whoever only watches."""


class Served(Protocol):
    """The pages of tables."""

    async def link(self, user: User, game: int) -> str:
        """The address that opens a table for somebody, once."""
        ...

    async def watch(self, game: int) -> str:
        """The address at which anybody may watch a table; the one before is closed."""
        ...

    async def shut(self, user: User, game: int | None = None) -> int:
        """Close somebody's pages, all or those of a table; how many there were."""
        ...


class Boards:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.served: Served | None = None
        """None where the host serves no pages."""

    @press("web", reply=ASIDE)
    async def open(self, request: Request, game: int) -> None:
        """Give somebody a link to their table. It is theirs alone and is used up by opening it."""
        served = self._served()
        table = await self.tables.table(game)
        if not table.seats(request.user):
            raise Illegal(msg("show-no-seat"))
        buttons = [button(request.say(msg("web-shut")), "adj-shut")]
        if request.user == table.host:
            buttons.append(button(request.say(msg("web-watch")), "adj-watch", game))
        shown = plain(request.say(msg("web-link")), tuple(buttons))
        label = limits.fit(request.say(msg("web-open")), limits.LABEL)
        row = next(each for each in shown.walk_children() if isinstance(each, ui.ActionRow))
        row.add_item(ui.Button(label=label, url=await served.link(request.user, game)))
        await request.answer(shown)

    @press("watch", reply=ASIDE)
    async def watch(self, request: Request, game: int) -> None:
        """Give the table's host an address at which anybody may watch what everybody may know."""
        await self._hosts(request, game)
        off = button(request.say(msg("web-unwatch")), "adj-unwatch", game)
        address = await self._served().watch(game)
        await request.answer(plain(request.say(msg("web-watched", address=address)), (off,)))

    @press("unwatch", reply=ASIDE)
    async def unwatch(self, request: Request, game: int) -> None:
        await self._hosts(request, game)
        await self._served().shut(NOBODY, game)
        await request.tell(msg("web-unwatched"))

    async def _hosts(self, request: Request, game: int) -> None:
        if request.user != (await self.tables.table(game)).host:
            raise Illegal(msg("web-host-only"))

    @press("shut", reply=ASIDE)
    async def shut(self, request: Request) -> None:
        """Close all pages somebody has open, wherever that is."""
        await request.tell(msg("web-off", n=await self._served().shut(request.user)))

    def _served(self) -> Served:
        if self.served is None:
            raise Illegal(msg("web-not-here"))
        return self.served
