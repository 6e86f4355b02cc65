"""How much is done for one press: sessions, transactions, questions to the rules."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parents[2]
MOST = {"sessions": 2, "reads": 5, "writes": 4, "offers": 4, "view": 4}


def test_a_press_that_ends_a_turn_asks_no_more_than_it_must() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "tools.lab.trace", "--json"],
        cwd=HOME,
        capture_output=True,
        check=True,
    )
    found = json.loads(said.stdout)["press_that_ends_a_turn"]
    assert {name: found[name] for name in MOST if found[name] > MOST[name]} == {}
