"""How the bot is cut: no class that knows too much, no chains, one name for one thing, and a map
that is true. What is listed as unfinished may only become less."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
MOST = 25
"""Methods of a class."""
BASES = {"ABC", "Protocol", "NamedTuple", "Enum", "Exception", "Generic"}

LARGE: dict[str, int] = {}


def sources(folder: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((HOME / folder).rglob("*.py")):
        yield path.relative_to(HOME).as_posix(), ast.parse(path.read_text("utf-8"))


def classes(folder: str) -> dict[str, list[tuple[str, ast.ClassDef]]]:
    found = defaultdict(list)
    for path, tree in sources(folder):
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append((path, node))
    return found


KNOWN = classes("bot")


def bases(node: ast.ClassDef) -> list[str]:
    return [re.sub(r"\[.*", "", ast.unparse(each)).rpartition(".")[2] for each in node.bases]


def methods(node: ast.ClassDef) -> int:
    """Its own and those of ancestors of ours."""
    own = sum(isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) for each in node.body)
    ours = [KNOWN[each][0][1] for each in bases(node) if each in KNOWN]
    return own + sum(map(methods, ours))


def test_no_class_has_more_methods_than_somebody_can_know() -> None:
    found = {
        name: methods(node)
        for name, several in KNOWN.items()
        for _, node in several
        if methods(node) > MOST
    }
    assert {name: n for name, n in found.items() if n > LARGE.get(name, MOST)} == {}
    assert LARGE.keys() <= found.keys(), "they may leave the list"


def test_nothing_in_the_app_inherits() -> None:
    heirs = {
        name
        for name, several in classes("bot/app").items()
        for _, node in several
        if set(bases(node)) - BASES
    }
    assert heirs == set()


def homonyms() -> dict[str, list[str]]:
    found = {name: [path for path, _ in several] for name, several in KNOWN.items()}
    for path, _ in sources("bot"):
        if not path.endswith("__init__.py"):
            found.setdefault(Path(path).name, []).append(path)
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def test_one_name_is_one_class_or_module() -> None:
    assert homonyms() == {}


def test_no_module_is_called_like_a_package_beside_it() -> None:
    for path, _ in sources("bot"):
        assert not (HOME / path.removesuffix(".py")).is_dir(), path


def test_the_map_of_the_app_is_true() -> None:
    said = (HOME / "ARCHITECTURE.md").read_text("utf-8").partition("`bot/app` is cut by subject")[2]
    lines = re.findall(
        r"^    (\w+(?:/|\.py)) ", said.partition("and in `bot/edge`")[0], re.MULTILINE
    )
    app = HOME / "bot/app"
    rooms = {f"{each.name}/" for each in app.iterdir() if (each / "__init__.py").is_file()}
    assert set(lines) == rooms | {each.name for each in app.glob("*.py")} - {"__init__.py"}


@pytest.mark.parametrize("room", [p.name for p in (HOME / "bot/app").iterdir() if p.is_dir()])
def test_every_room_says_what_it_is_for(room: str) -> None:
    if room != "__pycache__":
        assert ast.get_docstring(ast.parse((HOME / f"bot/app/{room}/__init__.py").read_text()))
