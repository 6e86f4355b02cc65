"""The machine for typed turns, with a game of three numbers."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from engines.contract import Illegal, Key, Msg, Offer, OrderAnswer, OrderBook, Progress, Seat, msg
from engines.kit.rng import SeededRng
from engines.kit.turns import (
    After,
    Done,
    Next,
    Now,
    Step,
    TypedTurns,
    conditional,
    renumbered,
    saved,
)
from tests.engines.toy import ENGINE
from tests.engines.toy.state import State


@dataclass
class Seen:
    asked: int = 0


@dataclass(frozen=True)
class Picks(Step[State, Seen]):
    """Answers one question after the other."""

    keys: tuple[Key, ...]
    only: After | None = None
    skip: bool = False

    def says(self) -> str:
        return ",".join(self.keys)

    def next(self, now: Now[State, Seen]) -> Next:
        if now.memory.asked == len(self.keys):
            return Done()
        key = self.keys[now.memory.asked]
        if not now.offer.find(key):
            raise Illegal(msg("missing", key=key))
        now.memory.asked += 1
        return (key,)


class Turns(TypedTurns[State, Seen]):
    memory = Seen
    changed = msg("changed")
    facts: tuple[str, ...] = ()

    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        raise NotImplementedError

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        raise NotImplementedError

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        return OrderBook(plan=[line.strip() for line in text.split(";")])

    def step(self, state: State, seat: Seat, text: str) -> Picks:
        only, bare = conditional(text)
        keys = bare.removesuffix(" else skip")
        return Picks(tuple(keys.split(",")), only, keys != bare)

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


def test_a_command_is_carried_out_whole_or_not_at_all():
    made, said, filed = carried_out("aim/ben,aim/cid,aim/cid")
    assert (made, why(said).args["key"]) == ([], "aim/cid")
    assert filed.plan == ["aim/ben,aim/cid,aim/cid"]
    assert carried_out("aim/ben,aim/cid,rest")[0] == ["aim/ben", "aim/cid", "rest"]


def test_what_was_done_before_a_refused_command_stands():
    made, said, filed = carried_out("aim/ben; aim/ben; rest")
    assert (made, filed.plan) == (["aim/ben"], ["aim/ben", "rest"])
    assert filed.progress.done == "aim/ben", "so that it can be told how far it has come"
    assert why(said).id == "missing"


def test_a_step_may_be_left_out_where_it_cannot_be_carried_out():
    assert carried_out("aim/ben; aim/ben else skip; rest")[0] == ["aim/ben", "rest"]


def test_a_step_whose_failure_is_provided_for_does_not_end_the_turn():
    assert carried_out("aim/ada; if fail 1: aim/cid; if ok 1: aim/ben; rest")[0] == [
        "aim/cid",
        "rest",
    ]
    assert carried_out("aim/ben; if fail 1: aim/cid; rest")[0] == ["aim/ben", "rest"]


def test_a_rest_can_be_sent_again():
    made, _, filed = carried_out("aim/ben; if ok 1: aim/cid; if ok 2: aim/ada; if ok 2: rest")
    assert made == ["aim/ben", "aim/cid"]
    assert filed.plan == ["aim/ada", "rest"]
    left = ["aim/ada", "if ok 3: rest"]
    assert renumbered(left, Progress(step=3)) == ["aim/ada", "if ok 1: rest"]
    assert renumbered(["if fail 1: rest"], Progress(step=2, results={1: True})) == []


def test_a_turn_is_held_back_by_the_loss_of_what_it_relies_on_not_by_gain():
    held = Turns.facts
    try:
        Turns.facts = ("oil", "rome")
        assert carried_out("rest", relies_on=["oil"])[0] == ["rest"]
        assert why(carried_out("rest", relies_on=["oil", "paris"])[1]).id == "changed"
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
    assert filed.progress.memory["at"] == 1
    assert filed.progress.memory["hale"] == ["a", "b"]
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
    assert filed.progress.memory == {"at": 1, "shared": True, "since": 4}
    assert filed.progress.relies_on == ["turn 3"]
