"""What a seat can say in advance: standing orders and typed turns (TD-D.20, D.21).

Both are kept beside the game and answer offers as the player would; they can do nothing more.
"""

from __future__ import annotations

from engines.contract import (
    Key,
    Offer,
    OrderAnswer,
    OrderBook,
    Orders,
    Seat,
)
from engines.total_domination.orders import plan, standing
from engines.total_domination.state import State


class PowerOrders(Orders[State]):
    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return standing.menu(state, seat, filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        return OrderBook(plan=plan.read(state, seat, text))

    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        if offer.answered:
            return None
        if filed.plan and (said := plan.answer(state, seat, offer, filed)):
            return said
        picks = standing.answer(state, seat, offer, filed.standing)
        return None if picks is None else OrderAnswer(picks)
