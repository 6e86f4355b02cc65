"""The board as an Activity, between stand-ins: Discord's frame, its proxy, and what it says of a
code. Never seen on Discord."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer
from playwright.async_api import Frame, Page, Route

from bot.web.activity import Activity
from engines.registry import engine
from tests.bot.app.house import ANN, BOB, House
from tests.bot.web.test_pages import Site, asked_of, served
from tests.e2e.browsing import CHROMIUM, browser

CLIENT, SECRET = 77, "hush"
ORIGIN = f"https://{CLIENT}.discordsays.com"
CODES = {"ann": ANN, "eve": 999}
"""Who has agreed to what, as Discord knows it."""
DISCORD = """<!doctype html><iframe src="%s"></iframe><script>
const heard = [];
addEventListener("message", ({ data: [kind, told], source, origin }) => {
    heard.push([kind, told]);
    const say = what => source.postMessage([1, { nonce: null, ...what }], origin);
    if (kind === 0) say({ cmd: "DISPATCH", evt: "READY", data: { v: 1 } });
    else say({ cmd: told.cmd, nonce: told.nonce, evt: null, data: { code: "ann" } });
});
</script>"""


@asynccontextmanager
async def stand_in() -> AsyncIterator[str]:
    """What Discord says of codes and of whom they stand for."""

    async def token(request: web.Request) -> web.Response:
        said = await request.post()
        known = (said["client_id"], said["client_secret"], said["grant_type"])
        if known != (str(CLIENT), SECRET, "authorization_code") or said["code"] not in CODES:
            return web.json_response({"error": "invalid_grant"}, status=400)
        return web.json_response({"access_token": f"of-{said['code']}", "token_type": "Bearer"})

    async def me(request: web.Request) -> web.Response:
        code = request.headers["Authorization"].removeprefix("Bearer of-")
        return web.json_response({"id": str(CODES[code]), "username": code})

    app = web.Application()
    app.router.add_post("/oauth2/token", token)
    app.router.add_get("/users/@me", me)
    async with TestServer(app) as there:
        yield f"http://127.0.0.1:{there.port}"


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    house = await House.build(tmp_path, engine("race_to_the_rhine"))
    async with stand_in() as api:
        activity = Activity(lambda: CLIENT, SECRET, api)
        async with served(house, ANN, BOB, activity=activity) as opened:
            yield opened


async def posted(
    site: Site, path: str, body: object, token: str = "", origin: str = ORIGIN
) -> tuple[int, Any]:
    headers = {"Origin": origin} | ({"Authorization": f"Bearer {token}"} if token else {})
    async with (
        ClientSession() as asking,
        asking.post(f"{site.url}{path}", json=body, headers=headers) as answer,
    ):
        assert "Set-Cookie" not in answer.headers, "frames of others keep none"
        return answer.status, await answer.json() if answer.ok else None


async def test_who_opens_an_activity_is_who_discord_says(site: Site) -> None:
    channel = str((await site.house.tables.table(site.game)).channel)
    status, told = await posted(site, "/enter", {"code": "ann", "channel": channel})
    assert (status, told["game"]) == (200, site.game)
    state = f"/table/{site.game}/state"
    assert (await posted(site, state, {}, told["token"]))[1]["hand"], "it is Ann's"
    assert (await posted(site, state, {}))[0] == 401
    assert (await posted(site, state, {}, told["token"], "https://78.discordsays.com"))[0] == 403
    kept = await site.house.tables.fact("web sessions") or ""
    assert told["token"] not in kept
    assert "of-ann" not in kept
    for body in (
        {"code": "bob", "channel": channel},
        {"channel": channel},
        {"code": "ann", "channel": "1"},
        {"code": "ann", "channel": "x"},
    ):
        assert (await posted(site, "/enter", body))[0] == 401, body
    _, eve = await posted(site, "/enter", {"code": "eve", "channel": channel})
    assert (await posted(site, state, {}, eve["token"]))[0] == 401, "who does not sit there"


async def test_discord_alone_may_show_the_page_within_its_own(site: Site) -> None:
    browser = site.browser()
    _, front = await browser.get("/")
    assert "ancestors https://discord.com https://*.discord.com" in front["Content-Security-Policy"]
    _, table = await browser.get(f"/table/{site.game}")
    assert "frame-ancestors 'none'" in table["Content-Security-Policy"]


async def test_without_a_secret_there_is_no_activity(tmp_path: Path) -> None:
    house = await House.build(tmp_path, engine("race_to_the_rhine"))
    async with served(house, ANN, BOB) as site:
        assert (await site.browser().get("/"))[0] == 404
        assert (await posted(site, "/enter", {"code": "ann"}, origin=site.url))[0] == 404
        token = await site.pages.doors.admit(ANN, site.game)
        assert (await posted(site, f"/table/{site.game}/state", {}, token, site.url))[0] == 401


# In a browser.


class Proxy:
    """Discord's proxy, which passes on what its frame asks for; it may be impatient."""

    def __init__(self, site: Site) -> None:
        self.site, self.asked, self.cut = site, list[str](), 0

    async def __call__(self, route: Route) -> None:
        place = urlsplit(route.request.url)
        self.asked.append(place.path)
        if json.loads(route.request.post_data or "{}").get("wait"):
            self.cut += 1
            await route.fulfill(status=504)
            return
        path = f"{place.path}?{place.query}" if place.query else place.path
        await route.fulfill(response=await route.fetch(url=f"{self.site.url}{path}"))


async def opened_at(page: Page, site: Site, parent: str) -> Proxy:
    """The page in a frame of this address."""
    channel, proxy = (await site.house.tables.table(site.game)).channel, Proxy(site)
    query = f"frame_id=f1&instance_id=i1&platform=mobile&channel_id={channel}"
    within = DISCORD % f"{ORIGIN}/?{query}"

    async def show(route: Route) -> None:
        await route.fulfill(body=within, content_type="text/html")

    await page.route(f"{parent}/**", show)
    await page.route(f"{ORIGIN}/**", proxy)
    await page.goto(f"{parent}/channels/1")
    return proxy


async def comes(frame: Frame, what: str) -> None:
    for _ in range(1200):
        if await frame.evaluate(what):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{what} never became true")


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
async def test_a_table_is_played_in_the_frame_of_an_activity(site: Site) -> None:
    async with browser() as opened:
        page = await opened.new_page()
        proxy = await opened_at(page, site, "https://discord.com")
        frame = next(each for each in page.frames if each.url.startswith(ORIGIN))
        await comes(frame, "!!now.seats")
        (_, hello), (_, asked) = await page.evaluate("heard")
        assert (hello["v"], hello["client_id"], hello["frame_id"]) == (1, str(CLIENT), "f1")
        assert (asked["cmd"], asked["args"]["scope"]) == ("AUTHORIZE", ["identify"])
        assert await frame.evaluate("board.marks.children.length") > 200
        assert await frame.evaluate("document.cookie") == ""

        user, prompt = await asked_of(site)
        has = await frame.evaluate("have")
        await site.house.act(
            site.game, user, prompt.seat, next(c.key for c in prompt.offer.choices if not c.aside)
        )
        await comes(frame, f"have !== '{has}'")  # it asks again, as waiting is cut off
        assert proxy.cut > 0
        paths = {path.split("/")[1] for path in proxy.asked}
        assert paths <= {"", "enter", "page", "ground", "table"}


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
async def test_nobody_else_can_frame_it(site: Site) -> None:
    async with browser() as opened:
        page = await opened.new_page()
        proxy = await opened_at(page, site, "https://example.org")
        await page.wait_for_load_state()
        assert await page.evaluate("heard") == []
        assert "/enter" not in proxy.asked
