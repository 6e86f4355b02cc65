"""Calls and calendars outside Discord: what is said, where it may go, and where never."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver

from bot.app.mail.kinds import CallBody, DigestBody, HandBody, Outgoing, RemindBody
from bot.app.model import Profile
from bot.edge import elsewhere
from bot.edge.elsewhere import Offers
from bot.host import feed
from bot.host.listening import listening
from bot.store import users
from tests.bot.app.house import ANN, BOB, CAT, House
from tests.socket.inside import inside
from tests.socket.person import Person
from tests.socket.server import discord
from tests.socket.world import said

NET = {"family": socket.AF_INET, "proto": 0, "flags": 0}
PRIVATE = (
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("100.64.0.1", "224.0.1.1", "255.255.255.255", "::1", "fe80::1", "fe80::1%eth0", "fc00::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "ff02::1", "::"),
)


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_on_the_public_net_is_not_reached(address: str) -> None:
    assert not elsewhere.public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1"])
def test_what_is_on_the_public_net_may_be(address: str) -> None:
    assert elsewhere.public(address)


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("https://ntfy.example.org/our-table", True),
        ("https://example.org:443/hook?key=1", True),
        ("http://example.org/", False),
        ("https://example.org:8443/", False),
        ("https://user:word@example.org/", False),
        ("https://127.0.0.1/", False),
        ("https://[::1]/", False),
        ("https://[::ffff:10.0.0.1]/", False),
        ("https:///nowhere", False),
        ("https://example.org/\r\nX: y", False),
        ("https://example.org:port/", False),
        ("file:///etc/passwd", False),
        ("https://example.org/" + "a" * 300, False),
        ("", False),
    ],
)
def test_which_addresses_may_be_kept(address: str, good: bool) -> None:
    assert elsewhere.fit(address) is good


async def test_a_name_that_leads_to_a_private_machine_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it leads to a public one as well, or is a number in disguise."""

    class Lying(AbstractResolver):
        def __init__(self, *found: str) -> None:
            self.found = found

        async def resolve(self, host: str, port: int = 0, family: Any = 0) -> Any:
            return [{"hostname": host, "host": each, "port": port} | NET for each in self.found]

        async def close(self) -> None: ...

    house = await House.build(tmp_path)
    tried = elsewhere.Elsewhere(house.tables, Offers(notify=True))
    resolver = elsewhere.Public()
    tried.resolver = resolver
    for found in (("10.0.0.1",), ("93.184.216.34", "127.0.0.1"), ()):
        resolver.known = Lying(*found)
        with pytest.raises(OSError, match="public net"):
            await resolver.resolve("example.org", 443)
        assert not await tried.say(ANN, "ntfy https://example.org/", "hello")
    resolver.known = Lying("93.184.216.34")
    assert await resolver.resolve("example.org", 443)
    await house.store.close()


class Told:
    """A machine that takes messages, and how it answers."""

    def __init__(self) -> None:
        self.status = 200
        self.seen: list[tuple[str, str, str]] = []

    async def take(self, request: web.Request) -> web.Response:
        self.seen.append((request.path, request.headers.get("Title", ""), await request.text()))
        return web.Response(status=self.status, headers={"Location": "/elsewhere"})


@asynccontextmanager
async def machine() -> AsyncIterator[tuple[Told, str]]:
    told = Told()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", told.take)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield told, f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def test_what_is_said_and_that_nobody_is_led_on(tmp_path: Path) -> None:
    house = await House.build(tmp_path)
    tried = elsewhere.Elsewhere(house.tables, Offers(notify=True))
    async with machine() as (told, address):
        assert await tried.say(ANN, f"ntfy {address}/a", "it is your turn")
        assert await tried.say(ANN, f"json {address}/b", "it is your turn")
        assert told.seen[0] == ("/a", "Adjutant", "it is your turn")
        assert told.seen[1][2] == '{"text": "it is your turn", "content": "it is your turn"}'
        told.status = 307
        assert not await tried.say(ANN, f"ntfy {address}/c", "again")
        assert [path for path, _, _ in told.seen] == ["/a", "/b", "/c"]
    await house.store.close()


def outgoing(body: Any) -> Outgoing:
    return Outgoing(1, "n", "hand", 1, None, ANN, body, 0)


async def test_only_calls_are_told_and_nothing_that_is_hidden(tmp_path: Path) -> None:
    house = await House.build(tmp_path)
    game = await house.game(ANN, BOB, CAT)
    table, seat = await house.tables.table(game), "ada"
    wish = Profile(ANN, "en", "Europe/Warsaw")
    line = lambda body: elsewhere.line(outgoing(body), wish)  # noqa: E731
    hand = "a secret card"
    assert line(HandBody(table, seat, hand, call=True)).endswith("table 1: it is your turn.")
    assert line(HandBody(table, seat, hand)) is None
    assert line(RemindBody(table, seat, 0.0)).endswith("waits for you until 1970-01-01 01:00.")
    assert line(CallBody(table, seat, "next")).endswith("your turn comes next.")
    assert line(DigestBody(ANN, (table, table))) == "2 tables wait for you."
    assert line(DigestBody(ANN, ())) is None
    await house.store.close()


async def test_an_address_that_takes_nothing_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await House.build(tmp_path)
    await house.store.write(
        lambda db: users.set_outside(db, ANN, "hook", "ntfy https://example.org/")
    )
    body = CallBody(await house.tables.table(await house.game(ANN, BOB, CAT)), "ada", "next")
    asked = 0

    async def say(*about: Any) -> bool:
        nonlocal asked
        asked += 1
        return False

    for offered, times in ((False, 0), (True, elsewhere.TRIES)):
        tried = elsewhere.Elsewhere(house.tables, Offers(notify=offered))
        monkeypatch.setattr(tried, "say", say)
        for _ in range(elsewhere.TRIES + 2):
            await tried.told(outgoing(body))
        assert asked == times
    assert await house.store.read(lambda db: users.outside(db, ANN)) == (None, None)
    await house.store.close()


# In Discord.


async def test_somebody_names_an_address_and_is_called_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with discord() as there, inside(there, tmp_path / "games.sqlite3") as bot:
        person = Person(there, 1)

        async def answer(**named: Any) -> str:
            found = await person.slash(1001, "me notify", **named)
            assert found.message is not None
            return str(said(found.message))

        assert "does not offer this" in await answer(address="https://example.org/")
        bot.elsewhere.offers = Offers(notify=True)
        for wrong in ("http://example.org/", "https://127.0.0.1/", "https://localhost/"):
            assert "Nothing could be sent there" in await answer(address=wrong)
        seen = []

        async def say(user: int, hook: str, text: str) -> bool:
            seen.append((hook, text))
            return True

        monkeypatch.setattr(bot.elsewhere, "say", say)
        assert "called there, too" in await answer(address="https://example.org/a", form="json")
        assert seen == [("json https://example.org/a", "This is where your tables will call you.")]
        kept = await bot.tables.store.read(lambda db: users.outside(db, 1))
        assert kept.hook == "json https://example.org/a"
        assert "on Discord only" in await answer()
        assert await bot.tables.store.read(lambda db: users.outside(db, 1)) == (None, None)


async def test_a_calendar_is_served_to_whoever_knows_its_secret(tmp_path: Path) -> None:
    async with discord() as there, inside(there, tmp_path / "games.sqlite3") as bot:
        person = Person(there, 1)

        async def address(**named: Any) -> str:
            found = await person.slash(1001, "me calendar", **named)
            assert found.message is not None
            return str(said(found.message))

        assert "does not offer this" in await address()
        bot.elsewhere.offers = Offers(calendars="https://games.example.org")
        first = re.findall(r"https://games\.example\.org(/\S+\.ics)", await address())[0]
        assert first in await address(), "it stays"
        async with (
            listening(bot, "127.0.0.1:0") as place,
            aiohttp.ClientSession(f"http://{place}") as asking,
        ):

            async def status(path: str) -> int:
                async with asking.get(path) as told:
                    if told.status == 200:
                        assert told.content_type == "text/calendar"
                        assert (await told.text()).startswith("BEGIN:VCALENDAR\r\n")
                    return told.status

            assert await status(first) == 200
            assert await status("/calendar/none.ics") == 404
            other = re.findall(r"https://games\.example\.org(/\S+\.ics)", await address(new=True))
            assert await status(other[0]) == 200
            assert await status(first) == 404
        assert Offers() == Offers(notify=False, calendars="")


async def test_deadlines_are_dates_that_keep_their_names(tmp_path: Path) -> None:
    house = await House.build(tmp_path)
    game = await house.game(ANN, BOB, CAT)
    await house.store.write(lambda db: users.set_outside(db, ANN, "calendar", "secret"))
    await house.store.write(lambda db: users.set_outside(db, BOB, "calendar", "another"))
    first = await feed.calendar(house.tables, "secret")
    assert first is not None
    [waiting] = [each for each in (await house.tables.table(game)).waiting if each.user == ANN]
    assert f"UID:table-{game}-{waiting.seat}@adjutant\r\n" in first
    assert f"DTSTART:{feed.stamp(waiting.deadline)}\r\n" in first
    assert f"DTSTAMP:{feed.stamp(house.time)}\r\n" in first
    assert first.count("BEGIN:VEVENT") == first.count("END:VEVENT") == 1
    assert await feed.calendar(house.tables, "none") is None
    await house.store.close()


def test_a_calendar_keeps_to_the_form() -> None:
    """RFC 5545, 3.1 and 3.3.11."""
    title = 'Łódź; "a, b" \\ c\nnext ' + "ż" * 80
    text = feed.written([feed.Date("x;y", 86_400.0, title, "https://example.org")], 0.0)
    parts = text.split("\r\n")
    assert parts[-1] == ""
    assert "\n" not in "".join(parts)
    assert max(len(each.encode()) for each in parts) <= feed.FOLD
    lines = text.replace("\r\n ", "").split("\r\n")
    assert "DTSTART:19700102T000000Z" in lines
    assert f'SUMMARY:Łódź\\; "a\\, b" \\\\ c\\nnext {"ż" * 80}' in lines
    assert "UID:x\\;y@adjutant" in lines


def test_nothing_waits_for_ever() -> None:
    assert elsewhere.SECONDS <= 10
    assert asyncio.Semaphore(elsewhere.AT_ONCE)
