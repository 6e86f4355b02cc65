"""Orders given in advance: whole turns as text, and standing answers (RR-19.20 to 19.26, RR-23)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.contract import Key, Msg, Offer, OrderBook, Seat, msg
from engines.kit.refusal import Refusals
from engines.kit.turns import standing
from engines.kit.turns.notation import Notation
from engines.kit.turns.wishes import LEFT, Between, Wish
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.actions import split, turn_of
from engines.race_to_the_rhine.components import CARDS, CORPS, NUMBERS
from engines.race_to_the_rhine.orders import questions, table
from engines.race_to_the_rhine.state import State

refuse = Refusals("rr-err-")
ACTIONS = ("supply", "supply-plus", "trucks", "haul", "move", "air", "recon", "drop")


class TypedOrders(Notation[State]):
    """Answers offers as their player would, from what they have written before."""

    table, slots, words = table.TABLE, table.SLOTS, table.WORDS

    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return questions.menu(filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        standing.file(filed, picks)

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
        """Why nothing pays for an action, and that a corps needs food."""
        if offer.find("end") is None or not missing.keys:
            return None
        pay, verb, arg = split(missing.keys[0])
        if verb == "move" and state.corps[arg].halted:
            return refuse.why("CORPS_HALTED", corps=names.corps(arg))
        return _unpaid(state, pay, verb) if verb in ACTIONS else None


def _unpaid(state: State, pay: str, verb: str) -> Msg | None:
    turn, player = turn_of(state), state.player
    kind = "recon" if verb == "recon" else "resistance" if pay == "card" else ""
    if kind:
        held = (*player.kept, *turn.ready) if kind == "resistance" else player.kept
        used = turn.recon_used if kind == "recon" else turn.card_used
        had = any(CARDS[card].type == kind for card in held) and not used
        return None if had else refuse.why("NO_CARD", card=msg(f"rr-card-{kind}"))
    if pay == "cmd" or verb == "supply-plus":
        gives = NUMBERS.commanders[state.active].gives
        gift = "supplies" if verb == "supply-plus" else verb
        if player.commander and gives == gift and not position.training(state):
            return None
        commander, what = msg(f"rr-commander-{state.active}"), msg(f"rr-gift-{state.active}")
        return refuse.why("NO_COMMANDER", commander=commander, what=what)
    return refuse.why("NO_ACTION_LEFT") if turn.actions >= NUMBERS.actions else None
