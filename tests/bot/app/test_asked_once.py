"""A position is asked once what may be done in it, and loaded no more often than it must be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.bot.app.house import ANN, BOB, House
from tests.engines.toy.engine import Toy


class Counting(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.calls: Counter[str] = Counter()

    def offers(self, state: Any) -> Any:
        self.calls["offers"] += 1
        return super().offers(state)

    def load(self, saved: bytes) -> Any:
        self.calls["load"] += 1
        return super().load(saved)


async def test_a_click_asks_before_the_move_and_after_it(house: House) -> None:
    house.engine = engine = Counting()
    game = await house.game(ANN, BOB)
    token = (await house.prompt(game, ANN, "ada")).token
    engine.calls.clear()
    await house.tables.act(game, ANN, "ada", token, ["rest"], house.command())
    assert engine.calls == {"offers": 2, "load": 1}


async def test_to_look_at_a_game_asks_once_for_all_seats_of_a_person(house: House) -> None:
    house.engine = engine = Both()
    game = await house.game(ANN, ANN)
    engine.calls.clear()
    seen = await house.tables.player_view(game, ANN)
    assert len(seen.hands) == 2
    assert engine.calls == {"offers": 1, "load": 1}


class Both(Counting):
    """Its views need the offers, as those of most games do."""

    def view(self, state: Any, seat: str | None, offers: Any = None) -> Any:
        return super().view(state, seat, self.offers(state) if offers is None else offers)


async def test_private_views_are_made_from_the_offers_at_hand(house: House) -> None:
    house.engine = engine = Watching()
    game = await house.game(ANN, BOB)
    token = (await house.prompt(game, ANN, "ada")).token
    engine.given.clear()
    await house.tables.act(game, ANN, "ada", token, ["rest"], house.command())
    assert engine.given
    assert all(engine.given)


class Watching(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.given: list[bool] = []

    def view(self, state: Any, seat: str | None, offers: Any = None) -> Any:
        self.given.append(offers is not None)
        return super().view(state, seat, offers)
