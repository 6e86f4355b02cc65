"""Opens and closes private threads, for exactly the people a table names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal, TypeVar

import discord

from bot.app.mail.kinds import CloseThreadBody, OpenThreadBody, Outgoing
from bot.edge import limits, rights
from bot.edge.layout import mention, plain
from bot.edge.rights import called
from bot.text import Words, names, words
from engines.contract import Illegal, Msg, msg

T = TypeVar("T")

WEEK: Literal[10080] = 10080
"""Minutes without a word until Discord puts a thread out of sight."""


ARCHIVED = 50083
"""Discord's code for: this thread is archived."""
FULL = 160006
"""Discord's code for: a server has as many active threads as it may have."""


class Refused(Exception):
    """It cannot be done; the reason is for the whole table."""

    def __init__(self, why: Msg, thread: int | None = None) -> None:
        super().__init__(why.id)
        self.why = why
        self.thread = thread
        """The thread, if it exists all the same."""


async def open_thread(client: discord.Client, outgoing: Outgoing, body: OpenThreadBody) -> int:
    """Open the thread of an outbox row; a second try finds the one an earlier try has opened."""
    say = words(body.table.lang).say
    named = msg("talk-name", who=body.who, table=str(body.table.id), n=str(body.number))
    name = limits.fit(say(named), limits.NAME)
    try:
        place = await parent(client, outgoing.channel or 0)
        if place is None:
            raise Refused(msg("talk-impossible", who=body.who))
        thread = await found(client, place, name) if outgoing.tries else None
        if thread is None:
            thread = await place.create_thread(
                name=name,
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=WEEK,
            )
    except discord.Forbidden:
        raise Refused(_lacks(body, "create_private_threads")) from None
    try:
        for user in body.users:
            with suppress(discord.NotFound):  # they have left the server
                await thread.add_user(discord.Object(user))
        people = ", ".join(mention(user, say) for user in body.users)
        told = say(msg("talk-about", who=body.who, people=people))
        rules = names.talk_rules(body.table.game)
        if body.who.id == "talk-conference" and words(body.table.lang).knows(rules.id):
            told += "\n" + say(rules)
        await thread.send(view=plain(told), nonce=outgoing.nonce)
    except discord.Forbidden:
        raise Refused(_lacks(body, "send_messages_in_threads"), thread.id) from None
    return thread.id


async def table_place(interaction: discord.Interaction[Any], game: Msg, said: Words) -> int:
    """A new thread for a table, beside the one in which it was asked for; in a forum a post."""
    place = interaction.channel
    if isinstance(place, discord.Thread):
        place = place.parent
    name = limits.fit(
        said.say(msg("table-thread", game=game, user=interaction.user.display_name)), limits.NAME
    )
    about = plain(said.say(msg("table-thread-about", user=mention(interaction.user.id, said.say))))
    if isinstance(place, discord.ForumChannel):
        rights.demand(interaction, (*rights.TABLE, "send_messages", "send_messages_in_threads"))
        made = await place.create_thread(name=name, view=about, auto_archive_duration=WEEK)
        return made.thread.id
    if not isinstance(place, discord.TextChannel):
        raise Illegal(msg("game-no-thread-here"))
    rights.demand(interaction, rights.OWN_THREAD)
    thread = await place.create_thread(
        name=name, type=discord.ChannelType.public_thread, auto_archive_duration=WEEK
    )
    return thread.id


def _lacks(body: OpenThreadBody, right: str) -> Msg:
    return msg("talk-refused", who=body.who, right=called(right))


async def close(client: discord.Client, body: CloseThreadBody) -> None:
    """Archive and lock it. What was written stays readable for those who were in it."""
    try:
        thread = await _channel(client, body.thread)
    except discord.NotFound:
        return
    if not isinstance(thread, discord.Thread):
        return
    try:
        await thread.edit(archived=True, locked=True)
    except discord.Forbidden:
        with suppress(discord.Forbidden):  # its own threads it may at least put away
            await thread.edit(archived=True)
        here = f"<#{body.thread}>"
        right = called("manage_threads")
        raise Refused(msg("talk-unlocked", thread=here, right=right)) from None


async def open_again(
    client: discord.Client, channel: int | None, work: Callable[[], Awaitable[T]]
) -> T:
    """What this work gives. If its channel is an archived thread, it is brought back first."""
    try:
        return await work()
    except discord.HTTPException as error:
        if error.code != ARCHIVED or channel is None:
            raise
    thread = await client.fetch_channel(channel)
    if isinstance(thread, discord.Thread):
        await thread.edit(archived=False)
    return await work()


async def _channel(client: discord.Client, channel: int) -> object:
    return client.get_channel(channel) or await client.fetch_channel(channel)


async def parent(client: discord.Client, channel: int) -> discord.TextChannel | None:
    """The channel in which a table's threads are opened: its own, or the parent if it is a thread
    itself; a forum allows none."""
    place = await _channel(client, channel)
    if isinstance(place, discord.Thread):
        place = await _channel(client, place.parent_id)
    return place if isinstance(place, discord.TextChannel) else None


async def hall(
    client: discord.Client, channel: int
) -> discord.TextChannel | discord.ForumChannel | None:
    """The channel or forum in which the threads of a league are opened."""
    place = await _channel(client, channel)
    if isinstance(place, discord.Thread):
        place = await _channel(client, place.parent_id)
    return place if isinstance(place, discord.TextChannel | discord.ForumChannel) else None


async def found(
    client: discord.Client, place: discord.TextChannel | discord.ForumChannel, name: str
) -> discord.Thread | None:
    """A thread that was opened before the bot could record it."""
    return next(iter(await named(client, place, name)), None)


async def named(
    client: discord.Client, place: discord.TextChannel | discord.ForumChannel, name: str
) -> list[discord.Thread]:
    """The bot's own threads of that name in a channel."""
    return [
        thread
        for thread in await place.guild.active_threads()
        if client.user is not None and thread.owner_id == client.user.id
        if thread.parent_id == place.id and thread.name == name
    ]
