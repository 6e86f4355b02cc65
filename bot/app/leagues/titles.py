"""How people sit down to a game: how many can, and who wins with whom. Read from what the engine
declares of its chairs and teams; no game is known by its name here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.app.leagues.model import Format, Suited
from bot.app.people import seating
from engines.contract import Engine, Seat
from engines.extras import Teams

WANTED = 4
"""People at a table, where the title allows it."""
ROUNDS = ((8, 3), (16, 4), (32, 5))
"""How many rounds suit up to so many people."""
MOST_ROUNDS = 6
POOLS = {2: 4, 3: 7}
"""People in a pool, by how many sit at its tables: each meets each with changed sides, or each
meets each once. Elsewhere twice as many as sit at a table."""


@dataclass(frozen=True, slots=True)
class Title:
    """A game, and how so many people sit down to it."""

    engine: Engine[Any]
    chairs: dict[int, tuple[tuple[Seat, ...], ...]]
    """The seats of each chair, by the number of people."""
    options: dict[int, dict[str, str]]
    sides: dict[int, tuple[str, ...]]
    """The side of each chair, by the number of people."""

    @classmethod
    def of(cls, engine: Engine[Any], chosen: Mapping[str, str] | None = None) -> Title:
        """`chosen` are options of the game that are not its defaults."""
        chairs, options, sides = {}, {}, {}
        for people in range(2, seating.MOST + 1):
            found = seating.applying(engine, seating.followed(engine, chosen or {}, people), people)
            found.pop(seating.FOLLOWS, None)
            seated = engine.chairs(found)[:people]
            seats = [seat for chair in seated for seat in chair]
            if len(seated) == people and engine.check(seats, found) is None:
                chairs[people], options[people] = seated, found
                sides[people] = tuple(side(engine, seats, chair) for chair in seated)
        return cls(engine, chairs, options, sides)

    @property
    def most(self) -> int:
        """How many sit at a table, unless somebody wants it otherwise."""
        return max((n for n in self.chairs if n <= WANTED), default=min(self.chairs))

    @property
    def least(self) -> int:
        return self.least_of(self.most)

    def least_of(self, most: int) -> int:
        """The smallest table, where every number up to `most` is possible too."""
        return min(n for n in self.chairs if set(range(n, most + 1)) <= self.chairs.keys())


@cache
def seated(engine: Engine[Any]) -> frozenset[int]:
    """How many people can sit down to a game."""
    return frozenset(Title.of(engine).chairs)


def side(engine: Engine[Any], seats: Sequence[Seat], chair: Sequence[Seat]) -> str:
    """Who this chair wins with: its team, or itself alone."""
    if isinstance(engine, Teams):
        for name, team in engine.teams(seats).items():
            if set(chair) <= set(team):
                return name
    return chair[0]


def suited(titles: Sequence[Title]) -> tuple[Suited, ...]:
    """The formats that suit all of these, the usual one first; none if no number of people suits
    all of them."""
    sizes = sorted(set.intersection(*(set(title.chairs) for title in titles)))
    if not sizes:
        return ()
    usual = max((n for n in sizes if n <= WANTED), default=sizes[0])
    several = (usual, *(n for n in sizes if n not in (usual, 2)))
    two = (2,) if 2 in sizes else ()
    pools = Suited("pools", (usual, *(n for n in sizes if n != usual)), 4, pool_size(usual))
    swiss = Suited("swiss", (*dict.fromkeys((*several, *two)),), 0, 0)
    duels = [Suited(each, two, 0, 0) for each in DUELS if two]
    if usual == 2:
        return (duels[0], pools, swiss, *duels[1:])
    # Few enough for everybody to sit on every chair against everybody: nobody waits for a round.
    return (pools, swiss, *duels) if usual == 3 else (swiss, pools, *duels)


DUELS: tuple[Format, ...] = ("pairs", "round_robin", "knockout")
"""Formats for tables of two."""


def pool_size(size: int) -> int:
    """How many people make a pool with tables of this size."""
    return POOLS.get(size, 2 * size)


def rounds_for(people: int, size: int) -> int:
    """How many rounds suit so many people, at tables of this size."""
    found = next((rounds for most, rounds in ROUNDS if people <= most), MOST_ROUNDS)
    return max(1, min(found, (people - 1) // max(1, size - 1)))
