"""One command at one table: what the store held, what is done, what must be saved.

Loaded in one transaction, changed in memory under the game's lock, saved in another (`saving.py`).
If anything goes wrong in between, the session is thrown away and nothing has happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import random
from typing import Any

from bot.app.clocks import calendars
from bot.app.clocks.calendars import Calendar
from bot.app.mail.stored import Envelope, Mail, NoticeMail
from bot.app.model import Instant, Table, User, partners
from bot.app.play import computers
from bot.app.session import encoding
from bot.app.session.saving import Loaded, joint, table
from bot.store.games import ResultRow
from bot.store.journal import JournalEntry
from bot.store.questions import WaitRow
from engines.contract import Engine, Event, Key, Msg, Offer, OrderBook, Seat
from engines.extras import Foresight
from engines.kit import play
from engines.kit.rng import SeededRng
from engines.kit.turns import saved as order_books

MOVES = ("play", "plan", "standing", "default", "away")
"""Journal kinds that are picks of a seat: by its person, by what they filed, or by the clock."""
SILENT = ("default", "away")
"""Moves that no person made."""
CHANGES = (*MOVES, "concede", "bell", "undo", "rewind", "substitute")
"""Journal kinds after which the same words may mean something else."""


class Session:
    def __init__(
        self,
        loaded: Loaded,
        engine: Engine[Any],
        now: Instant,
        command: str | None = None,
        chance: Callable[[], float] = random,
        *,
        asks: bool = True,
    ) -> None:
        """With `asks` false the session is only for looking: no offers are made."""
        self.stored = loaded.stored
        self.row = loaded.stored.row
        self.people = loaded.stored.people
        self.prompts = loaded.stored.prompts
        self.filed = {seat: order_books.load(text) for seat, text in loaded.filed.items()}
        self.engine = engine
        self.now = now
        self.command = command
        self.chance = chance
        """Random numbers between 0 and 1 that affect no card and no die."""
        self.done = loaded.done
        """What this very command led to when it arrived the first time."""
        self.state: Any = engine.load(self.row.state) if self.row.state else None
        self.offers: dict[Seat, Offer] = engine.offers(self.state) if self.state and asks else {}
        self.waited = play.waited_for(self.offers)
        """Whom the table waited for when this session began."""
        self.was_next = next_turn(engine, self.state) if asks else None
        """Whose turn was the next one then."""
        self.was_sealed = {seat for seat, offer in self.offers.items() if offer.sealed}
        """Who was asked under seal when this session began."""

        self.entries: list[JournalEntry] = []
        self.outgoing: list[Envelope] = []
        self.alarms = list(loaded.alarms)
        self.talks = [replace(row) for row in loaded.talks]
        """Private threads that are open, and those this session opens and closes."""
        self.takeback = replace(loaded.takeback) if loaded.takeback else None
        """The latest request to take back a move."""
        self.vacations = list(loaded.vacations)
        self.openings = [replace(row) for row in loaded.openings]
        """Seats that are offered, and those this session offers and closes."""
        self.careful = loaded.careful
        self.touched = loaded.touched
        self.results: list[ResultRow] = []
        self.acting: set[Seat] = set()
        """Seats of the person who gives this command: they see its effect at once."""
        self.acted: set[tuple[Seat, str | None]] = set()
        """Seats that did something, and on which clock. A time-out does not count."""
        self.lapsed: set[tuple[Seat, str | None]] = set()
        """Seats whose time ran out, and on which clock."""
        self.waits: list[WaitRow] = []
        """Clocks that have stopped."""
        self.veiled: set[Seat] = set()
        """Seats whose orders would close a window that has only just been opened."""
        self.moved = False
        self.show = False
        """Post the board even if the table waits for the same people as before."""
        self.taken_back: int | None = None
        """Moves after this seq no longer count."""
        self.stopped: Msg | None = None
        """Why the typed turn of this command stopped; `rest` is what was left of it."""
        self.rest: tuple[str, ...] = ()
        self.paraphrase: tuple[Msg, ...] = ()
        """A filed turn in full form, as it was understood."""
        self.kept: list[tuple[int, bytes]] = []
        """Positions to be kept, with the line of the journal after which each was reached."""
        self.shown: set[int] = set()
        """Lines of the journal after which everybody sees the board."""
        self._events: list[Event] = []
        self._views: dict[Seat | None, Any] = {}
        self.loaded = loaded
        self.given_back = 0
        """How often clocks had been moved, because nobody could play, when this session began."""
        self.before = self.people.copy(), {seat: row.copy() for seat, row in self.prompts.items()}
        """The people and questions when this session began."""
        self.seen = self.row.seq
        """The last line of the journal when this session began."""

    # What there is.

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def table(self) -> Table:
        return table(self.stored, self.engine)

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def seats(self) -> list[Seat]:
        return [row.seat for row in self.people.seats]

    def view(self, seat: Seat | None) -> Any:
        """What a seat, or the public, may know of the present position."""
        if seat not in self._views:
            self._views[seat] = self.engine.view(self.state, seat, self.offers)
        return self._views[seat]

    def calendar(self, seat: Seat = "") -> Calendar:
        """When the clock of a seat stands still; without a seat, the clocks of the table
        (TB-1.7)."""
        calendar = calendars.of_table(self.row.options)
        if not seat or not self.vacations:
            return calendar
        user = self.holder(seat)
        away = [(row.begins, row.ends) for row in self.vacations if row.user == user]
        return calendar | Calendar(away=tuple(away))

    @property
    def clock_time(self) -> Instant:
        """The time on the seats' clocks. It stands still while the game is paused."""
        return self.now if self.row.paused is None else self.row.paused

    def holder(self, seat: Seat) -> User:
        return next(row.user for row in self.people.seats if row.seat == seat)

    def computer(self, seat: Seat) -> User | None:
        """The computer that answers for a seat; None if a person does."""
        return computers.of_seat(self.holder(seat), self.people.deputies)

    @property
    def alone(self) -> User | None:
        """The person who plays here, if all others are computers."""
        people = {row.user for row in self.people.seats if computers.is_person(row.user)}
        return next(iter(people)) if len(people) == 1 else None

    def own(self, user: User) -> set[Seat]:
        """The seats a person answers for, as holder or as deputy."""
        return {
            row.seat
            for row in self.people.seats
            if user in (row.user, self.people.deputies.get(row.user))
        }

    def commands(self, user: User) -> set[Seat]:
        """The seats a person may give orders for: their own and those of partners."""
        own = self.own(user)
        return own.union(partners(own, joint(self.engine, self.row.options)))

    # What is done.

    def move(self, seat: Seat, picks: Iterable[Key], kind: str, user: User | None = None) -> None:
        """Make a move, or refuse it with the position unchanged."""
        picks, rng = tuple(picks), self.rng()
        clock = self.offers[seat].clock if seat in self.offers else None
        outcome = play.move(self.engine, self.state, seat, picks, rng, self.offers)
        self.put(self.state, rng.count, dict(outcome.offers))
        self.prompts[seat].print = None  # the prompt it answers is stale, whatever comes next
        silent = kind in SILENT
        if not silent:
            self.acted.add((seat, clock))
        note = {"clock": clock} if silent else None
        self.enter(kind, seat, user, picks, outcome.events, barrier=outcome.barrier, note=note)

    def put(self, state: Any, draws: int, offers: dict[Seat, Offer] | None = None) -> None:
        """Put another position in the place of this one, for which so many random numbers were
        drawn."""
        self.state, self.row.draws = state, draws
        self.offers = self.engine.offers(state) if offers is None else offers
        self._views = {}
        self.moved = True

    def rng(self) -> SeededRng:
        assert self.row.seed is not None, "no seed before the start"
        return SeededRng(self.row.seed, self.row.epoch, self.row.draws)

    def enter(
        self,
        kind: str,
        seat: Seat | None = None,
        user: User | None = None,
        picks: tuple[Key, ...] = (),
        events: Iterable[Event] = (),
        *,
        barrier: bool = False,
        note: Any = None,
    ) -> JournalEntry:
        """Write a line into the journal. The position after a barrier is kept."""
        self.row.seq += 1
        name = self.command or f"table:{self.id}:{self.row.seq}"
        told, self._events = self._events, []
        entry = JournalEntry(
            seq=self.row.seq,
            command=f"{name}/{len(self.entries)}" if self.command and self.entries else name,
            at=self.now,
            user=user,
            seat=seat,
            kind=kind,
            picks=encoding.dumps(picks),
            events=encoding.encode_events([*told, *events]),
            barrier=barrier,
            epoch=self.row.epoch,
            draws=self.row.draws,
            note=None if note is None else encoding.dumps(note),
        )
        self.entries.append(entry)
        if barrier:
            self.keep()
        return entry

    def keep(self, *, shown: bool = False) -> None:
        """Keep the present position, to go back to and for the board of a message; for the archive
        too, if everybody is `shown` it now."""
        if not self.kept or self.kept[-1][0] != self.row.seq:
            self.kept.append((self.row.seq, self.engine.dump(self.state)))
        if shown:
            self.shown.add(self.row.seq)

    def add_event(self, text: Msg, audience: tuple[Seat, ...] | None = None) -> None:
        """Add an event of the table itself to the next line of the journal."""
        self._events.append(Event(text, audience))

    # Whom it concerns.

    def post(
        self,
        mail: Mail,
        *,
        user: User | None = None,
        seat: Seat | None = None,
        public: bool = True,
        due: Instant | None = None,
        again: tuple[Seat, ...] = (),
    ) -> None:
        """Queue a message. If not `public`, only this user may ever get it."""
        channel, due = self.row.channel if public else None, self.now if due is None else due
        self.outgoing.append(Envelope(mail, due, self.id, channel, user, seat, again))

    def notice(self, text: Msg, user: User | None = None) -> None:
        """Queue a sentence for the channel, or for one person."""
        self.post(NoticeMail(text), user=user, public=user is None)

    def announce(
        self, text: Msg, kind: str, seat: Seat | None = None, user: User | None = None
    ) -> None:
        """Tell everybody of something done at the table: in the journal and in the channel."""
        self.add_event(text)
        self.enter(kind, seat, user)
        self.notice(text)

    def filing(self, seat: Seat) -> OrderBook:
        return self.filed.setdefault(seat, OrderBook())

    def decide_takeback(self) -> None:
        """Close the request to take a move back, if one is open (TB-5.7)."""
        if self.takeback is not None:
            self.takeback.open = False


def next_turn(engine: Engine[Any], state: Any) -> Seat | None:
    """The seat whose turn follows the present one, if everybody can know that."""
    if state is None or not isinstance(engine, Foresight):
        return None
    return engine.next_turn(state)
