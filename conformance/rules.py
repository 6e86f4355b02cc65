"""Looks a rule up by its number: what it says, which code carries it out, which tests name it.

python -m conformance.rules QM-17.5 TD-7.2.4

Short forms are written out: a line that says `TD-7.2.2 to 7.2.4` is found for TD-7.2.3 as well.
The tests of rules read citations with the same functions.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from conformance.places import HOME, place
from engines.registry import GAMES

PACKAGED = [place(title.name) for title in GAMES.values() if title.package]
PAGES = {
    letters[1]: file
    for file in [*sorted((HOME / "docs/rules").glob("*.md")), *(each.rules for each in PACKAGED)]
    if (letters := re.match(r"# .* \(([A-Z]{2})\)\n", file.read_text("utf-8")))
}
"""The pages of docs/rules, and those in packages, by the letters at the end of their first line."""
CODE = ("engines", "bot", "renderers")
NUMBER = r"(?:[A-Z]\.\d+|\d+(?:\.\d+)+)"
GIVEN = re.compile(rf"^(?:- |\| )?\*\*([A-Z]{{2}}-{NUMBER})\*\*.*", re.MULTILINE)
"""Where a page of rules gives a number away: in bold, first on its line."""
SECTION = re.compile(rf"^#+ ([A-Z]{{2}}-{NUMBER}) .*", re.MULTILINE)
CITED = re.compile(rf"\b({'|'.join(PAGES)})-({NUMBER}(?:(?:, | to | and |–|/){NUMBER})*)")
"""`RR-10.21`, and the short forms after it: `RR-10.21, 10.22`."""
NAMED = re.compile(rf"(?<![a-z])({'|'.join(PAGES).lower()})_([a-z]_\d+|\d+(?:_\d+)+)")
"""A number in the name of a test: `test_rr_10_21_...`."""
DEEP = ("TD",)
"""Pages whose numbers may have three parts; elsewhere a third part is something else."""


@cache
def page(prefix: str) -> str:
    return PAGES[prefix].read_text("utf-8")


@cache
def rules(prefix: str) -> tuple[str, ...]:
    """Every number a page gives away, in its order."""
    return tuple(GIVEN.findall(page(prefix)))


@cache
def known() -> frozenset[str]:
    """All rules of all pages, and the sections that have a number of their own."""
    sections = (number for prefix in PAGES for number in SECTION.findall(page(prefix)))
    return frozenset((*sections, *(number for prefix in PAGES for number in rules(prefix))))


def cited(text: str) -> set[str]:
    """The rules a text speaks of, short forms written out."""
    return {
        f"{prefix}-{number}"
        for prefix, numbers in CITED.findall(text)
        for number in _written_out(numbers)
    }


def _written_out(numbers: str) -> Iterator[str]:
    """`7.2.2 to 7.2.4, 8.1`: every number meant."""
    for first, last in re.findall(rf"({NUMBER})(?: to ({NUMBER}))?", numbers):
        yield first
        section, _, end = last.rpartition(".")
        begun, _, start = first.rpartition(".")
        if last and section == begun:
            yield from (f"{section}.{n}" for n in range(int(start) + 1, int(end) + 1))
        elif last:
            yield last


def in_name(name: str) -> set[str]:
    """The rules in the name of a test."""
    found = set()
    for prefix, number in NAMED.findall(name):
        parts = number.upper().split("_")
        depth = len(parts) if prefix.upper() in DEEP else 2
        found.add(f"{prefix.upper()}-{'.'.join(parts[:depth])}")
    return found


def named_tests(source: str) -> Iterator[tuple[int, str, set[str]]]:
    """Line and name of every test, with the rules that its name and its docstring speak of."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test_"
        ):
            said = cited(ast.get_docstring(node) or "")
            yield node.lineno, node.name, in_name(node.name) | said


def files(*folders: str, kinds: Iterable[str] = ("py",)) -> Iterator[Path]:
    for folder in folders:
        for room in (HOME / folder, *(each.room(folder) for each in PACKAGED)):
            for kind in kinds:
                yield from sorted(room.rglob(f"*.{kind}")) if room else ()


def short(file: Path) -> str:
    return str(file.relative_to(HOME)) if file.is_relative_to(HOME) else str(file)


@cache
def proven(prefix: str) -> frozenset[str]:
    """The rules of a page that tests name."""
    named = re.compile(rf"\b{prefix}-|_{prefix.lower()}_")
    sources = (file.read_text("utf-8") for file in files("tests") if file.stem[:5] == "test_")
    found = (named_tests(source) for source in sources if named.search(source))
    return frozenset(rule for tests in found for _, _, ids in tests for rule in ids)


def main(ids: list[str]) -> int:
    """What each rule says, and every line of code and of tests that names it."""
    for number in map(str.upper, ids):
        lines = page(number[:2]).splitlines() if number[:2] in PAGES else []
        said = [line for line in lines if re.match(rf"(- |\| |#+ )\**{number}\b", line)]
        if not said:
            print(f"{number}: no such rule; they stand in docs/rules, as in QM-17.5")
            return 1
        print(said[0])
        for file in files(*CODE, "tests"):
            for at, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                if number in cited(line) | in_name(line):
                    print(f"  {short(file)}:{at}: {line.strip()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
