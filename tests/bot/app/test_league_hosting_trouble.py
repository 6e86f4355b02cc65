"""The process dies beside any transaction of a host's step: the step is taken wholly, once, or not
at all until it is asked for again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.app.leagues import hosting, reads
from bot.app.leagues.context import By
from bot.app.leagues.records import Season
from bot.store import league_tables as rows
from bot.store.leagues import Kind
from engines.registry import GAMES
from tests.bot.app.league_house import BOSS, DAY, PEOPLE, LeagueHouse
from tests.bot.app.silence import InMemory
from tests.engines.toy import TOY

ANN, BEA, LATE = PEOPLE[0], PEOPLE[4], PEOPLE[20]
SWISS: dict[str, Any] = {"format": "swiss", "size": 2, "rounds": 3, "round_days": 9}
SHOWN = {**SWISS, "notice_hours": 12}


class Killed(BaseException):
    """Nothing that goes on after errors goes on after this."""


class Mortal(LeagueHouse):
    """A house in which the process can be killed beside one of its transactions."""

    def __init__(self, file: bytes = b"", time: float = 0.0) -> None:
        super().__init__()
        if file:
            assert isinstance(self.store, InMemory)
            self.store.db.deserialize(file)
            self.time = time
        self.left, self.written = 0, False
        self._write = self.store.write
        self.store.write = self._dying  # type: ignore[method-assign]

    async def _dying(self, work: Any) -> Any:
        self.left -= 1
        if self.left == 0 and not self.written:
            raise Killed
        found = await self._write(work)
        if self.left == 0:
            raise Killed
        return found


Deed = Callable[[Mortal], Awaitable[object]]


@dataclass
class Scene:
    """A season at some moment, kept as a file, and what a host does in it."""

    file: bytes
    time: float
    deed: Deed

    def house(self) -> Mortal:
        return Mortal(self.file, self.time)

    async def seen(self, left: int = 0, *, written: bool = False) -> tuple[bool, list[Any]]:
        """Whether it was killed before it was done, and what is to be seen once the host has asked
        again."""
        house, killed = self.house(), False
        house.left, house.written = left, written
        try:
            await self.deed(house)
        except Killed:
            killed = True
        house.left = 0
        house.restart()
        await house.tend()
        if killed:
            await self.deed(house)
            await house.tend()
        found = await everything(house)
        await house.store.close()
        return killed, found


async def everything(house: Mortal) -> list[Any]:
    """What people would notice: who plays where and sits there, what was said and written down."""
    asked = (
        "SELECT user, status FROM entries ORDER BY user",
        "SELECT * FROM pool_people ORDER BY 1, 2, 3",
        "SELECT id, round, status, place IS NULL, game FROM league_tables ORDER BY id",
        "SELECT * FROM league_chairs ORDER BY 1, 2",
        "SELECT pool, number, due, begins, closed, resting, draws FROM rounds ORDER BY 1, 2",
        "SELECT kind, user, other, pending, undone, undo FROM host_steps ORDER BY id",
        "SELECT what, why, command FROM league_log ORDER BY id",
        "SELECT game, seat, user, until IS NULL FROM seats ORDER BY 1, 2, 3, since",
        "SELECT game, seat, by, closed IS NULL FROM openings ORDER BY 1, 2, id",
        "SELECT kind, user, body FROM outbox WHERE kind LIKE 'league/%' AND kind != 'league/signup'"
        " ORDER BY 1, 2, 3",
    )
    found: list[Any] = [await house.rows(sql) for sql in asked]
    return [*found, *(each.rows for each in await reads.standings(house.leagues, 1))]


def step(kind: Kind, **more: Any) -> Deed:
    return lambda house: hosting.take(
        house.leagues, 1, By(BOSS, f"the step {kind}", "As agreed."), kind, **more
    )


async def undoing(house: Mortal) -> None:
    (taken, *_) = [each for each, _ in await hosting.of_season(house.leagues, 1)]
    await hosting.undo(house.leagues, taken.id, By(BOSS, "the undoing"))


DROP, LATER = step("drop", user=ANN), step("late", user=LATE, number=0.5)
HEIR, REST = step("heir", user=ANN, other=LATE), step("rest", user=ANN, number=None)
SWAP = step("swap", user=ANN, other=BEA)
DATE = step("date", number=1_000_000 + 30 * DAY)
SCENES: dict[str, tuple[dict[str, Any], tuple[Deed, ...], Deed]] = {
    "drop": (SWISS, (), DROP),
    "a drop undone": (SWISS, (DROP,), undoing),
    "back": (SWISS, (DROP,), step("back", user=ANN)),
    "late": (SWISS, (), LATER),
    "somebody late undone": (SWISS, (LATER,), undoing),
    "rest": (SWISS, (), REST),
    "date": (SWISS, (), DATE),
    "a date undone": (SWISS, (DATE,), undoing),
    "anew": (SHOWN, (REST,), step("anew")),
    "swap": (SHOWN, (), SWAP),
    "a swap undone": (SHOWN, (SWAP,), undoing),
    "begin": (
        SHOWN,
        (),
        lambda house: hosting.begin_now(house.leagues, 1, By(BOSS, "now", "Here.")),
    ),
    "points": (SWISS, (), step("points", user=ANN, number=-1.0)),
    "heir": (SWISS, (), HEIR),
    "an heir undone": (SWISS, (HEIR,), undoing),
    "wish": (SWISS, (), lambda house: hosting.sit_out(house.leagues, 1, ANN, "a wish")),
}
"""A season of eight, what was done before, and what the host or somebody does now."""


async def scene(name: str) -> Scene:
    settings, before, deed = SCENES[name]
    house = Mortal()
    season: Season = await house.started(PEOPLE[:8], **settings, options={"clock": "720"})
    assert season.id == 1
    for each in before:
        await each(house)
        await house.tend()
    assert isinstance(house.store, InMemory)
    file = house.store.db.serialize()
    await house.store.close()
    return Scene(file, house.time, deed)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


@pytest.mark.parametrize("name", SCENES)
async def test_tb_10_28_a_step_is_whole_wherever_the_process_dies(name: str) -> None:
    at = await scene(name)
    _, calm = await at.seen()
    deaths = 0
    while (await at.seen(deaths + 1))[0]:
        deaths += 1
        for written in (False, True):
            killed, found = await at.seen(deaths, written=written)
            assert killed
            assert found == calm, f"transaction {deaths}, {written=}"
    assert deaths >= 1


async def test_tb_10_28_the_seats_of_an_heir_follow_by_themselves_after_a_death() -> None:
    at = await scene("heir")
    house = at.house()
    house.left, house.written = 1, True
    with pytest.raises(Killed):
        await at.deed(house)
    house.left = 0
    house.restart()
    await house.tend()
    held = await house.store.read(lambda db: rows.seats_of(db, 1, LATE))
    assert len(held) == 1
    assert not await house.store.read(lambda db: rows.seats_of(db, 1, ANN))
    await house.store.close()
