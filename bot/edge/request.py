"""One interaction: acknowledged at once, answered in private and in the person's language."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar, cast

import aiohttp
import discord

from bot.edge.components import Reply
from bot.edge.layout import Drawn, Layout, pictured, plain, shown, unmarked, unpictured
from bot.text import LANGUAGES, words
from engines.contract import Illegal, Msg, msg

if TYPE_CHECKING:
    from bot.app.door import Tables
    from bot.app.leagues.context import Context
    from bot.app.model import Acted, Profile, Table
    from bot.app.session.session import Session
    from bot.edge.dispatch import Dispatcher
    from bot.edge.leagues.plates import Called
    from bot.edge.pictures import Pictures


T = TypeVar("T")

log = logging.getLogger(__name__)

UNREADABLE = (AttributeError, LookupError, TypeError)
"""What the library raises over an answer of Discord in a form it does not know."""
EXPIRED, ACKNOWLEDGED, GONE = 10062, 40060, 10008
"""Discord's codes for: three seconds are over; this was acknowledged before; no such message."""


class TooLate(Exception):
    """The person can no longer be answered, so nothing must be done for them."""


class Request:
    def __init__(self, interaction: discord.Interaction[Any], reply: Reply) -> None:
        self.interaction = interaction
        self.reply = reply
        self.user = interaction.user.id
        self.command = str(interaction.id)
        self.words = words(spoken(interaction))
        self.message = interaction.id
        """The message that will hold the answer, once Discord has told which."""
        self.done = False
        """What was wanted has been carried out; it must not be done again."""
        self.answered = False
        """The person has been shown an answer, at least in words."""
        self.awaited = True
        """Somebody has just pressed or typed; a panel that goes on by itself nobody waits for."""
        self.below = False
        """The answer goes into a message of its own, below what was said first."""
        self._below: discord.WebhookMessage | None = None

    @property
    def client(self) -> Dispatcher:
        return cast("Dispatcher", self.interaction.client)

    @property
    def tables(self) -> Tables:
        return self.client.tables

    @property
    def leagues(self) -> Context:
        return self.client.leagues

    @property
    def called(self) -> Called:
        return self.client.called

    @property
    def pictures(self) -> Pictures:
        return self.client.panels.pictures

    @property
    def updates(self) -> bool:
        """Whether the answer replaces the message that was pressed."""
        message = self.interaction.message
        return self.reply is Reply.PANEL and message is not None and message.flags.ephemeral

    @property
    def picked(self) -> list[str]:
        """What was picked in a menu."""
        data: dict[str, Any] = dict(self.interaction.data or {})
        return list(data.get("values", ()))

    def ticked(self, menus: str) -> list[str]:
        """What is ticked in the message that was pressed, in menus whose ids begin so; without the
        menu that was pressed itself."""
        message, data = self.interaction.message, dict(self.interaction.data or {})
        if message is None:
            return []
        return [
            option.value
            for part in _parts(message.components)
            if isinstance(part, discord.SelectMenu) and part.custom_id.startswith(menus)
            if part.custom_id != data.get("custom_id")
            for option in part.options
            if option.default
        ]

    async def acknowledge(self) -> None:
        """Tell Discord we are working on it, within three seconds and before anything else. If the
        connection breaks, the first try may have arrived all the same; Discord says so at the
        second, and the person is served."""
        try:
            try:
                await self._defer()
            except (aiohttp.ClientError, OSError):
                await self._defer()
        except (aiohttp.ClientError, OSError) as away:
            raise TooLate from away
        except discord.HTTPException as error:
            if error.code == EXPIRED:
                raise TooLate from error
            if error.code != ACKNOWLEDGED:
                raise
        except UNREADABLE:
            log.exception("Discord's answer to interaction %s cannot be read", self.interaction.id)
        if self.updates and self.interaction.message:
            self.message = self.interaction.message.id

    async def _defer(self) -> None:
        if self.reply is Reply.SILENT or self.updates:
            await self.interaction.response.defer()
        else:
            told = await self.interaction.response.defer(ephemeral=True, thinking=True)
            self.message = (told and told.message_id) or self.message

    def speak(self, profile: Profile, table: Table | None = None) -> None:
        """Choose the language: the person's own choice, else their Discord's, else the table's."""
        locale = spoken(self.interaction)
        lang = profile.lang or locale or (table.lang if table else "")
        self.words = words(lang)

    def say(self, msg: Msg) -> str:
        return self.words.say(msg)

    async def carry_out(self, deed: Awaitable[T]) -> T:
        """Do what was wanted, and remember that it is done: a person whose answer then fails is
        told so."""
        result = await deed
        self.done = True
        return result

    async def do(self, game: int, deed: Callable[[Session], None]) -> Acted:
        """Carry out what they do at a table."""
        return await self.carry_out(self.tables.do(game, self.user, self.command, deed))

    async def change(self, game: int, deed: Callable[[Session], None]) -> Table:
        """Change something at a table, unless this command has done so before."""
        return await self.tables.change(game, deed, self.command)

    async def answer(self, view: Layout, *pictures: Drawn | None) -> None:
        """Show an answer. If Discord refuses its emojis, because a host has just removed one, it is
        shown without; if it refuses to put pictures into it, they follow below it. All of it is
        shown below if a newer answer has taken the place of the message that was pressed."""
        drawn = [each for each in pictures if each and each.png]
        if self.reply is Reply.SILENT or self.below:
            self._below = await self._follow(view, drawn)
            self.message = self._below.id if self.below and self._below else self.message
        else:
            files = [file for each in drawn for file in each.files()]
            edit = self.interaction.edit_original_response
            try:
                await self._taken(edit(view=view, attachments=files))
            except discord.HTTPException as error:
                if error.code == GONE and self.awaited:
                    self.go_on_below()
                    await self.answer(view, *pictures)
                    return
                if error.status == 400 and unmarked(view):
                    log.warning("no emojis for interaction %s: %s", self.interaction.id, error)
                    await self.answer(view, *pictures)
                    return
                if error.status != 400 or not drawn:
                    raise
                log.warning("pictures for interaction %s go below: %s", self.interaction.id, error)
                await self._taken(edit(view=unpictured(view), attachments=[]))
                await self._follow(Layout(*(part for each in drawn for part in shown(each))), drawn)
        self.answered = True

    async def vanish(self) -> None:
        """Take the answer away, while that can be done."""
        if self.below and self._below is not None:
            await self._below.delete()
        else:
            await self.interaction.delete_original_response()

    async def _follow(self, view: Layout, drawn: Iterable[Drawn]) -> Any:
        files = [file for each in drawn for file in each.files()]
        send = self.interaction.followup.send
        return await self._taken(send(view=view, files=files, ephemeral=True, wait=True))

    async def _taken(self, sending: Awaitable[T]) -> T | None:
        """Send something. Discord has taken it even if nobody can read what it says to that."""
        try:
            return await sending
        except UNREADABLE:
            log.exception("Discord's answer to interaction %s cannot be read", self.interaction.id)
            return None

    async def tell(self, msg: Msg) -> None:
        await self.answer(plain(self.say(msg)))

    def go_on_below(self) -> None:
        """Leave what was said as it is; the answer itself follows below it, in one piece."""
        self.below, self.answered = True, False

    async def hand_over(self, file: discord.File, msg: Msg) -> None:
        said = self.say(msg)
        await self._taken(self.interaction.edit_original_response(content=said, attachments=[file]))

    async def add(self, msg: Msg, picture: Drawn | None = None) -> None:
        """Send a further private message after the answer."""
        await self._follow(pictured(self.say(msg), picture), filter(None, [picture]))


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    """What a message is made of, from the top."""
    for each in components:
        yield each
        yield from _parts(getattr(each, "children", ()))


def spoken(interaction: discord.Interaction[Any]) -> str:
    """The language of somebody's Discord; empty if we do not speak it."""
    lang = interaction.locale.value.partition("-")[0]
    return lang if lang in LANGUAGES else ""


def server(interaction: discord.Interaction[Any]) -> int:
    """The server this comes from; refused in a direct message, which comes from none."""
    if interaction.guild_id is None:
        raise Illegal(msg("game-needs-channel"))
    return interaction.guild_id


def place(interaction: discord.Interaction[Any]) -> tuple[int, int]:
    """The server and the channel this comes from."""
    guild, channel = server(interaction), interaction.channel_id
    if channel is None:
        raise Illegal(msg("game-needs-channel"))
    return guild, channel
