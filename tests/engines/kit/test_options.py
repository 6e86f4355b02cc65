"""What a host chose: defaults, several values at once, the first wrong one."""

from __future__ import annotations

import pytest

from engines.contract import Option, Options
from engines.kit.options import chosen, first_wrong

OPTIONS = (Option("pace", ("slow", "quick")), Option("harder", ("none", "red", "blue"), most=2))


def test_what_is_missing_has_its_default() -> None:
    said = chosen(OPTIONS, {"harder": "red+blue", "colour": "green"})
    assert said == {"pace": "slow", "harder": "red+blue"}
    assert said.on("pace", "slow")
    assert not said.on("pace")


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({}, None),
        ({"harder": "red+blue"}, None),
        ({"pace": "fast"}, "pace"),
        ({"pace": "slow+quick"}, "pace"),
        ({"harder": "red+green"}, "harder"),
        ({"harder": "red+blue+none"}, "harder"),
        ({"harder": ""}, "harder"),
    ],
)
def test_the_first_option_with_a_wrong_value(options: Options, wrong: str | None) -> None:
    found = first_wrong(OPTIONS, chosen(OPTIONS, options))
    assert (found and found.name) == wrong
