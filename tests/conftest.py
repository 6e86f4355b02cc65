"""What every test stands on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.text import Words, words
from engines import registry
from engines.kit import data
from tests.engines import toy as toy_engine

Words.strict = True

GAMES = Path(__file__).parent / "data/games"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden transcripts anew")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game is one of the games, with its words, as long as the test runs."""
    monkeypatch.setitem(registry.GAMES, "toy", "toy")
    monkeypatch.setitem(sys.modules, "engines.toy", toy_engine)
    monkeypatch.setattr(data, "_overlays", [GAMES])
    words.cache_clear()
    yield
    words.cache_clear()
    registry.engine.cache_clear()
