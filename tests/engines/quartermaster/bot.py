"""The player of the golden transcripts: never changed, so that they stay what they are."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat
from engines.kit.rng import Rng

RARELY = ("remove", "drop", "now", "reallocate", "skip", "stop", "forgo", "none", "pass", "done")


def picks(seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    if offer.most != 1 or not offer.required:
        n = offer.least
        if offer.most > n and offer.required and not rng.below(6):
            n += 1
        left = [choice.key for choice in offer.choices]
        return tuple(left.pop(rng.below(len(left))) for _ in range(n))
    liked = [choice.key for choice in offer.choices if choice.verb not in RARELY]
    if liked and rng.below(12):
        return (liked[rng.below(len(liked))],)
    others = [c.key for c in offer.choices if c.verb != "remove" or not rng.below(4)]
    others = others or [choice.key for choice in offer.choices]
    return (others[rng.below(len(others))],)
