"""Where was it decided? Looks at decisions of a game that is over once more, each from what its
seat knew then.

Where an officer would have answered otherwise, both answers are played on to the end of the game,
with the same hidden cards and dice. What seems to have lost, or found, most is played on more often
than the rest; at last it is told only if continuations that nothing was chosen by confirm it. How
often depends on nothing but what came out, so a review is the same on every machine. What chance
gave and took is counted apart: how a roll came out, against how such rolls come out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple, TypeVar

from engines.contract import Engine, Illegal, Msg, Offer, Picks, Seat
from engines.extras import Imagination
from engines.kit import play
from engines.kit.search import DRAWS, Computer, ended, free
from engines.kit.simulate import QuickRng

S = TypeVar("S")

GLANCES = 2
"""Roll-outs of both answers as far as the staff looks: which of many are looked at further."""
SURE = {16: (0.0, 4.0), 32: (1.0, 3.2), 64: (1.8, 2.8), 128: (2.7, 2.7)}
"""After so many fresh ones: by how many errors of their mean the better answer has to lead to be
worth more of them, and to lead by more than the least to be told. An answer is looked at up to four
times, and some ten of a game come so far: each look asks for more than the usual two errors."""
LEAST = 0.04
"""Of a win: less is no moment."""
APART, FRESH = 100_003, 50_000
"""Between the chance of one decision and that of the next; and to that of fresh continuations."""
REROLLS = 6
"""How often a roll is made again to see how such rolls come out."""
WORLDS = 4
"""In how many imagined positions it is asked how a game stood."""


class Moment(NamedTuple):
    """A decision worth looking at."""

    seat: Seat
    made: tuple[tuple[str, Msg], ...]
    """What was done: verbs and labels of the choices."""
    better: tuple[tuple[str, Msg], ...]
    """What does better; for a find the same: an officer would have missed it."""
    gain: float
    """Of a win."""
    times: int
    """In how many continuations it came out better, ..."""
    of: int
    """... of those that did not come out the same."""
    places: tuple[str, ...] = ()
    """Where on the board what was done, and what does better, is."""
    asked: Msg | None = None
    """The question; not of reviews that are older than this."""

    @property
    def found(self) -> bool:
        return self.made == self.better


class Doubt(NamedTuple):
    """An answer that may have been better than another; one of the two was given."""

    at: int
    """The number of the decision."""
    seat: Seat
    held: tuple[Seat, ...]
    """All that its person held."""
    state: bytes
    """As these seats may imagine it."""
    worse: Picks
    better: Picks
    seems: float = 0.0
    """What the better answer gains as far as the staff looks."""
    gains: tuple[float, ...] = ()
    """What it gains of a win, in each pair of continuations so far."""
    first: int = 0
    """The number of the first of these."""
    work: int = 0
    """How many decisions officers made in them."""
    pair: float = 0.0
    """The same in one pair of those before."""
    found: bool = False
    """Whether the better answer was given, which an officer would have missed."""

    @property
    def gain(self) -> float:
        return fmean(self.gains)

    def cost(self, whole: int) -> float:
        """About how many decisions one more pair takes, in a game of so many."""
        known = self.work / len(self.gains) if self.gains else self.pair
        return known or 2 * (whole - self.at)

    def afresh(self) -> Doubt:
        """To be confirmed by other continuations: that something was lost, or else found."""
        one = self._replace(gains=(), first=FRESH, work=0, pair=self.work / len(self.gains))
        if self.gain > 0:
            return one
        return one._replace(worse=self.better, better=self.worse, found=True)


def glance(
    engine: Engine[S], state: S, held: tuple[Seat, ...], seat: Seat, made: Picks, at: int
) -> Doubt | None:
    """What was done, against what an officer would do; None if that may be the same."""
    computer = Computer(engine, state, held, seat, QuickRng(at))
    offer = computer.offer
    if offer is None or not offer.required or len(offer.choices) < 2 or any(map(free, made)):
        return None
    worlds = [computer.world, *(computer.imagined() for _ in range(1, DRAWS))]
    officers = [computer.usual(world, offer) or () for world in worlds]
    if any(set(made) == set(each) for each in officers) or any(map(free, officers[0])):
        return None
    doubt = Doubt(at, seat, held, engine.dump(computer.world), made, officers[0])
    seen = [gain(engine, doubt, number, far=False)[0] for number in range(-GLANCES, 0)]
    return doubt._replace(seems=fmean(seen))


def gain(engine: Engine[S], doubt: Doubt, number: int, far: bool = True) -> tuple[float, int]:
    """How much more of a win the better answer brings in one pair of continuations, and how many
    decisions that took."""
    rng = QuickRng(APART * (doubt.at + 1) + number)
    computer = Computer(engine, engine.load(doubt.state), doubt.held, doubt.seat, rng)
    computer.far = far
    try:
        before, after = computer.sample((doubt.worse, doubt.better))
    except Illegal:  # what was done cannot be done in a position that only looks the same
        return 0.0, computer.steps
    return (after - before) / 2, computer.steps


def further(
    engine: Engine[S], doubts: Sequence[Doubt], upto: int, stop: Callable[[], bool]
) -> list[Doubt]:
    """The same with so many continuations each, or as many as there are until it has to stop."""
    found = list[Doubt]()
    for each in doubts:
        gains, work = list(each.gains), each.work
        while len(gains) < upto and not stop():
            gained, steps = gain(engine, each, each.first + len(gains))
            gains.append(gained)
            work += steps
        found.append(each._replace(gains=tuple(gains), work=work))
    return found


def settled(gains: Sequence[float]) -> bool | None:
    """Whether an answer is better by what was gained so far; None as long as that is not clear."""
    if len(gains) not in SURE:
        return None
    (hopeful, clear), mean = SURE[len(gains)], fmean(gains)
    error = stdev(gains) / sqrt(len(gains))
    if mean - LEAST > clear * error:
        return True
    return False if mean <= hopeful * error or len(gains) == max(SURE) else None


def told(engine: Engine[S], doubt: Doubt) -> Moment:
    offer, gains = engine.offers(engine.load(doubt.state))[doubt.seat], doubt.gains
    made = doubt.better if doubt.found else doubt.worse
    one, two = _said(offer, made), _said(offer, doubt.better)
    there = (choice.place for key in (*made, *doubt.better) if (choice := offer.find(key)))
    places = tuple(dict.fromkeys(filter(None, there)))
    times, of = sum(each > 0 for each in gains), sum(each != 0 for each in gains)
    return Moment(doubt.seat, one, two, doubt.gain, times, of, places, offer.question)


def _said(offer: Offer, picks: Picks) -> tuple[tuple[str, Msg], ...]:
    return tuple((choice.verb, choice.label) for key in picks if (choice := offer.find(key)))


def luck(
    engine: Engine[S],
    before: bytes,
    seat: Seat,
    picks: Picks,
    after: S,
    seats: Iterable[Seat],
    seed: int,
) -> dict[Seat, float]:
    """How much of a win the dice of one answer gave each seat, or took."""
    everybody = list(seats)
    again = []
    for n in range(REROLLS):
        other = play.move(engine, engine.load(before), seat, picks, QuickRng(seed + n))
        again.append(chances(engine, other.state, everybody))
    now = chances(engine, after, everybody)
    return {each: now[each] - fmean(one[each] for one in again) for each in everybody}


def course(
    engine: Engine[S], states: Iterable[bytes], seats: Sequence[Seat]
) -> list[dict[Seat, float]]:
    """How near each seat was to winning in these positions, as far as everybody could know."""
    assert isinstance(engine, Imagination)
    found = []
    for n, saved in enumerate(states):
        state, chance = engine.load(saved), QuickRng(n)
        worlds = [state] if engine.result(state) else []
        worlds = worlds or [engine.imagine(state, (), chance) for _ in range(WORLDS)]
        each = [chances(engine, world, seats) for world in worlds]
        found.append({seat: fmean(one[seat] for one in each) for seat in seats})
    return found


def chances(engine: Engine[S], state: S, seats: Iterable[Seat]) -> dict[Seat, float]:
    """How near each seat is to winning, from 0 to 1."""
    if result := engine.result(state):
        return {each: (1 + ended(result, each)) / 2 for each in seats}
    assert isinstance(engine, Imagination)
    leads = {each: engine.worth(state, each) for each in seats}
    return {each: (1 + lead / (1 + abs(lead))) / 2 for each, lead in leads.items()}
