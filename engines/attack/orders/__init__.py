"""What a player can say in advance: standing orders and typed turns (sections 4.10 and 21).

Both are kept beside the game and answer offers as the player would. Where section 21 says that the
table waits for nobody, silence answers at once, also for whoever has filed nothing (AT-21.24).
"""

from __future__ import annotations

from engines.attack.orders import grammar, plan, policy, standing
from engines.attack.state import State
from engines.contract import (
    Key,
    Offer,
    OrderAnswer,
    OrderBook,
    Orders,
    Progress,
    Seat,
)
from engines.extras import PresetMenu, TimeoutAnswer


class PlayerOrders(Orders[State], PresetMenu[State], TimeoutAnswer[State]):
    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return standing.menu(state, seat, filed)

    def presets(self, state: State, seat: Seat, filed: OrderBook) -> Offer | None:
        return standing.presets(state, seat, filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        said = grammar.parts(text)
        policies = [part for part in said if grammar.verb(part) in policy.VERBS]
        steps = [part for part in said if part not in policies]
        grammar.check_verbs(said)
        plan.check(state, seat, steps)
        grammar.check(steps)
        progress = Progress()
        if state.active != seat:
            progress.memory["guard"] = plan.guard(state, seat)
        return OrderBook(policy.read(policies), steps, progress)

    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        if filed.plan and (said := plan.answer(state, seat, offer, filed)):
            return said
        picks = standing.answer(state, seat, offer, filed)
        return None if picks is None else OrderAnswer(picks)

    def on_timeout(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.on_timeout(state, seat, offer, filed)
