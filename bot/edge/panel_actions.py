"""What players' buttons and commands do at a table. Every one is answered in private."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.app.door import Tables
from bot.app.model import Acted, PlayerView, Prompt, Sight, Stale, Table, User
from bot.app.people import persons
from bot.app.play import deeds, match_choice, sights
from bot.app.play.thinking import Thinker
from bot.edge import choices, digests, limits
from bot.edge.components import option
from bot.edge.layout import Drawn, pictured
from bot.edge.looking_actions import help_picture
from bot.edge.panel import FOLLOW, Panel, lay_out, open_still, sure
from bot.edge.pictures import (
    HAND,
    Pictures,
    advice,
    fitting,
    follows,
    has_help,
    own_board,
)
from bot.edge.presses import NEW, Answer, Fields, Picked, press, sent
from bot.edge.request import Request
from bot.edge.resting import Resting
from engines.contract import (
    Event,
    Illegal,
    Msg,
    Seat,
    msg,
)
from engines.extras import Paraphrase
from engines.kit.turns import foresee
from engines.registry import engine
from renderers import zooms

log = logging.getLogger(__name__)

PLEDGE = "table-pledge"
"""Four lines of small print that stand in the channel already."""
WAYS = DO, CHECK = "do", "check"
"""What can be done with typed orders."""
SHOWN = 0.3
"""Seconds a window waits for its examples."""
PATIENCE = 0.8
"""Seconds a question waits for its picture; then the words are sent first."""
LOOK_BACK = 60
"""How many events are searched for the player's own last move."""
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
    def __init__(self, tables: Tables, pictures: Pictures, thinker: Callable[[], Thinker]) -> None:
        self.tables = tables
        self.pictures = pictures
        self.thinker = thinker
        """Asks computers."""
        self.resting = Resting()
        self._newest: dict[int, str] = {}
        self._lost: dict[tuple[User, int], Lost] = {}
        """A person's last typed orders at a table, until they have seen the result."""

    # What is asked.

    @press("open", "page", "seat")
    async def open(self, request: Request, game: int, seat: Seat = "", page: int = 0) -> None:
        """Show the present question, and what happened since the player's last move."""
        sight = await sights.sight(self.tables, game, request.user)
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
        return replace(panel, news=await self._news(table, request.user))

    async def _told(self, request: Request, panel: Panel, *, seen: bool = True) -> Panel:
        """The panel with what others did. Unless it is surely `seen`, it is told again later."""
        table = panel.table
        digest = await sights.digest(self.tables, table.id, request.user, noted=seen)
        if digest and digest.worth_telling:
            words, recap = await digests.told(digest, self.pictures, request.say, digests.ROOM)
            return replace(panel, digest=words, recap=recap)
        return replace(panel, news=await self._news(table, request.user))

    async def go_on(self, game: int) -> None:
        """Show people whose panels rest what they are asked now, or that the game is over."""
        for user in self.resting.people(game):
            await self._wake(game, user)

    async def _wake(self, game: int, user: User) -> None:
        """Nothing is lost if this fails, because the panel is gone for instance: the board has a
        button that opens another."""
        try:
            sight = await sights.sight(self.tables, game, user)
            if sight.table.ended is None and not any(map(open_still, sight.prompts)):
                return
            request = self.resting.wake(game, user)
            if request is not None:
                request.answered = False
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

    async def _news(self, table: Table, user: int) -> tuple[Event, ...]:
        mine = table.seats(user)
        logged = await sights.log(self.tables, table.id, user, LOOK_BACK)
        last = max((n for n, each in enumerate(logged) if each.seat in mine), default=-1)
        return tuple(each.event for each in logged[last + 1 :] if each.event.text.id != PLEDGE)

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
        if seated and panel.table.status == "playing" and foresee.able(engine(game)):
            idle = not any(map(open_still, panel.prompts))
            panel = replace(panel, plans=panel.table.seats(request.user)[0] if idle else "")
        if panel.focus is None:
            panel = replace(panel, focus=next(iter(request.ticked("adjs-zoom:")), FOLLOW))
        drawing = asyncio.create_task(self.picture(request, panel, player_view))
        await asyncio.wait({drawing}, timeout=PATIENCE)
        if not drawing.done() and not request.below:
            await self._answer(request, panel)
        picture = await drawing
        if self._newest.get(request.message) == request.command:
            await self._with_picture(request, panel, picture)
            await self._rest(request, sight)

    async def _rest(self, request: Request, sight: Sight) -> None:
        """Let a panel whose person waits for others go on by itself. They may have answered while
        it was drawn."""
        table, asked = sight.table, any(map(open_still, sight.prompts))
        waits = table.status == "playing" and table.seats(request.user) and not asked
        if waits and not request.below:
            self.resting.keep(table.id, request)
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
        self._lost.pop((request.user, panel.table.id), None)

    def _remember(self, request: Request) -> None:
        self._newest.pop(request.message, None)
        self._newest[request.message] = request.command
        if len(self._newest) > REMEMBERED:
            del self._newest[next(iter(self._newest))]

    async def picture(
        self, request: Request, panel: Panel, player_view: PlayerView
    ) -> Drawn | None:
        """The picture that fits a panel's question."""
        game, seat = panel.table.game, _looking(panel, player_view)
        view, marks, look = player_view.view, _marks(panel), panel.look
        if seat and panel.focus == FOLLOW:
            asked = panel.prompt.offer.choices if panel.prompt else ()
            look = fitting(game, player_view.hands[seat], asked)
        if seat and look == HAND:
            return await self.pictures.hand(game, player_view.hands[seat], request.say)
        if seat and look in advice(game):
            view, marks = player_view.hands[seat], []
        elif seat and own_board(game):
            view = player_view.hands[seat]
        return await self.pictures.board(game, view, request.say, marks=marks, focus=look)

    @press("zoom")
    async def zoom(self, request: Request, game: int, seat: Seat, focus: Picked) -> None:
        sight = await sights.sight(self.tables, game, request.user)
        panel = Panel(sight.table, sight.prompts, seat=seat, focus=focus)
        await self.show(request, panel, sight)

    # What is answered.

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
        prompt = _asked(await sights.sight(self.tables, game, request.user), seat, token)
        await self.act(request, game, seat, token, tuple(each.key for each in prompt.offer.choices))

    async def after(self, request: Request, acted: Acted, seat: Seat) -> None:
        """Show the result of a move with the next question."""
        acted, alert = await self._heard(request, acted), ""
        if acted.stopped:
            rest = "; ".join(acted.rest)
            alert = request.say(msg("panel-stopped", why=acted.stopped, rest=rest))
            alert += _examples(request, acted.table, acted.prompts, seat, acted.stopped)
        news = (*acted.events, *map(Event, acted.paraphrase))
        if _settled(acted.prompts, seat):
            seat = ""  # on to another of their seats
        waiting = any(map(open_still, acted.prompts))
        onward = None if waiting else await self._onward(request.user, acted.table)
        panel = Panel(acted.table, acted.prompts, seat, alert, news, onward=onward)
        await self.show(request, panel, acted.sight)

    async def _heard(self, request: Request, acted: Acted) -> Acted:
        """What a move led to, with what computers said at once to an offer: else the panel would
        still show it as open."""
        game = acted.table.id
        if not acted.sight.invites or not await self.thinker().hear(game):
            return acted
        sight = await sights.sight(self.tables, game, request.user)
        said = await self._news(sight.table, request.user)
        return replace(acted, sight=sight, events=acted.events + said)

    async def _onward(self, user: User, here: Table) -> int | None:
        """The most urgent other table that waits for somebody."""
        for table in await self.tables.mine(user):
            if table.id == here.id or table.status != "playing":
                continue
            if user in {each.user for each in table.waiting} and any(
                map(open_still, await sights.prompts(self.tables, table.id, user))
            ):
                return table.id
        return None

    @press("more", "sure")
    async def confirm(
        self, request: Request, game: int, seat: Seat, token: int, picks: Answer
    ) -> None:
        """Something besides the question was picked: ask whether it is meant."""
        sight = await sights.sight(self.tables, game, request.user)
        prompt = _asked(sight, seat, token)
        choice = prompt.offer.find(picks[0])
        if choice is None:
            raise Illegal(msg("play-not-offered"))
        await request.answer(sure(sight.table, prompt, choice, request.say))

    @press("tick")
    async def tick(self, request: Request, game: int, seat: Seat, token: int) -> None:
        """Redraw after one of several menus changed; the ticks of the others are in the message."""
        sight = await sights.sight(self.tables, game, request.user)
        prompt = _asked(sight, seat, token)
        ticked = dict.fromkeys([*request.ticked("adjs-tick:"), *request.picked])
        keys = tuple(key for key in ticked if prompt.offer.find(key))
        panel = Panel(sight.table, sight.prompts, seat=seat, ticked=keys)
        await self.show(request, panel, sight)

    @press("ticked")
    async def ticked(self, request: Request, game: int, seat: Seat, token: int) -> None:
        await self.act(request, game, seat, token, tuple(request.ticked("adjs-tick:")))

    @press("undo")
    async def undo(self, request: Request, game: int, seat: Seat, token: int) -> None:
        _asked(await sights.sight(self.tables, game, request.user), seat, token)
        await self.take_back(request, game, seat)

    async def take_back(self, request: Request, game: int, seat: Seat) -> None:
        """Take back a seat's latest step, even if it is asked nothing any more."""
        deed = deeds.undo(self.tables, game, request.user, seat, request.command)
        acted = await request.carry_out(deed)
        await self.after(request, acted, seat)

    @sent("typed")
    async def written(self, request: Request, game: int, seat: Seat, fields: Fields) -> None:
        """Do with typed orders what was chosen in their window."""
        words = "".join(fields.get("orders", ()))
        way = self.check if "".join(fields.get("how", ())) == CHECK else self.typed
        await way(request, game, seat, words)

    async def typed(self, request: Request, game: int, seat: Seat, words: str) -> None:
        """Carry out typed orders, unless that was done and only the answer got lost."""
        said = seat, words.strip()
        lost = self._lost.pop((request.user, game), None)
        if lost and lost.said == said and await deeds.unchanged(self.tables, game, lost.seq):
            await self._shown_again(request, game, seat)
            return
        seat = seat or await self.speaker(request, game)
        deed = deeds.say(self.tables, game, request.user, seat, words, request.command)
        acted = await request.carry_out(deed)
        self._lost[request.user, game] = Lost(said, acted.sight.seq)
        await self.after(request, acted, seat)

    async def _shown_again(self, request: Request, game: int, seat: Seat) -> None:
        sight = await sights.sight(self.tables, game, request.user)
        alert, news = (
            request.say(msg("panel-repeated")),
            await self._news(sight.table, request.user),
        )
        await self.show(request, Panel(sight.table, sight.prompts, seat, alert, news), sight)

    async def check(self, request: Request, game: int, seat: Seat, words: str) -> None:
        """Show typed orders in full form, ready to be copied and sent."""
        said = await deeds.paraphrase(self.tables, game, request.user, seat, words)
        sight = await sights.sight(self.tables, game, request.user)
        alert = request.say(msg("panel-checked", orders=words))
        news = tuple(map(Event, said))
        await self.show(request, Panel(sight.table, sight.prompts, seat, alert, news), sight)

    async def speaker(self, request: Request, game: int) -> Seat:
        """The seat meant by a person who names none: the one that is waited for."""
        sight = await sights.sight(self.tables, game, request.user)
        table, prompts = sight.table, sight.prompts
        waited = [prompt.seat for prompt in prompts if prompt.offer.required]
        if table.status == "lobby":
            raise Illegal(msg("play-in-lobby"))
        for seat in (*waited, *(prompt.seat for prompt in prompts), *table.seats(request.user)):
            return seat
        raise Illegal(msg("show-no-seat"))

    @press("concede")
    async def concede(self, request: Request, game: int, seat: Seat) -> None:
        deed = deeds.concede(self.tables, game, request.user, seat, request.command)
        acted = await request.carry_out(deed)
        await self.after(request, acted, seat)

    async def ask_words(self, request: Request, game: int, seat: Seat, table: Table | None) -> None:
        """Open a dialogue to type orders in. Without the table there is no choice of ways."""
        window = ui.Modal(
            title=limits.fit(request.say(msg("type-title")), limits.WINDOW),
            custom_id=limits.ident("adj-typed", game, seat),
        )
        field: ui.TextInput[Any] = ui.TextInput(
            style=discord.TextStyle.paragraph, custom_id="orders", max_length=limits.CONTENT
        )
        if table and (shown := await self._shown_in_window(request, game, seat)):
            field.placeholder = limits.fit(shown, limits.OPTION)
        about = limits.fit(request.say(msg("type-about")), limits.OPTION)
        label = limits.fit(request.say(msg("type-label")), limits.WINDOW)
        window.add_item(ui.Label(text=label, description=about, component=field))
        if table is not None and isinstance(engine(table.game).orders, Paraphrase):
            ways = [option(request.say(Msg(f"type-{way}")), way, chosen=way == DO) for way in WAYS]
            how: ui.Select[Any] = ui.Select(custom_id="how", options=ways)
            what = limits.fit(request.say(msg("type-how")), limits.WINDOW)
            window.add_item(ui.Label(text=what, component=how))
        window.stop()  # its answer is found by its id, also after a restart
        await request.interaction.response.send_modal(window)

    async def _shown_in_window(self, request: Request, game: int, seat: Seat) -> str:
        """Two examples of answers to the question of the moment, unless the store is too slow."""
        try:
            async with asyncio.timeout(SHOWN):
                sight = await sights.sight(self.tables, game, request.user)
        except (Illegal, TimeoutError):
            return ""
        return _examples(request, sight.table, sight.prompts, seat).strip()

    async def refused(self, request: Request, game: int | None, seat: Seat, why: Msg) -> None:
        """Say why not, above the present question if there is one."""
        try:
            if request.updates and game is not None:
                sight = await sights.sight(self.tables, game, request.user)
                alert = request.say(why)
                alert += _examples(request, sight.table, sight.prompts, seat, why)
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

    @press("hint", reply=NEW)
    async def hint(self, request: Request, game: int, seat: Seat = "") -> None:
        """Say what the strongest computer would do, and why."""
        seat = seat or await self.speaker(request, game)
        asked = await deeds.hint_question(self.tables, game, request.user, seat)
        said = await self.thinker().hint(asked)
        if said is None:
            await request.tell(msg("hint-nothing"))
            return
        prompts = await sights.prompts(self.tables, game, request.user)
        offer = next((each.offer for each in prompts if each.seat == seat), None)
        await request.tell(choices.with_verbs(said, offer, request.say) if offer else said)


def _asked(sight: Sight, seat: Seat, token: int) -> Prompt:
    for prompt in sight.prompts:
        if (prompt.seat, prompt.token) == (seat, token):
            return prompt
    raise Stale(sight)


def _looking(panel: Panel, player_view: PlayerView) -> Seat:
    """The seat whose view of the board is shown; empty for a person without a seat."""
    asked = panel.prompt.seat if panel.prompt else ""
    return asked if asked in player_view.hands else next(iter(player_view.hands), "")


def _settled(prompts: Sequence[Prompt], seat: Seat) -> bool:
    """Whether this seat has answered under seal and another seat of the same person has not."""
    answered = any(each.seat == seat and each.offer.answered for each in prompts)
    return answered and any(map(open_still, prompts))


def _marks(panel: Panel) -> list[str]:
    asked = panel.prompt.offer.choices if panel.prompt else ()
    return [choice.place for choice in asked if choice.place and not choice.aside]


def _examples(
    request: Request, table: Table, prompts: Sequence[Prompt], seat: Seat, why: Msg | None = None
) -> str:
    """Two answers to the question of a seat as they can be typed; empty where a refusal is none of
    typed words, or says already what is possible."""
    if why is not None and not (why.id.startswith("turn-") and "possible" not in why.args):
        return ""
    asked = next((p.offer for p in prompts if p.seat == seat or not seat), None)
    found = match_choice.examples(table.game, asked) if asked else ()
    return " " + request.say(msg("type-examples", examples=found)) if found else ""
