"""What is said about a game that is over, as far as clocks, journal and boards tell it honestly.

Pure functions. Sealed questions are left out, as everywhere (TB-1.16), and so is whatever is not
true of one alone.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from statistics import median
from typing import Any, TypeVar

from bot.app.clocks.clock_book import public
from bot.app.model import User
from bot.app.past.past import Hold, Luck, Memories
from bot.app.play.computers import is_person
from bot.app.session.encoding import decode_events
from bot.store.journal import JournalEntry
from bot.store.questions import WaitRow
from engines.contract import Engine, Seat
from engines.extras import Retrospect

T = TypeVar("T")

LEAST = 5
"""Open questions somebody must have answered to be compared with others; as many hits must have
been expected of their dice."""


def quickest(rows: Iterable[WaitRow]) -> tuple[User, float] | None:
    """Who answered faster than everybody else, and the seconds within which they gave half of their
    answers."""
    times = defaultdict[User, list[float]](list)
    for row in _open(rows):
        if row.how == "answered":
            times[row.user].append(row.running)
    halves = {user: median(each) for user, each in times.items() if len(each) >= LEAST}
    user = _first({user: -half for user, half in halves.items()})
    return None if user is None else (user, halves[user])


def most_patient(rows: Iterable[WaitRow]) -> User | None:
    """For whom it was longest that the table waited for others and not for them."""
    known = _open(rows)
    people = {user for user, n in Counter(row.user for row in known).items() if n >= LEAST}
    changes = sorted(
        [(row.asked, 1, row.user) for row in known]
        + [(row.answered, -1, row.user) for row in known]
    )
    asked, waited = Counter[User](), dict.fromkeys(people, 0.0)
    for (at, change, user), (until, _, _) in pairwise(changes):
        asked[user] += change
        if +asked:
            for each in people - set(+asked):
                waited[each] += until - at
    return _first(waited)


def memories(
    engine: Engine[Any], views: Sequence[Any], lines: Iterable[JournalEntry], seats: Sequence[Seat]
) -> Memories:
    """What a game's boards and dice tell; nothing of one that says nothing about them."""
    if not isinstance(engine, Retrospect) or not views:
        return Memories()
    return Memories(luckiest(engine, lines), longest_hold(engine, views, seats))


def luckiest(rules: Retrospect, lines: Iterable[JournalEntry]) -> Luck | None:
    """Whose dice hit most often for what was to be expected of them, if others threw as well."""
    hits, expected = Counter[Seat](), defaultdict[Seat, float](float)
    for line in lines:
        for event in decode_events(line.events):
            roll = rules.rolled(event)
            seat = roll and (roll.seat or line.seat)
            if roll and seat:
                hits[seat] += roll.hits
                expected[seat] += roll.expected
    known = {seat: hits[seat] / much for seat, much in expected.items() if much >= LEAST}
    best = _first(known)
    if best is None or known[best] <= 1:
        return None
    return Luck(best, hits[best], expected[best])


def longest_hold(rules: Retrospect, views: Sequence[Any], seats: Sequence[Seat]) -> Hold | None:
    """Who held a place they had taken for the longest stretch of boards."""
    runs: dict[tuple[Seat, str], int] = {}
    longest: dict[tuple[Seat, str], int] = {}
    for number, view in enumerate(views):
        now = {(seat, place) for seat in seats for place in rules.held(view, seat)}
        if number == 0:
            old = now
        old = old & now  # theirs from the start, and not lost since
        runs = {each: runs.get(each, 0) + 1 for each in now - old}
        for each, long in runs.items():
            longest[each] = max(longest.get(each, 0), long)
    best = _first(longest)
    if best is None:
        return None
    return Hold(best[0], rules.place(best[1]), longest[best])


def _open(rows: Iterable[WaitRow]) -> list[WaitRow]:
    return [row for row in public(rows) if is_person(row.user)]


def _first(figures: Mapping[T, float]) -> T | None:
    """Whose figure is the highest, if there are others and nobody has the same."""
    ranked = sorted(figures, key=lambda each: figures[each], reverse=True)
    if len(ranked) < 2 or figures[ranked[0]] == figures[ranked[1]]:
        return None
    return ranked[0]
