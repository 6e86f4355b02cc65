"""What every test stands on."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from bot.text import Words
from bot.text.words import catalogue
from engines import registry
from tests import files
from tests.engines.toy import TOY

files.quick()
Words.strict = True
vars(import_module("bot.text.words"))["FluentResource"] = cache(FluentResource)
"""A catalogue is read a thousand times by the tests, and parsed once."""

gc.set_threshold(100_000, 50, 100)
"""Tests keep games and prepared pictures: looked through less often, nothing is lost."""

HOME = Path(__file__).parent
pytest_plugins = ["conformance.plugin"]


ONE_GAME = ("engines/", "renderers/", "bot/text/", "bot/edge/test_games.py", "test_rules.py")
"""Where the tests of a game lie."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    game = config.getoption("--game")
    if game is None or collection_path.is_dir():
        return None
    path = collection_path.relative_to(HOME)
    of_another = {*registry.GAMES, "toy"}.difference((game,)).intersection(path.parts)
    mine = not of_another and path.as_posix().startswith((*ONE_GAME, "conftest.py"))
    return None if mine else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests whose name or parameters name the game, or its rules."""
    game = config.getoption("--game")
    if game is None:
        return
    if game not in (*registry.GAMES, "toy"):
        raise pytest.UsageError(f"no game {game}; there are: {', '.join(registry.GAMES)}, toy")
    letters = registry.GAMES.get(game, TOY).prefix.upper()
    mine = re.compile(rf"{game}|[\[-]{letters}[\]-]")
    wanted = [item for item in items if mine.search(item.nodeid)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(wanted)])
    items[:] = wanted


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game is one of the games, with its words, as long as the test runs."""
    monkeypatch.setitem(registry.GAMES, "toy", TOY)
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()
    registry.engine.cache_clear()
