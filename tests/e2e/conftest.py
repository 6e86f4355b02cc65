from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.people import PATIENCE, Club, club


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sandbox waits as long as the other rooms: on a busy machine a first board takes long."""
    monkeypatch.setattr("bot.sandbox.PATIENCE", PATIENCE)


@pytest.fixture
async def room(tmp_path: Path, toy: None) -> AsyncIterator[Club]:
    async with club(tmp_path) as found:
        yield found
