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

from engines.contract import Key, Offer, Seat
from engines.kit.rng import Rng
from engines.total_domination.appraisal import best, exchange, longing, ranked
from engines.total_domination.components import CARDS
from engines.total_domination.plans import Mind
from engines.total_domination.state import Moving, Passing, State, Steps
from engines.total_domination.uses import turn


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
