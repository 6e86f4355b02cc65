"""A rehearsal finds nothing wrong with a Discord that follows its documents, notices each planted
misbehaviour, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from discord import Permissions

from bot import cli
from bot.commands import check
from bot.rehearse import presses
from bot.rehearse.application import INVITED
from bot.rehearse.stage import Outcome
from tests.socket.host import HOST, ROOM, at_home, left_behind, rehearsed
from tests.socket.inside import inside
from tests.socket.mischief import FAULTS, forgets_nonces, refusing, slows_old_edits
from tests.socket.server import TOKEN, discord

QUICK = (
    "application", "gateway", "rights", "commands", "emojis", "edit", "strike", "highlights",
    "one nonce", "five edits", "messages of leagues", "messages of race_to_the_rhine",
    "a file", "private", "archived", "forum", "announcement", "direct", "silent",
    "closed", "clock", "names", "card", "press", "log",
)  # fmt: skip
"""Everything but what takes long: the messages of other games, and a film."""


OLD = "edits of an old message"


def wrong(found: dict[str, Outcome]) -> list[Outcome]:
    return [each for each in found.values() if each.how == "failed"]


async def test_nothing_is_wrong_with_a_discord_that_follows_its_documents(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with discord() as there:
        at_home(there, monkeypatch)
        found = await rehearsed(there, *QUICK, press=True)
        assert wrong(found) == []
        assert [each.path for each in found.values() if each.how == "skipped"] == [OLD]
        assert left_behind(there) == []
        assert [each for each in there.faults if "too large" not in each] == []


@pytest.mark.slow
async def test_every_message_of_every_game_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async with discord() as there:
        at_home(there, monkeypatch)
        found = await rehearsed(there, press=True)
        assert wrong(found) == []
        assert len(found) > len(QUICK)
        assert left_behind(there) == []
        assert [each for each in there.faults if "too large" not in each] == []


SLOW = ("sessions cannot be resumed", "only small files are taken")
"""The library waits five seconds before it begins a new session; a film takes as long to draw."""
PLANTED = [pytest.param(each, marks=[pytest.mark.slow] * (each in SLOW)) for each in FAULTS]


@pytest.mark.parametrize("planted", PLANTED)
async def test_a_misbehaviour_is_noticed(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, steps = FAULTS[planted]
    pressed = any("press" in each for each in (planted, *steps))
    only = (*steps, "card", "press") if pressed else (*steps, "clock")
    async with discord() as there:
        at_home(there, monkeypatch)
        plant(there)
        found = await rehearsed(there, *only, press=pressed, presses=2.0)
        for step in steps:
            (outcome,) = [each for each in found.values() if each.path.startswith(step)]
            assert outcome.how == "failed", outcome
            print(f"\n{planted}\n    {outcome.path}: {outcome.text}")
        assert left_behind(there) == []


@pytest.mark.parametrize("ends", [True, False], ids=["refused in the end", "never refused"])
async def test_a_private_message_is_changed_after_14_minutes_and_not_after_16(
    ends: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    async with discord() as there:
        at_home(there, monkeypatch)

        async def wait(seconds: float) -> None:
            waited.append(round(seconds / 60))
            if len(waited) == 2 and ends:
                refusing("PATCH /webhooks/.*", 401, 50027, "Invalid Webhook Token")(there)

        monkeypatch.setattr(presses, "wait", wait)
        found = await rehearsed(there, "card", "press", "panel", press=True, long=True)
        assert found["panel after 14 minutes"].how == "ok"
        assert found["panel after 16 minutes"].how == ("ok" if ends else "failed")
        assert waited == [14, 16]


async def test_what_was_made_is_removed_when_the_host_breaks_it_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with discord() as there:
        at_home(there, monkeypatch)
        running = asyncio.create_task(rehearsed(there, "commands", "edit", "card"))
        await there.until(lambda: there.rest.posted, "something is written")
        assert left_behind(there)
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        assert left_behind(there) == []


async def test_how_long_edits_of_old_messages_are_limited_is_told_and_no_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with discord() as there:
        at_home(there, monkeypatch)
        assert (await rehearsed(there, OLD))[OLD].how == "skipped"
        message = there.world.post(ROOM, {"content": "a board of yesterday"}, [])
        old = int(message["id"]) - (7_200_000 << 22)
        there.world.messages[old] = {**message, "id": str(old)}
        for planted, expected in ((None, "all were taken"), (slows_old_edits, "wants 90 s")):
            if planted is not None:
                planted(there)
            outcome = (await rehearsed(there, OLD))[OLD]
            assert outcome.how == "ok"
            assert expected in outcome.text
        assert there.world.messages[old]["content"] == "a board of yesterday"


async def test_what_cannot_be_removed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with discord() as there:
        at_home(there, monkeypatch)
        refusing(r"DELETE /channels/\d+", 403, 50013, "Missing Permissions")(there)
        found = await rehearsed(there, "one nonce")
        assert found["one nonce, one message"].how == "ok"
        assert found["removed afterwards"].how == "failed"
        assert "Missing Permissions" in found["removed afterwards"].text
        assert left_behind(there) == ["rehearsal: edits", "-# once"]


def test_the_link_in_the_readme_asks_for_what_is_looked_for() -> None:
    (asked,) = re.findall(
        r"permissions=(\d+)", (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    )
    assert Permissions(int(asked)) == Permissions(**dict.fromkeys(INVITED, True))


async def test_what_nobody_named_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async with discord() as there:
        at_home(there, monkeypatch)
        there.rest.closed.discard(HOST)
        names = ("forum", "announcement", "direct", "silent", "closed")
        found = await rehearsed(there, *names, forum=None, news=None, person=None, closed=None)
        del found["channel"]
        assert {each.how for each in found.values()} == {"skipped"}
        assert there.rest.posted == []


async def test_a_host_reads_a_line_for_each_step_and_monitoring_an_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    words = ["rehearse", "--channel", str(ROOM), "--alone", "--only", "application", "one nonce"]
    async with discord() as there:
        at_home(there, monkeypatch)
        assert await asyncio.to_thread(cli.main, words) == 0
        assert "ok       one nonce, one message: one message\n" in capsys.readouterr().out
        forgets_nonces(there)
        assert await asyncio.to_thread(cli.main, [*words, "--json"]) == 1
        told = json.loads(capsys.readouterr().out)
        assert not told["well"]
        assert [each["how"] for each in told["steps"]] == ["ok", "ok", "failed"]
        monkeypatch.setenv("DISCORD_TOKEN", "wrong")
        assert await asyncio.to_thread(cli.main, words) == 2
        assert capsys.readouterr().err == "adjutant: Discord does not know this DISCORD_TOKEN\n"


async def test_a_running_bot_is_looked_at_without_changing_anything(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with discord() as there:
        at_home(there, monkeypatch)
        before = {each.what: each for each in await check.live(TOKEN)}
        assert "is missing" in before["registered commands"].text
        async with inside(there, tmp_path / "games.sqlite3"):
            pass  # it sends its commands
        after = {each.what: each.well for each in await check.live(TOKEN)}
        assert all(after.values()), after
        assert there.rest.posted == []
