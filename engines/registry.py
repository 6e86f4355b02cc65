"""The games the bot knows. To add one, add its name to the table."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from engines.contract import Engine

GAMES = {
    "race_to_the_rhine": "rr",
    "quartermaster": "qm",
    "attack": "at",
    "total_domination": "td",
    "overlord": "ov",
}
"""Each with the prefix of its message ids: `rr-seat-red`, `rr-verb-move`."""


@cache
def engine(name: str) -> Engine[Any]:
    """The rules of a game; its data is read on first use."""
    if name not in GAMES:
        raise KeyError(name)
    found: Engine[Any] = import_module(f"engines.{name}").ENGINE
    return found
