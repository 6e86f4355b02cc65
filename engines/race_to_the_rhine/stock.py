"""What lies on a space: feeding halted corps (9.6) and the limit (6.7 to 6.11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engines.contract import Choice, Key, Offer, msg
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.actions import ask
from engines.race_to_the_rhine.box import AMMO, FOOD, FUEL, LETTERS
from engines.race_to_the_rhine.names import (
    KEYS,
    Log,
    corps_name,
    load_text,
    space_name,
    tell,
)
from engines.race_to_the_rhine.state import Shed, State, Turn

EMPTY = (0, 0, 0)


def lying(s: State, space: str) -> Sequence[int]:
    return s.stock.get(space, EMPTY)


def put(s: State, space: str, load: Sequence[int]) -> None:
    there = s.stock.setdefault(space, [0, 0, 0])
    for kind, n in enumerate(load):
        there[kind] += n
    if not any(there):
        del s.stock[space]


def remove(s: State, space: str, load: Sequence[int]) -> None:
    put(s, space, [-n for n in load])


def settle(s: State, space: str, log: Log) -> None:
    """Something came to a space: a halted corps eats, then the limit is tested (RR-6.9)."""
    if space not in s.stock:
        return
    feed(s, space, log)
    if surplus(s, space) <= 0:
        return
    asked = isinstance(s.flow[0], Turn) and position.owner(s, space) == s.active
    if asked and sum(n > 0 for n in lying(s, space)) > 1:
        frame = Shed(space)
        if frame not in s.flow:
            s.flow.append(frame)
    else:
        shed(s, space, usual(s, space), log)


def feed(s: State, space: str, log: Log) -> None:
    """RR-9.6: a halted corps and food on one space."""
    corps = position.corps_at(s, space)
    if corps is not None and s.corps[corps].halted and lying(s, space)[FOOD]:
        remove(s, space, (0, 0, 1))
        s.pool[FOOD] += 1
        s.corps[corps].halted = False
        tell(log, msg("rr-log-fed", corps=corps_name(corps), space=space_name(space)), space)


def surplus(s: State, space: str) -> int:
    if position.owner(s, space) is None:  # RR-6.11
        return 0
    return sum(lying(s, space)) - position.limit(s, space)


def usual(s: State, space: str) -> list[int]:
    """What goes if nobody chooses: one at a time of the most numerous kind; R, A, F (RR-6.10)."""
    left, gone = list(lying(s, space)), [0, 0, 0]
    for _ in range(surplus(s, space)):
        kind = max((FOOD, AMMO, FUEL), key=left.__getitem__)
        left[kind] -= 1
        gone[kind] += 1
    return gone


def shed(s: State, space: str, load: Sequence[int], log: Log) -> None:
    remove(s, space, load)
    for kind, n in enumerate(load):
        s.pool[kind] += n
    tell(
        log,
        msg("rr-log-shed", n=sum(load), tokens=load_text(load), space=space_name(space)),
        space,
    )


# --- tokens as choices, for discarding and for cargo ---------------------------------------------


@cache
def token(verb: str, kind: int, i: int, space: str) -> Choice:
    return Choice(f"{verb}/{KEYS[kind]}{i}", msg("rr-do-token", kind=LETTERS[kind]), space)


def tokens(verb: str, load: Sequence[int], space: str) -> tuple[Choice, ...]:
    return tuple(
        token(verb, kind, i, space) for kind, n in enumerate(load) for i in range(1, n + 1)
    )


def picked(picks: Sequence[Key]) -> list[int]:
    """The load that picked tokens make together."""
    load = [0, 0, 0]
    for key in picks:
        load[KEYS.index(key.partition("/")[2][0])] += 1
    return load


def token_keys(verb: str, load: Sequence[int]) -> tuple[Key, ...]:
    return tuple(choice.key for choice in tokens(verb, load, ""))


def ask_shed(s: State, frame: Shed) -> Offer:
    n = surplus(s, frame.space)
    there = lying(s, frame.space)
    return ask(
        s,
        msg(
            "rr-ask-shed",
            n=n,
            space=space_name(frame.space),
            tokens=load_text(there),
            limit=position.limit(s, frame.space),
        ),
        tokens("shed", there, frame.space),
        token_keys("shed", usual(s, frame.space)),
        "RR-6.8",
        least=n,
        most=n,
    )


def answer_shed(s: State, frame: Shed, picks: tuple[Key, ...], log: Log) -> None:
    s.flow.remove(frame)
    shed(s, frame.space, picked(picks), log)
