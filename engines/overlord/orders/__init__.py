"""What a commander or general can say in advance (OV-27.27, 31).

Standing orders answer the questions that come in the enemy's turn; a typed turn is read into steps
and carried out as its questions come.
"""

from __future__ import annotations

from engines.contract import (
    Key,
    Msg,
    Offer,
    OrderAnswer,
    OrderBook,
    Orders,
    Seat,
)
from engines.extras import Paraphrase, PlanEnds
from engines.overlord.orders import plan, standing
from engines.overlord.state import State


class GeneralOrders(Orders[State], Paraphrase[State], PlanEnds[State]):
    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return standing.menu(filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        return plan.read(state, seat, text)

    def paraphrase(self, state: State, seat: Seat, text: str) -> tuple[Msg, ...]:
        return plan.paraphrase(state, seat, text)

    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        if filed.plan and (answer := plan.answer(state, seat, offer, filed)):
            return answer
        picks = standing.answer(state, seat, offer, filed.standing)
        return None if picks is None else OrderAnswer(picks)

    def ends(self, state: State, seat: Seat, filed: OrderBook) -> OrderAnswer | None:
        return plan.ends(state, seat, filed)
