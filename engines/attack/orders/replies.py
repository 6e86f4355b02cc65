"""Answers in typed words, where a battle asks in the middle.

bring 2I+1T     bring none          in a land battle that is steered
stay S B D      stay     retreat    between two rounds at sea
fight S B D then B B S retreat below 50        withdraw
"""

from __future__ import annotations

from engines.attack import doctrine, naval
from engines.attack import names as words
from engines.attack.battle import side_of
from engines.attack.components import NUMBERS, SHIP_LETTERS
from engines.attack.orders import policy
from engines.attack.orders.standing import template
from engines.attack.orders.step import Step
from engines.attack.orders.words import refuse, units
from engines.attack.state import Challenge, Frame, LandBattle, NavalBattle, State
from engines.contract import Key, Seat

VERBS = ("bring", "stay", "retreat", "fight", "withdraw")


def read(verb: str, text: str) -> Step:
    if verb == "bring":
        none = text.lower() in ("none", "-", "")
        return Step(verb, force=(0, 0, 0, 0) if none else tuple(units(text)))
    text, _, retreat = text.partition("retreat")
    line, _, later = text.partition("then")
    rules = tuple(policy.retreats(retreat))
    return Step(verb, line=policy.ships(line), later=policy.ships(later), rules=rules)


def fits(top: Frame, verb: str) -> bool:
    """Whether this is an answer to what is asked. Nobody flees from a land battle, but may try."""
    if isinstance(top, LandBattle):
        return verb in ("bring", "retreat")
    if isinstance(top, NavalBattle):
        return verb in ("stay", "retreat")
    return isinstance(top, Challenge) and verb in ("fight", "withdraw")


def check(state: State, seat: Seat, step: Step) -> None:
    top = state.flow[-1]
    if isinstance(top, LandBattle):
        _bring(top, step)
    elif isinstance(top, NavalBattle):
        admiral = top.challenger if top.challenger.seat == seat else top.controller
        ready = naval.fit(state, admiral)
        check_line(step.line, ready)
        n = naval.pairs(state, top)
        if step.line and len(step.line) != n:
            raise refuse("line-size", n=n)  # AT-28.39
    elif isinstance(top, Challenge):
        check_lines(state, seat, step)


def _bring(top: LandBattle, step: Step) -> None:
    if step.verb == "retreat":
        raise refuse("retreat")  # AT-28.36
    side, n = side_of(top), sum(step.force)
    if any(wish > there for wish, there in zip(step.force, side.reserve, strict=True)):
        raise refuse("reserve", units=words.force(side.reserve))  # AT-28.34
    most = min(NUMBERS.opening, sum(side.reserve))
    if top.round == 0 and n != most:
        raise refuse("opening", n=most)  # AT-28.32
    limit = doctrine.limit(top.round)
    if top.round and n and n + sum(side.battle) > limit:
        raise refuse("limit", n=limit, r=top.round)  # AT-28.33
    if not n and not sum(side.battle):
        raise refuse("battle-empty")  # AT-28.35


def fleet_letters(state: State, seat: Seat) -> str:
    fleet = state.players[seat].fleet
    return "".join(letter * n for letter, n in zip(SHIP_LETTERS, fleet, strict=True))


def check_line(line: str, ready: str) -> None:
    """AT-28.40."""
    if any(line.count(letter) > ready.count(letter) for letter in line):
        counts = [ready.count(letter) for letter in SHIP_LETTERS]
        raise refuse("ship", ships=words.fleet(counts))  # AT-28.40


def check_lines(state: State, seat: Seat, step: Step) -> None:
    """The line of the first round has a ship for every pair; the template lists as many as it likes
    (AT-14.22, 28.39)."""
    for line in (step.line, step.later):
        check_line(line, fleet_letters(state, seat))
    if not state.seas:
        return  # no fight: AT-13.4
    fleets = [sum(state.players[each].fleet) for each in (state.active, state.seas)]
    n = min(NUMBERS.longest_line, *fleets)
    if step.line and len(step.line) != n:
        raise refuse("line-size", n=n)


def picks(state: State, seat: Seat, step: Step) -> tuple[Key, ...]:
    if step.verb == "bring":
        return (doctrine.key(step.force),)
    if step.verb in ("retreat", "withdraw"):
        return (step.verb,)
    return (step.verb, *template(state, seat, step.line), *later(state, seat, step))


def later(state: State, seat: Seat, step: Step) -> tuple[Key, ...]:
    """The template and when to retreat."""
    rules = (f"rule/{rule}" for rule in step.rules)
    return (*template(state, seat, step.later, "later"), *rules)
