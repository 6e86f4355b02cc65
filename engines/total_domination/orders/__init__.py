"""What a seat can say in advance: standing orders and typed turns (TD-D.20, D.21).

Both are kept beside the game and answer offers as the player would; they can do nothing more.
"""

from __future__ import annotations

from engines.contract import Answer, Filed, Key, Offer, Seat
from engines.total_domination.orders import plan, standing
from engines.total_domination.state import State


class PowerOrders:
    def menu(self, state: State, seat: Seat, filed: Filed) -> Offer:
        return standing.menu(state, seat, filed)

    def set(self, filed: Filed, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> Filed:
        return Filed(plan=plan.read(state, seat, text))

    def answer(self, state: State, seat: Seat, offer: Offer, filed: Filed) -> Answer | None:
        if offer.answered:
            return None
        if filed.plan and (said := plan.answer(state, seat, offer, filed)):
            return said
        picks = standing.answer(state, seat, offer, filed.standing)
        return None if picks is None else Answer(picks)
