"""Every numbered rule of the specification is named by a test that would fail without it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TESTS = HERE.parents[1]
ELSEWHERE = (
    TESTS / "renderers" / "total_domination" / "test_total_domination.py",
    TESTS / "bot" / "app" / "test_total_domination.py",
    TESTS / "e2e" / "test_total_domination.py",
)
"""What is drawn, what is the table's, what takes a whole year."""

RULES = {
    "0": 12, "1": 6, "2": 7, "3.1": 2, "3.2": 6, "3.3": 8, "3.4": 2, "3.5": 9, "3.6": 5, "3.7": 7,
    "3.8": 13, "3.9": 6, "4.0": 3, "4.1": 15, "4.2": 10, "4.3": 20, "5.1": 6, "5.2": 1, "6.0": 9,
    "6.1": 15, "6.2": 18, "6.3": 10, "6.4": 8, "6.5": 1, "7.0": 4, "7.1": 6, "7.2": 16, "7.3": 5,
    "7.4": 6, "7.5": 5, "8.0": 7, "8.1": 16, "8.2": 3, "9.0": 4, "9.1": 5, "9.2": 4, "10.1": 14,
    "10.2": 2, "10.3": 1, "11.1": 22, "11.2": 10, "11.3": 7, "11.4": 6, "12.1": 5, "12.2": 7,
    "13.1": 7, "13.2": 12, "13.3": 3, "13.4": 8, "13.5": 4, "D": 22, "S": 10, "H": 9, "V": 16,
    "E": 17, "O": 11, "W": 32, "X": 3,
}  # fmt: skip
"""How many rules each section of TD has."""


@cache
def named() -> set[tuple[str, int]]:
    """Rules in names of tests (`td_4_1_11`, `td_w_5`) and in what they say of themselves
    (`TD-8.1.2`)."""
    found: set[tuple[str, int]] = set()
    for file in (*HERE.glob("test_*.py"), *ELSEWHERE):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
                "test_"
            ):
                for id in re.findall(r"td_([a-z]|\d+)((?:_\d+)+)", node.name):
                    found.add(_rule(id[0].upper() + id[1].replace("_", ".")))
                said = ast.get_docstring(node) or ""
                found |= {_rule(id) for id in re.findall(r"TD-((?:\d+|[A-Z])(?:\.\d+)+)", said)}
    return found


def _rule(id: str) -> tuple[str, int]:
    section, _, rule = id.rpartition(".")
    return section, int(rule)


def test_the_specification_has_508_rules():
    assert sum(RULES.values()) == 508


@pytest.mark.parametrize("section", RULES)
def test_every_rule_of_a_section_is_named_by_a_test(section: str):
    wanted = {(section, rule) for rule in range(1, RULES[section] + 1)}
    missing = sorted(rule for _, rule in wanted - named())
    assert not missing, f"TD-{section}: {missing}"


def test_no_test_names_a_rule_that_does_not_exist():
    strange = {f"TD-{s}.{r}" for s, r in named() if not 1 <= r <= RULES.get(s, 0)}
    assert strange == set()
