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
    for short in (0, 1):
        for first in list(line):
            if first not in line or (short and (now - first.since < NEAR or not first.computers)):
                continue
            if made := _around(first, line, short, fits):
                found.append(made)
                line = [each for each in line if each.person not in made.people]
    return found


def _around(
    first: Seeker, line: Sequence[Seeker], short: int, fits: Callable[[str, int], bool]
) -> Found | None:
    """A table for somebody: of the games they want the first, with as many people as possible."""
    for game in first.games:
        for pace in first.paces:
            for size in sorted(first.sizes, reverse=True):
                if size - short < 2 or not fits(game, size):
                    continue
                wanted = (game, pace, size)
                if people := _group(first, line, wanted, size - short, computers=short > 0):
                    return Found(game, pace, size, tuple(each.person for each in people))
    return None


def _group(
    first: Seeker,
    line: Sequence[Seeker],
    wanted: tuple[str, str, int],
    most: int,
    *,
    computers: bool,
) -> list[Seeker]:
    game, pace, size = wanted
    group = [first]
    for each in line:
        if len(group) == most:
            break
        same = game in each.games and pace in each.paces and size in each.sizes
        willing = each is not first and same and (each.computers or not computers)
        if willing and all(together(each, other) for other in group):
            group.append(each)
    return group if len(group) == most else []


def together(a: Seeker, b: Seeker) -> bool:
    """Whether two people may sit at one table."""
    if a.person in b.avoids or b.person in a.avoids:
        return False
    return not a.hours or not b.hours or len(a.hours & b.hours) >= SHARED_HOURS
