"""Orders given in advance: whole turns as text, and standing answers (RR-19.20 to 19.26, RR-23)."""

from __future__ import annotations

from engines.contract import (
    Engine,
    Key,
    Msg,
    Offer,
    OrderAnswer,
    OrderBook,
    Orders,
    Seat,
)
from engines.extras import Paraphrase
from engines.kit import play
from engines.kit.rng import NoDice
from engines.race_to_the_rhine.orders import echo, grammar, plan, questions, spelling
from engines.race_to_the_rhine.orders.course import DONE, Progress
from engines.race_to_the_rhine.orders.steps import Answers, Step
from engines.race_to_the_rhine.state import Shed, State


class TypedOrders(Orders[State], Paraphrase[State]):
    """Answers offers as their player would, from what he has written before."""

    def __init__(self, engine: Engine[State]) -> None:
        self._engine = engine

    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return questions.menu(filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        questions.set(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        for step in grammar.turn(text):
            spelling.check(seat, step.action)
        notes = {} if state.active == seat else {"guard": plan.guard(state, seat)}
        return OrderBook(plan=grammar.cut(text), notes=notes)

    def paraphrase(self, state: State, seat: Seat, text: str) -> tuple[Msg, ...]:
        """The turn in full form, a message for each step; nothing is done (RR-23.18)."""
        self.read(state, seat, text)
        return echo.echo(state, seat, grammar.turn(text))

    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        if filed.plan:
            return plan.answer(state, seat, offer, filed, self._rehearse)
        top = state.flow[-1] if state.flow else None
        if isinstance(top, Shed):
            picks = questions.discard(state, top, questions.said(filed, "surplus"))
        else:
            says = questions.with_standing(Answers(), filed)
            picks = questions.answer(state, offer, says)
        return OrderAnswer(picks) if picks else None

    def _rehearse(self, state: State, seat: Seat, step: Step) -> None:
        """A transport is refused as a whole: it is tried on a copy first (RR-27.1)."""
        copy, run, filed = self._engine.load(self._engine.dump(state)), Progress(), OrderBook()
        while offer := self._engine.offers(copy).get(seat):
            picks = plan.pursue(copy, offer, step, run, filed)
            if picks is None or picks is DONE:
                return
            try:
                play.move(self._engine, copy, seat, picks, NoDice())
            except NoDice.Rolled:
                return
