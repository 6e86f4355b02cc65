"""What is said about a game that is over, as far as the clock book tells it honestly.

Pure functions of its rows. Sealed questions are left out, as everywhere (TB-1.16), and so is
whatever is not true of one person alone.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import pairwise
from statistics import median

from bot.app.clock_book import public
from bot.app.computers import is_person
from bot.app.model import User
from bot.store.waits import WaitRow

LEAST = 5
"""Open questions somebody must have answered to be compared with others."""


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


def _open(rows: Iterable[WaitRow]) -> list[WaitRow]:
    return [row for row in public(rows) if is_person(row.user)]


def _first(figures: Mapping[User, float]) -> User | None:
    """Whose figure is the highest, if there are others and nobody has the same."""
    ranked = sorted(figures, key=lambda user: figures[user], reverse=True)
    if len(ranked) < 2 or figures[ranked[0]] == figures[ranked[1]]:
        return None
    return ranked[0]
