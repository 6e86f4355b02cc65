"""The few pages a bot can serve to machines, if its host wants them (`ADJUTANT_LISTEN`)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

from bot.edge.client import Adjutant
from bot.host import feed, figures, pulse
from bot.host.asking import Asking
from bot.settings import settings
from bot.web.activity import Activity
from bot.web.server import LARGEST, Pages

AGAIN = 5.0
"""Seconds for which an answer holds: to ask more often costs nothing."""

Answer = dict[str, Any]
"""What a response is made of."""
Page = Callable[[web.Request], Awaitable[web.Response]]


class Deaf(Exception):
    """An address cannot be listened at."""


@asynccontextmanager
async def listening(bot: Adjutant, address: str) -> AsyncIterator[str]:
    """Serve them while the block runs; yields where. Without an address nothing is served."""
    if not address:
        yield ""
        return
    async with AsyncExitStack() as ends:
        runner = web.AppRunner(pages(bot), access_log=None, shutdown_timeout=1)
        ends.push_async_callback(runner.cleanup)
        try:
            await runner.setup()
            place = urlsplit(f"//{address}")
            await web.TCPSite(runner, place.hostname, place.port or 0).start()
        except (OSError, ValueError) as wrong:
            raise Deaf(str(wrong)) from None
        yield f"{place.hostname}:{runner.addresses[0][1]}"


def pages(bot: Adjutant) -> web.Application:
    app = web.Application(client_max_size=LARGEST)
    for path, ask in {"/healthz": healthz, "/metrics": metrics}.items():
        app.router.add_get(path, page(partial(ask, bot), bot.tables.now))
    if bot.elsewhere.offers.calendars:
        app.router.add_get("/calendar/{secret}.ics", calendar(bot))
    if bot.elsewhere.offers.guests:
        Asking(bot).add_to(app)
    if bot.boards.doors:
        secret = settings().get("DISCORD_CLIENT_SECRET")
        activity = Activity(lambda: bot.application_id or 0, secret) if secret else None
        Pages(bot.boards.doors, lambda: bot.thinker, activity).add_to(app)
    return app


def calendar(bot: Adjutant) -> Page:
    one = asyncio.Lock()

    async def answer(request: web.Request) -> web.Response:
        async with one:  # whoever asks often waits for themselves
            found = await feed.calendar(bot.tables, request.match_info["secret"])
        if found is None:
            raise web.HTTPNotFound
        kept = {"Cache-Control": "private, max-age=300", "Referrer-Policy": "no-referrer"}
        return web.Response(text=found, content_type="text/calendar", charset="utf-8", headers=kept)

    return answer


def page(ask: Callable[[], Awaitable[Answer]], now: Callable[[], float]) -> Page:
    """A page whose answer holds for a while. However many want it at once, it is made once."""
    making = asyncio.Lock()
    made: Answer = {}
    until = 0.0

    async def answer(request: web.Request) -> web.Response:
        nonlocal made, until
        async with making:
            if not until - AGAIN <= now() < until:
                made, until = await ask(), now() + AGAIN
        return web.Response(**made)

    return answer


async def healthz(bot: Adjutant) -> Answer:
    failed = await pulse.faults(bot)
    cluster = bot.thinker.cluster
    lent = {"workers": cluster.said()} if cluster else {}
    told = json.dumps({"well": not failed, "failed": failed, **lent})
    return Answer(status=503 if failed else 200, text=told, content_type="application/json")


async def metrics(bot: Adjutant) -> Answer:
    due = await bot.tables.store.read(lambda db: figures.late(db, bot.tables.now()))
    try:
        return Answer(body=figures.page(bot, due), content_type="text/plain")
    except ImportError:
        return Answer(status=501, text="prometheus_client is missing: the extra metrics")
