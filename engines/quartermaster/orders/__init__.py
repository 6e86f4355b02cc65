"""What a country can say in advance: standing orders and plans (QM-26.14 to 26.18).

Both are kept beside the game and answer offers as the player would. Standing orders look at the
situation, never at the cards held: an order for a card that is not there is a pass at the same
instant, because waiting would show the empty place.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Key, Msg, Offer, OrderBook, Seat
from engines.extras import PresetMenu
from engines.kit.turns import TypedTurns
from engines.kit.window import PASS
from engines.quartermaster.orders import plan, presets, refusals, standing
from engines.quartermaster.state import State


class CountryOrders(TypedTurns[State, plan.Nothing], PresetMenu[State]):
    memory = plan.Nothing

    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return standing.menu(state, seat, filed)

    def presets(self, state: State, seat: Seat, filed: OrderBook) -> Offer | None:
        return presets.menu(state, seat, filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        return OrderBook(plan=plan.read(state, seat, text))

    def step(self, state: State, seat: Seat, text: str) -> plan.Answer:
        return plan.plan_step(text)

    def command(self, lines: Sequence[str]) -> int:
        """A play with all its choices; others may answer in between (QM-27.21)."""
        return len(lines)

    def fell_out(self, state: State, seat: Seat, lines: Sequence[str]) -> Msg | None:
        """A choice that was the only one, and is not the one that was typed."""
        for line in lines:
            step = plan.plan_step(line)
            if not step.made(state, seat):
                if step.otherwise(state, seat) and not step.skip:
                    return refusals.other_way(state, seat, step.keys[0])
                return None
        return None

    def turn(self, state: State) -> int | None:
        return state.turns

    def done_anyway(self, line: str) -> bool:
        """Nothing is thrown away, or used, if nobody asks any more (QM-26.18)."""
        return plan.plan_step(line).keys in (("discard/none",), (PASS,))

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.answer(state, seat, offer, filed.standing)
