"""Opens and closes private threads, for exactly the people a table names."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import Any, Literal, TypeVar

import discord

from bot.app.mail.kinds import CloseThreadBody, OpenThreadBody, Outgoing
from bot.edge import limits
from bot.edge.choices import Say
from bot.edge.layout import mention, plain
from bot.edge.limits import called
from bot.text import Words, names, words
from engines.contract import Illegal, Msg, msg

T = TypeVar("T")

WEEK: Literal[10080] = 10080
"""Minutes without a word until Discord puts a thread out of sight."""


ARCHIVED = 50083
"""Discord's code for: this thread is archived."""
FULL = 160006
"""Discord's code for: a server has as many active threads as it may have."""
UNTAGGED = 40067
"""Discord's code for: this forum demands a tag for each post."""

Hall = discord.TextChannel | discord.ForumChannel
"""Where threads are opened."""


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
        left_out = await add(thread, body.users)
        people = ", ".join(mention(user, say) for user in body.users if user not in left_out)
        told = say(msg("talk-about", who=body.who, people=people))
        told += not_added(left_out, say)
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
        limits.demand(interaction, (*limits.TABLE, "send_messages", "send_messages_in_threads"))
    elif isinstance(place, discord.TextChannel):
        limits.demand(interaction, limits.OWN_THREAD)
    else:
        raise Illegal(msg("game-no-thread-here"))
    return (await open_public(place, name, about, [said.say(game)])).id


async def open_public(
    place: Hall, name: str, about: discord.ui.LayoutView, tags: Collection[str]
) -> discord.Thread:
    """A thread everybody can read; in a forum a post that begins with `about`, and has those of
    the tags that there are."""
    if isinstance(place, discord.ForumChannel):
        post = await place.create_thread(
            name=name, view=about, applied_tags=fitting(place, tags), auto_archive_duration=WEEK
        )
        return post.thread
    kind = discord.ChannelType
    return await place.create_thread(
        name=name,
        type=kind.news_thread if place.is_news() else kind.public_thread,
        auto_archive_duration=WEEK,
    )


def fitting(forum: discord.ForumChannel, wanted: Collection[str]) -> list[discord.ForumTag]:
    """The tags of a post; where the forum demands one and none is wanted, the first that anybody
    may set."""
    found = [tag for tag in forum.available_tags if tag.name in wanted][: limits.TAGS]
    if found or not forum.flags.require_tag:
        return found
    free = [tag for tag in forum.available_tags if not tag.moderated][:1]
    if not free:
        raise Illegal(msg("game-forum-tags", channel=forum.mention))
    return free


async def add(thread: discord.Thread, users: Iterable[int]) -> list[int]:
    """Let people into a thread; those who cannot be, because they may not see its channel for
    instance. Who has left the server is not missed."""
    left_out = []
    for user in users:
        try:
            await thread.add_user(discord.Object(user))
        except discord.NotFound:
            continue
        except discord.Forbidden:
            left_out.append(user)
    return left_out


def not_added(left_out: Sequence[int], say: Say) -> str:
    """The line that names them; empty if there are none."""
    people = ", ".join(mention(user, say) for user in left_out)
    return "\n" + say(msg("talk-left-out", people=people)) if people else ""


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
    """The channel in which a table's private threads are opened: its own, or the parent if it is a
    thread itself; forums and announcements have none."""
    place = await hall(client, channel)
    return place if isinstance(place, discord.TextChannel) and not place.is_news() else None


async def hall(client: discord.Client, channel: int) -> Hall | None:
    """The channel or forum in which the threads of a league are opened."""
    place = await _channel(client, channel)
    if isinstance(place, discord.Thread):
        place = await _channel(client, place.parent_id)
    return place if isinstance(place, discord.TextChannel | discord.ForumChannel) else None


async def found(client: discord.Client, place: Hall, name: str) -> discord.Thread | None:
    """A thread that was opened before the bot could record it."""
    return next(iter(await named(client, place, name)), None)


async def named(client: discord.Client, place: Hall, name: str) -> list[discord.Thread]:
    """The bot's own threads of that name in a channel; those out of sight only if there are no
    others."""

    def ours(thread: discord.Thread) -> bool:
        own = client.user is not None and thread.owner_id == client.user.id
        return own and thread.parent_id == place.id and thread.name == name

    active = [thread for thread in await place.guild.active_threads() if ours(thread)]
    return active or [each async for each in _archived(place) if ours(each)]


async def _archived(place: Hall) -> AsyncIterator[discord.Thread]:
    async for thread in place.archived_threads(limit=100):
        yield thread
    if isinstance(place, discord.TextChannel) and not place.is_news():
        async for thread in place.archived_threads(private=True, joined=True, limit=100):
            yield thread
