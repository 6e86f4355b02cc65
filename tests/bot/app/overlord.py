"""Overlord at the table: positions to begin in, and short words for what people do there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.kit.rng import Rng
from engines.overlord.engine import Overlord
from engines.overlord.state import State
from tests.bot.app.house import HOUR, House
from tests.engines.overlord.table import Table

AXIS = (201, 202, 203, 204)
"""Commander, left, center, right."""
ALLIES = (301, 302, 303, 304)
EIGHT = (*AXIS, *ALLIES)
HOST, STRANGER = 201, 900
UNITS = (
    "ALLIES F2 infantry, ALLIES F7 infantry, ALLIES F12 infantry, ALLIES F20 infantry, "
    "AXIS A1 infantry, AXIS A26 infantry"
)
SPARE = ", ALLIES I20 infantry, AXIS A20 infantry"
HAND = "probe_left probe_center move_out dig_in"


class Prepared(Overlord):
    """Begins in a given position."""

    def __init__(self, make: Callable[[], Table]) -> None:
        self.saved = self.dump(make().state)

    def new(self, seats: Sequence[str], options: Mapping[str, str], rng: Rng) -> State:
        return self.load(self.saved)


async def begin(
    house: House, make: Callable[[], Table] | None = None, users: Sequence[int] = EIGHT, **how: str
) -> int:
    if make:
        house.engine = Prepared(make)
    game = await house.game(*users, players=str(len(users)), **{"veil": "0", **how})
    await house.post()
    return game


async def pass_time(house: House, hours: float) -> None:
    house.time += hours * HOUR
    house.tables.last_beat = house.time
    await house.tables.ring()


async def say(house: House, game: int, user: int, seat: str, text: str) -> Any:
    return await house.tables.say(game, user, seat, text, house.command())
