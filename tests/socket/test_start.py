"""How the bot starts, and how it says that it cannot."""

from __future__ import annotations

import time
from pathlib import Path

from bot.commands import run
from bot.edge import connection
from tests.socket.person import Person
from tests.socket.process import Bot, bot
from tests.socket.server import discord
from tests.socket.world import said


async def test_commands_are_sent_once_and_not_again_after_a_restart(tmp_path: Path) -> None:
    async with discord(haste=20) as there, bot(there, tmp_path / "games.sqlite3") as ours:
        assert {each["name"] for each in there.rest.commands} >= {"game", "me", "play", "rules"}
        assert await ours.stop() == 0
        await ours.start()
        assert there.rest.syncs == 1
        second = Bot(there, ours.file)
        await second.start(ready=False)
        assert await second.ended() == 2
        assert one_sentence(second).endswith("is in use by another process")
        answer = await Person(there, 1).slash(1001, "me games")
        assert answer.message is not None
        assert said(answer.message), "the first one goes on"
        assert there.faults == []


async def test_a_token_that_is_refused_ends_the_bot_with_one_sentence(tmp_path: Path) -> None:
    async with discord(haste=20) as there:
        ours = Bot(there, tmp_path / "games.sqlite3", token="wrong")
        await ours.start(ready=False)
        assert await ours.ended() == run.SETTINGS
        assert one_sentence(ours) == "adjutant: Discord does not know this DISCORD_TOKEN"


async def test_an_event_that_cannot_be_read_is_dropped(tmp_path: Path) -> None:
    async with discord(haste=20) as there, bot(there, tmp_path / "games.sqlite3") as ours:
        thread = {"id": "7", "guild_id": None, "name": "a secret", "thread_metadata": [1, 2]}
        for event in ("THREAD_CREATE", "GUILD_UPDATE", "CHANNEL_UPDATE"):
            await there.gateway.send(0, event, thread)
        answer = await Person(there, 1).slash(1001, "me games")
        assert answer.message is not None
        assert ours.runs
        assert ours.starts == 1
        written = ours.written()
        assert "an event THREAD_CREATE cannot be read" in written
        assert "'thread_metadata': ['int']" in written
        assert "a secret" not in written


async def test_a_bot_that_ends_again_and_again_starts_more_and_more_seldom(tmp_path: Path) -> None:
    async with discord(haste=60) as there:
        ours = Bot(there, tmp_path / "games.sqlite3")
        for _ in range(connection.FREE):
            await ours.start(counted=True)
            await ours.kill()
        began = time.perf_counter()
        await ours.start(counted=True)
        assert (time.perf_counter() - began) * 60 >= connection.WAIT
        assert f"start {connection.FREE + 1} within an hour: it waits 60 s" in ours.written()
        assert await ours.stop() == 0
        assert there.gateway.identified == connection.FREE + 1
        await ours.start(counted=True)
        assert "it waits 120 s" not in ours.written(), "an end in good order does not count"
        assert await ours.stop() == 0


def one_sentence(ours: Bot) -> str:
    """The last line it wrote besides warnings, which is not the end of a traceback."""
    written = ours.written()
    assert "Traceback" not in written
    return [line for line in written.strip().splitlines() if " WARNING " not in line][-1]
