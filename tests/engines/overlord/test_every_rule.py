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
    *(TESTS / "renderers" / "overlord").glob("test_*.py"),
    *(TESTS / "bot").rglob("test_*.py"),
    TESTS / "e2e" / "test_overlord.py",
)
"""Pictures, clocks, languages and threads are told by those who show them."""

RULES = {
    1: 15, 2: 15, 3: 14, 4: 7, 5: 8, 6: 11, 7: 40, 8: 11, 9: 21, 10: 13, 11: 12, 12: 14, 13: 34,
    14: 14, 15: 9, 16: 12, 17: 19, 18: 17, 19: 6, 20: 6, 21: 16, 22: 14, 23: 13, 24: 7, 25: 29,
    26: 10, 27: 30, 28: 12, 29: 16, 30: 16, 31: 24, 32: 29, 33: 16, 34: 27, 35: 53, 36: 75, 37: 7,
}  # fmt: skip
"""How many rules each section of OV has."""


@cache
def named() -> frozenset[tuple[int, int]]:
    """Rules in names of tests (`ov_4_1`) and in what they say of themselves (`OV-30.12`)."""
    found: set[tuple[int, int]] = set()
    for file in (*HERE.glob("test_*.py"), *ELSEWHERE):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
                "test_"
            ):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                for section, rule in re.findall(r"ov[_-](\d+)[_.](\d+)", text, re.IGNORECASE):
                    found.add((int(section), int(rule)))
    return frozenset(found)


def test_the_specification_has_692_rules() -> None:
    assert sum(RULES.values()) == 692


@pytest.mark.parametrize("section", RULES)
def test_every_rule_of_a_section_is_named_by_a_test(section: int) -> None:
    wanted = {(section, rule) for rule in range(1, RULES[section] + 1)}
    missing = sorted(rule for _, rule in wanted - named())
    assert not missing, f"OV-{section}: {missing}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    strange = {f"OV-{s}.{r}" for s, r in named() if not 1 <= r <= RULES.get(s, 0)}
    assert strange == set()
