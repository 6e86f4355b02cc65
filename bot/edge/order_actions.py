"""What is said in advance: standing orders, and the rest of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.model import Prompt
from bot.app.play import playing, sights
from bot.edge.panel import labels, orders, presets
from bot.edge.presses import Picks, press
from bot.edge.request import Request
from engines.contract import Key, Offer, Seat, msg


async def show(request: Request, game: int, seat: Seat, *, done: str = "") -> None:
    """Show a seat's standing orders."""
    menu = playing.orders_menu(await request.tables.load(game), request.user, seat)
    prompt = _asked(game, seat, menu)
    table = await request.tables.table(game)
    filed = (await sights.filed(request.tables, game, request.user)).get(seat)
    plan = filed is not None and bool(filed.plan)
    await request.answer(orders(table, prompt, request.say, done, plan=plan))


@press("order")
async def set_order(request: Request, game: int, seat: Seat, picks: Picks) -> None:
    menu = playing.orders_menu(await request.tables.load(game), request.user, seat)
    done = await _order(request, game, seat, menu, picks)
    await show(request, game, seat, done=done)


@press("foresee")
async def foresee(request: Request, game: int, seat: Seat, *, done: str = "") -> None:
    """Show what else this turn can ask, with a button back to the question."""
    menu = playing.preset_menu(await request.tables.load(game), request.user, seat)
    prompt = _asked(game, seat, menu)
    table = await request.tables.table(game)
    await request.answer(presets(table, prompt, request.say, done))


@press("ahead")
async def settle(request: Request, game: int, seat: Seat, picks: Picks) -> None:
    """Answer a later question of this turn."""
    menu = playing.preset_menu(await request.tables.load(game), request.user, seat)
    done = await _order(request, game, seat, menu, picks)
    await foresee(request, game, seat, done=done)


@press("withdraw")
async def withdraw(request: Request, game: int, seat: Seat) -> None:
    acted = await request.do(game, lambda s: playing.withdraw(s, request.user, seat))
    done = request.say(msg("orders-withdrawn", rest="; ".join(acted.rest)))
    await show(request, game, seat, done=done)


async def _order(request: Request, game: int, seat: Seat, menu: Offer, picks: Sequence[Key]) -> str:
    """Set an order of this menu; what is said of it."""
    await request.do(game, lambda s: playing.set_order(s, request.user, seat, picks))
    return request.say(msg("orders-set", order=labels(menu, picks, request.say)))


def _asked(game: int, seat: Seat, menu: Offer) -> Prompt:
    """A menu as a prompt, on which no clock runs."""
    return Prompt(game, seat, menu, 0, None, 0)
