"""Orders given in advance: whole turns as text, and standing answers (RR-19.20 to 19.26, RR-23)."""

from __future__ import annotations

from engines.contract import Key, Msg, Offer, OrderBook, Progress, Seat, msg
from engines.extras import Paraphrase
from engines.kit.turns import TypedTurns, standing
from engines.race_to_the_rhine.components import CORPS
from engines.race_to_the_rhine.orders import grammar, paraphrase, questions, spelling
from engines.race_to_the_rhine.orders.course import Memory
from engines.race_to_the_rhine.orders.plan import Ordered
from engines.race_to_the_rhine.orders.steps import Answers
from engines.race_to_the_rhine.state import Reaction, Shed, State


class TypedOrders(TypedTurns[State, Memory], Paraphrase[State]):
    """Answers offers as their player would, from what they have written before."""

    memory = Memory
    changed = msg("rr-stop-changed")  # RR-19.24

    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return questions.menu(filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        for step in grammar.turn(text):
            spelling.check(seat, step.action)
        facts = [] if state.active == seat else self.relies_on(state, seat)
        return OrderBook(plan=grammar.cut(text), progress=Progress(relies_on=facts))

    def paraphrase(self, state: State, seat: Seat, text: str) -> tuple[Msg, ...]:
        """The turn in full form, a message for each step; nothing is done (RR-23.18)."""
        self.read(state, seat, text)
        return paraphrase.paraphrase(state, seat, grammar.turn(text))

    def step(self, state: State, seat: Seat, text: str) -> Ordered:
        return Ordered(grammar.read(text), seat)

    def relies_on(self, state: State, seat: Seat) -> list[str]:
        """Own tokens, and corps that are not halted. A token won holds no turn back."""
        tokens = [space for space, army in state.control.items() if army == seat]
        fit = [corps_id for corps_id, corps in state.corps.items() if not corps.halted]
        return sorted(tokens) + sorted(corps_id for corps_id in fit if CORPS[corps_id].army == seat)

    def ends_turn(self, state: State, picks: tuple[Key, ...]) -> bool:
        """The reaction ends the turn, and the text with it."""
        return isinstance(state.flow[-1], Reaction)

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        if filed.plan and filed.progress.begun:  # the step itself has looked at what stands
            return None
        top = state.flow[-1] if state.flow else None
        if isinstance(top, Shed):
            return questions.discard(state, top, questions.said(filed.standing, "surplus"))
        return questions.answer(state, offer, questions.with_standing(Answers(), filed.standing))
