"""The messages of a game's catalogues, for tests of words."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

DATA = Path(__file__).parents[2] / "data"


class Gaps(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name.partition("-")[0])  # `{ $space-in }` is a form of `space`


def catalogue(game: str, lang: str) -> dict[str, set[str]]:
    """The ids of messages with the gaps of their sentences."""
    text = (DATA / game / "words" / f"{lang}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            gaps = Gaps()
            gaps.visit(entry)
            found[entry.id.name] = gaps.names
    return found
