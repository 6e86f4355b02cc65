"""Laws of looking ahead, for every game that declares `Foresight`: what is foreseen depends on what
a seat may know, and a turn that was picked is what the machine carries out."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.cases import Case, random_game
from engines.contract import Ahead, Illegal, OrderBook, Seat
from engines.extras import Foresight, Imagination
from engines.kit import play
from engines.kit.rng import NoDice
from engines.kit.simulate import QuickRng, able
from engines.kit.turns import foresee, picked

POSITIONS, LONGEST = 2, 12


def foreseeing(case: Case) -> Any:
    engine: Any = case.engine
    if (
        not (isinstance(engine, Foresight) and isinstance(engine, Imagination))
        or engine.orders is None
    ):
        pytest.skip("nobody plans ahead in this game")
    return engine


def test_what_is_foreseen_depends_on_what_may_be_known(case: Case) -> None:
    """Whose turn is next and who has what on the board is public; a hand is known to its owner."""
    engine = foreseeing(case)
    for at, saved in random_game(case, case.seeds[0]).sample(POSITIONS, QuickRng(1)):
        state = engine.load(saved)
        public = case.twin(engine.load(saved), None, QuickRng(at))
        assert engine.next_turn(public) == engine.next_turn(state)
        assert engine.next_turn(state) in (None, *case.seats)
        for seat in case.one_of_each(at):
            assert engine.pieces(public, seat) == engine.pieces(state, seat)
            same = case.twin(engine.load(saved), seat, QuickRng(at))
            assert engine.hand(same, seat) == engine.hand(state, seat)


def test_the_machine_carries_out_what_was_picked(case: Case) -> None:
    """In the imagined position itself, picked lines lead where the picks lead; and the plan ends
    where somebody else or chance decides."""
    engine, found = foreseeing(case), 0
    for at, saved in random_game(case, case.seeds[0]).sample(POSITIONS, QuickRng(2)):
        for seat in case.one_of_each(at):
            base = foresee.turn_of(
                engine, engine.load(saved), seat, case.together(seat), QuickRng(at), ""
            )
            if base is None:
                continue
            start, answers = engine.dump(base), _picked(engine, engine.dump(base), seat, at)
            if answers:
                found += _carried_out(engine, start, seat, answers)
    assert found or len(case.seats) == 1 or case.engine.name == "toy"


def _picked(engine: Any, start: bytes, seat: Seat, at: int) -> list[tuple[str, ...]]:
    answers: list[tuple[str, ...]] = []
    chooser = QuickRng(at)
    while len(answers) < LONGEST:
        state, offer = foresee.after(engine, engine.load(start), seat, answers)
        if offer is None:
            break
        _, picks = able(engine, state, {seat: offer}, chooser)
        answers.append(tuple(picks))
    return answers


def _carried_out(engine: Any, start: bytes, seat: Seat, answers: list[tuple[str, ...]]) -> int:
    """Lets the orders answer, and compares each answer with the pick. Returns how many agree."""
    book = OrderBook(plan=[picked.line(each) for each in answers])
    state, done = engine.load(start), 0
    for wanted in answers:
        offers = engine.offers(state)
        answer = engine.orders.answer(state, seat, offers[seat], book)
        assert answer is not None, f"{seat}: nothing is said to {wanted}"
        assert answer.stop is None, f"{seat}: {wanted} is refused: {answer.stop}"
        assert answer.picks == wanted
        done += 1
        try:
            state = play.move(engine, state, seat, answer.picks, NoDice(), dict(offers)).state
        except NoDice.Rolled:
            break
    assert done == len(answers)
    return done


def test_a_line_of_picks_is_read_as_it_was_written() -> None:
    for keys in ((), ("pass",), ("a/b.c", "d/e+f>g-1")):
        assert picked.keys(picked.line(keys)) == keys
        assert picked.is_picked(picked.line(keys))
    assert picked.run(["=a", "=b/c", "move x"]) == 2
    assert Ahead(["=a"]).guard == "always"


def test_a_turn_that_cannot_be_given_so_far_is_cut(case: Case) -> None:
    engine = foreseeing(case)
    [(at, saved), *_] = random_game(case, case.seeds[0]).sample(POSITIONS, QuickRng(3))
    for seat in case.one_of_each(at):
        own = case.together(seat)
        base = foresee.turn_of(engine, engine.load(saved), seat, own, QuickRng(1), "")
        if base is None:
            continue
        answers = _picked(engine, engine.dump(base), seat, at)
        wrong = [*answers[:1], ("no/such-thing",)]
        assert foresee.goes_on(engine, base, seat, wrong) <= 1
        with pytest.raises(Illegal):
            foresee.after(engine, base, seat, [("no/such-thing",)])
        return
