"""What a host sees of a bot that runs: health, figures, signs of life."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import pytest
from discord import backoff
from prometheus_client.parser import text_string_to_metric_families

from bot import wiring
from bot.edge.client import Adjutant
from bot.host import beating, figures, pulse
from bot.host.listening import Deaf, listening
from bot.settings import settings
from bot.store.db import FileError
from tests.bot import grafana
from tests.socket import gateway
from tests.socket.inside import inside
from tests.socket.person import Person
from tests.socket.server import Discord, discord

HOME = Path(__file__).parents[2]


class Told(NamedTuple):
    status: int
    failed: dict[str, str]


@asynccontextmanager
async def served(
    there: Discord, file: Path, silence: float = 60.0
) -> AsyncIterator[tuple[Adjutant, Any]]:
    async with (
        inside(there, file, silence) as bot,
        listening(bot, "127.0.0.1:0") as place,
        aiohttp.ClientSession(f"http://{place}") as asking,
    ):
        yield bot, asking


async def health(asking: aiohttp.ClientSession) -> Told:
    async with asking.get("/healthz") as answer:
        said = await answer.json()
        assert said["well"] is not bool(said["failed"])
        return Told(answer.status, said["failed"])


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer is a new one, and a line that hangs is noticed soon."""
    monkeypatch.setattr("bot.host.listening.AGAIN", 0.0)
    monkeypatch.setattr(gateway, "BEAT", 100)
    monkeypatch.setattr(backoff.ExponentialBackoff, "delay", lambda self: 0.01)


async def becomes(asking: aiohttp.ClientSession, what: set[str]) -> None:
    """Wait until exactly this fails."""
    async with asyncio.timeout(60):
        while set((await health(asking)).failed) != what:
            await asyncio.sleep(0.01)


async def test_a_bot_that_works_is_well(tmp_path: Path) -> None:
    async with discord() as there, served(there, tmp_path / "games.sqlite3") as (_, asking):
        assert await health(asking) == Told(200, {})


@pytest.mark.parametrize("page", ["/healthz", "/metrics"])
async def test_however_many_ask_at_once_it_is_looked_up_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    monkeypatch.setattr("bot.host.listening.AGAIN", 60.0)
    looked: list[str] = []
    for module, name in ((pulse, "faults"), (figures, "page")):
        real = getattr(module, name)
        noted = lambda *given, real=real: (looked.append("once"), real(*given))[1]  # noqa: E731
        monkeypatch.setattr(module, name, noted)

    async def ask(asking: aiohttp.ClientSession) -> bytes:
        async with asking.get(page) as told:
            return await told.read()

    async with discord() as there, served(there, tmp_path / "games.sqlite3") as (_, asking):
        answers = await asyncio.gather(*(ask(asking) for _ in range(50)))
    assert looked == ["once"]
    assert len(set(answers)) == 1


async def test_a_line_that_is_cut_is_told_until_it_is_back(tmp_path: Path) -> None:
    async with discord() as there, served(there, tmp_path / "games.sqlite3") as (_, asking):
        there.gateway.refusing = 10**6
        await there.gateway.cut()
        await becomes(asking, {"gateway"})
        assert (await health(asking)).status == 503
        there.gateway.refusing = 0
        await becomes(asking, set())


async def test_a_gateway_that_says_nothing_any_more_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hear(*said: object) -> None:
        """Not even a heartbeat is answered."""

    async with (
        discord() as there,
        served(there, tmp_path / "games.sqlite3", silence=2.0) as (_, asking),
    ):
        await becomes(asking, set())
        monkeypatch.setattr(there.gateway, "hear", hear)
        await becomes(asking, {"gateway"})


async def test_requests_that_hang_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "HANGS", 0.05)
    async with discord() as there, served(there, tmp_path / "games.sqlite3") as (bot, asking):
        there.rest.hanging = asyncio.Event()
        asked = asyncio.create_task(bot.application_info())
        await becomes(asking, {"requests"})
        there.rest.hanging.set()
        await asked
        await becomes(asking, set())


async def test_a_token_that_is_refused_is_told_until_it_is_taken_again(tmp_path: Path) -> None:
    async with discord() as there, served(there, tmp_path / "games.sqlite3") as (bot, asking):
        there.rest.trouble.plan(".*", "unauthorized")
        with pytest.raises(Exception, match="401"):
            await bot.application_info()
        assert (await health(asking)).failed == {"token": "Discord refuses the token"}
        await bot.application_info()
        assert (await health(asking)).failed == {}


async def test_a_file_that_takes_nothing_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with discord() as there, served(there, tmp_path / "games.sqlite3") as (bot, asking):

        async def full(work: Any) -> None:
            raise FileError("database or disk is full")

        with monkeypatch.context() as spoilt:
            spoilt.setattr(bot.tables.store, "write", full)
            assert (await health(asking)).failed["store"] == "database or disk is full"
        with monkeypatch.context() as spoilt:
            usage = shutil.disk_usage("/")._replace(free=pulse.ROOM - 1)
            spoilt.setattr(shutil, "disk_usage", lambda place: usage)
            assert set((await health(asking)).failed) == {"disk"}
        assert (await health(asking)).failed == {}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk of 32 MB, where we may mount one."""
    (disk := tmp_path / "disk").mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=32m", "small", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only who may mount can have a small disk")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


@pytest.mark.skipif(shutil.which("mount") is None, reason="there is no mount here")
async def test_a_disk_that_is_full_is_told_and_costs_nothing_but_what_was_refused(
    small: Path,
) -> None:
    async with discord() as there, served(there, small / "games.sqlite3") as (bot, asking):
        ann = Person(there, 1)
        await ann.slash(1001, "game new", game="attack")
        assert len(await bot.tables.mine(1)) == 1
        with (small / "junk").open("wb", buffering=0) as junk, suppress(OSError):
            while junk.write(bytes(4096)):
                pass
        told = await health(asking)
        assert (told.status, set(told.failed)) == (503, {"disk", "store"})
        assert "full" in told.failed["store"]
        refused = await ann.slash(1002, "game new", game="attack")
        assert refused.message is not None
        assert "full" not in str(refused.message), "what failed is the host's business"
        assert len(await bot.tables.mine(1)) == 1
        (small / "junk").unlink()
        await becomes(asking, set())
        await ann.slash(1002, "game new", game="attack")
        assert len(await bot.tables.mine(1)) == 2


async def test_a_loop_that_has_ended_or_stands_still_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with discord() as there, served(there, tmp_path / "games.sqlite3") as (bot, asking):
        now = bot.tables.now
        later = lambda: now() + 2 * pulse.LATE  # noqa: E731
        with monkeypatch.context() as spoilt:
            spoilt.setattr(bot.tables, "now", later)
            assert "ring stands still" in pulse.asleep(bot)[1] + " stands still"
        assert beating.sign(bot, begun=True) == "WATCHDOG=1"
        bot.background.tend.cancel()
        await there.until(lambda: not bot.background.tend.is_running(), "the loop has ended")
        assert (await health(asking)).failed == {"loops": "tend stands still"}
        assert beating.sign(bot, begun=True) == "", "systemd starts it again"


async def test_figures_name_no_person_and_no_table(tmp_path: Path) -> None:
    async with discord() as there, served(there, tmp_path / "games.sqlite3") as (bot, asking):
        answer = await Person(there, 1).slash(1001, "me games")
        assert answer.message is not None
        bot.stalled.took(0.3)
        async with asking.get("/metrics") as told:
            text = await told.text()
        found = {each.name: each for each in text_string_to_metric_families(text)}
        assert set(found) == {f"adjutant_{each.name}" for each in figures.FIGURES}
        samples = {sample.name: sample.value for each in found.values() for sample in each.samples}
        assert samples["adjutant_answer_seconds_count"] == 1
        assert samples["adjutant_stall_seconds_sum"] == 0.3
        assert samples["adjutant_serving"] == 1
        names = {key for each in found.values() for s in each.samples for key in s.labels}
        assert names == {"le"}
        timed = {each.name.removeprefix("adjutant_") for each in found.values()
                 if each.type == "histogram"}  # fmt: skip
        assert timed == grafana.TIMINGS


def test_the_board_for_grafana_shows_every_figure() -> None:
    assert (HOME / "deploy" / "grafana.json").read_text("utf-8") == grafana.dashboard() + "\n"
    asked = {target["expr"] for each in json.loads(grafana.dashboard())["panels"]
             for target in each["targets"]}  # fmt: skip
    assert len(asked) == len(figures.FIGURES)


async def test_nothing_is_served_unless_asked_for_and_a_wrong_address_is_told(
    tmp_path: Path,
) -> None:
    async with discord() as there, inside(there, tmp_path / "games.sqlite3") as bot:
        async with listening(bot, "") as place:
            assert place == ""
        with pytest.raises(Deaf):
            async with listening(bot, "127.0.0.1:http"):
                pass


async def test_systemd_hears_when_the_bot_is_ready_and_that_it_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setattr(beating, "EVERY", 0.0)
        async with discord() as there, inside(there, tmp_path / "games.sqlite3") as bot:
            monkeypatch.setattr(bot, "is_ready", lambda: False)
            heart = asyncio.create_task(beating.beat(bot))
            heard = asyncio.get_running_loop()
            assert await heard.sock_recv(systemd, 100) == beating.PATIENCE.encode()
            monkeypatch.setattr(bot, "is_ready", lambda: True)
            async with asyncio.timeout(30):
                while (said := await heard.sock_recv(systemd, 100)) == beating.PATIENCE.encode():
                    pass
                assert said == b"READY=1\nWATCHDOG=1"
                assert await heard.sock_recv(systemd, 100) == b"WATCHDOG=1"
            heart.cancel()


def test_the_token_may_stand_in_a_file_or_a_credential(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (tmp_path / "token").write_text("from-a-file\n")
    (tmp_path / "discord_token").write_text("from-systemd\n")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    assert settings(tmp_path / "none")["DISCORD_TOKEN"] == "from-systemd"
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    assert settings(tmp_path / "none")["DISCORD_TOKEN"] == "from-a-file"
    monkeypatch.setenv("DISCORD_TOKEN", "said")
    assert settings(tmp_path / "none")["DISCORD_TOKEN"] == "said"


def test_a_line_of_the_log_can_be_read_by_a_program() -> None:
    record = logging.LogRecord("bot", logging.WARNING, "", 1, 'a "%s"\n', ("word",), None)
    said = json.loads(wiring.AsJson().format(record))
    assert (said["level"], said["name"], said["message"]) == ("WARNING", "bot", 'a "word"\n')


def test_the_example_names_every_variable_there_is() -> None:
    used = {
        name
        for file in (HOME / "bot").rglob("*.py")
        for name in re.findall(r"\"((?:ADJUTANT|DISCORD)_[A-Z_]+)\"", file.read_text("utf-8"))
    }
    example = (HOME / ".env.example").read_text("utf-8")
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == used


UNITS = sorted((HOME / "deploy").glob("adjutant*.*"))
NEWER = re.compile("Unknown key 'Restart(Steps|MaxDelaySec)'")
"""What systemd knows since its version 254; older ones leave it out."""


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("unit", [each.name for each in UNITS if each.is_file()])
def test_systemd_understands_each_unit(tmp_path: Path, unit: str) -> None:
    for each in UNITS:
        if each.is_file():
            text = each.read_text("utf-8")
            (tmp_path / each.name).write_text(re.sub(r"=(/srv|/usr)/\S+", "=/bin/true", text))
    where = {"SYSTEMD_UNIT_PATH": f"{tmp_path}:"}
    asked = ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit)]
    told = subprocess.run(
        asked, capture_output=True, text=True, check=False, env={**os.environ, **where}
    )
    wrong = [line for line in told.stderr.splitlines() if "adjutant" in line]
    assert [line for line in wrong if not NEWER.search(line)] == []
