"""docs/PROOF.md names what holds each claim: it has to be there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
ROWS = [
    row
    for row in (HOME / "docs" / "PROOF.md").read_text("utf-8").splitlines()
    if row.startswith("| ") and not row.startswith(("| claim", "| ---"))
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[2:40])
def test_a_claim_names_what_holds_it(row: str):
    holders = re.findall(r"`([^`]+)`", row.rsplit("|", 2)[1])
    assert holders, "nothing holds this claim"
    for each in holders:
        assert _exists(each), each


def _exists(holder: str) -> bool:
    if holder.startswith("make "):
        return f"\n{holder.removeprefix('make ')}:" in (HOME / "Makefile").read_text("utf-8")
    if holder.startswith("python -m "):
        return (HOME / f"{holder.removeprefix('python -m ').replace('.', '/')}.py").is_file()
    return (HOME / holder).is_file()


def test_a_missing_test_is_noticed():
    assert not _exists("tests/test_that_nobody_wrote.py")
