"""Discord is told our commands if it holds others, and again if it did not take them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.edge.commands import here
from tests.socket.inside import logged_in
from tests.socket.rest import Refusal
from tests.socket.server import Discord, discord

NAMES = {"admin", "card", "catch-up", "game", "help", "league", "me", "plans", "play", "rules"}


async def started(there: Discord, file: Path) -> None:
    """Start the bot, and stop it once it has looked at its commands."""
    async with logged_in(there, file) as bot:
        task = bot.background.register.get_task()
        assert task is not None
        await asyncio.wait_for(task, 60)


async def test_what_discord_holds_is_compared_and_not_what_the_file_remembers(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.sqlite3"
    async with discord() as there:
        await started(there, file)
        await started(there, file)
        assert there.rest.syncs == 1
        assert {each["name"] for each in there.rest.commands} >= NAMES
        there.rest.sync([{"name": "of-another-copy", "description": "with the same token"}])
        await started(there, file)
        assert {each["name"] for each in there.rest.commands} >= NAMES
        assert there.rest.syncs == 3


async def test_the_command_that_opens_an_activity_is_sent_back(tmp_path: Path) -> None:
    """Else Discord would refuse all others for ever."""
    entry = {"name": "launch", "type": here.ENTRY, "handler": 2, "description": ""}
    async with discord() as there:
        there.rest.sync([entry])
        with pytest.raises(Refusal, match="Entry Point"):
            there.rest.sync([])
        await started(there, tmp_path / "games.sqlite3")
        held = {each["name"]: each for each in there.rest.commands}
        assert held.keys() >= NAMES | {"launch"}
        assert held["launch"]["handler"] == 2
        before = there.rest.syncs
        await started(there, tmp_path / "games.sqlite3")
        assert there.rest.syncs == before


async def test_refused_commands_are_sent_once_stop_nothing_and_are_told_in_a_few_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    refused: list[Any] = []

    def refuse(commands: Any) -> Any:
        refused.append(commands)
        body = Refusal(400, 50035, "Invalid Form Body")
        wrong = {"name": {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "No."}]}}
        body.body["errors"] = {str(n): wrong for n in range(len(commands))}
        raise body

    async with discord() as there:
        monkeypatch.setattr(there.rest, "sync", refuse)
        async with logged_in(there, tmp_path / "games.sqlite3") as bot:
            await there.until(lambda: "registered later" in caplog.text)
            assert bot.background.send.is_running()
            assert bot.background.ring.is_running()
            assert bot.background.register.is_running()
    assert len(refused) == 1
    [told] = [each for each in caplog.records if "registered later" in each.message]
    assert len(told.message.splitlines()) == 3
    assert told.exc_info is None


async def test_commands_fit_the_ways_in_which_the_bot_can_be_installed(tmp_path: Path) -> None:
    async with discord() as there:
        there.rest.installs = (0,)
        await started(there, tmp_path / "games.sqlite3")
        me = next(each for each in there.rest.commands if each["name"] == "me")
        assert me["integration_types"] == [0]
        assert 2 not in me["contexts"]
        there.rest.installs = (0, 1)
        await started(there, tmp_path / "games.sqlite3")
        me = next(each for each in there.rest.commands if each["name"] == "me")
        assert me["integration_types"] == [0, 1]
        assert 2 in me["contexts"]
