"""Everybody who presses a button or types a command comes in here."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import discord

from bot.app.model import Profile, Stale
from bot.app.tables import Tables
from bot.edge.desk import CHECK, Desk
from bot.edge.doors import DOORS, Door
from bot.edge.hall import Hall
from bot.edge.parts import OURS, Part, Pressed
from bot.edge.people import People
from bot.edge.pictures import Pictures
from bot.edge.sender import Sender
from bot.edge.visit import Gone, Visit, Way, spoken
from engines.contract import Illegal, Seat, msg

log = logging.getLogger(__name__)

PARTING = 10.0
"""Seconds for those who are being served when the bot is told to stop."""

Work = Callable[[Visit], Awaitable[None]]


class Reception(discord.Client):
    """Needs no privileged intent: it reads what is pressed and typed as a command, nothing else."""

    tables: Tables
    desk: Desk
    hall: Hall
    people: People
    sender: Sender

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60.0,  # rather try a letter again later than hang here
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.tables = tables
        self.desk = Desk(tables, pictures)
        self.hall = Hall(tables, pictures)
        self.people = People(tables)
        self.sender = Sender(self, tables, pictures)
        self._here: set[asyncio.Task[Any]] = set()
        self.add_dynamic_items(Part)

    async def receive(
        self,
        interaction: discord.Interaction[Any],
        way: Way,
        work: Work,
        *,
        game: int | None = None,
        seat: Seat = "",
    ) -> None:
        """Acknowledge first, then do what was wanted, then answer, whatever happened."""
        visit = Visit(interaction, way)
        here = asyncio.current_task()
        assert here is not None
        self._here.add(here)
        try:
            await visit.acknowledge()
            profile = await self._greet(visit, game)
            await self._attempt(visit, work, game, seat)
            if profile.dm == "closed":
                await self.people.tell_closed(visit)
        except Gone:
            log.info("interaction %s came too late or twice", interaction.id)
        except discord.HTTPException as error:
            log.warning("no answer to interaction %s: %s", interaction.id, error)
        finally:
            self._here.discard(here)
        await self.deliver()

    async def finish(self) -> None:
        """Let everybody who is being served be served, but do not wait for long."""
        if self._here:
            await asyncio.wait(self._here, timeout=PARTING)

    async def _greet(self, visit: Visit, game: int | None) -> Profile:
        """From here on the visit speaks the person's language."""
        profile = await self.tables.profile(visit.user)
        visit.speak(profile)
        if not (profile.lang or spoken(visit.interaction)) and game is not None:
            with suppress(Illegal):
                visit.speak(profile, await self.tables.table(game))
        return profile

    async def _attempt(self, visit: Visit, work: Work, game: int | None, seat: Seat) -> None:
        try:
            try:
                await work(visit)
            except Stale as stale:
                await self.desk.stale(visit, stale, seat)
            except Illegal as illegal:
                await self.desk.refused(visit, game, seat, illegal.reason)
        except Exception:
            reference = secrets.token_hex(3)
            data: dict[str, Any] = dict(visit.interaction.data or {})
            wanted = data.get("custom_id") or data.get("name"), visit.picked
            log.exception("error %s: game %s, seat %s, %s", reference, game, seat, wanted)
            await visit.tell(msg("error-unexpected", reference=reference))

    async def pressed(self, interaction: discord.Interaction[Any], what: Pressed | None) -> None:
        door = DOORS.get(what.what) if what else None
        if what and what.what == "type" and len(what.rest) == 2 and what.rest[0].isdecimal():
            await self.ask_words(interaction, what.rest)
            return
        if what is None or door is None or not fits(door, what):
            await self.receive(interaction, Way.APART, out_of_date)
            return
        game, seat = int(what.rest[0]), what.rest[1] if len(what.rest) > 1 else ""

        async def work(visit: Visit) -> None:
            await door.go(self, visit, what.rest, what.picks)

        await self.receive(interaction, door.way, work, game=game, seat=seat)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """What no command and no part answers: typed orders, and buttons of another age."""
        data: dict[str, Any] = dict(interaction.data or {})
        id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            await self._typed(interaction, Pressed.read(id))
        elif interaction.type is discord.InteractionType.component and not re.fullmatch(OURS, id):
            await self.receive(interaction, Way.APART, out_of_date)

    async def ask_words(self, interaction: discord.Interaction[Any], at: tuple[str, ...]) -> None:
        """A window must be the very first answer: nothing can be acknowledged before it."""
        visit = Visit(interaction, Way.APART)
        visit.speak(await self.tables.profile(visit.user))
        try:
            await self.desk.ask_words(visit, int(at[0]), at[1])
        except discord.HTTPException as error:
            log.warning("no window for interaction %s: %s", interaction.id, error)

    async def _typed(self, interaction: discord.Interaction[Any], what: Pressed | None) -> None:
        if what is None or what.what != "typed" or len(what.rest) < 2:
            await self.receive(interaction, Way.APART, out_of_date)
            return
        game, seat = int(what.rest[0]), what.rest[1]
        fields = typed(interaction)
        words = fields.get("orders", "")

        async def work(visit: Visit) -> None:
            if fields.get("how") == CHECK:
                await self.desk.check(visit, game, seat, words)
            else:
                await self.desk.typed(visit, game, seat, words)

        await self.receive(interaction, Way.PANEL, work, game=game, seat=seat)

    async def deliver(self) -> None:
        try:
            await self.sender.run()
        except Exception:
            log.exception("the outbox waits for the next round")


async def out_of_date(visit: Visit) -> None:
    await visit.tell(msg("error-out-of-date"))


def fits(door: Door, what: Pressed) -> bool:
    """Whether an id has the parts its door needs, with numbers where they belong."""
    numbers = what.rest[:1] + (what.rest[2:3] if door.parts > 2 else ())
    return len(what.rest) >= door.parts and all(each.isdecimal() for each in numbers)


def typed(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was typed and picked in a window, by the names of its fields."""
    rows: Any = dict(interaction.data or {}).get("components", ())
    fields = [row["component"] for row in rows if "component" in row]
    return {
        each["custom_id"]: each.get("value") or "".join(each.get("values", ())) for each in fields
    }
