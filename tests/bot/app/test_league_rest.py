"""Leagues at rest: a season is looked at when something it follows from has changed, or on its
dates. That nothing is passed over is asserted whenever a house of these tests comes to rest."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.leagues.service import Leagues
from bot.app.tables import Tables
from engines.registry import GAMES
from tests.bot.app.league_house import BOSS, DAY, GUILD, PEOPLE, LeagueHouse

OFF = {"clock": "off"}


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "toy")


class Watched(Leagues):
    """Leagues that note whose turn it was."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.tended: list[int] = []

    async def _tend(self, season: int) -> int:
        self.tended.append(season)
        return await super()._tend(season)


async def statements(house: LeagueHouse) -> int:
    """How many statements a look at all leagues takes."""
    found: list[str] = []
    await house.store.read(lambda db: db.set_trace_callback(found.append))
    await house.leagues.tend()
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


async def test_tb_10_11_news_of_a_league_wakes_its_season_alone() -> None:
    house = LeagueHouse()
    first, second = [await begun(house, format="swiss", size=2, rounds=2) for _ in range(2)]
    await house.tend()
    house.leagues = watched = Watched(house.tables)
    await house.leagues.tend()
    tended = watched.tended
    assert tended == [first, second]
    tended.clear()
    await house.leagues.tend()
    assert tended == []
    (table, *_) = await house.leagues.tables_of(second)
    assert table.game is not None
    await house.play_out(table.game)
    await house.tend()
    assert set(tended) == {second}
    tended.clear()
    await house.leagues.end(first, BOSS, "enough", "end")
    await house.tend()
    assert set(tended) == {first}
    await house.store.close()


async def test_tb_10_11_a_date_wakes_a_season() -> None:
    house = LeagueHouse()
    season = await begun(house, format="swiss", size=2, rounds=2, round_days=3)
    await house.days(2)
    assert max(table.round for table in await house.leagues.tables_of(season)) == 1
    house.time += DAY
    assert await house.leagues.tend() > 0
    await house.store.close()


async def test_tb_10_11_a_higher_limit_of_the_server_wakes_its_seasons() -> None:
    house = LeagueHouse()
    season = await house.started(
        PEOPLE[:3], format="round_robin", options=OFF, confirm_hours=0, at_once=3
    )
    await house.leagues.end(season.id, BOSS, "enough", "end")
    await house.tend()  # its game goes on
    await house.tables.set_cap(GUILD, 1)
    after = await house.leagues.open_season(season.league, BOSS, "again")
    for user in PEOPLE[:3]:
        await house.leagues.enter(after.id, user, house.command())
    await house.leagues.start(after.id, BOSS, "go")
    await house.tend()
    assert await house.going_on(after) == []
    await house.tables.set_cap(GUILD, 2)
    await house.tend()
    assert len(await house.going_on(after)) == 1
    await house.store.close()
