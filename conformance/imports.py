"""Who may lean on whom. Read from the sources, so that nobody has to remember it."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import PurePosixPath

from conformance.places import place
from engines.registry import GAMES

SHARED = {"contract", "extras", "registry", "kit", "pettingzoo"}
"""What lies in engines/ and is no game."""
ENVIRONMENTS = "engines/pettingzoo.py"
"""An extra that needs more than pydantic; no other module of engines imports it."""
WORLD = {"asyncio", "time", "os", "random", "secrets", "datetime", "uuid", "socket", "subprocess"}
"""What a rule must not ask: the clock, chance, the machine."""
SQL = re.compile(
    r"^\s*(select\b.+\bfrom\s+\w+\s*(where|join|order|group|limit|;|$)|insert (or \w+ )?into"
    r"|update \w+ set|delete from|(create|drop|alter) (table|index)|begin immediate|pragma)\b",
    re.IGNORECASE | re.DOTALL,
)
MOVERS = {
    "engines/kit/play.py",
    "engines/kit/search.py",
    "engines/kit/simulate.py",
    "tools/lab/season.py",
    "bot/commands/simulate.py",
}
NAMERS = {"engines/registry.py", "renderers/__init__.py"}
"""Where a game is found by its name."""


def faults(path: str, source: str) -> list[str]:
    """What a file does that its place forbids."""
    tree = ast.parse(source)
    wrong = [name for name in imported(path, tree) if not allowed(path, name)]
    found = [f"{path} imports {name}" for name in wrong]
    if path.startswith(("engines/", "renderers/")) and path not in NAMERS:
        found += [f"{path} imports by name" for _ in calls(tree, "import_module", "__import__")]
    if path not in MOVERS:
        found += [f"{path} calls .apply(" for _ in calls(tree, ".apply")]
    if path.startswith("bot/edge/"):
        found += [f"{path} speaks SQL: {text[:30]!r}" for text in strings(tree) if SQL.match(text)]
    return found


def allowed(path: str, name: str) -> bool:
    top = name.partition(".")[0]
    room = path.partition("/")[0]
    if room == "engines":
        return engine_may(path, name, top)
    if room == "renderers":
        return renderer_may(name, top) or (path in NAMERS and name.startswith("engines.registry"))
    if path.startswith("bot/league/"):
        pure = top in sys.stdlib_module_names and top not in WORLD
        return pure or top == "openskill" or within(name, "bot.league", "engines.kit")
    if path.startswith(("bot/app/", "bot/store/")):
        return top not in ("discord", "simcord") and not within(name, "bot.edge", "bot.sandbox")
    if path.startswith("bot/edge/"):
        return top not in ("aiosqlite", "sqlite3")
    return True


def engine_may(path: str, name: str, top: str) -> bool:
    if top != "engines":
        if path == ENVIRONMENTS and top in ("pettingzoo", "gymnasium", "numpy"):
            return True
        return top.startswith("pydantic") or (top in sys.stdlib_module_names and top not in WORLD)
    if name.startswith("engines.pettingzoo"):
        return False
    game, other = path.split("/")[1].removesuffix(".py"), name.partition(".")[2].partition(".")[0]
    return other in SHARED or other == "" or (game == other and game not in SHARED)


def renderer_may(name: str, top: str) -> bool:
    if top == "engines":
        if within(name, "engines.contract", "engines.kit.data"):  # where our files lie
            return True
        return name.split(".")[2:3] == ["view"]
    return top in ("PIL", "zlib_ng", "pydantic", "renderers") or (
        top in sys.stdlib_module_names and top != "asyncio"
    )


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def imported(path: str, tree: ast.AST) -> Iterator[str]:
    """The modules a file names, in full. `from a import b` names a.b: b may be a module."""
    here = PurePosixPath(path).parts[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(here[: len(here) - node.level + 1]) if node.level else []
            base += node.module.split(".") if node.module else []
            yield from (".".join([*base, alias.name]) for alias in node.names)


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """Calls of functions (`f`) or of methods (`.f`)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                called = "." + node.func.attr
            else:
                called = getattr(node.func, "id", "")
            if called in names or called.removeprefix(".") in names:
                yield node


def strings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def of_game(game: str) -> Iterator[str]:
    """What the files of a game do that their places forbid; a package is read as if it lay here."""
    where, package = place(game), GAMES[game].package
    for room, folder in (("engines", where.engine), ("renderers", where.pictures)):
        for file in folder.rglob("*.py"):
            source = file.read_text("utf-8")
            if package:
                source = re.sub(rf"\b{package}\.engine\b", f"engines.{game}", source)
                source = re.sub(rf"\b{package}\.pictures\b", f"renderers.{game}", source)
            yield from faults(f"{room}/{game}/{file.relative_to(folder).as_posix()}", source)
