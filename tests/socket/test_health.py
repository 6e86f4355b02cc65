"""What a running bot says of itself to machines, while what it needs is taken away."""

from __future__ import annotations

import resource
import socket
from pathlib import Path

import aiohttp

from bot.commands.run import SETTINGS
from tests.socket.process import Bot
from tests.socket.server import discord

NOTHING = (0, resource.RLIM_INFINITY)
ALL = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


async def failing(place: str) -> set[str] | None:
    """What fails; None if nobody answers."""
    try:
        async with aiohttp.ClientSession() as asking, asking.get(f"http://{place}/healthz") as told:
            return set((await told.json())["failed"])
    except aiohttp.ClientConnectionError:
        return None


async def test_a_file_that_cannot_grow_and_a_token_that_is_taken_away(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        place = f"127.0.0.1:{free.getsockname()[1]}"
    async with discord(haste=20) as there:
        ours = Bot(there, tmp_path / "games.sqlite3")
        ours.said = {"ADJUTANT_LISTEN": place, "ADJUTANT_LOG": "json"}
        await ours.start()
        try:
            found: list[set[str] | None] = [None]

            async def told(what: set[str] | None) -> None:
                while found[-1] != what:
                    found.append(await failing(place))

            await told(set())
            resource.prlimit(ours.pid, resource.RLIMIT_FSIZE, NOTHING)
            await told({"store"})
            resource.prlimit(ours.pid, resource.RLIMIT_FSIZE, ALL)
            await told(set())
            await there.gateway.refuse()
            assert await ours.ended() == SETTINGS
            assert await failing(place) is None
        finally:
            await ours.kill()
    assert "Traceback" not in ours.written().splitlines()[-1]
    assert ours.written().splitlines()[-1].startswith("adjutant: Discord does not know this")
