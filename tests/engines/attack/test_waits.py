"""21. How often a battle waits for somebody, with what players file in advance and without."""

from __future__ import annotations

from engines.attack import ENGINE
from tests.engines.waits import waits


def test_at_21_24_policies_let_battles_wait_for_nobody() -> None:
    told = waits(ENGINE, ("red", "blue", "green", "yellow"), {"end": "4"}, 1, 4)
    by_hand, silent, filed = (
        told[name]["people_per_question"] for name in ("by_hand", "nothing", "filed")
    )
    assert by_hand["battle"] >= 1
    assert silent["battle"] == filed["battle"] == 0
    assert (silent["naval"], filed["naval"]) == (1, 0), "without an order the controller is asked"
    assert told["filed"]["people_per_turn"] == 0
