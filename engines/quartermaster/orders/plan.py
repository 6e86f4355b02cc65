"""Typed turns: several choices in a row, carried out as the questions come (QM-26.18).

    play land_battle; battle ukraine; use dive_bombers; battle russia; discard none

A step is a verb of engine.py and what it is about, by id; blanks may stand for underscores, and
own cards need no country. `else skip` drops a step that is not possible when its question comes;
without it the rest of the plan is given back.
"""

from __future__ import annotations

import difflib
import re

from engines.contract import Answer, Choice, Filed, Illegal, Key, Offer, Seat
from engines.kit.window import PASS
from engines.quartermaster.box import COUNTRIES, SPACES, book
from engines.quartermaster.orders import refusals
from engines.quartermaster.state import Situation, State

CARD_VERBS = (
    "play", "drop", "instead", "discard", "tuck", "top", "take", "swap", "use", "spare", "now",
    "break",
)  # fmt: skip
SPACE_VERBS = (
    "build", "recruit", "redeclare", "battle", "eliminate", "lift", "free", "first", "remove",
)  # fmt: skip
PLAIN_VERBS = (
    "reallocate", "mill", "keep", "forgo", "stop", "none", "skip", PASS, "all", "done",
)  # fmt: skip
VERBS = (*CARD_VERBS, *SPACE_VERBS, *PLAIN_VERBS, "name", "part", "look")
ELSE_SKIP = re.compile(r"\s+else\s+skip$")
ANY_TIME = ("remove", "now", "break")


def read(state: State, seat: Seat, text: str) -> list[str]:
    """The steps of a turn, spelled as keys; what can be known to be wrong is refused."""
    steps = [step for line in text.splitlines() for step in line.split(";") if step.strip()]
    return [_read(seat, step.strip().lower()) for step in steps]


def _read(seat: Seat, step: str) -> str:
    optional = bool(ELSE_SKIP.search(step))
    verb, _, rest = ELSE_SKIP.sub("", step).partition(" ")
    if "/" in verb:
        verb, _, rest = step.partition("/")
    if verb not in VERBS:
        raise Illegal(refusals.unknown("verb", verb, VERBS))
    things = [thing.strip() for thing in rest.split(",") if thing.strip()]
    keys = [f"{verb}/{_thing(seat, verb, thing)}" for thing in things] or [verb]
    return " ".join(keys) + (" else skip" if optional else "")


def _thing(seat: Seat, verb: str, thing: str) -> str:
    word = re.sub(r"[\s'’-]+", "_", thing)
    if verb in CARD_VERBS:
        return word if word == "none" else _card(seat, word)
    if verb in SPACE_VERBS:
        space = word.partition(".")[0]
        if space not in SPACES:
            raise Illegal(refusals.unknown("space", space, SPACES))
        return word
    if verb == "name" and word not in COUNTRIES:
        raise Illegal(refusals.unknown("country", word, COUNTRIES))
    return word


def _card(seat: Seat, word: str) -> str:
    """Own cards first, then any card by its full id; `+2` is a second copy."""
    name, plus, copy = word.partition("+")
    owned = name if "." in name else f"{seat}.{_BASIC.get(name, name)}"
    if owned in book():
        return owned + plus + copy
    entries = [id.partition(".")[2] for id in book() if id.startswith(f"{seat}.")]
    close = difflib.get_close_matches(name, entries, 1)
    if "." not in name and any(id.endswith(f".{name}") for id in book()):
        return next(id for id in book() if id.endswith(f".{name}"))
    raise Illegal(refusals.unknown("card", name, [*entries, *close]))


_BASIC = {"build_army": "ba", "build_navy": "bn", "land_battle": "lb", "sea_battle": "sb"}


# ---- carrying it out


def answer(state: State, seat: Seat, offer: Offer, filed: Filed) -> Answer | None:
    """The next step, if this question is the one it answers."""
    while filed.plan:
        step = filed.plan[0]
        keys = ELSE_SKIP.sub("", step).split()
        found = _picks(offer, keys)
        if found is not None:
            filed.plan.pop(0)
            return Answer(found)
        if not offer.waited or keys[0].partition("/")[0] in ANY_TIME:
            return None
        if isinstance(state.flow[-1], Situation):
            # The follow-ups that were meant are in the plan; the others are not wanted.
            return Answer((PASS,)) if state.country == seat else None
        if not ELSE_SKIP.search(step):
            return Answer(stop=refusals.why(state, seat, keys[0]))
        filed.plan.pop(0)
    return None


def _picks(offer: Offer, keys: list[Key]) -> tuple[Key, ...] | None:
    if keys == ["discard/none"]:
        return () if offer.least == 0 and offer.most and offer.waited else None
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
