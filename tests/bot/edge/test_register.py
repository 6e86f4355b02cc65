"""Discord is told our commands once for each bot and change, and again if it did not take them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.edge.client import Adjutant
from bot.edge.pictures import Pictures
from bot.edge.translator import Translated


class Facts:
    """Tables that remember single facts, and nothing else."""

    def __init__(self) -> None:
        self.facts: dict[str, str] = {}

    async def fact(self, name: str) -> str | None:
        return self.facts.get(name)

    async def set_fact(self, name: str, value: str) -> None:
        self.facts[name] = value


async def bot(facts: Any, application: int, told: list[int]) -> Adjutant:
    here = Adjutant(facts, Pictures(lambda *_, **__: None))
    here._connection.application_id = application
    await here.tree.set_translator(Translated())

    async def sync() -> list[Any]:
        told.append(application)
        return []

    here.tree.sync = sync  # type: ignore[method-assign]
    return here


async def test_each_application_is_told_once() -> None:
    facts, told = Facts(), list[int]()
    for application in (1, 1, 2, 2):
        await (await bot(facts, application, told)).sync()
    assert told == [1, 2]


async def test_commands_that_are_not_taken_are_sent_again_later_and_stop_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    facts, told = Facts(), list[int]()
    here = await bot(facts, 1, told)
    sync, trouble = here.tree.sync, [RuntimeError("400 Bad Request")]

    async def refuse() -> list[Any]:
        if trouble:
            raise trouble.pop()
        return await sync()  # type: ignore[no-any-return]

    here.tree.sync = refuse  # type: ignore[method-assign, assignment]
    await here.register()
    assert told == []
    assert "registered later" in caplog.text
    await here.register()
    assert told == [1]


async def test_the_bot_starts_although_its_commands_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    facts: Any = Facts()
    here = await bot(facts, 1, [])
    woken: list[bool] = []

    async def wake() -> None:
        woken.append(True)

    async def refuse() -> list[Any]:
        raise RuntimeError("503")

    async def ready() -> None:
        await asyncio.Event().wait()

    async def spoken() -> list[Any]:
        return []

    facts.wake, facts.spoken = wake, spoken
    here.tree.sync = refuse  # type: ignore[method-assign]
    monkeypatch.setattr(here, "wait_until_ready", ready)
    await here.setup_hook()
    assert woken
    assert here.send.is_running()
    assert here.ring.is_running()
    for loop in (here.send, here.ring, here.prepare, here.register):
        loop.cancel()
