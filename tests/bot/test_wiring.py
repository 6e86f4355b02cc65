"""What the bot does beside serving, once it runs."""

from __future__ import annotations

import asyncio

import pytest

from bot import wiring


async def test_free_memory_is_given_back_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    given: list[int] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) > 3:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(wiring, "give_back", lambda: given.append(len(waits)))
    with pytest.raises(asyncio.CancelledError):
        await wiring.tidy()
    assert given == [1, 2, 3]
    assert set(waits) == {wiring.TIDY}


def test_memory_is_given_back_on_every_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    wiring.give_back()
    monkeypatch.setattr(wiring.ctypes, "CDLL", lambda name: object())  # no glibc
    wiring.give_back()
