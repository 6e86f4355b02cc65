"""What a player can say in advance: standing orders and typed turns (sections 4.10 and 21).

Both are kept beside the game and answer offers as the player would. Where section 21 says that the
table waits for nobody, silence answers at once, also for whoever has filed nothing (AT-21.24).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.attack import board, names
from engines.attack.orders import bargain, policy, standing, table
from engines.attack.orders.words import refuse
from engines.attack.state import Claims, Marshal, Placing, State, Turn
from engines.contract import Choice, Illegal, Key, Msg, Offer, Offers, OrderBook, Seat
from engines.extras import PresetMenu, TimeoutAnswer
from engines.kit.turns import conditional, reasons
from engines.kit.turns.notation import Notation
from engines.kit.turns.wishes import Line, Wish

ACTIONS = ("move", "blitz", "strategic", "diplomacy", "naval", "build", "offer", "accept")


class PlayerOrders(Notation[State], PresetMenu[State], TimeoutAnswer[State]):
    table, slots, form = table.TABLE, table.SLOTS, standing.FORM
    stops_short = False  # a battle may be lost, and an embassy sent away: AT-4.11

    def settings(self, state: State, seat: Seat, filed: OrderBook) -> Iterable[Choice]:
        return standing.choices(state, seat, filed)

    def presets(self, state: State, seat: Seat, filed: OrderBook) -> Offer | None:
        return standing.presets(state, seat, filed)

    def standing(self, lines: Sequence[str]) -> tuple[dict[str, str], list[str]]:
        orders = [line for line in lines if line.split(" ")[0].lower() in policy.VERBS]
        return policy.read(orders), [line for line in lines if line not in orders]

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        filed = super().read(state, seat, text)
        if not self.own_turn(state, seat) and filed.plan and all(map(self.done_anyway, filed.plan)):
            raise Illegal(reasons.not_now(filed.plan[0]))
        return filed

    def own_turn(self, state: State, seat: Seat) -> bool:
        return state.active == seat or state.phase != "play"

    def relies_on(self, state: State, seat: Seat) -> list[str]:
        """Own regions. One that is won holds no turn back."""
        return sorted(board.own(state, seat))

    def starts(self, state: State, seat: Seat, offer: Offer) -> bool:
        return _mine(state, seat, offer)

    def waits(self, state: State, seat: Seat, offer: Offer, line: Line[State]) -> bool:
        """Cards may be traded, and battles answered, while somebody else is on turn; the rest is
        for one's own. What is set up at first waits for its own question, too."""
        verb = _verb(line.text)
        if isinstance(state.flow[-1] if state.flow else None, Claims | Placing):
            return verb not in ("claim", "place")
        return not _mine(state, seat, offer) and verb not in (*bargain.VERBS, *table.REPLIES)

    def opens(self, state: State, offer: Offer, home: str) -> bool:
        return not state.flow or isinstance(state.flow[-1], Turn)

    def alone(self, seat: Seat, offers: Offers) -> bool:
        """What is said beside somebody else's turn, an offer of cards, is tried to its end."""
        aside = seat in offers and not offers[seat].required
        return aside or super().alone(seat, offers)

    def done_anyway(self, line: str) -> bool:
        """The turn is over with its last action, said or not (AT-4.9)."""
        return _verb(line) == "end"

    def why(self, state: State, seat: Seat, offer: Offer, missing: Wish[State]) -> Msg | None:
        """What an action needs (AT-28.27), and that one would empty a region (AT-28.26)."""
        keys, top = missing.keys, state.flow[-1]
        action = keys[0].partition("/")[0] if keys else ""
        if isinstance(top, Turn) and action in ACTIONS and seat == state.active:
            if action == "blitz" and not {"move", "blitz"} & set(state.used):
                return refuse.why("blitz-yet")
            return reasons.not_possible(missing.said, offer, keys, self.named)  # AT-28.14
        if isinstance(top, Marshal) and keys == ["send"]:
            return refuse.why("last-unit", list=names.regions(_bare(state, top)))
        return None

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.answer(state, seat, offer, filed)

    def on_timeout(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.on_timeout(state, seat, offer, filed)


def _mine(state: State, seat: Seat, offer: Offer) -> bool:
    return offer.required and (state.phase != "play" or seat == state.active)


def _verb(line: str) -> str:
    return conditional(line)[1].strip().partition(" ")[0].lower()


def _bare(state: State, top: Marshal) -> list[str]:
    origins = dict.fromkeys(line.origin for line in top.lines)
    gone = {o: sum(sum(line.force) for line in top.lines if line.origin == o) for o in origins}
    return [origin for origin in origins if gone[origin] >= sum(state.units[origin])]
