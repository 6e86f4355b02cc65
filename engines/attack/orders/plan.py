"""A typed turn on its way: what each step of a plan answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engines.attack import flow, names
from engines.attack.components import UNITS
from engines.attack.orders import bargain, grammar, refusals, replies, tactics
from engines.attack.orders.grammar import MARCHES, SET_UP
from engines.attack.orders.standing import template
from engines.attack.orders.step import Step, purchases
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
from engines.contract import Key, Msg, Offer, Seat, msg
from engines.kit.refusal import first
from engines.kit.turns import After, Done, Next, Now
from engines.kit.turns import Step as TypedStep

Picks = tuple[Key, ...]
OUT_OF_TURN = (*bargain.VERBS, *replies.VERBS)
"""What may be said while somebody else is on turn."""


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
        raise refuse("phase", what=_waited_for(asked))  # AT-28.7
    if (seat in asked and not setting_up and not isinstance(top, Turn)) or seat in state.drafts:
        own = flow.asked(state).get(seat)
        raise refuse("phase", what=own.question if own else _waited_for(asked))
    if seat != state.active and not setting_up and set(verbs) == {"end"}:
        raise refuse("your-turn", seat=names.seat(state.active))  # AT-28.6
    _check_blitz(state, seat, verbs)


def _waited_for(asked: Mapping[Seat, Offer]) -> Msg:
    return next(iter(asked.values())).waiting


def _check_blitz(state: State, seat: Seat, verbs: list[str]) -> None:
    """AT-28.57; a Blitz all by itself has a refusal of its own."""
    moved = seat == state.active and "move" in state.used
    for n, verb in enumerate(verbs):
        if verb == "blitz" and len(verbs) > 1 and not moved and "move" not in verbs[:n]:
            raise refuse("plan", why=msg("at-why-blitz"))  # AT-28.57


@dataclass
class Memory:
    """What the present step remembers between two questions."""

    sent: bool = False
    """All it has to say is said; how it went stands in the turn."""
    exchanges: int = -1
    """Exchanges of cards in this turn before it accepted one; -1: it accepts none."""


Moment = Now[State, Memory]


@dataclass(frozen=True)
class Ordered(TypedStep[State, Memory]):
    """A step of a plan. Where it stands follows from the frame on top of the game: lines already
    written, things already bought."""

    step: Step
    typed: str

    @property
    def only(self) -> After | None:  # type: ignore[override]
        return After(self.step.only[1], self.step.only[0]) if self.step.only else None

    def says(self) -> str:
        return self.typed

    def why(self, now: Moment) -> Msg | None:
        return first(lambda: refusals.check(now.state, now.seat, self.step))

    def next(self, now: Moment) -> Next:
        top, verb = now.state.flow[-1], self.step.verb
        if isinstance(top, Turn) and now.memory.sent:
            return Done(_succeeded(now))
        if not mine(now.state, now.seat, now.offer) and verb not in OUT_OF_TURN:
            return None
        if isinstance(top, Claims):
            return _claim(now, self.step)
        if isinstance(top, Placing):
            return _place(now, self.step, top)
        if verb in replies.VERBS:
            return _reply(now, self.step)
        if isinstance(top, Turn) and verb in bargain.VERBS:
            return _bargain(now, self.step)
        if isinstance(top, Turn):
            return _begin(now, self.step)
        if isinstance(top, Marshal) and verb == top.action:
            return _march(now, top, self.step)
        if isinstance(top, Embassy) and verb == "diplomacy":
            now.memory.sent = True
            where = self.step.regions[0]
            return pick(now, *(c.key for c in now.offer.choices if c.arg == where))
        if isinstance(top, Build) and verb == "build":
            return _build(now, top, self.step)
        if isinstance(top, Muster) and verb in MARCHES:
            said = [p.doctrine for p in self.step.pieces if p.target == top.region and p.doctrine]
            return tuple(tactics.keys(said[-1])) if said else None
        if isinstance(top, Challenge) and verb == "naval":
            return tuple(_line(now.state, now.seat, self.step))
        return None


def mine(state: State, seat: Seat, offer: Offer) -> bool:
    return offer.required and (state.phase != "play" or seat == state.active)


def pick(now: Moment, *keys: Key) -> Picks:
    """The first of these choices, which should be there."""
    if not keys or now.offer.find(keys[0]) is None:
        raise refuse("phase", what=now.offer.question)
    return (keys[0],)


def _succeeded(now: Moment) -> bool:
    """How the step went. An answer to an offer has succeeded if cards were exchanged meanwhile
    (AT-4.11)."""
    if now.memory.exchanges >= 0:
        return now.state.tally.exchanges > now.memory.exchanges
    return bool(now.state.results and now.state.results[-1])


# ---- picks


def _begin(now: Moment, step: Step) -> Picks:
    """The idle question. The line of a challenge is sealed, so no trial comes to it."""
    picks = pick(now, step.verb)
    if step.verb == "naval":
        refusals.check(now.state, now.seat, step)
        now.memory.sent = True
    return picks


def _bargain(now: Moment, step: Step) -> Picks:
    """An offer is put together in three questions; an answer to one is a single pick."""
    state, seat, offer = now.state, now.seat, now.offer
    if seat in state.drafts and not state.drafts[seat].to:
        return (bargain.whom(offer, step),)
    if seat in state.drafts:
        now.over = False
        return bargain.terms(state, seat, step)
    bargain.check(state, seat, step)
    if step.verb == "accept":
        now.memory.sent, now.memory.exchanges = True, state.tally.exchanges
        return (bargain.accepted(state, seat, offer, step),)
    if step.verb in ("decline", "recall"):
        now.over = False
    return pick(now, bargain.begin(step))


def _reply(now: Moment, step: Step) -> Picks | None:
    if not replies.fits(now.state.flow[-1], step.verb):
        return None
    replies.check(now.state, now.seat, step)
    now.over = True
    first, *more = replies.picks(now.state, now.seat, step)
    return (*pick(now, first), *more)


def _march(now: Moment, top: Marshal, step: Step) -> Picks:
    written = len(top.lines)
    if written and not top.origin:
        planes = f"planes-{step.pieces[written - 1].planes}"
        if now.offer.find(planes) and not top.lines[-1].planes:  # where no leave is needed, nothing
            return (planes,)
    if written == len(step.pieces):
        now.memory.sent = True
        return pick(now, "send")
    piece = step.pieces[written]
    if not top.origin:
        return pick(now, f"from/{piece.origin}")
    if not top.target:
        return pick(now, f"to/{piece.target}")
    return tuple(f"{UNITS[kind]}/{n}" for kind, n in enumerate(piece.force) if n)


def _build(now: Moment, top: Build, step: Step) -> Picks:
    wanted = list(purchases(top.pp, step))
    if len(top.bought) == len(wanted):
        now.memory.sent = True
        return pick(now, "done")
    what, where, n = wanted[len(top.bought)]
    if where and not top.region:
        return pick(now, f"into/{where}")
    return pick(now, f"{what}/{n}")


def _line(state: State, seat: Seat, step: Step) -> Iterator[Key]:
    """Ships in the order written, those of later rounds, and when to retreat (AT-13.10)."""
    yield from template(state, seat, step.line) or ["auto"]
    yield from replies.later(state, seat, step)


# ---- set-up


def _claim(now: Moment, step: Step) -> Next:
    if step.verb != "claim":
        return None
    offer = now.offer
    regions = dict.fromkeys(step.regions)
    wanted = [c.key for r in regions for c in offer.choices if c.arg == r]
    if not wanted:
        refusals.check(now.state, now.seat, step)
        return None if offer.sealed else Done()
    if not offer.sealed:
        return (wanted[0],)
    now.over = True
    return tuple(wanted)


def _place(now: Moment, step: Step, top: Placing) -> Next:
    if step.verb == "claim":
        return Done()
    if step.verb != "place":
        return None
    placed, offer = top.drafts[now.seat], now.offer
    if not placed:  # under seal, so that no trial comes to its end
        refusals.check(now.state, now.seat, step)
    keys = [
        f"{UNITS[kind]}/{piece.target}"
        for piece in step.pieces
        for kind, n in enumerate(piece.force)
        for _ in range(n)
    ]
    keys.append(f"capital/{step.capital}")
    if len(placed) >= len(keys):
        if not offer.sealed:
            return Done()
        now.over = True
        return pick(now, "done")
    if not offer.sealed and len(placed) == len(keys) - 1:
        now.over = True
    return pick(now, keys[len(placed)])
