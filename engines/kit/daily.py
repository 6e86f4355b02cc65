"""The position of the day: a question whose best answer is clearly better than the second, and not
the one an officer gives."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple, TypeVar

from engines.contract import Engine, Picks, Seat
from engines.kit.search import Computer, free
from engines.kit.simulate import QuickRng

S = TypeVar("S")

MARGIN = 0.1
"""Of a win: by so much the best answer beats the second, in each series of roll-outs."""
FEW = 16
"""Roll-outs of each answer, after which most positions are left."""
SERIES, LONG, PART = 5, 200, 50
"""How many series, roll-outs of each answer in one of them, and how many are made at once."""
SHORT = 3
"""Picks of an answer at most: it has to fit under a picture."""


class Riddle(NamedTuple):
    """A question that may be worth a day."""

    seat: Seat
    held: tuple[Seat, ...]
    """All that its person held."""
    state: bytes
    """As these seats may imagine it: what they cannot know is dealt anew."""
    answers: tuple[Picks, ...]
    """In the order of the question."""
    made: Picks
    """What was done in the game."""


class Solution(NamedTuple):
    best: int
    times: int
    """In so many continuations it came out better than the second, ..."""
    tries: int
    """... of so many."""


def riddle(
    engine: Engine[S], state: S, held: Sequence[Seat], seat: Seat, made: Picks, seed: int
) -> Riddle | None:
    """What a seat is asked here, if its best answer seems clear and an officer misses it."""
    computer = Computer(engine, state, held, seat, QuickRng(seed))
    offer = computer.offer
    if offer is None or not offer.required or computer.player.planned(computer.world):
        return None
    order = [choice.key for choice in offer.choices]
    field = computer.candidates(offer)
    if not all(0 < len(picks) <= SHORT for picks in field):
        return None
    field.sort(key=lambda picks: [order.index(key) for key in picks])
    labels = [[(each.verb, each.label) for each in map(offer.find, keys) if each] for keys in field]
    alike = len({repr(each) for each in labels}) < len(field)
    if len(field) < 2 or alike or any(free(key) for picks in (*field, made) for key in picks):
        return None
    usual = computer.usual(computer.world, offer)
    best, _, margin = ranked([computer.sample(tuple(field)) for _ in range(FEW)])
    if margin < MARGIN or field[best] == usual:
        return None
    return Riddle(seat, tuple(held), engine.dump(computer.world), tuple(field), made)


def weighed(engine: Engine[S], asked: Riddle, seed: int) -> list[list[float]]:
    """Some roll-outs of each answer, with the same hidden cards and dice for all of them."""
    state = engine.load(asked.state)
    computer = Computer(engine, state, asked.held, asked.seat, QuickRng(seed))
    return [computer.sample(asked.answers) for _ in range(PART)]


def solved(series: Sequence[Sequence[Sequence[float]]]) -> Solution | None:
    """The best answer, if it is the same and clearly better than the second in each series."""
    ranks = [ranked(each) for each in series]
    every = [sample for each in series for sample in each]
    best, second, _ = ranked(every)
    if any(rank[0] != best or rank[2] < MARGIN for rank in ranks):
        return None
    return Solution(best, sum(each[best] > each[second] for each in every), len(every))


def ranked(samples: Sequence[Sequence[float]]) -> tuple[int, int, float]:
    """The best answer, the second, and by how much of a win they differ."""
    means = [fmean(column) / 2 for column in zip(*samples, strict=True)]
    best, second, *_ = sorted(range(len(means)), key=lambda n: -means[n])
    return best, second, means[best] - means[second]
