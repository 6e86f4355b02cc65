"""Who plays whom: the meetings of a pool, and of its next round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from bot.app.leagues.records import Settings
from bot.app.leagues.standing import Course, meeting_winner, rank
from bot.app.leagues.terms import Field
from bot.app.model import User
from bot.league import pairing
from bot.league.pairing import Entrant, Past
from bot.store.league_tables import Round, TableRow
from engines.kit.rng import shuffle
from engines.kit.simulate import QuickRng


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is to be made."""

    title: str
    people: tuple[User, ...]
    """By chair."""
    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outside:
    """What is known of people besides their games."""

    zones: Mapping[User, float]
    avoids: Mapping[User, frozenset[User]]

    def entrant(self, user: User, points: float) -> Entrant:
        return Entrant(user, points, self.zones.get(user), self.avoids.get(user, frozenset()))


def seed(secret: bytes, pool: int, number: int, draws: int = 1) -> int:
    """The seed of one pairing. It follows from that of the season, whose hash was told before.
    `draws` is how often the round was drawn."""
    again = b"/%d" % draws if draws > 1 else b""
    return int.from_bytes(sha256(b"%s/%d/%d%s" % (secret, pool, number, again)).digest()[:8], "big")


def drawn_order(people: Sequence[User], secret: bytes, what: int) -> list[User]:
    """People in an order that nobody can choose."""
    order = sorted(people)
    shuffle(QuickRng(seed(secret, what, 0)), order)
    return order


def past_of(tables: Sequence[TableRow]) -> Past:
    """What has been in a season, up to now."""
    past = Past()
    for table in tables:
        if table.status != "cancelled":
            past.add(table.people, table.sides)
    return past


def fixed(
    people: Sequence[User],
    settings: Settings,
    field: Field,
    past: Past,
    outside: Outside,
    number: int,
) -> list[NewTable]:
    """All tables of a pool whose meetings are fixed at its start, in the order in which they are to
    be played. `number` is the seed."""
    if field.size == 2:
        rounds = pairing.round_robin(people, swapped=True)
        meetings = [meeting for each in rounds for meeting in each]
    elif field.size == 3 and len(people) in pairing.TRIPLES:
        meetings = pairing.pool(people)
    else:
        return _varied(people, settings, field, past, outside, number)
    return [_table(field, at, meeting) for at, meeting in enumerate(meetings)]


def _varied(
    people: Sequence[User],
    settings: Settings,
    field: Field,
    past: Past,
    outside: Outside,
    number: int,
) -> list[NewTable]:
    """Some rounds in which people meet as many others as possible."""
    found = []
    for at in range(settings.rounds or 4):
        title = field.titles[at % len(field.titles)]
        sizes = pairing.sizes(len(people), field.least, field.size)
        entrants = [outside.entrant(user, 0.0) for user in people]
        for table in pairing.pair(entrants, past, title.sides, sizes, number + at):
            sides = title.sides[len(table)]
            past.add(table, sides)
            found.append(NewTable(title.engine.name, table, sides))
    return found


def _table(field: Field, at: int, people: Sequence[User]) -> NewTable:
    title = field.titles[at % len(field.titles)]
    return NewTable(title.engine.name, tuple(people), title.sides[len(people)])


def next_round(
    course: Course,
    field: Field,
    here: Sequence[User],
    past: Past,
    outside: Outside,
    secret: bytes,
    draws: int = 1,
) -> tuple[list[NewTable], list[User]]:
    """The tables of the next round and who rests. `here` are those who can play."""
    number = len(course.rounds) + 1
    if course.settings.format == "knockout":
        return _knockout(course, field, here, number)
    title = field.titles[(number - 1) % len(field.titles)]
    rows = rank(course)
    rested = Counter(user for each in course.rounds for user in each.resting)
    playing = list(here)
    least = 2 if field.size == 2 else field.least
    while playing and not pairing.sizes(len(playing), least, field.size):
        last = min(
            (row for row in rows if row.person in playing),
            key=lambda row: (rested[row.person], -row.place),
        )
        playing.remove(last.person)
    points = {row.person: row.points for row in rows}
    entrants = [outside.entrant(user, points[user]) for user in playing]
    sizes = pairing.sizes(len(playing), least, field.size)
    made = seed(secret, course.pool.number, number, draws)
    tables = pairing.pair(entrants, past, title.sides, sizes, made)
    found = [NewTable(title.engine.name, table, title.sides[len(table)]) for table in tables]
    if course.settings.format == "pairs":
        found = [each for table in found for each in _both_ways(table)]
    return found, [user for user in here if user not in playing]


def _both_ways(table: NewTable) -> tuple[NewTable, NewTable]:
    a, b = table.people
    return table, NewTable(table.title, (b, a), table.sides)


# Knock-out.


def _knockout(
    course: Course, field: Field, here: Sequence[User], number: int
) -> tuple[list[NewTable], list[User]]:
    """The next round of a knock-out: each has a slot in the bracket, neighbours meet."""
    slots = _slots(course.pool.people)
    groups: dict[int, list[User]] = {}
    for user in sorted(_survivors(course), key=slots.__getitem__):
        groups.setdefault(slots[user] >> number, []).append(user)
    tables: list[NewTable] = []
    resting: list[User] = []
    for group in groups.values():
        playing = [user for user in group if user in here]
        if len(playing) == 2:
            tables += _both_ways(_table(field, number - 1, playing))
        else:
            resting += playing
    return tables, resting


def _slots(seeded: Sequence[User]) -> dict[User, int]:
    slots: dict[User, int] = {}
    for at, (a, b) in enumerate(pairing.knockout(seeded)):
        slots[a] = 2 * at
        if b is not None:
            slots[b] = 2 * at + 1
    return slots


def _survivors(course: Course) -> list[User]:
    """Who is still in it after the last round, as its games have ended."""
    if not course.rounds:
        return list(course.pool.people)
    last: Round = course.rounds[-1]
    found = [user for user in last.resting if user not in course.left]
    for meeting in meetings(course.tables, last.number):
        winner = meeting_winner(course, meeting)
        if winner is not None and winner not in course.left:
            found.append(winner)
    return found


def meetings(tables: Sequence[TableRow], number: int) -> list[list[TableRow]]:
    """The tables of a round, those of the same people together."""
    found: dict[frozenset[User], list[TableRow]] = {}
    for table in tables:
        if table.round == number:
            found.setdefault(frozenset(table.people), []).append(table)
    return list(found.values())
