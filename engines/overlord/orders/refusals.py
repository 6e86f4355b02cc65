"""Why a typed step cannot be carried out: the codes of section 36, the first that applies.

Here: whose turn, whose role, which phase, and answers to questions. Cards and units to be ordered
are in `cards.py`, moves and battles in `units.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import (
    Illegal,
    Key,
    Msg,
    Offer,
    Seat,
)
from engines.kit.hexes import Hex
from engines.overlord import batched_moves, fighting, flow, library, names, questions, roles
from engines.overlord.board import Board, board_of
from engines.overlord.components import Role
from engines.overlord.orders import cards, units
from engines.overlord.orders.words import refuse
from engines.overlord.state import Flags, State

PHASE = {
    "give": "select", "self": "select", "shell": "select", "raid": "select", "target": "select",
    "under": "select", "visit": "select", "gung": "select", "name": "select", "send": "select",
    "lay": "orders", "counter": "orders", "order": "orders", "heal": "orders", "move": "orders",
    "to": "orders", "over": "orders", "exit": "orders", "cave": "orders", "enter": "orders",
    "fly": "orders", "play": "orders", "init": "orders", "attack": "battle",
    "wire": "battle", "mine": "battle", "seal": "battle", "rest": "battle", "strafe": "battle",
    "support": "battle", "scout": "battle", "shoot": "battle",
}  # fmt: skip
ANSWERS = ("ground", "ignore", "retreat", "back", "use", "pass", "yes", "no", "halt")
UNIT = ("move", "attack", "wire", "mine", "seal", "rest", "shoot")
"""Verbs that name a unit which acts."""
FLIGHT = ("enter", "fly", "land", "strafe", "support", "scout", "at", "shoot")


def out_of_turn(state: State, seat: Seat, keys: Sequence[Key]) -> Msg | None:
    """For a seat that is not asked just now: why a line that begins with one of these keys cannot
    wait. A commander's choice and a plan of battles may be filed in advance."""
    verb, _, arg = keys[0].partition("/")
    side, role = roles.who(seat)
    if state.winner:
        return refuse.why("GAME_OVER")
    phase = PHASE.get(verb, "")
    if phase == "select" and role == "chief" and side != state.side and verb != "visit":
        return None
    if phase and side != state.side:
        return refuse.why("NOT_YOUR_TURN", side=names.side(state.side))
    if refusal := _not_your_role(state, seat, verb, arg):
        return refusal.reason
    if verb in ANSWERS:
        return refuse.why("NOT_ASKED", who=_asked(state))
    if verb == "visit":
        return refuse.why("VISIT_NOT_NOW")
    filed_ahead = phase == "battle" and state.phase in ("select", "command", "orders")
    if not phase or filed_ahead or held_back(state, seat, keys):
        return None
    staff = state.staff.get(role)
    if phase == state.phase == "orders" and staff and staff.closed:
        own = _laying(state, role, verb, arg) if verb in ("play", "init") else None
        return own.reason if own else refuse.why("LOCKED")
    return wrong_phase(state).reason


def held_back(state: State, seat: Seat, keys: Sequence[Key]) -> bool:
    """Whether the attack only waits for the sheet of the defender (OV-14.10)."""
    board, (side, role) = board_of(state), roles.who(seat)
    if side != state.side:
        return False
    for key in keys:
        verb, _, arg = key.partition("/")
        at, _, target = map(questions.hex_of, arg.partition("."))
        if verb == "attack" and fighting.held_back(board, role, at, target):
            return True
    return False


def _asked(state: State) -> tuple[Msg, ...]:
    """The roles the table waits for, as everybody knows them."""
    return tuple(names.seat(seat) for seat, offer in flow.asked(state).items() if offer.required)


def wrong_phase(state: State) -> Illegal:
    return refuse("WRONG_PHASE", phase=names.phase(state.phase), who=_asked(state))


def _not_your_role(state: State, seat: Seat, verb: str, arg: str) -> Illegal | None:
    """Cards are chosen by the commander; a unit is for the general who ordered it, else for the
    one in whose area it stands."""
    field = library.field(state.scenario)
    side, role = roles.who(seat)
    phase = PHASE.get(verb, "")
    if not field.overlord or not phase:
        return None
    if state.phase == "select" and phase != "select":
        return None  # nobody may do that yet, whoever commands there
    if phase == "select":
        return refuse("NOT_YOUR_ROLE", role=names.role("chief")) if role != "chief" else None
    cell = questions.hex_of(arg.partition(".")[0])
    unit = state.units.get(cell)
    own = unit is not None and unit.side == side
    acts = verb in UNIT and own and unit is not None and unit.order is not None
    if acts and unit and unit.order and unit.order.role != role:
        return refuse("NOT_YOUR_ROLE", role=names.role(unit.order.role))
    if role != "chief":
        return None
    if own:
        return refuse("NOT_YOUR_ROLE", role=names.role(field.roles[side][cell][0]))
    return refuse("NOT_YOUR_ROLE", role=names.role("general"))


# ---- a seat that is asked


def missing(
    state: State, seat: Seat, looked_at: Key, offer: Offer, ways: Sequence[Key]
) -> Msg | None:
    """Before a line begins: why its card, die, airplane or way back is not there."""
    verb, _, arg = looked_at.partition("/")
    refusal: Illegal | None = None
    if verb == "retreat":
        if offer.question.id != "ov-ask-retreat":
            refusal = refuse("NOT_ASKED", who=_asked(state))
        elif not any(map(offer.find, ways)):
            refusal = _retreat(state, offer)
    elif found := _turn_and_phase(state, seat, verb, arg):
        refusal = found
    elif verb == "fly":
        if offer.question.id != "ov-ask-fly":
            refusal = refuse("AIRPLANE", why=_why("none"))
    else:
        refusal = _laying(state, roles.who(seat)[1], verb, arg)
    return None if refusal is None else refusal.reason


def _laying(state: State, role: Role, verb: str, arg: str) -> Illegal | None:
    if verb == "play":
        return cards.playing(state, role, *arg.split("."))
    return cards.initiative(state, role)


def _turn_and_phase(state: State, seat: Seat, verb: str, arg: str) -> Illegal | None:
    side, _ = roles.who(seat)
    phase = PHASE.get(verb, "")
    if phase and side != state.side:
        return refuse("NOT_YOUR_TURN", side=names.side(state.side))
    if refusal := _not_your_role(state, seat, verb, arg):
        return refusal
    if verb == "visit" and state.phase != "select":
        return refuse("VISIT_NOT_NOW")
    if phase and phase != state.phase:
        return wrong_phase(state)
    return None


def why(
    state: State, seat: Seat, keys: Sequence[Key], offer: Offer, line: Sequence[Key] = ()
) -> Illegal:
    """Why the question of the moment cannot be answered by any of these keys. `line` has the first
    key of each part of the line they stand in."""
    board = board_of(state)
    _, role = roles.who(seat)
    verb, _, arg = keys[0].partition("/")
    if verb in ANSWERS and not any(choice.verb == verb for choice in offer.choices):
        return refuse("NOT_ASKED", who=_asked(state))
    second = offer.question.id == "ov-ask-move" and state.phase == "battle"
    free = second and verb in ("to", "over", "exit")
    if not free and (refusal := _turn_and_phase(state, seat, verb, arg)):
        return refusal
    if verb == "visit":
        return _visit(board)
    if PHASE.get(verb) == "select":
        return cards.choosing(board, verb, arg)
    if verb in ("order", "heal", "lay", "counter"):
        return cards.ordering_units(board, role, keys) or wrong_phase(state)
    if verb in ("move", "to", "over", "exit", "cave"):
        seen = Board(batched_moves.ahead(state, role), board.field)
        return units.moving(seen, role, verb, arg, line) or wrong_phase(state)
    if verb == "attack":
        at, _, target = arg.partition(".")
        return units.attacking(board, role, questions.hex_of(at), questions.hex_of(target))
    if verb in ("wire", "mine", "seal", "rest"):
        return units.instead(board, role, verb, questions.hex_of(arg))
    return _answering(state, verb, keys[0], offer)


def _visit(board: Board) -> Illegal:
    state = board.state
    if state.visit:
        return refuse("VISIT_USED", role=names.role(state.visit))
    can = tuple(names.role(role) for role in roles.visitable(board))
    return refuse("NO_VISIT", n=len(can), roles=can)


def _answering(state: State, verb: str, key: Key, offer: Offer) -> Illegal:
    if verb == "ground":
        return refuse("NO_GROUND", why=_why("question"))
    if verb == "retreat":
        return _retreat(state, offer)
    if verb == "ignore":
        return refuse("BAD_FLAGS", a=offer.choices[0].arg, b=offer.choices[-1].arg)
    if verb in FLIGHT:
        return _airplane(verb, offer)
    if verb in ("discard", "keep") and any(choice.verb == verb for choice in offer.choices):
        return refuse("CARD_NOT_HELD", card=names.card(key.partition("/")[2]))
    return wrong_phase(state)


def _retreat(state: State, offer: Offer) -> Illegal:
    ways = [choice.place for choice in offer.choices if choice.verb == "retreat"]
    frame = state.flow[-1]
    n = frame.left if isinstance(frame, Flags) else 1
    return refuse("BAD_RETREAT", hexes=", ".join(ways), n=n)


def _airplane(verb: str, offer: Offer) -> Illegal:
    """What an airplane that flies may do next, or that there is nothing for it to do."""
    ways = [choice for choice in offer.choices if choice.verb in ("enter", "fly")]
    if verb in ("enter", "fly") and ways:
        hexes = ", ".join(choice.place for choice in ways)
        return refuse("AIRPLANE", why=_why(ways[0].verb, hexes=hexes))
    if verb in ("enter", "fly"):
        return refuse("AIRPLANE", why=_why("far"))
    return refuse("AIRPLANE", why=_why("land" if verb == "land" else "action"))


def _why(what: str, **args: str) -> Msg:
    return Msg(f"ov-why-{what}", args)


def missed(state: State, seat: Seat, at: Hex, targets: Sequence[Hex], verb: str) -> Illegal:
    """Why a mark of an attack line had no effect (OV-31.13)."""
    if verb == "attack":
        return units.no_overrun(state, seat, targets)
    return units.no_ground(state, seat, at, targets)
