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
BAD_TOKEN, WRONG_SHARDS = 4004, 4011
BEAT = 5000
"""Milliseconds between two heartbeats of the bot."""


@dataclass
class Session:
    """What was told to one shard of a bot that has identified itself. It outlives its
    connections."""

    id: str
    shard: int = 0
    told: list[Json] = field(default_factory=list)


@dataclass
class Gateway:
    world: World
    token: str
    address: str = ""
    shards: int = 1
    """In how many parts Discord wants the servers; each has a connection of its own."""
    sessions: dict[int, Session] = field(default_factory=dict)
    refusing: int = 0
    """So many connections are turned away before one is let in."""
    identified: int = 0
    resumed: int = 0
    refused: int = 0
    faults: list[str] = field(default_factory=list)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while a bot is connected, with every shard, and knows its servers."""
    _streams: dict[int, Stream] = field(default_factory=dict)

    def shard_of(self, guild: Any) -> int:
        """The shard that is told of a server; direct messages come to the first."""
        return 0 if guild is None else (int(guild) >> 22) % self.shards

    def about(self) -> Json:
        """What a bot is told before it connects."""
        left = max(1000 - self.identified, 0)
        limit = {"total": 1000, "remaining": left, "reset_after": 0, "max_concurrency": 1}
        url = f"ws://{self.address}/gateway"
        return {"url": url, "shards": self.shards, "session_start_limit": limit}

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
                await self.hear(stream, json.loads(message.data))
        finally:
            for shard in [n for n, each in self._streams.items() if each is stream]:
                self._lose(shard)
                if socket.close_code == 1000:  # said goodbye
                    self.sessions.pop(shard, None)
        return socket

    async def hear(self, stream: Stream, said: Json) -> None:
        match said["op"]:
            case 1:
                await stream.send({"op": ACK})
            case 2:
                await self._identify(stream, said["d"])
            case 6:
                await self._resume(stream, said["d"])
            case 8:
                asked = said["d"]
                found = [self.world.member(int(each)) for each in asked["user_ids"]]
                chunk = {"members": found, "chunk_index": 0, "chunk_count": 1}
                told = {key: asked[key] for key in ("guild_id", "nonce")}
                await self.tell("GUILD_MEMBERS_CHUNK", {**chunk, **told})
            case other:
                self.faults.append(f"gateway: op {other} is not known")

    async def _identify(self, stream: Stream, said: Json) -> None:
        if said["token"] != self.token:
            await stream.socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
            return
        shard, of = said.get("shard", (0, 1))
        if of != self.shards:
            await stream.socket.close(code=WRONG_SHARDS, message=b"Sharding required.")
            return
        self.identified += 1
        self.sessions[shard] = session = Session(str(snowflake()), shard)
        self._streams[shard] = stream
        world = self.world
        own = [each for each in world.servers if self.shard_of(each) == shard]
        ready = {
            "v": 10,
            "user": world.bot,
            "guilds": [{"id": str(each), "unavailable": True} for each in own],
            "session_id": session.id,
            "resume_gateway_url": f"ws://{self.address}/gateway",
            "application": {"id": str(world.application), "flags": 0},
            "private_channels": [],
            "shard": [shard, of],
        }
        await self.send(shard, "READY", ready)
        for each in own:
            await self.send(shard, "GUILD_CREATE", world.server(each))
        self._look_ready()

    async def _resume(self, stream: Stream, said: Json) -> None:
        found = [each for each in self.sessions.values() if each.id == said["session_id"]]
        if not found or said["token"] != self.token:
            await stream.send({"op": INVALID_SESSION, "d": False})
            return
        session = found[0]
        for event in session.told:
            if event["s"] > (said["seq"] or 0):
                await stream.send(event)
        self.resumed += 1
        self._streams[session.shard] = stream
        await self.send(session.shard, "RESUMED", {})
        self._look_ready()

    def _look_ready(self) -> None:
        if len(self._streams) == self.shards:
            self.ready.set()

    def _lose(self, shard: int) -> Stream | None:
        self.ready.clear()
        return self._streams.pop(shard, None)

    async def tell(self, event: str, data: Any) -> None:
        """Send an event to the shard it is for."""
        about = data.get("guild_id") or (data.get("id") if event.startswith("GUILD_") else None)
        await self.send(self.shard_of(about), event, data)

    async def send(self, shard: int, event: str, data: Any) -> None:
        """Send an event, or keep it until the bot resumes."""
        session = self.sessions.get(shard)
        if session is None:
            return
        number = len(session.told) + 1
        payload = {"op": DISPATCH, "t": event, "s": number, "d": data}
        session.told.append(payload)
        if shard in self._streams:
            with suppress(ConnectionError):
                await self._streams[shard].send(payload)

    # What can happen to the connection of one shard.

    async def cut(self, shard: int = 0) -> None:
        """The line goes dead without a word."""
        if (stream := self._lose(shard)) is not None:
            transport = stream.socket._req.transport  # type: ignore[union-attr]
            if transport is not None:
                transport.abort()

    async def ask_to_reconnect(self, shard: int = 0) -> None:
        if shard in self._streams:
            await self._streams[shard].send({"op": RECONNECT, "d": None})

    async def refuse(self, shard: int = 0) -> None:
        """The token has been changed: the bot is turned out, and let in no more."""
        self.token = "another"
        if shard in self._streams:
            await self._streams[shard].socket.close(
                code=BAD_TOKEN, message=b"Authentication failed."
            )

    async def end_session(self, shard: int = 0) -> None:
        """Tell the bot that its session is over and cannot be resumed."""
        if (stream := self._lose(shard)) is not None:
            del self.sessions[shard]
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
