"""How long do games take among people who sleep, work and go away? Played in virtual time."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from bot.app.calendars import DAY, HOUR
from bot.app.clocks import woken
from bot.commands import Mistake, rules
from bot.commands.people import PEOPLE, Person, read
from bot.commands.simulate import chosen, seated
from engines.contract import Ahead, Engine, Offer, OrderBook, Seat
from engines.extras import Foresight, Statistics
from engines.kit.rng import Rng, SeededRng
from engines.kit.simulate import Picks, QuickRng, Stuck, able, some_picks, walk
from engines.kit.turns import foresee, picked

POLICIES = ("naive", "ours", "orders")
"""`naive` asks one person at a time, at any hour, and waits for ever. `ours` asks everybody at once
whom a question concerns, lets people sleep, and answers by default when time is up. With `orders`
people have said in advance what they would pass on anyway, and put their next turn together when
they look in between two of their turns."""
START = 1_790_000_000.0
"""The first game begins on 21 September 2026; each further one a day later."""
ALLOWANCE, REACTION, BANK = 24 * HOUR, 12 * HOUR, 48 * HOUR
"""The clocks of the pace `daily`; refills are left out, so the figures are a little too slow."""
THERE = 10 * 60.0
"""For how long somebody who has just answered is still at hand, in seconds."""
NEXT = 45.0
"""Seconds such a person needs for the next question."""
LONGEST = 3 * 365 * DAY
LONGEST_PLAN = 30
"""Answers of a turn that is put together in advance."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--people", type=Path, help="who plays; see docs/PACE.md")
    parser.add_argument("--policy", choices=POLICIES, default="ours")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", help="how many, or their names joined with commas")
    parser.add_argument("--options", default="", metavar="NAME=VALUE,...")
    parser.add_argument("--seed", type=int, default=1, help="the first game's; then counted up")
    parser.add_argument(
        "--json", action="store_true", help="print one JSON object and nothing else"
    )


def run(args: argparse.Namespace) -> int:
    engine = rules(args.game)
    options = chosen(engine, args.options)
    seats = seated(engine, args.seats, options)
    try:
        people = read(args.people) if args.people else PEOPLE
    except (OSError, ValueError, TypeError, KeyError) as wrong:
        raise Mistake(f"{args.people}: {wrong}") from None
    if len(people) < len(seats):
        raise Mistake(f"{len(seats)} seats need {len(seats)} people; there are {len(people)}")
    told = measured(engine, seats, options, people, args.policy, args.games, args.seed)
    print(json.dumps(told) if args.json else "\n".join(f"{k}: {v}" for k, v in told.items()))
    return 0 if told["finished"] == told["games"] else 1


def measured(
    engine: Engine[Any],
    seats: Sequence[Seat],
    options: Mapping[str, str],
    people: Sequence[Person],
    policy: str,
    games: int,
    seed: int,
) -> dict[str, Any]:
    played = [Game(engine, seats, options, people, policy, n) for n in range(seed, seed + games)]
    for game in played:
        game.play()
    done = [game for game in played if game.finished]
    days = [game.days for game in done]
    turns = sum(len(game.turns) for game in played)
    rounds = turns / max(len(seats), 1)
    waits = [wait for game in played for wait in game.waits]
    person_days = sum(game.days * len(game.persons) for game in played)
    return {
        "game": engine.name,
        "policy": policy,
        "games": games,
        "finished": len(done),
        "days": {
            "median": round(median(days), 1) if days else None,
            "p90": round(quantiles(days, n=10)[-1], 1) if len(days) > 1 else None,
        },
        "waits_per_turn": round(len(waits) / max(turns, 1), 2),
        "foreign_answers_per_round": round(sum(g.foreign for g in played) / max(rounds, 1), 2),
        "longest_wait_hours": round(max(waits, default=0.0) / HOUR, 1),
        "pings_per_person_day": round(
            sum(len(game.pings) for game in played) / max(person_days, 1.0), 2
        ),
        "pings_in_quiet_hours": sum(
            person.asleep(at) for game in played for person, at in game.pings
        ),
        "turns_planned": sum(game.planned for game in played),
        "turns_played_whole": sum(game.whole for game in played),
    }


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
    finished: bool = False
    days: float = 0.0

    def play(self) -> None:
        chance = Random(f"pace {self.engine.name} {self.seed}")
        self.chance = chance
        chairs = self.engine.chairs(self.options)
        self.chair = {seat: n for n, held in enumerate(chairs) for seat in held}
        used = sorted({self.chair[seat] for seat in self.seats})
        start = START + self.seed * DAY
        cast = chance.sample(list(self.people), len(used))
        self.persons = {
            n: each.with_absences(start, chance) for n, each in zip(used, cast, strict=True)
        }
        self.last = dict.fromkeys(used, -DAY)
        self.bank = dict.fromkeys(self.seats, BANK)
        self.asked: dict[tuple[Seat, str], Asked] = {}
        self.visits = {n: each.answers(start, chance) for n, each in self.persons.items()}
        dice, chooser = SeededRng(b"pace %d" % self.seed), QuickRng(self.seed)
        state = self.engine.new(self.seats, self.options, dice)
        self.now = start
        for _ in walk(self.engine, state, dice, chooser, self._choose):
            if self.now - start > LONGEST:
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
            self._turn(seat, offer, now)
            if self.policy == "orders" and (said := self._said(state, seat, offer)) is not None:
                return now, seat, said
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
            self._look_in(state, at)
        if at - first.since > THERE:
            self.waits.append(at - first.since)
        if first.due is not None and first.due < first.answers:
            self.bank[seat] = 0.0
            return at, seat, tuple(waiting[seat].default)
        chair = self.chair[seat]
        self.last[chair] = at
        if chair != self._active(waiting[seat]):
            self.foreign += 1
        return at, seat, self._picks(state, seat, waiting[seat], chooser)

    def _turn(self, seat: Seat, offer: Offer, now: float) -> None:
        """Note a turn that begins, and when the person whose turn has ended looks in again."""
        if not offer.clock.startswith("turn/") or offer.clock in self.turns:
            return
        before = next(reversed(self.turns.values()), None)
        self.turns[offer.clock] = self.chair[seat]
        if before is not None and before != self.chair[seat]:
            self.visits[before] = self.persons[before].answers(now, self.chance)

    def _look_in(self, state: Any, until: float) -> None:
        """Let people who look in before the next answer comes put their next turns together, from
        what they see then: what the computer player would do if nobody did anything before."""
        due = [chair for chair, at in self.visits.items() if at <= until]
        for chair in due:
            del self.visits[chair]
            own = [seat for seat in self.seats if self.chair[seat] == chair]
            for seat in own:
                if lines := self._planned(state, seat, own):
                    self.books[seat] = OrderBook(ahead=[Ahead(lines)])

    def _planned(self, state: Any, seat: Seat, own: Sequence[Seat]) -> list[str]:
        engine, chooser = self.engine, QuickRng(len(self.turns))
        now = next(reversed(self.turns), "") if self._active_chair() == self.chair[seat] else ""
        base = foresee.turn_of(engine, state, seat, own, chooser, now)
        if base is None:
            return []
        saved, answers = engine.dump(base), list[tuple[str, ...]]()
        while len(answers) < LONGEST_PLAN:
            here, offer = foresee.after(engine, engine.load(saved), seat, answers)
            if offer is None:
                break
            answers.append(self._picks(here, seat, offer, chooser))
        return [picked.line(each) for each in answers]

    def _active_chair(self) -> int:
        return next(reversed(self.turns.values()), -1)

    def _from_plan(self, state: Any, seat: Seat, offer: Offer) -> tuple[str, ...] | None:
        """What was put together for this turn, carried out by the machine that does it at
        tables."""
        engine, book = self.engine, self.books.get(seat)
        if book is None or engine.orders is None or not isinstance(engine, Foresight):
            return None
        if book.ahead:
            if not engine.begins(state, seat, offer):
                return None
            book.plan, book.ahead = book.ahead[0].lines, []
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
        pinged = now
        if self.policy != "naive":
            pinged = woken(now, person.zone, person.sleep)
        self.pings.append((person, pinged))
        answers = person.answers(pinged, self.chance)
        if self.policy == "naive":
            return Asked(now, answers, None)
        sealed_few = offer.reaction or (offer.sealed and offer.clock not in self.turns)
        allowance = REACTION if sealed_few else ALLOWANCE
        due = now + allowance + self.bank[seat]
        self.bank[seat] -= max(min(answers, due) - now - allowance, 0.0)
        return Asked(now, answers, due)

    def _picks(self, state: Any, seat: Seat, offer: Offer, chooser: Rng) -> tuple[str, ...]:
        _, picks = able(self.engine, state, {seat: offer}, chooser)
        return picks or some_picks(offer, chooser)


def _ends(asked: Asked) -> float:
    return asked.answers if asked.due is None else min(asked.answers, asked.due)
