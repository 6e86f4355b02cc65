"""What a seat can say in advance: standing orders and typed turns (TD-D.20, D.21).

Both are kept beside the game and answer offers as the player would; they can do nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engines.contract import Choice, Key, Msg, Offer, OrderAnswer, OrderBook, Progress, Seat, msg
from engines.kit.turns import reasons
from engines.kit.turns.notation import Notation
from engines.kit.turns.wishes import Line, Wish
from engines.kit.window import PASS
from engines.total_domination import position
from engines.total_domination.orders import standing, table, words
from engines.total_domination.state import Actions, Moving, State


class PowerOrders(Notation[State]):
    table, slots, form = table.TABLE, table.SLOTS, standing.FORM

    def settings(self, state: State, seat: Seat, filed: OrderBook) -> Iterable[Choice]:
        return standing.choices(state, seat)

    def lines(self, parts: Sequence[str]) -> list[str]:
        return table.joined(parts)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        """What is typed lasts until the year ends; who has passed types for the next (TD-D.21)."""
        filed = super().read(state, seat, text)
        filed.progress.turn = 0 if _passed(state, seat) else state.year
        return filed

    def _wishes(self, state: State, seat: Seat, line: str, text: str) -> list[Wish[State]]:
        parts, found = [part.strip() for part in line.split(";")], list[Wish[State]]()
        for part in parts:
            said = part if len(parts) > 1 else text
            found += [replace(w, said=said) for w in super()._wishes(state, seat, part, said)]
        return table.whole(found)

    def rest(self, line: str, progress: Progress) -> str:
        answers = progress.memory.get("wish", 0)
        return table.rest(line, answers) if isinstance(answers, int) else line

    def own_turn(self, state: State, seat: Seat) -> bool:
        active = state.phase == "actions" and state.active
        return bool(active) and position.seat_of(state, state.active) == seat

    def opens(self, state: State, offer: Offer, home: str) -> bool:
        return not isinstance(state.flow[-1], Moving)

    def meant_for(self, state: State, seat: Seat, offer: Offer) -> bool:
        return offer.required

    def waits(self, state: State, seat: Seat, offer: Offer, line: Line[State]) -> bool:
        """What a turn begins with waits for it through the questions of the other phases."""
        if state.phase == "actions" or table.verb(line.text) not in table.OPENING:
            return False
        return line.text != PASS or offer.find(PASS) is None

    def ends(self, state: State, seat: Seat, filed: OrderBook) -> OrderAnswer | None:
        """A power that has passed has no turn before the next year (TD-4.2.3)."""
        late = filed.progress.turn and not filed.progress.begun and _passed(state, seat)
        if late and filed.plan and table.verb(filed.plan[0]) in table.OPENING:
            return self._given_back(filed, msg("turn-over"))
        return super().ends(state, seat, filed)

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.answer(state, seat, offer, filed.standing)

    def why(self, state: State, seat: Seat, offer: Offer, missing: Wish[State]) -> Msg | None:
        if why := words.why(state, seat, missing):
            return why
        if isinstance(state.flow[-1], Actions) and table.verb(missing.said) in table.OPENING:
            return reasons.not_possible(missing.said, offer, missing.keys, self.named)
        return None


def _passed(state: State, seat: Seat) -> bool:
    return all(state.powers[power].passed for power in position.powers_of(seat))
