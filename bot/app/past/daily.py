"""Positions of the day: found in games that are over while nobody waits for anything, shown on the
servers that want them, and solved the next day."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from bot.app.clocks.calendars import DAY
from bot.app.door import Tables
from bot.app.mail.stored import DailyMail, Envelope
from bot.app.model import Instant, User
from bot.app.past.pieces import Pieces, Search, until
from bot.app.past.record import begin
from bot.app.past.reviewing import Place, WholeGame, onward, whole_game
from bot.app.session.rebuild import Deed
from bot.app.session.session import MOVES
from bot.store import Db, dailies, outbox
from bot.store.dailies import DailyRow
from engines.contract import Illegal, Seat, msg
from engines.kit import daily
from engines.kit.daily import PART, Riddle, Solution, solved
from engines.kit.rng import SeededRng
from engines.kit.simulate import Chooser, QuickRng, able, walk
from engines.registry import engine as rules

log = logging.getLogger(__name__)

REST = 60.0
"""Seconds between looks at what is to be shown."""
GAMES = 10
"""A day's position is looked for in so many games at most: somebody pays for the power."""
LATER = 3600.0
"""Seconds until it is looked for again after something went wrong."""
ENOUGH = 20
"""Finished games of a title, from which on its positions come from them."""


def channel(guild: int) -> str:
    """The name of the fact which channel of a server gets the position of the day."""
    return f"{dailies.CHANNEL}{guild}"


def title(tables: Tables, day: int) -> str:
    """The games take turns."""
    return tables.names[day % len(tables.names)]


# How one is found.


def search(day: int, game: str, known: Sequence[WholeGame]) -> Search[DailyRow | None]:
    """Until a position is found, in one of the known games or else in one of computers; None if
    none has any."""
    for n in range(GAMES):
        played = known[n] if n < len(known) else (yield officers, (game, day * 1000 + n))
        since = len(played.deeds) * (QuickRng(day).below(60) + 10) // 100
        place: Place | None = None
        while place is None or place.at < len(played.deeds):
            found, place = yield look, (played, place, since)
            if found is None:
                continue
            series, solution = list[list[list[float]]](), None
            for seed in range(daily.SERIES):
                series.append([])
                for part in range(0, daily.LONG, PART):
                    series[-1] += yield weigh, (game, found, seed * daily.LONG + part)
                if (solution := solved(series)) is None:
                    break
            if solution is not None:
                won = yield winners, (played,)
                return _row(day, game, found, solution, won)
    return None


def _row(day: int, game: str, found: Riddle, solution: Solution, won: Sequence[Seat]) -> DailyRow:
    answers, state = [list(each) for each in found.answers], zlib.compress(found.state)
    return DailyRow(day, game, found.seat, state, answers, list(found.made), list(won), *solution)


def officers(game: str, number: int, act: Chooser = able) -> WholeGame:
    """A game of computers."""
    engine, seed, dice = rules(game), b"daily %d" % number, SeededRng(b"daily %d" % number)
    held = {seat: tuple(chair) for chair in engine.chairs({}) for seat in chair}
    wishes: list[int | None] = list(range(len(engine.chairs({}))))
    _, state = begin(engine, {}, wishes, dice)
    moves = enumerate(walk(engine, state, dice, QuickRng(number), act), start=1)
    deeds = tuple((n, Deed("play", seat, picks, 0)) for n, (_, seat, picks) in moves)
    return WholeGame(game, {}, seed, wishes, deeds, held, frozenset())


def look(played: WholeGame, place: Place | None, since: int) -> tuple[Riddle | None, Place]:
    """The next question from a place and a number on that may be worth a day, if there is time to
    find one, and how far the game has been gone through."""
    engine, stop, found = rules(played.game), until(), None
    for at, done, state, rng in onward(played, place):
        if found or stop() or done is None:
            return found, Place(at, engine.dump(state), rng.epoch, rng.count)
        if at >= since and done.seat is not None and done.kind in MOVES:
            held = played.held.get(done.seat, (done.seat,))
            found = daily.riddle(engine, state, held, done.seat, done.picks, at)
    raise AssertionError


def weigh(game: str, found: Riddle, seed: int) -> list[list[float]]:
    return daily.weighed(rules(game), found, seed)


def winners(played: WholeGame) -> tuple[Seat, ...]:
    *_, (_, _, state, _) = onward(played)
    result = rules(played.game).result(state)
    return result.winners if result else ()


@dataclass
class Finder:
    """Shows what is due, and looks for what today and tomorrow need, a little at a time."""

    tables: Tables
    pieces: Pieces[DailyRow | None]
    _day: int = 0
    """The day it searches for, or has searched for in vain."""
    _rests: Instant = 0.0
    _later: Instant = 0.0
    """Until when nothing is searched for, since something went wrong."""

    async def step(self) -> None:
        now = self.tables.now()
        if now >= self._rests:
            self._rests = now + REST
            await self._look_after(now)
        try:
            found = self.pieces.step()
        except Exception:
            log.exception("the position of a day is looked for later")
            self._day, self._later = 0, now + LATER
            return
        if found is not None:
            self._rests = 0.0
            await self.tables.store.write(lambda db: dailies.add(db, found))

    async def _look_after(self, now: Instant) -> None:
        """Show what is due, and begin a search if there is nothing to show next."""
        servers = await self.tables.store.read(dailies.servers)
        if not servers:
            return
        await self.tables.store.write(lambda db: show(db, servers, self.tables, now))
        if not self.pieces.idle or now < self._later:
            return
        today = int(now // DAY)
        days = {day: title(self.tables, day) for day in (today, today + 1)}
        missing = await self.tables.store.read(lambda db: dailies.missing(db, days))
        if missing is not None and missing != self._day:
            self._day, game = missing, days[missing]
            self.pieces.begin(search(missing, game, await self._known(game)))

    async def _known(self, game: str) -> list[WholeGame]:
        """Games of people, if enough of them are over."""
        found = await self.tables.store.read(lambda db: dailies.finished(db, game, ENOUGH))
        if len(found) < ENOUGH:
            return []
        games = [await whole_game(self.tables, each) for each in found]
        return [each for each in games if each is not None]


# What is shown, and answered.


def show(db: Db, servers: Sequence[tuple[int, int]], tables: Tables, now: Instant) -> None:
    """Post what became of earlier positions, and today's."""
    day = int(now // DAY)
    today = dailies.of_day(db, day, title(tables, day))
    for guild, place in servers:
        told = [DailyMail(each, guild, closed=True) for each in dailies.close(db, guild, day)]
        if today is not None and dailies.post(db, today.id, guild):
            told.append(DailyMail(today.id, guild))
        for mail in told:
            outbox.add(db, Envelope(mail, now, channel=place).row)


async def answer(tables: Tables, user: User, guild: int, number: int, choice: int) -> DailyRow:
    """Keep what somebody would do; another answer takes its place until the day is over."""

    def keep(db: Db) -> DailyRow:
        row = dailies.get(db, number)
        if row is None or not dailies.open_still(db, number, guild):
            raise Illegal(msg("daily-over"))
        if not 0 <= choice < len(row.answers):
            raise Illegal(msg("error-out-of-date"))
        dailies.answer(db, number, guild, user, choice)
        return row

    return await tables.store.write(keep)
