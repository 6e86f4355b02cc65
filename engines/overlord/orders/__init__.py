"""What a commander or general can say in advance (OV-27.27, 31)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from engines.contract import (
    Choice,
    Event,
    Illegal,
    Key,
    Msg,
    Offer,
    Offers,
    OrderBook,
    Progress,
    Seat,
    msg,
)
from engines.kit.spelling import plain
from engines.kit.turns import picked, reasons
from engines.kit.turns.conditions import conditional
from engines.kit.turns.notation import Notation
from engines.kit.turns.standing import choices
from engines.kit.turns.steps import Done, Now
from engines.kit.turns.wishes import Line
from engines.overlord import fighting, names, questions, roles
from engines.overlord.components import COUNTER
from engines.overlord.orders import standing, table, words
from engines.overlord.orders.words import HEX, refuse
from engines.overlord.state import State

OWN = ("ov-laid", "ov-laid-tactic", "ov-visit")
"""What others learn and the player who acts knew before."""
AMID = ("ambush", "sheet", "flags", "retreat", "back", "ground", "desert", "overrun", "strafe")
"""Questions amid an attack."""
ANSWERS = {
    "ground", "ignore", "retreat", "back", "use", "pass", "yes", "no", "halt", "keep", "leave",
}  # fmt: skip
"""What is typed when it is asked for, and waits for nothing."""
CHIEF = {"give", "self", "shell", "raid", "under", "gung", "name", "visit", "send"}
GENERAL = {"lay", "counter", "order", "heal", "roll", "to", "over", "exit", "cave", "attack"}
_CUT = re.compile(r"[;\n]|,(?=\s*[a-z]\d+\s*[-x*:×])", re.IGNORECASE)
"""A comma before a move or an attack parts lines too."""
_FIGHT = re.compile(rf"{HEX} ?[x*:×] ?{HEX}")


class GeneralOrders(Notation[State]):
    changed = msg("turn-over")
    table, slots, form = table.TABLE, words.SLOTS, standing.FORM

    def settings(self, state: State, seat: Seat, filed: OrderBook) -> Iterable[Choice]:
        return choices(standing.VALUES, standing.label)

    def standing(self, lines: Sequence[str]) -> tuple[dict[str, str], list[str]]:
        read = [(line, standing.read(line)) for line in lines]
        orders = {name: value for _, said in read for name, value in said.items()}
        return orders, [line for line, said in read if not said]

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        lines = [line.strip() for line in _CUT.split(text) if line.strip()]
        filed = super().read(state, seat, "; ".join(_arranged(state, lines)))
        if not filed.plan:
            filed.progress = Progress()
        elif not picked.is_picked(filed.plan[0]):
            self._check_first(state, seat, filed)
        return filed

    def step(self, state: State, seat: Seat, text: str) -> Line[State]:
        """A line is over with its last answer, and refused as it stands."""
        line = super().step(state, seat, text)
        wishes = list(line.wishes)
        wishes[-1:] = [replace(wish, last=not wish.reached) for wish in wishes[-1:]]
        return replace(line, wishes=wishes, said=_as_typed(text))

    def own_turn(self, state: State, seat: Seat) -> bool:
        """Even what begins at once may wait for a sheet, and is for this turn alone."""
        return False

    def relies_on(self, state: State, seat: Seat) -> list[str]:
        """The turn it is for."""
        own = roles.who(seat)[0] == state.side
        return [f"turn {state.turn + (not own)}"]

    def starts(self, state: State, seat: Seat, offer: Offer) -> bool:
        return not _aside(offer)

    def opens(self, state: State, offer: Offer, home: str) -> bool:
        return not _aside(offer)

    def waits(self, state: State, seat: Seat, offer: Offer, line: Line[State]) -> bool:
        """A turn waits while something is asked amid an attack or by the way; an attack waits for
        the sheet of the defender (OV-14.10)."""
        keys = _keys(line)
        attacks = [key for key in keys if key.startswith("attack/")]
        if attacks:
            return any(_held_back(state, seat, key) for key in attacks)
        if not _aside(offer):
            return False
        verbs = _verbs(keys)
        asked = {choice.verb for choice in offer.choices}
        return not verbs & asked and not _too_late(state, seat, verbs)

    def done_anyway(self, line: str) -> bool:
        return plain(line) in ("done moves", "done battles")

    def failed(self, now: Now[State], line: str, why: Msg) -> Done | None:
        """In BATTLE a line that is not legal any more is passed over (OV-31.23)."""
        if now.trial or now.offer.question.id != "ov-ask-battle":
            return None
        return Done(False, noted=msg("ov-skipped", line=line, why=why))

    def fell_out(self, state: State, seat: Seat, lines: Sequence[str]) -> Msg | None:
        """A card is laid, and with that all is over: it can be used for none of its units."""
        first, *others = self.step(state, seat, lines[0]).wishes
        verb, _, arg = next(iter(first.keys), "").partition("/")
        if verb not in ("lay", "counter") or not others:
            return None
        cells = [key.partition("/")[2] for key in others[0].keys]
        return table.nobody(COUNTER if verb == "counter" else arg.partition(".")[0], cells)

    def learned(self, seat: Seat, event: Event) -> bool:
        return event.text.id not in OWN and super().learned(seat, event)

    def alone(self, seat: Seat, offers: Offers) -> bool:
        """Generals act side by side: what others are asked does not come between."""
        return seat in offers

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.answer(state, seat, offer, filed.standing)

    def _check_first(self, state: State, seat: Seat, filed: OrderBook) -> None:
        """Raises why the first line is not possible: at once, not when its question comes."""
        first, offer = filed.plan[0], self.engine.offers(state).get(seat)
        keys, (side, role) = _keys(self.step(state, seat, first)), roles.who(seat)
        verbs = _verbs(keys)
        if state.field.overlord and verbs & (GENERAL | CHIEF):
            if role == "chief" and verbs & GENERAL:
                raise refuse("NOT_YOUR_ROLE", role=names.role("general"))
            if role != "chief" and verbs & CHIEF:
                raise refuse("NOT_YOUR_ROLE", role=names.role("chief"))
        if offer is not None:
            now = self.now(state, seat, offer, filed)
            self.rehearse(now, OrderBook(plan=filed.plan[:1]))
        elif _too_late(state, seat, verbs) or (
            side == state.side
            and state.phase == "battle"
            and not any(_held_back(state, seat, key) for key in keys)
        ):
            raise Illegal(reasons.not_now(_as_typed(first)))


def _keys(line: Line[State]) -> list[Key]:
    """What it begins with."""
    needed = next((n for n, w in enumerate(line.wishes) if not w.if_asked), 0)
    return [key for wish in line.wishes[: needed + 1] for key in wish.keys]


def _as_typed(line: str) -> str:
    return re.sub(r"\b(done) (moves|battles)$", r"\1", line, flags=re.IGNORECASE)


def _verbs(keys: Sequence[Key]) -> set[str]:
    return {key.partition("/")[0] for key in keys}


def _aside(offer: Offer) -> bool:
    return not offer.required or offer.question.id.removeprefix("ov-ask-") in AMID


def _too_late(state: State, seat: Seat, verbs: set[str]) -> bool:
    """Whether nothing of the turn it is for will ask for this: in one's own, what comes after the
    choice of cards; in the enemy's, that choice may be filed ahead (OV-27.4)."""
    own = roles.who(seat)[0] == state.side
    return bool(state.winner) or own == bool(verbs & CHIEF) or bool(verbs & ANSWERS)


def _held_back(state: State, seat: Seat, key: Key) -> bool:
    side, role = roles.who(seat)
    at, _, target = map(questions.hex_of, key.partition("/")[2].partition("."))
    return side == state.side and fighting.held_back(state, role, at, target)


def _arranged(state: State, typed: list[str]) -> list[str]:
    """`done` before the first attack closes the moves, and ends no battles: it may come when the
    last unit has moved and BATTLE is open already. `stop` is about all attacks."""
    lines = [re.sub(r"^plan\s+", "", line, flags=re.IGNORECASE) for line in typed]
    bare = [conditional(plain(line))[1] for line in lines]
    fights = [n for n, line in enumerate(bare) if _FIGHT.match(line)]
    last = -1 if state.phase == "battle" else fights[0] if fights else len(lines)
    found = []
    for n, line in enumerate(lines):
        if bare[n] == "done":
            line += " battles" if n > last else " moves"
        elif n in fights and "stop" in bare and not bare[n].endswith(" stop"):
            line += " stop"
        if bare[n] != "stop" or not fights:
            found.append(line)
    return found
