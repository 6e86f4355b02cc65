"""The pages of tables, for any aiohttp application: of a host, and of the sandbox."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

from bot.app.door import Tables
from bot.app.model import Stale
from bot.app.play import deeds, thinking
from bot.app.play.thinking import Thinker
from bot.edge import choices
from bot.web import seen
from bot.web.doors import Admission, Reader
from bot.web.files import FONTS, HERE
from bot.web.seen import Looks
from engines.contract import Illegal, msg

log = logging.getLogger(__name__)
TICK = 0.5
"""Seconds between looks for news: when exactly something happened is nobody's business."""
LARGEST = 16 * 1024
KINDS = {
    ".js": "text/javascript", ".css": "text/css", ".ttf": "font/ttf", ".html": "text/html"
}  # fmt: skip
OURS = ("board.js", "board.css", "table.js", "table.css")
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
Deed = Callable[[Reader, dict[str, Any]], Awaitable[dict[str, Any] | None]]
"""What a person does on a page, and what they are told of it if it is not how the table now
stands."""


class UnfitAddress(ValueError):
    """An address that pages must not be served at."""


def origin_of(url: str) -> str:
    """The origin of a public address, which has to be https; of this machine's own it need not."""
    place = urlsplit(url)
    local = place.hostname in ("127.0.0.1", "localhost")
    if place.scheme != "https" and not (local and place.scheme == "http"):
        raise UnfitAddress(f"{url} must begin with https://")
    return f"{place.scheme}://{place.netloc}"


class Pages:
    def __init__(
        self, tables: Tables, doors: Admission, thinker: Callable[[], Thinker], url: str = ""
    ) -> None:
        self.tables, self.doors, self.thinker = tables, doors, thinker
        self.looks = Looks(tables)
        self.url: Callable[[], str] = lambda: url
        """Where the pages are, as a browser knows it."""

    async def link(self, user: int, game: int) -> str:
        """The address that opens a table for somebody, once."""
        return f"{self.url()}/table/{game}#{await self.doors.link(user, game)}"

    async def watch(self, game: int) -> str:
        """The address at which anybody may watch a table."""
        return f"{self.url()}/table/{game}#{await self.doors.watch(game)}"

    async def shut(self, user: int, game: int | None = None) -> int:
        """Close somebody's pages, all or those of a table; how many there were."""
        return await self.doors.shut(user, game)

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/page/{file}", self._guarded(self.file))
        app.router.add_get("/ground/{name}", self._guarded(self.ground))
        app.router.add_get(r"/table/{game:\d+}", self._guarded(self.page))
        app.router.add_post(r"/table/{game:\d+}/enter", self._guarded(self.enter))
        app.router.add_get(r"/table/{game:\d+}/news", self._guarded(self.news))
        for name, deed in {
            "state": self.state, "do": self.do, "undo": self.undo, "hint": self.hint,
            "help": self.help, "happened": self.happened,
        }.items():  # fmt: skip
            app.router.add_post(rf"/table/{{game:\d+}}/{name}", self._guarded(self.asked(deed)))

    def _guarded(self, page: Page) -> Page:
        """Refuse what was asked for under another name, or by a page of somebody else."""

        async def answer(request: web.Request) -> web.StreamResponse:
            origin = origin_of(self.url())
            if request.headers.get("Host", "") != urlsplit(origin).netloc:
                raise web.HTTPMisdirectedRequest
            if request.method == "POST" and (
                request.headers.get("Origin") != origin
                or request.content_type != "application/json"
            ):
                raise web.HTTPForbidden
            if (request.content_length or 0) > LARGEST:
                raise web.HTTPRequestEntityTooLarge(LARGEST, request.content_length or 0)
            return await page(request)

        return answer

    # What everybody may have.

    async def file(self, request: web.Request) -> web.Response:
        name = request.match_info["file"]
        found = {each.name: each for each in (*FONTS, *(HERE / own for own in OURS))}.get(name)
        if found is None:
            raise web.HTTPNotFound
        return packed(read(found), KINDS[found.suffix], "public, max-age=3600")

    async def ground(self, request: web.Request) -> web.Response:
        name, _, kind = request.match_info["name"].partition(".")
        paper = seen.GROUNDS.get(name)
        if paper is None:
            raise web.HTTPNotFound
        if kind == "webp" and paper.image:
            headers = {**SAFE, "Cache-Control": EVER}
            return web.Response(body=paper.image, content_type="image/webp", headers=headers)
        image = f"../ground/{name}.webp" if paper.image else ""
        return packed(json.dumps(paper.told(image)).encode(), "application/json", EVER)

    async def page(self, request: web.Request) -> web.Response:
        return packed(read(HERE / "table.html"), KINDS[".html"], NEVER)

    # What only who has a session may have.

    async def enter(self, request: web.Request) -> web.Response:
        game, body = int(request.match_info["game"]), await body_of(request)
        token = await self.doors.enter(str(body.get("secret", "")), game)
        if token is None:
            raise web.HTTPUnauthorized
        answer = web.json_response({}, headers={**SAFE, "Cache-Control": NEVER})
        secure = self.url().startswith("https")
        answer.set_cookie(
            self._cookie(game), token, path="/", httponly=True, samesite="Strict", secure=secure
        )
        return answer

    def _cookie(self, game: int) -> str:
        return f"{'__Host-' if self.url().startswith('https') else ''}table-{game}"

    async def _reader(self, request: web.Request) -> Reader:
        game = int(request.match_info["game"])
        reader = await self.doors.reader(request.cookies.get(self._cookie(game), ""), game)
        if reader is None:
            raise web.HTTPUnauthorized
        if not reader.bucket.takes(self.tables.now()):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "1"})
        return reader

    def asked(self, deed: Deed) -> Page:
        """The answer of a deed, one at a time for each page; a refusal comes as a state."""

        async def answer(request: web.Request) -> web.Response:
            reader, body = await self._reader(request), await body_of(request)
            async with reader.turn:
                if body.get("have") != reader.number:  # a new page, or another one of this reader
                    reader.forget()
                alert = None
                try:
                    told = await deed(reader, body)
                except Illegal as refused:
                    told, alert = None, refused.reason
                except Stale:
                    told, alert = None, msg("panel-stale")
                told = told or await self.looks.state(reader, alert)
            return packed(json.dumps(told).encode(), "application/json", NEVER)

        return answer

    async def state(self, reader: Reader, body: dict[str, Any]) -> None:
        reader.seat = str(body.get("seat", reader.seat))

    async def do(self, reader: Reader, body: dict[str, Any]) -> None:
        """Answer a question. The same command twice is done once."""
        seat, command = str(body.get("seat", "")), self._command(reader, body)
        token, picks = body.get("token"), body.get("picks")
        if not isinstance(token, int) or not isinstance(picks, list):
            raise web.HTTPBadRequest
        await deeds.act(
            self.tables, reader.game, reader.user, seat, token, map(str, picks), command
        )

    async def undo(self, reader: Reader, body: dict[str, Any]) -> None:
        seat, command = str(body.get("seat", "")), self._command(reader, body)
        await deeds.undo(self.tables, reader.game, reader.user, seat, command)

    def _command(self, reader: Reader, body: dict[str, Any]) -> str:
        return f"web-{reader.game}-{reader.user}-{str(body.get('command', ''))[:40]}"

    async def hint(self, reader: Reader, body: dict[str, Any]) -> dict[str, Any]:
        """What the strongest computer would do, and the picks."""
        seat = str(body.get("seat", ""))
        asked = thinking.hint_question(await self.tables.load(reader.game), reader.user, seat)
        advice = await self.thinker().hint(asked)
        if advice is None:
            raise Illegal(msg("hint-nothing"))
        sight = (await self.looks.scene(reader.game)).sight(reader.user)
        offer = next((each.offer for each in sight.prompts if each.seat == seat), None)
        say = (await seen.spoken(self.tables, reader)).say
        said = choices.with_verbs(advice.text, offer, say) if offer else advice.text
        return {**await self.looks.state(reader, said), "picks": advice.picks}

    async def help(self, reader: Reader, body: dict[str, Any]) -> dict[str, Any]:
        return await seen.help_card(self.looks, reader)

    async def happened(self, reader: Reader, body: dict[str, Any]) -> dict[str, Any]:
        return await seen.happened(self.looks, reader)

    # News.

    async def news(self, request: web.Request) -> web.StreamResponse:
        """A stream that says that this reader's state has changed, never what or when exactly."""
        reader = await self._reader(request)
        if reader.streams >= reader.most:
            raise web.HTTPTooManyRequests
        headers = {**SAFE, "Cache-Control": NEVER, "X-Accel-Buffering": "no"}
        stream = web.StreamResponse(headers=headers)
        stream.content_type = "text/event-stream"
        await stream.prepare(request)
        reader.streams += 1
        try:
            await self._tell(stream, reader)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            reader.streams -= 1
        return stream

    async def _tell(self, stream: web.StreamResponse, reader: Reader) -> None:
        before, seq, quiet = await self._known(reader), -1, 0.0
        while self.doors.open(reader):
            await asyncio.sleep(TICK)
            quiet += TICK
            now = self.tables.seqs.get(reader.game, -1)
            if now == seq:
                if quiet >= 20:
                    quiet = 0.0
                    await stream.write(b": \n\n")
                continue
            seq, known = now, await self._known(reader)
            if known != before:
                before = known
                await stream.write(b"data: news\n\n")

    async def _known(self, reader: Reader) -> tuple[Any, ...]:
        return (await self.looks.scene(reader.game)).knows(reader.user)


async def body_of(request: web.Request) -> dict[str, Any]:
    try:
        body = json.loads(await request.read())
    except (ValueError, RecursionError):
        raise web.HTTPBadRequest from None
    if not isinstance(body, dict):
        raise web.HTTPBadRequest
    return body


def packed(body: bytes, kind: str, kept: str) -> web.Response:
    """The same bytes always make the same file: gzip would put the time into it."""
    headers = {**SAFE, "Cache-Control": kept, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return web.Response(
        body=gzip.compress(body, 6, mtime=0), content_type=kind, headers=headers,
        charset=None if kind.startswith("font") else "utf-8",
    )  # fmt: skip


@cache
def read(file: Path) -> bytes:
    return file.read_bytes()
