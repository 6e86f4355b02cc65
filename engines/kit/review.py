"""Where was it decided? Looks at decisions of a game that is over once more, each from what its
seat knew then.

A glance at each of them says where something else looks better. There the staff searches, and what
it would have done is kept only if fresh continuations confirm it, some as far as the staff looks
and then some to the end of the game: by more than three times the error of their mean, and by
enough of a win to matter. What chance gave and took is counted apart: how a roll came out, against
how such rolls come out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple, TypeVar

from engines.contract import Engine, Illegal, Msg, Offer, Picks, Seat
from engines.extras import Imagination
from engines.kit import play
from engines.kit.search import Computer, ended, free
from engines.kit.simulate import QuickRng

S = TypeVar("S")

FEWEST = 4
"""Roll-outs of each answer at a glance: with fewer, fewer answers are tried."""
ROLLOUTS = 24
"""Of the staff's own search."""
LOOKS = (8, 16, 32, 64)
"""After so many fresh continuations of both answers it is looked whether more are worth it; after
the first it is never clear."""
PAIRS = 4
"""Continuations of both answers that are made at once."""
LEAST = 0.04
"""Of a win: less is no moment."""
ERRORS = 3.0
"""Of the mean: what is not larger may be chance, in one of hundreds of decisions."""
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
    """What the staff would have done; for a find the same: an officer would have missed it."""
    gain: float
    """Of a win."""
    times: int
    """In how many continuations it came out better, ..."""
    of: int
    """... of those that did not come out the same."""
    places: tuple[str, ...] = ()
    """Where on the board what was done, and what the staff would have done, is."""

    @property
    def found(self) -> bool:
        return self.made == self.better


class Doubt(NamedTuple):
    """How a decision looks at a glance, in shares of a win."""

    lost: float
    """By how much something else seems better."""
    found: float
    """By how much it seems better than what an officer does."""


def glance(
    engine: Engine[S],
    state: S,
    seats: Collection[Seat],
    seat: Seat,
    made: Picks,
    seed: int,
    rollouts: int,
) -> Doubt | None:
    """What a few roll-outs, at least two, say about a decision; None if there is nothing to say."""
    computer = Computer(engine, state, seats, seat, QuickRng(seed))
    offer = _open(computer, made)
    if offer is None or computer.player.planned(computer.world):
        return None
    usual, *rivals = computer.candidates(offer)
    others = [picks for picks in (usual, *rivals) if set(picks) != set(made)]
    field = (made, *others[: max(1, rollouts // FEWEST - 1)])
    if len(field) < 2:
        return None
    try:
        samples = [computer.sample(field) for _ in range(max(1, rollouts // len(field)))]
    except Illegal:  # what was done cannot be done in a position that only looks the same
        return None
    gains = [[(each[n] - each[0]) / 2 for each in samples] for n in range(1, len(field))]
    lost = max(map(_surely, gains))
    if field[1] != usual:  # it is what an officer does, which is seldom a mistake
        return Doubt(lost / 2, 0.0)
    return Doubt(lost, -fmean(gains[0]))


def _surely(gains: list[float]) -> float:
    """A mean without its error."""
    return fmean(gains) - (stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0)


def _open(computer: Computer[S], made: Picks) -> Offer | None:
    """What was asked, if there was a choice."""
    offer = computer.offer
    if offer is None or not offer.required or len(offer.choices) < 2 or any(map(free, made)):
        return None
    return offer


class Better(NamedTuple):
    """What the staff would have done instead, as yet only as far as it looks."""

    worse: Picks
    best: Picks
    moment: Moment


def better(
    engine: Engine[S], state: S, seats: Collection[Seat], seat: Seat, made: Picks, seed: int
) -> tuple[Better | None, int]:
    """What the staff makes of a decision, None if there is nothing to tell; and how many decisions
    in roll-outs that took."""
    computer = Computer(engine, state, seats, seat, QuickRng(seed), ROLLOUTS)
    try:
        return _better(computer, made), computer.deeds
    except Illegal:  # what was done cannot be done in a position that only looks the same
        return None, computer.deeds


def _better(computer: Computer[S], made: Picks) -> Better | None:
    offer = _open(computer, made)
    verdict = computer.search() if offer else None
    if offer is None or verdict is None or verdict.instead is None:
        return None
    same, best = set(verdict.picks) == set(made), verdict.picks
    if same and not verdict.departs:
        return None
    worse, gains = (verdict.instead if same else made), list[float]()
    while (clear := settled(gains)) is None:
        gains += _pairs(computer, worse, best)
    there = (choice.place for key in (*made, *best) if (choice := offer.find(key)))
    places = tuple(dict.fromkeys(filter(None, there)))
    moment = Moment(computer.seat, _said(offer, made), _said(offer, best), 0.0, 0, 0, places)
    return Better(worse, best, moment) if clear else None


def ends(
    engine: Engine[S], state: S, seats: Collection[Seat], seat: Seat, looked: Better, seed: int
) -> tuple[list[float], int]:
    """By how much of a win the better answer came out better at the end of some games, and how many
    decisions that took."""
    computer = Computer(engine, state, seats, seat, QuickRng(seed))
    computer.far = True
    return _pairs(computer, looked.worse, looked.best), computer.deeds


def _pairs(computer: Computer[S], worse: Picks, best: Picks) -> list[float]:
    samples = [computer.sample((worse, best)) for _ in range(PAIRS)]
    return [(after - before) / 2 for before, after in samples]


def settled(gains: Sequence[float]) -> bool | None:
    """Whether an answer is better by what was gained so far; None as long as that is not clear.
    Each look asks for more: most would cost much in vain."""
    if len(gains) not in LOOKS:
        return None
    look, mean, error = LOOKS.index(len(gains)), fmean(gains), stdev(gains) / sqrt(len(gains))
    if look and mean > max(LEAST, ERRORS * error):
        return True
    return False if mean <= error * (1 + look / 2) or len(gains) == LOOKS[-1] else None


def told(looked: Better, gains: Sequence[float]) -> Moment:
    times, of = sum(each > 0 for each in gains), sum(each != 0 for each in gains)
    return looked.moment._replace(gain=fmean(gains), times=times, of=of)


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
