"""Typed turns: steps in a row, carried out as the questions come (TD-D.19, D.21).

    operate germany_01; move germany army germany poland; attack france france army; done
    event ussr_09; place-resistance poland; done; technology ussr_03; pass

A step is a word and what it is about, by id or by name in one word. `done` may be left out at the
end of an order. A step that is not possible when its question comes ends the plan with a reason.
A turn may bear a condition: `operate germany_01 if-free poland` is given up when an enemy stands
there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.contract import Answer, Filed, Illegal, Key, Msg, Offer, Seat, msg
from engines.kit import spelling
from engines.total_domination import ground, names, position
from engines.total_domination.box import (
    BIT,
    CARDS,
    MEMBERS,
    NATIONS,
    NEUTRAL,
    POWERS,
    SPACES,
    TECHS,
)
from engines.total_domination.orders import refusals
from engines.total_domination.state import Moving, State, Steps, Strike

KINDS = ("army", "fleet", "bomber")
SEATS = (*POWERS, *MEMBERS)
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
    "burn": (tuple(CARDS),),
    "reserve": (tuple(CARDS),),
    "discard": (tuple(CARDS),),
    "pass": (),
    "done": (),
}
"""What each word is about, in the order it is typed."""
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


# ---- reading


def read(state: State, seat: Seat, text: str) -> list[str]:
    """The steps as keys; what can be known to be wrong is refused, with its number (TD-X.2)."""
    typed = [step.strip() for line in text.splitlines() for step in line.split(";")]
    steps: list[str] = []
    open_order = False
    for n, step in enumerate(filter(None, typed), 1):
        try:
            found = _read(state, step)
        except Illegal as error:
            raise Illegal(msg("td-x-step", n=n, why=error.reason)) from None
        word = found.split("/")[0]
        inner = word in {VERB.get(name, name) for name in WITHIN} or word in ("to", "done")
        if open_order and not inner:
            steps.append("done")
        open_order = word in OPENING or (open_order and word != "done")
        steps += found.split(" ")
    return [*steps, "done"] if open_order else steps


def _read(state: State, step: str) -> str:
    step, _, where = step.lower().partition(f" {CONDITION} ")
    word, *things = step.split()
    if "/" in word:
        return step
    if word not in WORDS:
        raise Illegal(unknown(word, WORDS))
    slots = WORDS[word]
    more = things[len(slots) :]
    if len(things) < len(slots) or (more and not (word == "event" and len(more) == 1)):
        raise Illegal(msg("td-x-count", n=len(slots)))
    named = [known(thing, ids) for thing, ids in zip(things, slots, strict=False)]
    named += [known(thing, POWERS) for thing in more]
    tail = f"?{known(where.strip(), SPACES)}" if where else ""
    return _key(word, named) + tail


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
    called = {id: spelling.keys((id,)) for id in ids}
    found = spelling.fitting(word, called)
    if len(found) == 1:
        return found[0]
    raise Illegal(unknown(word, found or called))


def unknown(word: str, ids: Iterable[str]) -> Msg:
    near = spelling.near(word, {id: spelling.keys((id,)) for id in ids})
    if not near:
        return msg("td-x-unknown-word", word=word)
    return msg("td-x-unknown", word=word, near=", ".join(near))


# ---- carrying it out


def answer(state: State, seat: Seat, offer: Offer, filed: Filed) -> Answer | None:
    """The next step, if this question is the one it answers."""
    if not offer.waited or offer.answered:
        return None
    step, _, condition = filed.plan[0].partition("?")
    if condition and _enemy_in(state, seat, condition):
        return Answer(stop=msg("td-x-enemy", space=names.space(condition)))
    picks = [step]
    if offer.most > 1:  # several cards are typed as steps in a row
        verb = step.partition("/")[0]
        picks = [other for other in filed.plan if other.partition("/")[0] == verb][: offer.most]
    if all(offer.find(key) for key in picks) and offer.least <= len(picks):
        del filed.plan[: len(picks)]
        return Answer(tuple(picks))
    if step == "done" and not isinstance(state.flow[-1], Steps | Strike | Moving):
        filed.plan.pop(0)  # the order was over by itself
        return answer(state, seat, offer, filed) if filed.plan else None
    if not belongs(state, offer, step):
        return None
    return Answer(stop=refusals.why(state, seat, step))


def _enemy_in(state: State, seat: Seat, space: str) -> bool:
    pos = position.of(state)
    power = position.powers_of(seat)[0]
    return bool(ground.hostile(pos, power) & BIT[space])


def belongs(state: State, offer: Offer, step: Key) -> bool:
    """Whether this is the question the step was meant for: a plan made for a turn waits for it."""
    word = step.partition("/")[0]
    inner = {VERB.get(name, name) for name in WITHIN} | {"done", "to"}
    top = state.flow[-1]
    if isinstance(top, Steps | Strike | Moving):
        return True
    if word in inner:
        return top.kind == "actions"
    if word in refusals.LATE:
        return True
    asked = {choice.verb for choice in offer.choices}
    turn = {*OPENING, "technology", "lend", "rocket", "pass"}
    return word in asked or (word in turn and top.kind == "actions")
