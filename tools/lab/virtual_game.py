"""One game in virtual time, among people who sleep, work and go away (see PACE.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.app.ahead.plans import LONGEST, MOST
from bot.app.clocks import calendars, pace
from bot.app.clocks.calendars import DAY, HOUR, Calendar, after, earned, seconds, stopped, woken
from engines.contract import Ahead, Engine, Offer, OrderBook, Picks, Seat
from engines.extras import Foresight, Statistics
from engines.kit.rng import Rng, SeededRng
from engines.kit.simulate import QuickRng, Stuck, able, some_picks, walk
from engines.kit.turns import foresee, picked
from tools.lab.people import Person

START = 1_790_000_000.0
"""The first game begins on 21 September 2026; each further one a day later."""
DAYS = 10_000
"""After so many games they begin on the same days again: any number can be a seed."""
THERE = 10 * 60.0
"""For how long somebody who has just answered is still at hand, in seconds."""
NEXT = 45.0
"""Seconds such a person needs for the next question."""
FOR_EVER = 3 * 365 * DAY


@dataclass(frozen=True)
class Clocks:
    """The clocks of a table, as its pace sets them."""

    options: Mapping[str, str]
    calendar: Calendar

    @classmethod
    def of(cls, name: str, zone: str) -> Clocks:
        options = {**pace.settings(name), "zone": zone}
        return cls(options, calendars.of_table(options))

    def hours(self, name: str) -> float:
        return float(self.options[name]) * HOUR

    def allowance(self, name: str, now: float) -> float:
        said = self.options[name]
        if said == pace.SLOT:
            return pace.until_slot(self.options, now, self.calendar)
        found = seconds(said)
        assert found is not None, "people who may take any time are another model"
        return found


@dataclass
class Asked:
    """A question somebody has to answer by hand."""

    since: float
    answers: float
    due: float | None


@dataclass
class Game:
    """One game in virtual time."""

    engine: Engine[Any]
    seats: Sequence[Seat]
    options: Mapping[str, str]
    people: Sequence[Person]
    policy: str
    seed: int
    pace: str = "daily"
    turns: dict[str, int] = field(default_factory=dict)
    """Every turn, and which of the persons takes it."""
    waits: list[float] = field(default_factory=list)
    """How long the table waited, each time somebody had to come."""
    pings: list[tuple[Person, float]] = field(default_factory=list)
    foreign: int = 0
    """Answers by hand of people whose turn it was not."""
    planned: int = 0
    """Turns that began with something filed."""
    whole: int = 0
    """Those of them in which all that was filed was carried out."""
    books: dict[Seat, OrderBook] = field(default_factory=dict)
    """What is filed for the next turns."""
    visits: dict[int, float] = field(default_factory=dict)
    """When somebody looks in next, between two of their turns."""
    latest: dict[int, str] = field(default_factory=dict)
    """The clock of each person's latest turn."""
    over: set[int] = field(default_factory=set)
    """Who has had a turn, and has not thought of the next one since."""
    next_up: Seat = ""
    """Who has been told that their turn is the next one."""
    missed: frozenset[Seat] = frozenset()
    """Seats whose time has run out since their latest turn began."""
    finished: bool = False
    days: float = 0.0

    def play(self) -> None:
        chance = Random(f"pace {self.engine.name} {self.seed}")
        self.chance = chance
        chairs = self.engine.chairs(self.options)
        self.chair = {seat: n for n, held in enumerate(chairs) for seat in held}
        used = sorted({self.chair[seat] for seat in self.seats})
        start = START + self.seed % DAYS * DAY
        cast = chance.sample(list(self.people), len(used))
        self.persons = {
            n: each.at_pace(self.pace).with_absences(start, chance)
            for n, each in zip(used, cast, strict=True)
        }
        self.clocks = Clocks.of(self.pace, self.persons[used[0]].zone)
        self.last = dict.fromkeys(used, -DAY)
        self.bank = dict.fromkeys(self.seats, self.clocks.hours("bank"))
        self.asked: dict[tuple[Seat, str], Asked] = {}
        first = {n: each.answers(start, chance) for n, each in self.persons.items()}
        self.visits = first if self.policy == "orders" else {}
        dice, chooser = SeededRng(b"pace %d" % self.seed), QuickRng(self.seed)
        state = self.engine.new(self.seats, self.options, dice)
        self.now = start
        for _ in walk(self.engine, state, dice, chooser, self._choose):
            if self.now - start > FOR_EVER:
                break
        else:
            self.finished = True
        self.days = (self.now - start) / DAY

    def _choose(
        self, engine: Engine[Any], state: Any, offers: dict[Seat, Offer], rng: Rng
    ) -> tuple[Seat, Picks]:
        """The next answer; the time moves on to when it comes."""
        self.now, seat, picks = self._next(state, offers, self.now, rng)
        return seat, picks

    def _next(
        self, state: Any, offers: dict[Seat, Offer], now: float, chooser: Rng
    ) -> tuple[float, Seat, tuple[str, ...]]:
        """When the next answer comes, of whom, and what it is."""
        waiting = {s: o for s, o in offers.items() if o.required and not o.answered}
        if not waiting:
            raise Stuck(f"{self.engine.name} waits for nobody")
        for seat, offer in waiting.items():
            self._begun(state, seat, offer)
            if self.policy == "orders" and (said := self._said(state, seat, offer)) is not None:
                return now, seat, said
        if self.policy == "orders":
            self._between(state, waiting, now)
        if self.policy == "naive":
            waiting = dict([next(iter(waiting.items()))])
        fresh = {(seat, offer.clock) for seat, offer in waiting.items()}
        self.asked = {key: each for key, each in self.asked.items() if key in fresh}
        for seat, offer in waiting.items():
            if (seat, offer.clock) not in self.asked:
                self.asked[seat, offer.clock] = self._ask(seat, offer, now)
        (seat, _), first = min(self.asked.items(), key=lambda each: _ends(each[1]))
        del self.asked[seat, waiting[seat].clock]
        at = max(now, _ends(first))
        if self.policy == "orders":
            self._look_in(state, waiting, at)
        if at - first.since > THERE:
            self.waits.append(at - first.since)
        if first.due is not None and first.due < first.answers:
            self.bank[seat], self.missed = 0.0, self.missed | {seat}
            return at, seat, tuple(waiting[seat].default)
        chair = self.chair[seat]
        self.last[chair] = at
        if chair != self._active(waiting[seat]):
            self.foreign += 1
        return at, seat, self._picks(state, seat, waiting[seat], chooser)

    def _begun(self, state: Any, seat: Seat, offer: Offer) -> None:
        """Note a turn that begins."""
        chair = self.chair[seat]
        if offer.clock.startswith("turn/") and offer.clock not in self.turns:
            if chair in self.turns.values() and seat not in self.missed:
                refill, cap = self.clocks.hours("refill"), self.clocks.hours("bank_cap")
                self.bank[seat] = earned(self.bank[seat], refill, cap)
            self.missed -= {seat}
            self.turns[offer.clock] = chair
        own = isinstance(self.engine, Foresight) and self.engine.begins(state, seat, offer)
        if own and self.latest.get(chair) != offer.clock:
            self.latest[chair] = offer.clock
            self.over.add(chair)

    def _between(self, state: Any, waiting: Mapping[Seat, Offer], now: float) -> None:
        """Whoever has ended a turn by hand puts the next one together while they are there, and
        looks in again later; whose turn has become the next one is told so, and looks in."""
        asked = {self.chair[seat] for seat in waiting}
        for chair in sorted(self.over - asked):
            self.over.discard(chair)
            if now - self.last[chair] <= THERE:
                self._plan(state, chair)
            self.visits[chair] = self.persons[chair].answers(now, self.chance)
        seat = self.engine.next_turn(state) if isinstance(self.engine, Foresight) else None
        if seat is None or seat == self.next_up:
            return
        self.next_up, chair = seat, self.chair[seat]
        if chair not in asked and now - self.last[chair] > THERE:
            called = self._call(chair, now)
            comes = self.persons[chair].answers(called, self.chance)
            self.visits[chair] = min(comes, self.visits.get(chair, comes))

    def _look_in(self, state: Any, waiting: Mapping[Seat, Offer], until: float) -> None:
        """Let people who look in before the next answer comes put their next turns together."""
        asked = {self.chair[seat] for seat in waiting}
        for chair in [chair for chair, at in self.visits.items() if at <= until]:
            del self.visits[chair]
            if chair not in asked:
                self._plan(state, chair)

    def _plan(self, state: Any, chair: int) -> None:
        """File a person's next turn, and up to two others in its place, should it not be possible:
        what the computer player would do in positions as this person may imagine them, if nobody
        did anything before."""
        own = [seat for seat in self.seats if self.chair[seat] == chair]
        for seat in own:
            if seat in self.books and self.books[seat].plan:
                continue  # it is being carried out
            found: list[Ahead] = []
            for n in range(MOST):
                lines = self._planned(state, seat, own, QuickRng(len(self.turns) * MOST + n))
                if lines and all(lines[0] != each.lines[0] for each in found):
                    found.append(Ahead(lines))
            if found:
                self.books[seat] = OrderBook(ahead=found)

    def _planned(self, state: Any, seat: Seat, own: Sequence[Seat], chooser: Rng) -> list[str]:
        engine, latest = self.engine, self.latest.get(self.chair[seat], "")
        base = foresee.turn_of(engine, state, seat, own, chooser, latest)
        if base is None:
            return []
        lines: list[str] = []
        here, offer = foresee.after(engine, base, seat, [])
        while offer is not None and len(lines) < LONGEST:
            picks = self._picks(here, seat, offer, chooser)
            lines.append(picked.line(picks))
            here, offer = foresee.after(engine, here, seat, [picks])
        return lines

    def _from_plan(self, state: Any, seat: Seat, offer: Offer) -> tuple[str, ...] | None:
        """What was put together for this turn, carried out by the machine that does it at
        tables."""
        engine, book = self.engine, self.books.get(seat)
        if book is None or engine.orders is None or not isinstance(engine, Foresight):
            return None
        if book.ahead:
            if not engine.begins(state, seat, offer):
                return None
            first = next((each for each in book.ahead if _offered(each, offer)), book.ahead[0])
            book.plan, book.ahead = first.lines, []
            self.planned += 1
        answer = engine.orders.answer(state, seat, offer, book)
        if answer is None or answer.stop or not book.plan:
            self.whole += bool(answer and not answer.stop)
            del self.books[seat]
        return tuple(answer.picks) if answer and not answer.stop and answer.picks else None

    def _active(self, offer: Offer) -> int:
        """Whose turn it is: the newest one, unless the question itself belongs to a turn."""
        if offer.clock in self.turns:
            return self.turns[offer.clock]
        return next(reversed(self.turns.values()), -1)

    def _said(self, state: Any, seat: Seat, offer: Offer) -> tuple[str, ...] | None:
        """What was said in advance: a careful order book where the game knows one, else the fullest
        it knows, else what the game answers by itself."""
        if self.engine.orders is None:
            return None
        if (planned := self._from_plan(state, seat, offer)) is not None:
            return planned
        habits = self.engine.order_profiles if isinstance(self.engine, Statistics) else {}
        habit = habits.get("careful") or next(reversed([*habits.values()]), None)
        standing = habit(state, seat) if habit else {}
        if standing is None:
            return None
        answer = self.engine.orders.answer(state, seat, offer, OrderBook(standing))
        return tuple(answer.picks) if answer and not answer.stop and answer.picks else None

    def _ask(self, seat: Seat, offer: Offer, now: float) -> Asked:
        chair = self.chair[seat]
        person, since = self.persons[chair], self.last[chair]
        if now - since <= THERE:
            return Asked(now, now + NEXT, None)
        answers = person.answers(self._call(chair, now), self.chance)
        if self.policy == "naive":
            return Asked(now, answers, None)
        answers = min(answers, self.visits.get(chair, answers))
        sealed_few = offer.reaction or (offer.sealed and offer.clock not in self.turns)
        allowance = self.clocks.allowance("reaction_clock" if sealed_few else "clock", now)
        calendar = self.clocks.calendar
        due = after(now, allowance + self.bank[seat], calendar)
        ends = after(now, allowance, calendar)
        _, self.bank[seat] = stopped(min(answers, due), ends, self.bank[seat], calendar)
        return Asked(now, answers, due)

    def _call(self, chair: int, now: float) -> float:
        """Call somebody, and return when: at once or, unless naive, when they are awake."""
        person = self.persons[chair]
        at = now if self.policy == "naive" else woken(now, person.zone, person.sleep)
        self.pings.append((person, at))
        return at

    def _picks(self, state: Any, seat: Seat, offer: Offer, chooser: Rng) -> tuple[str, ...]:
        _, picks = able(self.engine, state, {seat: offer}, chooser)
        return picks or some_picks(offer, chooser)


def _offered(plan: Ahead, offer: Offer) -> bool:
    """Whether the first answer of a turn that was put together can be given."""
    return all(offer.find(key) is not None for key in picked.keys(plan.lines[0]))


def _ends(asked: Asked) -> float:
    return asked.answers if asked.due is None else min(asked.answers, asked.due)
