"""Computers answer what they are offered, although the table does not wait for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from bot.app.play import computers
from bot.app.play.thinking import Thinker
from bot.store import users
from engines.attack.engine import Attack
from engines.attack.state import State
from engines.contract import Seat
from engines.kit.rng import Rng
from tests.bot.app.house import ANN, BOB, House
from tests.bot.app.test_computers import Here, nothing
from tests.engines.attack.table import Table

LANDS = ("EUS 6I", "FRA 4I", "UKR 8I")
HANDS = (
    "oil1a oil4a minerals2a",
    "oil1b minerals1a factories3a rail2a",
    "factories2a rail4a minerals1b population4a",
)


class Started(Attack):
    """Ann is on turn; the second seat has a set, and oil is all that the third lacks for one."""

    def new(self, seats: Sequence[Seat], options: Mapping[str, str], rng: Rng) -> State:
        lands, hands = (dict(zip(seats, each, strict=True)) for each in (LANDS, HANDS))
        return Table(lands, seats=" ".join(seats), hands=hands, options=options).state


@pytest.fixture
async def table(tmp_path: Path) -> tuple[House, int, Thinker]:
    house = await House.build(tmp_path, Started())
    opened = await house.lobby(ANN)
    await house.tables.join(opened.id, ANN, 0)
    for _ in range(2):
        await house.tables.add_computer(opened.id, ANN, "officer")
    await house.tables.start(opened.id, ANN, house.command())
    return house, opened.id, Thinker(house.tables, Here)


async def offered(house: House, game: int, to: int, *what: str) -> None:
    """Ann offers something to one of the others."""
    red, *others = [player.seats[0] for player in (await house.tables.table(game)).players]
    for picks in (("offer",), (f"propose/{others[to]}",), what):
        await house.act(game, ANN, red, *picks)


async def choices(house: House, game: int) -> list[str]:
    return [c.key for each in await house.tables.prompts(game, ANN) for c in each.offer.choices]


async def hand(house: House, game: int) -> set[str]:
    """What Ann holds, by what she could offer."""
    red = (await house.tables.table(game)).players[0].seats[0]
    await house.act(game, ANN, red, "offer")
    await house.act(game, ANN, red, "propose-all")
    return {key.removeprefix("give/") for key in await choices(house, game)}


async def test_tb_9_11_a_computer_takes_what_makes_a_set_though_nobody_waits_for_it(
    table: tuple[House, int, Thinker],
) -> None:
    house, game, thinker = table
    await offered(house, game, 1, "give/oil1a", "want-card/population.4")
    assert [key for key in await choices(house, game) if key.startswith("recall")]
    await thinker.until_people(nothing)
    assert not [key for key in await choices(house, game) if key.startswith("recall")]
    assert "population4a" in await hand(house, game)


async def test_tb_9_11_a_computer_declines_what_breaks_its_set(
    table: tuple[House, int, Thinker],
) -> None:
    house, game, thinker = table
    await offered(house, game, 0, "give/minerals2a", "want-card/rail.1")
    assert await thinker.round(nothing) == 1
    assert await thinker.round(nothing) == 0, "it has said what it has to say"
    assert not [key for key in await choices(house, game) if key.startswith("recall")]


async def test_tb_9_16_an_officer_answers_what_a_guest_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "GUESTS", {})
    house = await House.build(tmp_path, Started())
    await house.store.write(lambda db: users.admit_guest(db, BOB, 1, "Hal", "key"))
    await computers.know_guests(house.store)
    opened = await house.lobby(ANN)
    await house.tables.join(opened.id, ANN, 0)
    await house.tables.add_computer(opened.id, ANN, "officer")
    await house.tables.add_computer(opened.id, ANN, users.FIRST_GUEST)
    await house.tables.start(opened.id, ANN, house.command())
    players = (await house.tables.table(opened.id)).players
    to = [player.user for player in players].index(users.FIRST_GUEST) - 1
    await offered(house, opened.id, to, "give/oil1a", "want-card/population.4")
    thinker = Thinker(house.tables, Here)
    assert await thinker.round(nothing) == 1
    thinker.close()
