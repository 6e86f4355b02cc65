"""What somebody has said in advance is shown to them beside their hand, and to nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.edge.panel import hands
from bot.text import words
from engines.attack.engine import Attack
from engines.contract import Msg
from tests.bot.app.house import ANN, BOB, House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.build(tmp_path, Attack())
    yield house
    await house.store.close()


async def shown(house: House, game: int, user: int, lang: str = "en") -> str:
    player_view = await house.tables.player_view(game, user)
    filed = await house.tables.filed(game, user)
    layout = hands(player_view, [None] * len(player_view.hands), words(lang).say, filed)
    return str(layout.to_components())  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("lang", ["en", "pl"])
async def test_at_24_10_the_private_view_tells_the_standing_orders_filed(
    house: House, lang: str
) -> None:
    game = await house.game(ANN, BOB)
    say = words(lang).say
    silent = await shown(house, game, ANN, lang)
    menu = await house.tables.orders_menu(game, ANN, "red")
    order = next(c for c in menu.choices if c.key == "naval-defence/withdraw")
    await house.tables.set_order(game, ANN, "red", [order.key], "set")
    told = await shown(house, game, ANN, lang)
    assert say(order.label) in told
    assert say(order.label) not in silent
    assert say(Msg("hand-orders", {"orders": ()}))[:10] in told
    other = await shown(house, game, BOB, lang)
    assert say(order.label) not in other


async def test_at_24_10_silence_is_not_told_as_an_order(house: House) -> None:
    game = await house.game(ANN, BOB)
    assert (await house.tables.filed(game, ANN))["red"].set == ()
    menu = await house.tables.orders_menu(game, ANN, "red")
    assert menu.answered  # the menu ticks what silence means; that has not been said by anybody
