"""What a commander or general can say in advance (OV-27.27, 31)."""

from __future__ import annotations

from engines.contract import Answer, Filed, Illegal, Key, Offer, Seat, msg
from engines.overlord.state import State


class GeneralOrders:
    def menu(self, state: State, seat: Seat, filed: Filed) -> Offer:
        raise Illegal(msg("ov-no-orders"))

    def set(self, filed: Filed, picks: tuple[Key, ...]) -> None:
        raise Illegal(msg("ov-no-orders"))

    def read(self, state: State, seat: Seat, text: str) -> Filed:
        raise Illegal(msg("ov-no-orders"))

    def answer(self, state: State, seat: Seat, offer: Offer, filed: Filed) -> Answer | None:
        return None
