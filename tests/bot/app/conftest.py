from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.app.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path)
    yield house
    await house.store.close()
