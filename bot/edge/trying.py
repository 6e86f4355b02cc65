"""Copies of a game for one person alone: the usual questions, in a colour no table has, with what
others answered, and a way back as far as one likes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import ButtonStyle

from bot.app.ahead import copying
from bot.app.ahead.copying import Tried
from bot.app.door import Tables
from bot.app.model import Prompt
from bot.app.play.thinking import Thinker
from bot.edge import choices, limits
from bot.edge.choices import Say
from bot.edge.components import NEW, Answer, Component, Row, button, cost, press, rows, text
from bot.edge.layout import Drawn, Layout, happened, heading, lines, shown
from bot.edge.panel import BESIDES, FOLLOW, Panel, turned
from bot.edge.panel_actions import PanelActions
from bot.edge.request import Request
from bot.text import names
from engines.contract import Key, Msg, Seat, msg

TICKS = "adjs-trytick:"
COLOUR = discord.Colour(0x9B59B6)
"""Of no game and of no seat."""
QUESTION, NEWS = 500, 700
"""Most characters of a question, and of what happened."""


class Trying:
    def __init__(
        self, tables: Tables, panels: PanelActions, thinker: Callable[[], Thinker]
    ) -> None:
        self.tables = tables
        self.panels = panels
        self.thinker = thinker

    @press("trial", reply=NEW)
    async def begin(
        self, request: Request, game: int, seq: int | None = None, seat: Seat = ""
    ) -> None:
        """Begin with what is on the table, or with the board that was shown then."""
        await self._do(request, copying.begin, game, seq, seat)

    @press("try", "trysure", "trymore", "trynone")
    async def act(self, request: Request, game: int, seat: Seat, made: int, picks: Answer) -> None:
        await self._do(request, copying.pick, game, made, picks)

    @press("tryall")
    async def all(self, request: Request, game: int, seat: Seat, made: int) -> None:
        now = await copying.look(self.tables, request.user, game)
        keys = [each.key for each in now.offer.choices] if now.offer else []
        await self.act(request, game, seat, made, tuple(keys))

    @press("trytick")
    async def tick(self, request: Request, game: int, seat: Seat, made: int) -> None:
        ticked = dict.fromkeys([*request.ticked(TICKS), *request.picked])
        now = await copying.look(self.tables, request.user, game)
        await self.show(request, now, ticked=tuple(ticked))

    @press("tryticked")
    async def ticked(self, request: Request, game: int, seat: Seat, made: int) -> None:
        await self.act(request, game, seat, made, tuple(request.ticked(TICKS)))

    @press("trypage")
    async def page(self, request: Request, game: int, seat: Seat, page: int) -> None:
        await self.show(request, await copying.look(self.tables, request.user, game), page=page)

    @press("tryback")
    async def back(self, request: Request, game: int, seat: Seat, made: int) -> None:
        await self._do(request, copying.back, game, made)

    @press("trydeal")
    async def deal(self, request: Request, game: int) -> None:
        await self._do(request, copying.deal, game)

    @press("tryswap")
    async def swap(self, request: Request, game: int) -> None:
        await self._do(request, copying.swap, game)

    async def _do(
        self, request: Request, what: Callable[..., Awaitable[Tried]], *given: Any
    ) -> None:
        work = self.thinker().work
        await self.show(request, await what(self.tables, work, request.user, *given))

    async def show(
        self, request: Request, tried: Tried, *, page: int = 0, ticked: Sequence[Key] = ()
    ) -> None:
        at, seat, offer = tried.table, tried.seat, tried.offer
        prompt = offer and Prompt(at.id, seat, offer, tried.token, None, 0, apart="try")
        panel = Panel(at, (prompt,) if prompt else (), focus=FOLLOW)
        picture = await self.panels.picture(request, panel, tried.view)
        view = lay_out(tried, prompt, request.say, picture, page=page, ticked=ticked)
        await request.answer(view, picture)


def lay_out(
    tried: Tried,
    prompt: Prompt | None,
    say: Say,
    picture: Drawn | None,
    *,
    page: int = 0,
    ticked: Sequence[Key] = (),
) -> Layout:
    """What this is, what has happened, the picture, the question and its answers."""
    table, below = tried.table, rows(_tools(tried, say))
    answers: list[Row] = []
    question = say(_over(tried)) if tried.result else ""
    if prompt is not None:
        room = limits.COMPONENTS - BESIDES - sum(map(cost, below))
        found = choices.controls(prompt, say, tuple(ticked))
        answers = turned(prompt, found, page, room, "adj-trypage", say)
        asked, who = say(prompt.offer.question), say(names.seat(table.game, tried.seat))
        asked = f"{who}: {asked}" if tried.everybody and not asked.startswith(who) else asked
        question = f"**{limits.fit(asked, QUESTION)}**"
    what = say(msg("trial-known" if tried.known else "trial-imagined"))
    top = [heading(table, say), what, happened(tried.events, say, NEWS)]
    return Layout(
        text("\n".join(filter(None, top))),
        *shown(picture),
        *([text(question)] if question else []),
        *lines([*answers, *below]),
        colour=COLOUR,
    )


def _over(tried: Tried) -> Msg:
    winners = tried.result.winners if tried.result else ()
    seats = names.seats(tried.table.game, winners)
    return msg("trial-won", seats=seats) if winners else msg("trial-over")


def _tools(tried: Tried, say: Say) -> list[Component]:
    game, place = tried.table.id, (tried.table.id, tried.seat, tried.token)
    back = button(say(msg("panel-undo")), "adj-tryback", *place, style=ButtonStyle.primary)
    others = "trial-computers" if tried.everybody else "trial-everybody"
    return [
        *([back] if tried.undoable else []),
        button(say(msg("trial-deal")), "adj-trydeal", game),
        *([button(say(msg(others)), "adj-tryswap", game)] if len(tried.table.chairs) > 1 else []),
    ]
