"""What a finished game means to a league."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Person = int

Kind = Literal["played", "conceded", "timeout"]
"""How somebody's part in a game ended: to the end, given up by a word, or lost to the clock."""

Verdict = Literal["played", "adjudicated", "annulled"]
"""Whether the game itself ended by its rules, by a referee's word, or does not count."""


@dataclass(frozen=True, slots=True)
class Part:
    """What one person had to do with one game."""

    person: Person
    side: str
    """Who wins together: the name of a team, or of the seat where everybody plays alone."""
    place: int
    """1 is best; those who share a place have the same number."""
    points: float = 0.0
    """The game's own points."""
    kind: Kind = "played"
    seats: float = 1.0
    """How many of the seats of the side the person held."""
    turns: float = 1.0
    """The share of those seats' turns that the person made; less than 1 after a substitution."""
    substitute: bool = False
    """Took over from somebody else."""
    seconds: float = 0.0
    """Running time used, from the clock book."""


@dataclass(frozen=True, slots=True)
class Game:
    """One finished game of a league."""

    id: int
    title: str
    ended: float
    parts: tuple[Part, ...]
    round: int = 0
    """0 where a league has no rounds."""
    verdict: Verdict = "played"
    length: float = 1.0
    """Turns played, as a share of the title's median."""
    computers: bool = False
    """A computer held a seat at the end."""

    @property
    def people(self) -> tuple[Person, ...]:
        return tuple(part.person for part in self.parts)

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(part.side for part in self.parts))

    def part(self, person: Person) -> Part | None:
        return next((part for part in self.parts if part.person == person), None)

    def place_of(self, side: str) -> int:
        return min(part.place for part in self.parts if part.side == side)


def in_order(games: list[Game]) -> list[Game]:
    """The order in which results count. Fixed, because ratings depend on it."""
    return sorted(games, key=lambda game: (game.ended, game.id))
