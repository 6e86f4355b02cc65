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
from bot.edge.visit import ACKNOWLEDGED, EXPIRED, Visit, Way


class NoTables:
    """Tables at which nothing is asked."""

    async def profile(self, user: int) -> Profile:
        return Profile(user)

    async def letters(self) -> list[Any]:
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
    done: list[Visit] = []

    async def work(visit: Visit) -> None:
        done.append(visit)

    await bot().receive(interaction(code), Way.APART, work)
    assert done == []
    await bot().receive(interaction(), Way.APART, work)
    assert len(done) == 1


async def test_who_is_being_served_is_waited_for_when_the_bot_stops() -> None:
    here, go = bot(), asyncio.Event()

    async def work(visit: Visit) -> None:
        await go.wait()

    serving = asyncio.create_task(here.receive(interaction(), Way.APART, work))
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
    visit = Visit(interaction(locale=locale), Way.APART)
    visit.speak(Profile(2, lang=chosen))
    assert visit.words.lang == spoken


async def test_who_speaks_neither_hears_the_language_of_the_table() -> None:
    table: Any = SimpleNamespace(lang="pl")
    visit = Visit(interaction(locale="de"), Way.APART)
    visit.speak(Profile(2), table)
    assert visit.words.lang == "pl"
