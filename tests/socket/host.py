"""A host who rehearses against the Discord of the tests, and presses what there is to press."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.edge.client import Adjutant
from bot.rehearse import stage
from bot.rehearse.application import chosen, rehearse
from bot.rehearse.stage import Outcome, Wanted
from bot.wiring import house
from tests.socket.desk import FORUM, NEWS, REQUIRE_TAG
from tests.socket.person import COMMAND, COMPLETE, Person
from tests.socket.server import TOKEN, Discord, discord
from tests.socket.shim import point_at
from tests.socket.world import Json, said

ROOM, FORUM_ROOM, NEWS_ROOM = 1001, 2001, 2002
HOST, SHUT = 31, 32
RECORDED = ("application", "gateway", "edit", "one", "private", "arch", "forum", "dir")
"""What shows every form once."""


def at_home(there: Discord, patch: pytest.MonkeyPatch) -> None:
    """Discord on this machine, with a forum, an announcement channel, and nothing to wait for."""
    patch.setattr(Route, "BASE", Route.BASE)
    patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    point_at(there.address)
    patch.setattr(stage, "house", at_once)
    there.rest.limits.most = there.rest.limits.all = 10**6
    tag = {"id": "7001", "name": "Games", "moderated": False, "emoji_id": None, "emoji_name": None}
    there.world.channel(FORUM_ROOM, type=FORUM, available_tags=[tag], flags=REQUIRE_TAG)
    there.world.channel(NEWS_ROOM, type=NEWS)
    there.rest.closed.add(SHUT)
    there.rest.most_emojis = 2000


@asynccontextmanager
async def at_once(file: Path) -> AsyncIterator[Adjutant]:
    """The bot, without waiting whether more servers are told of."""
    async with house(file) as bot:
        bot._connection.guild_ready_timeout = 0.01  # noqa: SLF001
        yield bot


async def rehearsed(
    there: Discord, *only: str, press: bool = False, record: Path | None = None, **more: Any
) -> dict[str, Outcome]:
    """What came of each step."""
    named = {"forum": FORUM_ROOM, "news": NEWS_ROOM, "person": HOST, "closed": SHUT, **more}
    asked = Wanted(ROOM, **{"presses": 10.0, **named})
    wanted = chosen(only, alone=not press)
    pressing = asyncio.create_task(press_all(there) if press else asyncio.sleep(0))
    try:
        found = await rehearse(TOKEN, asked, wanted, lambda each: None, record)
    finally:
        pressing.cancel()
        with suppress(asyncio.CancelledError):
            await pressing
    return {each.path: each for each in found}


async def press_all(there: Discord) -> None:
    """Everything the card asks for, by somebody with quick fingers."""
    host = Person(there, HOST)
    card = await posted(there, "rehearse-panel")
    letter = await posted(there, "rehearse-letter")
    opened = await host.press(card, "rehearse-panel")
    assert opened.message is not None
    await host.press(opened.message, "rehearse-again")
    await host.press(card, "rehearse-menu", ["2"])
    window = await host.press(card, "rehearse-window")
    await host.fill_in(window, {"pick": "1", "words": "something"})
    await typed(host, COMPLETE)
    await typed(host, COMMAND)
    await host.press(letter, "rehearse-letter")


async def typed(host: Person, kind: int) -> None:
    """A command of the server, as far as it has been typed."""
    world = host.discord.world
    (command,) = [each for each in host.discord.rest.own if each["name"] == "rehearsal"]
    word: Json = {"name": "word", "type": 3, "value": "one"}
    if kind == COMPLETE:
        word["focused"] = True
    data = {"id": command["id"], "name": "rehearsal", "type": 1, "options": [word]}
    await host.answered(host.payload(kind, ROOM, {**data, "guild_id": str(world.guild)}))


async def posted(there: Discord, custom_id: str) -> Json:
    """The message with this button, once it is there."""

    def found() -> list[Json]:
        return [each for each in there.rest.posted if custom_id in str(each["components"])]

    await there.until(found, f"{custom_id} is shown", 600)
    return found()[0]


def left_behind(there: Discord) -> list[str]:
    """What a rehearsal has not removed."""
    threads = [each["name"] for each in there.world.channels.values() if "thread_metadata" in each]
    private = {each.message["id"] for each in there.rest.clicks.values() if each.message}
    messages = [m for m in there.world.messages.values() if m["id"] not in private]
    named = [*there.rest.own, *there.rest.emojis]
    return [*threads, *map(said, messages), *(each["name"] for each in named)]


async def record(folder: Path) -> None:
    """Keep what our own Discord answers, until somebody has recorded the real one."""
    with pytest.MonkeyPatch.context() as patch:
        async with discord() as there:
            at_home(there, patch)
            await rehearsed(there, *RECORDED, record=folder)


if __name__ == "__main__":
    asyncio.run(record(Path(__file__).with_name("recorded")))
