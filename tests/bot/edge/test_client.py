"""What the bot does by itself, and when it does nothing."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest

from bot.app.clocks import clockwork
from bot.edge.client import Adjutant


class Rung(Mock):
    """Tables that count how often they are asked to ring."""

    rung = 0


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Any:
    async def ring(tables: Rung, reaches: Any) -> None:
        tables.rung += 1

    monkeypatch.setattr(clockwork, "ring", ring)
    bot = Adjutant(Rung())
    monkeypatch.setattr(bot, "is_ready", lambda: True)
    return bot


async def test_tb_1_8_nothing_rings_while_discord_cannot_be_reached(bot: Any) -> None:
    await bot.background.ring.coro(bot.background)
    assert bot.tables.rung == 1
    await bot.on_shard_disconnect(0)
    await bot.on_shard_disconnect(0)  # Discord's library says it again for every try
    await bot.background.ring.coro(bot.background)
    assert bot.tables.rung == 1
    await bot.on_shard_resumed(0)
    await bot.background.ring.coro(bot.background)
    await bot.on_shard_disconnect(0)
    await bot.on_shard_connect(0)
    await bot.background.ring.coro(bot.background)
    assert bot.tables.rung == 3


async def test_tb_1_8_a_lost_part_of_the_servers_stops_no_clock_of_the_others(bot: Any) -> None:
    bot.shard_count = 3
    servers = [500 + (n << 22) for n in range(6)]
    await bot.on_shard_disconnect(1)
    assert bot.serving
    assert [bot.reaches(each) for each in servers] == [True, False, True] * 2
    await bot.on_shard_disconnect(0)
    await bot.on_shard_disconnect(2)
    assert not bot.serving
    await bot.on_shard_resumed(1)
    assert bot.serving
    assert [bot.reaches(each) for each in servers] == [False, True, False] * 2


async def test_tb_1_8_nothing_rings_before_the_bot_is_ready_or_once_it_is_closed(
    bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "is_ready", lambda: False)
    await bot.background.ring.coro(bot.background)
    monkeypatch.setattr(bot, "is_ready", lambda: True)
    monkeypatch.setattr(bot, "is_closed", lambda: True)
    await bot.background.ring.coro(bot.background)
    assert bot.tables.rung == 0
