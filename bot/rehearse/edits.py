"""Edits: pictures that come, change and stay; highlights; copies that must not arrive twice."""

from __future__ import annotations

import time
from datetime import timedelta
from functools import cache
from io import BytesIO

import discord
from PIL import Image

from bot.app.mail.kinds import StrikeBody
from bot.edge.connection import OLD_EDITS
from bot.edge.layout import Drawn, pictured, plain
from bot.rehearse.messages import sound
from bot.rehearse.stage import (
    Json,
    Skipped,
    Stage,
    Trial,
    Wrong,
    media,
    milliseconds,
    outgoing,
    told,
    walk,
)

HERE = "edits"
"""The thread for all of this."""
CALL = "It is the turn of <@{user}>"
FIRST, SECOND = "#b03030", "#3050b0"
"""Colours by which two pictures are told apart."""


@cache
def picture(name: str, colour: str) -> Drawn:
    file = BytesIO()
    Image.new("RGB", (320, 200), colour).save(file, "PNG")
    return Drawn(name, f"a board in {colour}", file.getvalue())


async def pictures(stage: Stage) -> str:
    """Words, a picture in their place, another picture in its place."""
    place = await stage.thread(HERE)
    one, two = picture("board.png", FIRST), picture("other.png", SECOND)
    number = int((await stage.post(place, plain("-# words")))["id"])
    layout = pictured("-# a picture", one)
    before = await sound(stage, await stage.post(place, layout, one, earlier=number))
    layout = pictured("-# another", two)
    after = await sound(stage, await stage.post(place, layout, two, earlier=number))
    if media(after)[0]["url"] == media(before)[0]["url"]:
        raise Wrong("it is still the first picture")
    return "words, a picture, another picture"


async def struck(stage: Stage) -> str:
    """A call struck through as the bot does it, while its picture stays."""
    before = await _called(stage)
    body = StrikeBody(int(before["id"]), (stage.me,))
    await stage.bot.sender.send(outgoing(int(before["channel_id"]), body))
    return await _kept(stage, before)


async def struck_in_silence(stage: Stage) -> str:
    """The same without a word about files, as others do it; what comes of it is no failure."""
    before = await _called(stage)
    for each in walk(before["components"]):
        if "content" in each:
            each["content"] = f"~~{each['content']}~~"
    for each in media(before):
        for key in each.keys() - {"url"}:
            del each[key]
    try:
        await stage.ask(
            "PATCH",
            "/channels/{channel_id}/messages/{message_id}",
            json={"components": before["components"], "flags": before["flags"]},
            channel_id=before["channel_id"],
            message_id=before["id"],
        )
        return await _kept(stage, before)
    except (Wrong, discord.HTTPException) as error:
        return f"does not work, and is not what the bot does: {error}"


async def _kept(stage: Stage, before: Json) -> str:
    after = await stage.read(int(before["channel_id"]), int(before["id"]))
    if "~~" not in str(after["components"]):
        raise Wrong(f"nothing was struck through: {stage.tap.refused}")
    if len(media(after)) != 1:
        raise Wrong("the picture is gone")
    try:
        size = await stage.loads(media(after)[0]["url"])
    except Wrong as wrong:
        raise Wrong(f"the picture is shown, but its file is gone: {wrong}") from None
    if not media(after)[0].get("attachment_id"):
        raise Wrong("the picture is no longer a file of the message")
    return f"the picture is still there, {size} bytes"


async def _called(stage: Stage) -> Json:
    red = picture("board.png", FIRST)
    place = await stage.thread(HERE)
    return await stage.post(place, pictured(CALL.format(user=stage.me), red), red)


async def highlights(stage: Stage) -> str:
    """Whether an edit may name somebody, and names nobody else."""
    place, call = await stage.thread(HERE), CALL.format(user=stage.me)
    said = await stage.post(place, plain(call))
    someone, nobody = [discord.Object(stage.me)], discord.AllowedMentions.none()
    partial = stage.bot.get_partial_messageable(place).get_partial_message(int(said["id"]))
    for allowed in (discord.AllowedMentions(users=someone), nobody):
        await partial.edit(view=plain(call + "."), allowed_mentions=allowed)
        after = await stage.read(place, int(said["id"]))
        wanted = [] if allowed is nobody else [str(stage.me)]
        if (found := [each["id"] for each in after["mentions"]]) != wanted:
            raise Wrong(f"highlighted are {len(found)} people instead of {len(wanted)}")
    return "whoever the edit names, and nobody else"


async def once(stage: Stage) -> str:
    """The same message sent twice, as after a crash."""
    place = stage.bot.get_partial_messageable(await stage.thread(HERE))
    row = outgoing(None, None)
    first, second = [await place.send(view=plain("-# once"), nonce=row.nonce) for _ in range(2)]
    if first.id != second.id:
        raise Wrong("the same nonce made two messages")
    return "one message"


async def five(stage: Stage) -> str:
    """Five edits one after another, as when five people answer at once."""
    place = await stage.thread(HERE)
    said = await stage.post(place, plain("-# 0 of 5"))
    began, slowest = time.perf_counter(), 0.0
    message = stage.bot.get_partial_messageable(place).get_partial_message(int(said["id"]))
    for n in range(1, 6):
        start = time.perf_counter()
        await message.edit(view=plain(f"-# {n} of 5"))
        slowest = max(slowest, time.perf_counter() - start)
    return f"{milliseconds(began)}, the slowest {1000 * slowest:.0f} ms"


async def old(stage: Stage) -> str:
    """Five edits, which change nothing, of a message older than an hour: Discord limits these, and
    the bot then sends anew. How long it would have to wait is told."""
    an_hour_ago = discord.utils.time_snowflake(discord.utils.utcnow() - timedelta(hours=1))
    params = {"before": an_hour_ago, "limit": 100}
    path = "/channels/{channel_id}/messages"
    found = await stage.ask("GET", path, channel_id=stage.channel.id, params=params)
    mine = [each for each in found if each["author"]["id"] == str(stage.me)]
    if not mine:
        raise Skipped("no message of the bot in this channel is older than an hour")
    ids = {"channel_id": stage.channel.id, "message_id": mine[0]["id"]}
    try:
        for _ in range(5):
            flags = {"flags": mine[0]["flags"]}
            await stage.ask("PATCH", path + "/{message_id}", json=flags, **ids)
    except (discord.RateLimited, discord.HTTPException) as error:
        if isinstance(error, discord.HTTPException) and error.code != OLD_EDITS:
            raise
        return f"limited, as is known: {told(error)}"
    return "all were taken"


ACTS = (
    (Trial("edit: pictures", pictures),),
    (Trial("strike: the bot's own way", struck),),
    (Trial("strike: files not mentioned", struck_in_silence),),
    (Trial("highlights of an edit", highlights),),
    (Trial("one nonce, one message", once),),
    (Trial("five edits", five),),
    (Trial("edits of an old message", old),),
)
