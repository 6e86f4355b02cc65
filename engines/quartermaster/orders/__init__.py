"""What a country can say in advance: standing orders and plans (QM-26.14 to 26.18).

Both are kept beside the game and answer offers as the player would. Standing orders look at the
situation, never at the cards held: an order for a card that is not there is a pass at the same
instant, because waiting would show the empty place.
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
from engines.extras import PresetMenu
from engines.quartermaster.orders import plan, presets, standing
from engines.quartermaster.state import State


class CountryOrders(Orders[State], PresetMenu[State]):
    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return standing.menu(state, seat, filed)

    def presets(self, state: State, seat: Seat, filed: OrderBook) -> Offer | None:
        return presets.menu(state, seat, filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        return OrderBook(plan=plan.read(state, seat, text))

    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        if filed.plan and (answer := plan.answer(state, seat, offer, filed)):
            return answer
        picks = standing.answer(state, seat, offer, filed.standing)
        return None if picks is None else OrderAnswer(picks)
