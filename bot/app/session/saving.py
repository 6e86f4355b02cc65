"""Games as the store has them, and as the records of `model`; what a session is made of, from one
transaction, and what it leaves, in another."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from bot.app.clocks.calendars import HERE
from bot.app.model import ENDED, Instant
from bot.app.play import computers
from bot.app.session import encoding
from bot.store import Db, desks, games, journal, outbox, questions, users
from bot.store.games import OpeningRow
from bot.store.journal import JournalEntry, TakebackRow
from bot.store.outbox import TalkRow
from bot.store.questions import AlarmRow, VacationRow
from engines.contract import Seat
from engines.kit.turns import saved as order_books

if TYPE_CHECKING:
    from bot.app.session.session import Session
import json
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import field
from hashlib import sha256
from math import inf
from typing import Any

from bot.app.clocks.calendars import ALWAYS, Calendar, of_table
from bot.app.model import Player, Table, User, Waiting
from bot.store.games import GameRow, People
from bot.store.questions import PromptRow
from engines.contract import Engine, Illegal, Options, msg
from engines.extras import SharedSeats

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
        outbox.talks_open(db, game),
        journal.last_takeback(db, game),
        questions.vacations_of(db, game),
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
    questions.change_vacations(db, game, gone, _without(session.vacations, loaded.vacations))
    games.save_openings(db, _without(session.openings, loaded.openings))
    if session.takeback is not None and session.takeback != loaded.takeback:
        journal.save_takeback(db, game, session.takeback)
    outbox.save_talks(db, game, _without(session.talks, loaded.talks))
    games.add_results(db, game, session.results)
    journal.keep_positions(db, game, session.kept, session.shown)
    if session.row.status in ENDED:
        journal.close_positions(db, game)
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
        journal.drop_positions(db, session.id, after=session.taken_back)
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


log = logging.getLogger(__name__)


@dataclass(slots=True)
class StoredGame:
    row: GameRow
    people: People
    prompts: dict[Seat, PromptRow]
    away: dict[User, Instant] = field(default_factory=dict)
    """Who is on vacation, and until when."""


def find(db: Db, game: int, *, state: bool = False, now: Instant | None = None) -> StoredGame:
    """A game as it is stored; with `now`, also who is on vacation then."""
    row = games.get(db, game, state=state)
    if row is None:
        raise Illegal(msg("table-unknown"))
    away = {} if now is None else questions.away_at(db, game, now)
    return StoredGame(row, games.people(db, game), questions.of_game(db, game), away)


def find_all(db: Db, several: Iterable[int]) -> dict[int, StoredGame | None]:
    """Several games. None stands for one that cannot be read, so that it does not hide the
    others."""
    found: dict[int, StoredGame | None] = {}
    for game in several:
        try:
            found[game] = find(db, game)
        except Exception:
            log.exception("game %s cannot be read", game)
            found[game] = None
    return found


def table(stored: StoredGame, engine: Engine[Any]) -> Table:
    row = stored.row
    ended = row.status in ENDED
    return Table(
        id=row.id,
        game=row.game,
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        status=row.status,  # type: ignore[arg-type]
        options=dict(row.options),
        players=tuple(_players(stored, engine)),
        chairs=engine.chairs(rules(engine, row.options)),
        waiting=tuple(_waiting(stored)),
        opened=row.opened,
        started=row.started,
        ended=row.ended,
        pledge=pledge(row.seed) if row.seed else "",
        seed=row.seed.hex() if row.seed and ended else "",
        result=encoding.decode_result(row.result) if row.result else None,
        joint=joint(engine, row.options),
    )


def urgency(table: Table, user: User) -> tuple[bool, float, int]:
    """What sorts somebody's tables by how soon they should look at them."""
    mine = [each.deadline for each in table.waiting if each.user == user]
    return not mine, min((each for each in mine if each is not None), default=inf), table.id


def calendars(db: Db) -> Callable[[int, Seat], Calendar]:
    """For every game under way: when the clock of a seat runs. A table whose options cannot be read
    keeps no other from getting its time back."""
    found: dict[int, Calendar] = {}
    for game, options in games.options_of_running(db):
        with suppress(ValueError, TypeError, AttributeError):
            found[game] = of_table(json.loads(options))
    away: dict[tuple[int, Seat], tuple[tuple[Instant, Instant], ...]] = {}
    for game, seat, begins, ends in questions.vacations_running(db):
        away[game, seat] = (*away.get((game, seat), ()), (begins, ends))
    return lambda game, seat: found.get(game, ALWAYS) | Calendar(away=away.get((game, seat), ()))


def rules(engine: Engine[Any], options: Options) -> dict[str, str]:
    """The game's own options, without those of the table."""
    return {o.name: options.get(o.name, o.values[0]) for o in engine.options}


def joint(engine: Engine[Any], options: Options) -> tuple[tuple[Seat, ...], ...]:
    """Groups of seats that partners play together."""
    return engine.shared_seats(rules(engine, options)) if isinstance(engine, SharedSeats) else ()


def shown_hands(engine: Engine[Any], options: Options, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Of one person's seats, those whose hands are worth a picture each."""
    if isinstance(engine, SharedSeats):
        return engine.distinct_hands(rules(engine, options), seats)
    return tuple(seats)


def pledge(seed: bytes) -> str:
    """The hash posted before the first die is thrown. It fixes the seed without revealing it."""
    return sha256(seed).hexdigest()


def _players(stored: StoredGame, engine: Engine[Any]) -> Iterable[Player]:
    people = stored.people
    if not people.seats:
        chairs = engine.chairs(rules(engine, stored.row.options))
        for each in people.chairs:
            yield Player(each.user, () if each.chair is None else chairs[each.chair], each.chair)
    for user, chair in dict.fromkeys((row.user, row.chair) for row in people.seats):
        rows = [row for row in people.seats if (row.user, row.chair) == (user, chair)]
        yield Player(
            user=user,
            seats=tuple(row.seat for row in rows),
            chair=chair,
            deputy=people.deputies.get(user),
            away=all(stored.prompts[row.seat].away for row in rows),
            conceded=all(row.conceded for row in rows),
        )


def _waiting(stored: StoredGame) -> Iterable[Waiting]:
    paused = stored.row.status == "paused"
    for seat in stored.people.seats:
        row = stored.prompts[seat.seat]
        if row.waiting is not None:
            text = encoding.decode_msg(json.loads(row.waiting))
            until = None if paused else row.deadline
            yield Waiting(seat.seat, seat.user, text, until, stored.away.get(seat.user))
