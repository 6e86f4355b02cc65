"""The few pages a bot can serve to machines, if its host wants them (`ADJUTANT_LISTEN`)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from aiohttp import web

from bot.edge.client import Adjutant
from bot.host import figures, pulse

AGAIN = 5.0
"""Seconds for which an answer holds: to ask more often costs nothing."""


class Deaf(Exception):
    """An address cannot be listened at."""


Page = Callable[[web.Request], Awaitable[web.Response]]


@asynccontextmanager
async def listening(bot: Adjutant, address: str) -> AsyncIterator[str]:
    """Serve them while the block runs; yields where. Without an address nothing is served."""
    if not address:
        yield ""
        return
    runner = web.AppRunner(pages(bot), access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        try:
            place = urlsplit(f"//{address}")
            await web.TCPSite(runner, place.hostname, place.port or 0).start()
        except (OSError, ValueError) as wrong:
            raise Deaf(str(wrong)) from None
        yield f"{place.hostname}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


def pages(bot: Adjutant) -> web.Application:
    app = web.Application(client_max_size=1024)
    app.router.add_get("/healthz", healthz(bot))
    app.router.add_get("/metrics", metrics(bot))
    return app


def healthz(bot: Adjutant) -> Page:
    known: dict[str, str] = {}
    until = -AGAIN

    async def answer(request: web.Request) -> web.Response:
        nonlocal known, until
        now = bot.tables.now()
        if not until - AGAIN <= now < until:
            known = await pulse.faults(bot)
            until = now + AGAIN
        status = 503 if known else 200
        return web.json_response({"well": not known, "failed": known}, status=status)

    return answer


def metrics(bot: Adjutant) -> Page:
    async def answer(request: web.Request) -> web.Response:
        now = bot.tables.now()
        due = await bot.tables.store.read(lambda db: figures.late(db, now))
        try:
            return web.Response(body=figures.page(bot, due), content_type="text/plain")
        except ImportError:
            missing = "prometheus_client is missing: the extra metrics"
            raise web.HTTPNotImplemented(text=missing) from None

    return answer
