"""Seasons of leagues, from sign-up to the end, without a human hand."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from engines.registry import GAMES
from tests.bot.app.league_house import PEOPLE, LeagueHouse


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LeagueHouse]:
    monkeypatch.setitem(GAMES, "toy", "toy")
    house = LeagueHouse()
    yield house
    await house.store.close()


async def test_a_swiss_season_is_played_to_its_end(house: LeagueHouse) -> None:
    season = await house.started(PEOPLE[:8], format="swiss", size=4, rounds=2)
    tables = await house.leagues.tables_of(season.id)
    assert [(t.status, len(t.people), t.round) for t in tables] == [("playing", 4, 1)] * 2
    await house.play_season(season)
    over = await house.leagues.season(season.id)
    assert (over.status, over.seed) == ("over", house.seed.hex())
    tables = await house.leagues.tables_of(season.id)
    assert [t.status for t in tables] == ["finished"] * 4
    (standings,) = await house.leagues.standings(season.id)
    assert [row.played for row in standings.rows] == [2] * 8
    shown = await house.leagues.shown(season.id)
    assert [each.round for each in shown] == [1, 2, 0]
    assert shown[-1].rows == standings.rows
