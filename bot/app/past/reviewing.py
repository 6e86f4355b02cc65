"""Where a finished game was decided, for each of its people: worked out in another process, a few
seconds at a time, while nobody waits for anything else."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, zip_longest
from operator import attrgetter
from typing import Any, NamedTuple

from bot.app.clocks.calendars import DAY
from bot.app.door import Tables
from bot.app.model import ENDED, Instant, Table, User
from bot.app.past.pieces import Pieces, Search, until
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
ROUND, ROUNDS = 32_000, 3
"""So many decisions may be played on in each of so many rounds, whichever game it is; then half of
each person's doubts are left."""
FEWEST, MOST = 4, 32
"""Pairs of continuations of one doubt in a round: where they would be fewer, it is left."""
SURE = 100_000
"""So many decisions may be played on to confirm what is left."""
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


def glances(played: WholeGame, place: Place | None) -> Glances:
    """Glance at decisions from a place on, as many as a piece has time for."""
    engine, stop, seats = rules(played.game), until(), list(played.held)
    doubts, luck = list[Doubt](), dict.fromkeys(seats, 0.0)
    rolled: tuple[bytes, Seat, Picks, int] | None = None
    for at, done, state, rng in onward(played, place):
        if rolled and rng.count != rolled[-1]:
            given = review.luck(engine, *rolled[:3], state, seats, at)
            luck = {seat: luck[seat] + given[seat] for seat in seats}
        if done is None or stop():
            here = Place(at, engine.dump(state), rng.epoch, rng.count)
            return Glances(here, tuple(doubts), luck)
        seat = mover(done)
        rolled = (engine.dump(state), seat, done.picks, rng.count) if seat else None
        if seat in played.people:
            doubt = review.glance(engine, state, played.held[seat], seat, done.picks, at)
            doubts += [doubt] if doubt else []
    raise AssertionError


def mover(done: Deed) -> Seat:
    """Who decided this; nobody if it was no move."""
    return (done.seat or "") if done.kind in MOVES else ""


def further(game: str, doubts: Sequence[Doubt], upto: int) -> list[Doubt]:
    return review.further(rules(game), doubts, upto, until())


def search(game: int, played: WholeGame | None) -> Search[ReviewRow]:
    """A glance at every decision; continuations where most seems to have been lost, of fewer and
    fewer decisions; and fresh ones of those that are left, and of what each person seems to have
    found."""
    if played is None:
        return ReviewRow(game, 0, 0, [], {})
    row = ReviewRow(game, len(played.deeds), len(played.deeds), [], {})
    place, doubts = None, list[Doubt]()
    while place is None or place.at < len(played.deeds):
        seen: Glances = yield glances, (played, place)
        place, doubts = seen.place, [*doubts, *seen.doubts]
        row.luck = {seat: row.luck.get(seat, 0.0) + n for seat, n in seen.luck.items()}
    whole, finds = len(played.deeds), list[Doubt]()
    doubts = affordable(doubts, whole, ROUND / FEWEST, "seems")
    for _ in range(ROUNDS if doubts else 0):
        pairs = min(int(ROUND / sum(each.cost(whole) for each in doubts)), MOST)
        doubts = yield from _further(played.game, doubts, len(doubts[0].gains) + pairs)
        finds = finds or [each[-1] for each in _of_each(doubts) if each[-1].gain < 0]
        doubts = [each for mine in _of_each(doubts) for each in mine[: (len(mine) + 1) // 2]]
    doubts = [each for each in doubts if each.gain > 0] + finds
    left, had = SURE, 0
    for upto in review.SURE:
        doubts = affordable(doubts, whole, left / (upto - had))
        doubts = [each if each.first else each.afresh() for each in doubts]
        spent = sum(each.work for each in doubts)
        doubts = yield from _further(played.game, doubts, upto)
        left, had = left + spent - sum(each.work for each in doubts), upto
        sure = {each: review.settled(each.gains) for each in doubts}
        row.moments += [_kept(played, each) for each in doubts if sure[each]]
        doubts = [each for each in doubts if sure[each] is None]
    return row


def _further(game: str, doubts: list[Doubt], upto: int) -> Search[list[Doubt]]:
    while any(len(each.gains) < upto for each in doubts):
        doubts = yield further, (game, doubts, upto)
    return doubts


def affordable(doubts: Iterable[Doubt], whole: int, most: float, by: str = "gain") -> list[Doubt]:
    """Of which one pair of each takes no more work: the first of everybody before the second of
    anybody."""
    ranks = zip_longest(*_of_each(doubts, by))
    every = [each for rank in ranks for each in rank if each]
    spent = accumulate(each.cost(whole) for each in every)
    return [each for each, upto in zip(every, spent, strict=True) if upto <= most]


def _of_each(doubts: Iterable[Doubt], by: str = "gain") -> list[list[Doubt]]:
    """Those of each person, the greatest first."""
    found = defaultdict[Any, list[Doubt]](list)
    for each in sorted(doubts, key=attrgetter(by), reverse=True):
        found[each.held].append(each)
    return list(found.values())


def _kept(played: WholeGame, doubt: Doubt) -> list[Any]:
    """A moment with the line of the journal before which it stood."""
    one = review.told(rules(played.game), doubt)
    line = played.deeds[doubt.at - 1][0] if doubt.at else 0
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
        row = None
        try:
            if not self.pieces.idle:
                row = self.pieces.step()
            elif self.tables.now() >= self._rests:
                await self._begin(self.tables.now())
        except Exception:  # of a game played by older rules, for instance
            log.exception("game %s is looked at no further", self._game)
            row = ReviewRow(self._game, 0, 0, [], {})
        if row is not None:
            found = row
            await self.tables.store.write(lambda db: reviews.put(db, found))

    async def _begin(self, now: Instant) -> None:
        game = await self.tables.store.read(lambda db: reviews.waiting(db, now - RECENT))
        if game is None:
            self._rests = now + REST
        else:
            self._game = game
            self.pieces.begin(search(game, await whole_game(self.tables, game)))


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
    find: Moment | None
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
    return Review(seen, tuple(lost), find[1] if find else None, luck, done=True)


def best(
    moments: Sequence[tuple[int, Moment]], seats: Sequence[Seat]
) -> tuple[list[tuple[int, Moment]], tuple[int, Moment] | None]:
    """The few that cost a person most, in the order of play, and their best find."""
    mine = sorted((each for each in moments if each[1].seat in seats), key=lambda m: -m[1].gain)
    lost = [each for each in mine if not each[1].found][:EACH]
    return sorted(lost, key=lambda m: m[0]), next((m for m in mine if m[1].found), None)
