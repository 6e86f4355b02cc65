"""Typed turns: several choices in a row, carried out as the questions come (QM-26.18).

    play land_battle; battle ukraine; use dive_bombers; battle russia; discard none

A step is a verb of engine.py and what it is about, by id or by name, in English or Polish; own
cards need no country. `else skip` drops a step that is not possible when its question comes;
without it the rest of the plan is given back.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engines.contract import (
    Choice,
    Illegal,
    Key,
    Msg,
    Offer,
    Seat,
)
from engines.kit.turns import Done, Next, Now, Step
from engines.kit.window import PASS
from engines.quartermaster.components import SPACES
from engines.quartermaster.orders import refusals, spelling
from engines.quartermaster.state import Main, Situation, State

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
    bare = ELSE_SKIP.sub("", step)
    if all("/" in word for word in bare.split()):  # by keys, as a plan is given back
        bare = plan_step(bare).says()
    typed, _, rest = bare.partition(" ")
    if "/" in typed:
        typed, _, rest = bare.partition("/")
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


@dataclass
class Nothing:
    """A step is one answer, so there is nothing to remember."""


@dataclass(frozen=True)
class Answer(Step[State, Nothing]):
    """One answer to one question."""

    keys: tuple[Key, ...]
    skip: bool
    single = True

    @property
    def verb(self) -> str:
        return self.keys[0].partition("/")[0]

    def says(self) -> str:
        things = ", ".join(filter(None, (key.partition("/")[2] for key in self.keys)))
        return f"{self.verb} {things}".strip() + (" else skip" if self.skip else "")

    def next(self, now: Now[State, Nothing]) -> Next:
        state, seat, offer = now.state, now.seat, now.offer
        if self.made(state, seat):
            return Done()
        picks = picks_for(offer, self.keys)
        if picks is not None:
            return picks
        if not offer.required or self.verb in ANY_TIME:
            return None
        if isinstance(state.flow[-1], Situation):
            if state.country != seat:
                return None
            # The follow-ups that were meant are in the plan; the others are not wanted.
            now.lines = 0
            return (PASS,)
        if self.keys == (PASS,) and not isinstance(state.flow[-1], Main):
            return Done()  # nothing came that could be passed
        raise Illegal(self.missing(state, seat, offer))

    def made(self, state: State, seat: Seat) -> bool:
        """Whether this has been done already, because there was no other way."""
        made = state.made.get(seat, [])
        return bool(made) and all(_same(made, key) for key in self.keys)

    def otherwise(self, state: State, seat: Seat) -> bool:
        """Whether what this step is to choose has been done already, and in another way."""
        verbs = {key.partition("/")[0] for key in state.made.get(seat, [])}
        return self.verb in verbs - {"discard"}

    def missing(self, state: State, seat: Seat, offer: Offer) -> Msg:
        """Why the first of the keys that is not offered is not."""
        if self.otherwise(state, seat):
            return refusals.other_way(state, seat, self.keys[0])
        absent = [key for key in self.keys if choice_for(offer, key) is None]
        return refusals.why(state, seat, (absent or self.keys)[0])


def plan_step(text: str) -> Answer:
    return Answer(tuple(ELSE_SKIP.sub("", text).split()), bool(ELSE_SKIP.search(text)))


def _same(made: Sequence[Key], key: Key) -> bool:
    """A place is enough to name what was done there."""
    return key in made or any(other.partition(".")[0] == key for other in made)


def picks_for(offer: Offer, keys: Sequence[Key]) -> tuple[Key, ...] | None:
    if list(keys) == ["discard/none"]:
        return () if offer.least == 0 and offer.most and offer.required else None
    found = [choice_for(offer, key) for key in keys]
    picks = tuple(choice.key for choice in found if choice)
    if len(set(picks)) != len(keys) or not offer.least <= len(picks) <= offer.most:
        return None
    return picks


def choice_for(offer: Offer, key: Key) -> Choice | None:
    """By key; a place is enough where it leaves only one choice of the verb."""
    if exact := offer.find(key):
        return exact
    verb, _, arg = key.partition("/")
    near = [c for c in offer.choices if c.verb == verb and c.arg.partition(".")[0] == arg]
    return near[0] if len(near) == 1 and arg in SPACES else None
