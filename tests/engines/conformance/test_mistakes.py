"""The laws catch what goes wrong in a first game: mistakes planted in the template, one at a time.

Each is tried in a process of its own that begins with everything read, so that it takes a moment.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from inspect import signature
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.commands import new_game
from bot.text import LANGUAGES
from bot.text.words import catalogue, words
from engines.contract import Title
from engines.registry import LEFT_OUT, admit

NAME = "first_try"
MISTAKES = tomllib.loads(Path(__file__).with_name("mistakes.toml").read_text("utf-8"))["mistake"]
PARTS = new_game.OWN | {
    "tests/engines/sample_game/": "sample_game/tests/",
    "tests/renderers/test_sample_game.py": "sample_game/tests/test_pictures.py",
}
"""The tests lie inside the package here: `tests` is ours."""
QUICK = ("test_saved", "test_promise", "test_what", "test_no", "test_every_rule")


def written(folder: Path, mistake: dict[str, str]) -> None:
    """The template as a package, with a mistake in it."""
    names = {"sample_game": NAME, "SampleGame": "FirstTry", "Sample Game": "First Try"}
    new_game.write(folder, names, "ft", PARTS)
    if mistake:
        said = partial(new_game.said, words=names, prefix="ft", moved=PARTS)
        files = list(folder.glob(said(mistake["file"])))
        for file in files:
            text = file.read_text("utf-8")
            assert said(mistake["old"]) in text, f"{mistake['name']}: nothing to replace"
            file.write_text(text.replace(said(mistake["old"]), said(mistake["new"])), "utf-8")
        assert files, f"{mistake['name']}: no such file"


def caught(folder: Path) -> str:
    """The first law or test that fails, and what it says; nothing if all hold."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "conformance"]:
        del sys.modules[name]
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True
    admit(NAME, lambda: Title(NAME, "ft", 1, NAME))
    catalogue.cache_clear()
    if NAME in LEFT_OUT:
        return f"it is left out: {LEFT_OUT[NAME]}"
    for name, ask in asked():
        try:
            ask()
        except pytest.skip.Exception:
            continue
        except BaseException as error:
            return f"{name}: {type(error).__name__}: {error}"
    return ""


def asked() -> Iterator[tuple[str, Callable[[], object]]]:
    """The game's own tests, then what every game promises, the quick ones first."""
    for module in ("test_rules", "test_pictures"):
        yield from parametrized(import_module(f"{NAME}.tests.{module}"))
    cases = import_module("conformance.cases").cases_of(NAME)
    for room in ("laws", "leaks", "hidden", "computers", "pictures"):
        for law, case in product(import_module(f"conformance.{room}").LAWS, cases):
            yield f"{law.__name__}[{case}]", partial(law, case)
    known = {"game": NAME, "prefix": "FT", "request": Plain}
    golden = import_module("conformance.golden").transcripts(NAME)
    yield from parametrized(
        import_module("conformance.promises"), known, transcript=golden, case=cases
    )


class Plain:
    """What a test asks pytest about: nothing is to be written."""

    class config:
        @staticmethod
        def getoption(name: str) -> bool:
            return False


def parametrized(
    module: Any, known: dict[str, Any] | None = None, **several: Any
) -> Iterator[tuple[str, Callable[[], object]]]:
    """The tests of a module, each with all its parameters."""
    tests = {name: each for name, each in vars(module).items() if name.startswith("test_")}
    for name in sorted(tests, key=lambda name: not name.startswith(QUICK)):
        ways: list[dict[str, Any]] = [dict(known or {})]
        named = {**several, "lang": LANGUAGES}
        for mark in getattr(tests[name], "pytestmark", ()):
            keys, values = mark.args
            keys = keys.split(",") if isinstance(keys, str) else keys
            rows = [value if len(keys) > 1 else (value,) for value in values]
            ways = [{**way, **dict(zip(keys, row, strict=True))} for way in ways for row in rows]
            named = {key: each for key, each in named.items() if key not in keys}
        wanted = signature(tests[name]).parameters
        if "law" in wanted:
            continue
        for key in named.keys() & wanted.keys():
            ways = [{**way, key: each} for way in ways for each in named[key]]
        for way in ways:
            given = {key: way[key] for key in wanted}
            yield name, partial(tests[name], **given)


def in_a_fork(folder: Path) -> str:
    """The same, in a process that is thrown away."""
    reads, writes = os.pipe()
    if not (child := os.fork()):
        told = "it ended without a word"
        try:
            told = caught(folder)
        except BaseException as error:
            told = f"{type(error).__name__}: {error}"
        finally:
            os.write(writes, told.encode()[:4000])
            os._exit(0)
    os.close(writes)
    with os.fdopen(reads, "rb") as pipe:
        told = pipe.read().decode(errors="replace")
    os.waitpid(child, 0)
    return told


@pytest.fixture(scope="module", autouse=True)
def everything_is_read() -> None:
    for room in ("promises", "rules"):
        import_module(f"conformance.{room}")
    for lang in LANGUAGES:
        words(lang)


@pytest.mark.slow
def test_the_template_without_a_mistake_breaks_no_law(tmp_path: Path) -> None:
    written(tmp_path, {})
    assert in_a_fork(tmp_path) == ""


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: each["name"])
def test_a_mistake_is_caught(mistake: dict[str, str], tmp_path: Path) -> None:
    written(tmp_path, mistake)
    told = in_a_fork(tmp_path)
    print(told[:300])
    assert "SyntaxError" not in told, "planted badly"
    assert told, f"nothing says that {mistake['name']}"


@pytest.mark.parametrize(
    "name", ["hands of others are imagined as they are", "an option without effect"]
)
def test_one_mistake_in_a_moment(name: str, tmp_path: Path) -> None:
    """Two of them every time: no leak of `imagine` is seen by another law."""
    written(tmp_path, next(each for each in MISTAKES if each["name"] == name))
    assert in_a_fork(tmp_path)
