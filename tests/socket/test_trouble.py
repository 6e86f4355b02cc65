"""Whatever happens to the line or to Discord: no move is lost, none doubled, nobody waits for ever.

Each run is a real bot on a Discord of our own, with people who press whatever they are offered.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.socket.laws import judge, settle
from tests.socket.process import Bot, bot
from tests.socket.server import Discord, discord
from tests.socket.table import Table, open_table

HASTE = 20.0
"""Each second here is so many for the bot: its waits of seconds pass in a moment."""
MOVES = 10
"""Moves between one trouble and the next."""
FEW, MANY = 3, 48


async def moves(table: Table, count: int) -> None:
    """Play on for so many moves that were seen to count, or to the end of the game."""
    goal = len(table.moves) + count
    await table.play(lambda: len(table.moves) >= goal or table.over)


async def quiet(there: Discord, bot: Bot) -> None:
    """Nothing happens at all."""


async def cut(there: Discord, bot: Bot) -> None:
    resumed = there.gateway.resumed
    await there.gateway.cut()
    await there.until(lambda: there.gateway.resumed > resumed, "the session is resumed")


async def told_to_reconnect(there: Discord, bot: Bot) -> None:
    resumed = there.gateway.resumed
    await there.gateway.ask_to_reconnect()
    await there.until(lambda: there.gateway.resumed > resumed, "the session is resumed")


async def session_over(there: Discord, bot: Bot) -> None:
    identified = there.gateway.identified
    await there.gateway.end_session()
    await there.until(lambda: there.gateway.identified > identified, "there is a new session")


async def away(there: Discord, bot: Bot) -> None:
    """Nobody answers for about 25 seconds of the bot's time, at the gateway or anywhere."""
    there.rest.trouble.away, there.gateway.refusing = True, 3
    bot.cut_off.append(time.perf_counter())
    await there.gateway.cut()
    await asyncio.sleep(25 / HASTE)
    there.rest.trouble.away, there.gateway.refusing = False, 0
    await bot.ready()


async def errors(there: Discord, bot: Bot) -> None:
    there.rest.trouble.plan("POST /channels/.*/messages", "error", "error")
    there.rest.trouble.plan("PATCH /webhooks/.*", "error")


async def limited(there: Discord, bot: Bot) -> None:
    there.rest.trouble.plan("POST /channels/.*/messages", "limited", "everywhere")
    there.rest.trouble.plan("PATCH /webhooks/.*", "limited")


async def answers_lost(there: Discord, bot: Bot) -> None:
    there.rest.trouble.plan("POST /channels/.*/messages", "lost", "lost", "lost")
    there.rest.trouble.plan("PATCH /webhooks/.*", "lost")


async def killed(there: Discord, bot: Bot) -> None:
    await bot.kill()
    await bot.start()


Happening = Callable[[Discord, Bot], Awaitable[None]]
HAPPENINGS: tuple[Happening, ...] = (
    quiet,
    cut,
    told_to_reconnect,
    session_over,
    away,
    errors,
    limited,
    answers_lost,
    killed,
)


async def test_an_evening_with_many_kinds_of_trouble(tmp_path: Path) -> None:
    async with discord(HASTE) as there, bot(there, tmp_path / "games.sqlite3") as ours:
        table = await open_table(there, 1001)
        for happens in (cut, session_over, errors, limited, answers_lost, killed):
            playing = asyncio.create_task(moves(table, FEW))
            await asyncio.sleep(0)
            await happens(there, ours)
            await playing
        await settle(ours)
        assert await ours.stop() == 0
        verdict = await judge(ours, [table])
        assert verdict.clean, verdict
        assert verdict.moves >= MOVES, verdict
        assert {"error", "limited", "lost"} <= there.rest.trouble.seen.keys()


SHARDS = 3


async def cut_off(there: Discord, shard: int) -> None:
    """One part of the servers is away for a few minutes of the bot's time; others are not."""
    identified, resumed = there.gateway.identified, there.gateway.resumed
    await there.gateway.cut(shard)
    back = lambda: there.gateway.identified + there.gateway.resumed > identified + resumed  # noqa: E731
    await there.until(back, f"shard {shard} is back")


@pytest.mark.parametrize("rounds", [1, pytest.param(8, marks=pytest.mark.slow)])
async def test_parts_of_the_servers_are_cut_off_one_by_one(rounds: int, tmp_path: Path) -> None:
    async with (
        discord(HASTE, channels=SHARDS, shards=SHARDS) as there,
        bot(there, tmp_path / "games.sqlite3") as ours,
    ):
        assert there.gateway.identified == SHARDS
        tables = [await open_table(there, 1001 + n) for n in range(SHARDS)]
        for n in range(rounds):
            for shard in range(SHARDS):
                playing = [asyncio.create_task(moves(each, FEW)) for each in tables]
                await asyncio.sleep(0)
                await cut_off(there, shard)
                if n % 2:
                    await there.gateway.end_session(shard)
                await asyncio.gather(*playing)
        await killed(there, ours)
        await asyncio.gather(*(moves(each, FEW) for each in tables))
        await settle(ours)
        assert await ours.stop() == 0
        verdict = await judge(ours, tables)
        print(f"\n{rounds} rounds of {SHARDS} shards: {verdict}")
        assert verdict.clean, verdict
        assert verdict.moves >= FEW * SHARDS * rounds * 2, verdict  # games may end


@pytest.mark.slow
@pytest.mark.parametrize("happens", HAPPENINGS)
async def test_trouble_again_and_again(happens: Happening, tmp_path: Path) -> None:
    async with discord(HASTE) as there, bot(there, tmp_path / "games.sqlite3") as ours:
        tables = [await open_table(there, 1001 + n, rng=random.Random(n)) for n in range(2)]
        for _ in range(3):
            playing = [asyncio.create_task(moves(each, MOVES)) for each in tables]
            await asyncio.sleep(0.1)
            await happens(there, ours)
            await asyncio.gather(*playing)
        await settle(ours)
        assert await ours.stop() == 0
        verdict = await judge(ours, tables)
        print(f"\n{happens.__name__}: {verdict}")
        assert verdict.clean, verdict
        assert verdict.moves >= MANY, verdict
