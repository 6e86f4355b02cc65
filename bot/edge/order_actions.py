"""What is said in advance: standing orders, and the rest of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.door import Tables
from bot.app.model import Prompt
from bot.app.play import deeds, sights
from bot.edge.panel import labels, orders, presets
from bot.edge.presses import Picks, press
from bot.edge.request import Request
from engines.contract import Key, Offer, Seat, msg


class OrderActions:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def open(self, request: Request, game: int, seat: Seat, *, done: str = "") -> None:
        """Show a seat's standing orders."""
        prompt = _asked(game, seat, await deeds.orders_menu(self.tables, game, request.user, seat))
        table = await self.tables.table(game)
        filed = (await sights.filed(self.tables, game, request.user)).get(seat)
        plan = filed is not None and bool(filed.plan)
        await request.answer(orders(table, prompt, request.say, done, plan=plan))

    @press("order")
    async def set(self, request: Request, game: int, seat: Seat, picks: Picks) -> None:
        menu = await deeds.orders_menu(self.tables, game, request.user, seat)
        done = await self._set(request, game, seat, menu, picks)
        await self.open(request, game, seat, done=done)

    @press("foresee")
    async def foresee(self, request: Request, game: int, seat: Seat, *, done: str = "") -> None:
        """Show what else this turn can ask, with a button back to the question."""
        prompt = _asked(game, seat, await deeds.preset_menu(self.tables, game, request.user, seat))
        table = await self.tables.table(game)
        await request.answer(presets(table, prompt, request.say, done))

    @press("ahead")
    async def settle(self, request: Request, game: int, seat: Seat, picks: Picks) -> None:
        """Answer a later question of this turn."""
        menu = await deeds.preset_menu(self.tables, game, request.user, seat)
        done = await self._set(request, game, seat, menu, picks)
        await self.foresee(request, game, seat, done=done)

    @press("withdraw")
    async def withdraw(self, request: Request, game: int, seat: Seat) -> None:
        deed = deeds.withdraw(self.tables, game, request.user, seat, request.command)
        acted = await request.carry_out(deed)
        done = request.say(msg("orders-withdrawn", rest="; ".join(acted.rest)))
        await self.open(request, game, seat, done=done)

    async def _set(
        self, request: Request, game: int, seat: Seat, menu: Offer, picks: Sequence[Key]
    ) -> str:
        """Set an order of this menu; what is said of it."""
        deed = deeds.set_order(self.tables, game, request.user, seat, picks, request.command)
        await request.carry_out(deed)
        return request.say(msg("orders-set", order=labels(menu, picks, request.say)))


def _asked(game: int, seat: Seat, menu: Offer) -> Prompt:
    """A menu as a prompt, on which no clock runs."""
    return Prompt(game, seat, menu, 0, None, 0)
