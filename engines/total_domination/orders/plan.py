"""Typed turns: steps in a row, carried out as the questions come (TD-D.19, D.21).

    operate germany_01; move germany army germany poland; attack france france army; done
    event ussr_09; place-resistance poland; done; technology ussr_03; pass

A step is a word and what it is about, by id or by name in one word. `done` may be left out at the
end of an order. A step that is not possible when its question comes ends the plan with a reason;
of an order with such a step nothing is carried out. A step may bear conditions: `operate germany_01
if-free poland if-free france` is given up when an enemy stands in one of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from engines.contract import (
    Illegal,
    Key,
    Msg,
    Seat,
    msg,
)
from engines.kit import spelling
from engines.kit.refusal import check
from engines.kit.turns import Done, Next, Now, Step
from engines.total_domination import flow, ground, names, position, strategic
from engines.total_domination.components import (
    BIT,
    CARDS,
    MEMBERS,
    NATIONS,
    NEUTRAL,
    POWERS,
    SPACES,
    TECHS,
    Space,
)
from engines.total_domination.orders import refusals
from engines.total_domination.state import Moving, State, Steps, Strike

KINDS = ("army", "fleet", "bomber")
SEATS = (*POWERS, *MEMBERS)
HOW = strategic.HOW
WORDS: dict[str, tuple[tuple[str, ...], ...]] = {
    "form": (KINDS, tuple(SPACES)),
    "recall": ((*NATIONS,), KINDS, tuple(SPACES)),
    "move": ((*NATIONS,), KINDS, tuple(SPACES), tuple(SPACES)),
    "attack": (tuple(SPACES), (*NATIONS, NEUTRAL), KINDS),
    "uboat": (tuple(SPACES),),
    "sail": (tuple(SPACES), tuple(SPACES)),
    "attack-uboat": (tuple(SPACES),),
    "attack-resistance": (tuple(SPACES),),
    "place-satellite": (tuple(SPACES),),
    "place-resistance": (tuple(SPACES),),
    "aim": (tuple(SPACES), tuple(SPACES)),
    "hit": ((*NATIONS, NEUTRAL), KINDS),
    "operate": (tuple(CARDS),),
    "event": (tuple(CARDS),),
    "technology": (tuple(CARDS),),
    "lend": (tuple(CARDS),),
    "strike": (tuple(CARDS),),
    "rocket": (tuple(CARDS), tuple(TECHS), SEATS),
    "research": (tuple(CARDS),),
    "keep": (tuple(CARDS),),
    "drop": (tuple(CARDS),),
    "give": (tuple(CARDS),),
    "swap": (tuple(CARDS),),
    "spy": (SEATS, HOW),
    "burn": (tuple(CARDS),),
    "withdraw": ((*NATIONS,), KINDS, tuple(SPACES)),
    "deploy": ((*NATIONS,), KINDS, tuple(SPACES)),
    "bomb": (tuple(SPACES), tuple(SPACES)),
    "reserve": (tuple(CARDS),),
    "discard": (tuple(CARDS),),
    "pass": (),
    "done": (),
}
"""What each word is about, in the order it is typed."""
SLOTS: dict[tuple[str, ...], str] = {
    KINDS: "kind", (*NATIONS,): "nation", (*NATIONS, NEUTRAL): "nation", tuple(SPACES): "space",
    tuple(CARDS): "card", tuple(TECHS): "tech", SEATS: "power", HOW: "how",
}  # fmt: skip
"""What stands after a word, to be named where something is missing."""
NUMBERED = re.compile(
    rf"\b({'|'.join(sorted({card.country for card in CARDS.values()}))})[ _]?(\d+)\b"
)
OPENING = ("operate", "event", "strike")
WITHIN = (
    "form", "recall", "move", "attack", "uboat", "sail", "attack-uboat", "attack-resistance",
    "place-satellite", "place-resistance", "aim", "hit", "research",
)  # fmt: skip
VERB = {
    "attack-uboat": "sink",
    "attack-resistance": "quell",
    "place-satellite": "satellite",
    "place-resistance": "resistance",
}
CONDITION = "if-free"
UNIT_AT = ((*NATIONS, NEUTRAL), KINDS, tuple(SPACES))
KEYED = {VERB.get(word, word): slots for word, slots in WORDS.items() if slots} | {
    "to": (tuple(SPACES),),
    "move": UNIT_AT,
    "attack": UNIT_AT,
}
"""What the keys of answers are about, in their order."""
SAID = {*WORDS, *SPACES, *CARDS, *TECHS, *NATIONS, *KINDS, *POWERS, *HOW}
"""Every word there is: one of them may stand in the wrong place, but is not unknown."""


# ---- reading


def read(state: State, seat: Seat, text: str) -> list[str]:
    """The steps as keys; what can be known to be wrong is refused, with its number (TD-X.2). Where
    the first step could be taken at once it is kept as it was typed, and refused with the whole
    order: of an order that fails nothing happens (TD-6.0.9)."""
    typed = [step.strip() for line in text.splitlines() for step in line.split(";")]
    steps: list[str] = []
    open_order = False
    for n, step in enumerate(filter(None, typed), 1):
        try:
            found = _read(step)
        except Illegal as error:
            of_the_first = open_order and "done" not in steps
            if not (of_the_first and _asked(state, seat, steps[0])):
                raise Illegal(msg("td-x-step", n=n, why=error.reason)) from None
            steps.append(step)
            continue
        word = found.split("/")[0]
        inner = word in {VERB.get(name, name) for name in WITHIN} or word in ("to", "done")
        if open_order and not inner:
            steps.append("done")
        open_order = word in OPENING or (open_order and word != "done")
        steps += found.split(" ")
    return [*steps, "done"] if open_order else steps


def _asked(state: State, seat: Seat, step: Key) -> bool:
    offer = flow.asked(state).get(seat)
    return offer is not None and offer.find(step.partition("?")[0]) is not None


def _read(step: str) -> str:
    step, *where = NUMBERED.sub(_numbered, step.lower()).split(f" {CONDITION} ")
    word, *things = step.split()
    if "/" in word:
        return _key_typed(step)
    if word not in WORDS:
        raise Illegal(unknown(word, WORDS))
    slots = WORDS[word]
    more = things[len(slots) :]
    if len(things) < len(slots) or (more and not (word == "event" and len(more) == 1)):
        raise _out_of_place(word, slots)
    named = [_known(word, thing, ids) for thing, ids in zip(things, slots, strict=False)]
    named += [known(thing, POWERS) for thing in more]
    return _key(word, named) + "".join(f"?{known(space.strip(), SPACES)}" for space in where)


def _key_typed(step: str) -> str:
    """A step as it is given back, by its key; refused if it names what there is not."""
    verb, _, arg = step.partition("/")
    slots = KEYED.get(verb)
    if slots is None:
        raise Illegal(unknown(verb, KEYED))
    things = arg.split(".")
    if len(things) < len(slots):
        raise _out_of_place(verb, slots)
    for thing, ids in zip(things, slots, strict=False):
        if thing not in ids:
            raise _out_of_place(verb, slots) if thing in SAID else Illegal(unknown(thing, ids))
    return step


def _out_of_place(word: str, slots: Sequence[Sequence[str]]) -> Illegal:
    """What is to be said after a word, where something else stands."""
    kinds = tuple(msg(f"td-slot-{SLOTS[tuple(slot)]}") for slot in slots)
    return Illegal(msg("td-x-words", word=word, slots=kinds or (msg("td-icon-none"),)))


def _known(word: str, thing: str, ids: Sequence[str]) -> str:
    if thing in SAID and not spelling.fitting(thing, _called(ids)):
        raise _out_of_place(word, WORDS[word])
    return known(thing, ids)


def _numbered(found: re.Match[str]) -> str:
    """`germany 2`, as the card is called, is `germany_02`."""
    return f"{found[1]}_{int(found[2]):02}"


def _key(word: str, named: Sequence[str]) -> str:
    verb = VERB.get(word, word)
    if word == "move":
        nation, kind, start, goal = named
        return f"move/{nation}.{kind}.{start} to/{goal}"
    if word == "attack":
        space, nation, kind = named
        return f"attack/{nation}.{kind}.{space}"
    return f"{verb}/{'.'.join(named)}" if named else verb


def known(word: str, ids: Iterable[str]) -> str:
    found = spelling.fitting(word, _called(ids))
    if len(found) == 1:
        return found[0]
    raise Illegal(unknown(word, found or ids))


def _called(ids: Iterable[str]) -> spelling.Names:
    return {name: spelling.keys((name,)) for name in ids}


def unknown(word: str, ids: Iterable[str]) -> Msg:
    near = spelling.near(word, _called(ids))
    if not near:
        return msg("td-x-unknown-word", word=word)
    return msg("td-x-unknown", word=word, near=", ".join(near))


# ---- carrying it out


@dataclass
class Nothing:
    """A step is one answer, so there is nothing to remember."""


@dataclass(frozen=True)
class Answer(Step[State, Nothing]):
    """One answer, by its key."""

    key: Key
    free: tuple[Space, ...]
    """Spaces in which no enemy may stand (TD-14.5)."""
    typed: str
    single = True

    def says(self) -> str:
        return self.typed

    def next(self, now: Now[State, Nothing]) -> Next:
        state, offer, key = now.state, now.offer, self.key
        if key == "done" and not isinstance(state.flow[-1], Steps | Strike | Moving):
            return Done()  # the order was over by itself
        if not offer.find(key) and not _now(state, key):
            return None
        if held := _enemy_in(state, now.seat, self.free):
            raise Illegal(msg("td-x-enemy", space=names.space(held)))
        if key == "pass" and now.plan[1:]:
            check(refusals.after_pass(state, now.seat, _verb(now.plan[1])))
        if not offer.find(key):
            if "/" not in key and WORDS.get(key) != ():
                _read(key)  # raises: it was kept as it was typed
            raise Illegal(refusals.why(state, now.seat, key, offer, "".join(now.plan[1:2])))
        picks: tuple[Key, ...] = (key,)
        if offer.most > 1:  # several answers to one question are typed as steps in a row
            picks = tuple(takewhile(offer.find, now.plan))[: offer.most]
        if len(picks) < offer.least or len(set(picks)) < len(picks):
            raise Illegal(msg("td-x-count", n=offer.least))
        now.lines = len(picks)
        return picks


def step(text: str) -> Answer:
    key, *free = text.split("?")
    return Answer(key, tuple(free), text)


def command(plan: Sequence[str]) -> int:
    """An order is carried out to its end or not at all (TD-6.0.9); so is a pass with what is
    reserved (TD-4.2.8)."""
    verb = _verb(plan[0])
    if verb in OPENING:
        return plan.index("done") + 1 if "done" in plan else len(plan)
    follow = {"pass": ("reserve", "discard"), "move": ("to",)}.get(verb, ())
    return 1 + sum(1 for _ in takewhile(lambda line: _verb(line) in follow, plan[1:]))


def numbered(plan: Sequence[str], at: int, why: Msg) -> Msg:
    """TD-X.2; a move is one step, though its goal is a line of its own."""
    n = sum(not line.startswith("to/") for line in plan[: at + 1])
    return msg("td-x-step", n=n, why=why) if at else why


def _verb(line: str) -> str:
    return line.partition("?")[0].partition("/")[0]


def _enemy_in(state: State, seat: Seat, conditions: Iterable[Space]) -> Space:
    """The first space that was to be free and is not."""
    hostile = ground.hostile(position.of(state), position.powers_of(seat)[0])
    return next((space for space in conditions if hostile & BIT[space]), "")


STAGES: dict[str, int] = {
    "deploy": 0, "draft": 1, "solo_draft": 1, "swap": 2, "exchange": 3, "enigma": 4, "burn": 5,
    "actions": 6, "steps": 6, "moving": 6, "strike": 6, "research": 6, "passing": 6,
    "withdraw": 7, "bombing": 8,
}  # fmt: skip
"""The questions of a year in their order, by frame."""
STAGE = {
    "deploy": 0, "keep": 1, "drop": 1, "give": 2, "swap": 3, "spy": 3, "burn": 5, "withdraw": 7,
    "bomb": 8,
}  # fmt: skip
"""When a step belongs; every other one is of the turn."""
TURN = 6


def _now(state: State, step: Key) -> bool:
    """Whether the step should have fitted here: a plan made for later waits, one for a question
    that has closed does not."""
    top, word = state.flow[-1].kind, step.partition("/")[0]
    if word == "pass":
        return False
    here = STAGES[top]
    if word == "keep" and top == "enigma":
        return True
    return STAGE.get(word, TURN) <= here if here < TURN or word in STAGE else here == TURN
