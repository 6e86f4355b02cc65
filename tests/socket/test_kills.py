"""A bot that is killed without warning, at any instant, again and again. One kill is among the
troubles of `test_trouble`, which runs each time."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.socket.laws import Verdict, cut_off, judge, settle
from tests.socket.process import Bot, bot
from tests.socket.rest import Click
from tests.socket.server import Discord, discord
from tests.socket.table import Table, open_table

HASTE = 10.0
KILLS = 200
TABLES = 4
LIFE = 8
"""At most so many moves before the next kill."""


@pytest.mark.parametrize(
    ("sent", "acknowledged", "excused"),
    [
        (98.0, 98.1, True),
        (90.0, 99.0, True),  # it had waited long, and was served at last
        (90.0, 94.0, False),  # for six seconds nothing came
        (99.9, 100.2, True),  # its acknowledgement was under way
        (99.0, 103.0, False),  # served by the bot that came after, which nobody killed
        (104.0, 104.1, False),
    ],
)
def test_only_who_was_being_served_at_a_kill_is_owed_no_answer(
    sent: float, acknowledged: float, excused: bool
) -> None:
    assert cut_off([100.0], Click({}, sent, acknowledged)) == excused


@pytest.mark.slow
async def test_killed_two_hundred_times(tmp_path: Path) -> None:
    verdict = await killed(tmp_path / "games.sqlite3", kills=KILLS, tables=TABLES, seed=1945)
    print(f"\n{KILLS} kills: {verdict}")
    assert verdict.clean, verdict
    assert verdict.moves >= KILLS, verdict


@pytest.mark.slow
async def test_killed_with_three_shards(tmp_path: Path) -> None:
    file, kills = tmp_path / "games.sqlite3", KILLS // 10
    verdict = await killed(file, kills=kills, tables=3, seed=1946, shards=3)
    print(f"\n{kills} kills: {verdict}")
    assert verdict.clean, verdict
    assert verdict.moves >= kills, verdict


async def killed(file: Path, *, kills: int, tables: int, seed: int, shards: int = 1) -> Verdict:
    """Play while the bot is killed so many times; then let it finish, and judge."""
    rng = random.Random(seed)
    async with discord(HASTE, channels=tables, shards=shards) as there, bot(there, file) as ours:
        games = [await open_table(there, 1001 + n, rng=rng) for n in range(tables)]
        playing = [asyncio.create_task(each.play(lambda: False, 0.05)) for each in games]
        try:
            for n in range(1, kills + 1):
                await one_life(there, ours, games, rng)
                if n % 20 == 0:
                    print(f"{n} kills, {answered(games)} moves", flush=True)
        finally:
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await ours.ready()
        await goes_on(games)
        await settle(ours)
        assert await ours.stop() == 0
        return await judge(ours, games)


async def one_life(there: Discord, ours: Bot, tables: list[Table], rng: random.Random) -> None:
    """Mostly killed while people play, now and then while it starts."""
    if rng.random() < 0.2:
        await ours.kill()
        await ours.start(ready=False)
        await asyncio.sleep(rng.uniform(0.2, 1.5))
    else:
        goal = answered(tables) + rng.randint(1, LIFE)
        await there.until(
            lambda: answered(tables) >= goal or all(t.over for t in tables), "a life", 120
        )
        await asyncio.sleep(rng.uniform(0.0, 0.1))
    await ours.kill()
    await ours.start()


def answered(tables: list[Table]) -> int:
    return sum(move.click.answered is not None for table in tables for move in table.moves)


async def goes_on(tables: list[Table]) -> None:
    """Every game that is not over takes another move."""
    for table in tables:
        before = len(table.moves)
        done = lambda t=table, n=before: t.over or any(m.accepted for m in t.moves[n:])  # noqa: E731
        await asyncio.wait_for(table.play(done), 60)
