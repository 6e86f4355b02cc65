"""What a commander or general can say in advance (OV-27.27, 31).

Standing orders answer the questions that come in the enemy's turn; a typed turn is read into lines
and carried out as its questions come.
"""

from __future__ import annotations

from engines.contract import (
    Event,
    Key,
    Msg,
    Offer,
    Offers,
    OrderAnswer,
    OrderBook,
    Progress,
    Seat,
    msg,
)
from engines.extras import Paraphrase, PlanEnds
from engines.kit.refusal import check
from engines.kit.turns import TypedTurns
from engines.kit.turns import standing as menus
from engines.overlord import flow, library, names, roles
from engines.overlord.components import AIR_SORTIE
from engines.overlord.orders import grammar, refusals, standing
from engines.overlord.orders.grammar import ENDS, Reader
from engines.overlord.orders.steps import STOP, Fight, Line, Memory
from engines.overlord.orders.words import code
from engines.overlord.state import State

NOTHING = Offer(msg("ov-ask-nothing"), (), (), msg("ov-ask-nothing"), "nothing", required=False)
"""What a seat is asked while it is asked nothing."""
OWN = ("ov-laid", "ov-visit")
"""What others learn and the player who acts knew before."""
FIGHTING = ("attack", "flags", "again", "strafe")
"""What goes on amid an attack."""


class GeneralOrders(TypedTurns[State, Memory], Paraphrase[State], PlanEnds[State]):
    memory = Memory
    changed = msg("ov-plan-late")

    def menu(self, state: State, seat: Seat, filed: OrderBook) -> Offer:
        return standing.menu(filed)

    def set(self, filed: OrderBook, picks: tuple[Key, ...]) -> None:
        menus.file(filed, picks)

    def read(self, state: State, seat: Seat, text: str) -> OrderBook:
        """The lines of a text. What is wrong already is refused with its code (OV-36)."""
        reader, filed, lines = _reader(state, seat), OrderBook(), list[Line]()
        for typed in grammar.lines(text):
            if (orders := grammar.standing(typed, reader.grid)) is not None:
                filed.standing.update(orders)
            else:
                lines.append(reader.line(typed))
        filed.plan = _arranged(state, lines)
        if filed.plan:
            filed.progress = Progress(relies_on=self.relies_on(state, seat))
            self._check_first(state, seat, filed.plan[0])
        return filed

    def paraphrase(self, state: State, seat: Seat, text: str) -> tuple[Msg, ...]:
        reader = _reader(state, seat)
        return tuple(msg("ov-line", line=_full(reader, typed)) for typed in grammar.lines(text))

    def step(self, state: State, seat: Seat, text: str) -> Line:
        return Reader(library.field(state.scenario).grid).line(text)

    def relies_on(self, state: State, seat: Seat) -> list[str]:
        """The turn it is for: what is left of it afterwards is given back, not carried out."""
        own = roles.who(seat)[0] == state.side
        return [f"turn {state.turn + (not own)}"]

    def turn(self, state: State) -> int | None:
        """A plan may be filed ahead for the turn after, so `relies_on` says which it is for."""
        return None

    def held_back(self, state: State, seat: Seat, offer: Offer, filed: OrderBook) -> bool:
        return _late(state, filed)

    def done_anyway(self, line: str) -> bool:
        """The moves and battles are over with the turn, told to or not (OV-31.12)."""
        return line in (*ENDS, STOP)

    def learned(self, seat: Seat, event: Event) -> bool:
        return event.text.id not in OWN and super().learned(seat, event)

    def alone(self, seat: Seat, offers: Offers) -> bool:
        """Generals act side by side: what others are asked does not come between."""
        return seat in offers

    def reply(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> tuple[Key, ...] | None:
        return standing.answer(state, seat, offer, filed.standing)

    def answer(
        self, state: State, seat: Seat, offer: Offer, filed: OrderBook
    ) -> OrderAnswer | None:
        _forget(state, filed)
        return super().answer(state, seat, offer, filed)

    def ends(self, state: State, seat: Seat, filed: OrderBook) -> OrderAnswer | None:
        """What nobody will ask for any more, told at once (OV-32.21): the marks of an attack that
        is over, and lines whose turn is over."""
        _forget(state, filed)
        if any(frame.kind in FIGHTING for frame in state.flow):
            return None
        over = filed.progress.begun or _late(state, filed)
        return self.go_on(state, seat, NOTHING, filed) if over else None

    def _check_first(self, state: State, seat: Seat, text: str) -> None:
        """Raises why the first line is not possible: at once, not when its question comes."""
        line, alone = self.step(state, seat, text), OrderBook(plan=[text])
        offer = None if state.winner else flow.asked(state).get(seat)
        if offer is not None:
            now = self.now(state, seat, offer, alone)
            self.rehearse(now, alone)
            if alone.progress.tried or refusals.held_back(state, seat, line.opening):
                return
            if offer.required:
                raise line.refused(now)
        if line.opening:
            check(refusals.out_of_turn(state, seat, line.opening))


def _reader(state: State, seat: Seat) -> Reader:
    """For the board, with the cards of who types, for the refusal that lists them."""
    side, role = roles.who(seat)
    if role != "chief":
        staff = state.staff.get(role)
        held = staff.given if staff and side == state.side else []
    else:
        camp = state.camps[side]
        held = [*camp.hand, *camp.commissar, *[AIR_SORTIE] * camp.sorties]
    own = tuple(
        msg("ov-coded", code=code(card), card=names.card(card)) for card in dict.fromkeys(held)
    )
    return Reader(library.field(state.scenario).grid, own)


def _full(reader: Reader, typed: str) -> str:
    orders = grammar.standing(typed, reader.grid)
    if orders is None:
        return reader.line(typed).text
    return "standing " + " ".join(f"{name}={value}" for name, value in orders.items())


def _arranged(state: State, lines: list[Line]) -> list[str]:
    """`done` before the first attack closes the moves, and ends no battles: it may come when the
    last unit has moved and BATTLE is open already. `stop` is about all lines, and comes last."""
    fights = [n for n, line in enumerate(lines) if isinstance(line, Fight)]
    last = fights[0] if fights else len(lines)
    last = -1 if state.phase == "battle" else last
    moves, battles = ENDS
    told = [
        (battles if n > last else moves) if line.text == "done" else line.text
        for n, line in enumerate(lines)
    ]
    stop = [STOP] * (STOP in told)
    return [line for line in told if line != STOP] + stop


def _late(state: State, filed: OrderBook) -> bool:
    """A plan is for one turn: what is left of it afterwards is given back, not carried out."""
    return any(state.turn > int(fact.split()[1]) for fact in filed.progress.relies_on)


def _forget(state: State, filed: OrderBook) -> None:
    """What would do nothing any more, once the game or the turn is over."""
    if state.winner or (_late(state, filed) and set(filed.plan) <= {*ENDS, STOP}):
        filed.withdraw()
