"""Attack! at the table: positions to begin in, and short words for what people do there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.attack.engine import Attack
from engines.attack.state import State
from engines.kit.rng import Rng
from tests.bot.app.house import ANN, BOB, CAT, HOUR, House
from tests.engines.attack.table import Table

LANDS = {"red": "GER 9I+1T, POL 2I", "blue": "IRQ 2I, FRA 1I", "green": "BRA 2I"}
HANDS = {"red": "oil3a rail1a", "blue": "minerals2a factories4a", "green": "population1a"}


SEA = {
    "lands": {"red": "GBR 9I+1P, GER 5I", "blue": "FRA 1I, IRQ 2I", "green": "BRA 2I"},
    "seas": "blue",
}


class Prepared(Attack):
    """Begins in a position of its own; three people sit in it."""

    def __init__(self, **more: Any) -> None:
        self.more = {"hands": HANDS, "capitals": {"red": "GER"}} | more

    def new(self, seats: Sequence[str], options: Mapping[str, str], rng: Rng) -> State:
        lands = self.more.get("lands", LANDS)
        more = {name: value for name, value in self.more.items() if name != "lands"}
        return Table(lands, seats=" ".join(seats), options=options, **more).state


class Silent:
    """Nothing is answered for anybody: everybody is asked in every battle."""

    def __init__(self, orders: Any) -> None:
        self.orders = orders

    def __getattr__(self, name: str) -> Any:
        return getattr(self.orders, name)

    def answer(self, state: Any, seat: str, offer: Any, filed: Any) -> Any:
        return self.orders.answer(state, seat, offer, filed) if filed.plan else None


class ByHand(Prepared):
    @property
    def orders(self) -> Any:
        return Silent(super().orders)


async def table(house: House, **options: str) -> int:
    """Ann is red, Bob blue, Cat green."""
    return await house.game(ANN, BOB, CAT, **options)


async def pass_time(house: House, hours: float) -> None:
    """The bot is up all the while."""
    house.time += hours * HOUR
    house.tables.last_beat = house.time
    await house.tables.ring()


async def told(house: House, game: int, user: int = ANN) -> list[str]:
    return [each.event.text.id for each in await house.tables.log(game, user, 200)]


async def view(house: House, game: int) -> Any:
    return (await house.tables.player_view(game, ANN)).view


async def due(house: House, game: int, seat: str) -> float:
    waiting = (await house.tables.table(game)).waiting
    found = next(each.deadline for each in waiting if each.seat == seat)
    assert found is not None
    return (found - house.time) / HOUR


async def cross(house: House, game: int) -> None:
    """Red wants to land in France; blue is asked, if that is what his policy says."""
    for picks in ("move", "from/great_britain", "to/france", "infantry/4", "send"):
        await house.act(game, ANN, "red", picks)
