"""Ids of buttons lead to the methods beside them, those posted by older versions too."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bot.edge.dispatch  # every press is known then
from bot.edge.components import PRESSES, SENT, WINDOWS, Pressed

EDGE = Path(bot.edge.dispatch.__file__).parent
SPECIAL = {"type"}
"""Opened before anything is looked up."""


@pytest.mark.parametrize(
    ("custom_id", "picks", "method", "arguments"),
    [
        ("adj:7:ada:3:go/1", (), "act", {"game": 7, "seat": "ada", "token": 3, "picks": ("go/1",)}),
        ("adjs:7:ada:3:0", ("a", "b"), "act", {"picks": ("a", "b")}),
        ("adj-none:7:ada:3", (), "none", {"token": 3}),
        ("adj-open:7", (), "open", {"game": 7}),
        ("adj-page:7:ada:2", (), "open", {"game": 7, "seat": "ada", "page": 2}),
        ("adjs-join:7", ("2",), "join", {"chair": 2}),
        ("adjs-add:7:3", ("staff",), "add_computer", {"game": 7, "strength": "staff"}),
        ("adj-join:7", (), "join", {"game": 7}),
        ("adjs-steps:7:ada", ("12",), "turn_to", {"game": 7, "seat": "ada", "seq": 12}),
        ("adjs-order:7:ada:0:1", (), "set_order", {"picks": ()}),
        ("adj-plans:7:ada:Forged", (), "show_seat", {"game": 7, "seat": "ada"}),
        ("adj-leaguestandings:4", (), "standings", {"season": 4}),
        ("adjs-leaguepool:4", ("9",), "pool", {"season": 4, "pool": 9}),
        ("adjs-imagine:7:ada:2:0", ("x",), "act", {"made": 2, "picks": ("x",)}),
        # as they were posted once: a token above a thousand millions
        ("adj:7:ada:1000000002:go/1", (), "act", {"made": 2, "picks": ("go/1",)}),
        ("adj-sure:7:ada:1000000002:go/1", (), "act", {"made": 2}),
        ("adjs-tick:7:ada:1000000000:0", ("x",), "tick", {"made": 0}),
        ("adj-planback:7:ada:1000000002", (), "back", {"made": 2}),
    ],
)
def test_an_id_becomes_the_arguments_of_a_method(
    custom_id: str, picks: tuple[str, ...], method: str, arguments: dict[str, Any]
) -> None:
    pressed = Pressed.read(custom_id, picks)
    assert pressed is not None
    asked = PRESSES[pressed.what]
    assert asked.method.__name__ == method
    found = asked.read(pressed)
    assert found is not None
    assert found | arguments == found
    assert found.keys() <= {each.name for each in asked.takes}


@pytest.mark.parametrize("custom_id", ["adj-open", "adj-open:x", "adj-agree:7", "adj:7:ada:x:y"])
def test_a_forged_id_becomes_nothing(custom_id: str) -> None:
    pressed = Pressed.read(custom_id)
    assert pressed is not None
    assert PRESSES[pressed.what].read(pressed) is None


def test_every_button_that_is_made_has_a_method_and_every_method_a_button() -> None:
    sources = "".join(each.read_text("utf-8") for each in EDGE.rglob("*.py"))
    made = set(re.findall(r'"adjs?-([a-z]+)(?=[":])', sources))
    known = {*PRESSES, *WINDOWS, *SENT}
    assert made - known - SPECIAL == set()
    apart = {each for each in known if each.startswith(("imagine", "try"))}
    assert known - made - apart <= {"act"}
