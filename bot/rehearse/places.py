"""Threads, forums and announcement channels; direct messages, to somebody who takes them and to
somebody who does not."""

from __future__ import annotations

from functools import partial

import discord

from bot.edge.connection import NO_DIRECT_MESSAGES
from bot.edge.layout import pictured, plain
from bot.rehearse.edits import FIRST, SECOND, picture
from bot.rehearse.messages import sound
from bot.rehearse.stage import Skipped, Stage, Trial, Wrong

ARCHIVED, TAG_NEEDED = 50083, 40067


async def private_thread(stage: Stage) -> str:
    """A thread of a team: one person is added, and it is locked in the end."""
    thread = await stage.channel.create_thread(
        name="rehearsal: private", type=discord.ChannelType.private_thread, invitable=False
    )
    stage.later(thread.delete)
    await stage.post(thread.id, plain("-# hello"))
    if stage.asked.person is None:
        added = "nobody was named to be added"
    else:
        await thread.add_user(discord.Object(stage.asked.person))
        added = "one person added"
    await thread.edit(archived=True, locked=True)
    found = await stage.ask("GET", "/channels/{channel_id}", channel_id=thread.id)
    if not (found["thread_metadata"]["archived"] and found["thread_metadata"]["locked"]):
        raise Wrong("it is not locked")
    return f"{added}, locked and put away"


async def archived(stage: Stage) -> str:
    """What is written into a thread that was put away, and changed in it."""
    place = await stage.thread("archived")
    said = await stage.post(place, plain("-# hello"))
    await stage.ask("PATCH", "/channels/{channel_id}", channel_id=place, json={"archived": True})
    here = stage.bot.get_partial_messageable(place)
    try:
        await here.get_partial_message(int(said["id"])).edit(view=plain("-# changed"))
        edit = "an edit is taken"
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        edit = "an edit is refused"
    await stage.post(place, plain("-# written later"))  # brings it back if need be
    found = await stage.ask("GET", "/channels/{channel_id}", channel_id=place)
    if found["thread_metadata"]["archived"]:
        raise Wrong("a message did not bring it back")
    return f"{edit}, a message brings it back"


async def forum(stage: Stage, *, tagged: bool) -> str:
    place = await _place(stage, stage.asked.forum, discord.ForumChannel, "--forum")
    assert isinstance(place, discord.ForumChannel)
    needed = place.flags.require_tag
    tags = [each for each in place.available_tags if not each.moderated][:1] if tagged else []
    if tagged and not tags:
        raise Skipped("the forum has no tag that anybody may use")
    try:
        made = await place.create_thread(
            name="rehearsal: post", view=plain("-# hello"), applied_tags=tags
        )
    except discord.HTTPException as error:
        if error.code == TAG_NEEDED and needed and not tagged:
            return "refused without a tag, as it should be"
        raise
    stage.later(made.thread.delete)
    if needed and not tagged:
        raise Wrong("a tag is required, but a post without one was taken")
    return f"a post with {len(tags)} tag" if tagged else "a post without a tag"


async def announcements(stage: Stage) -> str:
    place = await _place(stage, stage.asked.news, discord.TextChannel, "--news")
    assert isinstance(place, discord.TextChannel)
    if not place.is_news():
        raise Skipped("it is no announcement channel")
    thread = await place.create_thread(name="rehearsal: news", type=discord.ChannelType.news_thread)
    stage.later(thread.delete)
    await stage.post(thread.id, plain("-# hello"))
    return "a thread was opened and written in"


async def _place(stage: Stage, number: int | None, kind: type[object], flag: str) -> object:
    if number is None:
        raise Skipped(f"name one with {flag}")
    found = await stage.bot.fetch_channel(number)
    if not isinstance(found, kind):
        raise Wrong(f"{number} is a {type(found).__name__}")
    return found


PLACES = (
    (Trial("private thread", private_thread),),
    (Trial("archived thread", archived),),
    (Trial("forum without a tag", partial(forum, tagged=False)),),
    (Trial("forum with a tag", partial(forum, tagged=True)),),
    (Trial("announcement channel", announcements),),
)


SILENT = 1 << 12
"""The flag of a message that does not ring."""


async def direct(stage: Stage) -> str:
    """A hand with its picture, changed afterwards."""
    person = _named(stage.asked.person, "--person")
    red, blue = picture("hand.png", FIRST), picture("hand.png", SECOND)
    said = await stage.post(0, pictured("-# your hand", red), red, user=person)
    await sound(stage, said)
    said = await stage.post(
        0, pictured("-# your new hand", blue), blue, user=person, earlier=int(said["id"])
    )
    await sound(stage, said)
    return "a hand with its picture, and another one in its place"


async def silent(stage: Stage) -> str:
    person = _named(stage.asked.person, "--person")
    place = await stage.bot.create_dm(discord.Object(person))
    said = await place.send(view=plain("-# silent"), silent=True)
    stage.later(said.delete)
    if not (await stage.read(place.id, said.id))["flags"] & SILENT:
        raise Wrong("it was not silent")
    return "did not ring"


async def closed(stage: Stage) -> str:
    person = _named(stage.asked.closed, "--closed")
    try:
        place = await stage.bot.create_dm(discord.Object(person))
        stage.later((await place.send(view=plain("-# closed"))).delete)
    except discord.HTTPException as error:
        if error.code in NO_DIRECT_MESSAGES:
            return f"refused, as it should be: {error}"
        raise
    raise Wrong("this person takes direct messages")


def _named(person: int | None, flag: str) -> int:
    if person is None:
        raise Skipped(f"name somebody with {flag}")
    return person


PEOPLE = (
    (Trial("direct message", direct),),
    (Trial("silent direct message", silent),),
    (Trial("closed direct messages", closed),),
)
