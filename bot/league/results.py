"""What a finished game means to a league, and the points for one, as the league chooses. A win is
worth the same at every table, whatever its size."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


Points = Callable[[Game], dict[Person, float]]


def by_win(game: Game) -> dict[Person, float]:
    """One point for a win; a shared one is shared."""
    sides = [side for side in game.sides if game.place_of(side) == 1]
    return {part.person: 1.0 / len(sides) if part.side in sides else 0.0 for part in game.parts}


def by_result(game: Game) -> dict[Person, float]:
    """Two sides: 1 for a win, a half for a draw. More: two thirds of a point by place, and a third
    for a sole winner."""
    heights, won = heights_of(game), by_win(game)
    return {
        part.person: heights[part.side]
        if len(heights) == 2
        else (2 * heights[part.side] + (won[part.person] == 1.0)) / 3
        for part in game.parts
    }


def by_share(game: Game) -> dict[Person, float]:
    """One point for a win, shared by the sides that share it, and one's side's share of what it and
    the best of the others scored."""
    scored = {
        side: max(0.0, *(part.points for part in game.parts if part.side == side))
        for side in game.sides
    }
    won = by_win(game)
    return {part.person: won[part.person] + _share(scored, part.side) for part in game.parts}


def _share(scored: Mapping[str, float], side: str) -> float:
    best = max((points for other, points in scored.items() if other != side), default=0.0)
    return scored[side] / (scored[side] + best) if scored[side] else 0.0


def heights_of(game: Game) -> dict[str, float]:
    """How high each side stands, from 1 for the first to 0 for the last. Sides that share places
    have their mean."""
    places = {side: game.place_of(side) for side in game.sides}
    n = len(places)
    found: dict[str, float] = {}
    for side, place in places.items():
        ahead = sum(other < place for other in places.values())
        level = sum(other == place for other in places.values())
        found[side] = (n - ahead - (level + 1) / 2) / (n - 1) if n > 1 else 1.0
    return found


def even(points: str, sides: Sequence[str]) -> float:
    """What each gets from a game in which nobody is better than anybody."""
    level = tuple(Part(at, side, 1, 1.0) for at, side in enumerate(sides))
    return SCHEMES[points](Game(0, "", 0.0, level))[0]


SCHEMES: Mapping[str, Points] = {"win": by_win, "result": by_result, "share": by_share}
