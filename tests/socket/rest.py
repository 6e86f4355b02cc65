"""The API of the Discord of the tests: what this bot calls, and nothing else."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.bot.openapi import faults
from tests.socket import desk
from tests.socket.trouble import Limits, Trouble
from tests.socket.world import (
    EPHEMERAL,
    LOADING,
    PRIVATE_THREAD,
    File,
    Json,
    Refusal,
    World,
    snowflake,
)

ENTRY = 4
"""The kind of command that opens an Activity."""
BASE = "/api/v10"
NEWS, NEWS_THREAD, PUBLIC_THREAD, FORUM = 5, 10, 11, 15
"""Kinds of channels."""
REQUIRE_TAG = 1 << 4
FILE = 10 * 2**20
"""The largest file Discord takes."""
TOO_LARGE = {"code": 40005, "message": "Request entity too large"}
MESSAGE, WAIT, SILENT_WAIT, UPDATE, CHOICES, WINDOW = 4, 5, 6, 7, 8, 9


@dataclass
class Click:
    """Something a person did, and what came of it. Times are those of `time.perf_counter`."""

    payload: Json
    sent: float = 0.0
    acknowledged: float | None = None
    answered: float | None = None
    drawn: float | None = None
    """When an answer with a picture was there."""
    how: int = 0
    """The kind of the acknowledgement."""
    message: Json | None = None
    """Where the answer stands."""
    window: Json | None = None
    choices: list[Json] | None = None
    followups: list[Json] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """Set with the first answer."""

    @property
    def id(self) -> str:
        return str(self.payload["id"])

    @property
    def private(self) -> bool:
        pressed = self.payload.get("message")
        return pressed is not None and bool(pressed["flags"] & EPHEMERAL)

    def answer(self) -> None:
        self.answered = self.answered or time.perf_counter()
        self.done.set()


@dataclass
class Rest:
    world: World
    token: str
    limits: Limits = field(default_factory=Limits)
    trouble: Trouble = field(default_factory=Trouble)
    checks: bool = True
    """Whether bodies are held against the official description."""
    patience: float = 15.0
    """Seconds in which a click must be acknowledged. Discord gives three; a busy machine that runs
    tests needs more, and the bench measures how long it really takes."""
    gateway: Callable[[], Json] = dict
    """What is told of the gateway."""
    memory: float = 180.0
    """Seconds for which a nonce is remembered."""
    faults: list[str] = field(default_factory=list)
    """Everything the bot did that Discord would not have liked."""
    clicks: dict[str, Click] = field(default_factory=dict)
    installs: tuple[int, ...] = (0, 1)
    """The ways in which this application may be installed: on servers, and by people."""
    commands: list[Json] = field(default_factory=list)
    own: list[Json] = field(default_factory=list)
    """Commands of the server alone."""
    syncs: int = 0
    posted: list[Json] = field(default_factory=list)
    """Messages in channels, in the order in which they were written."""
    doubles: int = 0
    """How often a nonce kept a second copy away."""
    opened: list[int] = field(default_factory=list)
    """Whose direct messages were asked for, each time."""
    hanging: asyncio.Event | None = None
    """Until then nobody gets an answer."""
    crowded: bool = False
    """Discord wants nobody new to be written to."""
    outsiders: set[int] = field(default_factory=set)
    """People who may not see the channel in which threads are opened."""
    closed: set[int] = field(default_factory=set)
    """People who take no direct messages."""
    emojis: list[Json] = field(default_factory=list)
    """Those of this application."""
    most_emojis: int = 0
    """So many it may have. Discord allows 2,000; here most bots are spared the drawing."""
    _nonces: dict[tuple[int, str], tuple[float, Json]] = field(default_factory=dict)

    # One request.

    async def handle(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(BASE)
        named = f"{request.method} {path}"
        body, files = await _read(request)
        if self.hanging is not None:
            await self.hanging.wait()
        outcome = self.trouble.meets(named)
        if outcome == "cut":
            return _hang_up(request)
        if outcome == "error":
            return _json({"code": 0, "message": "500: Internal"}, status=500)
        if outcome == "refused":
            return _json({"code": 50035, "message": "Invalid Form Body"}, status=400)
        if outcome == "old":
            body = {"code": 30046, "message": "Maximum number of edits reached", "retry_after": 90}
            return _json(body | {"global": False}, status=429, headers={"Via": "1.1 google"})
        if outcome == "unauthorized" or self._stranger(request, path):
            return _json({"code": 0, "message": "401: Unauthorized"}, status=401)
        own = path.startswith(("/interactions", "/webhooks"))
        allowed, head = self.limits.ask(_kind(request.method, path), exempt=own)
        if path.startswith("/interactions"):
            allowed, head = True, {}
        if outcome in ("limited", "everywhere") or not allowed:
            return _too_much(head, everywhere=outcome == "everywhere")
        status, answer = self.carry_out(request, path, body, files)
        if outcome == "lost":
            return _hang_up(request)
        if outcome == "strange":
            status, answer = 200, {"interaction": None, "id": None}
        if status == 204:
            return web.Response(status=204, headers=head)
        if status == 429:
            head = {**head, "Via": "1.1 google"}
        return _json(answer, status=status, headers=head)

    def _stranger(self, request: web.Request, path: str) -> bool:
        if path.startswith(("/interactions", "/webhooks")):
            return False  # their tokens are in their addresses
        return request.headers.get("Authorization") != f"Bot {self.token}"

    def carry_out(
        self, request: web.Request, path: str, body: Any, files: list[File]
    ) -> tuple[int, Any]:
        if self.checks:
            found = faults(request.method, path, body) if body is not None else []
            found += _file_faults(body, files)
            if found:
                self.faults += found
                return (413, TOO_LARGE) if "too large" in str(found) else (400, malformed(found))
        for method, pattern, work in (*ROUTES, *desk.ROUTES):
            if method == request.method and (match := re.fullmatch(pattern, path)):
                try:
                    return work(self, match, body, files)
                except Refusal as refusal:
                    return refusal.status, refusal.body
        self.faults.append(f"{request.method} {path} is not known here")
        return 404, {"code": 0, "message": "404: Not Found"}

    # Messages.

    def write(self, channel: int, body: Json, files: list[File]) -> tuple[int, Json]:
        place = self.world.channels.get(channel)
        if place is None:
            raise Refusal(404, 10003, "Unknown Channel")
        if place["type"] == 1 and int(place["recipients"][0]["id"]) in self.closed:
            raise Refusal(403, 50007, "Cannot send messages to this user")
        if place["type"] == 1 and self.crowded and "last_message_id" not in place:
            raise Refusal(403, 40003, "You are opening direct messages too fast.")
        if about := place.get("thread_metadata"):
            if about["archived"] and about["locked"]:
                raise Refusal(400, 50083, "Thread is archived")
            about["archived"] = False  # whoever writes in it takes it out
        if body.get("enforce_nonce") and "nonce" in body:
            at, earlier = self._nonces.get((channel, str(body["nonce"])), (0.0, {}))
            if earlier and time.monotonic() - at < self.memory:
                self.doubles += 1
                return 200, earlier
        message = self.world.post(channel, body, files)
        self.posted.append(message)
        if "nonce" in body:
            self._nonces[channel, str(body["nonce"])] = time.monotonic(), message
        return 200, message

    def read(self, message_id: int) -> tuple[int, Any]:
        message = self.world.messages.get(message_id)
        if message is None:
            raise Refusal(404, 10008, "Unknown Message")
        return 200, message

    def edit(self, message_id: int, body: Json, files: list[File]) -> tuple[int, Json]:
        message = self.world.messages.get(message_id)
        if message is None:
            raise Refusal(404, 10008, "Unknown Message")
        place = self.world.channels.get(int(message["channel_id"]), {})
        if place.get("thread_metadata", {}).get("archived"):
            raise Refusal(400, 50083, "Thread is archived")
        return 200, self.world.change(message, body, files)

    # Clicks.

    def acknowledge(self, interaction: str, body: Json, files: list[File]) -> tuple[int, Json]:
        click = self.clicks.get(interaction)
        if click is None or time.perf_counter() - click.sent > self.patience:
            raise Refusal(404, 10062, "Unknown interaction")
        if click.acknowledged is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        click.acknowledged = time.perf_counter()
        click.how = body["type"]
        data = body.get("data") or {}
        if click.how in (MESSAGE, WAIT):
            flags = data.get("flags", 0) | (LOADING if click.how == WAIT else 0)
            channel = int(click.payload["channel_id"])
            click.message = self.world.post(channel, data, files, flags)
        elif click.how in (SILENT_WAIT, UPDATE):
            click.message = self.world.messages[int(click.payload["message"]["id"])]
        if click.how == CHOICES:
            click.choices = data["choices"]
        elif click.how == WINDOW:
            click.window = data
        if click.how in (MESSAGE, CHOICES, WINDOW) or (
            click.how == SILENT_WAIT and not click.private
        ):
            click.answer()
        told: Json = {"id": interaction, "type": click.payload["type"]}
        if click.message is not None:
            told["response_message_id"] = click.message["id"]
            told["response_message_loading"] = click.how == WAIT
            told["response_message_ephemeral"] = bool(click.message["flags"] & EPHEMERAL)
        return 200, {"interaction": told, "resource": {"type": click.how}}

    def reply(self, token: str, body: Json, files: list[File]) -> tuple[int, Json]:
        """The answer takes its place."""
        click = self._by_token(token)
        if click.message is None:
            raise Refusal(404, 10008, "Unknown Message")
        self.world.change(click.message, body, files)
        if files:
            click.drawn = click.drawn or time.perf_counter()
        click.answer()
        return 200, click.message

    def add(self, token: str, body: Json, files: list[File]) -> tuple[int, Json]:
        """One more answer."""
        click = self._by_token(token)
        channel = int(click.payload["channel_id"])
        message = self.world.post(channel, body, files, body.get("flags", 0))
        click.followups.append(message)
        click.answer()
        return 200, message

    def take_away(self, token: str, which: str) -> tuple[int, None]:
        """An answer goes, the first one or one of those below it."""
        click = self._by_token(token)
        message = click.message if which == "@original" else None
        message = message or next((m for m in click.followups if m["id"] == which), None)
        if message is None or self.world.messages.pop(int(message["id"]), None) is None:
            raise Refusal(404, 10008, "Unknown Message")
        return 204, None

    def _by_token(self, token: str) -> Click:
        click = self.clicks.get(token.removeprefix("token-"))
        if click is None or click.acknowledged is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        return click

    # Everything else.

    async def fetch(self, request: web.Request) -> web.Response:
        """A file, as long as its message has it."""
        data = self.world.files.get(f"{self.world.cdn}{request.path}")
        return web.Response(body=data, status=404 if data is None else 200)

    def sync(self, commands: list[Json]) -> tuple[int, list[Json]]:
        """Take commands. One that was known keeps its id; what differs gets a new version."""
        self.syncs += 1
        if any(set(each.get("integration_types") or ()) - set(self.installs) for each in commands):
            raise Refusal(400, 50035, "Invalid Form Body")
        known = {each["name"]: each for each in self.commands}
        own = {name for name, each in known.items() if each["type"] == ENTRY}
        if own - {each["name"] for each in commands}:
            told = "You cannot remove this app's Entry Point command in a bulk update operation."
            raise Refusal(400, 50240, told)
        self.commands = [self._command(each, known.get(each["name"])) for each in commands]
        return 200, self.commands

    def add_emoji(self, body: Json) -> tuple[int, Json]:
        """Keep an emoji that belongs to the application."""
        if len(self.emojis) >= self.most_emojis:
            raise Refusal(400, 30008, "Maximum number of emojis reached")
        flags = {"managed": False, "animated": False, "available": True, "require_colons": True}
        made = {"id": str(snowflake()), "name": body["name"], "roles": [], "user": self.world.bot}
        self.emojis.append({**made, **flags})
        return 201, self.emojis[-1]

    def drop_emoji(self, number: str) -> tuple[int, None]:
        self.emojis = [each for each in self.emojis if each["id"] != number]
        return 204, None

    def _command(self, given: Json, known: Json | None) -> Json:
        own = {"application_id": str(self.world.application), "dm_permission": True, "type": 1}
        made = {**own, "description": "", **given}
        if known is None:
            return {**made, "id": str(snowflake()), "version": str(snowflake())}
        kept = {"id": known["id"], "version": known["version"]}
        return known if {**made, **kept} == known else {**made, **kept, "version": str(snowflake())}

    def open(self, person: int) -> tuple[int, Json]:
        """The direct messages of somebody."""
        self.opened.append(person)
        return 200, self.world.direct(person)

    def open_thread(self, parent: int, body: Json) -> tuple[int, Json]:
        desk.fits(self.world.channels[parent], body)
        made = self.world.thread(parent, body)
        if (first := body.get("message")) is not None:  # a post in a forum
            made = {**made, "message": self.world.post(int(made["id"]), first, [])}
        return 201, made

    def channel(self, channel: int) -> tuple[int, Json]:
        if channel not in self.world.channels:
            raise Refusal(404, 10003, "Unknown Channel")
        return 200, self.world.channels[channel]

    def edit_channel(self, channel_id: int, body: Json) -> tuple[int, Json]:
        _, channel = self.channel(channel_id)
        for key, value in body.items():
            place = channel.get("thread_metadata", {})
            (place if key in place else channel)[key] = value
        return 200, channel

    def join_thread(self, channel: int, person: int) -> tuple[int, None]:
        _, thread = self.channel(channel)
        if person in self.outsiders:
            raise Refusal(403, 50001, "Missing Access")
        thread["members"].append(person)
        return 204, None

    def in_thread(self, channel: int, person: int) -> tuple[int, Json]:
        _, thread = self.channel(channel)
        if person not in thread["members"]:
            raise Refusal(404, 10007, "Unknown Member")
        joined = "2024-01-01T00:00:00+00:00"
        about = {"id": str(channel), "user_id": str(person), "flags": 0}
        return 200, {**about, "join_timestamp": joined}

    def archived(self, parent: str, *, private: bool) -> tuple[int, Json]:
        found = [
            each
            for each in self.world.channels.values()
            if each.get("parent_id") == parent and each.get("thread_metadata", {}).get("archived")
            if (each["type"] == PRIVATE_THREAD) is private
        ]
        return 200, {"threads": found, "members": [], "has_more": False}

    def threads(self, guild: str) -> tuple[int, Json]:
        here = [each for each in self.world.channels.values() if each.get("guild_id") == guild]
        found = [each for each in here if "thread_metadata" in each]
        active = [each for each in found if not each["thread_metadata"]["archived"]]
        return 200, {"threads": active, "members": []}

    def about(self) -> tuple[int, Json]:
        return 200, {
            "id": str(self.world.application),
            "name": "Adjutant",
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "flags": 0,
            "owner": self.world.person(1),
            "team": None,
            "rpc_origins": [],
            "integration_types_config": {str(each): {} for each in self.installs},
        }


Work = Callable[[Rest, "re.Match[str]", Any, list[File]], tuple[int, Any]]
ROUTES: tuple[tuple[str, str, Work], ...] = (
    ("GET", "/users/@me", lambda r, m, b, f: (200, r.world.bot)),
    ("GET", "/gateway/bot", lambda r, m, b, f: (200, r.gateway())),
    ("GET", "/oauth2/applications/@me", lambda r, m, b, f: r.about()),
    ("GET", "/applications/@me", lambda r, m, b, f: r.about()),
    ("GET", r"/applications/\d+/commands", lambda r, m, b, f: (200, r.commands)),
    ("PUT", r"/applications/\d+/commands", lambda r, m, b, f: r.sync(b)),
    ("GET", r"/applications/\d+/emojis", lambda r, m, b, f: (200, {"items": r.emojis})),
    ("POST", r"/applications/\d+/emojis", lambda r, m, b, f: r.add_emoji(b)),
    ("DELETE", r"/applications/\d+/emojis/(\d+)", lambda r, m, b, f: r.drop_emoji(m[1])),
    ("POST", "/users/@me/channels", lambda r, m, b, f: r.open(int(b["recipient_id"]))),
    ("POST", r"/channels/(\d+)/messages", lambda r, m, b, f: r.write(int(m[1]), b, f)),
    ("GET", r"/channels/(\d+)/messages/(\d+)", lambda r, m, b, f: r.read(int(m[2]))),
    ("PATCH", r"/channels/(\d+)/messages/(\d+)", lambda r, m, b, f: r.edit(int(m[2]), b, f)),
    ("POST", r"/channels/(\d+)/threads", lambda r, m, b, f: r.open_thread(int(m[1]), b)),
    (
        "PUT",
        r"/channels/(\d+)/thread-members/(\d+)",
        lambda r, m, b, f: r.join_thread(int(m[1]), int(m[2])),
    ),
    (
        "GET",
        r"/channels/(\d+)/thread-members/(\d+)",
        lambda r, m, b, f: r.in_thread(int(m[1]), int(m[2])),
    ),
    (
        "GET",
        r"/channels/(\d+)/threads/archived/public",
        lambda r, m, b, f: r.archived(m[1], private=False),
    ),
    (
        "GET",
        r"/channels/(\d+)/users/@me/threads/archived/private",
        lambda r, m, b, f: r.archived(m[1], private=True),
    ),
    ("GET", r"/channels/(\d+)", lambda r, m, b, f: r.channel(int(m[1]))),
    ("PATCH", r"/channels/(\d+)", lambda r, m, b, f: r.edit_channel(int(m[1]), b)),
    ("GET", r"/guilds/(\d+)/threads/active", lambda r, m, b, f: r.threads(m[1])),
    ("POST", r"/interactions/(\d+)/([^/]+)/callback", lambda r, m, b, f: r.acknowledge(m[1], b, f)),
    ("PATCH", r"/webhooks/\d+/([^/]+)/messages/@original", lambda r, m, b, f: r.reply(m[1], b, f)),
    ("POST", r"/webhooks/\d+/([^/]+)", lambda r, m, b, f: r.add(m[1], b, f)),
    (
        "DELETE",
        r"/webhooks/\d+/([^/]+)/messages/(@original|\d+)",
        lambda r, m, b, f: r.take_away(m[1], m[2]),
    ),
)


def malformed(found: list[str]) -> Json:
    """What Discord answers to a body it does not take."""
    errors = [{"code": "BASE_TYPE_BAD", "message": each} for each in found]
    return {"code": 50035, "message": "Invalid Form Body", "errors": {"_errors": errors}}


def _json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """As Discord writes it; discord.py knows JSON only by this very content type."""
    data = json.dumps(body).encode()
    return web.Response(body=data, status=status, headers=headers, content_type="application/json")


async def _read(request: web.Request) -> tuple[Any, list[File]]:
    """The body as JSON, and the files that came with it."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), []
    body, files = None, []
    async for part in await request.multipart():
        data = await part.read()  # type: ignore[union-attr]
        if part.name == "payload_json":  # type: ignore[union-attr]
            body = json.loads(data)
        else:
            files.append(File(part.filename or "", data))  # type: ignore[union-attr]
    return body, files


def _file_faults(body: Any, files: list[File]) -> list[str]:
    """Files that are not announced, and the other way round."""
    body = body.get("data", body) if isinstance(body, dict) else {}
    data = body if isinstance(body, dict) else {}
    named = {str(each["id"]): each.get("filename") for each in data.get("attachments") or ()}
    found = [f"{name} is too large" for name, content in files if len(content) > FILE]
    for n, file in enumerate(files):
        if named.get(str(n)) != file.name:
            found.append(f"{file.name} came, {named} were announced")
    return found


def _kind(method: str, path: str) -> str:
    """Requests that share a limit: of one kind, in one channel or under one token."""
    return re.sub(r"(?<=/messages/)\d+", "*", f"{method}:{path}")


def _too_much(head: dict[str, str], *, everywhere: bool) -> web.Response:
    wait = float(head.get("X-RateLimit-Reset-After", "1"))
    whole = everywhere or "X-RateLimit-Global" in head
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": whole}
    more = {"Via": "1.1 google", "Retry-After": str(wait)}
    return _json(body, status=429, headers=head | more)


def _hang_up(request: web.Request) -> web.StreamResponse:
    """End the connection without an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
