"""Direct messages: to somebody who takes them, and to somebody who does not."""

from __future__ import annotations

import discord

from bot.edge.layout import pictured, plain
from bot.edge.refusals import NO_DIRECT_MESSAGES
from bot.rehearse.edits import FIRST, SECOND, picture
from bot.rehearse.messages import sound
from bot.rehearse.stage import Skipped, Stage, Trial, Wrong

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


ACTS = (
    (Trial("direct message", direct),),
    (Trial("silent direct message", silent),),
    (Trial("closed direct messages", closed),),
)
