"""An extra is declared or it is not there: a misspelt or undeclared one fails at once."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.cases import ALL_GAMES
from engines import extras
from engines.contract import Engine, Orders, Seat
from engines.registry import engine
from tests.engines.toy import ENGINE as TOY

ABSTRACT = [
    (each, name)
    for each in vars(extras).values()
    if isinstance(each, type) and each.__module__ == extras.__name__
    for name in sorted(getattr(each, "__abstractmethods__", ()))
]


def public(kind: type) -> set[str]:
    return {
        name for name in (*vars(kind), *vars(kind).get("__annotations__", ())) if name[0] != "_"
    }


def undeclared(rules: object) -> set[str]:
    """What an engine or its orders have and nothing they inherit from asks for."""
    own, *others = type(rules).__mro__
    return public(own).difference(*map(public, others))


@pytest.mark.parametrize(
    ("extra", "name"), ABSTRACT, ids=[f"{e.__name__}.{n}" for e, n in ABSTRACT]
)
def test_a_misspelt_method_keeps_the_engine_from_being_made(extra: type, name: str) -> None:
    methods = {each: lambda self: None for kind, each in ABSTRACT if issubclass(extra, kind)}
    assert type("Right", (extra,), methods)()
    methods[name + "s"] = methods.pop(name)
    with pytest.raises(TypeError, match=name):
        type("Wrong", (extra,), methods)()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_an_engine_has_nothing_that_is_not_declared(game: str) -> None:
    rules: Engine[Any] = TOY if game == "toy" else engine(game)
    assert undeclared(rules) == set(), "a misspelt name, or an extra it does not inherit from"
    assert rules.orders is None or undeclared(rules.orders) == set()


class Misspelt(type(TOY), extras.Statistics[Any]):  # type: ignore[misc]
    def figurse(self, state: Any) -> dict[str, float]:
        return {}


class Undeclared(type(TOY)):  # type: ignore[misc]
    def successors(self, seat: Seat) -> tuple[Seat, ...]:
        return ()


class Orderly(type(TOY.orders)):  # type: ignore[misc]
    def presets(self, state: Any, seat: Seat, filed: Any) -> None: ...


@pytest.mark.parametrize(
    ("kind", "name"), [(Misspelt, "figurse"), (Undeclared, "successors"), (Orderly, "presets")]
)
def test_a_planted_one_is_found(kind: type, name: str) -> None:
    planted = kind.__new__(kind)
    assert isinstance(planted, Engine | Orders)
    assert undeclared(planted) == {name}
