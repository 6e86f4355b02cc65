"""How the bot starts, and how it says that it cannot."""

from __future__ import annotations

from pathlib import Path

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
        assert await ours.ended() == 2
        assert one_sentence(ours) == "adjutant: Discord does not know this DISCORD_TOKEN"


def one_sentence(ours: Bot) -> str:
    """The last line it wrote, which is not the end of a traceback."""
    written = ours.written()
    assert "Traceback" not in written
    return written.strip().splitlines()[-1]
