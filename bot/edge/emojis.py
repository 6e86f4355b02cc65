"""Small pictures in menus, buttons and questions: emojis that belong to this application.

The renderers draw them. Those that Discord does not hold yet are uploaded after the start; until
then, and where a host's bot may not upload any, everything is said in words alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

import discord
from discord.ext import tasks

from engines.contract import Msg
from engines.registry import GAMES
from renderers import renderer
from renderers.signs import Sign, meanings, named

log = logging.getLogger(__name__)

EVERY = 600.0
"""Seconds between looks at what Discord holds."""

_held: dict[str, discord.PartialEmoji] = {}
"""What Discord holds for this process, by what it means. Ids are the same for everybody."""


def of(*said: Msg) -> discord.PartialEmoji | None:
    """The emoji of the first of these messages that has one."""
    return next((_held[each] for one in said for each in meanings(one) if each in _held), None)


def before(words: str, *said: Msg) -> str:
    """The words, with the emoji of what they are about in front."""
    found = of(*said)
    return f"{found} {words}" if found else words


async def hold(client: discord.Client) -> None:
    """Upload what is missing, and know what is there. Raises what Discord says against it; what
    went up until then counts."""
    ours = await asyncio.to_thread(signs)
    there = {each.name: each for each in await client.fetch_application_emojis()}
    missing = {sign.name: sign for sign in ours.values() if sign.name not in there}
    try:
        for name, drawn in (await asyncio.to_thread(pictures, missing)).items():
            there[name] = await client.create_application_emoji(name=name, image=drawn)
    finally:
        known = {name: named_so(name, each.id) for name, each in there.items()}
        keep({means: known[sign.name] for means, sign in ours.items() if sign.name in known})


def decorating(client: discord.Client) -> tasks.Loop[Any]:
    """Looks again and again: should a host remove an emoji, no message must name it for long."""

    @tasks.loop(seconds=EVERY)
    async def decorate() -> None:
        try:
            await hold(client)
        except discord.DiscordException as error:
            log.warning("not all emojis are there: %s", error)
        except Exception:
            log.exception("emojis come later")

    decorate.before_loop(client.wait_until_ready)
    return decorate


def pictures(of: Mapping[str, Sign]) -> dict[str, bytes]:
    return {sign.name: sign.png for sign in of.values()}


def named_so(name: str, number: int) -> discord.PartialEmoji:
    """Discord wants ids as texts, and discord.py sends what it was given."""
    return discord.PartialEmoji(name=name, id=cast(int, str(number)))


def keep(found: Mapping[str, discord.PartialEmoji]) -> None:
    """Remember these, and nothing else."""
    _held.clear()
    _held.update(found)


@cache
def signs() -> dict[str, Sign]:
    """All there are, by what they mean."""
    games = [found for game in GAMES if (found := renderer(game)) is not None]
    return {means: sign for art in games for means, sign in named(art.signs).items()}
