"""Attack! at the table: clocks, bells, people who are away, and who may read what."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from engines.attack.engine import Attack
from engines.attack.state import State
from engines.kit.rng import Rng
from tests.bot.app.house import ANN, BOB, CAT, HOUR, House
from tests.engines.attack.field import Field

LANDS = {"red": "GER 9I+1T, POL 2I", "blue": "IRQ 2I, FRA 1I", "green": "BRA 2I"}
HANDS = {"red": "oil3a rail1a", "blue": "minerals2a factories4a", "green": "population1a"}


class Prepared(Attack):
    """Begins in a position of its own; three people sit in it."""

    def __init__(self, **more: Any) -> None:
        self.more = {"hands": HANDS, "capitals": {"red": "GER"}} | more

    def new(self, seats: Sequence[str], options: Mapping[str, str], rng: Rng) -> State:
        lands = self.more.get("lands", LANDS)
        more = {name: value for name, value in self.more.items() if name != "lands"}
        return Field(lands, seats=" ".join(seats), options=options, **more).state


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, Prepared())
    yield house
    await house.store.close()


async def table(house: House, **options: str) -> int:
    """Ann is red, Bob blue, Cat green."""
    return await house.game(ANN, BOB, CAT, **options)


async def pass_time(house: House, hours: float) -> None:
    """The bot is up all the while."""
    house.time += hours * HOUR
    house.tables._beat = house.time
    await house.tables.ring()


async def told(house: House, id: int, user: int = ANN) -> list[str]:
    return [each.event.text.id for each in await house.tables.log(id, user, 200)]


async def view(house: House, id: int) -> Any:
    return (await house.tables.sight(id, ANN)).view


# ---- 19: an end by the clock


async def test_at_19_7_at_19_9_at_26_9_the_clock_ends_trade_and_then_the_game(
    house: House,
) -> None:
    id = await table(house, end="4h", trade_lock="60m")
    await house.act(id, ANN, "red", "propose/blue")
    await house.act(id, ANN, "red", "give/oil3a")
    await pass_time(house, 2.9)
    assert not (await view(house, id)).locked_trade
    await pass_time(house, 0.1)
    assert (await view(house, id)).locked_trade
    assert (await told(house, id)).count("at-log-trade-locked") == 1
    assert [p.seat for p in await house.tables.prompts(id, BOB)] == [], "the offer has lapsed"
    await pass_time(house, 1)
    assert (await view(house, id)).last_turn
    assert await house.waited(id) == ["red"], "the running turn is played to its end"
    await house.act(id, ANN, "red", "diplomacy")
    await house.act(id, ANN, "red", "near/danubia")
    await house.act(id, ANN, "red", "end")
    over = await house.tables.table(id)
    assert over.status == "over" and over.result
    assert over.result.reason == "clock"
    assert over.result.winners == ("red",)
    assert await house.tables.replay(id), "the journal tells when the bells rang"


async def test_at_19_9_by_the_clock_trade_ends_thirty_minutes_before(house: House) -> None:
    id = await table(house, end="2h")
    await pass_time(house, 1.49)
    assert not (await view(house, id)).locked_trade
    await pass_time(house, 0.01)
    assert (await view(house, id)).locked_trade


async def test_at_19_7_the_bells_are_found_again_after_a_restart_and_wait_while_paused(
    house: House,
) -> None:
    id = await table(house, end="2h", trade_lock="0")
    bells = "SELECT seat, kind FROM alarms WHERE kind GLOB 'bell/*'"
    assert await house.rows(bells) == [("", "bell/time")]
    house.tables = house.opened()
    await house.tables.wake()
    await pass_time(house, 1)
    await house.tables.pause(id, ANN)
    await pass_time(house, 100)
    await house.tables.resume(id, ANN)
    await pass_time(house, 0.9)
    assert not (await view(house, id)).last_turn
    await pass_time(house, 0.1)
    assert (await view(house, id)).last_turn
    await house.store.close()


async def test_at_19_7_set_back_to_an_earlier_moment_the_bells_ring_again(house: House) -> None:
    id = await table(house, end="2h")
    first = (await house.tables.moments(id))[0].seq
    await pass_time(house, 2)
    assert (await view(house, id)).last_turn
    await house.tables.rewind(id, ANN, first, "a slip")
    assert not (await view(house, id)).locked_trade
    await pass_time(house, 0)
    assert (await view(house, id)).last_turn
    assert await house.tables.replay(id), "what rang before the rewind does not count"
