"""What players answer: picked, typed, taken back. Every answer is shown in their panel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.app.door import Tables
from bot.app.model import Acted, Prompt, Sight, Stale, Table, User
from bot.app.play import deeds, playing, thinking
from bot.app.play.thinking import Thinker
from bot.edge import choices, limits
from bot.edge.components import NEW, Answer, Fields, blank, field, option, picking, press, sent
from bot.edge.layout import plain
from bot.edge.panel import Panel, open_still, sure
from bot.edge.panel_actions import Lost, PanelActions, examples
from bot.edge.request import Request
from engines.contract import Event, Illegal, Msg, Seat, msg
from engines.extras import Paraphrase
from engines.registry import engine

WAYS = DO, CHECK = "do", "check"
"""What can be done with typed orders."""
SHOWN = 0.3
"""Seconds a window waits for its examples."""


class Answers:
    def __init__(
        self, tables: Tables, panels: PanelActions, thinker: Callable[[], Thinker]
    ) -> None:
        self.tables = tables
        self.panels = panels
        self.thinker = thinker
        """Asks computers."""

    @press("act")
    async def act(self, request: Request, game: int, seat: Seat, token: int, picks: Answer) -> None:
        deed = deeds.act(self.tables, game, request.user, seat, token, picks, request.command)
        acted = await request.carry_out(deed)
        await self.after(request, acted, seat)

    @press("none")
    async def none(self, request: Request, game: int, seat: Seat, token: int) -> None:
        await self.act(request, game, seat, token, ())

    @press("all")
    async def all(self, request: Request, game: int, seat: Seat, token: int) -> None:
        """Pick every choice of a question."""
        prompt = _asked(await deeds.sight(self.tables, game, request.user), seat, token)
        await self.act(request, game, seat, token, tuple(each.key for each in prompt.offer.every))

    async def after(self, request: Request, acted: Acted, seat: Seat) -> None:
        """Show the result of a move with the next question."""
        acted, alert = await self._heard(request, acted), ""
        if acted.stopped:
            rest = "; ".join(acted.rest)
            alert = request.say(msg("panel-stopped", why=acted.stopped, rest=rest))
            alert += examples(request, acted.table, acted.prompts, seat, acted.stopped)
        news = (*acted.events, *map(Event, acted.paraphrase))
        if _settled(acted.prompts, seat):
            seat = ""  # on to another of their seats
        await self.panels.private.drop("hint", acted.table.id, request)
        waiting = any(map(open_still, acted.prompts))
        onward = None if waiting else await _onward(self.tables, request.user, acted.table)
        panel = Panel(acted.table, acted.prompts, seat, alert, news, onward=onward)
        await self.panels.show(request, panel, acted.sight)

    async def _heard(self, request: Request, acted: Acted) -> Acted:
        """What a move led to, with what computers said at once to an offer: else the panel would
        still show it as open."""
        game = acted.table.id
        if not acted.sight.invites or not await self.thinker().hear(game):
            return acted
        sight = await deeds.sight(self.tables, game, request.user)
        said = await self.panels.news(sight.table, request.user)
        return replace(acted, sight=sight, events=acted.events + said)

    @press("more", "sure")
    async def confirm(
        self, request: Request, game: int, seat: Seat, token: int, picks: Answer
    ) -> None:
        """Something was picked that nobody should do by accident: ask whether it is meant."""
        sight = await deeds.sight(self.tables, game, request.user)
        prompt = _asked(sight, seat, token)
        choice = prompt.offer.find(picks[0])
        if choice is None:
            raise Illegal(msg("play-not-offered"))
        if choice.confirm or choice.aside:
            await request.answer(sure(sight.table, prompt, choice, request.say))
        else:
            await self.act(request, game, seat, token, picks)

    @press("tick")
    async def tick(self, request: Request, game: int, seat: Seat, token: int) -> None:
        """Redraw after one of several menus changed; the ticks of the others are in the message."""
        sight = await deeds.sight(self.tables, game, request.user)
        prompt = _asked(sight, seat, token)
        ticked = dict.fromkeys([*request.ticked("adjs-tick:"), *request.picked])
        keys = tuple(key for key in ticked if prompt.offer.find(key))
        panel = Panel(sight.table, sight.prompts, seat=seat, ticked=keys)
        await self.panels.show(request, panel, sight)

    @press("ticksure")
    async def weigh(self, request: Request, game: int, seat: Seat, token: int) -> None:
        """Ask once more about what was ticked, and keep the ticks."""
        sight = await deeds.sight(self.tables, game, request.user)
        ticked = tuple(request.ticked("adjs-tick:"))
        asked = _asked(sight, seat, token).offer.to_confirm(ticked)
        alert = f"**{request.say(asked)}**" if asked else ""
        panel = Panel(sight.table, sight.prompts, seat, alert, ticked=ticked, meant=True)
        await self.panels.show(request, panel, sight)

    @press("ticked")
    async def ticked(self, request: Request, game: int, seat: Seat, token: int) -> None:
        await self.act(request, game, seat, token, tuple(request.ticked("adjs-tick:")))

    @press("hush")
    async def hush(self, request: Request, game: int, seat: Seat, token: int) -> None:
        """Answer this question and all like it with the default, until its owner says otherwise."""
        prompt = _asked(await deeds.sight(self.tables, game, request.user), seat, token)
        order = (prompt.offer.hush,)
        acted = await request.do(game, lambda s: playing.set_order(s, request.user, seat, order))
        await self.after(request, acted, seat)

    @press("undo")
    async def undo(self, request: Request, game: int, seat: Seat, token: int) -> None:
        _asked(await deeds.sight(self.tables, game, request.user), seat, token)
        await self.take_back(request, game, seat)

    async def take_back(self, request: Request, game: int, seat: Seat) -> None:
        """Take back a seat's latest step, even if it is asked nothing any more."""
        deed = deeds.undo(self.tables, game, request.user, seat, request.command)
        acted = await request.carry_out(deed)
        await self.after(request, acted, seat)

    async def takeback(self, request: Request, game: int) -> None:
        done = await deeds.takeback(self.tables, game, request.user, request.command)
        await request.tell(msg("takeback-done" if done else "takeback-begun"))

    @press("agree", reply=NEW)
    async def agree(self, request: Request, game: int, number: int) -> None:
        await self._consent(request, game, number, agrees=True)

    @press("refuse", reply=NEW)
    async def refuse(self, request: Request, game: int, number: int) -> None:
        await self._consent(request, game, number, agrees=False)

    async def _consent(self, request: Request, game: int, number: int, *, agrees: bool) -> None:
        done = await deeds.consent(
            self.tables, game, request.user, number, request.command, agrees=agrees
        )
        await request.tell(msg("takeback-done" if done else "takeback-noted"))

    @sent("typed")
    async def written(self, request: Request, game: int, seat: Seat, fields: Fields) -> None:
        """Do with typed orders what was chosen in their window."""
        words = "".join(fields.get("orders", ()))
        way = self.check if "".join(fields.get("how", ())) == CHECK else self.typed
        await way(request, game, seat, words)

    async def typed(self, request: Request, game: int, seat: Seat, words: str) -> None:
        """Carry out typed orders, unless that was done and only the answer got lost."""
        said = seat, words.strip()
        lost = self.panels.lost.pop((request.user, game), None)
        if lost and lost.said == said and await deeds.unchanged(self.tables, game, lost.seq):
            await self._shown_again(request, game, seat)
            return
        seat = seat or await self.speaker(request, game)
        deed = deeds.say(self.tables, game, request.user, seat, words, request.command)
        acted = await request.carry_out(deed)
        self.panels.lost[request.user, game] = Lost(said, acted.sight.seq)
        await self.after(request, acted, seat)

    async def _shown_again(self, request: Request, game: int, seat: Seat) -> None:
        sight = await deeds.sight(self.tables, game, request.user)
        alert, news = (
            request.say(msg("panel-repeated")),
            await self.panels.news(sight.table, request.user),
        )
        await self.panels.show(request, Panel(sight.table, sight.prompts, seat, alert, news), sight)

    async def check(self, request: Request, game: int, seat: Seat, words: str) -> None:
        """Show typed orders in full form, ready to be copied and sent."""
        said = playing.paraphrase(await self.tables.load(game), request.user, seat, words)
        sight = await deeds.sight(self.tables, game, request.user)
        alert = request.say(msg("panel-checked", orders=words))
        news = tuple(map(Event, said))
        await self.panels.show(request, Panel(sight.table, sight.prompts, seat, alert, news), sight)

    async def speaker(self, request: Request, game: int) -> Seat:
        """The seat meant by a person who names none: the one that is waited for."""
        sight = await deeds.sight(self.tables, game, request.user)
        table, prompts = sight.table, sight.prompts
        waited = [prompt.seat for prompt in prompts if prompt.offer.required]
        if table.status == "lobby":
            raise Illegal(msg("play-in-lobby"))
        for seat in (*waited, *(prompt.seat for prompt in prompts), *table.seats(request.user)):
            return seat
        raise Illegal(msg("show-no-seat"))

    @press("concede")
    async def concede(self, request: Request, game: int, seat: Seat) -> None:
        acted = await request.do(game, lambda s: playing.concede(s, request.user, seat))
        await self.after(request, acted, seat)

    async def ask_words(self, request: Request, game: int, seat: Seat, table: Table | None) -> None:
        """Open a dialogue to type orders in. Without the table there is no choice of ways."""
        opened = blank(request.say(msg("type-title")), "adj-typed", game, seat)
        box: ui.TextInput[Any] = ui.TextInput(
            style=discord.TextStyle.paragraph, custom_id="orders", max_length=limits.CONTENT
        )
        if table and (shown := await _shown_in_window(self.tables, request, game, seat)):
            box.placeholder = limits.fit(shown, limits.OPTION)
        say = request.say
        opened.add_item(field(say(msg("type-label")), box, say(msg("type-about"))))
        if table is not None and isinstance(engine(table.game).orders, Paraphrase):
            ways = [option(say(Msg(f"type-{way}")), way, chosen=way == DO) for way in WAYS]
            opened.add_item(field(say(msg("type-how")), picking("how", ways)))
        await request.interaction.response.send_modal(opened)

    @press("hint", reply=NEW)
    async def hint(self, request: Request, game: int, seat: Seat = "") -> None:
        """Say what the strongest computer would do, and why."""
        seat = seat or await self.speaker(request, game)
        asked = thinking.hint_question(await self.tables.load(game), request.user, seat)
        said = await self.thinker().hint(asked)
        if said is None:
            await request.tell(msg("hint-nothing"))
            return
        prompts = await deeds.prompts(self.tables, game, request.user)
        prompt = next((each for each in prompts if each.seat == seat), None)
        told = choices.with_verbs(said.text, prompt.offer, request.say) if prompt else said.text
        play = choices.advised(prompt, said.picks, request.say) if prompt else []
        await request.answer(plain(request.say(told), *play))
        await self.panels.private.fold("hint", game, request)


def _asked(sight: Sight, seat: Seat, token: int) -> Prompt:
    for prompt in sight.prompts:
        if (prompt.seat, prompt.token) == (seat, token):
            return prompt
    raise Stale(sight)


def _settled(prompts: Sequence[Prompt], seat: Seat) -> bool:
    """Whether this seat has answered under seal and another seat of the same person has not."""
    answered = any(each.seat == seat and each.offer.answered for each in prompts)
    return answered and any(map(open_still, prompts))


async def _onward(tables: Tables, user: User, here: Table) -> int | None:
    """The most urgent other table that waits for somebody."""
    for table in await tables.mine(user):
        if table.id == here.id or table.status != "playing":
            continue
        if user in {each.user for each in table.waiting} and any(
            map(open_still, await deeds.prompts(tables, table.id, user))
        ):
            return table.id
    return None


async def _shown_in_window(tables: Tables, request: Request, game: int, seat: Seat) -> str:
    """Two examples of answers to the question of the moment, unless the store is too slow."""
    try:
        async with asyncio.timeout(SHOWN):
            sight = await deeds.sight(tables, game, request.user)
    except (Illegal, TimeoutError):
        return ""
    return examples(request, sight.table, sight.prompts, seat).strip()
