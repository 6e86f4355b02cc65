"""What a session is made of, from one transaction, and what it leaves, in another."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from bot.app.clocks.clocks import HERE
from bot.app.model import ENDED, Instant
from bot.app.play import computers
from bot.app.session import encoding
from bot.app.session.lookup import StoredGame, find
from bot.store import Db, absences, desks, games, journal, questions, rooms, snapshots, users
from bot.store.absences import VacationRow
from bot.store.games import OpeningRow
from bot.store.journal import JournalEntry, TakebackRow
from bot.store.questions import AlarmRow
from bot.store.rooms import TalkRow
from engines.contract import Seat
from engines.kit.turns import saved as order_books

if TYPE_CHECKING:
    from bot.app.session.session import Session

T = TypeVar("T")


@dataclass(slots=True)
class Loaded:
    """Everything a session may need, read from the store at once."""

    stored: StoredGame
    filed: dict[Seat, str]
    alarms: list[AlarmRow]
    tail: list[JournalEntry]
    done: list[JournalEntry]
    talks: list[TalkRow]
    takeback: TakebackRow | None
    vacations: list[VacationRow]
    openings: list[OpeningRow]
    careful: set[int]
    """People whose last day of vacation is taken when their time would run out."""
    held: list[tuple[str, int]]
    """Every seat with everybody who has ever held it."""
    deputies: list[JournalEntry]
    """When somebody was named who acts for another, or no longer does."""
    touched: Instant
    """When a person last did something at this table that everybody was told of."""
    lesson: list[JournalEntry]
    """Everything that was done, at a table that teaches."""
    lately: dict[int, Instant]
    """Who did anything at this table before its newest line, not long before, and when."""


def load(db: Db, game: int, command: str | None = None) -> Loaded:
    stored = find(db, game, state=True)
    return Loaded(
        stored,
        questions.filed(db, game),
        questions.alarms(db, game),
        journal.tail(db, game),
        journal.of_command(db, game, command) if command else [],
        rooms.open_at(db, game),
        journal.last_takeback(db, game),
        absences.of_game(db, game),
        games.openings(db, game),
        users.careful(db, game),
        games.held(db, game),
        journal.of_deputies(db, game),
        journal.touched(db, game, computers.MOST),
        journal.between(db, game) if "lesson" in stored.row.options else [],
        journal.lately(db, game, HERE),
    )


def save(db: Db, session: Session) -> None:
    """Write down what a session has changed."""
    game, loaded = session.id, session.loaded
    _save_position(db, session)
    _save_people(db, session)
    _save_journal(db, session)
    _save_questions(db, session)
    questions.save_waits(db, session.waits)
    gone = _without(loaded.vacations, session.vacations)
    absences.change(db, game, gone, _without(session.vacations, loaded.vacations))
    games.save_openings(db, _without(session.openings, loaded.openings))
    if session.takeback is not None and session.takeback != loaded.takeback:
        journal.save_takeback(db, game, session.takeback)
    rooms.save_talks(db, game, _without(session.talks, loaded.talks))
    games.add_results(db, game, session.results)
    snapshots.keep(db, game, session.kept, session.shown)
    if session.row.status in ENDED:
        snapshots.close(db, game)
        desks.close_drafts(db, game)


def _without(rows: Iterable[T], others: Collection[T]) -> list[T]:
    return [row for row in rows if row not in others]


def _save_position(db: Db, session: Session) -> None:
    if session.moved:
        kept = dict(session.kept).get(session.row.seq)
        session.row.state = kept or session.engine.dump(session.state)
    games.save(db, session.row, session.seen)


def _save_people(db: Db, session: Session) -> None:
    (before, _), now = session.before, session.people
    if now.chairs != before.chairs:
        games.save_chairs(db, session.id, now.chairs)
    if now.seats != before.seats:
        games.save_seats(db, session.id, session.row.seq, before.seats, now.seats)
    if now.deputies != before.deputies:
        games.save_deputies(db, session.id, now.deputies)


def _save_journal(db: Db, session: Session) -> None:
    if session.entries and (session.stopped or session.rest):
        why = encoding.encode_msg(session.stopped) if session.stopped else None
        session.entries[0].note = encoding.dumps({"stopped": why, "rest": session.rest})
    if session.taken_back is not None:
        journal.take_back(db, session.id, session.taken_back, session.row.seq)
        snapshots.drop(db, session.id, after=session.taken_back)
    journal.add(db, session.id, session.entries)


def _save_questions(db: Db, session: Session) -> None:
    """Questions with their clocks, what is filed for them, and alarms."""
    loaded, (_, before) = session.loaded, session.before
    changed = [row for seat, row in session.prompts.items() if row != before.get(seat)]
    questions.save(db, session.id, changed)
    filed = {seat: order_books.dump(each) for seat, each in session.filed.items()}
    anew = {seat: text for seat, text in filed.items() if text != loaded.filed.get(seat)}
    questions.file(db, session.id, anew)
    gone = _without(loaded.alarms, session.alarms)
    questions.set_alarms(db, gone, _without(session.alarms, loaded.alarms))
