"""What a player can say in advance: standing orders and typed turns (sections 4.10 and 21).

Both are kept beside the game and answer offers as the player would. Where section 21 says that the
table waits for nobody, silence answers at once, also for whoever has filed nothing (AT-21.24).
"""

from __future__ import annotations

from engines.attack import board
from engines.attack.orders import grammar, plan, policy, standing
from engines.attack.orders.words import refuse
from engines.attack.state import State, Turn
from engines.contract import Key, Offer, OrderBook, Progress, Seat
from engines.extras import PresetMenu, TimeoutAnswer
from engines.kit.turns import TypedTurns


class PlayerOrders(TypedTurns[State, plan.Memory], PresetMenu[State], TimeoutAnswer[State]):
    memory = plan.Memory
    changed = refuse.why("changed")  # AT-4.12

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
        facts = [] if state.active == seat else self.relies_on(state, seat)
        return OrderBook(policy.read(policies), steps, Progress(relies_on=facts))

    def step(self, state: State, seat: Seat, text: str) -> plan.Ordered:
        return plan.Ordered(grammar.read(text), text)

    def relies_on(self, state: State, seat: Seat) -> list[str]:
        """Own regions. One that is won holds no turn back."""
        return sorted(board.own(state, seat))

    def starts(self, state: State, seat: Seat, offer: Offer) -> bool:
        return plan.mine(state, seat, offer)

    def ends_turn(self, state: State, picks: tuple[Key, ...]) -> bool:
        return picks == ("end",) and isinstance(state.flow[-1], Turn)

    def done_anyway(self, line: str) -> bool:
        """The turn is over with its last action, said or not (AT-4.9)."""
        return grammar.verb(line) == "end"

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.answer(state, seat, offer, filed)

    def on_timeout(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.on_timeout(state, seat, offer, filed)
