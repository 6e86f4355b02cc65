"""The connection over which presses arrive: cut and resumed, asked for names, its clock."""

from __future__ import annotations

import asyncio
import time

import discord

from bot.edge.layout import plain
from bot.rehearse.stage import Stage, Trial, Wrong, milliseconds

CUT = 4000
"""A code of ours: the session goes on."""
BACK = 30.0
"""Seconds until the session must be there again."""
TOLERANCE = 2.0
"""Seconds our clock may be wrong: clocks of games, and Discord's countdowns, follow it."""


async def resumed(stage: Stage) -> str:
    """Whether a cut line loses nothing."""
    bot, began = stage.bot, time.perf_counter()
    ends = {name: asyncio.create_task(bot.wait_for(name)) for name in ("resumed", "ready")}
    try:
        line = bot._get_websocket(stage.channel.guild.id)
        await line.close(code=CUT)
        await asyncio.wait(ends.values(), timeout=BACK, return_when=asyncio.FIRST_COMPLETED)
        if ends["resumed"].done():
            return f"after {milliseconds(began)}"
        raise Wrong("a new session began" if ends["ready"].done() else "it did not come back")
    finally:
        for each in ends.values():
            each.cancel()


async def members(stage: Stage) -> str:
    """What people are called, asked without any privileged intent."""
    guild = stage.bot.get_guild(stage.channel.guild.id)
    if guild is None:
        raise Wrong("the gateway told nothing of this server")
    wanted = [stage.asked.person or stage.me]
    found = await guild.query_members(user_ids=wanted, cache=False)
    if [each.id for each in found] != wanted:
        raise Wrong(f"{len(found)} of {len(wanted)} people were told")
    return f"{len(found)} of {len(wanted)}"


async def clock(stage: Stage) -> str:
    began = time.time()
    said = await stage.post(stage.channel.id, plain("-# what time is it?"))
    made = discord.utils.snowflake_time(int(said["id"])).timestamp()
    off = began - made if made < began else max(made - time.time(), 0.0)
    if abs(off) > TOLERANCE:
        raise Wrong(f"the clock of this machine is {off:.1f} s off")
    return f"within {TOLERANCE:.0f} s of Discord's"


ACTS = (
    (Trial("clock", clock),),
    (Trial("names of people", members),),
    (Trial("gateway resumed", resumed),),
)
