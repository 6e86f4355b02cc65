"""What has happened since somebody looked: first what concerned them, then turn by turn.

Made of events its reader may read and of public views alone, so nothing of it depends on what lies
hidden (TB-11.2).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from types import MappingProxyType
from typing import Any

from bot.app.model import ENDED, Instant, Table, User
from bot.app.past import replaying
from bot.app.past.past import Digest, Turn
from bot.app.play import playing
from bot.app.session import encoding
from bot.app.session.saving import StoredGame, find
from bot.store import Db, desks, journal
from bot.store.journal import JournalEntry
from bot.text import names
from engines.contract import Arg, Engine, Event, Msg, Seat
from engines.extras import Retrospect

SILENT = ("table-pledge", "table-seed")
"""Small print of the table."""
OWN, TOLD = 9, 3
"""So many sentences of what concerned somebody, and of a turn, are told at most."""


@dataclass(frozen=True, slots=True)
class Since:
    """What is read from the store to tell somebody what has happened."""

    stored: StoredGame
    before: bytes | None
    """The position then, as far as it was kept."""
    now: bytes | None
    at: Instant | None
    events: tuple[Event, ...]
    shortly: tuple[Event, ...]
    """What the last line told that they have been told already: it may have begun a turn."""
    seq: int
    """The line of the journal up to which is told."""


def load(db: Db, game: int, user: User, engine: Engine[Any], *, again: bool) -> Since:
    """What has happened since somebody last did something at a table or was last told; with
    `again`, what they were told last if nothing is new since."""
    told, earlier = desks.last_look(db, game, user)
    stored = find(db, game, state=True)
    if again and told == stored.row.seq:
        told = earlier
    seats = replaying.commanded(stored, engine, user)
    acted = journal.last_of(db, game, user) if seats else 0
    return since(db, stored, max(told, acted), seats)


def since(
    db: Db, stored: StoredGame, seq: int, seats: Mapping[Seat, int] = MappingProxyType({})
) -> Since:
    """What has happened after a line of the journal; after its first, for somebody who has never
    looked. Of what was told to seats in private, that to these, each from a line on."""
    row = stored.row
    lines = journal.between(db, row.id, seq)
    before = _position(db, stored, seq) if seq else None
    asked = journal.between(db, row.id, seq - 1, seq, undone=True) if seq else []
    at = asked[0].at if asked else None
    return Since(
        stored, before, row.state, at, _events(lines, seats), _events(asked, seats), row.seq
    )


def _events(lines: Iterable[JournalEntry], seats: Mapping[Seat, int]) -> tuple[Event, ...]:
    return tuple(
        event
        for line in lines
        for event in encoding.decode_events(line.events)
        if event.audience is None or any(seats.get(s, inf) <= line.seq for s in event.audience)
    )


def _position(db: Db, stored: StoredGame, seq: int) -> bytes | None:
    if stored.row.status in ENDED:
        known = journal.positions(db, stored.row) or []
        return next((each.state for each in reversed(known) if each.seq <= seq), None)
    kept = journal.position(db, stored.row.id, seq)
    return kept[1] if kept else None


def digest(
    found: Since, engine: Engine[Any], table: Table, user: User, seats: Sequence[Seat]
) -> Digest | None:
    """What is told to somebody with these seats; None before the game has begun."""
    if found.now is None:
        return None
    now = engine.view(engine.load(found.now), None)
    then = engine.view(engine.load(found.before), None) if found.before else now
    begun = [each for each in found.shortly if _begins(engine, each)][-1:] if found.events else []
    events = (*begun, *found.events)
    told = tell(engine, table.game, (then, now), events, seats, user)
    board = tuple(event for event in found.events if event.audience is None)
    return Digest(table, found.at, *told, board, now)


def _begins(engine: Engine[Any], event: Event) -> bool:
    """Whether an event announces a turn."""
    return isinstance(engine, Retrospect) and event.text.id in engine.turns


def tell(
    engine: Engine[Any],
    game: str,
    views: tuple[Any, Any],
    events: Iterable[Event],
    seats: Sequence[Seat],
    user: User = 0,
) -> tuple[tuple[Event, ...], int, tuple[Turn, ...]]:
    """Of these events, in order, what concerns the holder of the seats, and how much more of it the
    log has; and the rest, turn by turn. `views` are the public ones before and after."""
    rules = engine if isinstance(engine, Retrospect) else None
    places = frozenset(
        place for seat in seats for view in views if rules for place in rules.held(view, seat)
    )
    called = {names.seat(game, seat).id for seat in seats}
    mine: list[Event] = []
    turns: list[_Turn] = []
    for event in events:
        if event.audience is not None and not set(seats) & set(event.audience):
            continue
        about = event.text.id
        if _begins(engine, event):
            turns.append(_Turn(event))
        elif about in SILENT:
            continue
        elif _concerns(event, places, called, user) and not (rules and about in rules.minor):
            mine.append(event)
        elif event.audience is None and not (rules and about in rules.minor):
            if not turns:
                turns.append(_Turn(None))
            turns[-1].events.append(event)
    begun = next((turn for turn in turns[-1:] if not _own(turn, called, user)), None)
    worth = [turn for turn in turns if turn.events or turn is begun]
    kept = _weightiest(rules, mine, OWN)
    told = tuple(playing.readable(game, kept, seats))
    return told, len(mine) - len(kept), tuple(turn.told(rules) for turn in worth)


def _weightiest(rules: Retrospect | None, events: Sequence[Event], most: int) -> list[Event]:
    """The most telling of these events, in the order in which they happened; of equal ones the
    first."""
    major = rules.major if rules else frozenset()
    ranked = sorted(range(len(events)), key=lambda n: events[n].text.id not in major)
    return [events[n] for n in sorted(ranked[:most])]


def _own(turn: _Turn, called: Collection[str], user: User) -> bool:
    """Whether it is the reader's own turn that has begun."""
    return turn.announced is not None and _concerns(turn.announced, frozenset(), called, user)


@dataclass(slots=True)
class _Turn:
    announced: Event | None
    events: list[Event] = field(default_factory=list)

    def told(self, rules: Retrospect | None) -> Turn:
        """The most telling sentences, in the order in which they were said."""
        major = [each for each in self.events if rules and each.text.id in rules.major]
        return Turn(self.announced, tuple(_weightiest(rules, major or self.events, TOLD)))


def _concerns(event: Event, places: frozenset[str], called: Collection[str], user: User) -> bool:
    """Whether somebody's seats are among those told, named, or at the place."""
    return (
        event.audience is not None
        or not places.isdisjoint(event.places)
        or any(_names(arg, called, user) for arg in event.text.args.values())
    )


def _names(arg: Arg, called: Collection[str], user: User) -> bool:
    if isinstance(arg, Msg):
        if arg.id == "table-user":
            return arg.args["user"] == str(user)
        return arg.id in called or any(_names(each, called, user) for each in arg.args.values())
    return isinstance(arg, tuple) and any(_names(each, called, user) for each in arg)
