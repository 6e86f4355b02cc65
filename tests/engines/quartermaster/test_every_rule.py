"""Every numbered rule of the specification is named by a test that would fail without it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
AT_THE_TABLE = HERE.parents[1] / "bot" / "app" / "test_quartermaster.py"
"""Clocks, the veil, languages and threads are the table's, not the game's."""

RULES = {
    0: 4, 1: 8, 2: 7, 3: 13, 4: 12, 5: 13, 6: 6, 7: 11, 8: 5, 9: 6, 10: 5, 11: 11, 12: 12, 13: 7,
    14: 16, 15: 17, 16: 11, 17: 15, 18: 6, 19: 8, 20: 8, 21: 4, 22: 31, 23: 10, 24: 3, 25: 18,
    26: 25, 27: 21, 28: 5, 29: 7, 30: 26, 31: 20, 32: 33, 33: 39,
}  # fmt: skip
"""How many rules each section of QM has."""


def named() -> set[tuple[int, int]]:
    """Rules in names of tests (`qm_4_11`) and in what they say of themselves (`QM-30.12`)."""
    found: set[tuple[int, int]] = set()
    for file in (*HERE.glob("test_*.py"), AT_THE_TABLE):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
                "test_"
            ):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                for section, rule in re.findall(r"qm[_-](\d+)[_.](\d+)", text, re.IGNORECASE):
                    found.add((int(section), int(rule)))
    return found


def test_the_specification_has_443_rules():
    assert sum(RULES.values()) == 443


@pytest.mark.parametrize("section", RULES)
def test_every_rule_of_a_section_is_named_by_a_test(section: int):
    wanted = {(section, rule) for rule in range(1, RULES[section] + 1)}
    if section == 0:
        wanted = {(0, rule) for rule in range(1, 5)}
    missing = sorted(rule for _, rule in wanted - named())
    assert not missing, f"QM-{section}: {missing}"


def test_no_test_names_a_rule_that_does_not_exist():
    strange = {f"QM-{s}.{r}" for s, r in named() if not 1 <= r <= RULES.get(s, 0)}
    assert strange == set()
