"""Who stands where.

Points first; what breaks ties follows in a fixed order, so that nobody can be said to have chosen
it afterwards: places in one's own games, meetings of those who are level, the strength of
opponents, wins, less time used, and a lot that was pledged before. Since points always come first,
no result can improve the place of the person who lost it: winning gives more points. Where it may
give no more, as only the best games count, or the same to a partner one is level with, one's own
games alone break ties.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations, groupby, pairwise
from math import ceil
from statistics import fmean

from bot.league.results import SCHEMES, Game, Person, heights_of, in_order

TIES = ("places", "meetings", "opponents", "wins", "time", "lot")
"""What breaks a tie, in this order."""


@dataclass(frozen=True, slots=True)
class Rules:
    """How a league counts."""

    points: str = "win"
    """A name in `SCHEMES`."""
    per_game: bool = False
    """Count points for each game played, where people play different numbers of games."""
    best: int = 0
    """Only so many of one's best games count; 0 counts all."""
    round_robin: bool = False
    """Everybody meets everybody: whoever leaves before half of it takes their games with them, and
    beating the strong counts more in a tie (Sonneborn-Berger)."""
    lot: bytes = b""
    """The pledged seed of the last tie-break."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the standings."""

    person: Person
    place: int
    points: float
    played: int
    wins: int
    opponents: float
    seconds: float
    decided_by: str = ""
    """What put this person behind the one above, if they have the same points."""
    left: bool = False


@dataclass(slots=True)
class _Score:
    games: list[tuple[Game, float]] = field(default_factory=list)
    byes: list[float | None] = field(default_factory=list)
    handed: int = 0
    heights: list[float] = field(default_factory=list)
    wins: int = 0
    seconds: float = 0.0


def standings(
    rules: Rules,
    people: Iterable[Person],
    games: Iterable[Game],
    *,
    left: Collection[Person] = (),
    byes: Iterable[tuple[Person, float | None]] = (),
    handed: Iterable[Person] = (),
    due: Mapping[Person, int] | None = None,
    extra: Mapping[Person, float] | None = None,
) -> list[Row]:
    """The standings, best first. `left` have withdrawn; `byes` had nobody to play against in a
    round, and get so much for it, or their own average; `handed` have left their seat in a game to
    somebody who has its points, and got nothing in it; `due` is how many games each was to play in
    all; `extra` are points given or taken by word."""
    entered = sorted(set(people))
    counted = _counted(rules, entered, in_order(list(games)), left, due or {})
    scores = _scores(rules, entered, counted, byes, handed)
    more = extra or {}
    points = {p: round(_total(rules, score) + more.get(p, 0.0), 6) for p, score in scores.items()}
    strength = _opponents(rules, scores)
    lots = {person: _lot(rules.lot, person) for person in entered}
    rows: list[Row] = []
    ordered = sorted(entered, key=lambda person: (person in left, -points[person], person))
    for _, level in groupby(ordered, key=lambda person: (person in left, points[person])):
        group = list(level)
        keys = _keys(rules, group, counted, scores, strength, lots)
        group.sort(key=lambda person: keys[person])
        for at, person in enumerate(group):
            behind = _first_difference(keys[group[at - 1]], keys[person]) if at else ""
            score = scores[person]
            rows.append(
                Row(
                    person,
                    len(rows) + 1,
                    points[person],
                    len(score.games),
                    score.wins,
                    strength[person],
                    score.seconds,
                    behind,
                    person in left,
                )
            )
    return rows


def _scores(
    rules: Rules,
    entered: Sequence[Person],
    counted: Sequence[Game],
    byes: Iterable[tuple[Person, float | None]],
    handed: Iterable[Person],
) -> dict[Person, _Score]:
    """What everybody has to show, before the points are added up."""
    scores = {person: _Score() for person in entered}
    for game in counted:
        worth, heights = SCHEMES[rules.points](game), heights_of(game)
        for part in game.parts:
            if (score := scores.get(part.person)) is None:
                continue
            score.games.append((game, worth[part.person]))
            score.heights.append(heights[part.side])
            score.wins += part.place == 1
            score.seconds += part.seconds
    for person, worth_of_bye in byes:
        if person in scores:
            scores[person].byes.append(worth_of_bye)
    for person in handed:
        if person in scores:
            scores[person].handed += 1
            scores[person].heights.append(0.0)
    return scores


def moves(upper: int, lower: int) -> int:
    """How many people two neighbouring divisions of so many people exchange."""
    return ceil(min(upper, lower) / 4)


def divided(divisions: Sequence[Sequence[Person]], stays: Collection[Person]) -> list[list[Person]]:
    """The divisions of the next season: the first of each change places with the last of the one
    above. `divisions` are in the order of their standings, the highest first. Who does not stay
    leaves a gap, which is filled from below, in order."""
    places = [len(division) for division in divisions]
    sorted_by = [list(division) for division in divisions]
    for upper, lower in pairwise(sorted_by):
        n = moves(len(upper), len(lower))
        down, up = upper[len(upper) - n :], lower[:n]
        upper[len(upper) - n :], lower[:n] = up, down
    line = [person for division in sorted_by for person in division if person in stays]
    filled: list[list[Person]] = []
    for size in places:
        filled.append(line[:size])
        line = line[size:]
    return [division for division in filled if division]


def _counted(
    rules: Rules,
    people: Sequence[Person],
    games: Sequence[Game],
    left: Collection[Person],
    due: Mapping[Person, int],
) -> list[Game]:
    """The games that count. In a round robin all games of somebody who left before half of theirs
    are void; ratings count them all the same."""
    kept = [game for game in games if game.verdict != "annulled"]
    if not rules.round_robin:
        return kept
    played = Counter(person for game in kept for person in game.people)
    void = {p for p in left if p in people and 2 * played[p] < due.get(p, len(people) - 1)}
    return [game for game in kept if void.isdisjoint(game.people)]


def _total(rules: Rules, score: _Score) -> float:
    values = [worth for _, worth in score.games] + [0.0] * score.handed
    mean = fmean(values) if values else 0.0
    values += [mean if worth is None else worth for worth in score.byes]
    if rules.best:
        values = sorted(values, reverse=True)[: rules.best]
    if not values:
        return 0.0
    return round(fmean(values) if rules.per_game else sum(values), 6)


def _heights(score: _Score) -> float:
    """One's places added up, each from 1 to 0, and for each round without a game their mean."""
    mean = fmean(score.heights) if score.heights else 0.0
    return round(
        sum(score.heights)
        + sum(mean if each is None else 0.5 if each else 0.0 for each in score.byes),
        6,
    )


def _opponents(rules: Rules, scores: Mapping[Person, _Score]) -> dict[Person, float]:
    """How strong one's opponents were: the mean of their points as they stood when the round of
    the game ended. Whoever leaves later changes nothing of it. In a round robin it is the points
    of everybody one has beaten, and half of those of everybody one was level with."""
    if rules.round_robin:
        return {person: _sonneborn_berger(person, scores) for person in scores}
    by_round: dict[Person, dict[int, float]] = {}
    for person, score in scores.items():
        rounds: defaultdict[int, list[float]] = defaultdict(list)
        for game, worth in score.games:
            rounds[game.round].append(worth)
        total, upto = 0.0, {}
        for number in sorted(rounds):
            total += sum(rounds[number])
            upto[number] = total
        by_round[person] = upto
    found: dict[Person, float] = {}
    for person, score in scores.items():
        met = [
            _at(by_round.get(other.person, {}), game.round)
            for game, _ in score.games
            for other in game.parts
            if other.person in scores and other.person != person
            if other.side != _side(game, person)
        ]
        found[person] = round(fmean(met), 6) if met else 0.0
    return found


def _at(upto: Mapping[int, float], number: int) -> float:
    return max(((n, value) for n, value in upto.items() if n <= number), default=(0, 0.0))[1]


def _side(game: Game, person: Person) -> str:
    part = game.part(person)
    return part.side if part else ""


def _sonneborn_berger(person: Person, scores: Mapping[Person, _Score]) -> float:
    total = 0.0
    for game, _ in scores[person].games:
        for other in game.parts:
            if other.person == person or other.person not in scores:
                continue
            beaten = _against(game, person, other.person)
            total += beaten * sum(worth for _, worth in scores[other.person].games)
    return round(total, 6)


def _against(game: Game, one: Person, other: Person) -> float:
    """1 if the one was placed before the other, a half if level with them or on their side."""
    a, b = game.part(one), game.part(other)
    if a is None or b is None or a.place == b.place or a.side == b.side:
        return 0.5
    return 1.0 if a.place < b.place else 0.0


Keys = tuple[float, float, float, float, float, bytes]


def _keys(
    rules: Rules,
    group: Sequence[Person],
    games: Sequence[Game],
    scores: Mapping[Person, _Score],
    strength: Mapping[Person, float],
    lots: Mapping[Person, bytes],
) -> dict[Person, Keys]:
    """What breaks the tie of these people; smaller is better. Where only the best games count, or
    people win together, a lost game may leave one's points, or one's tie with a partner, as they
    are. So that it never helps, ties are broken by one's own games alone there: wins, time, the
    lot."""
    if rules.best or any(len(game.sides) < len(game.parts) for game in games):
        meetings = strength = dict.fromkeys(group, 0.0)
    else:
        meetings = _meetings(group, games)
    return {
        person: (
            -_heights(scores[person]),
            -meetings[person],
            -strength[person],
            -float(scores[person].wins),
            scores[person].seconds,
            lots[person],
        )
        for person in group
    }


def _meetings(group: Sequence[Person], games: Sequence[Game]) -> dict[Person, float]:
    """How the people who are level did against each other; nothing unless each pair of them met
    equally often."""
    met: Counter[tuple[Person, Person]] = Counter()
    score = dict.fromkeys(group, 0.0)
    for game in games:
        for one, other in combinations([p for p in group if p in game.people], 2):
            if _side(game, one) == _side(game, other):
                continue
            met[min(one, other), max(one, other)] += 1
            score[one] += _against(game, one, other)
            score[other] += _against(game, other, one)
    often = {met[min(a, b), max(a, b)] for a, b in combinations(group, 2)}
    return score if len(often) == 1 and 0 not in often else dict.fromkeys(group, 0.0)


def _first_difference(above: Keys, here: Keys) -> str:
    return next(name for name, a, b in zip(TIES, above, here, strict=True) if a != b)


def _lot(seed: bytes, person: Person) -> bytes:
    return sha256(seed + str(person).encode()).digest()
