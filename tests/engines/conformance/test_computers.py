"""Computers play fair over many positions; few of them are tried in `test_every_game.py`."""

from __future__ import annotations

import pytest

from engines.registry import GAMES
from tests.engines.conformance.computers import positions_alike


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_positions(game: str):
    assert positions_alike(game, 10_000) == 10_000
