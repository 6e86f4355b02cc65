"""What players' buttons and commands do at a table. Every one is answered in private, where newer
takes the place of older: each person has one panel and one hint a table and one other answer a
channel, so that nothing piles up under a question. Panels in which nothing is asked rest: they go
on by themselves once something is (TB-8.22). Nothing is lost if all this is forgotten: the board
has a button that opens a panel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from time import monotonic
from typing import Literal, NamedTuple

import discord

from bot.app.door import Tables
from bot.app.model import PlayerView, Prompt, Sight, Stale, Table, User
from bot.app.people import persons
from bot.app.play import deeds, typed
from bot.edge import digests
from bot.edge.choices import in_menus
from bot.edge.components import Picked, press
from bot.edge.connection import TROUBLE
from bot.edge.layout import PLEDGE, Drawn, minor, pictured
from bot.edge.looking_actions import help_picture
from bot.edge.panel import FOLLOW, Panel, lay_out, open_still
from bot.edge.pictures import (
    HAND,
    Pictures,
    advice,
    fitting,
    follows,
    for_use,
    has_help,
    near,
    own_board,
    own_places,
    told_places,
)
from bot.edge.request import Request
from engines.contract import Event, Illegal, Msg, Seat, msg
from engines.kit.turns import foresee
from engines.registry import GAMES, engine
from renderers import zooms

log = logging.getLogger(__name__)

PATIENCE = 0.8
"""Seconds a question waits for its picture; then the words are sent first."""
LOOK_BACK = 60
"""How many events are searched for the player's own last move."""
PICTURES = 64
"""How many panels' pictures are kept, a tenth of a megabyte each."""
REMEMBERED = 1000
"""How many private messages have their newest answer remembered, so that a late picture of an older
one is dropped."""


class Lost(NamedTuple):
    """Typed orders that were carried out, but whose answer may not have arrived."""

    said: tuple[Seat, str]
    """The seat, if one was named, and the words."""
    seq: int
    """The last line of the journal then."""


class PanelActions:
    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self.tables = tables
        self.pictures = pictures
        self.private = Private()
        self.boards = False
        """Whether the host serves boards in a browser."""
        self._newest: dict[int, str] = {}
        self._pictures: dict[tuple[User, int], tuple[object, Drawn]] = {}
        self.lost: dict[tuple[User, int], Lost] = {}
        """A person's last typed orders at a table, until they have seen the result."""

    # What is asked.

    @press("open", "page", "seat")
    async def open(self, request: Request, game: int, seat: Seat = "", page: int = 0) -> None:
        """Show the present question, and what happened since the player's last move."""
        sight = await deeds.sight(self.tables, game, request.user)
        panel = Panel(sight.table, sight.prompts, seat=seat, page=page)
        panel = await self._caught_up(request, panel)
        if any(map(open_still, sight.prompts)) and has_help(sight.table.game):
            await self._introduce(request, sight)
        await self.show(request, panel, sight)

    async def _caught_up(self, request: Request, panel: Panel) -> Panel:
        """The panel with what happened: in full if others have had turns since its person last
        looked (TB-11.1)."""
        table = panel.table
        if not request.updates and table.status != "lobby":
            return await self._told(request, panel)
        return replace(panel, news=await self.news(table, request.user))

    async def _told(self, request: Request, panel: Panel, *, seen: bool = True) -> Panel:
        """The panel with what others did. Unless it is surely `seen`, it is told again later."""
        table = panel.table
        digest = await deeds.digest(self.tables, table.id, request.user, noted=seen)
        if digest and digest.worth_telling:
            asked, say = any(map(open_still, panel.prompts)), request.say
            told = digests.told(digest, self.pictures, say, digests.ROOM, near=asked)
            words, recap = await told
            return replace(panel, digest=words, recap=recap)
        return replace(panel, news=await self.news(table, request.user))

    async def go_on(self, game: int) -> None:
        """Show people whose panels rest what they are asked now, or that the game is over."""
        for user in self.private.resting(game):
            await self._wake(game, user)

    async def _wake(self, game: int, user: User) -> None:
        """Nothing is lost if this fails, because the panel is gone for instance: the board has a
        button that opens another."""
        try:
            sight = await deeds.sight(self.tables, game, user)
            if sight.table.ended is None and not any(map(open_still, sight.prompts)):
                return
            request = self.private.wake(game, user)
            if request is not None:
                request.answered = request.awaited = False
                panel = Panel(sight.table, sight.prompts)
                await self.show(request, await self._told(request, panel, seen=False), sight)
        except discord.HTTPException as error:
            log.info("the panel of somebody at table %s cannot go on: %s", game, error)
        except Exception:
            log.exception("the panel of somebody at table %s cannot go on", game)

    async def _introduce(self, request: Request, sight: Sight) -> None:
        """Show the help card above the first question somebody is ever asked in a game: below it,
        it would push the question out of sight."""
        if await persons.first_time(self.tables, request.user, f"help-{sight.table.game}"):
            try:
                picture = await help_picture(self.pictures, request, sight.views())
                view = pictured(request.say(msg("help-first")), picture)
                await request.answer(view, picture)
                request.go_on_below()
            except (discord.HTTPException, OSError):
                log.exception("no help card for interaction %s", request.command)

    async def news(self, table: Table, user: int) -> tuple[Event, ...]:
        """What others did since the player's last move, without the dice of their battles."""
        mine = table.seats(user)
        logged = await deeds.log(self.tables, table.id, user, LOOK_BACK)
        last = max((n for n, each in enumerate(logged) if each.seat in mine), default=-1)
        quiet = {PLEDGE, *minor(table.game)}
        return tuple(each.event for each in logged[last + 1 :] if each.event.text.id not in quiet)

    async def show(self, request: Request, panel: Panel, sight: Sight) -> None:
        """Send words and picture together if the picture is quick; else the words first."""
        self._remember(request)
        game = panel.table.game
        if panel.table.status == "lobby":
            await self._answer(request, panel)
            return
        player_view = sight.views()
        seated = bool(panel.table.seats(request.user))
        parts = zooms(game, player_view.view) + (advice(game) if seated else ())
        panel = replace(panel, zooms=parts, follows=seated and follows(game))
        panel = replace(panel, boards=seated and self.boards)
        if seated and panel.table.status == "playing" and foresee.able(engine(game)):
            idle = not any(map(open_still, panel.prompts))
            panel = replace(panel, plans=panel.table.seats(request.user)[0] if idle else "")
        if panel.focus is None:
            panel = replace(panel, focus=next(iter(request.ticked("adjs-zoom:")), FOLLOW))
        drawing = asyncio.create_task(self._drawn(request, panel, player_view, sight.seq))
        await asyncio.wait({drawing}, timeout=PATIENCE)
        if not drawing.done() and not request.below:
            await self._answer(request, panel)
        picture = await drawing
        if self._newest.get(request.message) == request.command:
            await self._with_picture(request, panel, picture)
            await self.private.fold("panel", panel.table.id, request)
            await self._rest(request, sight)

    async def _drawn(
        self, request: Request, panel: Panel, player_view: PlayerView, seq: int
    ) -> Drawn | None:
        """The picture of a panel. The last one will do if nothing was written down since and it
        shows the same: something was ticked, for instance."""
        at, prompt = (request.user, panel.table.id), panel.prompt
        shows = seq, request.words.lang, prompt and prompt.seat, panel.focus
        before, drawn = self._pictures.pop(at, (None, None))
        if before != shows:
            drawn = await self.picture(request, panel, player_view)
        if drawn is not None and drawn.png:
            self._pictures[at] = shows, drawn
            if len(self._pictures) > PICTURES:
                del self._pictures[next(iter(self._pictures))]
        return drawn

    async def _rest(self, request: Request, sight: Sight) -> None:
        """Let a panel whose person waits for others go on by itself. They may have answered while
        it was drawn."""
        table, asked = sight.table, any(map(open_still, sight.prompts))
        waits = table.status == "playing" and table.seats(request.user) and not asked
        if waits and not request.below:
            self.private.keep("resting", table.id, request)
            if not deeds.still(self.tables, table.id, sight.seq):
                await self._wake(table.id, request.user)

    async def _with_picture(self, request: Request, panel: Panel, picture: Drawn | None) -> None:
        """Send the picture. If that fails, make sure the words have arrived."""
        try:
            await self._answer(request, panel, picture)
        except (discord.HTTPException, OSError):
            log.exception("no picture for interaction %s", request.command)
            if not request.answered:
                await self._answer(request, panel)
            await request.add(msg("error-picture"))

    async def _answer(self, request: Request, panel: Panel, picture: Drawn | None = None) -> None:
        pictures = [each for each in (panel.recap, picture) if each]
        await request.answer(lay_out(panel, request.say, picture), *pictures)
        self.lost.pop((request.user, panel.table.id), None)

    def _remember(self, request: Request) -> None:
        self._newest.pop(request.message, None)
        self._newest[request.message] = request.command
        if len(self._newest) > REMEMBERED:
            del self._newest[next(iter(self._newest))]

    async def picture(
        self, request: Request, panel: Panel, player_view: PlayerView
    ) -> Drawn | None:
        """The picture that fits a panel's question. One about no place needs none beside the board
        on which others' moves are numbered."""
        game, seat = panel.table.game, _looking(panel, player_view)
        view, marks, look = player_view.view, _marks(panel), panel.look
        choices = in_menus(panel.prompt.offer) if panel.prompt else []
        about = panel.prompt.offer.place if panel.prompt else ""
        around: list[str] = []
        if seat and panel.focus == FOLLOW:
            look = fitting(game, player_view.hands[seat], choices, about)
            if not (look or marks or about):  # the question is about no place
                if panel.recap and panel.recap.png:
                    return None
                around = told_places(game, panel.news) or own_places(game, view, seat)
                look = near(game, player_view.hands[seat], around)
        if seat and look == HAND:
            keys = for_use(game, choices)
            return await self.pictures.hand(game, player_view.hands[seat], request.say, marks=keys)
        if seat and look in advice(game):
            view, marks, about = player_view.hands[seat], [], ""
        elif seat and own_board(game):
            view = player_view.hands[seat]
        return await self.pictures.board(
            game, view, request.say, marks=marks, around=around, about=about, focus=look
        )

    @press("zoom")
    async def zoom(self, request: Request, game: int, seat: Seat, focus: Picked) -> None:
        sight = await deeds.sight(self.tables, game, request.user)
        panel = Panel(sight.table, sight.prompts, seat=seat, focus=focus)
        await self.show(request, panel, sight)

    # What is answered.

    async def refused(self, request: Request, game: int | None, seat: Seat, why: Msg) -> None:
        """Say why not, above the present question if there is one."""
        try:
            if request.updates and game is not None:
                sight = await deeds.sight(self.tables, game, request.user)
                alert = request.say(why)
                alert += examples(request, sight.table, sight.prompts, seat, why)
                panel = Panel(sight.table, sight.prompts, seat=seat, alert=alert)
                await self.show(request, panel, sight)
                return
        except Illegal:
            pass  # there is no such table: the reason alone must do
        await request.tell(why)

    async def stale(self, request: Request, stale: Stale, seat: Seat) -> None:
        alert = request.say(msg("panel-stale"))
        if stale.decided is not None:
            alert = request.say(msg("panel-decided", answer=stale.decided))
        sight = stale.sight
        await self.show(request, Panel(sight.table, sight.prompts, seat=seat, alert=alert), sight)


def _looking(panel: Panel, player_view: PlayerView) -> Seat:
    """The seat whose view of the board is shown; empty for a person without a seat."""
    asked = panel.prompt.seat if panel.prompt else ""
    return asked if asked in player_view.hands else next(iter(player_view.hands), "")


def _marks(panel: Panel) -> list[str]:
    asked = in_menus(panel.prompt.offer) if panel.prompt else []
    return [choice.place for choice in asked if choice.place and not choice.aside]


def examples(
    request: Request, table: Table, prompts: Sequence[Prompt], seat: Seat, why: Msg | None = None
) -> str:
    """Two answers to the question of a seat as they can be typed; empty where a refusal is none of
    typed words, or says already what is possible."""
    own = f"{GAMES[table.game].prefix}-" if table.game in GAMES else "turn-"
    said = why is None or why.id.startswith(("turn-", own))
    if not said or (why is not None and "possible" in why.args):
        return ""
    asked = next((p.offer for p in prompts if p.seat == seat or not seat), None)
    found = typed.examples(table.game, asked) if asked else ()
    return " " + request.say(msg("type-examples", examples=found)) if found else ""


LASTS = 14 * 60.0
"""Seconds in which an answer can be changed. Discord allows a quarter of an hour from the click."""

Kind = Literal["panel", "resting", "hint", "aside"]


class Private:
    def __init__(self) -> None:
        self._shown: dict[tuple[Kind, int, User], tuple[Request, float]] = {}

    def keep(self, kind: Kind, where: int, request: Request) -> Request | None:
        """Remember what answered a request: of a panel at which table, else in which channel. What
        stood there before, if it is another message and can still be changed."""
        now, at = monotonic(), (kind, where, request.user)
        self._shown = {each: found for each, found in self._shown.items() if found[1] > now}
        before, _ = self._shown.get(at, (request, now))
        self._shown[at] = request, now + LASTS
        return before if before.message != request.message else None

    async def fold(self, kind: Kind, where: int, request: Request) -> None:
        """The same, and take away what stood there before."""
        if before := self.keep(kind, where, request):
            await _remove(before)

    async def drop(self, kind: Kind, where: int, request: Request) -> None:
        """Take away what stands there, unless this very request was made in it."""
        before, _ = self._shown.pop((kind, where, request.user), (request, 0.0))
        if before.message != request.message:
            await _remove(before)

    def leave(self, request: Request) -> None:
        """Something else is shown in this message now; a panel may come back to it."""
        for at, (each, _) in list(self._shown.items()):
            if at[0] != "panel" and (each.user, each.message) == (request.user, request.message):
                del self._shown[at]

    def wake(self, game: int, user: User) -> Request | None:
        """The request whose answer can be shown anew, once."""
        request, end = self._shown.pop(("resting", game, user), (None, 0.0))
        return request if end > monotonic() else None

    def resting(self, game: int) -> list[User]:
        """Whose panels rest at this table."""
        return [user for kind, where, user in self._shown if (kind, where) == ("resting", game)]


async def _remove(request: Request) -> None:
    try:
        await request.vanish()
    except (discord.HTTPException, *TROUBLE) as error:
        log.info("an older answer stays: %s", error)
