"""What the computer player likes next best to its own picks: the staff tries these first."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import Key, Offer, Seat
from engines.kit.rng import Rng
from engines.total_domination.appraisal import ranked
from engines.total_domination.components import CARDS
from engines.total_domination.plans import Mind
from engines.total_domination.state import Moving, Passing, State, Steps
from engines.total_domination.uses import use


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
