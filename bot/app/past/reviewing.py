"""Where a finished game was decided, for each of its people: worked out in another process, a few
seconds at a time, while nobody waits for anything else."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
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
from engines.contract import Engine, Illegal, Msg, Seat, msg
from engines.extras import Imagination
from engines.kit import review
from engines.kit.review import Better, Doubt, Moment
from engines.kit.rng import SeededRng
from engines.registry import engine as rules

log = logging.getLogger(__name__)

EACH = 3
"""Moments of one person."""
GLANCES, CLOSER = 2_000, 150_000
"""What a whole game may cost, whichever it is: so many roll-outs for a glance at each decision of
people, and so many decisions in roll-outs for a closer look where something else seems better."""
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


class Glances(NamedTuple):
    """How some of its decisions look."""

    upto: int
    """Those before have been looked at."""
    doubts: tuple[tuple[int, Doubt], ...]
    """With the number of the deed."""
    luck: dict[Seat, float]


def opened(engine: Engine[Any], played: WholeGame, upto: int) -> tuple[Any, SeededRng]:
    """The position of a game after so many deeds, played again, and the dice."""
    rng = SeededRng(played.seed)
    _, state = begin(engine, played.options, played.wishes, rng)
    for _, done in played.deeds[:upto]:
        state, _ = redo(engine, state, done, rng)
    return state, rng


def glances(played: WholeGame, since: int, each: int, seconds: float) -> Glances:
    """Glance at decisions from one on, for about so long, with so many roll-outs each."""
    engine, end = rules(played.game), monotonic() + seconds
    state, rng = opened(engine, played, since)
    seats = list(played.held)
    doubts, luck = list[tuple[int, Doubt]](), dict.fromkeys(seats, 0.0)
    for n in range(since, len(played.deeds)):
        done = played.deeds[n][1]
        if monotonic() > end:
            return Glances(n, tuple(doubts), luck)
        seat, drawn = mover(done), rng.count
        before = engine.dump(state) if seat else b""
        if seat in played.people:
            asked = played.held[seat], seat, done.picks
            if doubt := review.glance(engine, state, *asked, n, each):
                doubts.append((n, doubt))
        state, _ = redo(engine, state, done, rng)
        if seat and rng.count != drawn:
            given = review.luck(engine, before, seat, done.picks, state, seats, n)
            luck = {seat: luck[seat] + given[seat] for seat in seats}
    return Glances(len(played.deeds), tuple(doubts), luck)


def mover(done: Deed) -> Seat:
    """Who decided this; nobody if it was no move."""
    return (done.seat or "") if done.kind in MOVES else ""


def closer(played: WholeGame, n: int) -> tuple[Better | None, int]:
    """What the staff would have done in place of a deed, and what it cost to find that."""
    return review.better(*_asked(played, n), played.deeds[n][1].picks, n)


def ends(played: WholeGame, n: int, looked: Better, seed: int) -> tuple[list[float], int]:
    """What that gains in some continuations to the end, and their cost."""
    return review.ends(*_asked(played, n), looked, seed)


def _asked(played: WholeGame, n: int) -> tuple[Engine[Any], Any, tuple[Seat, ...], Seat]:
    engine, seat = rules(played.game), mover(played.deeds[n][1])
    return engine, opened(engine, played, n)[0], played.held[seat], seat


def search(game: int, played: WholeGame) -> Search[ReviewRow]:
    """A glance at every decision, and a closer look at those of each person where most seems to
    have been lost, or found."""
    decisions = sum(mover(done) in played.people for _, done in played.deeds)
    row = ReviewRow(game, len(played.deeds), len(played.deeds), [], {})
    at, doubts = 0, list[tuple[int, Doubt]]()
    while at < len(played.deeds):
        seen: Glances = yield glances, (played, at, GLANCES // max(decisions, 1), SECONDS)
        at, doubts = seen.upto, [*doubts, *seen.doubts]
        row.luck = {seat: row.luck.get(seat, 0.0) + n for seat, n in seen.luck.items()}
    persons = {played.held[seat] for seat in played.people}
    for held in sorted(persons):
        mine = [each for each in doubts if mover(played.deeds[each[0]][1]) in held]
        work = CLOSER // len(persons)
        for n in suspects(mine):
            looked, cost = yield closer, (played, n)
            work -= cost
            gains = list[float]()
            while looked and review.settled(gains) is None:
                more, cost = yield ends, (played, n, looked, 100 * (n + 1) + len(gains))
                gains += more
                work -= cost
            if looked and review.settled(gains):
                row.moments.append(_kept(played, n, review.told(looked, gains)))
            if work <= 0:
                break
    return row


def _kept(played: WholeGame, n: int, one: Moment) -> list[Any]:
    """A moment with the line of the journal before which it stood."""
    line = played.deeds[n - 1][0] if n else 0
    return [line, one.seat, _packed(one.made), _packed(one.better), *one[3:]]


def suspects(doubts: Sequence[tuple[int, Doubt]]) -> tuple[int, ...]:
    """The decisions of a person worth a closer look, the clearest first; a find after each few
    losses."""
    lost = sorted((each for each in doubts if each[1].lost > 0), key=lambda each: -each[1].lost)
    found = sorted((each for each in doubts if each[1].found > 0), key=lambda each: -each[1].found)
    ranked = [(float(n), each) for n, (each, _) in enumerate(lost)]
    ranked += [(EACH * (n + 1) - 0.5, each) for n, (each, _) in enumerate(found)]
    return tuple(dict.fromkeys(each for _, each in sorted(ranked)))


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
