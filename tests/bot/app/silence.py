"""Tables at which people fall silent, in random positions of every game, played out in no time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from bot.app.clocks.seat_clocks import allowed
from bot.app.model import Stale
from bot.app.people.lobby import TABLE_OPTIONS
from bot.app.session.saving import rules
from bot.app.session.session import Session
from bot.store import Db, Store
from bot.store.db import _prepare_reading, _transaction, migrate
from conformance.cases import Case, cases_of
from engines.contract import Engine, Illegal, Seat
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, some_picks, walk
from tests.bot.app.house import HOUR, House
from tests.desk import Tables

T = TypeVar("T")

DAYS = 8
MOST = 400
"""More alarms than eight days can hold at a table where anybody is left to be waited for."""


class InMemory(Store):
    """The real store and its SQL, without a file and without another thread."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None)
        _prepare_reading(self.db)
        migrate(self.db, Path("memory"))

    async def write(self, work: Callable[[Db], T]) -> T:
        return _transaction(self.db, "BEGIN", work)

    async def read(self, work: Callable[[Db], T]) -> T:
        return work(self.db)

    async def close(self) -> None:
        self.db.close()


@dataclass(frozen=True)
class Start:
    """A position somewhere in a game, with the table it was reached at."""

    engine: Engine[Any]
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    state: bytes


def starting_from(start: Start) -> Engine[Any]:
    """The same game, which begins in this position."""

    def new(self: Engine[Any], seats: Any, options: Any, rng: Any) -> Any:
        return self.load(start.state)

    found = copy(start.engine)
    kind = type(start.engine)
    found.__class__ = type(kind.__name__, (kind,), {"new": new})
    return found


def positions(game: str, seed: int, each: int) -> Iterator[Start]:
    """Positions from random games, with options drawn at random, for ever."""
    chance = Random(f"{game} {seed}")
    cases = cases_of(game)
    while True:
        case = chance.choice(cases)
        options = _options(case, chance)
        state = case.engine.new(case.seats, options, SeededRng(b"%d" % chance.getrandbits(32)))
        dice, chooser = SeededRng(b"%d" % chance.getrandbits(32)), QuickRng(chance.getrandbits(32))
        saved = [case.engine.dump(state)]
        stride = chance.choice([1, 1, 4, 12])  # set-ups are short, and so is what they ask
        for at, _ in enumerate(walk(case.engine, state, dice, chooser)):
            if at % stride == 0:
                saved.append(case.engine.dump(state))
            if len(saved) >= 2 * each:
                break
        for state in chance.sample(saved, min(each, len(saved))):
            if case.engine.offers(case.engine.load(state)):
                yield Start(case.engine, case.seats, options, state)


def _options(case: Case, chance: Random) -> dict[str, str]:
    """Those of the case, some of them others, if they fit together."""
    for _ in range(5):
        wild = {
            o.name: chance.choice(o.values) for o in case.engine.options if chance.random() < 0.3
        }
        options = {**case.options, **wild}
        if case.engine.check(case.seats, rules(case.engine, options)) is None:
            return options
    return dict(case.options)


class Watched(Tables):
    """Keeps the last session, so that looking at it costs nothing."""

    latest: Session

    def __init__(self, house: House) -> None:
        super().__init__(
            house.store,
            now=lambda: house.time,
            seeds=lambda: b"seed" * 8,
            engine=lambda name: house.engine,
            names=(house.engine.name,),
            chance=lambda: house.chance,
        )

    async def load(self, game: int, command: str | None = None, **more: bool) -> Session:
        session = await super().load(game, command, **more)
        if command is not None:
            self.latest = session
        return session


class Silence:
    """One table, from one position on. Some people act now and then, the others never do."""

    def __init__(self, start: Start, seed: int) -> None:
        self.start = start
        self.chance = Random(seed)
        self.picker = QuickRng(seed)
        self.house = House(InMemory(), starting_from(start))
        self.tables = Watched(self.house)
        self.house.tables = self.tables
        self.rung = 0
        self.told: list[str] = []
        self.id = 0
        self.options: dict[str, str] = {}

    async def run(self) -> None:
        await self.sit_down()
        for _ in range(self.chance.randrange(6)):
            await self.something_happens()
        await self.fall_silent()
        await self.house.store.close()

    async def sit_down(self) -> None:
        chance = self.chance
        table_options = {
            o.name: chance.choice(o.values)
            for o in TABLE_OPTIONS
            if chance.random() < 0.4 and o.name not in ("language", "team_threads", "copies")
        }
        self.options = {**self.start.options, **table_options}
        if "armies" in self.options:  # these people sit where the position has them
            self.options["armies"] = "choose"
        house, engine = self.house, self.house.engine
        chairs = engine.chairs(rules(engine, self.options))
        sitting = [n for n, chair in enumerate(chairs) if set(chair) <= set(self.start.seats)]
        table = await house.lobby(100, **self.options)
        for n in sitting:
            user = 100 + (
                n if chance.random() < 0.9 else 0
            )  # now and then two chairs of one person
            await self.tables.join(table.id, user, n, also=True)
        await self.tables.start(table.id, 100, "start")
        self.id = table.id
        self.told.append(f"{engine.name} {self.options}")

    # What people do before some of them fall silent.

    async def something_happens(self) -> None:
        if self.tables.latest.row.ended is not None:
            return
        user = self.chance.choice(self.tables.latest.people.seats).user
        what = self.chance.choice(
            [self.move, self.move, self.move, self.file, self.pause, self.deputy, self.away,
             self.wait, self.resign, self.change]
        )  # fmt: skip
        try:
            await what(user)
            self.told.append(f"{what.__name__} {user}")
        except (Illegal, Stale) as refused:
            broken = "table-broken" in str(refused)
            assert not broken, self.told

    async def move(self, user: int) -> None:
        """Answer something; a sealed answer is changed or taken back as likely as given."""
        prompts = await self.tables.prompts(self.id, user)
        prompts = tuple(p for p in prompts if p.offer.required or self.chance.random() < 0.2)
        if prompts:
            prompt = self.chance.choice(prompts)
            picks = some_picks(prompt.offer, self.picker)
            await self.tables.act(
                self.id, user, prompt.seat, prompt.token, picks, self.house.command()
            )

    async def file(self, user: int) -> None:
        table = await self.tables.table(self.id)
        seats = table.seats(user)
        if seats:
            seat = self.chance.choice(seats)
            menu = await self.tables.orders_menu(self.id, user, seat)
            pick = self.chance.choice(menu.choices).key
            await self.tables.set_order(self.id, user, seat, [pick], self.house.command())

    async def pause(self, user: int) -> None:
        await self.tables.pause(self.id, user)
        await self.wait(user)
        await self.tables.resume(self.id, user)

    async def deputy(self, user: int) -> None:
        await self.tables.deputy(self.id, user, 999)

    async def away(self, user: int) -> None:
        sql = "UPDATE prompts SET missed = 2 WHERE game = ? AND seat = ?"
        seat = next(row.seat for row in self.tables.latest.people.seats if row.user == user)
        await self.house.store.write(lambda db: db.execute(sql, (self.id, seat)))

    async def wait(self, user: int) -> None:
        await self.pass_time(self.house.time + self.chance.choice([0.1, 1, 5, 11, 20]) * HOUR)

    async def resign(self, user: int) -> None:
        if self.chance.random() < 0.2:
            seats = [row.seat for row in self.tables.latest.people.seats if row.user == user]
            await self.tables.concede(self.id, user, seats[0], self.house.command())

    async def change(self, user: int) -> None:
        name = self.chance.choice(["clock", "reaction_clock", "turn_timeout", "veil"])
        option = next(each for each in TABLE_OPTIONS if each.name == name)
        await self.tables.option(self.id, 100, name, self.chance.choice(option.values))

    # What time does.

    async def fall_silent(self) -> None:
        """Every subset of people, the whole table as often as not; the others act when asked."""
        users = sorted({row.user for row in self.tables.latest.people.seats})
        active = (
            [u for u in users if self.chance.random() < 0.5] if self.chance.random() < 0.5 else []
        )
        self.told.append(f"from now on only {active} act")
        end = self.house.time + DAYS * 24 * HOUR
        for user in active:
            await self.calmly(user)
        self.nobody_is_forgotten()
        while (due := await self.due()) is not None and due <= end:
            await self.pass_time(max(due, self.house.time))
            if active:
                await self.calmly(self.chance.choice(active))

    async def calmly(self, user: int) -> None:
        try:
            await self.move(user)
        except (Illegal, Stale) as refused:
            broken = "table-broken" in str(refused)
            assert not broken, self.told

    async def due(self) -> float | None:
        rows = await self.house.rows(
            "SELECT min(due) FROM alarms a JOIN games g ON g.id = a.game WHERE status = 'playing'"
        )
        due: float | None = rows[0][0]
        return due

    async def pass_time(self, until: float) -> None:
        """Every alarm rings when it is due."""
        while (due := await self.due()) is not None and due <= until:
            self.rung += 1
            assert self.rung < MOST, f"{MOST} alarms and no end: {self.told}"
            self.house.time = max(self.house.time, due)
            last = await self.house.rows("SELECT max(id) FROM alarms")
            await self.ring()
            sql = "SELECT kind, seat FROM alarms WHERE due <= ? AND id <= ? AND game IN (SELECT id"
            vain = await self.house.rows(
                f"{sql} FROM games WHERE status = 'playing')", self.house.time, last[0][0]
            )
            assert not vain, f"{vain} rings in vain: {self.told}"
            self.nobody_is_forgotten()
        self.house.time = max(self.house.time, until)

    async def ring(self) -> None:
        self.tables.last_beat = self.house.time
        await self.tables.ring()

    def nobody_is_forgotten(self) -> None:
        """The law: where a clock should run, an alarm will ring for that seat."""
        now = self.tables.latest
        if not now.playing or now.row.ended is not None:
            return
        alarms = {alarm.seat for alarm in now.alarms if alarm.kind != "veil"}
        for seat, offer in now.offers.items():
            if not offer.required or offer.answered:
                continue
            if now.prompts[seat].deadline is not None or allowed(now, offer, seat) is not None:
                assert now.prompts[seat].clock == offer.clock, f"{seat} {self.told}"
                assert seat in alarms, f"{seat} is waited for, for ever: {self.told}"
