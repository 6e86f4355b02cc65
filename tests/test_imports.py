"""Who may lean on whom. Read from the sources, so that nobody has to remember it."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance import imports
from conformance.imports import WORLD, calls, imported, within

SQL = re.compile(
    r"^\s*(select\b.+\bfrom\s+\w+\s*(where|join|order|group|limit|;|$)|insert (or \w+ )?into"
    r"|update \w+ set|delete from|(create|drop|alter) (table|index)|begin immediate|pragma)\b",
    re.IGNORECASE | re.DOTALL,
)

HOME = Path(__file__).parents[1]


def sources() -> list[Path]:
    return [
        file for room in ("engines", "renderers", "bot") for file in (HOME / room).rglob("*.py")
    ]


def faults(path: str, source: str) -> list[str]:
    """What a file does that its place forbids."""
    if not path.startswith("bot/"):
        return imports.faults(path, source)
    tree = ast.parse(source)
    found = [f"{path} imports {name}" for name in imported(path, tree) if not allowed(path, name)]
    if path != "bot/commands/simulate.py":
        found += [f"{path} calls .apply(" for _ in calls(tree, ".apply")]
    if path.startswith("bot/edge/"):
        found += [f"{path} speaks SQL: {text[:30]!r}" for text in strings(tree) if SQL.match(text)]
    return found


def allowed(path: str, name: str) -> bool:
    top = name.partition(".")[0]
    if path.startswith("bot/league/"):
        pure = top in sys.stdlib_module_names and top not in WORLD
        return pure or top == "openskill" or within(name, "bot.league", "engines.kit")
    if path.startswith(("bot/app/", "bot/store/")):
        return top not in ("discord", "simcord") and not within(name, "bot.edge", "bot.sandbox")
    return not path.startswith("bot/edge/") or top not in ("aiosqlite", "sqlite3")


def strings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_everybody_keeps_to_the_rule_of_dependence():
    found = [
        fault
        for file in sources()
        for fault in faults(file.relative_to(HOME).as_posix(), file.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engines/toy/turn.py", "import random"),
        ("engines/toy/turn.py", "from time import monotonic"),
        ("engines/toy/turn.py", "def f():\n    import os.path"),
        ("engines/toy/turn.py", "import discord"),
        ("engines/toy/turn.py", "from bot.text import Words"),
        ("engines/toy/turn.py", "from engines.other.state import State"),
        ("engines/toy/turn.py", "from ..other import state"),
        ("engines/toy/turn.py", "from engines import other"),
        ("engines/toy/turn.py", "import importlib\nimportlib.import_module('os')"),
        ("engines/kit/rng.py", "from engines.toy import turn"),
        ("engines/contract.py", "import engines.toy"),
        ("engines/kit/search.py", "import numpy"),
        ("engines/kit/search.py", "from engines.pettingzoo import to_pettingzoo"),
        ("renderers/toy.py", "from engines.toy.state import State"),
        ("renderers/toy.py", "from engines.toy import state"),
        ("renderers/toy.py", "import numpy"),
        ("renderers/toy.py", "from bot.text import Words"),
        ("bot/app/play/deeds.py", "import discord"),
        ("bot/league/pairing.py", "import random"),
        ("bot/league/standings.py", "from bot.store import Db"),
        ("bot/app/play/deeds.py", "from discord.ext import tasks"),
        ("bot/store/db.py", "from bot.edge import client"),
        ("bot/edge/client.py", "import aiosqlite"),
        ("bot/edge/client.py", "from sqlite3 import connect"),
        ("renderers/toy.py", "from engines.kit import play"),
        ("bot/edge/client.py", "x = 'SELECT id FROM games'"),
        ("bot/edge/client.py", "x = '''\n  insert into outbox values (1)'''"),
        ("bot/app/play/deeds.py", "engine.apply(state, seat, picks, rng)"),
        ("engines/toy/turn.py", "self.rules.apply(draft)"),
    ],
)
def test_a_planted_arrow_is_found(path: str, source: str):
    assert faults(path, source)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (
            "engines/toy/turn.py",
            "import json\nfrom pydantic import Field\nfrom engines.kit import rng",
        ),
        ("engines/toy/turn.py", "from engines.toy.state import State\nfrom . import view"),
        ("engines/registry.py", "from importlib import import_module\nimport_module('x')"),
        ("engines/kit/play.py", "engine.apply(draft, seat, picks, rng)"),
        ("renderers/toy.py", "from PIL import Image\nfrom engines.toy.view import TableView"),
        ("renderers/toy.py", "from engines.toy import view\nfrom engines.contract import Msg"),
        ("bot/edge/client.py", "import discord\nx = 'Select a space from the list'"),
        (
            "bot/app/play/deeds.py",
            "from engines.kit.play import play\nfrom bot.store.db import Store",
        ),
    ],
)
def test_what_is_allowed_is_not_found(path: str, source: str):
    assert not faults(path, source)
