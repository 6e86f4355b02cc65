"""Where the parts of a game lie: in the rooms of this repository, or in a package of its own."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from engines.kit import data
from engines.registry import GAMES

HOME = data.HOME.parent
"""The repository, or where Adjutant is installed."""


class Place(NamedTuple):
    """The folders of one game, its numbered rules, and what its tests are called."""

    engine: Path
    pictures: Path
    data: Path
    rules: Path
    tests: Path
    imported: str

    def room(self, folder: str) -> Path | None:
        """What stands for a folder of the repository."""
        rooms = {"engines": self.engine, "renderers": self.pictures}
        return {**rooms, "data": self.data, "tests": self.tests}.get(folder)


def place(game: str) -> Place:
    title = GAMES.get(game)
    if game == "toy":
        toy = HOME / "tests/engines/toy"
        return Place(
            toy, toy / "pictures", toy / "data", toy / "rules.md", toy, "tests.engines.toy"
        )
    if title is not None and title.package:
        own = data.package(title.package)
        imported = f"{title.package}.tests" if (own / "tests").is_dir() else "tests"
        spec = find_spec(f"{imported}.twin")
        tests = Path(spec.origin or "").parent if spec else Path("tests")
        rules = own / "rules.md"
        return Place(own / "engine", own / "pictures", own / "data", rules, tests, imported)
    tests = HOME / "tests/engines" / game
    return Place(
        HOME / "engines" / game,
        HOME / "renderers" / game,
        HOME / "data" / game,
        HOME / f"docs/rules/{game}.md",
        tests,
        f"tests.engines.{game}",
    )
