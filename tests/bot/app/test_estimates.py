"""How long a game may take, while too few of its kind have been finished (TB-2.13)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.clocks import pace
from bot.app.mail.kinds import Length, LobbyBody
from engines.registry import GAMES, engine
from tests.bot.app.house import ANN, BOB, House
from tools.lab.pace import PACES_PLAYED


async def length(house: House) -> Length | None:
    bodies = [each.body for each in await house.post()]
    return [each.length for each in bodies if isinstance(each, LobbyBody)][-1]


@pytest.fixture
async def quartermaster(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, engine("quartermaster"))
    yield house
    await house.store.close()


async def test_tb_2_13_until_then_it_is_estimated_from_simulated_games(
    quartermaster: House,
) -> None:
    house = quartermaster
    table = await house.tables.open(1, 77, ANN, "quartermaster", seated=True)
    found = await length(house)
    assert found
    assert found.people == 2, "the least that was simulated"
    await house.tables.join(table.id, BOB)
    assert await length(house) == pace.simulated("quartermaster", "daily", 2)
    await house.tables.add_computer(table.id, ANN, "officer", "c")
    assert await length(house) is None, "simulated games know no computers"


async def test_tb_2_13_a_number_that_the_host_has_chosen_is_estimated(tmp_path: Path) -> None:
    house = await House.build(tmp_path, engine("overlord"))
    table = await house.tables.open(1, 77, ANN, "overlord", seated=True)
    await house.tables.option(table.id, ANN, "players", "8")
    found = await length(house)
    assert found == pace.simulated("overlord", "daily", 8)
    await house.store.close()


def test_every_game_was_simulated_at_every_pace() -> None:
    for game in GAMES:
        seats = sum(len(chair) > 0 for chair in engine(game).chairs({}))
        for each in PACES_PLAYED:
            found = pace.simulated(game, each, 99)
            assert found
            assert found.people == seats
            assert 0 < found.first <= found.last
    assert pace.simulated("quartermaster", "none", 4) is None


def test_more_people_take_longer_and_so_does_a_slower_pace() -> None:
    few = pace.simulated("quartermaster", "daily", 2)
    many = pace.simulated("quartermaster", "daily", 6)
    slow = pace.simulated("quartermaster", "relaxed", 6)
    evening = pace.simulated("quartermaster", "evening", 6)
    assert few
    assert many
    assert slow
    assert evening
    assert evening.last < 1 < few.last < many.last < slow.last
