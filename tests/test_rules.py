"""The numbered rules of docs/rules: whatever is cited exists, and every rule is named by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.registry import engine

HOME = Path(__file__).parents[1]
PAGES = {
    "AT": "attack",
    "OV": "overlord",
    "QM": "quartermaster",
    "RR": "race_to_the_rhine",
    "TB": "table",
    "TD": "total_domination",
}
GAMES = [prefix for prefix in PAGES if prefix != "TB"]
"""The table itself is no game."""
NUMBER = r"(?:[A-Z]\.\d+|\d+(?:\.\d+)+)"
GIVEN = re.compile(rf"^(?:- |\| )?\*\*([A-Z]{{2}}-{NUMBER})\*\*", re.MULTILINE)
"""Where a page of rules gives a number away: in bold, first on its line."""
SECTION = re.compile(rf"^#+ ([A-Z]{{2}}-{NUMBER}) ", re.MULTILINE)
CITED = re.compile(rf"\b({'|'.join(PAGES)})-({NUMBER}(?:(?:, | to | and |–|/){NUMBER})*)")
"""`RR-10.21`, and the short forms after it: `RR-10.21, 10.22`."""
NAMED = re.compile(rf"(?<![a-z])({'|'.join(PAGES).lower()})_([a-z]_\d+|\d+(?:_\d+)+)")
"""A number in the name of a test: `test_rr_10_21_...`."""
DEEP = ("TD",)
"""Pages whose numbers may have three parts; elsewhere a third part is something else."""


@cache
def rules(prefix: str) -> tuple[str, ...]:
    """Every number a page gives away, in its order."""
    return tuple(GIVEN.findall(page(prefix)))


@cache
def known() -> frozenset[str]:
    """All rules of all pages, and the sections that have a number of their own."""
    sections = (id for prefix in PAGES for id in SECTION.findall(page(prefix)))
    return frozenset((*sections, *(id for prefix in PAGES for id in rules(prefix))))


@cache
def page(prefix: str) -> str:
    return (HOME / "docs" / "rules" / f"{PAGES[prefix]}.md").read_text("utf-8")


def cited(text: str) -> set[str]:
    """The rules a text speaks of, short forms written out."""
    return {
        f"{prefix}-{number}"
        for prefix, numbers in CITED.findall(text)
        for number in re.findall(NUMBER, numbers)
    }


def named(source: str) -> set[str]:
    """The rules that tests name, in their names and in what they say of themselves."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test_"
        ):
            for prefix, number in NAMED.findall(node.name):
                parts = number.upper().split("_")
                depth = len(parts) if prefix.upper() in DEEP else 2
                found.add(f"{prefix.upper()}-{'.'.join(parts[:depth])}")
            found |= cited(ast.get_docstring(node) or "")
    return found


def files(*folders: str, kinds: Iterable[str] = ("py",)) -> Iterator[Path]:
    for folder in folders:
        for kind in kinds:
            yield from sorted((HOME / folder).rglob(f"*.{kind}"))


@pytest.mark.parametrize("prefix", PAGES)
def test_no_number_is_given_twice(prefix: str) -> None:
    numbers = rules(prefix)
    assert len(numbers) > 5
    assert [id for id in set(numbers) if numbers.count(id) > 1] == []
    assert {id.partition("-")[0] for id in numbers} == {prefix}


def test_a_number_that_does_not_exist_is_found() -> None:
    assert cited("# RR-10.21, 99.1 and TD-6.2.5, W.77 or AT-14.2 to 14.98") - known() == {
        "RR-99.1",
        "TD-W.77",
        "AT-14.98",
    }
    assert named("def test_qm_99_1_what_at_1_1_says(): ...") - known() == {"QM-99.1"}


@pytest.mark.parametrize("folder", ["engines", "renderers", "bot", "tools", "tests"])
def test_every_rule_cited_in_code_exists(folder: str) -> None:
    strange = {
        (str(file.relative_to(HOME)), id)
        for file in files(folder)
        if file != Path(__file__)
        for id in cited(file.read_text("utf-8")) - known()
    }
    assert sorted(strange) == [], "cited, but not in docs/rules"


@pytest.mark.parametrize("folder", ["data", "docs"])
def test_every_rule_cited_in_words_exists(folder: str) -> None:
    strange = {
        (str(file.relative_to(HOME)), id)
        for file in files(folder, kinds=("md", "ftl"))
        for id in cited(file.read_text("utf-8")) - known()
    }
    assert sorted(strange) == [], "cited, but not in docs/rules"


@cache
def proven() -> frozenset[str]:
    sources = (file.read_text("utf-8") for file in files("tests") if file.stem[:5] == "test_")
    return frozenset().union(*(named(source) for source in sources))


@pytest.mark.parametrize("prefix", PAGES)
def test_every_rule_is_named_by_a_test(prefix: str) -> None:
    missing = [id for id in rules(prefix) if id not in proven()]
    assert missing == [], "no test has these numbers in its name or docstring"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(proven() - known()) == []


@pytest.mark.parametrize("prefix", GAMES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_players_look_up_has_the_same_numbers(prefix: str, lang: str) -> None:
    """The short rules of a game hold headings and rules, nothing else."""
    file = HOME / "data" / PAGES[prefix] / f"rules.{lang}.md"
    lines = [line for line in file.read_text("utf-8").splitlines() if line]
    rules = [line.split(maxsplit=1)[0] for line in lines if not line.startswith("#")]
    assert [id for id in rules if id not in known()] == []
    assert {id.partition("-")[0] for id in rules} == {prefix}


@pytest.mark.parametrize("prefix", GAMES)
def test_every_question_of_a_random_game_names_a_rule_that_exists(prefix: str) -> None:
    game, dice = engine(PAGES[prefix]), SeededRng(b"rules")
    seats = [seat for chair in game.chairs({}) for seat in chair]
    names: set[str] = set()
    for at, (offers, _, _) in enumerate(walk(game, game.new(seats, {}, dice), dice, QuickRng(3))):
        names |= {offer.rule for offer in offers.values()}
        if at == 400:
            break
    assert len(names) > 5
    assert names - known() == set()
