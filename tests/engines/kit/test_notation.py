"""A table of shorthands, with the game of aiming and resting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engines.contract import Illegal, Key, OrderBook, Seat
from engines.kit.rng import SeededRng
from engines.kit.turns import reasons
from engines.kit.turns.notation import Notation, Shorthand, Slot
from tests.engines.toy import ENGINE
from tests.engines.toy.state import State


def who(typed: str) -> str:
    return reasons.named(
        typed, {name: (name,) for name in ("ada", "ben", "cid")}, lambda name: name
    )  # type: ignore[arg-type,return-value]


class Turns(Notation[State]):
    slots: Mapping[str, Slot] = {"who": Slot(r"\w+", who)}
    table = (
        Shorthand("aim {who}", "aim/{who}", "aim ben"),
        Shorthand("aim {who1} or {who2}", "aim/{who1}|aim/{who2}", "aim ben or cid"),
        Shorthand("aim {who} and rest", "aim/{who}? rest", "aim ben and rest"),
        Shorthand("aim {who1} and {who2}", "aim/{who1} aim/{who2}", "aim ben and cid"),
        Shorthand("rest", "rest", "rest"),
    )

    def own_turn(self, state: State, seat: Seat) -> bool:
        return seat in ENGINE.offers(state)


def typed(text: str, *before: Key) -> list[Any]:
    """What a text answers at a new table, and why it stops if it does."""
    turns, rng = Turns(ENGINE), SeededRng(b"dice")
    state = ENGINE.new(("ada", "ben", "cid"), {}, rng)
    for key in before:
        ENGINE.apply(state, "ada", (key,), rng)
    try:
        filed, made = turns.read(state, "ada", text), list[Any]()
    except Illegal as refused:
        return [refused.reason.id]
    while offer := ENGINE.offers(state).get("ada"):
        said = turns.answer(state, "ada", offer, filed)
        if said is None or said.stop:
            return [*made, said.stop.id] if said and said.stop else made
        made += said.picks
        ENGINE.apply(state, "ada", said.picks, rng)
    return made


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("aim ben; rest", ["aim/ben", "rest"]),
        ("Aim  CID", ["aim/cid"]),
        ("aim c", ["aim/cid"]),
        ("aim ada or cid", ["aim/cid"]),
        ("aim ada and rest", ["rest"]),
        ("aim ben and rest", ["aim/ben", "rest"]),
        ("aim ada else skip; rest", ["rest"]),
        ("aim ada; if fail 1: aim ben; if ok 1: rest", ["aim/ben"]),
        ("aim ben; if ok 1: rest", ["aim/ben", "rest"]),
    ],
)
def test_a_line_gives_the_answers_of_its_row(text: str, answers: list[str]) -> None:
    assert typed(text) == answers


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("aim ada", "turn-not-possible"),
        ("aim xyz", "turn-unknown"),
        ("aim", "turn-form"),
        ("dance", "turn-unread"),
        ("if ok 1: rest", "turn-if"),
        ("=aim/ben # Aim at Ben; if ok 3: rest", "turn-if"),
        (" ; ", "turn-form"),
    ],
)
def test_a_line_is_refused_with_the_reason(text: str, why: str) -> None:
    assert typed(text) == [why]


def test_what_was_typed_for_a_turn_says_nothing_in_the_next() -> None:
    class Numbered(Turns):
        def turn(self, state: State) -> int:
            return state.turns

    turns, rng = Numbered(ENGINE), SeededRng(b"dice")
    state = ENGINE.new(("ada", "ben"), {}, rng)
    filed = turns.read(state, "ada", "rest; rest")
    answer = turns.answer(state, "ada", ENGINE.offers(state)["ada"], filed)
    assert answer is not None
    ENGINE.apply(state, "ada", answer.picks, rng)
    ended = turns.ends(state, "ada", filed)
    assert ended is not None, "it is ben's turn"
    assert ended.stop is not None
    assert (ended.stop.id, filed.plan) == ("turn-over", ["rest"])


def test_a_line_of_many_answers_is_read_no_more_often_than_one_of_few() -> None:
    """Else a move of twenty units would take twenty times as long."""
    read: list[str] = []

    class Counted(Turns):
        def step(self, state: State, seat: Seat, text: str) -> Any:
            read.append(text)
            return super().step(state, seat, text)

    turns = Counted(ENGINE)
    state = ENGINE.new(("ada", "ben", "cid"), {}, SeededRng(b"dice"))
    for text in ("aim ben", "aim ben and cid"):
        filed = OrderBook(plan=[text])
        assert turns.answer(state, "ada", ENGINE.offers(state)["ada"], filed)
    assert read.count("aim ben") == read.count("aim ben and cid")
