"""What people can have outside Discord, where their host offers it: calls that say what a direct
message says, a calendar, a program that plays, boards in a browser. Little is said, nobody is led
on to another address, and nothing of the answer is read. An address is somebody's word, and the bot
may stand beside machines that trust it. So it must be https at its usual port, on the public net
after its name was looked up."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import socket
from collections import Counter
from contextlib import suppress
from datetime import datetime
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Literal, NamedTuple
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from discord import ui

from bot.app.door import Tables
from bot.app.mail.kinds import CallBody, DigestBody, HandBody, Outgoing, RemindBody
from bot.app.model import Profile
from bot.app.play import computers
from bot.edge import limits
from bot.edge.components import ASIDE, Component, button, press
from bot.edge.layout import plain
from bot.edge.request import Request
from bot.store import users
from bot.text import names, verbatim, words
from bot.web.doors import NOBODY, Admission
from engines.contract import Illegal, Msg, msg

LONGEST = 300
"""Letters of an address."""
NEW = IPv6Network("2000::/3")
"""Where the public net has its new addresses; old ones may hide behind all others."""


def public(address: str) -> bool:
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    own = isinstance(found, IPv4Address) or (found in NEW and not found.sixtofour)
    return own and found.is_global and not found.is_multicast


def fit(address: str) -> bool:
    """Whether an address may be kept. What its name leads to is looked up each time."""
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or len(address) > LONGEST:
        return False
    try:
        place = urlsplit(address)
        if place.scheme != "https" or place.port not in (None, 443) or place.username is not None:
            return False
    except ValueError:
        return False
    with suppress(ValueError):  # a name
        return public(place.hostname or "")
    return bool(place.hostname)


class Public(AbstractResolver):
    """Looks names up, and knows no machine that is not on the public net."""

    known: AbstractResolver | None = None

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        self.known = self.known or aiohttp.ThreadedResolver()
        found = await self.known.resolve(host, port, family)
        if not found or not all(public(each["host"]) for each in found):
            raise OSError(f"{host} is not on the public net")
        return found

    async def close(self) -> None:
        """Nothing is held."""


log = logging.getLogger(__name__)

Form = Literal["json", "ntfy"]
SECONDS = 10.0
AT_ONCE = 4
TITLE = {"Title": "Adjutant"}
NAME = re.compile(r"[\w .'-]{2,24}")
"""What a program may be called: nothing that Discord would read as more than words."""
TRIES = 5
"""After so many failures in a row an address is forgotten."""


class Offers(NamedTuple):
    """What a host offers outside Discord."""

    notify: bool = False
    calendars: str = ""
    """Where they are served; empty if nowhere."""
    guests: str = ""
    """Where people's programs ask; empty if nowhere."""


class Elsewhere:
    def __init__(self, tables: Tables, offers: Offers | None = None) -> None:
        self.tables, self.offers = tables, offers or Offers()
        self.resolver: AbstractResolver = Public()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._failed: Counter[int] = Counter()

    async def notify(self, request: Request, address: str | None, form: Form) -> None:
        """Call somebody at this address, too, from now on; without one, no more."""
        hook = None
        if address is not None:
            if not self.offers.notify:
                raise Illegal(msg("outside-not-here"))
            hook, hello = f"{form} {address.strip()}", request.say(msg("outside-hello"))
            if not fit(address.strip()) or not await self.say(request.user, hook, hello):
                raise Illegal(msg("outside-unfit"))
        await self._keep(request.user, hook)
        await request.tell(msg("outside-on" if hook else "outside-off"))

    async def _keep(self, user: int, hook: str | None) -> None:
        await self.tables.store.write(lambda db: users.set_outside(db, user, "hook", hook))

    async def calendar(self, request: Request, *, new: bool) -> None:
        """Tell somebody the address of their calendar; with `new`, another one."""
        if not self.offers.calendars:
            raise Illegal(msg("outside-not-here"))
        user, fresh = request.user, secrets.token_urlsafe(24)
        secret = (await self.tables.store.read(lambda db: users.outside(db, user))).calendar
        if new or secret is None:
            secret = fresh
            await self.tables.store.write(lambda db: users.set_outside(db, user, "calendar", fresh))
        address = f"{self.offers.calendars.rstrip('/')}/calendar/{secret}.ics"
        await request.tell(msg("outside-calendar", address=address))

    async def guest(self, request: Request, name: str | None, *, revoke: bool) -> None:
        """Give somebody's program a key, or take it away; without a name, say what there is."""
        if not self.offers.guests:
            raise Illegal(msg("outside-not-here"))
        user, store, guild = request.user, self.tables.store, request.interaction.guild_id
        address, key = self.offers.guests.rstrip("/"), secrets.token_urlsafe(24)
        if revoke:
            await store.write(lambda db: users.revoke_guest(db, user))
            told = msg("guest-revoked")
        elif name is not None:
            called = " ".join(name.split())
            if guild is None or not NAME.fullmatch(called):
                raise Illegal(msg("guest-unfit"))
            await store.write(lambda db: users.admit_guest(db, user, guild, called, key))
            told = msg("guest-key", name=verbatim(called), key=key, address=address)
        else:
            row = await store.read(lambda db: users.guest_of(db, user))
            known = row is not None and row.key is not None
            told = computers.introduced(row.id) if row and known else msg("guest-none")
        await computers.know_guests(store)
        await request.tell(told)

    async def told(self, outgoing: Outgoing) -> None:
        """Say it outside, too, if its reader wants that. A failure stops nothing else."""
        user = outgoing.user
        if not self.offers.notify or user is None:
            return
        hook = (await self.tables.store.read(lambda db: users.outside(db, user))).hook
        said = line(outgoing, await self.tables.profile(user)) if hook else None
        if hook and said and not await self.say(user, hook, said):
            self._failed[user] += 1
            if self._failed[user] >= TRIES:
                await self._keep(user, None)
                del self._failed[user]

    async def say(self, user: int, hook: str, text: str) -> bool:
        """Whether it was taken."""
        form, _, address = hook.partition(" ")
        how = {"json": {"text": text, "content": text}} if form == "json" else {"data": text}
        try:
            async with (
                self._free,
                aiohttp.ClientSession(
                    connector=aiohttp.TCPConnector(resolver=self.resolver, force_close=True),
                    cookie_jar=aiohttp.DummyCookieJar(),
                    timeout=aiohttp.ClientTimeout(total=SECONDS),
                ) as line,
                line.post(address, headers=TITLE, allow_redirects=False, **how) as answer,
            ):
                taken = answer.status < 300
        except (aiohttp.ClientError, OSError, ValueError) as broken:
            log.info("somebody's address takes nothing: %s", type(broken).__name__)
            return False
        if taken:
            self._failed.pop(user, None)
        return taken


def line(outgoing: Outgoing, wish: Profile) -> str | None:
    """What a message that calls somebody says, in words that mean something outside Discord;
    nothing that is hidden. None if it calls nobody."""
    body, say = outgoing.body, words(outgoing.lang or wish.lang or "").say
    if isinstance(body, DigestBody):
        return say(msg("outside-digest", n=len(body.tables))) if body.tables else None
    if not isinstance(body, HandBody | RemindBody | CallBody):
        return None
    if isinstance(body, HandBody) and not body.call:
        return None
    at: dict[str, Msg | str] = {"game": names.title(body.table.game), "table": str(body.table.id)}
    what = "turn"
    if not isinstance(body, HandBody) and body.deadline is not None:
        until = datetime.fromtimestamp(body.deadline, ZoneInfo(wish.zone))
        what, at["time"] = "until", f"{until:%Y-%m-%d %H:%M}"
    elif isinstance(body, CallBody) and body.why == "next":
        what = "next"
    return say(Msg(f"outside-{what}", at))


class Boards:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.doors: Admission | None = None
        """None where the host serves no pages."""

    @press("web", reply=ASIDE)
    async def open(self, request: Request, game: int) -> None:
        """Give somebody a link to their table. It is theirs alone and is used up by opening it."""
        doors, table = self._doors(), await self.tables.table(game)
        if not table.seats(request.user):
            raise Illegal(msg("show-no-seat"))
        label = limits.fit(request.say(msg("web-open")), limits.LABEL)
        row: list[Component] = [ui.Button(label=label, url=await doors.link(request.user, game))]
        row.append(button(request.say(msg("web-shut")), "adj-shut"))
        if request.user == table.host:
            row.append(button(request.say(msg("web-watch")), "adj-watch", game))
        await request.answer(plain(request.say(msg("web-link")), tuple(row)))

    @press("watch", reply=ASIDE)
    async def watch(self, request: Request, game: int) -> None:
        """Give the table's host an address at which anybody may watch what everybody may know."""
        address = await (await self._of_host(request, game)).watch(game)
        off = button(request.say(msg("web-unwatch")), "adj-unwatch", game)
        await request.answer(plain(request.say(msg("web-watched", address=address)), (off,)))

    @press("unwatch", reply=ASIDE)
    async def unwatch(self, request: Request, game: int) -> None:
        await (await self._of_host(request, game)).shut(NOBODY, game)
        await request.tell(msg("web-unwatched"))

    @press("shut", reply=ASIDE)
    async def shut(self, request: Request) -> None:
        """Close all pages somebody has open, wherever that is."""
        await request.tell(msg("web-off", n=await self._doors().shut(request.user)))

    async def _of_host(self, request: Request, game: int) -> Admission:
        if request.user != (await self.tables.table(game)).host:
            raise Illegal(msg("web-host-only"))
        return self._doors()

    def _doors(self) -> Admission:
        if self.doors is None:
            raise Illegal(msg("web-not-here"))
        return self.doors
