"""The machine for typed turns, with a game of three numbers."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest

from engines.contract import Msg, OrderAnswer, OrderBook, Progress, Seat
from engines.kit.rng import SeededRng
from engines.kit.turns import renumbered, saved
from tests.engines.kit import test_notation as notation
from tests.engines.toy import ENGINE
from tests.engines.toy.state import State


class Turns(notation.Turns):
    facts: tuple[str, ...] = ()

    def relies_on(self, state: State, seat: Seat) -> list[str]:
        return [*self.facts]


def carried_out(text: str, **more: Any) -> tuple[list[str], OrderAnswer | None, OrderBook]:
    """The answers a text gives at a new table, the last of them if it is no pick, and its rest."""
    turns, rng = Turns(ENGINE), SeededRng(b"dice")
    state = ENGINE.new(("ada", "ben", "cid"), {}, rng)
    filed = turns.read(state, "ada", text)
    filed.progress = Progress(**more)
    made: list[str] = []
    while offer := ENGINE.offers(state).get("ada"):
        said = turns.answer(state, "ada", offer, filed)
        if said is None or not said.picks:
            return made, said, filed
        made += said.picks
        ENGINE.apply(state, "ada", said.picks, rng)
    return made, None, filed


def why(said: OrderAnswer | None) -> Msg:
    assert said is not None
    assert said.stop is not None
    return said.stop


@pytest.mark.parametrize(
    ("text", "made", "left"),
    [
        ("aim ben and cid", ["aim/ben", "aim/cid"], []),
        ("aim ben and ben", [], ["aim ben and ben"]),  # whole or not at all
        ("aim ben; aim ben; rest", ["aim/ben"], ["aim ben", "rest"]),  # what was done stands
        ("aim ben; aim ben else skip; rest", ["aim/ben", "rest"], []),
        ("aim ada; if fail 1: aim cid; if ok 1: aim ben; rest", ["aim/cid", "rest"], []),
        ("aim ben; if fail 1: aim cid; rest", ["aim/ben", "rest"], []),
        (  # a rest can be sent again
            "aim ben; if ok 1: aim cid; if ok 2: aim ada; if ok 2: rest",
            ["aim/ben", "aim/cid"],
            ["aim ada", "rest"],
        ),
    ],
)
def test_lines_are_carried_out_one_by_one(text: str, made: list[str], left: list[str]) -> None:
    found, said, filed = carried_out(text)
    assert found == made
    assert bool(left) is bool(said and said.stop)
    assert not left or filed.plan == left


def test_how_far_a_turn_has_come_can_be_told() -> None:
    _, said, filed = carried_out("aim ben; aim ben; rest")
    assert filed.progress.done == "aim ben"
    assert carried_out("=aim/ben # Aim at Ben; aim ben")[2].progress.done == "Aim at Ben"
    assert why(said).id == "turn-not-possible"


def test_what_is_left_is_counted_anew() -> None:
    left = ["aim ada", "if ok 3: rest"]
    assert renumbered(left, Progress(step=3)) == ["aim ada", "if ok 1: rest"]
    assert renumbered(["if fail 1: rest"], Progress(step=2, results={1: True})) == []


def test_a_turn_is_held_back_by_the_loss_of_what_it_relies_on_not_by_gain() -> None:
    held = Turns.facts
    try:
        Turns.facts = ("oil", "rome")
        assert carried_out("rest", relies_on=["oil"])[0] == ["rest"]
        assert why(carried_out("rest", relies_on=["oil", "paris"])[1]).id == "turn-changed"
    finally:
        Turns.facts = held


def test_an_order_book_is_stored_and_read_again():
    filed = OrderBook(
        {"civ": "yes"}, ["rest"], Progress(3, {1: True}, "aim/ben", True, 3, {"at": 2}, ["oil"])
    )
    assert saved.load(saved.dump(filed)) == filed


def test_order_books_of_the_first_version_are_upgraded():
    notes = {"n": "3", "step 1": "ok", "step 2": "fail", "begun": "yes", "at": "1", "hale": "a b"}
    old = json.dumps({"standing": {"civ": "yes"}, "plan": ["rest"], "notes": notes})
    filed = saved.load(old)
    assert (filed.standing, filed.plan) == ({"civ": "yes"}, ["rest"])
    assert filed.progress.step == 3
    assert filed.progress.results == {1: True, 2: False}
    assert filed.progress.begun
    ahead = saved.load('{"standing":{},"plan":["rest"],"notes":{"guard":"rouen,paris VII"}}')
    assert ahead.progress.relies_on == ["rouen", "paris", "VII"]


def test_order_books_of_the_second_version_are_upgraded():
    """The third line of a plan of Overlord, begun and with its units shared out."""
    memory = {"at": "1", "part": "yes", "since": "4", "turn": "3", "stop": "stop"}
    old = {
        "schema_version": 2,
        "standing": {},
        "plan": ["E5xE6+", "done battles"],
        "progress": asdict(Progress(memory=memory)),
    }
    filed = saved.load(json.dumps(old))
    assert filed.plan == ["E5xE6+", "done battles", "stop"]
    assert filed.progress.begun
    assert filed.progress.relies_on == ["turn 3"]
