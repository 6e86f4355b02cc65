"""Delivers the outbox. Messages are put into words here, at the last moment, for each reader."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.app.door import Tables
from bot.app.leagues.context import Context
from bot.app.mail import kinds
from bot.app.model import PlayerView, Prompt, Table, User
from bot.app.people import persons
from bot.app.play import deeds
from bot.edge import (
    connection,
    digests,
    lobby_panel,
    market,
    panel,
    public,
    riddles,
    striking,
    threads,
)
from bot.edge.elsewhere import Elsewhere
from bot.edge.layout import Drawn, Layout, bare, lead
from bot.edge.leagues import announcing
from bot.edge.leagues.plates import Called
from bot.edge.panel_actions import PanelActions
from bot.edge.pictures import Pictures
from bot.text import Words, words
from engines.contract import msg

log = logging.getLogger(__name__)

TRIES = 3
"""How often a message that raises errors of its own is tried, and how often a call is tried to be
struck through: other messages wait for it."""
NEEDED = ("turn", "over", "lobby", "hand")
"""What nobody can play without: if its form is refused, it goes out in a plainer one."""
PATIENCE = 3.0
"""Seconds without any delivery, after which requests that hang are no longer waited for."""
WAIT, LONGEST = 5.0, 1800.0
"""Seconds before the second try, and before the last ones; each wait is twice the one before."""

Place = discord.PartialMessageable


class Sender:
    """Sends what the outbox holds, whoever asks for it. A channel that Discord makes wait delays no
    other and keeps its order: at most one of its messages is under way."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        pictures: Pictures,
        leagues: Context,
        called: Called,
        panels: PanelActions,
        elsewhere: Elsewhere,
    ) -> None:
        self.client = client
        self.tables = tables
        self.pictures = pictures
        self.leagues = leagues
        self.called = called
        self.panels = panels
        self.elsewhere = elsewhere
        self.doors = connection.DirectDoors(client, tables)
        self._taking = asyncio.Lock()
        self._faults: Counter[int] = Counter()
        self.under_way: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Send everything that can be sent now, to each channel and each person independently. A
        request that hangs is no longer waited for after a while; it reports when it is over."""
        going: set[asyncio.Task[None]] = set()
        while True:
            going |= {self._aside(self._deliver(outgoing)) for outgoing in await self._take()}
            if not going:
                return
            done, going = await asyncio.wait(
                going, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            if not done:
                return

    def _aside(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that nothing else waits for, unless the bot is told to stop."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return task

    async def _take(self) -> list[kinds.Outgoing]:
        """The next messages. Only one task asks at a time, so that no message is given out
        twice."""
        async with self._taking:
            return await persons.take_outgoing(self.tables)

    async def _deliver(self, outgoing: kinds.Outgoing) -> None:
        try:
            try:
                message = await self.send(outgoing)
            except discord.RateLimited as limited:
                await self._again(outgoing, str(limited), limited.retry_after)
            except discord.HTTPException as error:
                await self._failed(outgoing, error)
            except connection.Later as gate:
                await self.tables.delivery.postponed(outgoing.id, gate.seconds)
            else:
                await self.tables.delivery.delivered(outgoing.id, message)
                if message is not None:
                    self._aside(self.elsewhere.told(outgoing))
                if isinstance(outgoing.body, kinds.TurnBody | kinds.OverBody):
                    self._aside(self.panels.go_on(outgoing.body.table.id))
        except Exception as error:
            log.exception("message %s of kind %s", outgoing.id, outgoing.kind)
            self._faults[outgoing.id] += not isinstance(error, connection.TROUBLE)
            if self._faults[outgoing.id] < TRIES:
                await self._again(outgoing, type(error).__name__)
            else:
                del self._faults[outgoing.id]
                await self.tables.delivery.set_aside(outgoing.id)

    async def _failed(self, outgoing: kinds.Outgoing, error: discord.HTTPException) -> None:
        why, refused = f"{error.status} {error.code}", error.status in (403, 404)
        if outgoing.user is not None and error.code == connection.TOO_MANY_DOORS:
            log.warning("Discord lets us write to nobody new for a while: %s", error)
            await self.doors.crowded(outgoing.user)
        if (
            outgoing.user is not None
            and error.code == connection.NO_SUCH_CHANNEL
            and outgoing.tries < 2
        ):
            await self.doors.lost(outgoing.user)
            await self._again(outgoing, why)
        elif connection.passing(error):
            await self._again(outgoing, why)
        elif refused and outgoing.user is None:
            log.warning("the channel of game %s refuses messages: %s", outgoing.game, error)
            seconds, gone = wait_before_retry(outgoing), error.status == 404
            await self.tables.delivery.refused(outgoing.id, seconds, gone=gone)
        elif not refused:
            log.error("message %s of kind %s is refused: %s", outgoing.id, outgoing.kind, error)
            await self.tables.delivery.set_aside(outgoing.id)
        else:
            log.warning("message %s cannot be delivered: %s", outgoing.id, error)
            if outgoing.user is not None and error.code in connection.NO_DIRECT_MESSAGES:
                await self._closed(outgoing.user)
            await self.tables.delivery.undeliverable(outgoing.id, why)
            self._aside(self.elsewhere.told(outgoing))

    async def _again(self, outgoing: kinds.Outgoing, why: str, least: float = 0.0) -> None:
        seconds = max(wait_before_retry(outgoing), least)
        log.warning("message %s waits %.0f s: %s", outgoing.id, seconds, why)
        await self.tables.delivery.postponed(outgoing.id, seconds)

    async def _closed(self, user: int) -> None:
        """Remember that somebody's direct messages are closed. They are told at their next
        visit."""
        profile = await self.tables.profile(user)
        await persons.set_profile(self.tables, replace(profile, dm="closed"))

    async def send(self, outgoing: kinds.Outgoing) -> int | None:
        body = outgoing.body
        match body:
            case kinds.LobbyBody(table):
                say = words(table.lang).say
                board = await self.pictures.preview(table, say)
                told = lobby_panel.lobby(table, say, board, body.length, body.away)
                return await self.post(outgoing, told, board)
            case kinds.TurnBody(table, _, view):
                say = words(table.lang).say
                board = await self.pictures.news(table.game, view, body.events, say)
                battle = await self.pictures.battle(table.game, view, body.events, say)
                told = public.turn(body, say, board, battle)
                waited = await self._awake(each.user for each in body.waiting)
                called = body.mention
                return await self.post(
                    outgoing, told, battle, board, mentioned=called, waited=waited
                )
            case kinds.OverBody(table, view):
                say = words(table.lang).say
                board = await self.pictures.board(table.game, view, say)
                everybody = await self._awake(player.user for player in table.players)
                view = public.over(body, say, board)
                return await self.post(outgoing, view, board, mentioned=everybody)
            case kinds.ChronicleBody(table) | kinds.NewsBody(table) if not await self._may_see(
                outgoing, table
            ):
                return None
            case kinds.ChronicleBody(table):
                said = self.words_for(outgoing, table.lang)
                told, *drawn = await public.chronicle_of(self.tables, self.pictures, body, said)
                return await self.post(outgoing, told, *drawn)
            case kinds.NewsBody(table):
                said = self.words_for(outgoing, table.lang)
                news, board = await digests.news(body, self.pictures, said.say)
                return await self.post(outgoing, news, board)
            case kinds.NoticeBody():
                lang = body.table.lang if body.table else ""
                said = self.words_for(outgoing, lang)
                return await self.post(
                    outgoing, public.notice(body, said.say), mentioned=body.mention
                )
            case kinds.SeatBody(table, _, view):
                say = words(table.lang).say
                board = await self.pictures.board(table.game, view, say)
                zone = table.options.get("zone", "UTC")
                hours = await deeds.hours(self.tables, table, zone)
                return await self.post(outgoing, market.card(body, say, board, hours), board)
            case kinds.TakebackBody(table):
                view, asked = (
                    public.plea(body, words(table.lang).say),
                    await self._awake(body.asked),
                )
                return await self.post(outgoing, view, mentioned=asked)
            case kinds.IdleBody(table, _, people):
                idle = public.untouched(body, words(table.lang).say)
                return await self.post(outgoing, idle, mentioned=await self._awake(people))
            case kinds.DailyBody():
                guild = self.client.get_guild(body.guild)
                lang = str(guild.preferred_locale).partition("-")[0] if guild else ""
                told, drawn = await riddles.made(body, self.pictures, words(lang).say)
                return await self.post(outgoing, told, *drawn)
            case kinds.HandBody():
                return await self._hand(outgoing, body)
            case kinds.RemindBody() | kinds.CallBody() | kinds.DigestBody() | kinds.StrikeBody():
                return await self._ping(outgoing, body)
            case kinds.OpenThreadBody() | kinds.CloseThreadBody():
                return await self._thread(outgoing, body)
            case _:
                return await announcing.send(self, outgoing, body)

    async def post(
        self,
        outgoing: kinds.Outgoing,
        view: Layout,
        *drawn: Drawn | None,
        mentioned: Sequence[User] = (),
        waited: Sequence[User] = (),
    ) -> int | None:
        """Send a message. If the table is an archived thread, it is brought back first; if Discord
        refuses its form, it goes out in a plainer one, should people need it to play."""
        pictures = [each for each in drawn if each is not None]
        if outgoing.newest is not None:
            said = self.words_for(outgoing, "")
            lead(view, said.say(msg("show-newest-board")), outgoing.newest)
        work = partial(self.put, outgoing, view, pictures, mentioned, waited)
        try:
            return await threads.open_again(self.client, outgoing.channel, work)
        except discord.HTTPException as error:
            if error.status not in (400, 413) or outgoing.kind not in NEEDED:
                raise
            log.warning("message %s goes out without its picture: %s", outgoing.id, error)
            return await self.put(outgoing, bare(view), (), mentioned, waited)

    async def put(
        self,
        outgoing: kinds.Outgoing,
        view: Layout,
        pictures: Sequence[Drawn],
        mentioned: Sequence[User],
        waited: Sequence[User] = (),
    ) -> int:
        """Edit the message that this one continues, else send a new one; its id. It calls those
        `mentioned`; in an edit, which calls nobody, those `waited` for stay highlighted."""
        where = await self._where(outgoing)
        if outgoing.earlier is not None:
            files = [file for picture in pictures for file in picture.files()]
            if await connection.edit(
                where.get_partial_message(outgoing.earlier), view, files, waited
            ):
                return outgoing.earlier
        asleep = outgoing.user is not None and await persons.asleep(self.tables, outgoing.user)
        # those of an edit have been read to their end
        files = [file for picture in pictures for file in picture.files()]
        sent = await where.send(
            view=view,
            files=files,
            allowed_mentions=connection.only(() if outgoing.silent else mentioned),
            nonce=outgoing.nonce,
            silent=asleep or outgoing.silent,
        )
        return sent.id

    async def _where(self, outgoing: kinds.Outgoing) -> Place:
        if outgoing.user is not None:
            return await self.doors.of(outgoing.user)
        if outgoing.channel is None:
            raise ValueError(f"message {outgoing.id} has no address")
        return self.client.get_partial_messageable(outgoing.channel)

    async def _may_see(self, outgoing: kinds.Outgoing, table: Table) -> bool:
        """Whether somebody who follows a table may still see its channel."""
        if outgoing.user is None:
            return True
        guild = self.client.get_guild(table.guild)
        if guild is None:
            return False
        try:
            member = await guild.fetch_member(outgoing.user)
            known = guild.get_channel_or_thread(table.channel)
            channel = known or await guild.fetch_channel(table.channel)
            if isinstance(channel, discord.Thread) and channel.is_private():
                await channel.fetch_member(outgoing.user)  # its parent's rights are not enough
        except (discord.NotFound, discord.Forbidden):
            return False
        return channel.permissions_for(member).view_channel

    def words_for(self, outgoing: kinds.Outgoing, lang: str) -> Words:
        """The language for a message: for a private one its reader's choice, else the table's."""
        return words(outgoing.lang or lang)

    async def _hand(self, outgoing: kinds.Outgoing, body: kinds.HandBody) -> int | None:
        """Send a hand to somebody who wants direct messages; others have the button under the
        board."""
        if outgoing.user is None or (wish := await self.tables.profile(outgoing.user)).dm != "on":
            return None
        say = words(wish.lang or body.table.lang).say
        hand = await self.pictures.hand(body.table.game, body.view, say)
        player_view = PlayerView(body.table, None, {body.seat: body.view})
        asked = await self._asked(outgoing, body)
        said = panel.hand_message(player_view, hand, asked, say, body.events)
        try:
            return await self.post(outgoing, said, hand)
        except discord.HTTPException as error:
            if error.code not in connection.NO_DIRECT_MESSAGES or not body.call:
                raise
            await self._closed(outgoing.user)
            return await self._at_table(
                outgoing, kinds.RemindBody(body.table, body.seat, None, call=True)
            )

    async def _asked(self, outgoing: kinds.Outgoing, body: kinds.HandBody) -> Prompt | None:
        """The question the seat has by now and has not answered; somebody who got private news is
        also shown one that need not be answered."""
        assert outgoing.user is not None
        for each in await deeds.prompts(self.tables, body.table.id, outgoing.user):
            free = bool(body.events) and not each.offer.required
            if each.seat == body.seat and (free or panel.open_still(each)):
                return each
        return None

    async def _remind(self, outgoing: kinds.Outgoing, body: kinds.RemindBody) -> int | None:
        """Remind by direct message if the person wants and gets them; else at the table, if
        everybody may know."""
        said = self.words_for(outgoing, body.table.lang)
        wish = await self.tables.profile(outgoing.user) if outgoing.user is not None else None
        if (
            wish is not None
            and wish.dm == "on"
            and (outgoing.channel is None or wish.remind == "letter")
        ):
            try:
                return await self.post(outgoing, digests.reminder(body, said.say))
            except connection.Later:
                if outgoing.channel is None:
                    raise
            except discord.HTTPException as error:
                if error.code not in connection.NO_DIRECT_MESSAGES or outgoing.user is None:
                    raise
                await self._closed(outgoing.user)
        return None if outgoing.channel is None else await self._at_table(outgoing, body)

    async def _at_table(self, outgoing: kinds.Outgoing, body: kinds.RemindBody) -> int | None:
        """Call somebody at the table who cannot be reached."""
        if outgoing.user is None:
            return None
        at_table = replace(
            outgoing, user=None, channel=body.table.channel, earlier=None, lang="", newest=None
        )
        view = digests.reminder(body, words(body.table.lang).say, outgoing.user)
        return await self.post(at_table, view, mentioned=[outgoing.user])

    async def _ping(
        self,
        outgoing: kinds.Outgoing,
        body: kinds.RemindBody | kinds.CallBody | kinds.DigestBody | kinds.StrikeBody,
    ) -> int | None:
        if isinstance(body, kinds.RemindBody):
            return await self._remind(outgoing, body)
        if isinstance(body, kinds.StrikeBody):
            await self._strike(outgoing, body)
            return None
        if isinstance(body, kinds.CallBody):
            said = self.words_for(outgoing, body.table.lang)
            return await self.post(outgoing, digests.call(body, said.say))
        return await self.post(outgoing, digests.daily(body, self.words_for(outgoing, "").say))

    async def _strike(self, outgoing: kinds.Outgoing, body: kinds.StrikeBody) -> None:
        """Strike a call through in the message that called: in the table's channel, or where its
        reader was reminded. Nothing is lost if that cannot be done any more."""
        places: list[Place] = []
        if outgoing.user is not None:
            places.append(await self.doors.of(outgoing.user))
        if outgoing.channel is not None:
            places.append(self.client.get_partial_messageable(outgoing.channel))
        for place in places:
            try:
                work = partial(self._strike_in, place, body)
                await threads.open_again(self.client, outgoing.channel, work)
            except discord.RateLimited:
                return
            except Exception as error:
                if outgoing.tries + 1 < TRIES and not connection.over(error):
                    raise
                log.warning("message %s strikes nothing through: %r", outgoing.id, error)
            else:
                return

    async def _strike_in(self, place: Place, body: kinds.StrikeBody) -> None:
        message = await place.fetch_message(body.message)
        waited = await self._awake(body.waited)
        await striking.strike(message, body, waited, self.tables, self.pictures)

    async def _thread(
        self, outgoing: kinds.Outgoing, body: kinds.OpenThreadBody | kinds.CloseThreadBody
    ) -> int | None:
        """Open or close a private thread. If the bot may not, the table is told."""
        try:
            if isinstance(body, kinds.OpenThreadBody):
                return await threads.open_thread(self.client, outgoing, body)
            await threads.close(self.client, body)
        except threads.Refused as refused:
            told = kinds.NoticeBody(body.table, refused.why)
            await self.post(outgoing, public.notice(told, words(body.table.lang).say))
            return refused.thread
        return None

    async def _awake(self, users: Iterable[User]) -> list[User]:
        """Those of these people who may be notified at this hour."""
        return [
            user for user in dict.fromkeys(users) if not await persons.asleep(self.tables, user)
        ]


def wait_before_retry(outgoing: kinds.Outgoing) -> float:
    """Seconds until the next try."""
    return min(WAIT * 2.0 ** min(outgoing.tries, 10), LONGEST)
