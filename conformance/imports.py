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
MOVERS = {"engines/kit/play.py", "engines/kit/search.py", "engines/kit/simulate.py"}
NAMERS = {"engines/registry.py", "renderers/__init__.py"}
"""Where a game is found by its name."""


def faults(path: str, source: str) -> list[str]:
    """What a file of engines/ or renderers/ does that its place forbids."""
    tree = ast.parse(source)
    may = engine_may if path.startswith("engines/") else renderer_may
    found = [f"{path} imports {name}" for name in imported(path, tree) if not may(path, name)]
    if path not in NAMERS:
        found += [f"{path} imports by name" for _ in calls(tree, "import_module", "__import__")]
    if path not in MOVERS:
        found += [f"{path} calls .apply(" for _ in calls(tree, ".apply")]
    return found


def engine_may(path: str, name: str) -> bool:
    top = name.partition(".")[0]
    if top != "engines":
        if path == ENVIRONMENTS and top in ("pettingzoo", "gymnasium", "numpy"):
            return True
        return top.startswith("pydantic") or (top in sys.stdlib_module_names and top not in WORLD)
    if name.startswith("engines.pettingzoo"):
        return False
    game, other = path.split("/")[1].removesuffix(".py"), name.partition(".")[2].partition(".")[0]
    return other in SHARED or other == "" or (game == other and game not in SHARED)


def renderer_may(path: str, name: str) -> bool:
    top = name.partition(".")[0]
    if top == "engines":
        if path in NAMERS and name.startswith("engines.registry"):
            return True
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
