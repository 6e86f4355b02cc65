"""Everything a person can do at a table. Knows people and time, and nothing of Discord."""

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
from typing import Any
from weakref import WeakValueDictionary
from zoneinfo import available_timezones

from bot.app import (
    advance,
    alarms,
    clocks,
    letters,
    lobby,
    packed,
    past,
    pauses,
    personal,
    playing,
    record,
    seats,
    settle,
    spoken,
    takeback,
    undo,
)
from bot.app.found import apart, find, profile, table
from bot.app.model import (
    Acted,
    Instant,
    Letter,
    Logged,
    Moment,
    Profile,
    Prompt,
    Said,
    Sight,
    Stale,
    Table,
    User,
)
from bot.app.sitting import Loaded, Sitting, load
from bot.store import Db, Store, games, journal, outbox, prompts, talks, users
from bot.store.games import GameRow
from bot.store.prompts import AlarmRow
from bot.store.users import UserRow
from engines import registry
from engines.contract import Able, Engine, Illegal, Key, Msg, Offer, Seat, msg
from engines.kit.simulate import QuickRng

log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"
EVERY = 60.0
"""Seconds between two heartbeats."""
DAY = 86_400.0
KEPT = 30 * DAY
"""Seconds for which messages that were sent are remembered."""
LATER = 600.0
"""Seconds until an alarm that could not be carried out rings again."""
NONE: Mapping[str, str] = {}


class Tables:
    """One per process. Every refusal is an `Illegal` with words for the person who asked."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], Instant] = time.time,
        seeds: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        engine: Callable[[str], Engine[Any]] = registry.engine,
        names: Iterable[str] = registry.GAMES,
        called: spoken.Called = spoken.called,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self._store = store
        self._now = now
        self._seeds = seeds
        self._engine = engine
        self._names = tuple(names)
        self._called = called
        self._chance = chance
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sending: set[int] = set()
        self._beat = self._pruned = 0.0

    # A visit to a table.

    @asynccontextmanager
    async def _sit(self, id: int, command: str | None = None) -> AsyncIterator[Sitting]:
        """Everything done inside happens as one, or not at all. One visit at a time."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            sitting = await self._look(id, command)
            try:
                yield sitting
                if sitting.done:
                    return
                if sitting.playing and sitting.taken_back is None:
                    advance.advance(sitting)
                if sitting.moved:
                    settle.settle(sitting)
            except (Illegal, Stale):
                raise
            except Exception:
                log.exception("game %s, seq %s: nothing was done", id, sitting.row.seq)
                raise Illegal(msg("table-broken")) from None
            await self._store.write(lambda db: _save(db, sitting))

    async def _look(self, id: int, command: str | None = None) -> Sitting:
        loaded: Loaded = await self._store.read(lambda db: load(db, id, command))
        engine = self._engine(loaded.found.row.game)
        return Sitting(loaded, engine, self._now(), command, self._chance)

    async def _do(
        self, id: int, user: User, command: str, deed: Callable[[Sitting], None]
    ) -> Acted:
        """Carry out a command of a person, unless it has been carried out before."""
        async with self._sit(id, command) as sitting:
            if not sitting.done:
                deed(sitting)
        return playing.acted(sitting, user)

    async def _change(
        self, id: int, deed: Callable[[Sitting], None], command: str | None = None
    ) -> Table:
        async with self._sit(id, command) as sitting:
            if not sitting.done:
                deed(sitting)
        return sitting.table

    # The lobby.

    async def open(
        self, guild: int, channel: int, host: User, game: str, options: Mapping[str, str] = NONE
    ) -> Table:
        if game not in self._names:
            raise Illegal(msg("table-unknown-game", game=game))
        engine, now = self._engine(game), self._now()
        chosen = lobby.chosen(engine, options)
        row = GameRow(0, game, engine.version, guild, channel, host, "lobby", chosen, now)
        id = await self._store.write(lambda db: lobby.open(db, row))
        return await self.table(id)

    async def join(self, id: int, user: User, chair: int | None = None) -> Table:
        """Sit down in a chair, or in whichever the deal gives."""
        return await self._change(id, lambda sitting: lobby.join(sitting, user, chair))

    async def leave(self, id: int, user: User) -> Table:
        return await self._change(id, lambda sitting: lobby.leave(sitting, user))

    async def option(self, id: int, user: User, name: str, value: str) -> Table:
        return await self._change(id, lambda s: lobby.set_option(s, user, name, value))

    async def start(self, id: int, user: User, command: str) -> Acted:
        seed = self._seeds()
        return await self._do(id, user, command, lambda s: lobby.start(s, user, seed))

    # Looking.

    async def table(self, id: int) -> Table:
        found = await self._store.read(lambda db: find(db, id))
        return table(found, self._engine(found.row.game))

    async def at(self, channel: int) -> Table | None:
        """The live game of a channel."""
        id = await self._store.read(lambda db: games.live_at(db, channel))
        return None if id is None else await self.table(id)

    async def last(self, channel: int) -> Table | None:
        """The game of a channel that began last, also if it is over."""
        id = await self._store.read(lambda db: games.last_at(db, channel))
        return None if id is None else await self.table(id)

    async def spoken(self) -> list[tuple[str, str]]:
        """The games that are live, with the languages of their tables."""
        return await self._store.read(games.spoken)

    async def mine(self, user: User) -> list[Table]:
        """Live games of a person, those that wait for them first."""
        found = await self._store.read(lambda db: [find(db, id) for id in games.live_of(db, user)])
        tables = [table(each, self._engine(each.row.game)) for each in found]
        return sorted(tables, key=lambda t: user not in {each.user for each in t.waiting})

    async def prompts(self, id: int, user: User) -> tuple[Prompt, ...]:
        return playing.prompts(await self._look(id), user)

    async def sight(self, id: int, user: User) -> Sight:
        sitting = await self._look(id)
        if sitting.state is None:
            raise Illegal(msg("table-not-started"))
        mine = sitting.commands(user)
        view = functools.partial(sitting.engine.view, sitting.state)
        hands = {seat: view(seat) for seat in sitting.seats if seat in mine}
        shown = apart(sitting.engine, sitting.row.options, tuple(hands))
        return Sight(sitting.table, view(None), hands, shown)

    async def filed(self, id: int, user: User) -> dict[Seat, Said]:
        """What a person has said in advance for each of their seats."""
        return playing.filed(await self._look(id), user)

    async def computed(self, id: int, seat: Seat) -> tuple[Key, ...] | None:
        """How the game's own computer player would answer for a seat; None if it has no answer.
        It may look at everything, so what it says is for demonstrations only."""
        now = await self._look(id)
        if not isinstance(now.engine, Able) or seat not in now.offers:
            return None
        return now.engine.player(now.state, seat, now.offers[seat], QuickRng(now.row.seq))

    async def log(self, id: int, user: User, last: int = 20) -> list[Logged]:
        """The last things that happened, as far as somebody may know them."""
        table = await self.table(id)
        entries = await self._store.read(lambda db: journal.latest(db, id, last))
        lines = [
            Logged(entry.at, entry.seat, event)
            for entry in entries
            for event in playing.readable(
                table.game, packed.unpack_events(entry.events), table.seats(user)
            )
        ]
        return lines[-last:]

    # Playing. `command` is the id of the interaction: a redelivered one does nothing twice.

    async def act(
        self, id: int, user: User, seat: Seat, token: int, picks: Iterable[Key], command: str
    ) -> Acted:
        return await self._do(id, user, command, lambda s: playing.act(s, user, seat, token, picks))

    async def say(self, id: int, user: User, seat: Seat, text: str, command: str) -> Acted:
        """A typed turn, several choices separated by `;`, or a line about people."""
        if line := personal.read(text):
            now = await self._look(id)
            if personal.about_people(now, seat, text, line, self._called):
                return await self._personal(now, user, seat, line, command)
        return await self._do(
            id, user, command, lambda s: playing.say(s, user, seat, text, self._called)
        )

    async def _personal(
        self, now: Sitting, user: User, seat: Seat, line: personal.Line, command: str
    ) -> Acted:
        """What has a command of its own, typed (OV-31.20)."""
        if line.verb == "undo":
            return await self.undo(now.id, user, seat, command)
        if line.verb == "resign":
            return await self.concede(now.id, user, seat, command)
        if line.verb == "deputy":
            await self.deputy(now.id, user, line.user, command)
        else:
            wanted = personal.meant(now.row.game, line.seat, seat, now.seats)
            await self.stand_in(now.id, user, wanted, command)
        return playing.acted(await self._look(now.id), user)

    async def echo(self, id: int, user: User, seat: Seat, text: str) -> tuple[Msg, ...]:
        """A typed turn in full form, as it is understood; nothing is done."""
        return playing.echo(await self._look(id), user, seat, text)

    async def undoable(self, id: int, user: User) -> list[Seat]:
        """Seats of a person with a latest pick that can be taken back."""
        sitting = await self._look(id)
        mine = sitting.commands(user) if sitting.playing else set()
        return [seat for seat in sitting.seats if seat in mine and undo.steps(sitting, seat)]

    async def undo(self, id: int, user: User, seat: Seat, command: str) -> Acted:
        """Take back the seat's latest pick."""
        async with self._sit(id, command) as sitting:
            if not sitting.done:
                to = undo.target(sitting, user, seat)
                before = await self._store.read(lambda db: past.past(db, id, to))
                undo.undo(sitting, user, seat, to, before)
        return playing.acted(sitting, user)

    async def takeback(self, id: int, user: User, command: str) -> bool:
        """Ask everybody else for leave to take back one's latest move; whether that is done."""
        async with self._sit(id, command) as sitting:
            if not sitting.done:
                first = sitting.row.seq - takeback.LINES
                lines = await self._store.read(lambda db: journal.between(db, id, first))
                takeback.ask(sitting, user, lines)
                await self._take_back(sitting)
        return sitting.taken_back is not None

    async def consent(
        self, id: int, user: User, number: int, command: str, *, agrees: bool
    ) -> bool:
        """Agree to a takeback or refuse it, unseen; whether the move is taken back now."""
        async with self._sit(id, command) as sitting:
            if not sitting.done:
                takeback.answer(sitting, user, number, agrees=agrees)
                await self._take_back(sitting)
        return sitting.taken_back is not None

    async def _take_back(self, sitting: Sitting) -> None:
        to = takeback.granted(sitting)
        if to is not None:
            before = await self._store.read(lambda db: past.past(db, sitting.id, to))
            takeback.carry_out(sitting, before)

    async def concede(self, id: int, user: User, seat: Seat, command: str) -> Acted:
        return await self._do(id, user, command, lambda s: playing.concede(s, user, seat))

    async def orders_menu(self, id: int, user: User, seat: Seat) -> Offer:
        """The standing orders a seat can set; refused if the game has none."""
        return playing.orders_menu(await self._look(id), user, seat)

    async def ahead_menu(self, id: int, user: User, seat: Seat) -> Offer:
        """What a seat that is asked may settle besides, for the same turn; set by `set_order`."""
        return playing.ahead_menu(await self._look(id), user, seat)

    async def set_order(
        self, id: int, user: User, seat: Seat, picks: Iterable[Key], command: str
    ) -> Acted:
        return await self._do(id, user, command, lambda s: playing.set_order(s, user, seat, picks))

    async def withdraw(self, id: int, user: User, seat: Seat, command: str) -> Acted:
        """Take back a filed turn; what was left of it is given back."""
        return await self._do(id, user, command, lambda s: playing.withdraw(s, user, seat))

    # Around the game. Whether somebody is an admin is decided by the edge, from what Discord says.

    async def stand_in(self, id: int, user: User, seat: Seat, command: str) -> Table:
        """Act for a team mate who has been silent for long, until they act again."""
        async with self._sit(id, command) as sitting:
            if not sitting.done:
                lines = await self._store.read(lambda db: journal.between(db, id))
                seats.stand_in(sitting, user, seat, lines)
        return sitting.table

    async def report(self, id: int, user: User, text: str, command: str) -> None:
        """Tell the host, and nobody else."""
        await self._change(id, lambda s: seats.report(s, user, text), command)

    async def deputy(
        self, id: int, user: User, deputy: User | None, command: str | None = None
    ) -> Table:
        return await self._change(id, lambda s: seats.deputy(s, user, deputy), command)

    async def pause(self, id: int, user: User, *, admin: bool = False) -> Table:
        return await self._change(id, lambda s: pauses.pause(s, user, admin=admin))

    async def resume(self, id: int, user: User, *, admin: bool = False) -> Table:
        return await self._change(id, lambda s: pauses.resume(s, user, admin=admin))

    async def abandon(self, id: int, user: User, *, admin: bool = False) -> Table:
        """End a game without a result. The host or an admin may."""
        return await self._change(id, lambda s: pauses.abandon(s, user, admin=admin))

    async def substitute(
        self, id: int, by: User, seat: Seat, user: User, reason: str, *, admin: bool = True
    ) -> Table:
        """Give a seat to somebody else. An admin may; the host if the time of the seat is up."""
        return await self._change(
            id, lambda s: seats.substitute(s, by, seat, user, reason, admin=admin)
        )

    async def moments(self, id: int, last: int = 25) -> list[Moment]:
        """Where a game can be rewound to. For admins: the numbers tell how often people acted."""
        entries = await self._store.read(lambda db: journal.between(db, id))
        return undo.moments(entries)[-last:]

    async def rewind(self, id: int, by: User, seq: int, reason: str) -> Table:
        """For admins: go back, in public. Dice thrown since are not thrown the same again."""
        async with self._sit(id) as sitting:
            before = await self._store.read(lambda db: past.past(db, id, seq))
            undo.rewind(sitting, by, seq, reason, before)
        return sitting.table

    # Time.

    async def wake(self) -> None:
        """At start: give every running clock back the time the bot was down."""
        now = self._now()

        def credit(db: Db) -> float:
            last = users.fact(db, HEARTBEAT)
            lost = clocks.outage(float(last) if last else None, now)
            if lost:
                prompts.credit(db, lambda due, rest: clocks.moved(due, now - lost, now, rest))
            users.set_fact(db, HEARTBEAT, str(now))
            return lost

        if lost := await self._store.write(credit):
            log.info("was down for %.0f s: every running clock gets them back", lost)
        self._beat = now

    async def ring(self) -> int:
        """Carry out what is due by now, oldest first; how many alarms rang. Call it often."""
        now = self._now()
        if not self._beat:
            await self.wake()
        elif now - self._beat >= EVERY:
            await self._store.write(lambda db: users.set_fact(db, HEARTBEAT, str(now)))
            self._beat = now
        if now - self._pruned >= DAY:
            await self._store.write(lambda db: outbox.prune(db, now - KEPT))
            self._pruned = now
        rang = 0
        for alarm in await self._store.read(lambda db: prompts.due(db, now)):
            rang += await self._ring(alarm)
        return rang

    async def _ring(self, alarm: AlarmRow) -> bool:
        try:
            async with self._sit(alarm.game, alarms.command(alarm)) as sitting:
                return not sitting.done and alarms.ring(sitting, alarm)
        except Exception:  # other games must not wait for this one
            log.exception("alarm of game %s rings again later", alarm.game)
            later = dataclasses.replace(alarm, due=self._now() + LATER)
            await self._store.write(lambda db: prompts.set_alarms(db, [alarm], [later]))
            return False

    # Messages that must be sent.

    async def letters(self, most: int = 20) -> list[Letter]:
        """Take the next messages, at most one a channel or person. Each must then be reported
        on; after a crash those that were not are given out again under the same id."""
        now, busy = self._now(), self._sending
        drafts = await self._store.write(lambda db: letters.take(db, now, busy, most))
        found: list[Letter] = []
        for draft in drafts:
            why = "nothing left to say"
            try:
                letter = letters.letter(draft, self._engine(draft.found.row.game))
            except Exception:
                log.exception("letter %s (%s) cannot be written", draft.row.id, draft.row.kind)
                letter, why = None, "broken"
            if letter is None:
                await self.undeliverable(draft.row.id, why)
            else:
                busy.add(letter.id)
                found.append(letter)
        return found

    async def delivered(self, letter: int, message: int | None = None) -> None:
        """`message` is what came of it on Discord: a message, or a thread."""

        def done(db: Db) -> None:
            outbox.sent(db, letter, message)
            talks.opened(db, letter, message)

        await self._store.write(done)
        self._sending.discard(letter)

    async def postponed(self, letter: int, seconds: float) -> None:
        """Try again later."""
        due = self._now() + seconds
        await self._store.write(lambda db: outbox.later(db, letter, due))
        self._sending.discard(letter)

    async def undeliverable(self, letter: int, why: str) -> None:
        """Never try again, for instance because the person takes no messages."""
        await self._store.write(lambda db: outbox.dead(db, letter, why))
        self._sending.discard(letter)

    # People.

    async def profile(self, user: User) -> Profile:
        return profile(await self._store.read(lambda db: users.get(db, user)))

    async def asleep(self, user: User) -> bool:
        """Whether somebody wants to be left alone at this hour."""
        wish, now = await self.profile(user), self._now()
        return clocks.woken(now, wish.zone, wish.quiet) > now

    async def set_profile(self, wish: Profile) -> None:
        if wish.zone not in available_timezones():
            raise Illegal(msg("table-no-zone", zone=wish.zone))
        quiet = "{}-{}".format(*wish.quiet) if wish.quiet else None
        row = UserRow(wish.user, wish.lang, wish.zone, wish.dm, quiet, wish.remind)
        await self._store.write(lambda db: users.save(db, row))

    async def export_user(self, user: User) -> dict[str, Any]:
        """Everything that is stored about a person."""
        return await self._store.read(lambda db: users.everything(db, user))

    async def delete_user(self, user: User) -> None:
        """Forget a person: they give up what they play, and a number stands for them after."""
        for id in await self._store.read(lambda db: games.live_of(db, user)):
            await self._change(id, lambda sitting: seats.vacate(sitting, user))
        await self._store.write(lambda db: users.forget(db, user))

    # Single facts the edge wants to remember.

    async def fact(self, name: str) -> str | None:
        return await self._store.read(lambda db: users.fact(db, name))

    async def set_fact(self, name: str, value: str) -> None:
        await self._store.write(lambda db: users.set_fact(db, name, value))

    # Checking.

    async def export(self, id: int, *, full: bool = False) -> dict[str, Any]:
        """A game as JSON. Picks and seed only once it is over, or with `full`: for the host's
        command line, never for Discord."""
        return await self._store.read(lambda db: record.export(db, id, full=full))

    async def replay(self, id: int) -> bool:
        """Whether seed and journal lead to the stored position, byte for byte."""
        row, entries = await self._store.read(
            lambda db: (games.get(db, id, state=True), journal.between(db, id))
        )
        if row is None or row.seed is None:
            raise Illegal(msg("table-not-started"))
        return record.replay(row, entries, self._engine(row.game))


def _save(db: Db, sitting: Sitting) -> None:
    letters.write(db, sitting)
    sitting.save(db)
