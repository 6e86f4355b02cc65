"""Who of those who look for a game makes a table together.

Whoever has looked longest comes first, and takes with them those who have looked longest among all
who want the same, do not avoid anybody of them, and answer at the same hours of the day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.league.results import Person

SHARED_HOURS = 4
"""Hours of the day in which each two of a table should both answer, where theirs are known."""
NEAR = 86_400.0
"""Seconds somebody has looked before a table that is one short is thought of."""


@dataclass(frozen=True, slots=True)
class Seeker:
    person: Person
    since: float
    games: tuple[str, ...]
    """In the order in which they are wanted."""
    sizes: tuple[int, ...]
    paces: tuple[str, ...]
    computers: bool = False
    """Whether they would play with a computer in a place that is left."""
    avoids: frozenset[Person] = frozenset()
    hours: frozenset[int] = frozenset()
    """Hours of the day (UTC) in which they answer; none if that is not known."""


@dataclass(frozen=True, slots=True)
class Found:
    game: str
    pace: str
    size: int
    people: tuple[Person, ...]

    @property
    def short(self) -> int:
        """How many places are left."""
        return self.size - len(self.people)


def matches(
    seekers: Iterable[Seeker], now: float, fits: Callable[[str, int], bool] = lambda game, n: True
) -> list[Found]:
    """Tables that can be made now; nobody is at two of them. `fits` says whether so many people can
    play a game. Full tables come before those that are one short."""
    line = sorted(seekers, key=lambda each: (each.since, each.person))
    found: list[Found] = []
    taken: set[Person] = set()
    for short in (0, 1):
        for first in line:
            impatient = now - first.since >= NEAR and first.computers
            if first.person in taken or (short and not impatient):
                continue
            near = [
                each
                for each in line
                if each.person not in taken and (each.computers or not short)
                if each is not first and together(first, each)
            ]
            if made := _around(first, near, short, fits):
                found.append(made)
                taken.update(made.people)
    return found


def _around(
    first: Seeker, near: Sequence[Seeker], short: int, fits: Callable[[str, int], bool]
) -> Found | None:
    """A table for somebody: of the games they want the first, with as many people as possible."""
    for game in first.games:
        for pace in first.paces:
            for size in sorted(first.sizes, reverse=True):
                most = size - short
                if not 2 <= most <= len(near) + 1 or not fits(game, size):
                    continue
                if people := _group(first, near, (game, pace, size), most):
                    return Found(game, pace, size, tuple(each.person for each in people))
    return None


def _group(
    first: Seeker, near: Sequence[Seeker], wanted: tuple[str, str, int], most: int
) -> list[Seeker]:
    game, pace, size = wanted
    group = [first]
    for each in near:
        same = game in each.games and pace in each.paces and size in each.sizes
        if same and all(together(each, other) for other in group[1:]):
            group.append(each)
            if len(group) == most:
                return group
    return []


def together(a: Seeker, b: Seeker) -> bool:
    """Whether two people may sit at one table."""
    if a.person in b.avoids or b.person in a.avoids:
        return False
    return not a.hours or not b.hours or len(a.hours & b.hours) >= SHARED_HOURS
