from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from engines.registry import GAMES
from tests.bot.app.league_house import LeagueHouse
from tests.engines.toy import TOY


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LeagueHouse]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house = LeagueHouse()
    yield house
    await house.store.close()
