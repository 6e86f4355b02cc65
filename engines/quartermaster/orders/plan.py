"""Typed turns: several choices in a row, carried out as the questions come (QM-26.18).

    play land_battle; battle ukraine; use dive_bombers; battle russia; discard none

A step is a verb of engine.py and what it is about, by id or by name, in English or Polish; own
cards need no country. `else skip` drops a step that is not possible when its question comes;
without it the rest of the plan is given back.
"""

from __future__ import annotations

import re

from engines.contract import (
    Choice,
    Key,
    Offer,
    OrderAnswer,
    OrderBook,
    Seat,
)
from engines.kit.window import PASS
from engines.quartermaster.components import SPACES
from engines.quartermaster.orders import refusals, spelling
from engines.quartermaster.state import Situation, State

CARD_VERBS = (
    "play", "drop", "instead", "discard", "tuck", "top", "take", "swap", "use", "spare", "now",
    "break",
)  # fmt: skip
SPACE_VERBS = (
    "build",
    "recruit",
    "redeclare",
    "battle",
    "eliminate",
    "lift",
    "free",
    "first",
    "remove",
)
ELSE_SKIP = re.compile(r"\s+(else\s+skip|albo\s+pomi[nń])$")
ANY_TIME = ("remove", "now", "break")


def read(state: State, seat: Seat, text: str) -> list[str]:
    """The steps of a turn, spelled as keys; what can be known to be wrong is refused."""
    steps = [step for line in text.splitlines() for step in line.split(";") if step.strip()]
    return [_read(seat, " ".join(step.lower().split())) for step in steps]


def _read(seat: Seat, step: str) -> str:
    optional = bool(ELSE_SKIP.search(step))
    typed, _, rest = ELSE_SKIP.sub("", step).partition(" ")
    if "/" in typed:
        typed, _, rest = ELSE_SKIP.sub("", step).partition("/")
    verb = spelling.verb(typed)
    whole = verb in CARD_VERBS and spelling.is_card(seat, rest)
    things = [rest] if whole else [thing.strip() for thing in rest.split(",") if thing.strip()]
    keys = [f"{verb}/{_thing(seat, verb, thing)}" for thing in things] or [verb]
    return " ".join(keys) + (" else skip" if optional else "")


def _thing(seat: Seat, verb: str, typed: str) -> str:
    if verb in CARD_VERBS:
        if typed in spelling.NOTHING:
            return "none"
        name, plus, copy = typed.partition("+")  # `+2` is a second copy
        return spelling.card(seat, name) + plus + copy
    if verb in SPACE_VERBS:
        name, dot, whose = typed.partition(".")
        return spelling.space(name) + dot + (spelling.country(whose) if dot else "")
    if verb == "name":
        return spelling.country(typed)
    return re.sub(r"[\s'’-]+", "_", typed)


# ---- carrying it out


def answer(state: State, seat: Seat, offer: Offer, filed: OrderBook) -> OrderAnswer | None:
    """The next step, if this question is the one it answers."""
    while filed.plan:
        step = filed.plan[0]
        keys = ELSE_SKIP.sub("", step).split()
        found = picks_for(offer, keys)
        if found is not None:
            filed.plan.pop(0)
            return OrderAnswer(found)
        if not offer.required or keys[0].partition("/")[0] in ANY_TIME:
            return None
        if isinstance(state.flow[-1], Situation):
            # The follow-ups that were meant are in the plan; the others are not wanted.
            return OrderAnswer((PASS,)) if state.country == seat else None
        if not ELSE_SKIP.search(step):
            return OrderAnswer(stop=refusals.why(state, seat, keys[0]))
        filed.plan.pop(0)
    return None


def picks_for(offer: Offer, keys: list[Key]) -> tuple[Key, ...] | None:
    if keys == ["discard/none"]:
        return () if offer.least == 0 and offer.most and offer.required else None
    found = [_choice(offer, key) for key in keys]
    picks = tuple(choice.key for choice in found if choice)
    if len(picks) != len(keys) or not offer.least <= len(picks) <= offer.most:
        return None
    return picks


def _choice(offer: Offer, key: Key) -> Choice | None:
    """By key; a place is enough where it leaves only one choice of the verb."""
    if exact := offer.find(key):
        return exact
    verb, _, arg = key.partition("/")
    near = [c for c in offer.choices if c.verb == verb and c.arg.partition(".")[0] == arg]
    return near[0] if len(near) == 1 and arg in SPACES else None
