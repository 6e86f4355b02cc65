"""A player who wants to get to the Rhine: random, but with taste, so that games see everything."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engines.contract import Key, Offer
from engines.kit.rng import Rng, pick
from engines.race_to_the_rhine import ENGINE
from engines.race_to_the_rhine.board import BIT, GRAPH, ROAD_GRAPHS, VICTORY
from engines.race_to_the_rhine.state import State

TASTE = {
    "step": 60, "move": 12, "cmd-move": 20, "card-move": 20, "load": 30, "leave": 1, "end": 1,
    "supply": 8, "supply-plus": 10, "trucks": 6, "haul": 9, "leg": 12, "done": 1, "back": 1,
    "stop": 1, "air": 2, "cmd-air": 6, "recon": 8, "drop": 4, "mark": 4, "counter": 4, "pass": 1,
}  # fmt: skip


def picks(seat: str, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    if offer.most > 1:
        left = [choice.key for choice in offer.choices if choice.key != "back"]
        most = min(offer.most, len(left))
        n = most if rng.below(3) else offer.least + rng.below(most - offer.least + 1)
        return tuple(left.pop(rng.below(len(left))) for _ in range(n))
    verbs = list(dict.fromkeys(choice.verb for choice in offer.choices))
    at = rng.below(sum(TASTE.get(verb, 3) for verb in verbs))
    for verb in verbs:
        at -= TASTE.get(verb, 3)
        if at < 0:
            break
    choices = [choice for choice in offer.choices if choice.verb == verb]
    if verb in ("step", "haul", "leg", "card-haul") and rng.below(5):
        nearest = min(far(seat, choice.place) for choice in choices)
        choices = [choice for choice in choices if far(seat, choice.place) == nearest]
    if verb == "load" and rng.below(4):
        return (choices[-1].key,)
    return (pick(rng, choices).key,)


@cache
def far(seat: str, space: str) -> int:
    """Steps to the Rhine over the roads of an army."""
    rings = ROAD_GRAPHS[seat].rings(VICTORY, GRAPH.everywhere)  # type: ignore[index]
    return next((n for n, ring in enumerate(rings) if ring & BIT[space]), 99)


def play_out(
    s: State, dice: Rng, chance: Rng, watch: Callable[[State], None], most: int = 20_000
) -> int:
    for n in range(most):
        offers = ENGINE.offers(s)
        if not offers:
            return n
        ((seat, offer),) = offers.items()
        ENGINE.apply(s, seat, picks(seat, offer, chance), dice)
        watch(s)
    raise AssertionError("the game does not end")
