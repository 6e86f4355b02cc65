"""28. Bad input: typed orders are refused as a whole, with the reason."""

from __future__ import annotations

import pytest

from engines.attack import ENGINE
from engines.attack.state import Line
from engines.contract import Illegal
from tests.engines.attack.field import Field

LANDS = {"red": "GER 3I, POL 2I", "blue": "IRQ 2I", "green": "BRA 2I"}


def field(**more: object) -> Field:
    return Field(LANDS, **more)  # type: ignore[arg-type]


NUMBER = {
    "step": "AT-28.55", "region": "AT-28.8", "region-at-all": "AT-28.8", "unit": "AT-28.9",
    "number": "AT-28.10", "empty-order": "AT-28.19", "purchase": "AT-28.44", "place": "AT-28.45",
    "doctrine": "AT-28.56", "plan": "AT-28.57", "five": "AT-28.15", "own-region": "AT-28.14",
    "units": "AT-28.20", "same-region": "AT-28.22", "too-far": "AT-28.23", "tank-path": "AT-28.24",
    "crossing-on": "AT-28.25", "last-unit": "AT-28.26", "blitz-yet": "AT-28.27",
    "blitz-units": "AT-28.28", "blitz-sea": "AT-28.29", "target-own": "AT-28.30",
    "route": "AT-28.31", "neutral": "AT-28.41", "pp": "AT-28.43", "ship": "AT-28.40",
    "offer": "AT-28.52", "action-again": "AT-28.18",
}  # fmt: skip
"""The code behind each refusal."""

BAD = [
    ("dance GER", "step"),
    ("move 1I XYZ>POL", "region-at-all"),
    ("move 1I Polandd>GER", "region"),
    ("move 1X GER>POL", "unit"),
    ("move 0I GER>POL", "number"),
    ("move -1I GER>POL", "number"),
    ("move", "empty-order"),
    ("build", "purchase"),
    ("build 2I", "place"),
    ("move 1I GER>POL with hope", "doctrine"),
    ("if ok 2: end", "plan"),
]


@pytest.mark.parametrize(("text", "code"), BAD, ids=lambda x: NUMBER.get(x, x))
def test_at_28_2_what_cannot_be_read_is_refused_at_once(text: str, code: str) -> None:
    orders = ENGINE.orders
    assert orders
    with pytest.raises(Illegal) as refused:
        orders.read(field().state, "red", text)
    assert refused.value.reason.id == f"at-no-{code}"


WRONG = [
    ("move 1I IRQ>SAU", "own-region"),
    ("move 4I GER>POL", "units"),
    ("move 1I GER>GER", "same-region"),
    ("move 1I GER>URA", "too-far"),
    ("move 1T DAN>TUR", "tank-path"),
    ("move 1I GER>QUE", "crossing-on"),
    ("move 3I GER>FRA", "last-unit"),
    ("blitz 1T DAN>ITA", "blitz-yet"),
    ("strategic 1I GER>FRA", "target-own"),
    ("strategic 1I GER>SAU", "route"),
    ("diplomacy IRQ", "neutral"),
    ("build 9P GER", "pp"),
    ("build 1I IRQ", "own-region"),
    ("naval C", "ship"),
    ("accept 7", "offer"),
]


@pytest.mark.parametrize(("text", "code"), WRONG, ids=lambda x: NUMBER.get(x, x))
def test_at_28_1_what_is_not_legal_is_refused_and_changes_nothing(text: str, code: str) -> None:
    lands = {"red": "GER 3I, POL 2I, DAN 3T, SAU 1I", "blue": "IRQ 2I", "green": "BRA 2I"}
    table = Field(lands, capitals={"red": "GER"})
    before = ENGINE.dump(table.state)
    stopped = table.type(text)
    assert stopped
    assert stopped.id == f"at-no-{code}"
    assert ENGINE.dump(table.state) == before


def test_at_28_21_locked_units_are_named() -> None:
    table = Field(LANDS)
    table.state.locked["germany"] = [2, 0, 0, 0]
    stopped = table.type("move 2I GER>FRA")
    assert stopped
    assert stopped.id == "at-no-locked"


@pytest.mark.parametrize(("text", "code"), [
    ("blitz 1I DAN>ITA", "blitz-units"), ("blitz 1T DAN>GBR", "too-far"),
    ("blitz 1T GER>GBR", "blitz-sea"), ("move 1I GER>POL", "action-again"),
])  # fmt: skip
def test_at_28_27_refusals_of_a_blitz(text: str, code: str) -> None:
    table = Field({"red": "GER 3I+3T, DAN 3T+3I, POL 1I", "blue": "IRQ 2I"}, seats="red blue")
    table.march("move", "1I GER>POL")
    stopped = table.type(text)
    assert stopped
    assert stopped.id == f"at-no-{code}"


def test_at_28_17_at_28_37_no_action_left_and_the_seas_are_mine() -> None:
    table = field(seas="red")
    assert table.type("naval").id == "at-no-already-seas"  # type: ignore[union-attr]
    table.state.used = ["move", "build", "trade"]
    table.state.results = [True] * 3
    table.state.trading = True
    assert table.type("diplomacy FRA").id == "at-no-action-left"  # type: ignore[union-attr]


def test_at_28_38_no_ships() -> None:
    assert field(fleets={"red": "0"}).type("naval").id == "at-no-ships"  # type: ignore[union-attr]


def test_at_28_20_lines_of_one_region_are_added_up() -> None:
    table = field()
    assert table.type("move 2I GER>FRA, 2I GER>DAN").id == "at-no-units"  # type: ignore[union-attr]
    assert Line("germany", "france", [1, 0, 0, 0]).planes == ""
