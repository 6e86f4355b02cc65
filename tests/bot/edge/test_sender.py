"""What Discord refuses or lets hang: who else must wait for it, and what is tried again."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.app.mail.kinds import NoticeBody, Outgoing, StrikeBody
from bot.edge import sender
from bot.edge.elsewhere import Elsewhere, Offers
from bot.edge.pictures import Pictures
from bot.edge.sender import Sender
from engines.contract import msg

HANGS, WORKS, PERSON = 1, 2, 3


class Post:
    """The outbox of some channels and one person: their messages, oldest first."""

    def __init__(self, *rows: tuple[int, int | None]) -> None:
        self.waiting = [notice(row, channel) for row, channel in rows]
        self.busy: dict[int, Outgoing] = {}
        self.came: list[tuple[object, ...]] = []

    now, last_beat = staticmethod(lambda: 0.0), 0.0
    delivery = property(lambda self: self)
    """It is its own tables."""

    async def take(self, most: int) -> list[Outgoing]:
        busy = {place(each) for each in self.busy.values()}
        heads = {place(each): each for each in reversed(self.waiting)}
        found = [each for where, each in heads.items() if where not in busy]
        self.busy |= {each.id: each for each in found}
        return found

    def _over(self, row: int, *came: object) -> None:
        self.waiting.remove(self.busy.pop(row))
        self.came.append((row, *came))

    async def delivered(self, row: int, message: int | None) -> None:
        self._over(row, "delivered")

    async def postponed(self, row: int, seconds: float) -> None:
        self._over(row, "postponed")

    async def refused(self, row: int, seconds: float, *, gone: bool) -> None:
        self._over(row, "refused", gone)

    async def set_aside(self, row: int) -> None:
        self._over(row, "set aside")

    async def undeliverable(self, row: int, why: str) -> None:
        self._over(row, "undeliverable")


def place(outgoing: Outgoing) -> object:
    return outgoing.user or outgoing.channel


def notice(row: int, channel: int | None) -> Outgoing:
    body = NoticeBody(None, msg("me-no-games"))
    user = PERSON if channel is None else None
    return Outgoing(row, str(row), "notice", 7, channel, user, body, 0)


def sending(post: Any) -> Sender:
    client: Any = None
    none: Any = None  # nothing here is about leagues or panels
    return Sender(
        client, post, Pictures(lambda *_, **__: None), none, none, none, Elsewhere(post, Offers())
    )


async def test_a_channel_that_hangs_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    post, go = Post((1, HANGS), (2, WORKS), (3, HANGS), (4, WORKS), (5, WORKS)), asyncio.Event()
    here = sending(post)

    async def send(outgoing: Outgoing) -> int:
        if outgoing.channel == HANGS:
            await go.wait()
        return 99

    monkeypatch.setattr(here, "send", send)
    monkeypatch.setattr(sender, "PATIENCE", 0.01)
    await asyncio.wait_for(here.run(), 30)
    assert [row for row, _ in post.came] == [2, 4, 5], "also those that came after"
    post.waiting.append(notice(6, WORKS))
    await here.run()
    assert [row for row, _ in post.came] == [2, 4, 5, 6], "and what is written meanwhile"
    go.set()
    await asyncio.wait(here.under_way)
    await here.run()
    assert [row for row, _ in post.came] == [2, 4, 5, 6, 1, 3], "and its own order is kept"


def error(status: int, code: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="no")
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(answer, {"code": code, "message": "no"} if code else "<html>")


@pytest.mark.parametrize(("wish", "spoken"), [("pl", "pl"), ("", "en")])
def test_a_message_is_in_the_language_of_its_reader_or_of_the_table(wish: str, spoken: str) -> None:
    outgoing = replace(notice(1, None), lang=wish)
    assert sending(Post()).words_for(outgoing, "en").lang == spoken


LATER, NEVER, ASIDE = ("postponed",), ("undeliverable",), ("set aside",)


@pytest.mark.parametrize(
    ("status", "code", "to_channel", "to_person"),
    [
        (401, 0, LATER, LATER),
        (403, 0, LATER, LATER),
        (404, 0, LATER, LATER),
        (403, 40333, LATER, LATER),
        (403, 40003, LATER, LATER),
        (408, 0, LATER, LATER),
        (429, 0, LATER, LATER),
        (503, 0, LATER, LATER),
        (403, 50001, ("refused", False), NEVER),
        (403, 50013, ("refused", False), NEVER),
        (404, 10003, ("refused", True), LATER),
        (400, 50035, ASIDE, ASIDE),
        (413, 40005, ASIDE, ASIDE),
    ],
)
async def test_what_becomes_of_a_message_that_discord_refuses(
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    code: int,
    to_channel: tuple[object, ...],
    to_person: tuple[object, ...],
) -> None:
    post = Post((1, WORKS), (2, None))
    here = sending(post)

    async def send(outgoing: Outgoing) -> int:
        raise error(status, code)

    monkeypatch.setattr(here, "send", send)
    await here.run()
    assert sorted(post.came, key=str) == [(1, *to_channel), (2, *to_person)]


@pytest.mark.parametrize(
    ("trouble", "came"),
    [
        (ValueError("content of more than 4000 characters"), "set aside"),
        (KeyError("seat"), "set aside"),
        (RuntimeError("a view that was changed while it was walked through"), "set aside"),
        (discord.InvalidData("what nobody foresaw"), "set aside"),
        (aiohttp.ServerDisconnectedError(), "postponed"),
        (ConnectionResetError(), "postponed"),
        (TimeoutError(), "postponed"),
        (sqlite3.OperationalError("database is locked"), "postponed"),
    ],
    ids=repr,
)
@pytest.mark.parametrize("outage", [0, 50])
async def test_a_message_that_cannot_be_laid_out_is_set_aside_and_no_other(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception, came: str, outage: int
) -> None:
    """However often it was tried in vain before, while nothing came through."""
    post = Post()
    here = sending(post)

    async def send(outgoing: Outgoing) -> int:
        raise trouble

    monkeypatch.setattr(here, "send", send)
    for tries in range(outage, outage + 3):
        post.waiting.append(Outgoing(**vars_of(tries=tries)))
        await here.run()
    assert post.came == [(1, "postponed"), (1, "postponed"), (1, came)]


async def test_a_failure_of_noting_closed_messages_is_a_delay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    post = Post((2, None))
    here = sending(post)  # whose tables know no profiles

    async def send(outgoing: Outgoing) -> int:
        raise error(403, 50007)

    monkeypatch.setattr(here, "send", send)
    await here.run()
    assert post.came == [(2, "postponed")]


def test_the_wait_grows_and_stays_finite() -> None:
    waits = [
        sender.wait_before_retry(Outgoing(**vars_of(tries=tries))) for tries in (0, 1, 5, 5000)
    ]
    assert waits == [5.0, 10.0, 160.0, 1800.0]


def vars_of(**more: Any) -> dict[str, Any]:
    one = notice(1, WORKS)
    return {name: getattr(one, name) for name in one.__slots__} | more


@pytest.mark.parametrize("trouble", [error(503, 0), ConnectionResetError()], ids=repr)
@pytest.mark.parametrize(("tries", "came"), [(0, "postponed"), (1, "postponed"), (2, "delivered")])
async def test_tb_8_19_no_board_waits_long_for_a_call_to_be_struck_through(
    tries: int, came: str, trouble: Exception
) -> None:
    asked: list[int] = []

    async def fetch_message(message: int) -> None:
        asked.append(message)
        raise trouble

    post = Post()
    body = StrikeBody(55, (PERSON,))
    post.waiting.append(Outgoing(**vars_of(kind="strike", body=body, tries=tries)))
    here = sending(post)
    channel = SimpleNamespace(fetch_message=fetch_message)
    here.client = SimpleNamespace(get_partial_messageable=lambda where: channel)  # type: ignore[assignment]
    await here.run()
    assert asked == [55]
    assert post.came == [(1, came)]
