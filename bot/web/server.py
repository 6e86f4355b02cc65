"""The pages of tables, for any aiohttp application: of a host, and of the sandbox."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from bot.app.model import Stale
from bot.app.play import deeds, thinking
from bot.app.play.thinking import Thinker
from bot.edge import choices
from bot.web import FILES, HERE, seen
from bot.web.activity import Activity
from bot.web.doors import STREAMS, WATCHING, Admission, Reader, origin_of
from bot.web.seen import Looks, Told
from engines.contract import Illegal, msg
from renderers import svg

TICK, WAIT = 0.5, 20.0
"""Seconds between looks for news, as when exactly something happened is nobody's business; and for
which a page waits for them before it asks again."""
LARGEST = 16 * 1024
OURS = {each.name: each for each in (*FILES, HERE / "table.js", HERE / "table.css")}
SAFE = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NEVER, EVER = "no-store", "public, max-age=31536000, immutable"
Page = Callable[[web.Request], Awaitable[web.StreamResponse]]
Deed = Callable[[Reader, Told], Awaitable[Told | None]]
"""What a person does on a page, and what they are told if it is not how the table now stands."""


class Pages:
    def __init__(
        self, doors: Admission, thinker: Callable[[], Thinker], activity: Activity | None = None
    ) -> None:
        self.tables, self.doors, self.looks = doors.tables, doors, Looks(doors.tables)
        self.thinker, self.activity = thinker, activity

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/page/{file}", self._guarded(self.file))
        app.router.add_get("/ground/{name}", self._guarded(self.ground))
        app.router.add_get(r"/table/{game:\d+}", self._guarded(self.page))
        app.router.add_post(r"/table/{game:\d+}/enter", self._guarded(self.enter))
        if self.activity:
            app.router.add_get("/", self._guarded(self.page))
            app.router.add_post("/enter", self._guarded(self.launched))
        mine, theirs = (self.state, self.do, self.undo, self.hint), self.looks
        for deed in (*mine, theirs.help, theirs.happened):
            page = self._guarded(self._asked(deed))
            app.router.add_post(rf"/table/{{game:\d+}}/{deed.__name__}", page)

    def _guarded(self, page: Page) -> Page:
        """Refuse what was asked for under another name, or by a page of somebody else."""

        async def answer(request: web.Request) -> web.StreamResponse:
            origin = origin_of(self.doors.url)
            ours = {origin, self.activity.origin} if self.activity else {origin}
            if request.headers.get("Host", "") != urlsplit(origin).netloc:
                raise web.HTTPMisdirectedRequest
            asked = request.headers.get("Origin"), request.content_type
            if request.method == "POST" and asked not in {(o, "application/json") for o in ours}:
                raise web.HTTPForbidden
            return await page(request)

        return answer

    # What everybody may have.

    async def file(self, request: web.Request) -> web.Response:
        if (found := OURS.get(request.match_info["file"])) is None:
            raise web.HTTPNotFound
        return packed(read(found), guess_type(found)[0], "public, max-age=3600")

    async def ground(self, request: web.Request) -> web.Response:
        name, _, kind = request.match_info["name"].partition(".")
        if (paper := svg.GROUNDS.get(name)) is None:
            raise web.HTTPNotFound
        if kind == "webp":
            return web.Response(body=paper.image, headers=SAFE | {"Cache-Control": EVER})
        image = f"../ground/{name}.webp" if paper.image else ""
        return packed(seen.pack(paper.told(image)), kept=EVER)

    async def page(self, request: web.Request) -> web.Response:
        """The page itself, which holds nothing. Discord alone may show it within its own."""
        answer = packed(read(HERE / "table.html"), "text/html")
        if request.path == "/":
            policy = SAFE["Content-Security-Policy"].replace("ancestors 'none'", Activity.WITHIN)
            answer.headers["Content-Security-Policy"] = policy
        return answer

    # What only who has a session may have.

    async def enter(self, request: web.Request) -> web.Response:
        game, body = int(request.match_info["game"]), await body_of(request)
        token = await self.doors.enter(str(body.get("secret", "")), game)
        if token is None:
            raise web.HTTPUnauthorized
        name, answer = self._cookie(game), packed(seen.pack({}))
        secure = name.startswith("__Host-")
        answer.set_cookie(name, token, path="/", httponly=True, samesite="Strict", secure=secure)
        return answer

    async def launched(self, request: web.Request) -> web.Response:
        """Let in who opens the Activity in a channel. Who that is, Discord says of their code; its
        frame keeps no cookies, so the page keeps the token."""
        assert self.activity
        body, may = await body_of(request), self.doors.knocks.takes(self.tables.now())
        code, channel = str(body.get("code", "")), str(body.get("channel", ""))
        user = await self.activity.user(code) if may else None
        table = await deeds.at(self.tables, int(channel)) if channel.isdecimal() else None
        if user is None or table is None:
            raise web.HTTPUnauthorized
        told = {"token": await self.doors.admit(user, table.id), "game": table.id}
        return packed(seen.pack(told))

    def _cookie(self, game: int) -> str:
        return f"{'__Host-' if self.doors.url.startswith('https') else ''}table-{game}"

    async def _reader(self, request: web.Request) -> Reader:
        game = int(request.match_info["game"])
        token = request.cookies.get(self._cookie(game), "")
        if self.activity:
            token = request.headers.get("Authorization", "").removeprefix("Bearer ") or token
        reader = await self.doors.reader(token, game)
        if reader is None:
            raise web.HTTPUnauthorized
        if not reader.bucket.takes(self.tables.now()):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "1"})
        return reader

    def _asked(self, deed: Deed) -> Page:
        """The answer of a deed: by itself, or what has changed; a refusal comes in words."""

        async def answer(request: web.Request) -> web.Response:
            reader, body = await self._reader(request), await body_of(request)
            reader.asked += not body.get("wait")
            try:
                told = await deed(reader, body)
                sent = await self.looks.state(reader, body) if told is None else seen.pack(told)
            except (Illegal, Stale) as refused:
                why = refused.reason if isinstance(refused, Illegal) else msg("panel-stale")
                sent = seen.pack({"alert": (await self.looks.speech(reader)).plain(why)})
            return packed(sent)

        return answer

    async def state(self, reader: Reader, body: Told) -> Told | None:
        """How the table stands. A page that waits is told once there is something new to it, never
        what or when exactly; and nothing if its person does something meanwhile."""
        if not body.get("wait"):
            return None
        if reader.waiting >= (STREAMS if reader.user else WATCHING):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "1"})
        reader.waiting += 1
        asked, seq = reader.asked, -1
        try:
            for _ in range(round(WAIT / TICK)):
                if reader.asked != asked or reader.until <= self.tables.now():
                    break
                newest, has = self.tables.seqs.get(reader.game, 0), body.get("have")
                if newest != seq and (await self.looks.newest(reader, body)).name != has:
                    return None
                seq = newest
                await asyncio.sleep(TICK)
        finally:
            reader.waiting -= 1
        return {}

    async def do(self, reader: Reader, body: Told) -> None:
        """Answer a question. The same command twice is done once."""
        token, picks = body.get("token"), body.get("picks")
        if not isinstance(token, int) or not isinstance(picks, list):
            raise web.HTTPBadRequest
        asked = reader.game, reader.user, str(body.get("seat", "")), token, map(str, picks)
        await deeds.act(self.tables, *asked, command(reader, body))

    async def undo(self, reader: Reader, body: Told) -> None:
        mine = reader.game, reader.user, str(body.get("seat", ""))
        await deeds.undo(self.tables, *mine, command(reader, body))

    async def hint(self, reader: Reader, body: Told) -> Told:
        """What the strongest computer would do, and the picks."""
        seat, session = str(body.get("seat", "")), await self.tables.load(reader.game)
        advice = await self.thinker().hint(thinking.hint_question(session, reader.user, seat))
        if advice is None:
            raise Illegal(msg("hint-nothing"))
        speech = await self.looks.speech(reader)
        said = choices.with_verbs(advice.text, session.offers[seat], speech.words.say)
        return {"alert": speech.plain(said), "picks": advice.picks}


def command(reader: Reader, body: Told) -> str:
    return f"web-{reader.game}-{reader.user}-{str(body.get('command', ''))[:40]}"


async def body_of(request: web.Request) -> Told:
    try:
        body = json.loads(await request.read())
    except (ValueError, RecursionError):
        raise web.HTTPBadRequest from None
    if not isinstance(body, dict):
        raise web.HTTPBadRequest
    return body


def packed(zipped: bytes, kind: str | None = "application/json", kept: str = NEVER) -> web.Response:
    facts = {"Cache-Control": kept, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return web.Response(body=zipped, content_type=kind, headers=SAFE | facts, charset="utf-8")


@cache
def read(file: Path) -> bytes:
    return seen.zipped(file.read_bytes())
