"""One command at one table, from the stored game to the stored game."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from bot.app.clocks import calendars, pauses
from bot.app.clocks.calendars import DAY, moved
from bot.app.mail import posting
from bot.app.mail.posting import Delivery
from bot.app.model import Acted, Instant, Profile, Stale, Table, User
from bot.app.play import after_move, playing, typed
from bot.app.session import saving
from bot.app.session.saving import Loaded, StoredGame, find, find_all, load, save, table
from bot.app.session.session import Session
from bot.store import Db, Store, games, journal, outbox, questions, users
from engines import registry
from engines.contract import Engine, Illegal, Msg, msg

log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"
CALLS = ("report", "deputy", "offer", "pause", "ask", "vacation")
"""Journal kinds of commands that call others without being a move."""
MOST_CALLS = 20
"""How often in a day somebody may give one of them at a table."""


class Tables:
    """Every command comes through it: it opens a session at a table, under the table's lock, and
    saves it. There is one object per process. A refusal is an `Illegal` with words for the person
    who asked; `command` is the id of the interaction, and one that is delivered again does nothing
    (TB-6.7). Whether somebody is an admin is decided by the edge, from what Discord says."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], Instant] = time.time,
        seeds: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        engine: Callable[[str], Engine[Any]] = registry.engine,
        names: Iterable[str] = registry.GAMES,
        called: typed.Called = typed.names_of,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self.store = store
        self.now = now
        self.seeds = seeds
        self.rules_of = engine
        self.names = tuple(names)
        self.called = called
        self.chance = chance
        self._correcting = asyncio.Lock()
        self._given_back: list[tuple[float, Instant, Sequence[int] | None]] = []
        """Every time that clocks were moved because nobody could play: by how much, when, and on
        which servers if not on all."""
        self.locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.seqs: dict[int, int] = {}
        """The newest line of the journal of each game that something was written down of."""
        self.moves = 0
        """How many commands were written down."""
        self.delivery = Delivery(store, now, engine, self.names)
        self.last_beat: Instant = 0.0
        """When alarms were last looked at."""
        self.cut_off: dict[int, Instant] = {}
        """Servers whose people cannot reach the bot, while those of others can, and since when."""
        self.told: Instant = 0.0
        """When that was last written down."""
        self.chores: dict[Callable[..., object], Instant] = {}
        """When what must be looked after from time to time was last done."""

    @asynccontextmanager
    async def session(self, game: int, command: str | None = None) -> AsyncIterator[Session]:
        """A session under the game's lock. All of it happens as one, or not at all (TB-6.11)."""
        lock = self.locks.setdefault(game, asyncio.Lock())
        async with lock:
            session = await self.load(game, command)
            try:
                yield session
                if session.done:
                    return
                if session.playing and session.taken_back is None:
                    after_move.answer_all(session)
                if session.moved:
                    after_move.follow_up(session)
            except (Illegal, Stale):
                raise
            except Exception:
                log.exception("game %s, seq %s: nothing was done", game, session.row.seq)
                raise Illegal(msg("table-broken")) from None
            await self._check_calls(session)
            await self.store.write(lambda db: self._save(db, session))
            self.seqs[game] = session.row.seq
            self.moves += session.moved

    async def _check_calls(self, session: Session) -> None:
        """Refuse a command that calls others, if its person has given it often enough (TB-8.23)."""
        given = {(line.user, line.kind) for line in session.entries if line.user is not None}
        since = session.now - DAY
        for user, kind in given:
            if kind in CALLS:
                count = partial(journal.count, game=session.id, user=user, kind=kind, since=since)
                if await self.store.read(count) >= MOST_CALLS:
                    raise Illegal(msg("table-too-often", n=MOST_CALLS))

    async def load(self, game: int, command: str | None = None, *, asks: bool = True) -> Session:
        await self.correct_clocks()

        def found(db: Db) -> tuple[Loaded, int]:
            return load(db, game, command), len(self._given_back)

        loaded, given = await self.store.read(found)
        if await self.reached(loaded.stored.row.guild):
            loaded, given = await self.store.read(found)
        engine = self.rules_of(loaded.stored.row.game)
        session = Session(loaded, engine, self.now(), command, self.chance, asks=asks)
        session.given_back = given
        return session

    def _save(self, db: Db, session: Session) -> None:
        """Save a session. Time that was given back since it was loaded is given to it as well."""
        for lost, now, guilds in self._given_back[session.given_back :]:
            if session.playing and (guilds is None or session.row.guild in guilds):
                pauses.stood_still(session, now - lost, now)
        posting.write(db, session)
        save(db, session)

    async def do(
        self, game: int, user: User, command: str, deed: Callable[[Session], None]
    ) -> Acted:
        """Carry out a person's command, unless it has been carried out before."""
        async with self.session(game, command) as session:
            if not session.done:
                deed(session)
        return playing.acted(session, user)

    async def change(
        self, game: int, deed: Callable[[Session], None], command: str | None = None
    ) -> Table:
        async with self.session(game, command) as session:
            if not session.done:
                deed(session)
        return session.table

    async def table(self, game: int) -> Table:
        stored = await self.store.read(lambda db: find(db, game, now=self.now()))
        return table(stored, self.rules_of(stored.row.game))

    async def profile(self, user: User) -> Profile:
        return await self.store.read(lambda db: users.get(db, user))

    async def fact(self, name: str) -> str | None:
        return await self.store.read(lambda db: users.fact(db, name))

    async def set_fact(self, name: str, value: str) -> None:
        await self.store.write(lambda db: users.set_fact(db, name, value))

    async def drop_fact(self, name: str) -> None:
        await self.store.write(lambda db: users.drop_fact(db, name))

    def shown(self, game: int, stored: StoredGame | None) -> Table | None:
        if stored and stored.row.game not in self.names:
            return None
        try:
            return table(stored, self.rules_of(stored.row.game)) if stored else None
        except Exception:
            log.exception("game %s cannot be shown", game)
            return None

    async def mine(self, user: User) -> list[Table]:
        """A person's live games: those that wait for them first, the earliest deadline first. Games
        that cannot be read are left out."""
        found, _ = await self.mine_and_unreadable(user)
        return found

    async def mine_and_unreadable(self, user: User) -> tuple[list[Table], list[Msg]]:
        """A person's live games, and what is the matter with those that cannot be read."""
        rows = await self.store.read(lambda db: find_all(db, games.live_of(db, user)))
        tables = {game: self.shown(game, row) for game, row in rows.items()}
        found = [each for each in tables.values() if each is not None]
        found.sort(key=lambda t: saving.urgency(t, user))
        return found, [self._why(game, rows[game]) for game in tables if tables[game] is None]

    def _why(self, game: int, stored: StoredGame | None) -> Msg:
        """Why a table is not shown."""
        if stored and stored.row.game not in self.names:
            return msg("me-game-no-rules", table=str(game), game=stored.row.game)
        return msg("me-game-unreadable", table=str(game))

    async def correct_clocks(self) -> bool:
        """Before anything is done, notice that nobody could play for a while, or that the machine's
        clock was set back: whoever acts first must not pay for it. Returns whether it was so."""
        async with self._correcting:
            now = self.now()
            if not self.last_beat or not await self.give_back(self.last_beat, now):
                return False
            self.last_beat = self.told = now
            return True

    async def reached(self, guild: int) -> bool:
        """Note that somebody of a server has reached the bot, and give its clocks back the time in
        which nobody could (TB-1.8). Returns whether there was any."""
        if guild not in self.cut_off:
            return False
        since, now = self.cut_off.pop(guild), self.now()
        return await self.give_back(since, now, [guild])

    async def give_back(
        self, last: Instant, now: Instant, guilds: Sequence[int] | None = None
    ) -> bool:
        """Give every running clock, or those of some servers, the time lost since `last`, or take
        from it what the machine's clock was set back. Returns whether there was anything to
        correct."""
        if not calendars.outage(last, now):
            return False

        def credit(db: Db) -> float:
            beat = users.fact(db, HEARTBEAT) if guilds is None else None
            if not (lost := calendars.outage(max(last, float(beat or last)), now)):
                return lost
            running = saving.calendars(db)
            questions.credit(
                db, lambda due, game, seat: moved(due, now - lost, now, running(game, seat)), guilds
            )
            if guilds is None:
                if lost < 0:
                    outbox.shift(db, lost)
                users.set_fact(db, HEARTBEAT, str(now))
            self._given_back.append((lost, now, guilds))
            return lost

        lost = await self.store.write(credit)
        if not lost:
            return False
        if guilds is None:
            self.cut_off = dict.fromkeys(self.cut_off, now)
        where = "" if guilds is None else f" on {len(guilds)} servers"
        log.info("nobody could play for %.0f s%s: running clocks are moved by that", lost, where)
        return True
