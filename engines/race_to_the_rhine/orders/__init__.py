"""Orders given in advance: whole turns as text, and standing answers (RR-19.20 to 19.26, RR-23)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engines.contract import Choice, Key, Msg, Offer, OrderBook, Seat
from engines.kit.refusal import Refusals
from engines.kit.turns import reasons
from engines.kit.turns.notation import Notation
from engines.kit.turns.standing import choices
from engines.kit.turns.wishes import LEFT, Between, Wish
from engines.race_to_the_rhine import names
from engines.race_to_the_rhine.actions import split, turn_of
from engines.race_to_the_rhine.components import CORPS, NUMBERS
from engines.race_to_the_rhine.orders import questions, table
from engines.race_to_the_rhine.state import State

refuse = Refusals("rr-err-")
ACTIONS = ("supply", "supply-plus", "trucks", "haul", "move", "air", "recon", "drop")


class TypedOrders(Notation[State]):
    """Answers offers as their player would, from what they have written before."""

    table, slots, words, form = table.TABLE, table.SLOTS, table.WORDS, questions.FORM

    def settings(self, state: State, seat: Seat, filed: OrderBook) -> Iterable[Choice]:
        return choices(questions.SETTINGS, questions.label)

    def own_turn(self, state: State, seat: Seat) -> bool:
        return state.active == seat

    def relies_on(self, state: State, seat: Seat) -> list[str]:
        """Own tokens, and corps that are not halted. A token won holds no turn back."""
        tokens = [space for space, army in state.control.items() if army == seat]
        fit = [corps_id for corps_id, corps in state.corps.items() if not corps.halted]
        return sorted(tokens) + sorted(corps_id for corps_id in fit if CORPS[corps_id].army == seat)

    def opens(self, state: State, offer: Offer, home: str) -> bool:
        return offer.find("end") is not None or offer.question.id.startswith("rr-ask-reaction")

    def between(
        self, state: State, offer: Offer, said: Mapping[str, str], wanted: tuple[Key, ...]
    ) -> Between | None:
        return questions.answer(state, offer, said, wanted)

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        if filed.plan and filed.progress.begun:  # the line itself has looked at what stands
            return None
        said = questions.answer(state, offer, filed.standing, ())
        return said.picks if said and said != LEFT else None

    def why(self, state: State, seat: Seat, offer: Offer, missing: Wish[State]) -> Msg | None:
        """That nothing pays for an action, and that a corps needs food."""
        if offer.find("end") is None or not missing.keys:
            return None
        pay, verb, arg = split(missing.keys[0])
        if verb == "move" and state.corps[arg].halted:
            return refuse.why("CORPS_HALTED", corps=names.corps(arg))
        verbs = {choice.verb for choice in offer.choices}
        paying = "recon" if verb == "recon" else "" if pay == "action" else pay
        if paying:
            there = missing.keys[0].partition("/")[0] in verbs
            none = verb in verbs or not any(each.startswith(paying) for each in verbs)
            return reasons.cannot_pay(paying) if none and not there else None
        if verb == "supply-plus":  # without the bonus it may be
            return reasons.not_possible(missing.said, offer, [f"supply/{arg}"], self.named)
        used = verb in ACTIONS and turn_of(state).actions >= NUMBERS.actions
        return refuse.why("NO_ACTION_LEFT") if used else None
