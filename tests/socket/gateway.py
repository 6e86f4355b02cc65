"""The gateway of the Discord of the tests: one compressed stream of events at a time."""

from __future__ import annotations

import asyncio
import json
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.socket.world import Json, World, snowflake

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 0, 1, 2, 6, 7
INVALID_SESSION, HELLO, ACK = 9, 10, 11
BAD_TOKEN = 4004
BEAT = 5000
"""Milliseconds between two heartbeats of the bot."""


@dataclass
class Session:
    """What was told to one bot that has identified itself. It outlives its connections."""

    id: str
    told: list[Json] = field(default_factory=list)


@dataclass
class Gateway:
    world: World
    token: str
    address: str = ""
    session: Session | None = None
    refusing: int = 0
    """So many connections are turned away before one is let in."""
    identified: int = 0
    resumed: int = 0
    refused: int = 0
    faults: list[str] = field(default_factory=list)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while a bot is connected and knows its server."""
    _stream: Stream | None = None

    async def connect(self, request: web.Request) -> web.StreamResponse:
        if self.refusing > 0:
            self.refusing -= 1
            self.refused += 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        stream = Stream(socket, compressed=request.query.get("compress") == "zlib-stream")
        await stream.send({"op": HELLO, "d": {"heartbeat_interval": BEAT}})
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                await self._hear(stream, json.loads(message.data))
        finally:
            if self._stream is stream:
                self._stream = None
                self.ready.clear()
            if socket.close_code == 1000:  # said goodbye
                self.session = None
        return socket

    async def _hear(self, stream: Stream, said: Json) -> None:
        match said["op"]:
            case 1:
                await stream.send({"op": ACK})
            case 2:
                await self._identify(stream, said["d"])
            case 6:
                await self._resume(stream, said["d"])
            case other:
                self.faults.append(f"gateway: op {other} is not known")

    async def _identify(self, stream: Stream, said: Json) -> None:
        if said["token"] != self.token:
            await stream.socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
            return
        self.identified += 1
        self.session = Session(str(snowflake()))
        self._stream = stream
        world = self.world
        servers = [{"id": str(world.guild), "unavailable": True}]
        ready = {
            "v": 10,
            "user": world.bot,
            "guilds": servers,
            "session_id": self.session.id,
            "resume_gateway_url": f"ws://{self.address}/gateway",
            "application": {"id": str(world.application), "flags": 0},
            "private_channels": [],
            "shard": [0, 1],
        }
        await self.tell("READY", ready)
        await self.tell("GUILD_CREATE", world.server())
        self.ready.set()

    async def _resume(self, stream: Stream, said: Json) -> None:
        session = self.session
        if session is None or session.id != said["session_id"] or said["token"] != self.token:
            await stream.send({"op": INVALID_SESSION, "d": False})
            return
        for event in session.told:
            if event["s"] > (said["seq"] or 0):
                await stream.send(event)
        self.resumed += 1
        self._stream = stream
        await self.tell("RESUMED", {})
        self.ready.set()

    async def tell(self, event: str, data: Any) -> None:
        """Send an event, or keep it until the bot resumes."""
        session = self.session
        if session is None:
            return
        number = len(session.told) + 1
        payload = {"op": DISPATCH, "t": event, "s": number, "d": data}
        session.told.append(payload)
        if self._stream is not None:
            with suppress(ConnectionError):
                await self._stream.send(payload)

    # What can happen to a connection.

    async def cut(self) -> None:
        """The line goes dead without a word."""
        if self._stream is not None:
            transport = self._stream.socket._req.transport  # type: ignore[union-attr]
            self._stream = None
            self.ready.clear()
            if transport is not None:
                transport.abort()

    async def ask_to_reconnect(self) -> None:
        if self._stream is not None:
            await self._stream.send({"op": RECONNECT, "d": None})

    async def end_session(self) -> None:
        """Tell the bot that its session is over and cannot be resumed."""
        if self._stream is not None:
            stream, self._stream, self.session = self._stream, None, None
            self.ready.clear()
            await stream.send({"op": INVALID_SESSION, "d": False})


class Stream:
    """One connection; its messages are one zlib stream, each flushed."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compressed else None
        self._turn = asyncio.Lock()

    async def send(self, payload: Json) -> None:
        text = json.dumps(payload)
        async with self._turn:  # a stream's parts must arrive in order
            if self._zlib is None:
                await self.socket.send_str(text)
                return
            packed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(packed)
