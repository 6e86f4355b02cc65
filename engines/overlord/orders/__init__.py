"""What a commander or general can say in advance (OV-27.27, 31).

Standing orders answer the questions that come in the enemy's turn; a typed turn is read into steps
and carried out as its questions come.
"""

from __future__ import annotations

from engines.contract import Answer, Filed, Key, Msg, Offer, Seat
from engines.overlord.orders import plan, standing
from engines.overlord.state import State


class GeneralOrders:
    def menu(self, state: State, seat: Seat, filed: Filed) -> Offer:
        return standing.menu(filed)

    def set(self, filed: Filed, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> Filed:
        return plan.read(state, seat, text)

    def echo(self, state: State, seat: Seat, text: str) -> tuple[Msg, ...]:
        return plan.echo(state, seat, text)

    def answer(self, state: State, seat: Seat, offer: Offer, filed: Filed) -> Answer | None:
        if filed.plan and (answer := plan.answer(state, seat, offer, filed)):
            return answer
        picks = standing.answer(state, seat, offer, filed.standing)
        return None if picks is None else Answer(picks)
