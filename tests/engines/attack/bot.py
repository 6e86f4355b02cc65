"""A player with taste but no memory, for transcripts: it looks at nothing but the question."""

from __future__ import annotations

from engines.attack.components import UNITS
from engines.contract import Choice, Key, Offer, Seat
from engines.kit.rng import Rng, pick

TASTE = {
    "move": 30, "blitz": 25, "strategic": 4, "naval": 12, "diplomacy": 14, "build": 24, "end": 2,
    "caretaker": 1,
    "from": 12, "to": 20, "send": 90, "undo": 2, "back": 2, "planes-on": 1, "planes-back": 1,
    "planes-ask": 3, "into": 20, "done": 15, "near": 20, "far": 2, "offer": 6, "propose": 4,
    "announce": 2,    "propose-all": 2, "accept": 30, "decline": 3, "counter": 3, "recall": 1,
}  # fmt: skip
PLAIN = 4


def picks(seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    verbs = list(dict.fromkeys(choice.verb for choice in offer.choices))
    if offer.most == len(UNITS) and set(verbs) & set(UNITS):
        return _strong(offer, rng)
    if offer.most > 1 and "give" not in verbs:
        return _several(offer, rng)
    if offer.most > 1:
        keys = [choice.key for choice in offer.choices if choice.key != "back"]
        return (pick(rng, keys),)
    return (_liked(offer, verbs, rng).key,)


def _strong(offer: Offer, rng: Rng) -> tuple[Key, ...]:
    """Most of what stands there, but not the last unit."""
    best: dict[str, int] = {}
    for choice in offer.choices:
        if choice.verb in UNITS:
            best[choice.verb] = max(best.get(choice.verb, 0), int(choice.arg))
    stays = pick(rng, list(best))
    going = {kind: n - (kind == stays) for kind, n in best.items()}
    return tuple(f"{kind}/{n}" for kind, n in going.items() if n) or ("back",)


def _several(offer: Offer, rng: Rng) -> tuple[Key, ...]:
    """Mostly what silence says, now and then something of its own."""
    if rng.below(3):
        return offer.default
    own = pick(rng, offer.choices).key
    return (own,)


def _liked(offer: Offer, verbs: list[str], rng: Rng) -> Choice:
    at = rng.below(sum(TASTE.get(verb, PLAIN) for verb in verbs))
    for verb in verbs:
        at -= TASTE.get(verb, PLAIN)
        if at < 0:
            break
    return pick(rng, [choice for choice in offer.choices if choice.verb == verb])
