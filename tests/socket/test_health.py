"""What a running bot says of itself to machines, while what it needs is taken away."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import socket
import sys
import tomllib
from pathlib import Path

import aiohttp

from bot import cli
from bot.commands.run import SETTINGS
from bot.store import health
from bot.store.db import looking
from tests.socket.process import Bot
from tests.socket.server import discord

NOTHING = (0, resource.RLIM_INFINITY)
ALL = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def place() -> str:
    """Where nobody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return f"127.0.0.1:{free.getsockname()[1]}"


async def failing(at: str) -> set[str] | None:
    """What fails; None if nobody answers."""
    try:
        async with aiohttp.ClientSession() as asking, asking.get(f"http://{at}/healthz") as told:
            return set((await told.json())["failed"])
    except aiohttp.ClientConnectionError:
        return None


async def test_a_file_that_cannot_grow_and_a_token_that_is_taken_away(tmp_path: Path) -> None:
    here = place()
    async with discord(haste=20) as there:
        ours = Bot(there, tmp_path / "games.sqlite3")
        ours.said = {"ADJUTANT_LISTEN": here, "ADJUTANT_LOG": "json"}
        await ours.start()
        try:
            found: list[set[str] | None] = [None]

            async def told(what: set[str] | None) -> None:
                while found[-1] != what:
                    found.append(await failing(here))

            await told(set())
            resource.prlimit(ours.pid, resource.RLIMIT_FSIZE, NOTHING)
            await told({"store"})
            resource.prlimit(ours.pid, resource.RLIMIT_FSIZE, ALL)
            await told(set())
            await there.gateway.refuse()
            assert await ours.ended() == SETTINGS
            assert await failing(here) is None
        finally:
            await ours.kill()
    assert "Traceback" not in ours.written().splitlines()[-1]
    assert ours.written().splitlines()[-1].startswith("adjutant: Discord does not know this")


async def test_the_image_knows_whether_its_bot_is_well_and_the_bot_ends_when_told(
    tmp_path: Path,
) -> None:
    """The volume holds the games, the signal is the one that ends a bot in good order."""
    image = (Path(__file__).parents[2] / "Dockerfile").read_text("utf-8").replace("\\\n", "")
    found = dict(
        re.findall(r"^(ENTRYPOINT|CMD|STOPSIGNAL|VOLUME|WORKDIR) (.*)$", image, re.MULTILINE)
    )
    assert (json.loads(found["ENTRYPOINT"]), json.loads(found["CMD"])) == (["adjutant"], ["run"])
    assert (found["VOLUME"], found["STOPSIGNAL"]) == (found["WORKDIR"], "SIGTERM")
    here = place()
    [asked] = re.findall(r"^HEALTHCHECK .*CMD\s+(\[.*\])$", image, re.MULTILINE)
    assert json.loads(asked)[0] == "python"
    words = [sys.executable, *json.loads(asked.replace("127.0.0.1:8090", here))[1:]]

    async def well() -> bool:
        asking = await asyncio.create_subprocess_exec(*words, stderr=asyncio.subprocess.DEVNULL)
        return await asking.wait() == 0

    async with discord(haste=20) as there:
        ours = Bot(there, tmp_path / "games.sqlite3")
        ours.said = {"ADJUTANT_LISTEN": here}
        assert not await well()
        await ours.start()
        try:
            while await failing(here):
                pass
            assert await well()
            assert await ours.stop() == 0
            assert not await well()
        finally:
            await ours.kill()
    with looking(ours.file) as db:
        assert not health.damage(db)


def test_the_image_gets_what_the_wheel_is_made_of_and_no_more() -> None:
    home = Path(__file__).parents[2]
    lines = (home / ".dockerignore").read_text("utf-8").splitlines()
    let_in = [line[1:] for line in lines if line.startswith("!")]
    assert lines[0] == "*"
    assert [each for each in let_in if not (home / each).exists()] == []
    assert {"bot", "engines", "renderers", "data", "pyproject.toml", "requirements.lock"} < {
        *let_in
    }
    [extras] = re.findall(r"\.\[(.*)\]", (home / "Dockerfile").read_text("utf-8"))
    known = tomllib.loads((home / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(extras.split(",")) <= known["optional-dependencies"].keys()
    for line in re.findall(r"adjutant ([a-z][^;\"']*)", (home / "compose.yaml").read_text("utf-8")):
        cli.parsed(line.split())
