"""Every rule of the chapters the engine keeps is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

COUNTS = {
    1: 17, 2: 23, 3: 5, 4: 19, 5: 14, 6: 11, 7: 7, 8: 14, 9: 12, 10: 57, 11: 8, 12: 11, 13: 6,
    14: 16, 15: 15, 16: 8, 17: 35, 18: 7, 19: 26, 20: 11, 21: 12, 23: 18, 24: 31, 25: 12, 26: 31,
    27: 80,
}  # fmt: skip
"""How many rules each chapter has."""

ELSEWHERE = {
    (18, 5), (18, 6),  # who is away, and deputies: the table
    (19, 1), (19, 15), (19, 16),  # before set-up, taking back, resigning: the table
    (24, 27), (24, 30),  # taking back, what happened since: the table
    (25, 9), (25, 12),  # clock, consent by joining: the table
    (27, 4), (27, 5), (27, 6), (27, 12), (27, 69), (27, 71), (27, 72), (27, 74), (27, 76), (27, 79),
    # seats, prompts, redelivered commands: the table and the door
}  # fmt: skip
"""Rules that no engine can keep: they are about people and time."""


def test_every_rule_is_named_by_a_test() -> None:
    named: set[tuple[int, int]] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for chapter, rule in re.findall(r"(?:RR-|rr_)(\d+)[._](\d+)", file.read_text("utf-8")):
            named.add((int(chapter), int(rule)))
    rules = {(chapter, n) for chapter, most in COUNTS.items() for n in range(1, most + 1)}
    assert sorted(rules - named - ELSEWHERE) == []
    assert sorted(ELSEWHERE - rules) == []
