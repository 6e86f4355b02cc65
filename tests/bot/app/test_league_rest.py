"""Leagues at rest: a season is looked at when something it follows from has changed, or on its
dates. That nothing is passed over is asserted whenever a house of these tests comes to rest."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.leagues import entering, founding, reads, tending
from bot.app.leagues.context import By, Context
from engines.registry import GAMES
from tests.bot.app.league_house import BOSS, DAY, GUILD, PEOPLE, LeagueHouse
from tests.engines.toy import TOY

OFF = {"clock": "off"}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def watched(house: LeagueHouse, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Whose turn it was, from now on."""
    tended: list[int] = []

    async def note(ctx: Context, season: int) -> int:
        if ctx is house.leagues:
            tended.append(season)
        return 0

    monkeypatch.setattr(tending, "PER_SEASON", (note, *tending.PER_SEASON))
    return tended


async def statements(house: LeagueHouse) -> int:
    """How many statements a look at all leagues takes."""
    found: list[str] = []
    await house.store.read(lambda db: db.set_trace_callback(found.append))
    await tending.tend(house.leagues)
    await house.store.read(lambda db: db.set_trace_callback(None))
    return len(found)


async def begun(house: LeagueHouse, **settings: Any) -> int:
    season = await house.started(PEOPLE[:8], **settings, options=OFF, confirm_hours=0)
    return season.id


async def test_tb_10_11_leagues_without_news_cost_nothing_more() -> None:
    house = LeagueHouse()
    few = await statements(house)
    for _ in range(4):
        await begun(house, format="swiss", size=2, rounds=2)
    await house.tend()
    assert await statements(house) == few
    house.restart()
    assert await statements(house) > 2 * few
    assert await statements(house) == few
    await house.store.close()


async def test_tb_10_11_news_of_a_league_wakes_its_season_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = LeagueHouse()
    first, second = [await begun(house, format="swiss", size=2, rounds=2) for _ in range(2)]
    await house.tend()
    house.restart()
    tended = watched(house, monkeypatch)
    await tending.tend(house.leagues)
    assert tended == [first, second]
    tended.clear()
    await tending.tend(house.leagues)
    assert tended == []
    (table, *_) = await reads.tables_of(house.leagues, second)
    assert table.game is not None
    await house.play_out(table.game)
    await house.tend()
    assert set(tended) == {second}
    tended.clear()
    await founding.end(house.leagues, first, By(BOSS, "end", "enough"))
    await house.tend()
    assert set(tended) == {first}
    await house.store.close()


async def test_tb_10_11_a_date_wakes_a_season() -> None:
    house = LeagueHouse()
    season = await begun(house, format="swiss", size=2, rounds=2, round_days=3)
    await house.days(2)
    assert max(table.round for table in await reads.tables_of(house.leagues, season)) == 1
    house.time += DAY
    assert await tending.tend(house.leagues) > 0
    await house.store.close()


async def test_tb_10_11_a_higher_limit_of_the_server_wakes_its_seasons() -> None:
    house = LeagueHouse()
    season = await house.started(
        PEOPLE[:3], format="round_robin", options=OFF, confirm_hours=0, at_once=3
    )
    await founding.end(house.leagues, season.id, By(BOSS, "end", "enough"))
    await house.tend()  # its game goes on
    await house.tables.set_cap(GUILD, 1)
    after = await founding.open_season(house.leagues, season.league, By(BOSS, "again"))
    for user in PEOPLE[:3]:
        await entering.enter(house.leagues, after.id, user, house.command())
    await founding.start(house.leagues, after.id, By(BOSS, "go"))
    await house.tend()
    assert await house.going_on(after) == []
    await house.tables.set_cap(GUILD, 2)
    await house.tend()
    assert len(await house.going_on(after)) == 1
    await house.store.close()
