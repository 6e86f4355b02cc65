"""Where a finished game was decided, for each of its people: worked out in another process, a few
seconds at a time, while nobody waits for anything else."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import ceil
from time import process_time
from typing import Any, NamedTuple

from bot.app.clocks.calendars import DAY
from bot.app.door import Tables
from bot.app.model import ENDED, Instant, Table, User
from bot.app.past.pieces import SECONDS, Pieces, Search
from bot.app.past.record import begin
from bot.app.past.replaying import Replay
from bot.app.play import computers
from bot.app.session import encoding
from bot.app.session.rebuild import Deed, deed, redo
from bot.app.session.saving import find, table
from bot.app.session.session import MOVES
from bot.store import Db, journal, reviews
from bot.store.reviews import ReviewRow
from engines.contract import Engine, Illegal, Msg, Picks, Seat, msg
from engines.extras import Imagination
from engines.kit import review
from engines.kit.review import Doubt, Moment
from engines.kit.rng import SeededRng
from engines.registry import engine as rules

log = logging.getLogger(__name__)

EACH = 3
"""Moments of one person."""
GLANCING, FURTHER, ENDING = 25.0, 25.0, 30.0
"""How many seconds of a processor a whole game may cost, whichever it is: a glance at each decision
of people, more where something else seems better, and games played to their end."""
SUSPECTS, ROUNDS = 72, 3
"""How many decisions are looked at further; in each of the rounds half as many as before."""
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

    at: int
    state: bytes
    epoch: int
    draws: int


class Glances(NamedTuple):
    """How some of its decisions look."""

    place: Place
    doubts: tuple[Doubt, ...]
    luck: dict[Seat, float]
    spent: float


def onward(
    played: WholeGame, place: Place | None = None
) -> Iterator[tuple[int, Deed | None, Any, SeededRng]]:
    """Each deed from a place on, played again: its number, the position before it, and the dice. At
    the end there is none. The position is changed when the next deed is asked for."""
    engine, rng = rules(played.game), SeededRng(played.seed)
    if place is None:
        at, (_, state) = 0, begin(engine, played.options, played.wishes, rng)
    else:
        at, state = place.at, engine.load(place.state)
        rng.epoch, rng.count = place.epoch, place.draws
    for n, (_, done) in enumerate(played.deeds[at:], start=at):
        yield n, done, state, rng
        state, _ = redo(engine, state, done, rng)
    yield len(played.deeds), None, state, rng


def opened(played: WholeGame, upto: int) -> Any:
    """The position of a game after so many deeds, played again."""
    return next(islice(onward(played), upto, None))[2]


def glances(played: WholeGame, place: Place | None, each: float, seconds: float) -> Glances:
    """Glance at decisions from a place on, for about so long, so many seconds at each."""
    engine, began, seats = rules(played.game), process_time(), list(played.held)
    doubts, luck = list[Doubt](), dict.fromkeys(seats, 0.0)
    rolled: tuple[bytes, Seat, Picks, int] | None = None
    for at, done, state, rng in onward(played, place):
        if rolled and rng.count != rolled[-1]:
            given = review.luck(engine, *rolled[:3], state, seats, at)
            luck = {seat: luck[seat] + given[seat] for seat in seats}
        spent = process_time() - began
        if done is None or spent > seconds:
            here = Place(at, engine.dump(state), rng.epoch, rng.count)
            return Glances(here, tuple(doubts), luck, spent)
        seat = mover(done)
        rolled = (engine.dump(state), seat, done.picks, rng.count) if seat else None
        if seat in played.people:
            asked = played.held[seat], seat, done.picks, at
            doubts += review.glance(engine, state, *asked, until(each))
    raise AssertionError


def until(seconds: float) -> Callable[[], bool]:
    """Whether so much of a processor has been used."""
    end = process_time() + seconds
    return lambda: process_time() >= end


def mover(done: Deed) -> Seat:
    """Who decided this; nobody if it was no move."""
    return (done.seat or "") if done.kind in MOVES else ""


def further(game: str, doubts: Sequence[Doubt], seconds: float) -> list[Doubt]:
    return review.further(rules(game), doubts, until(seconds))


def ends(
    game: str, doubt: Doubt, gains: Sequence[float], seconds: float
) -> tuple[list[float], Moment | None, float]:
    """What was gained in games played to their end, what is to be told of it, and the seconds."""
    engine, began = rules(game), process_time()
    found = review.ends(engine, doubt, gains, until(seconds))
    moment = review.told(engine, doubt, found) if review.settled(found) else None
    return found, moment, process_time() - began


def search(game: int, played: WholeGame) -> Search[ReviewRow]:
    """A glance at every decision, then closer looks at fewer and fewer: those of each person in
    which most seems to have been lost, or found."""
    row = ReviewRow(game, len(played.deeds), len(played.deeds), [], {})
    asked = [at for at, (_, done) in enumerate(played.deeds) if mover(done) in played.people]
    most = SUSPECTS // max(len({played.held[seat] for seat in played.people}), 1)
    place, left, doubts = None, GLANCING, list[Doubt]()
    while place is None or place.at < len(played.deeds):
        ahead = sum(place is None or at >= place.at for at in asked)
        each = 2 * max(left, 0.0) / (1 + ahead)  # about half of them are an officer's, and cheap
        seen: Glances = yield glances, (played, place, each, SECONDS)
        place, left = seen.place, left - seen.spent
        doubts = likeliest([*doubts, *seen.doubts], most)
        row.luck = {seat: row.luck.get(seat, 0.0) + n for seat, n in seen.luck.items()}
    seconds = (FURTHER + max(left, 0.0)) / ROUNDS
    pieces = ceil(seconds / SECONDS) if doubts else 0
    for n in range(1, ROUNDS + 1):
        for _ in range(pieces):
            doubts = yield further, (played.game, doubts, seconds / pieces)
        doubts = likeliest(doubts, most >> n)
    left, told = ENDING, Counter[Any]()
    for doubt in doubts:
        gains, whose = list[float](), (doubt.held, doubt.found)
        while left > 0 and told[whose] < EACH and review.settled(gains) is None:
            gains, moment, spent = yield ends, (played.game, doubt, gains, SECONDS)
            left -= spent
            if moment:
                told[whose] += EACH if doubt.found else 1
                row.moments.append(_kept(played, doubt.at, moment))
    return row


def likeliest(doubts: Sequence[Doubt], most: int) -> list[Doubt]:
    """Of each person so many in which most seems to be lost, and a third as many in which most
    seems to be found; the first of everybody before the second of anybody."""
    seen, ranked = Counter[Any](), list[tuple[int, Doubt]]()
    for each in sorted(doubts, key=lambda each: -each.gain):
        whose = each.held, each.found
        seen[whose] += EACH if each.found else 1
        if seen[whose] <= max(most, 2 * EACH):
            ranked.append((seen[whose], each))
    return [each for _, each in sorted(ranked, key=lambda one: one[0])]


def _kept(played: WholeGame, n: int, one: Moment) -> list[Any]:
    """A moment with the line of the journal before which it stood."""
    line = played.deeds[n - 1][0] if n else 0
    asked = encoding.encode_msg(one.asked) if one.asked else None
    return [line, one.seat, _packed(one.made), _packed(one.better), *one[3:-1], asked]


@dataclass
class Reviewer:
    """Looks at one game at a time, a little at a time."""

    tables: Tables
    pieces: Pieces[ReviewRow]
    _game: int = 0
    _rests: Instant = 0.0
    """Until when no finished game is looked for."""

    async def step(self) -> None:
        """Begin to look at a game, or go on with it, and keep what has been found."""
        now, row = self.tables.now(), None
        if self.pieces.idle:
            if now >= self._rests:
                row = await self._begin(now)
        else:
            try:
                row = self.pieces.step()
            except Exception:  # of a game played by older rules, for instance
                log.exception("game %s is looked at no further", self._game)
                row = ReviewRow(self._game, 0, 0, [], {})
        if row is not None:
            found = row
            await self.tables.store.write(lambda db: reviews.put(db, found))

    async def _begin(self, now: Instant) -> ReviewRow | None:
        game = await self.tables.store.read(lambda db: reviews.waiting(db, now - RECENT))
        if game is None:
            self._rests = now + REST
            return None
        self._game, played = game, await whole_game(self.tables, game)
        if played is None:
            return ReviewRow(game, 0, 0, [], {})
        self.pieces.begin(search(game, played))
        return None


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


def _packed(said: Sequence[tuple[str, Msg]]) -> list[Any]:
    return [[verb, encoding.encode_msg(label)] for verb, label in said]


def moments_of(row: ReviewRow) -> list[tuple[int, Moment]]:
    def said(packed: Sequence[Any]) -> tuple[tuple[str, Msg], ...]:
        return tuple((verb, encoding.decode_msg(label)) for verb, label in packed)

    found = list[tuple[int, Moment]]()
    for line, seat, made, better, *figures in row.moments:
        gain, times, of, places, asked = (*figures, (), None)[:5]  # older ones have fewer
        question = encoding.decode_msg(asked) if asked else None
        both, where = (said(made), said(better)), tuple(places)
        found.append((line, Moment(seat, *both, gain, times, of, where, question)))
    return found


class Review(NamedTuple):
    """What one person is told of a game."""

    table: Table
    moments: tuple[tuple[int, Moment], ...]
    find: tuple[int, Moment] | None
    luck: float
    """Of a win."""
    done: bool
    """Whether the staff has looked at it."""


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
    if row is None or not row.done:
        return Review(seen, (), None, 0.0, done=False)
    lost, find = best(moments_of(row), mine)
    luck = sum(row.luck.get(seat, 0.0) for seat in mine) / len(mine)
    return Review(seen, tuple(lost), find, luck, done=True)


def best(
    moments: Sequence[tuple[int, Moment]], seats: Sequence[Seat]
) -> tuple[list[tuple[int, Moment]], tuple[int, Moment] | None]:
    """The few that cost a person most, in the order of play, and their best find."""
    mine = sorted((each for each in moments if each[1].seat in seats), key=lambda m: -m[1].gain)
    lost = [each for each in mine if not each[1].found][:EACH]
    return sorted(lost, key=lambda m: m[0]), next((m for m in mine if m[1].found), None)
