"""Tables for a round: hard promises first, then people of like points together and zones apart.

Everybody is put in order of points and cut into tables of even size. Then people change places
for as long as that makes the round cheaper; small rounds are tried again from other orders. What is
expensive is written below, in steps so far apart that nothing of a lower one outweighs a higher:
who avoids whom, old meetings, the same side three times running, and only then everything else. The
same terms explain a table to people who ask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations

from bot.league.results import Person
from engines.kit.rng import shuffle
from engines.kit.simulate import QuickRng

BLOCKED = 1e10
"""For each pair of whom one avoids the other."""
AGAIN = 1e7
"""For each pair at a table, times the square of how often they have met."""
THRICE = 2e4
"""For everybody who would have the same side three times running."""
POINTS = 4.0
"""For each pair, times the square of the wins between them."""
APART = 2.0
"""For each hour by which the zones of a pair differ by more than six."""
SIDE = 3.0
"""For everybody, times the square of how often they have had the side they would have now."""
BESIDE = 2.0
"""For each time two neighbours or partners have been that before."""
ZONES = 6.0
SWAPS = 260
"""Changes tried for each person in a round."""
STARTS, TRIED = 12, 160
"""A round is looked for from so many orders at most, and with so many people in all of them."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who plays in the round."""

    person: Person
    points: float = 0.0
    zone: float | None = None
    """Hours ahead of UTC; None if unknown."""
    avoids: frozenset[Person] = frozenset()


@dataclass(slots=True)
class Past:
    """What has been before: who met whom, who had which side, who sat beside whom."""

    met: Counter[frozenset[Person]] = field(default_factory=Counter)
    sides: Counter[tuple[Person, str]] = field(default_factory=Counter)
    beside: Counter[frozenset[Person]] = field(default_factory=Counter)
    latest: dict[Person, tuple[str, ...]] = field(default_factory=dict)
    """The last two sides of each."""

    def add(self, table: Sequence[Person], sides: Sequence[str]) -> None:
        """Remember a table that was seated."""
        self.met.update(map(frozenset, combinations(table, 2)))
        self.sides.update(zip(table, sides, strict=True))
        for person, side in zip(table, sides, strict=True):
            self.latest[person] = (*self.latest.get(person, ()), side)[-2:]
        self.beside.update(frozenset((table[a], table[b])) for a, b in neighbours(tuple(sides)))

    def cost_of_side(self, person: Person, side: str) -> float:
        thrice = self.latest.get(person) == (side, side)
        return SIDE * self.sides[person, side] ** 2 + THRICE * thrice


@dataclass(frozen=True, slots=True)
class Term:
    """One thing that speaks against a table, and how much."""

    what: str
    """`again`, `points`, `zones`, `blocked`, `side` or `beside`."""
    who: tuple[Person, ...]
    amount: float
    """How often they met, the gap in points, the hours apart, ..."""
    cost: float


def sizes(people: int, least: int, most: int) -> tuple[int, ...]:
    """How many sit at each table: as few tables as `most` allows, all within one of each other.
    Empty if so many people cannot be seated."""
    tables = -(-people // most)
    if not tables or people < least * tables:
        return ()
    small, larger = divmod(people, tables)
    return (small + 1,) * larger + (small,) * (tables - larger)


def pair(
    entrants: Iterable[Entrant],
    past: Past,
    seats: Mapping[int, tuple[str, ...]],
    tables: Sequence[int],
    seed: int,
) -> list[tuple[Person, ...]]:
    """The tables of a round, each in the order of its seats. `seats` names the side of each seat by
    the number of people; `tables` says how many sit at each. The same seed gives the same round.
    """
    rng = QuickRng(seed)
    drawn = sorted(entrants, key=lambda entrant: entrant.person)
    shuffle(rng, drawn)
    drawn.sort(key=lambda entrant: -entrant.points)
    search, order = _Search(drawn, past, seats), list(range(len(drawn)))
    found: list[tuple[float, list[list[int]]]] = []
    for _ in range(max(1, min(STARTS, TRIED // max(1, len(order))))):
        line = iter(order)
        seated = [[next(line) for _ in range(size)] for size in tables]
        search.improve(seated, rng)
        found.append((sum(map(search.cost, seated)), seated))
        shuffle(rng, order)
    _, best = min(found, key=lambda each: each[0])
    return [tuple(drawn[i].person for i in table) for table in best]


def explain(
    table: Sequence[Person], entrants: Iterable[Entrant], past: Past, sides: Sequence[str]
) -> list[Term]:
    """What speaks against a table, most first."""
    known = {entrant.person: entrant for entrant in entrants}
    terms = [term for a, b in combinations(table, 2) for term in _of_pair(known[a], known[b], past)]
    for person, side in zip(table, sides, strict=True):
        if times := past.sides[person, side]:
            terms.append(Term("side", (person,), times, past.cost_of_side(person, side)))
    for a, b in neighbours(tuple(sides)):
        if times := past.beside[frozenset((table[a], table[b]))]:
            terms.append(Term("beside", (table[a], table[b]), times, BESIDE * times))
    return sorted(terms, key=lambda term: -term.cost)


def neighbours(sides: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Pairs of seats whose relation should vary: partners where there are sides, else those who
    sit beside each other. Two people have no other relation than their meeting."""
    if len(sides) < 3:
        return ()
    if len(set(sides)) < len(sides):
        return tuple((a, b) for a, b in combinations(range(len(sides)), 2) if sides[a] == sides[b])
    return tuple((at, (at + 1) % len(sides)) for at in range(len(sides)))


def apart(a: float | None, b: float | None) -> float:
    """Hours between two zones, the shorter way around the world; 0 if one is unknown."""
    if a is None or b is None:
        return 0.0
    hours = abs(a - b) % 24
    return min(hours, 24 - hours)


def _of_pair(a: Entrant, b: Entrant, past: Past) -> list[Term]:
    who = (a.person, b.person)
    times, gap = past.met[frozenset(who)], abs(a.points - b.points)
    hours = apart(a.zone, b.zone)
    blocked = a.person in b.avoids or b.person in a.avoids
    terms = [
        Term("again", who, times, AGAIN * times**2),
        Term("points", who, gap, POINTS * gap**2),
        Term("zones", who, hours, APART * max(0.0, hours - ZONES)),
        Term("blocked", who, 1, BLOCKED * blocked),
    ]
    return [term for term in terms if term.cost]


class _Search:
    """Changes of place, with all costs looked up in tables made beforehand."""

    def __init__(
        self, drawn: Sequence[Entrant], past: Past, seats: Mapping[int, tuple[str, ...]]
    ) -> None:
        people = [entrant.person for entrant in drawn]
        self._pair = [
            [sum(term.cost for term in _of_pair(a, b, past)) if a is not b else 0.0 for b in drawn]
            for a in drawn
        ]
        self._beside = [[BESIDE * past.beside[frozenset((a, b))] for b in people] for a in people]
        self._side = [
            {side: past.cost_of_side(person, side) for side in chain(*seats.values())}
            for person in people
        ]
        self._seats = seats
        self._near = {n: neighbours(sides) for n, sides in seats.items()}
        self._known: dict[tuple[int, ...], float] = {}

    def cost(self, table: Iterable[int]) -> float:
        """What this table costs; few people sit down in the same way again and again."""
        seated = tuple(table)
        known = self._known.get(seated)
        if known is None:
            known = self._known[seated] = self._cost(seated)
        return known

    def _cost(self, seated: tuple[int, ...]) -> float:
        total = 0.0
        for at, a in enumerate(seated):
            row = self._pair[a]
            for b in seated[at + 1 :]:
                total += row[b]
        for a, side in zip(seated, self._seats[len(seated)], strict=True):
            total += self._side[a][side]
        for i, j in self._near[len(seated)]:
            total += self._beside[seated[i]][seated[j]]
        return total

    def improve(self, tables: list[list[int]], rng: QuickRng) -> None:
        """Let two people change places wherever that is cheaper, or costs nothing."""
        places = [(t, s) for t, table in enumerate(tables) for s in range(len(table))]
        if len(places) < 2:
            return
        costs = [self.cost(table) for table in tables]
        for _ in range(SWAPS * len(places)):
            (t, s), (u, v) = (places[rng.below(len(places))] for _ in range(2))
            if t == u and s == v:
                continue
            one, other = tables[t], tables[u]
            one[s], other[v] = other[v], one[s]
            new = self.cost(one)
            new_other = self.cost(other) if t != u else 0.0
            if new + new_other <= costs[t] + (costs[u] if t != u else 0.0):
                costs[t] = new
                if t != u:
                    costs[u] = new_other
            else:
                one[s], other[v] = other[v], one[s]


Meeting = tuple[Person, ...]


def round_robin(people: Sequence[Person], *, swapped: bool = False) -> list[list[Meeting]]:
    """Rounds in which everybody meets everybody once (Berger's tables); with an odd number
    somebody rests in each. The first of a meeting has the first side. `swapped` adds the same
    rounds with sides changed."""
    ring: list[Person | None] = list(people)
    if len(ring) % 2:
        ring.insert(0, None)  # stays in place: whoever meets it rests
    n = len(ring)
    rounds: list[list[Meeting]] = []
    for number in range(n - 1):
        meetings: list[Meeting] = []
        for at in range(n // 2):
            a, b = ring[at], ring[n - 1 - at]
            if a is None or b is None:
                continue
            turned = number % 2 if at == 0 else at % 2
            meetings.append((b, a) if turned else (a, b))
        rounds.append(meetings)
        ring.insert(1, ring.pop())
    if swapped:
        rounds += [[(b, a) for a, b in meetings] for meetings in rounds]
    return rounds


def pool(people: Sequence[Person]) -> list[Meeting]:
    """Tables of three for a pool in which everybody meets everybody and has each seat equally
    often: three games for three people, seven for seven (each pair meets once), twelve for nine.
    """
    lines = TRIPLES.get(len(people))
    if lines is None:
        raise ValueError(f"no pool of {len(people)}")
    return [tuple(people[at] for at in line) for line in lines]


def _cyclic(n: int, first: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    a, b, c = first
    return [((a + k) % n, (b + k) % n, (c + k) % n) for k in range(n)]


_LINES_OF_NINE = [
    *((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (1, 5, 6), (2, 3, 7), (0, 5, 7), (1, 3, 8), (2, 4, 6)),
]
"""The lines of a plane of nine points: each two points lie on exactly one."""

TRIPLES: Mapping[int, list[tuple[int, int, int]]] = {
    3: _cyclic(3, (0, 1, 2)),
    7: _cyclic(7, (0, 1, 3)),
    9: [
        line[k:] + line[:k]  # type: ignore[misc]
        for line in _LINES_OF_NINE
        for k in range(3)
    ],
}


def knockout(seeded: Sequence[Person]) -> list[tuple[Person, Person | None]]:
    """The first round of a knock-out, in the order of its bracket: the best meets the last. Without
    enough people for a full bracket the best go on without a game."""
    size = 1
    while size < len(seeded):
        size *= 2
    order = [0]
    while len(order) < size:
        last = 2 * len(order) - 1
        order = [each for at in order for each in (at, last - at)]
    drawn = [seeded[at] if at < len(seeded) else None for at in order]
    pairs = zip(drawn[::2], drawn[1::2], strict=True)
    return [(a, b) if a is not None else (b, a) for a, b in pairs]  # type: ignore[misc]
