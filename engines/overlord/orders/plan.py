"""Typed turns: read into lines, carried out step by step as their questions come (OV-31.23).

A plan is kept as lines in full form; `notes` say how far the first of them has come.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.contract import (
    Illegal,
    Key,
    Msg,
    Offer,
    OrderAnswer,
    OrderBook,
    Seat,
    msg,
)
from engines.kit.rng import NoDice
from engines.overlord import flow, library, names, roles, unit_selection
from engines.overlord.components import AIR_SORTIE, Role
from engines.overlord.game import Game
from engines.overlord.orders import grammar, refusals
from engines.overlord.orders.grammar import BATTLES_DONE, MOVES_DONE, STOP, Line, Reader
from engines.overlord.state import CODEC, State

AT, PART, SINCE, TURN = "at", "part", "since", "turn"
"""Notes: the step that comes next, that it was begun, how many traces there were before, and the
turn the plan is for."""
AMID = (
    "ov-ask-ambush", "ov-ask-sheet", "ov-ask-flags", "ov-ask-retreat", "ov-ask-back",
    "ov-ask-ground", "ov-ask-desert", "ov-ask-overrun",
)  # fmt: skip
"""Questions amid an attack, in their order; what a plan does not say is left to its owner."""
FIGHTING = ("attack", "flags", "again", "strafe")
"""What goes on amid an attack."""
ENDS = {MOVES_DONE: "ov-ask-moves", BATTLES_DONE: "ov-ask-battle"}
STAGE = {"ignore": 2, "retreat": 3, "back": 4, "ground": 5, "attack": 7}


def _too_late(filed: OrderBook) -> OrderAnswer | None:
    """A plan is for one turn: what is left of it afterwards is given back, not carried out."""
    if all(line in ENDS for line in filed.plan):
        filed.plan.clear()
        return None
    return OrderAnswer(stop=msg("ov-plan-late"))


class Onward:
    """To the next step of the line: this one is done, or not asked."""


class Taken(NamedTuple):
    picks: tuple[Key, ...]
    whole: bool = True
    """False if the next question takes the rest of the step."""


def read(state: State, seat: Seat, text: str) -> OrderBook:
    """The lines of a text. What is wrong already is refused with its code (OV-36)."""
    grid = library.field(state.scenario).grid
    reader = Reader(grid, _own_cards(state, seat))
    filed = OrderBook()
    for typed in grammar.lines(text):
        if not typed.strip():
            continue
        if typed.strip().lower() == STOP:
            filed.progress.memory[STOP] = STOP
        elif (orders := grammar.standing(typed, grid)) is not None:
            filed.standing.update(orders)
        else:
            filed.plan.append(reader.line(typed).text)
    filed.plan = _closing_moves(state, filed.plan)
    if filed.plan:
        own = roles.who(seat)[0] == state.side
        filed.progress.memory[TURN] = str(state.turn + (not own))
        _first_is_possible(state, seat, reader.line(filed.plan[0]))
    return filed


def paraphrase(state: State, seat: Seat, text: str) -> tuple[Msg, ...]:
    """The text in full form (OV-31.21); nothing is done, nothing but its reading is checked."""
    grid = library.field(state.scenario).grid
    reader = Reader(grid, _own_cards(state, seat))
    lines = [typed.strip() for typed in grammar.lines(text) if typed.strip()]
    said: list[Msg] = []
    for typed in lines:
        orders = grammar.standing(typed, grid)
        if orders is not None:
            full = " ".join(f"{name}={value}" for name, value in orders.items())
            said.append(msg("ov-line", line=f"standing {full}"))
        else:
            full = STOP if typed.lower() == STOP else reader.line(typed).text
            said.append(msg("ov-line", line=full))
    return tuple(said)


def _own_cards(state: State, seat: Seat) -> tuple[Msg, ...]:
    side, role = roles.who(seat)
    if role != "chief":
        staff = state.staff.get(role)
        held = staff.given if staff and side == state.side else []
    else:
        camp = state.camps[side]
        held = [*camp.hand, *camp.commissar, *[AIR_SORTIE] * camp.sorties]
    return tuple(
        msg("ov-coded", code=grammar.code(card), card=names.card(card))
        for card in dict.fromkeys(held)
    )


def _closing_moves(state: State, plan: list[str]) -> list[str]:
    """`done` before the first battle line closes the moves, and ends no battles: it may come when
    the last unit has moved and BATTLE is open already."""
    fights = [i for i, line in enumerate(plan) if grammar.FIGHT.match(line.lower())]
    last = fights[0] if fights else len(plan)
    last = -1 if state.phase == "battle" else last
    done = (MOVES_DONE, BATTLES_DONE)
    return [done[i > last] if line == "done" else line for i, line in enumerate(plan)]


def _first_is_possible(state: State, seat: Seat, line: Line) -> None:
    """A refusal comes at once, not when the question does."""
    asked = {} if state.winner else flow.asked(state)
    offer = asked.get(seat)
    if offer is None or (
        not offer.required and not _take(state, seat, offer, (*line.steps, "")[0])
    ):
        if line.steps and (refusal := refusals.out_of_turn(state, seat, line.steps[0])):
            raise refusal
        return
    if refusal := rehearse(state, seat, line.steps):
        raise refusal


def rehearse(state: State, seat: Seat, steps: list[str]) -> Illegal | None:
    """Why a line cannot be carried out as a whole, as far as no die decides (OV-36.1)."""
    game = Game(CODEC.load(CODEC.dump(state)), NoDice())
    draft, left, part = game.state, list(steps), False
    while left and not draft.winner:
        offer, step = flow.asked(draft).get(seat), left[0]
        if offer is None:
            return None
        if step.startswith("!"):
            if refusal := refusals.first(draft, seat, step, offer):
                return refusal
            left.pop(0)
            continue
        taken = _take(draft, seat, offer, step)
        if taken is None:
            if refusals.held_back(draft, seat, step):
                return None
            over = step.startswith("?") or part or _under_way(offer, step)
            if not over or (part and not _used_up(draft, seat, step)):
                return refusals.why(draft, seat, step, offer, steps)
            left.pop(0)
            continue
        part = not taken.whole
        if taken.whole:
            left.pop(0)
        try:
            flow.take(game, seat, taken.picks)
            if not draft.winner:
                flow.run(game)
        except NoDice.Rolled:
            return None
    return None


def answer(state: State, seat: Seat, offer: Offer, filed: OrderBook) -> OrderAnswer | None:
    """The next step that this question is about. In BATTLE a line that is not legal any more is
    passed over; elsewhere the rest is given back."""
    reader = Reader(library.field(state.scenario).grid)
    if filed.plan and _turn_is_over(state, filed):
        return ends(state, seat, filed)
    while filed.plan:
        line = reader.line(filed.plan[0])
        at = int(str(filed.progress.memory.get(AT, 0)))
        if at >= len(line.steps):
            if told := _line_ends(state, seat, line, filed):
                return OrderAnswer(stop=told)
            continue
        if line.text in ENDS:
            _next_line(filed)
            if offer.question.id == ENDS[line.text]:
                return OrderAnswer(("done",))
            continue
        said = _step(state, seat, offer, line, at, filed)
        if not isinstance(said, Onward):
            return said
        filed.progress.memory[AT] = str(at + 1)
        filed.progress.memory.pop(PART, None)
    return None


def ends(state: State, seat: Seat, filed: OrderBook) -> OrderAnswer | None:
    """What nobody will ask for any more, told at once (OV-32.21): the marks of an attack that is
    over, and lines whose turn is over."""
    if state.winner:
        filed.plan.clear()
    over = _turn_is_over(state, filed)
    reader = Reader(library.field(state.scenario).grid)
    while filed.plan and not any(frame.kind in FIGHTING for frame in state.flow):
        line, at = reader.line(filed.plan[0]), int(str(filed.progress.memory.get(AT, 0)))
        left = line.steps[at:]
        if not at or not all(step.startswith("?") for step in left):
            break
        if not left:
            told = _line_ends(state, seat, line, filed)
            return OrderAnswer(stop=told) if told else None
        if answer := _mark_missed(state, seat, line, left[0], filed):
            return answer
        filed.progress.memory[AT] = str(at + 1)
    return _too_late(filed) if filed.plan and over else None


def _turn_is_over(state: State, filed: OrderBook) -> bool:
    return state.turn > int(str(filed.progress.memory.get(TURN, state.turn)))


def _step(
    state: State, seat: Seat, offer: Offer, line: Line, at: int, filed: OrderBook
) -> OrderAnswer | Onward | None:
    """One step of a line: an answer, None to leave the question to the person, or on."""
    step, amid = line.steps[at], offer.question.id in AMID
    if not at and offer.required and not amid:
        if refusal := rehearse(state, seat, line.steps):
            return _refused(offer, line, filed, refusal)
        filed.progress.memory[SINCE] = str(len(state.traces))
    if step.startswith("!"):
        return Onward()
    taken = _take(state, seat, offer, step)
    if taken is not None:
        filed.progress.memory[AT] = str(at + taken.whole)
        if not taken.whole:
            filed.progress.memory[PART] = "yes"
        if at + taken.whole == len(line.steps) and STOP not in filed.progress.memory:
            _next_line(filed)
        return OrderAnswer(taken.picks)
    if step.startswith("?"):
        if amid and _stage(step) > AMID.index(offer.question.id):
            return None
        if told := _mark_missed(state, seat, line, step, filed):
            return told
        return Onward()
    if _under_way(offer, step) or (PART in filed.progress.memory and _used_up(state, seat, step)):
        return Onward()
    if amid or not offer.required or refusals.held_back(state, seat, step):
        return None
    return _refused(offer, line, filed, refusals.why(state, seat, step, offer, line.steps))


def _stage(step: str) -> int:
    return STAGE.get(step.lstrip("?~").partition("/")[0], 0)


def _refused(offer: Offer, line: Line, filed: OrderBook, refusal: Illegal) -> OrderAnswer:
    if offer.question.id != "ov-ask-battle" or line.text == "done":
        return OrderAnswer(stop=refusal.reason)
    _next_line(filed)
    return OrderAnswer(skipped=msg("ov-skipped", line=line.text, why=refusal.reason))


def _mark_missed(
    state: State, seat: Seat, line: Line, step: str, filed: OrderBook
) -> OrderAnswer | None:
    """A mark that turned out impossible is reported once; the line is over (OV-31.13, 32.21)."""
    verb = step.lstrip("?~").partition("/")[0]
    if not grammar.FIGHT.match(line.text.lower()) or step == "?ground/no":
        return None
    refusal = refusals.missed(state, seat, line.text, verb)
    if told := _line_ends(state, seat, line, filed):
        return OrderAnswer(stop=told)
    return OrderAnswer(skipped=msg("ov-skipped", line=line.text, why=refusal.reason))


def _next_line(filed: OrderBook) -> None:
    filed.plan.pop(0)
    for note in (AT, PART):
        filed.progress.memory.pop(note, None)


def _line_ends(state: State, seat: Seat, line: Line, filed: OrderBook) -> Msg | None:
    """After a line whose unit was eliminated or driven off the plan stops, if wished (31.23)."""
    _next_line(filed)
    found = grammar.FIGHT.match(line.text.lower())
    if STOP not in filed.progress.memory or not found or not filed.plan:
        return None
    side, _ = roles.who(seat)
    spots = {found[1].upper(), *(cell.upper() for cell in found[2].split("/"))}
    since = int(str(filed.progress.memory.get(SINCE, 0)))
    for trace in state.traces[since:]:
        if trace.side == side and trace.kind in ("retreat", "lost") and trace.hexes[0] in spots:
            return msg("ov-plan-stopped", line=line.text)
    return None


# ---- one step and the question of the moment


def _take(state: State, seat: Seat, offer: Offer, step: str) -> Taken | None:
    """The picks of a step if this offer has them."""
    bare = step.lstrip("?")
    if bare == "":
        empty = offer.least == 0 and offer.question.id.startswith("ov-ask-order")
        return Taken(()) if empty or offer.question.id == "ov-ask-initiative" else None
    wanted = bare.removeprefix("~").split()
    keys = [key for key in wanted if offer.find(key)]
    alternatives = wanted[0].partition("/")[0] != wanted[-1].partition("/")[0]
    if bare.startswith("~") or alternatives:
        return Taken((keys[0],)) if keys else None
    if wanted[0].startswith("order/"):
        return _shared_out(state, seat, offer, wanted, keys)
    if len(keys) != len(wanted) or not offer.least <= len(keys) <= offer.most:
        return None
    return Taken(tuple(keys))


def _shared_out(
    state: State, seat: Seat, offer: Offer, wanted: list[Key], keys: list[Key]
) -> Taken | None:
    """Units named under a card that works in several sections, or for several symbols: those only
    this question can take first, then as many as it may; the rest goes to the next one."""
    field, (_, role) = library.field(state.scenario), roles.who(seat)
    staff = state.staff.get(role)
    if staff is None or not staff.jobs:
        return None
    job, *others = staff.jobs
    later = [other for other in others if other.kind == "order" and other.laid == job.laid]
    elsewhere = {
        f"order/{cell.lower()}"
        for other in later
        for cell in unit_selection.candidates(state, field, role, other)
    }
    only = [key for key in keys if key not in elsewhere]
    both = [key for key in keys if key in elsewhere]
    picks = [*only, *both[: max(0, offer.most - len(only))]]
    left = [key for key in wanted if key not in picks and key not in elsewhere]
    if job.laid >= 0 and state.laid[job.laid].ordered:  # some went to an earlier question
        left = [key for key in left if not _ordered(state, role, key)]
    if left or len(picks) > offer.most:
        return None
    return Taken(tuple(picks), not later)


def _ordered(state: State, role: Role, key: Key) -> bool:
    unit = state.units.get(key.partition("/")[2].upper())
    return unit is not None and unit.order is not None and unit.order.role == role


def _under_way(offer: Offer, step: str) -> bool:
    """The unit of a move is picked up already, or goes on at once after its battle (OV-31.15)."""
    start = step.split()[0]
    asks = offer.question.id in ("ov-ask-move", "ov-ask-desert")
    return asks and start == f"move/{str(offer.question.args['hex']).lower()}"


def _used_up(state: State, seat: Seat, step: str) -> bool:
    """The last question of a card is not asked if nobody is left whom it could order."""
    _, role = roles.who(seat)
    keys = step.split()
    return keys[0].startswith("order/") and all(_ordered(state, role, key) for key in keys)
