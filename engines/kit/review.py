"""Where was it decided? Looks at decisions of a game that is over once more, each from what its
seat knew then.

A glance at each of them holds what was done against what an officer does, or else likes next best.
Where that seems better it is looked at again, always the half that seems to have lost most, and
longer. What is left is told only if fresh continuations to the end of the game confirm it. What
chance gave and took is counted apart: how a roll came out, against how such rolls come out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple, TypeVar

from engines.contract import Engine, Illegal, Msg, Offer, Picks, Seat
from engines.extras import Imagination
from engines.kit import play
from engines.kit.search import Computer, ended, free
from engines.kit.simulate import QuickRng

S = TypeVar("S")

LOOKS = 4
"""How often a roll-out looks how its seat stands, each time twice as far ahead: what costs a game
may show only much later."""
GLANCES = 8
"""Roll-outs of both answers at a glance, at most; of what an officer does, too, one."""
PAIRS = 4
"""Continuations of both answers to the end of the game that are made at once."""
ERRORS = {16: (0.5, 4.0), 32: (1.2, 3.2), 64: (2.6, 2.6)}
"""After so many of them: by how many errors of their mean the better answer has to lead to be
worth more of them, and to be told. Some forty answers of a game come so far: of those that only
seem better, one in twenty would lead by two errors."""
LEAST = 0.04
"""Of a win: less is no moment."""
APART, FRESH = 100_003, 50_000
"""Between the chance of one decision and that of the next; and to that of its continuations."""
REROLLS = 6
"""How often a roll is made again to see how such rolls come out."""
WORLDS = 4
"""In how many imagined positions it is asked how a game stood."""

Stop = Callable[[], bool]
"""Whether time is up."""


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
    gains: tuple[float, ...]
    """Of a win, in roll-outs so far."""
    found: bool = False
    """Whether the better answer was given, which an officer would have missed."""

    @property
    def gain(self) -> float:
        return fmean(self.gains)


def glance(
    engine: Engine[S],
    state: S,
    held: tuple[Seat, ...],
    seat: Seat,
    made: Picks,
    at: int,
    stop: Stop,
) -> list[Doubt]:
    """Whether something else seems better than what was done, or what an officer does seems worse.
    An officer is seldom far wrong: what he does, too, is looked at no further than the staff looks.
    """
    computer = Computer(engine, state, held, seat, QuickRng(at))
    offer = computer.offer
    if offer is None or not offer.required or len(offer.choices) < 2 or any(map(free, made)):
        return []
    usual, *rivals = computer.candidates(offer)
    custom = set(usual) == set(made)
    if custom and not rivals:
        return []
    other, computer.looks = (rivals[0], 1) if custom else (usual, LOOKS)
    gains = list[float]()
    try:
        while len(gains) < (1 if custom else GLANCES) and not (gains and stop()):
            gains.append(_gain(computer, made, other))
    except Illegal:  # what was done cannot be done in a position that only looks the same
        return []
    asked = at, seat, held, engine.dump(computer.world)
    doubt = Doubt(*asked, made, other, tuple(gains))
    if custom:
        return [doubt] if doubt.gain > 0 else []
    return [doubt, Doubt(*asked, other, made, tuple(-gain for gain in gains), found=True)]


def further(engine: Engine[S], doubts: Sequence[Doubt], stop: Stop) -> list[Doubt]:
    """The same with more roll-outs, those first that have fewest."""
    gains = [list(each.gains) for each in doubts]
    computers = dict[int, Computer[S]]()
    while doubts and not stop():
        n = min(range(len(doubts)), key=lambda n: len(gains[n]))
        if n not in computers:
            computers[n] = _computer(engine, doubts[n], len(gains[n]), LOOKS)
        try:
            gains[n].append(_gain(computers[n], doubts[n].worse, doubts[n].better))
        except Illegal:
            gains[n].append(0.0)
    return [each._replace(gains=tuple(now)) for each, now in zip(doubts, gains, strict=True)]


def ends(engine: Engine[S], doubt: Doubt, gains: Sequence[float], stop: Stop) -> list[float]:
    """By how much of a win the better answer came out better at the end of some games: these, and
    more until that is clear or time is up."""
    found = list(gains)
    computer = _computer(engine, doubt, FRESH + len(found), 0)
    try:
        while settled(found) is None:
            found += [_gain(computer, doubt.worse, doubt.better) for _ in range(PAIRS)]
            if stop():
                break
    except Illegal:
        return [0.0] * max(ERRORS)
    return found


def settled(gains: Sequence[float]) -> bool | None:
    """Whether an answer is better by what was gained so far; None as long as that is not clear.
    Each look asks for less: many an answer would seem clear for once if it were looked at often."""
    if len(gains) not in ERRORS:
        return None
    (hopeful, clear), mean = ERRORS[len(gains)], fmean(gains)
    error = stdev(gains) / sqrt(len(gains))
    if mean > max(LEAST, clear * error):
        return True
    return False if mean <= hopeful * error or len(gains) == max(ERRORS) else None


def told(engine: Engine[S], doubt: Doubt, gains: Sequence[float]) -> Moment:
    offer = engine.offers(engine.load(doubt.state))[doubt.seat]
    made = doubt.better if doubt.found else doubt.worse
    there = (choice.place for key in (*made, *doubt.better) if (choice := offer.find(key)))
    times, of = sum(each > 0 for each in gains), sum(each != 0 for each in gains)
    said = _said(offer, made), _said(offer, doubt.better)
    places = tuple(dict.fromkeys(filter(None, there)))
    return Moment(doubt.seat, *said, fmean(gains), times, of, places, offer.question)


def _said(offer: Offer, picks: Picks) -> tuple[tuple[str, Msg], ...]:
    return tuple((choice.verb, choice.label) for key in picks if (choice := offer.find(key)))


def _computer(engine: Engine[S], doubt: Doubt, seed: int, looks: int) -> Computer[S]:
    rng = QuickRng(APART * (doubt.at + 1) + seed)
    computer = Computer(engine, engine.load(doubt.state), doubt.held, doubt.seat, rng)
    computer.looks = looks
    return computer


def _gain(computer: Computer[S], worse: Picks, better: Picks) -> float:
    before, after = computer.sample((worse, better))
    return (after - before) / 2


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
