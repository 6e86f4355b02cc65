"""The application as Discord has it, its rights, whether Discord takes our commands; and the
connection over which presses arrive: cut and resumed, asked for names, its clock."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import discord

from bot.edge import emojis, limits
from bot.edge.commands import here
from bot.edge.components import button, menu, option
from bot.edge.layout import plain
from bot.rehearse import edits, messages, places, presses
from bot.rehearse.stage import (
    Act,
    Json,
    Outcome,
    Stage,
    Trial,
    Wanted,
    Wrong,
    connected,
    differs,
    milliseconds,
    opened,
    play,
)

INVITED = (*limits.OWN_THREAD, *limits.TALK, "send_messages")
"""What the link in the README asks for."""
GLOBAL_ONLY = ("integration_types", "contexts", "dm_permission")
"""What a command of one server does not have."""


async def application(stage: Stage) -> str:
    """What the host has set on the pages of the application."""
    about = await stage.ask("GET", "/applications/@me")
    if url := about.get("interactions_endpoint_url"):
        raise Wrong(f"on the page General Information clear Interactions Endpoint URL ({url})")
    ways = here.installs(await stage.bot.application_info())
    if here.EVERYWHERE not in ways:
        raise Wrong("on the page Installation tick User Install: without it /me needs a server")
    return f"{about['name']}, {'public' if about.get('bot_public') else 'private'}"


async def permissions(stage: Stage) -> str:
    """Whether the bot has here what the link in the README asks for."""
    guild = await stage.bot.fetch_guild(stage.channel.guild.id)
    me = await guild.fetch_member(stage.me)
    stage.channel.guild = guild  # with its roles
    has = stage.channel.permissions_for(me)
    if missing := [each for each in INVITED if not getattr(has, each)]:
        raise Wrong(f"invite it again with the link in the README: it lacks {', '.join(missing)}")
    return "all that the link in the README asks for"


async def payload(stage: Stage) -> list[Json]:
    """Our commands as they are sent to Discord."""
    ways = here.installs(await stage.bot.application_info())
    return await here.payload(stage.bot.tree, ways)


def compared(ours: list[Json], theirs: list[Json]) -> list[str]:
    """Where Discord's commands are not ours."""
    known = {(each["name"], each.get("type", 1)): each for each in theirs}
    found = []
    for each in ours:
        name = each["name"], each.get("type", 1)
        if (there := known.pop(name, None)) is None:
            found.append(f"/{each['name']} is missing")
        else:
            found += [f"/{each['name']}{fault}" for fault in differs(each, there)]
    return found + [f"/{name} is not ours" for name, _ in known]


async def commands(stage: Stage) -> str:
    """All our commands, as commands of this server: Discord judges everything in them."""
    path = "/applications/{application_id}/guilds/{guild_id}/commands"
    before = await stage.ask("GET", path, params={"with_localizations": "true"})
    stage.later(stage.ask, "PUT", path, json=before)
    ours = [
        {key: value for key, value in each.items() if key not in GLOBAL_ONLY}
        for each in await payload(stage)
    ]
    await stage.ask("PUT", path, json=ours)
    theirs = await stage.ask("GET", path, params={"with_localizations": "true"})
    if wrong := compared(ours, theirs):
        raise Wrong("; ".join(wrong[:5]))
    return f"{len(ours)} taken and given back"


async def registered(stage: Stage) -> str:
    """Whether the commands people can type now are those of this version."""
    path = "/applications/{application_id}/commands"
    theirs = await stage.ask("GET", path, params={"with_localizations": "true"})
    if wrong := compared(await payload(stage), theirs):
        raise Wrong("; ".join(wrong[:5]) + "; `adjutant run` sends them")
    return f"{len(theirs)}, as in this version"


async def own_emoji(stage: Stage) -> str:
    """A small picture of ours: kept by the application; shown in words, on a button, in a menu."""
    sign, name = next(iter(emojis.signs().values())), f"rehearsal_{secrets.token_hex(4)}"
    made = await stage.bot.create_application_emoji(name=name, image=sign.png)
    stage.later(made.delete)
    if made.id not in [each.id for each in await stage.bot.fetch_application_emojis()]:
        raise Wrong("it was taken and is not there")
    ours = emojis.named_so(name, made.id)
    press = button("Here", "rehearse-emoji", emoji=ours)
    picks = menu("Pick", [option("One", "1", emoji=ours)], "rehearse-emojis")
    view = plain(f"-# {ours} is the bot's own", (press,), (picks,))
    await messages.sound(stage, await stage.post(stage.channel.id, view))
    return "in words, on a button and in a menu"


async def identifies(stage: Stage) -> str:
    """How often the bot may still come to the gateway today: after the last one Discord takes its
    token away."""
    about: Any = await stage.ask("GET", "/gateway/bot")
    left = about["session_start_limit"]
    shards = about.get("shards", 1)
    text = f"{left['remaining']} of {left['total']} starts left today; shards: {shards}"
    if left["remaining"] < left["total"] / 10:
        raise Wrong(text)
    return text


async def nothing_logged(stage: Stage) -> str:
    """Whether the bot itself complained: of an event it cannot read, for instance."""
    if stage.complaints:
        raise Wrong("; ".join(re.sub(r"\s+", " ", each)[:300] for each in stage.complaints[:5]))
    return "no error"


ALIVE = ((Trial("application", application),), (Trial("gateway starts", identifies),))
"""What changes nothing and may be asked while the bot runs."""
LIVE = (*ALIVE, (Trial("registered commands", registered),))
ACTS = (
    (Trial("channel", Stage.enter),),
    *ALIVE,
    (Trial("rights", permissions),),
    (Trial("commands", commands),),
    (Trial("emojis", own_emoji),),
)


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


GATEWAY = (
    (Trial("clock", clock),),
    (Trial("names of people", members),),
    (Trial("gateway resumed", resumed),),
)


END: Act = (Trial("log", nothing_logged),)
ALONE: tuple[Act, ...] = (
    *ACTS,
    *edits.ACTS,
    *messages.ACTS,
    *places.PLACES,
    *places.PEOPLE,
    *GATEWAY,
)
FIRST = "channel"
"""The step without which there is nowhere to try anything."""


def chosen(only: tuple[str, ...] = (), *, alone: bool = False) -> list[Act]:
    """The acts of a rehearsal; of a part of it the steps whose names begin with these words."""
    acts = [*ALONE, *(() if alone else presses.acts()), END]
    wanted = [
        tuple(step for step in act if step.name.startswith((FIRST, *only) if only else ""))
        for act in acts
    ]
    return [act for act in wanted if act]


async def rehearse(
    token: str,
    asked: Wanted,
    acts: Sequence[Act],
    tell: Callable[[Outcome], None],
    record: Path | None = None,
) -> list[Outcome]:
    """Carry out all steps, remove what they made, and say what came of each."""
    async with opened(token, asked, tell) as stage:
        async with connected(stage):
            await play(stage, acts)
            await stage.made.aclose()
        if record is not None:
            stage.tap.record(record)
    return stage.outcomes
