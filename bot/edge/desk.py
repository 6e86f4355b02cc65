"""Where players come with what they want to do. Every one of them is answered in private."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.app.model import Acted, Prompt, Sight, Stale, Table
from bot.app.tables import Tables
from bot.edge import limits
from bot.edge.layout import Drawn, Layout, heading, plain, remembered, shown
from bot.edge.panel import Panel, ahead, hands, labels, lay_out, open_still, orders
from bot.edge.parts import option, text
from bot.edge.pictures import Pictures, advice, looks, zooms
from bot.edge.visit import Visit
from bot.text.rulebook import Rulebook, rulebook
from engines.contract import Echoing, Event, Illegal, Key, Msg, Seat, msg
from engines.registry import engine

WAYS = DO, CHECK = "do", "check"
"""What is to be done with typed orders."""
PATIENCE = 0.8
"""Seconds a question waits for its picture; then the words go first."""
LOOK_BACK = 60
"""Events searched for a player's own last move."""
REMEMBERED = 1000
"""Private messages whose newest answer is known, so that a late picture spoils none."""


class Desk:
    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self.tables = tables
        self.pictures = pictures
        self._newest: dict[int, str] = {}

    # What is asked.

    async def open(self, visit: Visit, game: int, seat: Seat = "", page: int = 0) -> None:
        """The present question, and what happened since the player's last move."""
        table = await self.tables.table(game)
        prompts = await self.tables.prompts(game, visit.user)
        news = await self._news(table, visit.user)
        await self.show(visit, Panel(table, prompts, seat=seat, news=news, page=page))

    async def _news(self, table: Table, user: int) -> tuple[Event, ...]:
        mine = table.seats(user)
        logged = await self.tables.log(table.id, user, LOOK_BACK)
        last = max((n for n, each in enumerate(logged) if each.seat in mine), default=-1)
        return tuple(each.event for each in logged[last + 1 :])

    async def show(self, visit: Visit, panel: Panel) -> None:
        """Words and picture together if the picture is quick, else the words first."""
        self._remember(visit)
        game = panel.table.game
        if panel.table.status == "lobby":
            await visit.answer(lay_out(panel, visit.say))
            return
        sight = await self.tables.sight(panel.table.id, visit.user)
        seated = bool(panel.table.seats(visit.user))
        parts = zooms(game, sight.view) + (advice(game) if seated else ())
        panel = replace(panel, zooms=parts)
        if panel.focus is None:
            chosen = next(iter(visit.ticked("adjs-zoom:")), None)
            panel = replace(panel, focus=_first_look(panel, sight) if chosen is None else chosen)
        drawing = asyncio.create_task(self._board(visit, panel, sight))
        await asyncio.wait({drawing}, timeout=PATIENCE)
        if not drawing.done():
            await visit.answer(lay_out(panel, visit.say))
        picture = await drawing
        if self._newest.get(visit.message) == visit.command:
            await visit.answer(lay_out(panel, visit.say, picture), picture)

    def _remember(self, visit: Visit) -> None:
        self._newest.pop(visit.message, None)
        self._newest[visit.message] = visit.command
        if len(self._newest) > REMEMBERED:
            del self._newest[next(iter(self._newest))]

    async def _board(self, visit: Visit, panel: Panel, sight: Sight) -> Drawn | None:
        game, seat = panel.table.game, _looking(panel, sight)
        view, marks = sight.view, _marks(panel)
        if seat and panel.look in advice(game):
            view, marks = sight.hands[seat], []
        elif seat and looks(game):
            view = sight.hands[seat]
        return await self.pictures.board(game, view, visit.say, marks=marks, focus=panel.look)

    async def zoom(self, visit: Visit, game: int, seat: Seat, focus: str) -> None:
        table = await self.tables.table(game)
        prompts = await self.tables.prompts(game, visit.user)
        await self.show(visit, Panel(table, prompts, seat=seat, focus=focus))

    # What is answered.

    async def act(
        self, visit: Visit, game: int, seat: Seat, token: int, picks: Iterable[Key]
    ) -> None:
        acted = await self.tables.act(game, visit.user, seat, token, picks, visit.command)
        await self.after(visit, acted, seat)

    async def after(self, visit: Visit, acted: Acted, seat: Seat) -> None:
        """What the move led to, with the next question."""
        alert = ""
        if acted.stopped:
            rest = "; ".join(acted.rest)
            alert = visit.say(msg("panel-stopped", why=acted.stopped, rest=rest))
        news = (*acted.events, *map(Event, acted.echo))
        if _settled(acted.prompts, seat):
            seat = ""  # on to another of their seats
        panel = Panel(acted.table, acted.prompts, seat=seat, alert=alert, news=news)
        await self.show(visit, panel)

    async def tick(self, visit: Visit, game: int, seat: Seat, token: int) -> None:
        """One of several menus was changed: the ticks of the others stand in the message."""
        prompt = await self._prompt(visit, game, seat, token)
        ticked = dict.fromkeys([*visit.ticked("adjs-tick:"), *visit.picked])
        keys = tuple(key for key in ticked if prompt.offer.find(key))
        table = await self.tables.table(game)
        prompts = await self.tables.prompts(game, visit.user)
        await self.show(visit, Panel(table, prompts, seat=seat, ticked=keys))

    async def ticked(self, visit: Visit, game: int, seat: Seat, token: int) -> None:
        await self.act(visit, game, seat, token, visit.ticked("adjs-tick:"))

    async def undo(self, visit: Visit, game: int, seat: Seat, token: int) -> None:
        await self._prompt(visit, game, seat, token)
        await self.take_back(visit, game, seat)

    async def take_back(self, visit: Visit, game: int, seat: Seat) -> None:
        """The latest step of a seat, also if it is asked nothing any more."""
        acted = await self.tables.undo(game, visit.user, seat, visit.command)
        await self.after(visit, acted, seat)

    async def typed(self, visit: Visit, game: int, seat: Seat, words: str) -> None:
        seat = seat or await self.speaker(visit, game)
        acted = await self.tables.say(game, visit.user, seat, words, visit.command)
        await self.after(visit, acted, seat)

    async def check(self, visit: Visit, game: int, seat: Seat, words: str) -> None:
        """Say typed orders back in full form; they can be copied and sent for good."""
        said = await self.tables.echo(game, visit.user, seat, words)
        table = await self.tables.table(game)
        prompts = await self.tables.prompts(game, visit.user)
        alert = visit.say(msg("panel-checked", orders=words))
        await self.show(visit, Panel(table, prompts, seat, alert, tuple(map(Event, said))))

    async def speaker(self, visit: Visit, game: int) -> Seat:
        """Which of their seats somebody means who names none: the one that is waited for."""
        prompts = await self.tables.prompts(game, visit.user)
        waited = [prompt.seat for prompt in prompts if prompt.offer.waited]
        table = await self.tables.table(game)
        for seat in (*waited, *(prompt.seat for prompt in prompts), *table.seats(visit.user)):
            return seat
        raise Illegal(msg("show-no-seat"))

    async def concede(self, visit: Visit, game: int, seat: Seat) -> None:
        acted = await self.tables.concede(game, visit.user, seat, visit.command)
        await self.after(visit, acted, seat)

    async def _prompt(self, visit: Visit, game: int, seat: Seat, token: int) -> Prompt:
        prompts = await self.tables.prompts(game, visit.user)
        for prompt in prompts:
            if (prompt.seat, prompt.token) == (seat, token):
                return prompt
        raise Stale(await self.tables.table(game), prompts)

    async def ask_words(self, visit: Visit, game: int, seat: Seat) -> None:
        """A window to type orders in."""
        window = ui.Modal(
            title=limits.fit(visit.say(msg("type-title")), limits.WINDOW),
            custom_id=limits.ident("adj-typed", game, seat),
        )
        field: ui.TextInput[Any] = ui.TextInput(
            style=discord.TextStyle.paragraph, custom_id="orders", max_length=limits.CONTENT
        )
        about = limits.fit(visit.say(msg("type-about")), limits.OPTION)
        label = limits.fit(visit.say(msg("type-label")), limits.WINDOW)
        window.add_item(ui.Label(text=label, description=about, component=field))
        table = await self.tables.table(game)
        if isinstance(engine(table.game).orders, Echoing):
            ways = [option(visit.say(Msg(f"type-{way}")), way, chosen=way == DO) for way in WAYS]
            how: ui.Select[Any] = ui.Select(custom_id="how", options=ways)
            what = limits.fit(visit.say(msg("type-how")), limits.WINDOW)
            window.add_item(ui.Label(text=what, component=how))
        window.stop()  # its answer is found by its id, also after a restart
        await visit.interaction.response.send_modal(window)

    async def refused(self, visit: Visit, game: int | None, seat: Seat, why: Msg) -> None:
        """Why not, on top of the present question if there is one."""
        try:
            if visit.updates and game is not None:
                table = await self.tables.table(game)
                prompts = await self.tables.prompts(game, visit.user)
                await self.show(visit, Panel(table, prompts, seat=seat, alert=visit.say(why)))
                return
        except Illegal:
            pass  # there is no such table: the reason alone must do
        await visit.tell(why)

    async def stale(self, visit: Visit, stale: Stale, seat: Seat) -> None:
        alert = visit.say(msg("panel-stale"))
        if stale.decided is not None:
            alert = visit.say(msg("panel-decided", answer=stale.decided))
        await self.show(visit, Panel(stale.table, stale.prompts, seat=seat, alert=alert))

    # What can be looked at.

    async def hand(self, visit: Visit, game: int) -> None:
        sight = await self.tables.sight(game, visit.user)
        if not sight.hands:
            raise Illegal(msg("show-no-seat"))
        sight = replace(sight, hands={seat: sight.hands[seat] for seat in sight.apart})
        pictures = [
            await self.pictures.hand(sight.table.game, view, visit.say, number)
            for number, view in enumerate(sight.hands.values())
        ]
        filed = await self.tables.filed(game, visit.user)
        await visit.answer(hands(sight, pictures, visit.say, filed), *pictures)

    async def board(self, visit: Visit, game: int, focus: str = "") -> None:
        sight = await self.tables.sight(game, visit.user)
        if focus not in zooms(sight.table.game):
            focus = ""
        mine = next(iter(sight.hands.values()), None)
        view = mine if mine and looks(sight.table.game) else sight.view
        picture = await self.pictures.board(sight.table.game, view, visit.say, focus=focus)
        await visit.answer(Layout(text(heading(sight.table, visit.say)), *shown(picture)), picture)

    async def log(self, visit: Visit, game: int, last: int = 25) -> None:
        table = await self.tables.table(game)
        logged = await self.tables.log(game, visit.user, last)
        said = limits.newest(remembered(logged, visit.say), 3500) or visit.say(
            msg("show-log-empty")
        )
        await visit.answer(plain(f"{heading(table, visit.say)}\n{said}"))

    async def rule(self, visit: Visit, game: int, seat: Seat) -> None:
        """The numbered rule behind the present question."""
        table = await self.tables.table(game)
        for prompt in await self.tables.prompts(game, visit.user):
            if prompt.offer.rule and prompt.seat == (seat or prompt.seat):
                rule = rules(table.game, visit).find(prompt.offer.rule)
                if rule is not None:
                    await visit.answer(plain(f"**{prompt.offer.rule}** {rule}"))
                    return
        raise Illegal(msg("rules-none"))

    # What is said in advance.

    async def orders(self, visit: Visit, game: int, seat: Seat = "", done: str = "") -> None:
        seat = seat or await self.speaker(visit, game)
        offer = await self.tables.orders_menu(game, visit.user, seat)
        table = await self.tables.table(game)
        prompt = Prompt(game, seat, offer, 0, None, 0)
        await visit.answer(orders(table, prompt, visit.say, done))

    async def order(self, visit: Visit, game: int, seat: Seat, picks: Sequence[Key]) -> None:
        offer = await self.tables.orders_menu(game, visit.user, seat)
        await self.tables.set_order(game, visit.user, seat, picks, visit.command)
        done = visit.say(msg("orders-set", order=labels(offer, picks)))
        await self.orders(visit, game, seat, done)

    async def foresee(self, visit: Visit, game: int, seat: Seat, done: str = "") -> None:
        """What else this turn can ask; the question itself is a press away again."""
        offer = await self.tables.ahead_menu(game, visit.user, seat)
        table = await self.tables.table(game)
        await visit.answer(ahead(table, Prompt(game, seat, offer, 0, None, 0), visit.say, done))

    async def settle(self, visit: Visit, game: int, seat: Seat, picks: Sequence[Key]) -> None:
        offer = await self.tables.ahead_menu(game, visit.user, seat)
        await self.tables.set_order(game, visit.user, seat, picks, visit.command)
        done = visit.say(msg("orders-set", order=labels(offer, picks)))
        await self.foresee(visit, game, seat, done)

    async def withdraw(self, visit: Visit, game: int, seat: Seat) -> None:
        acted = await self.tables.withdraw(game, visit.user, seat, visit.command)
        done = visit.say(msg("orders-withdrawn", rest="; ".join(acted.rest)))
        await self.orders(visit, game, seat, done)


def _looking(panel: Panel, sight: Sight) -> Seat:
    """Through whose eyes the board is looked at; empty for who has no seat."""
    asked = panel.prompt.seat if panel.prompt else ""
    return asked if asked in sight.hands else next(iter(sight.hands), "")


def _settled(prompts: Sequence[Prompt], seat: Seat) -> bool:
    """Whether this seat has answered under seal and another seat of the same person has not."""
    answered = any(each.seat == seat and each.offer.answered for each in prompts)
    return answered and any(map(open_still, prompts))


def _marks(panel: Panel) -> list[str]:
    return [c.place for c in panel.prompt.offer.choices if c.place] if panel.prompt else []


def _first_look(panel: Panel, sight: Sight) -> str:
    seat, first = _looking(panel, sight), looks(panel.table.game)
    return first(sight.hands[seat], _marks(panel)) if seat and first else ""


def rules(game: str, visit: Visit) -> Rulebook:
    try:
        return rulebook(game, visit.words.lang)
    except FileNotFoundError:
        raise Illegal(msg("rules-none")) from None
