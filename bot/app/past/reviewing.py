"""Where a finished game was decided, for each of its people: worked out in another process, a few
seconds at a time, while nobody waits for anything else."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

from bot.app.clocks.calendars import DAY
from bot.app.door import Tables
from bot.app.model import ENDED, Instant, Table, User
from bot.app.past.record import begin
from bot.app.past.replaying import Replay
from bot.app.play import computers
from bot.app.play.thinking import Thinker
from bot.app.play.workers import Job
from bot.app.session import encoding
from bot.app.session.lookup import find, table
from bot.app.session.rebuild import Deed, deed, redo
from bot.app.session.session import MOVES
from bot.store import Db, journal, reviews
from bot.store.reviews import ReviewRow
from engines.contract import Engine, Illegal, Msg, Seat, msg
from engines.extras import Imagination
from engines.kit import review
from engines.kit.review import Moment
from engines.kit.rng import SeededRng
from engines.registry import engine as rules

log = logging.getLogger(__name__)

EACH = 3
"""Moments of one person."""
SECONDS = 2.0
"""How long one look takes: then others may think."""
REST = 30.0
"""Seconds between looks for finished games, while there is none."""
RECENT = 14 * DAY
"""How old a game may be."""


class WholeGame(NamedTuple):
    """A game that is over: everything it follows from, which everybody may know."""

    game: str
    options: dict[str, str]
    seed: bytes
    wishes: list[int | None]
    deeds: tuple[tuple[int, Deed], ...]
    """With their lines in the journal."""
    held: Mapping[Seat, tuple[Seat, ...]]
    """For each seat, all that its person held."""
    people: frozenset[Seat]
    """Seats that people played: computers ask for no review."""


class Place(NamedTuple):
    """How far a game has been gone through."""

    upto: int = 0
    """So many deeds."""
    state: bytes = b""
    """The position after them; nothing if it is yet to be found, by playing them again."""
    epoch: int = 0
    draws: int = 0


BEGINNING = Place()


class Findings(NamedTuple):
    """What was found in some of its decisions."""

    at: Place
    """Which have been looked at: those before."""
    moments: tuple[tuple[int, Moment], ...]
    """With the line of the journal before which each stood."""
    luck: dict[Seat, float]


def opened(engine: Engine[Any], played: WholeGame, at: Place) -> tuple[Any, SeededRng]:
    """The position of a game at a place, and the dice."""
    rng = SeededRng(played.seed, at.epoch, at.draws)
    if at.state:
        return engine.load(at.state), rng
    _, state = begin(engine, played.options, played.wishes, rng)
    for _, done in played.deeds[: at.upto]:
        state, _ = redo(engine, state, done, rng)
    return state, rng


def part(played: WholeGame, since: Place, seconds: float) -> Findings:
    """Look at decisions from one on, for about so long."""
    engine, end = rules(played.game), monotonic() + seconds
    state, rng = opened(engine, played, since)
    seats = list(played.held)
    found, luck = list[tuple[int, Moment]](), dict.fromkeys(seats, 0.0)
    for n in range(since.upto, len(played.deeds)):
        done, line = played.deeds[n][1], played.deeds[n - 1][0] if n else 0
        if monotonic() > end:
            return Findings(Place(n, engine.dump(state), rng.epoch, rng.count), tuple(found), luck)
        looked = done.seat is not None and done.kind in MOVES
        before = engine.dump(state) if looked else b""
        if looked and done.seat in played.people:
            assert done.seat is not None
            held = played.held.get(done.seat, (done.seat,))
            if one := review.moment(engine, state, held, done.seat, done.picks, n):
                found.append((line, one))
        drawn = rng.count
        state, _ = redo(engine, state, done, rng)
        if looked and rng.count != drawn:
            assert done.seat is not None
            given = review.luck(engine, before, done.seat, done.picks, state, seats, n)
            luck = {seat: luck[seat] + given[seat] for seat in seats}
    return Findings(Place(len(played.deeds)), tuple(found), luck)


@dataclass
class Reviewer:
    """Looks at one game at a time, for a few seconds at a time."""

    tables: Tables
    thinker: Callable[[], Thinker]
    _job: Job[Findings] | None = None
    _row: ReviewRow | None = None
    _played: WholeGame | None = None
    _at: Place = BEGINNING
    """How far that game has been gone through: only once."""
    _rests: Instant = 0.0
    """Until when no finished game is looked for."""

    async def step(self) -> None:
        """Keep what has been found, and look at the next decisions."""
        now = self.tables.now()
        if self._job is None:
            if now >= self._rests and self.thinker().idle:
                await self._begin(now)
        elif self._job.done and self._row is not None:
            job, row, self._job = self._job, self._row, None
            try:
                found = job.result()
                _add(row, found)
                self._at = found.at
            except Exception:
                # Of a game played by older rules, for instance: what was found stands.
                log.exception("game %s is looked at no further", row.game)
                row.upto = row.whole
            await self.tables.store.write(lambda db: reviews.put(db, row))

    async def _begin(self, now: Instant) -> None:
        game = await self.tables.store.read(lambda db: reviews.waiting(db, now - RECENT))
        if game is None:
            self._rests = now + REST
            return
        if self._row is None or self._row.game != game:
            self._played = played = await whole_game(self.tables, game)
            row = await self.tables.store.read(lambda db: reviews.get(db, game))
            self._row = row or ReviewRow(game, 0, len(played.deeds) if played else 0, [], {})
            self._at = Place(self._row.upto)
        if self._played is None:
            nothing = ReviewRow(game, 0, 0, [], {})
            await self.tables.store.write(lambda db: reviews.put(db, nothing))
            return
        self._job = self.thinker().aside(part, self._played, self._at, SECONDS)


async def whole_game(tables: Tables, game: int) -> WholeGame | None:
    past = await tables.store.read(lambda db: _past(db, game))
    return of(past, tables.rules_of(past.stored.row.game))


def _past(db: Db, game: int) -> Replay:
    """Without the boards that were shown: all follows from what was done."""
    return Replay(find(db, game), journal.between(db, game), None)


def of(past: Replay, engine: Engine[Any]) -> WholeGame | None:
    """What a game follows from; None if there is nobody to tell, or nothing to say. Alone against
    the game the staff is no better than an officer."""
    row, people = past.stored.row, past.stored.people
    start = next((line for line in past.lines if line.kind == "start"), None)
    if not isinstance(engine, Imagination) or len(people.seats) < 2 or not (row.seed and start):
        return None
    persons = frozenset(each.seat for each in people.seats if computers.is_person(each.user))
    held = {
        each.seat: tuple(other.seat for other in people.seats if other.user == each.user)
        for each in people.seats
    }
    deeds = tuple((line.seq, deed(line)) for line in past.lines)
    wishes = json.loads(start.note or "{}").get("wishes", [])
    return WholeGame(row.game, row.options, row.seed, wishes, deeds, held, persons)


def _add(row: ReviewRow, found: Findings) -> None:
    """Add a part to what is known of a game; one that has found its end adds nothing again."""
    row.upto = found.at.upto
    row.moments += [
        [line, each.seat, _packed(each.made), _packed(each.better), *each[3:]]
        for line, each in found.moments
    ]
    row.luck = {seat: row.luck.get(seat, 0.0) + n for seat, n in found.luck.items()}


def _packed(said: Sequence[tuple[str, Msg]]) -> list[Any]:
    return [[verb, encoding.encode_msg(label)] for verb, label in said]


def _moments(row: ReviewRow) -> list[tuple[int, Moment]]:
    def said(packed: Sequence[Any]) -> tuple[tuple[str, Msg], ...]:
        return tuple((verb, encoding.decode_msg(label)) for verb, label in packed)

    return [
        (line, Moment(seat, said(made), said(better), gain, times, of, *map(tuple, places)))
        for line, seat, made, better, gain, times, of, *places in row.moments
    ]


class Review(NamedTuple):
    """What one person is told of a game."""

    table: Table
    moments: tuple[tuple[int, Moment], ...]
    find: tuple[int, Moment] | None
    luck: float
    """Of a win."""
    share: float
    """How much of the game has been looked at."""


async def review_of(tables: Tables, user: User, game: int) -> Review:
    """Where a game was decided, for somebody who played in it."""
    past = await tables.store.read(lambda db: _past(db, game))
    row = await tables.store.read(lambda db: reviews.get(db, game))
    mine = [each.seat for each in past.stored.people.seats if each.user == user]
    if past.stored.row.status not in ENDED or not mine:
        raise Illegal(msg("review-not-yours"))
    engine = tables.rules_of(past.stored.row.game)
    if of(past, engine) is None:
        raise Illegal(msg("review-nothing"))
    seen = table(past.stored, engine)
    if row is None:
        return Review(seen, (), None, 0.0, 0.0)
    lost, find = best(_moments(row), mine)
    luck = sum(row.luck.get(seat, 0.0) for seat in mine) / len(mine)
    return Review(seen, tuple(lost), find, luck, row.upto / max(row.whole, 1))


def best(
    moments: Sequence[tuple[int, Moment]], seats: Sequence[Seat]
) -> tuple[list[tuple[int, Moment]], tuple[int, Moment] | None]:
    """The few that cost a person most, in the order of play, and their best find."""
    mine = sorted((each for each in moments if each[1].seat in seats), key=lambda m: -m[1].gain)
    lost = [each for each in mine if not each[1].found][:EACH]
    return sorted(lost, key=lambda m: m[0]), next((m for m in mine if m[1].found), None)
