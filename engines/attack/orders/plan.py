"""A typed turn on its way. Where it stands follows from the frame on top of the game: lines
already written, things already bought; the notes only remember which step has begun."""

from __future__ import annotations

from collections.abc import Iterator

from engines.attack import board, build, flow, names
from engines.attack.components import LETTERS, SHIPS, UNITS, Region
from engines.attack.orders import bargain, grammar, refusals, replies, tactics
from engines.attack.orders.grammar import MARCHES, SET_UP
from engines.attack.orders.standing import template
from engines.attack.orders.step import Step
from engines.attack.orders.words import refuse
from engines.attack.state import (
    Build,
    Challenge,
    Claims,
    Embassy,
    Marshal,
    Muster,
    Placing,
    State,
    Turn,
)
from engines.contract import (
    Illegal,
    Key,
    Offer,
    OrderAnswer,
    OrderBook,
    Seat,
    msg,
)

Picks = tuple[Key, ...]


def guard(state: State, seat: Seat) -> str:
    """What must not have changed when a turn filed ahead begins (AT-4.12)."""
    return " ".join(sorted(board.own(state, seat)))


def check(state: State, seat: Seat, steps: list[str]) -> None:
    """Phase and turn come before everything else (AT-28.2)."""
    verbs = [grammar.verb(step) for step in steps]
    if not verbs:
        return
    top = state.flow[-1]
    asked = {each: offer for each, offer in flow.asked(state).items() if offer.required}
    first = verbs[0]
    if first in replies.VERBS and replies.fits(top, first):
        if seat not in asked:
            raise refuse("asked", list=names.seats(asked))  # AT-28.53
        return
    setting_up = isinstance(top, Claims | Placing)
    if any(verb in replies.VERBS or (verb in SET_UP) is not setting_up for verb in verbs):
        raise refuse("phase", what=next(iter(asked.values())).waiting)  # AT-28.7
    if (seat in asked and not setting_up and not isinstance(top, Turn)) or seat in state.drafts:
        raise refuse("phase", what=flow.asked(state)[seat].question)
    if seat != state.active and not setting_up and set(verbs) == {"end"}:
        raise refuse("your-turn", seat=names.seat(state.active))  # AT-28.6
    _check_blitz(state, seat, verbs)


def _check_blitz(state: State, seat: Seat, verbs: list[str]) -> None:
    """AT-28.57; a Blitz all by itself has a refusal of its own."""
    moved = seat == state.active and "move" in state.used
    for n, verb in enumerate(verbs):
        if verb == "blitz" and len(verbs) > 1 and not moved and "move" not in verbs[:n]:
            raise refuse("plan", why=msg("at-why-blitz"))  # AT-28.57


def answer(state: State, seat: Seat, offer: Offer, filed: OrderBook) -> OrderAnswer | None:
    """What the plan says to this offer; steps that are done leave it."""
    notes = filed.progress.memory
    top = state.flow[-1]
    mine = offer.required and (state.phase != "play" or seat == state.active)
    try:
        if mine and "guard" in notes and notes.pop("guard") != guard(state, seat):
            raise refuse("changed")
        while filed.plan:
            step = grammar.read(filed.plan[0])
            if isinstance(top, Turn) and "begun" in notes:
                _done(state, filed)
                continue
            if not mine and step.verb not in (*bargain.VERBS, *replies.VERBS):
                return None
            if step.only and _result(filed, step.only[1]) is not step.only[0]:
                _note(filed, None)
                continue
            picks = _picks(state, seat, offer, step, filed)
            return None if picks is None else OrderAnswer(picks)
    except Illegal as refused:
        return OrderAnswer(stop=refused.reason)
    return None


# ---- results of steps


def _done(state: State, filed: OrderBook) -> None:
    """The step that had begun is over; its result stands in the turn. A Trade has succeeded if
    cards were exchanged meanwhile (AT-4.11)."""
    notes = filed.progress.memory
    before = str(notes.pop("begun"))
    if before.isdecimal():
        _note(filed, state.tally.exchanges > int(before))
    else:
        _note(filed, state.results[-1] if state.results else False)


def _note(filed: OrderBook, result: bool | None) -> None:
    notes = filed.progress.memory
    n = int(str(notes.get("n", 1)))
    if result is not None:
        notes[f"step {n}"] = "ok" if result else "fail"
    notes["n"] = str(n + 1)
    filed.plan.pop(0)


def _result(filed: OrderBook, n: int) -> bool | None:
    notes = filed.progress.memory
    said = notes.get(f"step {n}")
    return None if said is None else said == "ok"


# ---- picks


def _picks(state: State, seat: Seat, offer: Offer, step: Step, filed: OrderBook) -> Picks | None:
    notes = filed.progress.memory
    top = state.flow[-1]
    if isinstance(top, Claims | Placing):
        return _set_up(state, seat, offer, step, filed)
    if step.verb in replies.VERBS:
        return _reply(state, seat, step, filed)
    if isinstance(top, Turn) and step.verb in bargain.VERBS:
        return _bargain(state, seat, offer, step, filed)
    if isinstance(top, Turn):
        return _begin(state, seat, offer, step, filed)
    if isinstance(top, Marshal) and step.verb == top.action:
        return _march(top, step, filed)
    if isinstance(top, Embassy) and step.verb == "diplomacy":
        notes["begun"] = "yes"
        where = step.regions[0]
        return (next(c.key for c in offer.choices if c.arg == where),)
    if isinstance(top, Build) and step.verb == "build":
        return _build(top, step, filed)
    if isinstance(top, Muster) and step.verb in MARCHES:
        said = [p.doctrine for p in step.pieces if p.target == top.region and p.doctrine]
        return tuple(tactics.keys(said[-1])) if said else None
    if isinstance(top, Challenge) and step.verb == "naval":
        return tuple(_line(state, seat, step))
    return None


def _begin(state: State, seat: Seat, offer: Offer, step: Step, filed: OrderBook) -> Picks:
    """The idle question: the step is checked as a whole before anything is done (AT-28.1)."""
    notes = filed.progress.memory
    refusals.check(state, seat, step)
    if step.verb == "end":
        filed.plan.clear()
        notes.clear()
        return ("end",)
    if step.verb == "naval":
        notes["begun"] = "yes"
    return (step.verb,)


def _bargain(state: State, seat: Seat, offer: Offer, step: Step, filed: OrderBook) -> Picks:
    """An offer is put together in three questions; an answer to one is a single pick."""
    notes = filed.progress.memory
    if seat in state.drafts and not state.drafts[seat].to:
        return (bargain.whom(offer, step),)
    if seat in state.drafts:
        _note(filed, False)
        return bargain.terms(state, seat, step)
    bargain.check(state, seat, step)
    if step.verb == "accept":
        notes["begun"] = str(state.tally.exchanges)
        return (bargain.accepted(state, seat, offer, step),)
    if step.verb in ("decline", "recall"):
        _note(filed, False)
    return (bargain.begin(step),)


def _reply(state: State, seat: Seat, step: Step, filed: OrderBook) -> Picks | None:
    if not replies.fits(state.flow[-1], step.verb):
        return None
    replies.check(state, seat, step)
    _note(filed, True)
    return replies.picks(state, seat, step)


def _march(top: Marshal, step: Step, filed: OrderBook) -> Picks:
    notes = filed.progress.memory
    written = len(top.lines)
    if written and step.pieces[written - 1].planes and not top.lines[-1].planes and not top.origin:
        asked = f"planes-{step.pieces[written - 1].planes}"
        return (asked,)
    if written == len(step.pieces):
        notes["begun"] = "yes"
        return ("send",)
    piece = step.pieces[written]
    if not top.origin:
        return (f"from/{piece.origin}",)
    if not top.target:
        return (f"to/{piece.target}",)
    return tuple(f"{UNITS[kind]}/{n}" for kind, n in enumerate(piece.force) if n)


def _build(top: Build, step: Step, filed: OrderBook) -> Picks:
    notes = filed.progress.memory
    wanted = list(purchases(top.pp, step))
    if len(top.bought) == len(wanted):
        notes["begun"] = "yes"
        return ("done",)
    what, where, n = wanted[len(top.bought)]
    if where and not top.region:
        return (f"into/{where}",)
    return (f"{what}/{n}",)


def purchases(pp: int, step: Step) -> Iterator[tuple[str, Region, int]]:
    """Named purchases, then as many of the last as the PP allow (AT-21.26)."""
    left = pp
    for piece in step.pieces:
        for kind, n in enumerate(piece.force):
            if n:
                left -= n * build.COST[UNITS[kind]]
                yield UNITS[kind], piece.target, n
    for ship, n in zip(SHIPS, step.ships, strict=True):
        if n:
            left -= n * build.COST[ship]
            yield ship, "", n
    if step.rest:
        what = UNITS[LETTERS.index(step.rest[0])]
        if left >= build.COST[what]:
            yield what, step.rest[1], left // build.COST[what]


def _line(state: State, seat: Seat, step: Step) -> Iterator[Key]:
    """Ships in the order written, then when to retreat (AT-13.10)."""
    yield from template(state, seat, step.line) or ["auto"]
    for rule in step.rules:
        yield f"rule/{rule}"


# ---- set-up


def _set_up(state: State, seat: Seat, offer: Offer, step: Step, filed: OrderBook) -> Picks | None:
    top = state.flow[-1]
    if isinstance(top, Claims) and step.verb == "claim":
        wanted = [c.key for r in step.regions for c in offer.choices if c.arg == r]
        if not wanted:
            refusals.check(state, seat, step)
        if offer.sealed:
            filed.plan.pop(0)
            return tuple(wanted)
        if wanted:
            return (wanted[0],)
        filed.plan.pop(0)
        return None
    if not isinstance(top, Placing):
        return None
    if step.verb == "claim":
        filed.plan.pop(0)
        step = grammar.read(filed.plan[0]) if filed.plan else step
    if step.verb != "place":
        return None
    placed = top.drafts[seat]
    if not placed:
        refusals.check(state, seat, step)
    keys = [
        f"{UNITS[kind]}/{piece.target}"
        for piece in step.pieces
        for kind, n in enumerate(piece.force)
        for _ in range(n)
    ]
    keys.append(f"capital/{step.capital}")
    if len(placed) >= len(keys):
        filed.plan.pop(0)
        return ("done",) if offer.sealed else None
    if not offer.sealed and len(placed) == len(keys) - 1:
        filed.plan.pop(0)
    return (keys[len(placed)],)
