"""Reads from the store what there is to publish."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.app.model import Instant, Table, User
from bot.app.past import chronicle, record, replaying
from bot.app.past.past import Memories
from bot.app.play.computers import is_computer, is_person
from bot.app.session import encoding
from bot.app.session.saving import find, table
from bot.store import Db, games, journal, questions
from bot.store.games import ResultRow
from engines.contract import Engine, Event, Msg, Seat
from engines.registry import engine

HANDLE = "player-{}"


@dataclass(frozen=True, slots=True)
class Step:
    """A board that was shown, and what everybody was told since the one before."""

    at: Instant
    state: bytes
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over."""

    table: Table
    engine: Engine[Any]
    steps: tuple[Step, ...]
    results: tuple[ResultRow, ...]
    memories: Memories
    quickest: tuple[User, float] | None
    exported: dict[str, Any]
    faults: tuple[Msg, ...]
    """Why dice or cards do not follow from the seed; none if they do."""

    @property
    def holders(self) -> list[tuple[User, tuple[Seat, ...]]]:
        """Who played what, in the order of the seats."""
        found: dict[User, list[Seat]] = {}
        for row in self.results:
            found.setdefault(row.user, []).append(row.seat)
        return [(user, tuple(seats)) for user, seats in found.items()]

    def place(self, user: User) -> int | None:
        """Somebody's place: the best of their seats."""
        places = [row.place for row in self.results if row.user == user and row.place]
        return min(places, default=None)


@dataclass(frozen=True, slots=True)
class Cast:
    """The people of all these games, by number; nobody else can be told who they are."""

    numbers: Mapping[User, int]
    names: Mapping[User, str]

    def handle(self, user: User) -> str:
        return HANDLE.format(self.numbers[user])


def finished(db: Db) -> list[Finished]:
    """The games with a result, the latest first. One that cannot be read is left out."""
    ids = [
        game for game in games.dealt(db) if (row := games.get(db, game)) and row.status == "over"
    ]
    found = [each for game in ids if (each := one(db, game)) is not None]
    return sorted(found, key=lambda each: each.table.ended or 0.0, reverse=True)


def one(db: Db, game: int) -> Finished | None:
    """A game that is over; None if none of its boards is kept."""
    stored = find(db, game, state=True)
    rules = engine(stored.row.game)
    past = replaying.load(db, game)
    known = past.positions or replaying.rebuilt(past.stored.row, past.lines, rules)
    if not known:
        return None
    exported = record.export(db, game, full=False)
    views = [rules.view(rules.load(each.state), None) for each in known]
    seats = [row.seat for row in stored.people.seats]
    return Finished(
        table(stored, rules),
        rules,
        tuple(_steps(known, past)),
        tuple(sorted(games.results(db, game), key=lambda row: seats.index(row.seat))),
        chronicle.memories(rules, views, past.lines, seats),
        chronicle.quickest(questions.waits_of(db, game)),
        exported,
        tuple(record.verify(exported, rules)),
    )


def _steps(known: Sequence[journal.Position], past: replaying.Replay) -> Iterable[Step]:
    lines, before = list(past.lines), 0
    for position in known:
        here = [line for line in lines if before < line.seq <= position.seq]
        events = [event for line in here for event in encoding.decode_events(line.events)]
        told = tuple(event for event in events if event.audience is None)
        yield Step(here[-1].at if here else 0.0, position.state, told)
        before = position.seq


def people(
    found: Iterable[Finished], names: Mapping[User, str], others: Iterable[User] = ()
) -> Cast:
    """Everybody who played, numbered in the order in which they first did, then those `others` of
    leagues. Who has been forgotten leaves a gap, so that nobody else gets their number."""
    order = sorted(found, key=lambda each: each.table.id)
    played = [row.user for each in order for row in each.results]
    users = [user for user in dict.fromkeys([*played, *others]) if not is_computer(user)]
    numbers = {user: n for n, user in enumerate(users, 1) if is_person(user)}
    return Cast(numbers, dict(names))


def anonymous(exported: Mapping[str, Any], known: Cast) -> str:
    """An exported game as JSON in which people are numbers. The dice can be checked all the
    same: `adjutant verify` looks at no person."""
    text = json.dumps(exported, ensure_ascii=False, indent=1)
    for user in sorted(known.numbers, key=lambda each: -each):
        for quoted in (f'"{user}"', f'\\"{user}\\"'):
            text = text.replace(quoted, quoted.replace(str(user), known.handle(user)))
    return text


def is_somebody(user: User) -> bool:
    """Whether a page may name who this is: a person who has not been forgotten, or a computer."""
    return is_person(user) or is_computer(user)
