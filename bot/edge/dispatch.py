"""Where every button press and every command arrives."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any

import discord

from bot.app.door import Tables
from bot.app.leagues.context import Context
from bot.app.model import Profile, Stale
from bot.app.past.daily import Finder
from bot.app.past.pieces import Pieces
from bot.app.past.reviewing import Reviewer
from bot.app.play.thinking import Thinker
from bot.edge import components, digests, limits, lobby_actions, looking_actions, market, planner
from bot.edge.answers import Answers
from bot.edge.connection import Timing, Traffic
from bot.edge.elsewhere import Boards, Elsewhere
from bot.edge.leagues import actions, finding, referees, running, setting_up
from bot.edge.leagues.plates import Called
from bot.edge.panel_actions import PanelActions
from bot.edge.personal_actions import PersonalActions
from bot.edge.pictures import Pictures
from bot.edge.request import Request, TooLate, spoken
from bot.edge.sender import Sender
from bot.edge.trying import Trying
from engines.contract import Illegal, Seat, msg

log = logging.getLogger(__name__)

PRESSED = (
    *(digests, lobby_actions, looking_actions, market, planner),
    *(actions, finding, referees, running, setting_up),
)
"""Modules whose functions are pressed: it is enough that they are read."""
PARTING = 10.0
"""How many seconds running requests may take when the bot is told to stop."""

SOON = 1.5
"""Seconds a dialogue waits for the store; Discord allows three in all."""
REMEMBERED = 1000
"""How many interactions are remembered, to recognise those that arrive twice."""

Work = Callable[[Request], Awaitable[None]]


class Dispatcher(discord.AutoShardedClient):
    """Needs no privileged intent: it reads only presses and commands."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self.traffic = Traffic()
        self.answered, self.stalled = Timing(), Timing()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60.0,  # rather try a message again later than hang here
            max_messages=None,
            http_trace=self.traffic.trace,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.tables = tables
        self.panels = PanelActions(tables, pictures)
        self.answers = Answers(tables, self.panels, lambda: self.thinker)
        self.boards = Boards(tables)
        self.people = PersonalActions(tables, pictures)
        self.thinker = Thinker(tables, steady=True)
        self.trying = Trying(tables, self.panels, lambda: self.thinker)
        self.reviewer = Reviewer(tables, Pieces(lambda: self.thinker))
        self.finder = Finder(tables, Pieces(lambda: self.thinker))
        self.leagues = Context.of(tables)
        self.called = Called(self)
        self.elsewhere = Elsewhere(tables)
        self.sender = Sender(
            self, tables, pictures, self.leagues, self.called, self.panels, self.elsewhere
        )
        self.actions = self.panels, self.answers, self.boards, self.people, self.trying
        """Whose methods are pressed."""
        self._here: set[asyncio.Task[Any]] = set()
        self._known: dict[int, None] = {}

    async def receive(
        self,
        interaction: discord.Interaction[Any],
        reply: components.Reply,
        work: Work,
        *,
        game: int | None = None,
        seat: Seat = "",
    ) -> None:
        """Acknowledge, do what was wanted, answer; whatever goes wrong, the person is told."""
        if not self._first(interaction.id):
            log.info("interaction %s was delivered twice", interaction.id)
            return
        request = Request(interaction, reply)
        here, began = asyncio.current_task(), perf_counter()
        assert here is not None
        self._here.add(here)
        try:
            await request.acknowledge()
            self.sender.doors.pressed(request.user)
            self.panels.private.leave(request)
            profile = await self._greet(request, game)
            await self._attempt(request, work, game, seat)
            if reply is components.Reply.ASIDE:
                await self.panels.private.fold("aside", interaction.channel_id or 0, request)
            if profile.dm == "closed":
                await self.people.tell_closed(request)
        except TooLate:
            log.info("interaction %s came too late", interaction.id)
        except discord.HTTPException as error:
            log.warning("no answer to interaction %s: %s", interaction.id, error)
        except Exception:
            await self._apologize(request)
        finally:
            self._here.discard(here)
            self.answered.took(perf_counter() - began)
        await self.deliver()

    def _first(self, interaction: int) -> bool:
        """Whether this interaction is new. Discord's reply that it was acknowledged before does not
        prove otherwise: perhaps only the answer to our acknowledgement was lost."""
        first = interaction not in self._known
        self._known[interaction] = None
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return first

    async def finish(self) -> None:
        """Let running requests end, but do not wait for long."""
        if unfinished := self._here | self.sender.under_way:
            await asyncio.wait(unfinished, timeout=PARTING)
        for task in self.sender.under_way:
            task.cancel()

    async def _greet(self, request: Request, game: int | None) -> Profile:
        """Look up the person's profile; from here on the request speaks their language."""
        profile = await self.tables.profile(request.user)
        request.speak(profile)
        if not (profile.lang or spoken(request.interaction)) and game is not None:
            with suppress(Illegal):
                request.speak(profile, await self.tables.table(game))
        return profile

    async def _attempt(self, request: Request, work: Work, game: int | None, seat: Seat) -> None:
        try:
            try:
                await work(request)
            except Stale as stale:
                await self.panels.stale(request, stale, seat)
            except Illegal as illegal:
                await self.panels.refused(request, game, seat, illegal.reason)
        except Exception:
            await self._apologize(request, f"game {game}, seat {seat}")

    async def _apologize(self, request: Request, where: str = "before it was looked at") -> None:
        reference = secrets.token_hex(3)
        data: dict[str, Any] = dict(request.interaction.data or {})
        wanted = data.get("custom_id") or data.get("name"), request.picked
        log.exception("error %s: %s, %s", reference, where, wanted)
        how = "error-done" if request.done else "error-unexpected"
        await request.tell(msg(how, reference=reference))

    async def pressed(
        self, interaction: discord.Interaction[Any], what: components.Pressed | None
    ) -> None:
        game = limits.number(what.rest[0]) if what and what.rest else None
        if what and what.what == "type" and len(what.rest) == 2 and game is not None:
            await self.ask_words(interaction, game, what.rest[1])
            return
        if (
            what
            and (opens := components.WINDOWS.get(what.what))
            and (found := opens.read(what)) is not None
        ):
            made = components.bound(opens, self.actions)
            await self.ask(interaction, lambda request: made(request, **found))
            return
        await self._carry_out(interaction, what, components.PRESSES)

    async def _carry_out(
        self,
        interaction: discord.Interaction[Any],
        what: components.Pressed | None,
        known: Mapping[str, components.Press],
        fields: components.Fields = components.NOTHING,
    ) -> None:
        """Do what an id asks for, if it is still one of ours."""
        asked = known.get(what.what) if what else None
        found = asked.read(what, fields) if what and asked else None
        if asked is None or found is None:
            await self.receive(interaction, components.Reply.NEW, out_of_date)
            return
        method = components.bound(asked, self.actions)

        async def work(request: Request) -> None:
            await method(request, **found)

        game, seat = found.get("game"), found.get("seat", "")
        await self.receive(interaction, asked.reply, work, game=game, seat=seat)

    async def ask(
        self,
        interaction: discord.Interaction[Any],
        made: Callable[[Request], Awaitable[discord.ui.Modal]],
    ) -> None:
        """Open a window in the person's language. It must be the first response."""
        request = Request(interaction, components.Reply.NEW)

        async def refuse(request: Request) -> None:
            await made(request)
            await out_of_date(request)

        try:
            async with asyncio.timeout(SOON):
                request.speak(await self.tables.profile(request.user))
                window = await made(request)
            await interaction.response.send_modal(window)
        except (Illegal, TimeoutError):
            await self.receive(interaction, components.Reply.NEW, refuse)
        except discord.HTTPException as error:
            log.warning("no window for interaction %s: %s", interaction.id, error)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle what no command does: buttons and menus, however old they are, and windows."""
        data: dict[str, Any] = dict(interaction.data or {})
        pressed = components.Pressed.read(str(data.get("custom_id", "")), data.get("values", ()))
        if interaction.type is discord.InteractionType.modal_submit:
            await self._carry_out(interaction, pressed, components.SENT, filled_in(interaction))
        elif interaction.type is discord.InteractionType.component:
            await self.pressed(interaction, pressed)

    async def ask_words(self, interaction: discord.Interaction[Any], game: int, seat: Seat) -> None:
        """Open a dialogue to type orders in. It must be the first response: nothing can be
        acknowledged before it. Should the store be too slow, it opens without asking it."""
        request, table = Request(interaction, components.Reply.NEW), None
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(SOON):
                    request.speak(await self.tables.profile(request.user))
                    table = await self.tables.table(game)
            await self.answers.ask_words(request, game, seat, table)
        except Illegal:
            await self.receive(interaction, components.Reply.NEW, out_of_date)
        except discord.HTTPException as error:
            log.warning("no window for interaction %s: %s", interaction.id, error)

    async def deliver(self) -> None:
        try:
            await self.sender.run()
        except Exception:
            log.exception("the outbox waits for the next round")


async def out_of_date(request: Request) -> None:
    await request.tell(msg("error-out-of-date"))


def filled_in(interaction: discord.Interaction[Any]) -> components.Fields:
    """What was typed and picked in a window, by the names of its fields."""
    rows: Any = dict(interaction.data or {}).get("components", ())
    fields = [row["component"] for row in rows if "component" in row]
    return {
        each["custom_id"]: list(each.get("values") or filter(None, [each.get("value")]))
        for each in fields
    }
