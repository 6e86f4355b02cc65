"""The door through which games come in: what does not fit is left out, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engines import registry
from engines.contract import CONTRACT, Illegal, Title
from engines.registry import GAMES, LEFT_OUT, OURS, admit, engine
from tests.engines.toy import TOY


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    games = dict(GAMES)
    yield
    GAMES.clear()
    GAMES.update(games)
    LEFT_OUT.clear()
    engine.cache_clear()


def broken() -> Title:
    raise ImportError("no module named knights")


@pytest.mark.parametrize(
    ("read", "why"),
    [
        (broken, "ImportError: no module named knights"),
        (lambda: TOY._replace(contract=CONTRACT + 1), "upgrade Adjutant"),
        (lambda: TOY._replace(contract=0), "upgrade the game"),
        (lambda: TOY._replace(name="chess"), "its entry point is called toy"),
        (lambda: TOY._replace(prefix="qm"), "quartermaster has the same name or prefix (qm)"),
        (lambda: TOY._replace(package="nowhere"), "ModuleNotFoundError"),
        (lambda: TOY._replace(package="tests.engines.at_table"), "ModuleNotFoundError"),
        (lambda: "attack", "AttributeError"),
    ],
)
def test_a_game_that_does_not_fit_is_left_out(read: Callable[[], Title], why: str) -> None:
    admit("toy", read)
    assert list(GAMES) == [each.name for each in OURS]
    assert why in LEFT_OUT["toy"]
    with pytest.raises(Illegal) as refused:
        engine("toy")
    assert refused.value.reason.id == "table-no-rules"


def test_a_game_that_fits_is_one_of_the_games() -> None:
    admit("toy", lambda: TOY)
    assert LEFT_OUT == {}
    assert engine("toy").name == "toy"


def test_ours_come_in_by_the_same_door() -> None:
    GAMES.clear()
    for title in OURS:
        admit(title.name, lambda title=title: title)  # type: ignore[misc]
    assert list(GAMES.values()) == list(OURS)
    admit("attack", lambda: OURS[2]._replace(prefix="zz"))
    assert LEFT_OUT["attack"] == "attack has the same name or prefix (zz)"
    admit("attack", broken)
    assert registry.GAMES["attack"].prefix == "at", "a package cannot take the place of ours"
