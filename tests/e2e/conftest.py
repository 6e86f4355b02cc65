from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.people import Club, club


@pytest.fixture
async def room(tmp_path: Path, toy: None) -> AsyncIterator[Club]:
    async with club(tmp_path) as found:
        yield found
