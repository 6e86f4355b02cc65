"""What a country can say in advance: standing orders and typed turns (QM-26.14 to 26.18, QM-33).

Both are kept beside the game and answer offers as the player would. Standing orders look at the
situation, never at the cards held: an order for a card that is not there is a pass at the same
instant, because waiting would show the empty place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.contract import Choice, Illegal, Key, Msg, Offer, OrderAnswer, OrderBook, Seat
from engines.extras import PresetMenu
from engines.kit.refusal import Refusals
from engines.kit.turns import picked, reasons
from engines.kit.turns.notation import Notation
from engines.kit.turns.plan import NOTHING, Trial
from engines.kit.turns.steps import Now
from engines.kit.turns.wishes import Line, Wish
from engines.kit.window import PASS
from engines.quartermaster import board, card_text, evaluate, names
from engines.quartermaster.components import COUNTRIES, SPACES, book
from engines.quartermaster.orders import standing, table
from engines.quartermaster.state import Situation, State

refuse = Refusals("qm-err-")


class CountryOrders(Notation[State], PresetMenu[State]):
    table, slots, single, form = table.TABLE, table.SLOTS, True, standing.FORM

    def settings(self, state: State, seat: Seat, filed: OrderBook) -> Iterable[Choice]:
        return standing.choices(state, seat)

    def presets(self, state: State, seat: Seat, filed: OrderBook) -> Offer | None:
        return standing.ahead(state, seat, filed)

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.answer(state, seat, offer, filed.standing)

    # ---- typed turns

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        """Nothing is filed that could only be done now."""
        filed = super().read(state, seat, text)
        asked = seat in self.engine.offers(state) or picked.is_picked(filed.plan[0])
        if not asked and not _waits(state, seat, NOTHING, table.verb(filed.plan[0])):
            raise Illegal(reasons.not_now(filed.plan[0]))
        return filed

    def own_turn(self, state: State, seat: Seat) -> bool:
        return state.country == seat

    def turn(self, state: State) -> int | None:
        return state.turns

    def command(self, plan: Sequence[str]) -> int:
        """A play with all its choices; others may answer in between (QM-27.21)."""
        return 1 if table.verb(plan[0]) in table.AT_ONCE else len(plan)

    def waits(self, state: State, seat: Seat, offer: Offer, line: Line[State]) -> bool:
        return _waits(state, seat, offer, table.verb(line.text))

    def go_on(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook, trial: Trial | None = None
    ) -> OrderAnswer | None:
        """A line in the words of a menu is read when its question comes: until then it waits."""
        typed = not self._late(state, filed) and not picked.is_picked(filed.plan[0])
        if typed and _waits(state, seat, offer, table.verb(filed.plan[0])):
            return None
        return super().go_on(state, seat, offer, filed, trial)

    def aside(self, now: Now[State], line: str) -> tuple[Key, ...]:
        """Of follow-ups in an own turn those that were meant are in the plan. But a reaction that
        was typed for this question, and is no answer to it, is refused."""
        mine = now.state.country == now.seat and isinstance(now.state.flow[-1], Situation)
        verb = table.verb(line)
        fresh = not now.progress.turn and verb in table.REACTIONS
        return () if not mine or fresh or verb in table.AT_ONCE else (PASS,)

    def made(self, state: State, seat: Seat) -> Sequence[Key]:
        return state.made.get(seat, [])

    def fell_out(self, state: State, seat: Seat, lines: Sequence[str]) -> Msg | None:
        """A choice that was the only one, and is not the one that was typed."""
        for text in lines:
            try:
                line = self.step(state, seat, text)
            except Illegal:  # read when its question comes
                return None
            if not line.made(self.made(state, seat)):
                return None if line.skip else self._other_way(state, seat, line.wishes[0])
        return None

    def done_anyway(self, line: str) -> bool:
        return not picked.is_picked(line) and table.idle(line)

    def why(self, state: State, seat: Seat, offer: Offer, missing: Wish[State]) -> Msg | None:
        """That there was only another way, what a card on the table says, that a card is still in
        the hand, and that a unit is protected."""
        if other := self._other_way(state, seat, missing):
            return other
        verb, _, arg = missing.keys[0].partition("/") if missing.keys else ("", "", "")
        card, nation = arg.partition("+")[0], state.nations[seat]
        if verb in ("use", "spare", "now", "instead") and card in book():
            if card in (*nation.statuses, *nation.responses):
                text = card_text.of(evaluate.card(state, card))
                return refuse.why("no-fit", card=names.card(card), text=text)
            if card in nation.hand:
                return refuse.why("from-hand", card=names.card(card))
        if verb == "remove" and (shield := board.protected(state, seat, arg)):
            return refuse.why("protected", unit=names.unit(seat, arg), until=shield.until)
        return None

    def _other_way(self, state: State, seat: Seat, missing: Wish[State]) -> Msg | None:
        """What was chosen where there was only one way, and it was another (QM-33.46)."""
        verbs = {key.partition("/")[0] for key in missing.keys} - {"discard"}
        for key in self.made(state, seat):
            verb, _, arg = key.partition("/")
            thing = arg.partition(".")[0]
            if verb in verbs and verb == "name" and thing in COUNTRIES:
                return refuse.why("only-way", what=names.country(thing))
            if verb in verbs and thing in SPACES:
                return refuse.why("only-way", what=names.space(thing))
        return None


def _waits(state: State, seat: Seat, offer: Offer, verb: str) -> bool:
    """While others are asked in an own turn; and a whole turn, until it is one's own."""
    if state.country == seat:
        return not offer.required and verb not in table.AT_ONCE
    asked = offer.required and any(choice.verb == verb for choice in offer.choices)
    return verb in table.OPENING and not asked  # an ally may be asked to play: QM-22.8
