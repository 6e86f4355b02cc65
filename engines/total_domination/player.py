"""A computer player: it looks one conquest ahead and takes what brings most for its OP.

For figures, demonstrations and tests. It reads the board as everybody sees it and its own hand,
never a pile or a hand of others. What it goes by stands in

    outlook.py      the board as it might be, and what it is worth
    plans.py        the steps of an order
    uses.py         which card to play, and how
    appraisal.py    which cards to keep
    rivals.py       what it likes next best
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import Key, Offer, Seat
from engines.kit.rng import Rng
from engines.total_domination.appraisal import best, exchange, longing, ranked
from engines.total_domination.components import CARDS
from engines.total_domination.plans import Mind
from engines.total_domination.state import Moving, Passing, State, Steps
from engines.total_domination.uses import turn, use


def picks(state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    top = state.flow[-1]
    if isinstance(top, Steps):
        return (Mind(state, top.power).step(top, offer),)
    if isinstance(top, Moving):
        steps_frame = state.flow[-2]
        assert isinstance(steps_frame, Steps)
        return (Mind(state, steps_frame.power).goal(top, offer),)
    if top.kind == "actions":
        return (turn(state, offer),)
    if top.kind == "exchange":
        return exchange(state, seat, offer)
    if top.kind in ("draft", "enigma"):
        return best(state, seat, offer, offer.least)
    if top.kind == "solo_draft":
        return tuple(key for _, key in ranked(state, seat, offer)[-offer.least :])
    if isinstance(top, Passing):
        keeps = not top.first and not top.goes_on
        return best(state, seat, offer, offer.most) if keeps else offer.default
    if top.kind == "burn":
        return best(state, seat, offer, offer.most)
    if top.kind == "research":
        wanted = [c for c in offer.choices if c.verb == "research"]
        return (max(wanted, key=lambda c: longing(state, top.power, CARDS[c.arg].tech)).key,)
    if top.kind in ("strike", "bombing"):
        return first_of(offer, "bomb", "hit", "aim")
    return offer.default


def first_of(offer: Offer, *verbs: str) -> tuple[Key, ...]:
    for verb in verbs:
        for choice in offer.choices:
            if choice.verb == verb:
                return (choice.key,)
    return offer.default


def next_best(state: State, seat: Seat, offer: Offer, rng: Rng) -> Iterator[tuple[Key, ...]]:
    """What it likes next best, best first: other plans, other cards, other sets of cards."""
    top = state.flow[-1]
    if isinstance(top, Steps):
        yield from Mind(state, top.power).other_steps(top, offer)
    elif isinstance(top, Moving):
        steps_frame = state.flow[-2]
        assert isinstance(steps_frame, Steps)
        mind = Mind(state, steps_frame.power)
        for choice in sorted(offer.choices, key=mind.liking(top), reverse=True):
            yield (choice.key,)
    elif top.kind == "actions":
        yield from _turns(state, offer)
    elif top.kind == "exchange":
        yield offer.default
        for _, key in reversed(ranked(state, seat, offer)):
            yield (key,)
    elif isinstance(top, Passing) and (top.first or top.goes_on):
        return
    elif offer.most > 0 and all(choice.arg in CARDS for choice in offer.choices):
        yield from _sets(state, seat, offer)


def _turns(state: State, offer: Offer) -> Iterator[tuple[Key, ...]]:
    """Uses of cards, first those that have neither the card nor the kind of use in common with what
    it likes better. To pass comes last."""
    mind = Mind(state, state.active)
    liked = sorted(offer.choices, key=lambda choice: (use(mind, choice), choice.key), reverse=True)
    seen: set[str] = set()
    found = []
    for n, choice in enumerate(liked):
        both = {choice.arg.partition(".")[0], choice.verb}
        alike = len(both & seen)
        if not alike:
            seen |= both
        found.append((choice.verb == "pass", alike, n, choice.key))
    yield from ((key,) for *_, key in sorted(found))


def _sets(state: State, seat: Seat, offer: Offer) -> Iterator[tuple[Key, ...]]:
    """Sets of cards with one of the best left out for the next best, and two."""
    keys = [key for _, key in ranked(state, seat, offer)]
    n = offer.least or min(offer.most, len(keys))
    yield tuple(keys[:n])
    for at in (n, n + 1):
        if 0 < n <= at < len(keys):
            yield (*keys[: n - 1], keys[at])
    for out in range(n - 2, -1, -1):
        if n < len(keys):
            yield (*keys[:out], *keys[out + 1 : n + 1])
