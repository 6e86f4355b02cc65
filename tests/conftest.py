"""What every test stands on."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from bot.text import Words
from bot.text.words import catalogue
from engines import registry
from engines.kit import data
from tests.engines import toy as toy_engine

Words.strict = True
vars(import_module("bot.text.words"))["FluentResource"] = cache(FluentResource)
"""A catalogue is read a thousand times by the tests, and parsed once."""

GAMES = Path(__file__).parent / "data/games"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden transcripts anew")
    parser.addoption("--game", help="only what concerns one game: its rules, laws, words, pictures")


ONE_GAME = ("engines/", "renderers/", "bot/text/", "bot/edge/test_games.py", "test_rules.py")
"""Where the tests of a game lie."""
EVERY_GAME = ("bot/text/test_words.py", "test_imports.py")
"""Tests of all games at once that are quick."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if config.getoption("--game") is None or collection_path.is_dir():
        return None
    path = collection_path.relative_to(GAMES.parents[1]).as_posix()
    return None if path.startswith((*ONE_GAME, *EVERY_GAME, "conftest.py")) else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests whose name or parameters name the game, or its rules."""
    game = config.getoption("--game")
    if game is None:
        return
    if game not in (*registry.GAMES, "toy"):
        raise pytest.UsageError(f"no game {game}; there are: {', '.join(registry.GAMES)}, toy")
    letters = registry.GAMES.get(game, "toy").upper()
    mine = re.compile(rf"{game}|[\[-]{letters}[\]-]")
    wanted = [
        item
        for item in items
        if mine.search(item.nodeid) or item.nodeid.removeprefix("tests/").startswith(EVERY_GAME)
    ]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(wanted)])
    items[:] = wanted


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game is one of the games, with its words, as long as the test runs."""
    monkeypatch.setitem(registry.GAMES, "toy", "toy")
    monkeypatch.setitem(sys.modules, "engines.toy", toy_engine)
    monkeypatch.setattr(data, "_overlays", [GAMES])
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()
    registry.engine.cache_clear()
