"""Looking at a game as it was: step by step, through the eyes of the public or of a seat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.app.model import ENDED, User, partners
from bot.app.past import chronicle
from bot.app.past.past import Glance, Memories, ReplayStep
from bot.app.past.record import again
from bot.app.play import playing
from bot.app.session import encoding
from bot.app.session.saving import StoredGame, find, joint, table
from bot.store import Db, journal
from bot.store.games import GameRow
from bot.store.journal import JournalEntry, Position, positions
from engines.contract import Engine, Event, Illegal, Seat, msg
from engines.extras import Imagination
from engines.kit import review
from engines.kit.rng import SeededRng


@dataclass(frozen=True, slots=True)
class Replay:
    """What is known of a game that was, or still is, played."""

    stored: StoredGame
    lines: list[JournalEntry]
    positions: list[Position] | None
    """None for a game that ended before positions were kept."""


def load(db: Db, game: int) -> Replay:
    stored = find(db, game)
    return Replay(stored, journal.between(db, game), positions(db, stored.row))


def rebuilt(row: GameRow, lines: Sequence[JournalEntry], engine: Engine[Any]) -> list[Position]:
    """The positions of a game that ended before they were kept, by playing its journal again: as
    far as today's rules still allow what was done."""
    found = list[Position]()
    if row.seed is None:
        return found
    with suppress(Exception):  # whatever today's rules make of it: what was read stands
        for line, state in again(engine, row.options, lines, SeededRng(row.seed)):
            if line.barrier or line.kind in ("start", "end"):
                found.append(Position(line.seq, engine.dump(state)))
    return found


def readers(stored: StoredGame, engine: Engine[Any], user: User) -> dict[Seat, int]:
    """The seats whose past a person may see, each with the first line from which they may: all
    seats when the game is over, before that those they command."""
    if stored.row.status in ENDED:
        return {row.seat: 0 for row in stored.people.seats}
    return commanded(stored, engine, user)


def commanded(stored: StoredGame, engine: Engine[Any], user: User) -> dict[Seat, int]:
    """The seats a person commands as holder, deputy or partner, each with the first line from which
    what was told to it is theirs to read: a substitute comes to no secrets of the time before
    (TB-3.8)."""
    people = stored.people
    own = {
        row.seat: row.since
        for row in people.seats
        if user in (row.user, people.deputies.get(row.user))
    }
    shared = partners(own, joint(engine, stored.row.options)) if own else []
    return own | {seat: min(own.values()) for seat in shared if seat not in own}


def step(past: Replay, engine: Engine[Any], user: User, seq: int, seat: Seat) -> ReplayStep:
    """The board that was shown last at a line of the journal. With a seat, what that seat knew."""
    known = past.positions
    if not known:
        raise Illegal(msg("replay-nothing"))
    at = max(bisect_right([each.seq for each in known], seq) - 1, 0)
    here, before = known[at], known[at - 1].seq if at else 0
    may = {s for s, since in readers(past.stored, engine, user).items() if since <= here.seq}
    seat = seat if seat in may else ""
    state = engine.load(here.state)
    told = [line for line in past.lines if before < line.seq <= here.seq]
    return ReplayStep(
        table=table(past.stored, engine),
        steps=_glances(past),
        at=at,
        view=engine.view(state, None),
        hand=engine.view(state, seat) if seat else None,
        seat=seat,
        seats=tuple(row.seat for row in past.stored.people.seats if row.seat in may),
        events=tuple(_told(past, told, (seat,) if seat else ())),
    )


def boards(past: Replay, engine: Engine[Any], which: Iterable[int]) -> list[Any]:
    """The public views of some of the boards that were shown, by number."""
    known = past.positions or []
    return [engine.view(engine.load(known[at].state), None) for at in which]


def course(past: Replay, engine: Engine[Any], which: Iterable[int]) -> list[dict[Seat, float]]:
    """How near each seat was to winning on some of these boards, as far as everybody could know;
    nothing of a game that no computer plays, or of one that has one seat."""
    known, seats = past.positions or [], [row.seat for row in past.stored.people.seats]
    if not isinstance(engine, Imagination) or len(seats) < 2:
        return []
    return review.course(engine, [known[at].state for at in which], seats)


def memories(past: Replay, engine: Engine[Any]) -> Memories:
    """What the boards and dice of a finished game tell."""
    views = [engine.view(engine.load(each.state), None) for each in past.positions or ()]
    seats = [row.seat for row in past.stored.people.seats]
    return chronicle.memories(engine, views, past.lines, seats)


def _glances(past: Replay) -> tuple[Glance, ...]:
    """Each step with when it was and the first public sentence about it."""
    found, rest = [], iter(past.lines)
    line = next(rest, None)
    for position in past.positions or ():
        here = []
        while line is not None and line.seq <= position.seq:
            here.append(line)
            line = next(rest, None)
        text = next((event.text for event in _told(past, here, ())), None)
        found.append(Glance(position.seq, here[-1].at if here else 0.0, text))
    return tuple(found)


def _told(past: Replay, lines: Iterable[JournalEntry], seats: Sequence[Seat]) -> list[Event]:
    events = [event for line in lines for event in encoding.decode_events(line.events)]
    return playing.readable(past.stored.row.game, events, seats)
