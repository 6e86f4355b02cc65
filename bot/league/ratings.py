"""How strong somebody is at a title, by OpenSkill's Plackett-Luce model.

Where everybody plays alone, each is a team of one. Where two sides play, each side is *one* virtual
player, made of those who hold its seats in proportion to what they hold: a team is otherwise taken
to be as strong as the sum of its members, and one person who plays three countries would be
expected to lose nearly always. What the virtual player learns is handed on to its people.

No weights are passed to OpenSkill: in a free-for-all any weight doubles every change.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import exp, log, sqrt

from openskill.models import PlackettLuce

from bot.league.results import Game, Part, Person, in_order
from engines.kit.data import path

MODEL = PlackettLuce()
SHOWN_FROM = 5
"""Games before a rating is shown as more than provisional."""
UNSURE = 4.0
"""A rating whose deviation is above this is provisional."""
LEAST_TURNS = 0.5
"""Who made fewer of a seat's turns is not rated for it."""
OWN_TURNS = 2 / 3
"""People must have made so many of the turns of each side for a game of two sides to be rated."""
LEAST_LENGTH = 1 / 3
"""Of the median length; a game given up sooner says little."""

PRIOR = 24.0
"""Games that a side is taken to have played as well as any other, before it has played."""
MEASURED = 200.0
"""Games of computers that count at most: so many of a server's own weigh as much."""
SURE = 1.5
"""How much is made of a difference between ratings when a game is foretold: they learn late."""


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> float:
        """A cautious estimate: so good at least, very probably."""
        return self.mu - 3 * self.sigma

    @property
    def provisional(self) -> bool:
        return self.games < SHOWN_FROM or self.sigma > UNSURE


Ratings = dict[tuple[str, Person], Rating]
"""By title and person."""


@dataclass(slots=True)
class Sides:
    """How often each side has won, by title and number of people: the sides of a game differ, and
    nobody is better because of the side they drew."""

    won: defaultdict[tuple[str, int, str], float] = field(
        default_factory=lambda: defaultdict(float)
    )
    played: Counter[tuple[str, int]] = field(default_factory=Counter)

    def add(self, game: Game) -> None:
        first = [side for side in game.sides if game.place_of(side) == 1]
        self.played[game.title, len(game.parts)] += 1
        for side in first:
            self.won[game.title, len(game.parts), side] += 1 / len(first)

    def share(self, game: Game, side: str) -> float:
        """How likely a side is to win among equals: as it is among computers, as long as little is
        known; where they have not played, as others are."""
        at = (game.title, len(game.parts))
        wins = measured(game.title).get(str(len(game.parts)), {})
        games = sum(wins.values())
        weight = min(1.0, MEASURED / games) if games else 0.0
        won = self.won[*at, side] + weight * wins.get(side, 0) + PRIOR / len(game.sides)
        return won / (self.played[at] + weight * games + PRIOR)

    def worth(self, game: Game) -> dict[str, float]:
        """What each side is worth, as the logarithm of its odds among equals."""
        return {side: log(self.share(game, side) * len(game.sides)) for side in game.sides}


@cache
def measured(title: str) -> dict[str, dict[str, int]]:
    """How often each side has won among computers, by the number of people."""
    file = path(title, "sides.json")
    found: dict[str, dict[str, int]] = json.loads(file.read_text()) if file.is_file() else {}
    return found


def rated(games: Iterable[Game]) -> Ratings:
    """The ratings after these games. Always worked out from the first game on, in one fixed order:
    the same games give the same ratings to the last bit."""
    known, sides = Ratings(), Sides()
    for game in in_order(list(games)):
        if new := after(game, known, sides):
            sides.add(game)
        for person, rating in new.items():
            known[game.title, person] = rating
    return known


def counts(game: Game) -> bool:
    """Whether a game says anything about who is strong."""
    if game.verdict != "played" or game.computers or len(game.parts) < 2:
        return False
    short = game.length < LEAST_LENGTH
    return not (short and any(part.kind == "conceded" for part in game.parts))


def after(
    game: Game, known: Mapping[tuple[str, Person], Rating], sides: Sides | None = None
) -> dict[Person, Rating]:
    """The new ratings of those a game changes; `sides` is how often each has won before."""
    if not counts(game):
        return {}
    before = {part.person: known.get((game.title, part.person), Rating()) for part in game.parts}
    rate = _of_two if len(game.sides) == 2 else _of_many
    new = rate(game, before, (sides or Sides()).worth(game))
    substitutes = {part.person for part in game.parts if part.substitute}
    return {
        person: rating
        for person, rating in new.items()
        if person not in substitutes or rating.mu > before[person].mu
    }


def expected(
    game: Game, known: Mapping[tuple[str, Person], Rating], sides: Sides | None = None
) -> dict[str, float]:
    """How likely each side was to win, before the game."""
    before = {part.person: known.get((game.title, part.person), Rating()) for part in game.parts}
    players = [_virtual(_of_side(game, side), before) for side in game.sides]
    worth = (sides or Sides()).worth(game)
    scale = _spread(players)
    weights = [
        exp(SURE * (each.mu - MODEL.mu) / scale + worth[side])
        for each, side in zip(players, game.sides, strict=True)
    ]
    return {side: each / sum(weights) for side, each in zip(game.sides, weights, strict=True)}


def _spread(players: Iterable[Rating]) -> float:
    """What a difference in strength is measured by. OpenSkill's own forecast for more than two is
    the mean of all pairs, by which the surest of four wins with a half at most; this is the model's
    own order of places."""
    return sqrt(sum(each.sigma**2 + MODEL.beta**2 for each in players))


def _of_many(
    game: Game, before: Mapping[Person, Rating], worth: Mapping[str, float]
) -> dict[Person, Rating]:
    """Who lost their seat to the clock is left out; the others are rated among themselves."""
    parts = [part for part in game.parts if part.kind != "timeout" and part.turns > LEAST_TURNS]
    if len(parts) < 2:
        return {}
    was = [before[part.person] for part in parts]
    now = _rate(was, [worth[part.side] for part in parts], [part.place for part in parts])
    return {
        part.person: Rating(each.mu, each.sigma, before[part.person].games + 1)
        for part, each in zip(parts, now, strict=True)
    }


def _rate(was: Sequence[Rating], worth: Sequence[float], places: Sequence[int]) -> list[Rating]:
    """What is known of these players after a game, each of them as strong as their side made
    them."""
    scale = _spread(was)
    lifted = [
        MODEL.rating(mu=each.mu + scale * side, sigma=each.sigma)
        for each, side in zip(was, worth, strict=True)
    ]
    done = MODEL.rate([[each] for each in lifted], ranks=[float(place) for place in places])
    return [
        Rating(now.mu - scale * side, now.sigma) for (now,), side in zip(done, worth, strict=True)
    ]


def _of_two(
    game: Game, before: Mapping[Person, Rating], worth: Mapping[str, float]
) -> dict[Person, Rating]:
    sides = [_of_side(game, side) for side in game.sides]
    if any(_turns(parts) < OWN_TURNS for parts in sides):
        return {}
    virtual = [_virtual(parts, before) for parts in sides]
    places = [game.place_of(side) for side in game.sides]
    done = _rate(virtual, [worth[side] for side in game.sides], places)
    new: dict[Person, Rating] = {}
    for parts, was, now in zip(sides, virtual, done, strict=True):
        for part in parts:
            if part.kind == "timeout" or part.turns <= LEAST_TURNS:
                continue
            own = before[part.person]
            part_of = _share(part, parts) * own.sigma**2 / was.sigma**2
            kept = 1 - part_of * _share(part, parts) * (1 - now.sigma**2 / was.sigma**2)
            new[part.person] = Rating(
                own.mu + part_of * (now.mu - was.mu), own.sigma * sqrt(kept), own.games + 1
            )
    return new


def _virtual(parts: Sequence[Part], before: Mapping[Person, Rating]) -> Rating:
    """The one player a side amounts to."""
    shares = [(_share(part, parts), before[part.person]) for part in parts]
    mu = sum(share * rating.mu for share, rating in shares)
    return Rating(mu, sqrt(sum((share * rating.sigma) ** 2 for share, rating in shares)))


def _share(part: Part, parts: Sequence[Part]) -> float:
    """How much of a side somebody was: by seats and, where one changed hands, by turns."""
    whole = sum(each.seats * each.turns for each in parts)
    return part.seats * part.turns / whole if whole else 1 / len(parts)


def _turns(parts: Sequence[Part]) -> float:
    """The share of a side's turns that people made who did not lose their seat to the clock."""
    seats = sum(part.seats for part in parts if not part.substitute)
    made = sum(part.seats * part.turns for part in parts if part.kind != "timeout")
    return made / (seats or sum(part.seats for part in parts))


def _of_side(game: Game, side: str) -> list[Part]:
    return [part for part in game.parts if part.side == side]


@dataclass(frozen=True, slots=True)
class Elo:
    """Plain Elo, the mean of a side against the mean of the other: what ours is compared with."""

    by_person: Mapping[tuple[str, Person], float]

    def expected(self, game: Game) -> dict[str, float]:
        strength = {
            side: sum(
                self.by_person.get((game.title, part.person), 1500.0) * _share(part, parts)
                for part in parts
            )
            for side in game.sides
            for parts in (_of_side(game, side),)
        }
        worth = {side: 10 ** (value / 400) for side, value in strength.items()}
        return {side: value / sum(worth.values()) for side, value in worth.items()}

    def after(self, game: Game, k: float = 30.0) -> Elo:
        if game.verdict != "played" or game.computers:
            return self
        chances = self.expected(game)
        first = [side for side in game.sides if game.place_of(side) == 1]
        new = defaultdict(lambda: 1500.0, self.by_person)
        for part in game.parts:
            scored = 1 / len(first) if part.side in first else 0.0
            new[game.title, part.person] += k * (scored - chances[part.side])
        return Elo(dict(new))
