"""What can be done from a shell, one module each."""

from __future__ import annotations

from typing import Any

from engines.contract import Engine
from engines.registry import GAMES, engine


class Mistake(Exception):
    """A sentence for whoever typed the command."""


def rules(game: str) -> Engine[Any]:
    if game not in GAMES:
        raise Mistake(f"there is no game called {game}; there are: {', '.join(GAMES)}")
    return engine(game)
