"""Dice and shuffles that anybody can check.

Every number is HMAC-SHA256 of a secret seed over a counter. The hash of the seed is posted when a
game starts and the seed when it ends, so each roll can be computed again.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Rng(Protocol):
    """A source of random numbers. `count` is how many were drawn."""

    count: int

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        ...


class SeededRng:
    """The source for real games. `epoch` rises when a table rewinds, so no roll is repeated."""

    __slots__ = ("count", "epoch", "seed")

    def __init__(self, seed: bytes, epoch: int = 0, count: int = 0) -> None:
        self.seed = seed
        self.epoch = epoch
        self.count = count

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n  # reject the tail: no modulo bias
        while True:
            drawn = hmac.digest(self.seed, f"{self.epoch}:{self.count}".encode(), "sha256")
            self.count += 1
            number = int.from_bytes(drawn[:8], "big")
            if number < limit:
                return number % n


class ScriptedRng:
    """For tests: returns the given numbers, and fails when asked for another one."""

    def __init__(self, *numbers: int) -> None:
        self.left = list(numbers)
        self.count = 0

    def below(self, n: int) -> int:
        if not self.left:
            raise AssertionError(f"asked for a number below {n}, but the script is used up")
        number = self.left.pop(0)
        if not 0 <= number < n:
            raise AssertionError(f"the script says {number}, asked was a number below {n}")
        self.count += 1
        return number

    def done(self) -> None:
        if self.left:
            raise AssertionError(f"never asked for {self.left}")


class NoDice:
    """For rehearsals: tries a move out until a number would decide."""

    count = 0

    class Rolled(Exception):
        """Chance would have to decide."""

    def below(self, n: int) -> int:
        raise self.Rolled


def die(rng: Rng, sides: int = 6) -> int:
    return rng.below(sides) + 1


def shuffle(rng: Rng, cards: list[Any]) -> None:
    """Fisher-Yates from the end: card i changes places with one of the first i + 1."""
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def pick(rng: Rng, things: Sequence[T]) -> T:
    return things[rng.below(len(things))]
