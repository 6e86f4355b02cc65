"""Delivers what must be sent. Sentences are made here, at the last moment, for who reads them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace

import discord

from bot.app.model import (
    HandBody,
    HushBody,
    Letter,
    LobbyBody,
    NoticeBody,
    OverBody,
    PleaBody,
    Prompt,
    RemindBody,
    Sight,
    TalkBody,
    TurnBody,
    User,
)
from bot.app.tables import Tables
from bot.edge import panel, public, threads
from bot.edge.layout import Drawn, Layout
from bot.edge.pictures import Pictures
from bot.text import Words, words

log = logging.getLogger(__name__)

NO_LETTERS = (50007, 50278)
"""Discord's words for: this person takes no messages from the bot."""
WAIT, LONGEST = 5.0, 1800.0
"""Seconds before the second try, and before the last ones; each wait doubles."""


class Sender:
    """Works for whoever asks: the clock, or a move that wants to be seen. A channel that Discord
    lets wait delays no other, and keeps its order: it has at most one letter under way."""

    def __init__(self, client: discord.Client, tables: Tables, pictures: Pictures) -> None:
        self.client = client
        self.tables = tables
        self.pictures = pictures
        self._taking = asyncio.Lock()

    async def run(self) -> None:
        """Send everything that can be sent now."""
        while letters := await self._take():
            await asyncio.gather(*map(self._deliver, letters))

    async def _take(self) -> list[Letter]:
        """One asks at a time, so that nobody is given what another was given just now."""
        async with self._taking:
            return await self.tables.letters()

    async def _deliver(self, letter: Letter) -> None:
        try:
            message = await self._send(letter)
        except discord.HTTPException as error:
            await self._failed(letter, error)
        except Exception as error:
            log.exception("letter %s of kind %s", letter.id, letter.kind)
            await self._again(letter, type(error).__name__)
        else:
            await self.tables.delivered(letter.id, message)

    async def _failed(self, letter: Letter, error: discord.HTTPException) -> None:
        if isinstance(error, discord.Forbidden | discord.NotFound) or 400 <= error.status < 429:
            log.warning("letter %s cannot be delivered: %s", letter.id, error)
            if letter.user is not None and error.code in NO_LETTERS:
                await self._closed(letter.user)
            await self.tables.undeliverable(letter.id, f"{error.status} {error.code}")
        else:
            await self._again(letter, f"{error.status} {error.code}")

    async def _again(self, letter: Letter, why: str) -> None:
        seconds = min(WAIT * 2**letter.tries, LONGEST)
        log.warning("letter %s waits %.0f s: %s", letter.id, seconds, why)
        await self.tables.postponed(letter.id, seconds)

    async def _closed(self, user: int) -> None:
        """Remembered, so that nobody is tried in vain again; they are told at their next visit."""
        profile = await self.tables.profile(user)
        await self.tables.set_profile(replace(profile, dm="closed"))

    async def _send(self, letter: Letter) -> int | None:
        body = letter.body
        match body:
            case LobbyBody(table):
                say = words(table.lang).say
                board = await self.pictures.ahead(table, say)
                return await self._post(letter, public.lobby(table, say, board), board)
            case TurnBody(table, _, view):
                say = words(table.lang).say
                board = await self.pictures.board(table.game, view, say)
                return await self._post(letter, public.turn(body, say, board), board, body.mention)
            case OverBody(table, view):
                say = words(table.lang).say
                board = await self.pictures.board(table.game, view, say)
                everybody = await self._awake(player.user for player in table.players)
                return await self._post(letter, public.over(body, say, board), board, everybody)
            case NoticeBody():
                lang = body.table.lang if body.table else ""
                said = await self._words(letter, lang)
                return await self._post(
                    letter, public.notice(body, said.say), mentioned=body.mention
                )
            case PleaBody(table):
                view, asked = (
                    public.plea(body, words(table.lang).say),
                    await self._awake(body.asked),
                )
                return await self._post(letter, view, mentioned=asked)
            case HandBody():
                return await self._hand(letter, body)
            case RemindBody():
                return await self._remind(letter, body)
            case TalkBody() | HushBody():
                return await self._thread(letter, body)

    async def _post(
        self,
        letter: Letter,
        view: Layout,
        picture: Drawn | None = None,
        mentioned: Sequence[User] = (),
    ) -> int | None:
        """A table may be a thread that was put away: then it is taken out first."""
        try:
            return await self._put(letter, view, picture, mentioned)
        except discord.HTTPException as error:
            if error.code != threads.ARCHIVED or letter.channel is None:
                raise
            await threads.take_out(self.client, letter.channel)
            return await self._put(letter, view, picture, mentioned)

    async def _put(
        self, letter: Letter, view: Layout, picture: Drawn | None, mentioned: Sequence[User]
    ) -> int | None:
        files = picture.files() if picture else []
        if letter.user is None and letter.earlier is not None and letter.channel is not None:
            channel = self.client.get_partial_messageable(letter.channel)
            try:
                await channel.get_partial_message(letter.earlier).edit(view=view, attachments=files)
                return letter.earlier
            except discord.NotFound:
                pass  # somebody removed it: say it anew
        called = [discord.Object(user) for user in mentioned if user > 0]  # not the forgotten
        pinged = discord.AllowedMentions(everyone=False, roles=False, users=called)
        silent = letter.user is not None and await self.tables.asleep(letter.user)
        where = await self._where(letter)
        sent = await where.send(
            view=view, files=files, allowed_mentions=pinged, nonce=str(letter.id), silent=silent
        )
        return sent.id

    async def _where(self, letter: Letter) -> discord.abc.Messageable:
        if letter.user is not None:
            return await self.client.create_dm(discord.Object(letter.user))
        if letter.channel is None:
            raise ValueError(f"letter {letter.id} has no address")
        return self.client.get_partial_messageable(letter.channel)

    async def _words(self, letter: Letter, lang: str) -> Words:
        """A private letter speaks the language its reader chose, else that of the table."""
        if letter.user is not None:
            lang = (await self.tables.profile(letter.user)).lang or lang
        return words(lang)

    async def _hand(self, letter: Letter, body: HandBody) -> int | None:
        """Only for who wants letters; for the others there is the button under the board."""
        if not await self._reads(letter):
            return None
        say = (await self._words(letter, body.table.lang)).say
        hand = await self.pictures.hand(body.table.game, body.view, say)
        sight = Sight(body.table, None, {body.seat: body.view})
        asked = await self._asked(letter, body)
        said = panel.letter(sight, hand, asked, say, body.events)
        return await self._post(letter, said, hand)

    async def _asked(self, letter: Letter, body: HandBody) -> Prompt | None:
        """What the seat is asked by now and has not answered yet; who was told something may also
        say something that nobody waits for."""
        assert letter.user is not None
        for each in await self.tables.prompts(letter.game, letter.user):
            free = bool(body.events) and not each.offer.waited
            if each.seat == body.seat and (free or panel.open_still(each)):
                return each
        return None

    async def _remind(self, letter: Letter, body: RemindBody) -> int | None:
        """A letter if they wish and read letters, else a word at the table if all may know."""
        said = await self._words(letter, body.table.lang)
        if await self._reads(letter) and (letter.channel is None or await self._by_letter(letter)):
            try:
                return await self._post(letter, public.reminder(body, said.say))
            except discord.HTTPException as error:
                if error.code not in NO_LETTERS or letter.user is None:
                    raise
                await self._closed(letter.user)
        if letter.channel is None or letter.user is None:
            return None
        at_table = replace(letter, user=None)
        view = public.reminder(body, words(body.table.lang).say, letter.user)
        return await self._post(at_table, view, mentioned=[letter.user])

    async def _by_letter(self, letter: Letter) -> bool:
        assert letter.user is not None
        return (await self.tables.profile(letter.user)).remind == "letter"

    async def _thread(self, letter: Letter, body: TalkBody | HushBody) -> int | None:
        """Everybody at the table is told if the bot may not do it."""
        try:
            if isinstance(body, TalkBody):
                return await threads.open(self.client, letter, body)
            await threads.close(self.client, body)
        except threads.Refused as refused:
            told = NoticeBody(body.table, refused.why)
            await self._post(letter, public.notice(told, words(body.table.lang).say))
            return refused.thread
        return None

    async def _awake(self, users: Iterable[User]) -> list[User]:
        """Those of some people who may be called at this hour."""
        return [user for user in dict.fromkeys(users) if not await self.tables.asleep(user)]

    async def _reads(self, letter: Letter) -> bool:
        return letter.user is not None and (await self.tables.profile(letter.user)).dm == "on"
