"""What Discord refuses, and whether it will take it later."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp
import discord

from bot.app.model import User
from bot.app.play.computers import is_person
from bot.edge import threads
from bot.edge.layout import Layout
from bot.store.db import FileError

NO_DIRECT_MESSAGES = (50007, 50278)
"""Discord's codes for: this person takes no messages from the bot."""
OLD_EDITS = 30046
"""Discord's code for: this message is older than an hour and has been edited too often."""
TOO_MANY_DOORS = 40003
"""Discord's code for: too many people were just written to for the first time."""
NO_SUCH_CHANNEL = 10003
PASSING = (0, TOO_MANY_DOORS, 40333)
"""Codes of refusals that pass: not made by Discord, too many direct messages just opened, and
trouble inside its network."""
TROUBLE = (aiohttp.ClientError, OSError, FileError)
"""Trouble on the way, or with the file: a message is tried again for as long as it lasts. Whatever
else is raised is the message's own fault."""
HOUR = 3600.0
"""Seconds after which Discord takes few edits of a message."""


async def edit(
    message: discord.PartialMessage, view: Layout, files: list[discord.File], waited: Sequence[User]
) -> bool:
    """Edit an earlier message. False if a new one is needed, because somebody removed it or Discord
    accepts no more edits of it."""
    try:
        await message.edit(view=view, attachments=files, allowed_mentions=only(waited))
    except discord.RateLimited:
        if (discord.utils.utcnow() - message.created_at).total_seconds() < HOUR:
            raise
        return False
    except discord.HTTPException as error:
        if error.status == 404 or error.code == OLD_EDITS:
            return False
        raise
    return True


def only(users: Sequence[User]) -> discord.AllowedMentions:
    """Lets a message mention nobody but these."""
    people = [discord.Object(user) for user in users if is_person(user)]
    return discord.AllowedMentions(everyone=False, roles=False, users=people)


def passing(error: discord.HTTPException) -> bool:
    """Whether the same message may well be accepted later. A token that was just changed is refused
    with 401; proxies between us and Discord refuse without any of its codes."""
    if error.status in (403, 404):
        return error.code in PASSING
    if error.code in (threads.FULL, threads.UNTAGGED):
        return True
    return error.status in (401, 408) or error.status >= 429


def over(error: Exception) -> bool:
    """Whether a call can be struck through no more."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.code == OLD_EDITS or not passing(error)
