"""What the store asks is said in words that other databases understand too, and in an order that
does not depend on how rows lie in the file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

STORE = Path(__file__).parents[3] / "bot" / "store"
ABOUT_THE_FILE = {"copies.py", "db.py", "health.py", "rows.py"}
ASKED = {"execute": 0, "executemany": 0, "exists": 1}
ASKED |= dict.fromkeys(("each", "select", "one", "first", "column"), 2)
"""Which argument of what is the statement, or what follows on its columns."""

ONLY_HERE = {
    "INSERT OR": "ON CONFLICT (key) DO ...",
    r"ON CONFLICT DO UPDATE": "name the key",
    "GLOB": "LIKE",
    r"\bIS (NOT )?\?": "coalesce on both sides",
    r"\?\d": "a value given twice, or excluded",
    r"(?<!IS )\bNOT (?!NULL|EXISTS|IN\b)\w+(\.\w+)?(\s+(AND|OR)\b|\)|$)": "= 0",
    r"sum\([^()]*=": "count(CASE WHEN ... THEN 1 END)",
}
ANY_ORDER = {  # what is made a set or a dict, or summed, of these
    *("opened FROM doors", "ended - started", "user, deputy FROM deputies", "kind = 'concede'"),
    *("kind = 'bell'", "id, game, status, ended, seq FROM games", "GROUP BY", "by FROM openings"),
    *("UNION", "WHERE safety = 1", "sqlite_master", "SELECT (…) + (…)", "SELECT …, … FROM …"),
}


def statements(source: str) -> Iterator[tuple[str, bool]]:
    """Every statement of a module as far as its text is known, and whether one row is wanted."""
    tree = ast.parse(source)
    single = {
        id(node.func.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "fetchone"
    }
    said = [
        (node.lineno, node.targets[0].id, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    ]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        place = ASKED.get(name, len(node.args))
        if place < len(node.args):
            given = node.args[place]
            if isinstance(given, ast.Name):  # it was written down just before
                before = [each for each in said if each[0] < node.lineno and each[1] == given.id]
                given = max(before, key=lambda each: each[0])[2] if before else given
            yield "".join(_texts(given)), id(node) in single or name in ("one", "first")


def _texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            for each in values:
                yield from _texts(each)
        case ast.FormattedValue():
            yield "…"


def complaints(source: str) -> list[str]:
    found = []
    for text, single in statements(source):
        found += [f"{text}: {better}" for odd, better in ONLY_HERE.items() if re.search(odd, text)]
        several = (
            text.startswith(("SELECT", "FROM")) and not text.startswith("SELECT 1 ") and not single
        )
        if several and "ORDER BY" not in text and not any(each in text for each in ANY_ORDER):
            found.append(f"{text}: ORDER BY")
    return found


@pytest.mark.parametrize("path", sorted(STORE.glob("*.py")), ids=lambda path: path.stem)
def test_statements_are_no_dialect_and_lists_have_an_order(path: Path) -> None:
    if path.name not in ABOUT_THE_FILE:
        assert complaints(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT OR REPLACE INTO notes (game) VALUES (?)",
        "INSERT INTO notes (game) VALUES (?) ON CONFLICT DO UPDATE SET game = 1",
        "DELETE FROM facts WHERE name GLOB 'x*'",
        "DELETE FROM outbox WHERE seat IS ?",
        "UPDATE looks SET seq = ?2",
        "DELETE FROM seats WHERE NOT conceded AND place = 1",
        "SELECT sum(place = 1) FROM results",
        "SELECT id FROM games WHERE channel = ?",
    ],
)
def test_a_statement_of_another_kind_is_found(statement: str) -> None:
    assert complaints(f"db.execute({statement!r})")


@pytest.mark.parametrize(
    "asked",
    [
        "select(db, GameRow, 'FROM games WHERE channel = ?', 1)",
        "column(db, int, 'SELECT id FROM games WHERE channel = ?', 1)",
        "sql = 'SELECT id FROM games'\ncolumn(db, int, sql)",
        "first(db, int, 'SELECT id FROM games WHERE NOT status AND id = ?', 1)",
    ],
)
def test_so_is_one_behind_a_helper(asked: str) -> None:
    assert complaints(asked)


def test_one_row_needs_no_order() -> None:
    assert not complaints("first(db, int, 'SELECT id FROM games WHERE id = ?', 1)")
    assert not complaints("db.execute('SELECT id FROM games WHERE id = ?').fetchone()")
