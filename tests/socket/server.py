"""A Discord of our own on this machine: the API, the gateway, and the people who use them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from aiohttp import web

from tests.socket.gateway import Gateway
from tests.socket.rest import BASE, Rest
from tests.socket.trouble import Limits
from tests.socket.world import World

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.token.of-nobody"


@dataclass
class Discord:
    haste: float = 1.0
    """How much faster the bot's clock runs than ours; limits follow the bot's."""
    world: World = field(default_factory=World)
    shards: int = 1

    def __post_init__(self) -> None:
        self.gateway = Gateway(self.world, TOKEN, shards=self.shards)
        self.rest = Rest(self.world, TOKEN, Limits(haste=self.haste), gateway=self.gateway.about)

    @property
    def address(self) -> str:
        return self.gateway.address

    @property
    def faults(self) -> list[str]:
        """Everything the bot did that Discord would not have liked."""
        return self.rest.faults + self.gateway.faults

    async def until(
        self, true: Callable[[], object], what: str = "it happens", seconds: float = 120
    ) -> None:
        """Look again and again until something is so."""
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() > end:
                raise AssertionError(f"waited {seconds} s in vain until {what}")
            await asyncio.sleep(0.005)


@asynccontextmanager
async def discord(haste: float = 1.0, channels: int = 8, shards: int = 1) -> AsyncIterator[Discord]:
    """A Discord with one server for each shard and some channels, dealt out among them, for as long
    as the block runs."""
    made = Discord(haste, shards=shards)
    first = made.world.guild
    made.world.servers = [first + (n << 22) for n in range(shards)]
    for n in range(1, channels + 1):
        made.world.channel(1000 + n, made.world.servers[(n - 1) % shards])
    app = web.Application(client_max_size=30 * 2**20)
    app.router.add_get("/gateway", made.gateway.connect)
    app.router.add_get("/gateway/", made.gateway.connect)
    app.router.add_get("/attachments/{path:.*}", made.rest.fetch)
    app.router.add_route("*", BASE + "/{path:.*}", made.rest.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    made.gateway.address = f"{host}:{port}"
    made.world.cdn = f"http://{host}:{port}"
    try:
        yield made
    finally:
        await runner.cleanup()
