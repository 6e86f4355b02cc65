"""A computer player. It picks the choice it likes best; how it likes them, `mind` says, and `alone`
for a game alone.

For figures, demonstrations and tests. It reads the position as any player sees it, never a deck.
"""

from __future__ import annotations

from engines.contract import Choice, Key, Offer, Seat
from engines.kit.rng import Rng
from engines.race_to_the_rhine import position
from engines.race_to_the_rhine.alone import Alone
from engines.race_to_the_rhine.board import BIT
from engines.race_to_the_rhine.components import Army
from engines.race_to_the_rhine.mind import MEDALS, Mind
from engines.race_to_the_rhine.state import State


def picks(state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...]:
    """What it would do: the choice it likes best, with a little chance in it."""
    army = state.active
    mind = mind_of(state, army)
    if offer.most > 1:
        return mind.cargo(offer)
    if offer.rule == "RR-14.1":
        return reaction(state, army, offer)
    liked = max(offer.choices, key=lambda choice: mind.likes(choice) + rng.below(100) / 100)
    return (liked.key,)


def mind_of(state: State, army: Army) -> Mind:
    """How it thinks: alone there is nobody to race, but a line to keep (RR-17)."""
    return Alone(state, army) if position.solo(state) else Mind(state, army)


def rivals(state: State, seat: Seat, offer: Offer, rng: Rng) -> list[tuple[Key, ...]]:
    """What it likes next best: the best choice of each kind, then other moves. Nothing that only
    carries tokens to and fro."""
    if offer.most > 1 or offer.rule == "RR-14.1":
        return []
    mind = mind_of(state, state.active)
    best: dict[str, Choice] = {}
    more: list[Choice] = []
    for choice in sorted(offer.choices, key=mind.likes, reverse=True):
        kind = choice.verb.removeprefix("card-").removeprefix("cmd-")
        if kind in ("load", "leave", "back"):
            continue
        if kind in best:
            more.append(choice)
        else:
            best[kind] = choice
    more = [choice for choice in more if mind.likes(choice) > 0]
    return [(choice.key,) for choice in (*best.values(), *more)]


def reaction(state: State, army: Army, offer: Offer) -> tuple[Key, ...]:
    """A counter-attack that costs the best rival a medal; else what silence does (RR-18.4)."""
    hits = [
        (position.medals(state.players[its]), choice.key)
        for choice in offer.choices
        if choice.verb == "counter"
        and BIT[choice.place] & MEDALS
        and state.players[its := state.control[choice.place]].medals
    ]
    return (max(hits)[1],) if hits else offer.default
