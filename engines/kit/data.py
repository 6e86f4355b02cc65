"""Reads maps, cards and tables from data/, or from a host's own folder over it."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from engines import registry

M = TypeVar("M", bound=BaseModel)

HOME = Path(__file__).parents[2] / "data"
_overlays: list[Path] = []


class Row(BaseModel):
    """A record in a data file. Unknown fields are errors, not extras."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class BadData(Exception):
    """A data file that cannot be used: which file, which entry, why."""

    def __init__(self, file: Path, entry: str, why: str) -> None:
        super().__init__(f"{file}: {entry}: {why}" if entry else f"{file}: {why}")
        self.file, self.entry, self.why = file, entry, why


def home(game: str) -> Path:
    """The folder of a game's words, rules and facts: in data/, or in the package it came in."""
    title = registry.GAMES.get(game)
    return package(title.package) / "data" if title and title.package else HOME / game


def package(name: str) -> Path:
    """The folder of a package that a game came in."""
    return Path(str(resources.files(name)))


def packages() -> list[Path]:
    """The folders of all of them."""
    return [package(title.package) for title in registry.GAMES.values() if title.package]


def add_overlay(folder: Path) -> None:
    """Put a host's folder over data/. Its files replace ours of the same name.

    Must be called before a game is first used: games keep what they have read.
    """
    if not folder.is_dir():
        raise BadData(folder, "", "there is no such folder")
    for own in sorted(folder.iterdir()):
        if own.is_dir() and not home(own.name).is_dir():
            raise BadData(
                own, "", "data/ has no folder of this name, so it would stand in for none"
            )
    _overlays.append(folder)


def path(game: str, name: str) -> Path:
    """Where a data file of a game is: in the latest overlay that has it, else in its own folder."""
    for folder in reversed(_overlays):
        if (found := folder / game / name).is_file():
            return found
    return home(game) / name


def folder(game: str, name: str) -> list[str]:
    """The JSON files in a folder of a game, a host's own included, as names for `path`."""
    homes = [home(game), *(overlay / game for overlay in _overlays)]
    found = {file.name for each in homes for file in (each / name).glob("*.json")}
    return [f"{name}/{file}" for file in sorted(found)]


def read(game: str, name: str, model: type[M]) -> M:
    """A data file, checked against its model."""
    return read_file(path(game, name), model)


class Events(Row):
    """`events.json`: how the messages of a game's log are told later."""

    turns: frozenset[str]
    major: frozenset[str]
    minor: frozenset[str]


def events(game: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The messages that begin a turn; those a summary keeps first; those it leaves out."""
    found = read(game, "events.json", Events)
    return found.turns, found.major, found.minor


def read_file(file: Path, model: type[M]) -> M:
    try:
        raw = json.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise BadData(file, "", "there is no such file") from None
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadData(file, "", f"not JSON: {error}") from None
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadData(file, _entry(raw, first["loc"]), first["msg"]) from None


def _entry(raw: Any, loc: tuple[int | str, ...]) -> str:
    """The path to a faulty entry, by ids where there are any: `spaces koln, lanes`."""
    words: list[str] = []
    for step in loc:
        try:
            raw = raw[step]
        except (KeyError, IndexError, TypeError):
            raw = None
        if isinstance(step, int) and isinstance(raw, dict) and "id" in raw:
            words.append(str(raw["id"]))
        else:
            words.append(str(step))
    return " > ".join(words)
