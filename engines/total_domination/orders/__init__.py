"""What a seat can say in advance: standing orders and typed turns (TD-D.20, D.21).

Both are kept beside the game and answer offers as the player would; they can do nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Key, Msg, Offer, OrderBook, Seat
from engines.kit.turns import TypedTurns
from engines.total_domination.orders import plan, standing
from engines.total_domination.state import State


class PowerOrders(TypedTurns[State, plan.Nothing]):
    memory = plan.Nothing

    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return standing.menu(state, seat, filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        return OrderBook(plan=plan.read(state, seat, text))

    def step(self, state: State, seat: Seat, text: str) -> plan.Answer:
        return plan.step(text)

    def command(self, lines: Sequence[str]) -> int:
        return plan.command(lines)

    def failed_at(self, lines: Sequence[str], at: int, why: Msg) -> Msg:
        return plan.numbered(lines, at, why)

    def meant_for(self, state: State, seat: Seat, offer: Offer) -> bool:
        return offer.required

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.answer(state, seat, offer, filed.standing)
