"""Plays games for fuzzing, statistics and tests, without `play`, on positions the caller owns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from engines.contract import Engine, Key, Offer, Picks, Seat
from engines.extras import ComputerPlayer
from engines.kit.play import contradiction
from engines.kit.rng import Rng

S = TypeVar("S")

RUNAWAY = 20_000
"""More decisions than any game takes; a game that asks more often never ends."""


class Stuck(Exception):
    """A game that never ends, or asks for something that has no answer."""


class QuickRng:
    """Good enough to choose moves with, much faster than real dice, the same on every machine."""

    __slots__ = ("count", "x")

    def __init__(self, seed: int) -> None:
        self.count = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        self.x = seed * 2_862_933_555_777_941_757 + 3_037_000_493
        for _ in range(3):
            self.below(2)

    def below(self, n: int) -> int:
        self.count += 1
        self.x = x = (self.x * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) % (1 << 64)
        return (x >> 33) % n


def decide(offers: dict[Seat, Offer], rng: Rng) -> tuple[Seat, tuple[Key, ...]]:
    """A random legal move, mostly of a seat the table waits for, now and then of any other."""
    seat = some_seat(offers, rng)
    return seat, some_picks(offers[seat], rng)


def blind(engine: Engine[S], state: S, offers: dict[Seat, Offer], rng: Rng) -> tuple[Seat, Picks]:
    """A move chosen at random."""
    return decide(offers, rng)


def able(engine: Engine[S], state: S, offers: dict[Seat, Offer], rng: Rng) -> tuple[Seat, Picks]:
    """The move of the game's own computer player; random if the game has none. If the player has no
    preference, chance decides, unless nobody waits for that seat."""
    seat = next_seat(offers, rng)
    if not isinstance(engine, ComputerPlayer):
        return seat, some_picks(offers[seat], rng)
    picks = engine.choose(state, seat, offers[seat], rng)
    if picks is None and not offers[seat].required:
        offers = {seat: offer for seat, offer in offers.items() if offer.required} or offers
        seat = some_seat(offers, rng)
        picks = engine.choose(state, seat, offers[seat], rng)
    return seat, some_picks(offers[seat], rng) if picks is None else picks


def next_seat(offers: dict[Seat, Offer], rng: Rng) -> Seat:
    """The seat that moves next at a table of computers, preferring one with an invitation."""
    invited = [seat for seat, offer in offers.items() if offer.invited]
    return invited[rng.below(len(invited))] if invited else some_seat(offers, rng)


def some_seat(offers: dict[Seat, Offer], rng: Rng) -> Seat:
    if len(offers) == 1:
        return next(iter(offers))
    seats = [seat for seat, offer in offers.items() if offer.required and not offer.answered]
    if not seats or (len(seats) < len(offers) and not rng.below(8)):
        seats = list(offers)
    return seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]


def some_picks(offer: Offer, rng: Rng) -> tuple[Key, ...]:
    choices, least = offer.choices, offer.least
    if not choices:
        raise Stuck(f"nothing to choose under {offer.question.id}")
    most = min(offer.most, len(choices))
    n = least if least >= most else least + rng.below(most - least + 1)
    if n == 1:
        return (choices[rng.below(len(choices))].key,)
    left = list(choices)
    chosen = [left.pop(rng.below(len(left))) for _ in range(n)]
    picks = [choice.key for choice in chosen]
    if any(choice.sole for choice in chosen):
        while rivals := contradiction(offer, picks):
            picks.remove(rivals[1].key)
    return tuple(picks)


Chooser = Callable[[Engine[Any], Any, dict[Seat, Offer], Rng], tuple[Seat, Picks]]


def walk(
    engine: Engine[S], state: S, dice: Rng, chooser: Rng, choose: Chooser = blind
) -> Iterator[tuple[dict[Seat, Offer], Seat, tuple[Key, ...]]]:
    """Play a position the caller owns to its end. Yields each move just before it is made."""
    for _ in range(RUNAWAY):
        offers = engine.offers(state)
        if not offers:
            return
        seat, picks = choose(engine, state, offers, chooser)
        yield offers, seat, picks
        engine.apply(state, seat, picks, dice)
    raise Stuck(f"{engine.name} asks for more than {RUNAWAY} decisions")


def play_out(engine: Engine[S], state: S, dice: Rng, chooser: Rng) -> int:
    """The number of decisions from here to the end."""
    return sum(1 for _ in walk(engine, state, dice, chooser))
