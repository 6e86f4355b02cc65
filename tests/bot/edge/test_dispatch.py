"""Who comes too late is not served; who is being served when the bot stops, is."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app.model import Profile
from bot.edge.client import Adjutant
from bot.edge.pictures import Pictures
from bot.edge.request import ACKNOWLEDGED, EXPIRED, Reply, Request


class NoTables:
    """Tables at which nothing is asked."""

    async def profile(self, user: int) -> Profile:
        return Profile(user)

    async def take_outgoing(self) -> list[Any]:
        return []


def bot() -> Adjutant:
    tables: Any = NoTables()
    return Adjutant(tables, Pictures(lambda *_, **__: None))


def interaction(refused: int = 0, locale: str = "en-US") -> Any:
    async def defer(**_: Any) -> None:
        if refused:
            answer: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(answer, {"code": refused, "message": "no"})

    return SimpleNamespace(
        id=1,
        user=SimpleNamespace(id=2),
        locale=SimpleNamespace(value=locale),
        response=SimpleNamespace(defer=defer),
        message=None,
        data={},
    )


@pytest.mark.parametrize("code", [EXPIRED, ACKNOWLEDGED])
async def test_a_press_that_came_too_late_or_twice_does_nothing(code: int) -> None:
    done: list[Request] = []

    async def work(request: Request) -> None:
        done.append(request)

    await bot().receive(interaction(code), Reply.NEW, work)
    assert done == []
    await bot().receive(interaction(), Reply.NEW, work)
    assert len(done) == 1


async def test_who_is_being_served_is_waited_for_when_the_bot_stops() -> None:
    here, go = bot(), asyncio.Event()

    async def work(request: Request) -> None:
        await go.wait()

    serving = asyncio.create_task(here.receive(interaction(), Reply.NEW, work))
    await asyncio.sleep(0)
    stopping = asyncio.create_task(here.finish())
    for _ in range(5):
        await asyncio.sleep(0)
    assert not stopping.done()
    go.set()
    await stopping
    assert serving.done()


@pytest.mark.parametrize(
    ("locale", "chosen", "spoken"),
    [("pl", None, "pl"), ("en-GB", None, "en"), ("de", None, "en"), ("de", "pl", "pl")],
)
async def test_a_person_is_answered_in_their_language(
    locale: str, chosen: str | None, spoken: str
) -> None:
    request = Request(interaction(locale=locale), Reply.NEW)
    request.speak(Profile(2, lang=chosen))
    assert request.words.lang == spoken


async def test_who_speaks_neither_hears_the_language_of_the_table() -> None:
    table: Any = SimpleNamespace(lang="pl")
    request = Request(interaction(locale="de"), Reply.NEW)
    request.speak(Profile(2), table)
    assert request.words.lang == "pl"
