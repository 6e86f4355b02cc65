"""What people can have outside Discord, where their host offers it: calls, and a calendar."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from bot.app.door import Tables
from bot.edge import hooks
from bot.edge.hooks import Form, Hooks
from bot.edge.request import Request
from bot.store import outside
from engines.contract import Illegal, msg


class Offers(NamedTuple):
    """What a host offers outside Discord."""

    notify: bool = False
    calendars: str = ""
    """Where they are served; empty if nowhere."""


NOTHING_ELSE = Offers()


class Elsewhere:
    def __init__(self, tables: Tables, hooks: Hooks, calendars: str) -> None:
        self.tables = tables
        self.hooks = hooks
        self.calendars = calendars.rstrip("/")

    async def notify(self, request: Request, address: str | None, form: Form) -> None:
        """Call somebody at this address, too, from now on; without one, no more."""
        user = request.user
        if address is None:
            await self.tables.store.write(lambda db: outside.set_hook(db, user, None))
            await request.tell(msg("outside-off"))
            return
        if not self.hooks.offered:
            raise Illegal(msg("outside-not-here"))
        hook, hello = f"{form} {address.strip()}", request.say(msg("outside-hello"))
        if not hooks.fit(address.strip()) or not await self.hooks.say(user, hook, hello):
            raise Illegal(msg("outside-unfit"))
        await self.tables.store.write(lambda db: outside.set_hook(db, user, hook))
        await request.tell(msg("outside-on"))

    async def calendar(self, request: Request, *, new: bool) -> None:
        """Tell somebody the address of their calendar; with `new`, another one."""
        if not self.calendars:
            raise Illegal(msg("outside-not-here"))
        user = request.user
        secret = await self.tables.store.read(lambda db: outside.calendar(db, user))
        if new or secret is None:
            fresh = secret = secrets.token_urlsafe(24)
            await self.tables.store.write(lambda db: outside.set_calendar(db, user, fresh))
        address = f"{self.calendars}/calendar/{secret}.ics"
        await request.tell(msg("outside-calendar", address=address))
