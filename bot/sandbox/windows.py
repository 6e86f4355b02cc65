"""Several people in one browser: each person's view of every channel and of their messages.

SimCord shows one channel to one set of viewers and keeps a server for it. A table needs several
people with channels and direct messages each, so all those views share one server here, told apart
by the secret their pages carry. This reaches deep into SimCord, whose version is pinned because of
it.
"""

from __future__ import annotations

import asyncio
import errno
import mimetypes
import os
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import simcord.preview as pages
import simcord.preview._server as served
from aiohttp import web
from PIL import Image
from simcord import interactions
from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.app.play.deeds import at
from bot.sandbox import start
from bot.web.server import Pages
from engines.registry import GAMES

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
HERE = Path(__file__).parent
THEIRS = Path(pages.__file__).parent / "static"
PNG = b"\x89PNG\r\n\x1a\n"
FRAMES = {
    **PreviewServer._SECURITY_HEADERS,
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy": PreviewServer._SECURITY_HEADERS["Content-Security-Policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors 'self'"
    ),
}
SHELL = {
    **FRAMES,
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "frame-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"
    ),
}
OURS = ("shell.html", "start.html", "shell.css", "shell.js", "start.css", "start.js", "window.js")
"""What belongs to our own pages."""
FRESH = ("publication", "publishedRevision", "activity", "lastAction")
"""What is new in every publication, even when the viewer sees no difference."""


PORTS = 20
"""How many ports are tried, one after the other."""
WORDS = 3
"""Discord's number for options of commands that take words."""
REMEMBERED = 20
"""Revisions of a page; a browser is never further behind."""
MENU = 3
"""Discord's number for menus of words."""
ASKS = "#"
"""Comes between the place of a menu in its message and what it asks."""


class _Door(PreviewServer):
    """SimCord's handlers for one view, without a socket of their own."""

    _SECURITY_HEADERS = FRAMES

    async def start(self) -> None:
        vars(served)["web"] = web  # the original sets it when it opens its socket

    async def close(self) -> None:
        self.port = None


class _Trusting(MediaWorker):
    """Shows our own pictures at once. The original has a process of its own decode each first."""

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        if not blob.startswith(PNG):
            return await super().validate(key, blob, media_time=media_time)
        with Image.open(BytesIO(blob)) as picture:
            width, height = picture.size
        size = width * height * 4
        return MediaInfo(
            "PNG", width, height, 1, size, blob, "image/png", capture=blob, poster=blob
        )


class Window(Preview):
    """What one person sees of one channel."""

    def __init__(self, env: Any, channel: Any, viewer: Any, turn: asyncio.Lock) -> None:
        super().__init__(
            env,
            channel,
            (viewer,),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=_zone(),
            presentation_time=None,
            assets=None,
            port=0,
        )
        self.turn = turn
        self.door = self._server = _Door(self)
        self._media_worker = _Trusting()
        self.offered: dict[tuple[str, int], dict[str, list[str]]] = {}
        """What could be pressed in each message of a page, by page and revision."""
        self.meant: dict[str, Any] = {}
        """What a suggestion stands for: the page puts into the box what it takes for its value."""

    def renew(self) -> None:
        """Show what is new."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page is not self._python:  # that one is for scripts; no browser shows it
                self._publish(page, reason="refresh")

    def messages(self) -> int:
        """How many messages this person can see here."""
        found = self.env.backend.messages.get(self.channel.id, {}).values()
        return sum(each.visible_to(self.viewers[0].id) for each in found)

    def _publish(self, page: _Page, *, reason: Any = "action") -> None:
        """A page that shows nothing new keeps its revision: its next click belongs to that."""
        before, revision = page.snapshot, page.revision
        super()._publish(page, reason=reason)
        _tell_menus_apart(page.snapshot)
        if reason == "refresh" and _seen(before) == _seen(page.snapshot):
            page.snapshot, page.revision = before, revision
        self.offered[page.id, page.revision] = self._controls(page)
        self.offered.pop((page.id, page.revision - REMEMBERED), None)

    def _controls(self, page: _Page) -> dict[str, list[str]]:
        messages = self.env.backend.messages.get(page.channel_id, {})
        return {
            at: [
                str(part.get("custom_id")) for part in walk_components(messages[int(at)].components)
            ]
            for at in page.snapshot["timeline"]
        }

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """One at a time; and a click on what has not changed since counts, although something
        else on the page has."""
        async with self.turn:
            page = self._pages.get(context_id or "")
            if "control_key" in body:
                body = {**body, "control_key": str(body["control_key"]).partition(ASKS)[0]}
            if page is not None and "published_revision" in body:
                then = self.offered.get((page.id, body["published_revision"]), {})
                now = self.offered.get((page.id, page.revision), {})
                target = str(body.get("target_id"))
                if target not in then or then[target] == now.get(target):
                    body = {**body, "published_revision": page.revision}
            if isinstance(options := body.get("options"), dict):
                meant = {name: self.meant.get(str(it), it) for name, it in options.items()}
                body = {**body, "options": meant}
            with self._commands_as_text(body):
                told = await super()._action(context_id, body)
            return self._by_name(told)

    def _by_name(self, told: dict[str, Any]) -> dict[str, Any]:
        """Suggestions by what they are called, as Discord leaves them in the box once picked."""
        choices = (told.get("result") or {}).get("choices")
        if not choices or not all(isinstance(each["value"], str) for each in choices):
            return told
        self.meant |= {each["name"]: each["value"] for each in choices}
        named = [{"name": each["name"], "value": each["name"]} for each in choices]
        return told | {"result": told["result"] | {"choices": named}}

    @contextmanager
    def _commands_as_text(self, body: Mapping[str, Any]) -> Iterator[None]:
        """Carry out a command that was typed and sent in one go, as Discord does: the words after
        its name are its first option that takes words."""
        viewer, typed = self.viewers[0], str(body.get("content", ""))
        found = self._command(typed) if body.get("kind") == "send_message" else None
        if found is None or not isinstance(viewer, MemberActor):
            yield
            return

        async def send(channel: Any, content: str, **_: Any) -> Any:
            return (await viewer.slash(channel, found[0], **found[1])).response

        vars(viewer)["send"] = send
        try:
            yield
        finally:
            del vars(viewer)["send"]

    def _command(self, typed: str) -> tuple[str, dict[str, str]] | None:
        """The command at the beginning of what was typed, and its options."""
        if not typed.startswith("/"):
            return None
        visible = self.env.backend.visible_commands(
            user_id=self.viewers[0].id, channel_id=self.channel.id
        )
        for command in visible:
            for path, leaf in interactions.command_leaves(command):
                name = " ".join(path)
                said, _, rest = typed[1:].partition(name)
                if said or (rest and not rest.startswith(" ")):
                    continue
                words = [each["name"] for each in leaf.get("options", ()) if each["type"] == WORDS]
                return name, {words[0]: rest.strip()} if words and rest.strip() else {}
        return None


def _tell_menus_apart(snapshot: Mapping[str, Any]) -> None:
    """A menu that asks something new has nothing picked in it. The page knows a menu by its place
    alone: it would show the last answer as this one's, and not send the same answer again."""
    for message in snapshot["messages"].values():
        for part in walk_components(message["components"]):
            if part.get("type") == MENU:
                place = part["control_key"].partition(ASKS)[0]
                part["control_key"] = f"{place}{ASKS}{part['custom_id']}"


def _seen(snapshot: Mapping[str, Any]) -> dict[str, Any]:
    seen = {key: value for key, value in snapshot.items() if key not in FRESH}
    seen["profile"] = {**seen.get("profile", {}), "presentationTime": None}
    return seen


class Windows:
    """All windows behind one port, and the page that shows them side by side."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.turn = asyncio.Lock()
        """SimCord does one thing at a time: whoever clicks or moves the clock holds this."""
        self.by_secret: dict[str, Window] = {}
        self.by_name: dict[str, Window] = {}
        self.begin: Callable[[start.Wish], Awaitable[str]] | None = None
        """Starts what was chosen on the first page, and says where."""
        self.later: Callable[[], Awaitable[None]] | None = None
        """Lets a day pass."""
        self.pages: Pages | None = None
        """The boards of tables; opened from the tabs for whoever is looked at."""
        self.runner: web.AppRunner | None = None
        self.port: int | None = None
        self.url = ""

    async def open(self, name: str, channel: Any, viewer: Any) -> None:
        self.env._preview = None  # SimCord guards against a second preview; ours share one lock
        window = Window(self.env, channel, viewer, self.turn)
        await window.__aenter__()
        window.door.port = self.port
        self.by_secret[window.capability] = self.by_name[name] = window

    def publish(self) -> None:
        for window in self.by_name.values():
            window.renew()

    async def serve(self, port: int) -> None:
        app = web.Application(
            handler_args={"handler_cancellation": False}, middlewares=[self._guard]
        )
        theirs = set(PreviewServer._STATIC_FILES) - {"/", "/preview.css"}
        app.add_routes(
            [
                web.get("/", self._front),
                *(web.get(f"/{name}", partial(_ours, name)) for name in OURS),
                web.get("/shell.json", self._news),
                web.get("/start.json", self._games),
                web.get("/start/{game}.png", self._picture),
                web.post("/start", self._begin),
                web.post("/later", self._later),
                web.get("/window", self._window),
                web.get("/preview.css", self._style),
                *(web.get(path, self._api("_static")) for path in theirs),
                web.post("/api/pages", self._api("_pages")),
                web.delete("/api/pages/{context_id}", self._api("_delete_page")),
                web.get("/api/state", self._api("_state")),
                web.get("/api/commands", self._api("_commands")),
                web.get("/api/action-result", self._api("_action_result")),
                web.post("/api/action", self._api("_action")),
                web.get("/api/assets/{asset_id}", self._api("_asset")),
            ]
        )
        if self.pages is not None:
            app.router.add_get("/open", self._open)
            self.pages.add_to(app)
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self.runner.setup()
        await self._listen(self.runner, port)
        self.port = int(self.runner.addresses[0][1])
        for window in self.by_name.values():
            window.door.port = self.port
        self.url = f"http://127.0.0.1:{self.port}/"
        if self.pages is not None:
            self.pages.doors.url = self.url.rstrip("/")

    async def _listen(self, runner: web.AppRunner, port: int) -> None:
        """Take this port, or else the next free one."""
        for each in range(port, port + PORTS):
            try:
                await web.TCPSite(runner, "127.0.0.1", each).start()
                return
            except OSError as taken:
                if taken.errno != errno.EADDRINUSE or each == port + PORTS - 1:
                    raise

    async def close(self) -> None:
        for window in self.by_name.values():
            await window.close()
        if self.runner is not None:
            await self.runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what was not asked for under this machine's own name."""
        if request.headers.get("Host", "") not in self._hosts():
            raise web.HTTPForbidden
        return await handler(request)

    def _hosts(self) -> set[str]:
        hosts = ("127.0.0.1", "localhost")
        return {*(f"{host}:{self.port}" for host in hosts), *(hosts if self.port == 80 else ())}

    def _api(self, handler: str) -> Handler:
        async def answer(request: web.Request) -> web.StreamResponse:
            secret = request.headers.get("X-Simcord-Capability", "")
            window = self.by_secret.get(secret) or next(iter(self.by_name.values()), None)
            if window is None:
                raise web.HTTPUnauthorized
            try:
                response: web.StreamResponse = await getattr(window.door, handler)(request)
            except RecursionError:  # what was sent is nested deeper than any page of ours would
                raise web.HTTPBadRequest from None
            return response

        return answer

    async def _front(self, request: web.Request) -> web.Response:
        """The first page until there is somebody to look at it all as."""
        return await _ours("shell.html" if self.by_name else "start.html", request)

    async def _games(self, request: web.Request) -> web.Response:
        found = await asyncio.to_thread(start.games)
        told = {"games": found, "names": start.NAMES, "strengths": start.strengths()}
        return web.json_response(told, headers=SHELL)

    async def _picture(self, request: web.Request) -> web.Response:
        if request.match_info["game"] not in GAMES:
            raise web.HTTPNotFound
        png = await asyncio.to_thread(start.picture, request.match_info["game"])
        return web.Response(body=png, content_type="image/png", headers=SHELL)

    async def _begin(self, request: web.Request) -> web.Response:
        """Start a game; only a page of ours may ask for that."""
        if self.begin is None or not self._asked_by_us(request):
            raise web.HTTPForbidden
        try:
            place = await self.begin(start.read(await request.json()))
        except (RecursionError, ValueError, start.Complaint) as refused:
            return web.json_response({"refused": str(refused)}, status=400, headers=SHELL)
        return web.json_response({"place": place}, headers=SHELL)

    async def _later(self, request: web.Request) -> web.Response:
        """Let a day pass."""
        if self.later is None or not self._asked_by_us(request):
            raise web.HTTPForbidden
        await self.later()
        return web.json_response({}, headers=SHELL)

    def _asked_by_us(self, request: web.Request) -> bool:
        return request.headers.get("Origin") in {f"http://{host}" for host in self._hosts()}

    async def _open(self, request: web.Request) -> web.Response:
        """The board of the table in a window's channel, for the person whose window it is."""
        window = self.by_name.get(request.query.get("window", ""))
        table = self.pages and window and await at(self.pages.tables, window.channel.id)
        if not (self.pages and window and table):
            raise web.HTTPSeeOther("/")
        raise web.HTTPSeeOther(await self.pages.doors.link(window.viewers[0].id, table.id))

    async def _window(self, request: web.Request) -> web.Response:
        page = (THEIRS / "index.html").read_text("utf-8")
        page = page.replace("</body>", '<script type="module" src="/window.js"></script></body>')
        return web.Response(text=page, content_type="text/html", headers=FRAMES)

    async def _style(self, request: web.Request) -> web.Response:
        style = (THEIRS / "preview.css").read_text("utf-8")
        style += (HERE / "window.css").read_text("utf-8")
        return web.Response(text=style, content_type="text/css", headers=FRAMES)

    async def _news(self, request: web.Request) -> web.Response:
        """Where each window is, and how much is in it: what the shell needs to draw its tabs."""
        news = [
            {"name": name, "href": f"/window#{window.capability}", "count": window.messages()}
            for name, window in self.by_name.items()
        ]
        return web.json_response(news, headers=SHELL)


async def _ours(name: str, _: web.Request) -> web.Response:
    kind = mimetypes.guess_type(name)[0]
    text = (HERE / name).read_text("utf-8")
    return web.Response(text=text, content_type=kind, headers=SHELL)


def _zone() -> str:
    """This machine's time zone, so that deadlines read as they would on the wall clock."""
    named = os.environ.get("TZ", "").lstrip(":")
    if not named:
        _, _, named = os.path.realpath("/etc/localtime").partition("zoneinfo/")
    return named if "/" in named else "UTC"
