"""What can be done from a shell, one module each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from sqlite3 import DatabaseError
from typing import Any

from bot.store.db import File, Unfit, looking
from engines.contract import Engine
from engines.registry import GAMES, engine


class Mistake(Exception):
    """A sentence for whoever typed the command, and its exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def release() -> str:
    try:
        return version("adjutant")
    except PackageNotFoundError:
        return "from a checkout"


def rules(game: str) -> Engine[Any]:
    if game not in GAMES:
        raise Mistake(f"there is no game called {game}; there are: {', '.join(GAMES)}")
    return engine(game)


@contextmanager
def readable(file: Path) -> Iterator[None]:
    """What is wrong with a file is told in a sentence."""
    try:
        yield
    except (FileNotFoundError, Unfit) as unfit:
        raise Mistake(str(unfit)) from None
    except DatabaseError as broken:
        raise Mistake(f"{file} cannot be read: {broken}") from None


@contextmanager
def looking_at(file: Path) -> Iterator[File]:
    """The games of a file, to be read only."""
    with readable(file), looking(file) as db:
        yield db
