"""The arithmetic behind what one machine carries."""

from __future__ import annotations

import pytest

from tools.lab.capacity import LIMIT, Step, carried, late, most

ONE: list[Step] = [[("", 1)]]


@pytest.mark.parametrize(
    ("steps", "each"), [(ONE, 1), ([[("", 1), ("", 2)]], 3), ([[], *ONE], 0.5)]
)
def test_messages_wait_from_fifty_requests_a_second_on(steps: list[Step], each: float) -> None:
    assert most(steps) == pytest.approx(LIMIT / each, rel=0.12)


def test_a_newer_board_takes_the_place_of_one_that_waits() -> None:
    """However fast five tables answer, no more than five boards ever wait."""
    boards: list[Step] = [[("turn", 1)]]
    assert late(boards, 4 * LIMIT, tables=5) <= 5 / LIMIT
    assert late(ONE, 4 * LIMIT, tables=5) > 60


def test_what_cores_carry() -> None:
    """36 ms a press, 16 of them beside pictures, 4 to hand one over."""
    one, two = carried(2, 36, 16, 4)
    assert one == pytest.approx(1000 / 36)
    assert two == pytest.approx(1000 / 20)  # both full
    assert carried(2, 66, 16, 4)[1] == pytest.approx(1000 / 50)  # the other core
    assert carried(32, 66, 16, 4)[1] == pytest.approx(1000 / 20)  # the bot's own
