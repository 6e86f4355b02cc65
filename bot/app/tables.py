"""Everything a person can do at a table. Knows people and time, but not Discord."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from math import inf
from typing import Any
from weakref import WeakValueDictionary
from zoneinfo import available_timezones

from bot.app import (
    after_move,
    alarms,
    archive,
    auto_answers,
    clock_book,
    clocks,
    computers,
    encoding,
    idle,
    ladder,
    lobby,
    lookup,
    market,
    match_choice,
    outgoing,
    pauses,
    playing,
    rebuild,
    record,
    replaying,
    rights,
    seating,
    seats,
    takeback,
    thinking,
    typed_commands,
    undo,
    vacations,
)
from bot.app.calendars import moved
from bot.app.clock_book import SeatTime
from bot.app.delivery import Delivery
from bot.app.lookup import StoredGame, find, find_all, profile, shown_hands, table
from bot.app.model import (
    Acted,
    Instant,
    Logged,
    Moment,
    OrdersOverview,
    Outgoing,
    PlayerView,
    Profile,
    Prompt,
    ReplayStep,
    Stale,
    Table,
    User,
)
from bot.app.session import CHANGES, Loaded, Session, load
from bot.app.thinking import Question
from bot.store import Db, Store, games, journal, notes, openings, outbox, prompts, users, waits
from bot.store import archive as boards
from bot.store.games import GameRow
from bot.store.prompts import AlarmRow
from bot.store.users import UserRow
from engines import registry
from engines.contract import (
    Engine,
    Illegal,
    Key,
    Msg,
    Offer,
    Seat,
    msg,
)
from engines.extras import CardCatalogue, CardText, ComputerPlayer
from engines.kit.search import Strength
from engines.kit.simulate import QuickRng

log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"
EVERY = 60.0
"""Seconds between two heartbeats."""
DAY = 86_400.0
KEPT = 30 * DAY
"""How long sent messages are remembered, in seconds (TB-8.9)."""
LATER = 600.0
"""Seconds until an alarm that failed is tried again."""
NONE: Mapping[str, str] = {}


class Tables:
    """Every command, one method each. There is one object per process. A refusal is an `Illegal`
    with words for the person who asked."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], Instant] = time.time,
        seeds: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        engine: Callable[[str], Engine[Any]] = registry.engine,
        names: Iterable[str] = registry.GAMES,
        called: match_choice.Called = match_choice.called,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self._store = store
        self._now = now
        self._seeds = seeds
        self._engine = engine
        self._names = tuple(names)
        self._called = called
        self._chance = chance
        self._correcting = asyncio.Lock()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._delivery = Delivery(store, now, engine)
        self.last_beat = self._told = self._pruned = 0.0
        # The last ring, the last heartbeat, and when the outbox was last pruned.

    # Sessions.

    @asynccontextmanager
    async def _session(self, game: int, command: str | None = None) -> AsyncIterator[Session]:
        """A session under the game's lock. All of it happens as one, or not at all (TB-6.11)."""
        lock = self._locks.setdefault(game, asyncio.Lock())
        async with lock:
            session = await self._load(game, command)
            try:
                yield session
                if session.done:
                    return
                if session.playing and session.taken_back is None:
                    auto_answers.answer_all(session)
                if session.moved:
                    after_move.follow_up(session)
            except (Illegal, Stale):
                raise
            except Exception:
                log.exception("game %s, seq %s: nothing was done", game, session.row.seq)
                raise Illegal(msg("table-broken")) from None
            await self._store.write(lambda db: _save(db, session))

    async def _load(self, game: int, command: str | None = None, *, asks: bool = True) -> Session:
        await self._correct_clocks()
        loaded: Loaded = await self._store.read(lambda db: load(db, game, command))
        engine = self._engine(loaded.stored.row.game)
        return Session(loaded, engine, self._now(), command, self._chance, asks=asks)

    async def _do(
        self, game: int, user: User, command: str, deed: Callable[[Session], None]
    ) -> Acted:
        """Carry out a person's command, unless it has been carried out before."""
        async with self._session(game, command) as session:
            if not session.done:
                deed(session)
        return playing.acted(session, user)

    async def _change(
        self, game: int, deed: Callable[[Session], None], command: str | None = None
    ) -> Table:
        async with self._session(game, command) as session:
            if not session.done:
                deed(session)
        return session.table

    # The lobby.

    async def open(
        self,
        guild: int,
        channel: int,
        host: User,
        game: str,
        options: Mapping[str, str] = NONE,
        *,
        seated: bool = False,
    ) -> Table:
        """A new table in a channel. `seated`: its host takes a seat, and the number of people
        follows who sits down."""
        if game not in self._names:
            raise Illegal(msg("table-unknown-game", game=game))
        engine, now = self._engine(game), self._now()
        chosen = lobby.chosen(engine, options)
        if seated and not any(each.by_people and each.name in options for each in engine.options):
            chosen = seating.followed(engine, chosen, 1)
        if seated:
            await self._check_cap(guild, host)
        row = GameRow(0, game, engine.version, guild, channel, host, "lobby", chosen, now)
        opened = await self._store.write(lambda db: lobby.open_table(db, row, seated=seated))
        return await self.table(opened)

    async def join(
        self, game: int, user: User, chair: int | None = None, command: str | None = None
    ) -> Table:
        """Take a chair, or wait for the deal."""
        at = await self.table(game)
        if user not in {each.user for each in at.players}:
            await self._check_cap(at.guild, user)
        return await self._change(game, lambda s: lobby.join(s, user, chair), command)

    async def leave(self, game: int, user: User, command: str | None = None) -> Table:
        return await self._change(game, lambda s: lobby.leave(s, user), command)

    async def option(
        self, game: int, user: User, name: str, value: str, command: str | None = None
    ) -> Table:
        return await self._change(game, lambda s: lobby.set_option(s, user, name, value), command)

    async def style(self, game: int, user: User, name: str, command: str | None = None) -> Table:
        return await self._change(game, lambda s: lobby.set_style(s, user, name), command)

    async def start(self, game: int, user: User, command: str) -> Acted:
        seed = self._seeds()
        return await self._do(game, user, command, lambda s: lobby.start(s, user, seed))

    # Looking.

    async def table(self, game: int) -> Table:
        stored = await self._store.read(lambda db: find(db, game))
        return table(stored, self._engine(stored.row.game))

    async def at(self, channel: int) -> Table | None:
        """The live game of a channel."""
        game = await self._store.read(lambda db: games.live_at(db, channel))
        return None if game is None else await self.table(game)

    async def last(self, channel: int) -> Table | None:
        """The game of a channel that began last, even if it is over."""
        game = await self._store.read(lambda db: games.last_at(db, channel))
        return None if game is None else await self.table(game)

    async def spoken(self) -> list[tuple[str, str]]:
        """The live games, with the languages of their tables."""
        return await self._store.read(games.spoken)

    async def mine(self, user: User) -> list[Table]:
        """A person's live games: those that wait for them first, the earliest deadline first. Games
        that cannot be read are left out."""
        found, _ = await self.mine_and_unreadable(user)
        return found

    async def mine_and_unreadable(self, user: User) -> tuple[list[Table], list[int]]:
        """A person's live games, and the numbers of those that cannot be read."""
        rows = await self._store.read(lambda db: find_all(db, games.live_of(db, user)))
        tables = {game: self._shown(game, row) for game, row in rows.items()}
        found = [each for each in tables.values() if each is not None]
        found.sort(key=lambda t: _urgency(t, user))
        return found, [game for game, each in tables.items() if each is None]

    def _shown(self, game: int, stored: StoredGame | None) -> Table | None:
        try:
            return table(stored, self._engine(stored.row.game)) if stored else None
        except Exception:
            log.exception("game %s cannot be shown", game)
            return None

    async def prompts(self, game: int, user: User) -> tuple[Prompt, ...]:
        return playing.prompts(await self._load(game), user)

    async def player_view(self, game: int, user: User) -> PlayerView:
        session = await self._load(game)
        if session.state is None:
            raise Illegal(msg("table-not-started"))
        mine = session.commands(user)
        view = functools.partial(session.engine.view, session.state, offers=session.offers)
        hands = {seat: view(seat) for seat in session.seats if seat in mine}
        shown = shown_hands(session.engine, session.row.options, tuple(hands))
        return PlayerView(session.table, view(None), hands, shown)

    async def cards(self, game: int) -> tuple[CardText, ...]:
        """The cards of a game, the same for every reader; none if it has no cards to look up."""
        session = await self._load(game)
        rules = session.engine
        return rules.cards(session.state) if isinstance(rules, CardCatalogue) else ()

    async def filed(self, game: int, user: User) -> dict[Seat, OrdersOverview]:
        """What a person has said in advance for each of their seats."""
        return playing.filed(await self._load(game), user)

    async def computed(self, game: int, seat: Seat) -> tuple[Key, ...] | None:
        """The picks of the game's own computer player; None if it has no answer. It may look at
        hidden things, so this is for demonstrations only."""
        now = await self._load(game)
        if not isinstance(now.engine, ComputerPlayer) or seat not in now.offers:
            return None
        return now.engine.choose(now.state, seat, now.offers[seat], QuickRng(now.row.seq))

    async def clocks(self, game: int, user: User) -> list[SeatTime]:
        """How much time each seat has used for its answers. Somebody's extra time and their answers
        to sealed questions are told to themselves alone (TB-1.16)."""
        stored, rows = await self._store.read(lambda db: (find(db, game), waits.of_game(db, game)))
        mine = table(stored, self._engine(stored.row.game)).seats(user)
        return [
            clock_book.seat_time(
                *(each.seat, each.user, rows),
                own=each.seat in mine,
                bank=stored.prompts[each.seat].bank,
            )
            for each in stored.people.seats
        ]

    async def log(self, game: int, user: User, last: int = 20) -> list[Logged]:
        """The latest events a person may know. Others are not counted: a missing line would tell
        that somebody did something in secret."""
        table = await self.table(game)
        seats = table.seats(user)

        def newest(db: Db) -> list[Logged]:
            found: list[Logged] = []
            for entry in journal.backwards(db, game):
                events = encoding.decode_events(entry.events)
                told = playing.readable(table.game, events, seats)
                found = [Logged(entry.at, entry.seat, event) for event in told] + found
                if len(found) >= last:
                    break
            return found[-last:]

        return await self._store.read(newest)

    async def replay_step(
        self, game: int, user: User, seq: int = 1 << 62, seat: Seat = ""
    ) -> ReplayStep:
        """The board that was shown last at a line of the journal; the last one if none is named."""
        past = await self._past(game)
        engine = self._engine(past.stored.row.game)
        return await asyncio.to_thread(replaying.step, past, engine, user, seq, seat)

    async def boards(self, game: int, which: Iterable[int]) -> list[Any]:
        """The public views of some of the boards that were shown, by number."""
        past = await self._past(game)
        engine = self._engine(past.stored.row.game)
        return await asyncio.to_thread(replaying.boards, past, engine, which)

    async def _past(self, game: int) -> replaying.Past:
        """The past of a game. One that ended before positions were kept is played again, once."""
        past = await self._store.read(lambda db: replaying.load(db, game))
        if past.positions is not None:
            return past
        row, engine = past.stored.row, self._engine(past.stored.row.game)
        found = await asyncio.to_thread(replaying.rebuilt, row, past.lines, engine)
        await self._store.write(lambda db: archive.put(db, game, found))
        return dataclasses.replace(past, positions=found)

    async def shown_by(self, message: int) -> tuple[int, int] | None:
        """The game, and the line of its journal, that a message of the bot shows a board of."""
        return await self._store.read(lambda db: boards.board(db, message))

    # Playing. `command` is the id of the interaction; a redelivered one does nothing (TB-6.7).

    async def act(
        self, game: int, user: User, seat: Seat, token: int, picks: Iterable[Key], command: str
    ) -> Acted:
        return await self._do(
            game, user, command, lambda s: playing.act(s, user, seat, token, picks)
        )

    async def say(self, game: int, user: User, seat: Seat, text: str, command: str) -> Acted:
        """Carry out a typed turn, several choices separated by `;`, or a typed command."""
        if line := typed_commands.read(text):
            now = await self._load(game)
            if typed_commands.about_people(now, seat, text, line, self._called):
                return await self._typed_command(now, user, seat, line, command)
        return await self._do(
            game, user, command, lambda s: playing.say(s, user, seat, text, self._called)
        )

    async def prompts_after(self, game: int, user: User, seat: Seat, text: str) -> list[Prompt]:
        """The questions a seat would get after a typed turn, as far as its own choices decide that;
        none once a number would be drawn or something hidden shown. Changes nothing."""
        session = await self._load(game)
        try:
            playing.say_choices(session, user, seat, text, self._called)
        except Illegal:
            return []
        if session.stopped or any(entry.barrier for entry in session.entries):
            return []
        return [each for each in playing.prompts(session, user) if each.seat == seat]

    async def unchanged(self, game: int, seq: int) -> bool:
        """Whether nothing has happened in a game since a line of its journal."""
        since = await self._store.read(lambda db: journal.between(db, game, seq, undone=True))
        return not any(entry.kind in CHANGES for entry in since)

    async def _typed_command(
        self, now: Session, user: User, seat: Seat, line: typed_commands.Line, command: str
    ) -> Acted:
        """Run a typed line that is really a command: `undo`, `resign`, ... (TB-6.9)."""
        if line.verb == "undo":
            return await self.undo(now.id, user, seat, command)
        if line.verb == "resign":
            return await self.concede(now.id, user, seat, command)
        if line.verb == "deputy":
            await self.deputy(now.id, user, line.user, command)
        else:
            wanted = typed_commands.seat_named(now.engine, line.seat, seat, now.seats)
            await self.stand_in(now.id, user, wanted, command)
        return playing.acted(await self._load(now.id), user)

    async def paraphrase(self, game: int, user: User, seat: Seat, text: str) -> tuple[Msg, ...]:
        """A typed turn in full form, as it is understood. Changes nothing."""
        return playing.paraphrase(await self._load(game), user, seat, text)

    async def undoable(self, game: int, user: User) -> list[Seat]:
        """The person's seats that have a latest pick to take back."""
        session = await self._load(game)
        mine = session.commands(user) if session.playing else set()
        return [seat for seat in session.seats if seat in mine and undo.steps(session, seat)]

    async def undo(self, game: int, user: User, seat: Seat, command: str) -> Acted:
        """Take back the seat's latest pick."""
        async with self._session(game, command) as session:
            if not session.done:
                to = undo.target(session, user, seat)
                before = await self._store.read(lambda db: rebuild.kept_position(db, game, to))
                undo.undo(session, user, seat, to, before)
        return playing.acted(session, user)

    async def takeback(self, game: int, user: User, command: str) -> bool:
        """Ask everybody else to agree that one's latest move is taken back. Returns whether it was
        done."""
        async with self._session(game, command) as session:
            if not session.done:
                first = session.row.seq - takeback.LINES
                lines = await self._store.read(lambda db: journal.between(db, game, first))
                takeback.ask(session, user, lines)
                await self._take_back(session)
        return session.taken_back is not None

    async def consent(
        self, game: int, user: User, number: int, command: str, *, agrees: bool
    ) -> bool:
        """Agree to a takeback or refuse it, unseen. Returns whether the move was taken back now."""
        async with self._session(game, command) as session:
            if not session.done:
                takeback.answer(session, user, number, agrees=agrees)
                await self._take_back(session)
        return session.taken_back is not None

    async def _take_back(self, session: Session) -> None:
        to = takeback.granted(session)
        if to is not None:
            before = await self._store.read(lambda db: rebuild.kept_position(db, session.id, to))
            takeback.carry_out(session, before)

    async def concede(self, game: int, user: User, seat: Seat, command: str) -> Acted:
        return await self._do(game, user, command, lambda s: playing.concede(s, user, seat))

    async def orders_menu(self, game: int, user: User, seat: Seat) -> Offer:
        """The standing orders a seat can set; refused if the game has none."""
        return playing.orders_menu(await self._load(game), user, seat)

    async def preset_menu(self, game: int, user: User, seat: Seat) -> Offer:
        """The standing orders a seat can set beside its question, for the same turn; to be set with
        `set_order`."""
        return playing.preset_menu(await self._load(game), user, seat)

    async def set_order(
        self, game: int, user: User, seat: Seat, picks: Iterable[Key], command: str
    ) -> Acted:
        return await self._do(
            game, user, command, lambda s: playing.set_order(s, user, seat, picks)
        )

    async def withdraw(self, game: int, user: User, seat: Seat, command: str) -> Acted:
        """Take back a filed turn; returns what was left of it."""
        return await self._do(game, user, command, lambda s: playing.withdraw(s, user, seat))

    # Computers.

    async def add_computer(
        self, game: int, user: User, strength: Strength, command: str | None = None
    ) -> Table:
        """Seat a computer at a table that has not started. For its host."""
        return await self._change(game, lambda s: lobby.add_computer(s, user, strength), command)

    async def remove_computer(
        self, game: int, user: User, computer: User, command: str | None = None
    ) -> Table:
        return await self._change(game, lambda s: lobby.remove_computer(s, user, computer), command)

    async def computer_stands_in(
        self, game: int, user: User, seat: Seat, strength: Strength | None, command: str
    ) -> Table:
        """Let a computer act for somebody until they act again."""
        return await self._change(
            game, lambda s: seats.computer_stands_in(s, user, seat, strength), command
        )

    async def waiting_for_computers(self) -> list[int]:
        return await self._store.read(lambda db: prompts.waiting_for(db, computers.MOST))

    async def computer_question(self, game: int) -> Question | None:
        """What a computer at this table is asked and has not answered."""
        return thinking.question(await self._load(game))

    async def play_computer(self, asked: Question, picks: Iterable[Key]) -> bool:
        """Answer for a computer, unless the question is no longer asked. Returns whether that was
        done."""
        async with self._session(asked.game, asked.command) as session:
            if session.done or not thinking.still_asked(session, asked):
                return False
            playing.act(session, asked.user, asked.seat, asked.token, picks)
        return True

    async def hint_question(self, game: int, user: User, seat: Seat) -> Question:
        """One's own question, to be thought about by a computer; refused where the table wants no
        hints."""
        return thinking.hint_question(await self._load(game), user, seat)

    # Around the game. Whether somebody is an admin is decided by the edge, from what Discord says.

    async def stand_in(self, game: int, user: User, seat: Seat, command: str) -> Table:
        """Act for a team mate who has missed several turns, until they act again."""
        async with self._session(game, command) as session:
            if not session.done:
                lines = await self._store.read(lambda db: journal.between(db, game))
                seats.stand_in(session, user, seat, lines)
        return session.table

    async def report(self, game: int, user: User, text: str, command: str) -> None:
        """Tell the host something in private."""
        await self._change(game, lambda s: seats.report(s, user, text), command)

    async def deputy(
        self, game: int, user: User, deputy: User | None, command: str | None = None
    ) -> Table:
        return await self._change(game, lambda s: seats.deputy(s, user, deputy), command)

    async def pause(
        self, game: int, user: User, command: str | None = None, *, admin: bool = False
    ) -> Table:
        async with self._session(game, command) as session:
            if not session.done:
                lines = await self._store.read(lambda db: journal.between(db, game))
                earlier = sum((line.kind, line.user) == ("pause", user) for line in lines)
                pauses.pause(session, user, earlier, admin=admin)
        return session.table

    async def resume(
        self, game: int, user: User, command: str | None = None, *, admin: bool = False
    ) -> Table:
        return await self._change(game, lambda s: pauses.resume(s, user, admin=admin), command)

    async def abandon(
        self, game: int, user: User, command: str | None = None, *, admin: bool = False
    ) -> Table:
        """End a game without a result. Only the host or an admin may."""
        return await self._change(game, lambda s: pauses.abandon(s, user, admin=admin), command)

    async def keep(self, game: int, user: User, command: str) -> None:
        """Keep a table that is about to be closed because nobody touches it."""
        await self._change(game, lambda s: idle.keep(s, user), command)

    async def substitute(
        self,
        game: int,
        by: User,
        seat: Seat,
        user: User,
        reason: str,
        command: str | None = None,
        *,
        admin: bool = True,
    ) -> Table:
        """Give a seat to somebody else. An admin may; the host only if the seat's time is up."""
        return await self._change(
            game, lambda s: seats.substitute(s, by, seat, user, reason, admin=admin), command
        )

    # Absences and open seats.

    async def vacation(
        self, user: User, first: str, last: str, command: str
    ) -> list[tuple[Table, Msg | None]]:
        """Let somebody be away from all their tables; returns them, each with why it was refused
        there."""
        begin, end = vacations.read(first, last)
        zone = (await self.profile(user)).zone
        found: list[tuple[Table, Msg | None]] = []
        for at in await self.mine(user):
            if at.status == "lobby" or user not in {each.user for each in at.players}:
                continue
            try:
                changed = await self._change(
                    at.id,
                    lambda s: vacations.take(s, user, begin, end, zone),
                    f"{command}:{at.id}",
                )
            except Illegal as refusal:
                found.append((at, refusal.reason))
            else:
                found.append((changed, None))
        return found

    async def days_left(self, user: User) -> list[tuple[Table, int]]:
        """How many days of vacation somebody has left at each of their tables."""
        found = []
        for at in await self.mine(user):
            if at.status != "lobby" and user in {each.user for each in at.players}:
                session = await self._load(at.id, asks=False)
                found.append((at, vacations.left(session, user)))
        return found

    async def forgive(self, game: int, user: User, command: str) -> Table:
        """Undo the latest thing that was done because somebody's time ran out; for the host, within
        a day."""
        async with self._session(game, command) as session:
            if not session.done:
                rights.host(session, user)
                lines = await self._store.read(lambda db: journal.between(db, game))
                to = ladder.undoable(lines, self._now())
                before = await self._store.read(lambda db: rebuild.kept_position(db, game, to))
                ladder.forgive(session, user, to, before)
        return session.table

    async def offer_seat(self, game: int, user: User, seat: Seat, command: str) -> Table:
        return await self._change(game, lambda s: market.offer(s, user, seat), command)

    async def keep_seat(self, game: int, user: User, seat: Seat, command: str) -> Table:
        return await self._change(game, lambda s: market.withdraw(s, user, seat), command)

    async def take_seat(self, game: int, user: User, seat: Seat, command: str) -> Table:
        await self._check_cap((await self.table(game)).guild, user)
        return await self._change(game, lambda s: seats.take_over(s, user, seat), command)

    async def snooze(self, game: int, user: User, seat: Seat, command: str) -> None:
        """Remind somebody again in a few hours, and in any case an hour before the deadline."""
        await self._change(game, lambda s: alarms.snooze(s, user, seat), command)

    async def note(self, game: int, user: User, text: str | None = None) -> str:
        """What somebody has noted for themselves at a table; with a text, after it was added. An
        empty text deletes everything."""

        def write(db: Db) -> str:
            before = notes.get(db, game, user)
            if text is not None:
                notes.put(db, game, user, "\n".join(filter(None, [before, text])) if text else "")
            return notes.get(db, game, user)

        table = await self.table(game)
        if user not in {each.user for each in table.players}:
            raise Illegal(msg("table-not-seated"))
        return await self._store.write(write)

    async def rematch(self, game: int, user: User) -> Table:
        """Open a table for the same game, with the same options and in the same channel; whoever
        played before is told there."""
        old = await self.table(game)
        people = {each.user for each in old.players if each.user > 0}
        if old.ended is None:
            raise Illegal(msg("rematch-not-over"))
        if user not in people:
            raise Illegal(msg("table-not-seated"))
        known = {each.name for each in lobby.all_options(self._engine(old.game))}
        options = {name: value for name, value in old.options.items() if name in known}
        new = await self.open(old.guild, old.channel, user, old.game, options, seated=True)
        others = tuple(rights.person(each) for each in sorted(people - {user}))
        text = msg("table-rematch", user=rights.person(user), people=others)
        return await self._change(new.id, lambda s: s.notice(text))

    async def set_cap(self, guild: int, most: int) -> None:
        """Set how many games at once somebody may play on a server; 0 for as many as they like."""
        await self.set_fact(f"cap/{guild}", str(most))

    async def _check_cap(self, guild: int, user: User) -> None:
        """Refuse somebody another game if they play as many as their server allows."""
        most = int(await self.fact(f"cap/{guild}") or 0)
        if not most:
            return
        mine = [each for each in await self.mine(user) if each.guild == guild]
        if sum(user in {p.user for p in each.players} for each in mine) >= most:
            raise Illegal(msg("table-cap", n=most))

    async def open_seats(self, guild: int | None) -> list[tuple[Table, Seat, Instant]]:
        """The seats that can be taken over, on one server or on all, and since when."""
        rows = await self._store.read(lambda db: openings.everywhere(db, guild))
        tables = await self._store.read(lambda db: find_all(db, {row.game for row in rows}))
        shown = {game: self._shown(game, each) for game, each in tables.items()}
        found = [(shown[row.game], row.seat, row.opened) for row in rows]
        return [(at, seat, opened) for at, seat, opened in found if at is not None]

    async def show_seats_in(self, guild: int, channel: int) -> None:
        """Choose the channel of a server in which open seats are shown."""
        await self.set_fact(outgoing.seats_channel(guild), str(channel))

    async def hours(self, table: Table, zone: str) -> tuple[int, ...]:
        """The hours, in a zone, in which the people of a table answer."""
        rows = await self._store.read(lambda db: waits.of_game(db, table.id))
        return clock_book.active_hours(rows, zone)

    async def moments(self, game: int, last: int = 25) -> list[Moment]:
        """The points a game can be rewound to. For admins only: the numbers tell how often people
        acted."""
        entries = await self._store.read(lambda db: journal.between(db, game))
        return undo.moments(entries)[-last:]

    async def rewind(
        self, game: int, by: User, seq: int, reason: str, command: str | None = None
    ) -> Table:
        """Set a game back, for admins and in public. Dice thrown since are not thrown the same
        again."""
        async with self._session(game, command) as session:
            if not session.done:
                before = await self._store.read(lambda db: rebuild.kept_position(db, game, seq))
                undo.rewind(session, by, seq, reason, before)
        return session.table

    # Time.

    async def wake(self) -> None:
        """At start, give every running clock back the time the bot was down. This does not count as
        a sign of life: a bot that starts again and again without serving anybody is still down."""
        now = self._now()
        last = await self._store.read(lambda db: users.fact(db, HEARTBEAT))
        if last is None:
            await self._store.write(lambda db: users.set_fact(db, HEARTBEAT, str(now)))
        else:
            await self._give_back(float(last), now)
        self.last_beat = self._told = now

    async def ring(self) -> int:
        """Carry out what is due by now, oldest first (TB-1.14); returns how many alarms rang. To be
        called often, but only while people can be served: a long gap between two calls is given
        back to every running clock."""
        now = self._now()
        if not self.last_beat:
            await self.wake()
        elif not await self._correct_clocks() and now - self._told >= EVERY:
            await self._store.write(lambda db: users.set_fact(db, HEARTBEAT, str(now)))
            self._told = now
        self.last_beat = now
        if now - self._pruned >= DAY:
            await self._store.write(lambda db: outbox.prune(db, now - KEPT))
            self._pruned = now
        rang = 0
        for alarm in await self._store.read(lambda db: prompts.due(db, now)):
            rang += await self._ring(alarm)
        return rang

    async def _give_back(self, last: Instant, now: Instant) -> bool:
        """Give every running clock the time lost since `last`, or take from it what the machine's
        clock was set back. Returns whether there was anything to correct."""
        lost = clocks.outage(last, now)
        if not lost:
            return False

        def credit(db: Db) -> None:
            running = lookup.calendars(db)
            prompts.credit(
                db,
                lambda due, game, seat: moved(due, now - lost, now, running(game, seat)),
            )
            if lost < 0:
                outbox.shift(db, lost)
            users.set_fact(db, HEARTBEAT, str(now))

        await self._store.write(credit)
        log.info("nobody could play for %.0f s: every running clock is moved by that", lost)
        return True

    async def _correct_clocks(self) -> bool:
        """Before anything is done, notice that nobody could play for a while, or that the machine's
        clock was set back: whoever acts first must not pay for it. Returns whether it was so."""
        async with self._correcting:
            now = self._now()
            if not self.last_beat or not await self._give_back(self.last_beat, now):
                return False
            self.last_beat = self._told = now
            return True

    async def _ring(self, alarm: AlarmRow) -> bool:
        try:
            async with self._session(alarm.game, alarms.command(alarm)) as session:
                return not session.done and alarms.ring(session, alarm)
        except Exception:  # other games must not wait for this one
            log.exception("alarm of game %s rings again later", alarm.game)
            later = dataclasses.replace(alarm, due=self._now() + LATER)
            await self._store.write(lambda db: prompts.set_alarms(db, [alarm], [later]))
            return False

    # Messages that must be sent.

    async def take_outgoing(self, most: int = 20) -> list[Outgoing]:
        """The next messages, at most one for each channel or person. Each must be reported on;
        after a crash the unreported ones are handed out again with the same nonce."""
        if self._now() < self.last_beat:
            await self._correct_clocks()
        return await self._delivery.take(most)

    async def delivered(self, row: int, message: int | None = None) -> None:
        """Report a delivery. `message` is the Discord id of the message or thread."""
        await self._delivery.delivered(row, message)

    async def postponed(self, row: int, seconds: float) -> None:
        """Report that a message must be tried again later."""
        await self._delivery.postponed(row, seconds)

    async def refused(self, row: int, seconds: float, *, gone: bool) -> None:
        """Report that a channel takes no messages. It is tried again later, with the newest
        board."""
        await self._delivery.refused(row, seconds, gone=gone)

    async def undeliverable(self, row: int, why: str) -> None:
        """Report that a message is never to be tried again, because its reader's direct messages
        are closed for instance."""
        await self._delivery.undeliverable(row, why)

    # People.

    async def profile(self, user: User) -> Profile:
        return profile(await self._store.read(lambda db: users.get(db, user)))

    async def asleep(self, user: User) -> bool:
        """Whether it is one of the person's quiet hours."""
        wish, now = await self.profile(user), self._now()
        return clocks.woken(now, wish.zone, wish.quiet) > now

    async def set_profile(self, wish: Profile) -> None:
        if wish.zone not in available_timezones():
            raise Illegal(msg("table-no-zone", zone=wish.zone))
        quiet = "{}-{}".format(*wish.quiet) if wish.quiet else None
        row = UserRow(*(wish.user, wish.lang, wish.zone, wish.dm, quiet, wish.remind, wish.safety))
        await self._store.write(lambda db: users.save(db, row))

    async def export_user(self, user: User) -> dict[str, Any]:
        """Everything that is stored about a person."""
        return await self._store.read(lambda db: users.everything(db, user))

    async def delete_user(self, user: User) -> None:
        """Forget a person. They give up what they play, and a number stands for them afterwards."""
        for game in await self._store.read(lambda db: games.live_of(db, user)):
            try:
                await self._change(game, lambda session: seats.vacate(session, user))
            except Exception:  # who wants to be forgotten does not wait for its repair
                log.exception("somebody is forgotten in game %s, which cannot be played", game)
        await self._store.write(lambda db: users.forget(db, user))

    async def first_time(self, user: User, what: str) -> bool:
        """Whether somebody is shown this for the first time; from now on they are not."""
        return await self._store.write(lambda db: users.show(db, user, what))

    # Single facts the edge wants to remember.

    async def fact(self, name: str) -> str | None:
        return await self._store.read(lambda db: users.fact(db, name))

    async def set_fact(self, name: str, value: str) -> None:
        await self._store.write(lambda db: users.set_fact(db, name, value))

    # Checking.

    async def export(self, game: int, *, full: bool = False) -> dict[str, Any]:
        """A game as JSON. Picks and seed only when it is over, or with `full`, which is for the
        host's command line and never for Discord."""
        return await self._store.read(lambda db: record.export(db, game, full=full))

    async def replay(self, game: int) -> bool:
        """Whether seed and journal lead to the stored position, byte for byte."""
        row, entries = await self._store.read(
            lambda db: (games.get(db, game, state=True), journal.between(db, game))
        )
        if row is None or row.seed is None:
            raise Illegal(msg("table-not-started"))
        return record.replay(row, entries, self._engine(row.game))


def _urgency(table: Table, user: User) -> tuple[bool, float, int]:
    """What sorts somebody's tables by how soon they should look at them."""
    mine = [each.deadline for each in table.waiting if each.user == user]
    return not mine, min((each for each in mine if each is not None), default=inf), table.id


def _save(db: Db, session: Session) -> None:
    outgoing.write(db, session)
    session.save(db)
