from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines.registry import GAMES
from tests.bot.app.house import House
from tests.engines.toy import TOY


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    house = await House.build(tmp_path)
    yield house
    await house.store.close()
