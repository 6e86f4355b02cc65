"""What is noticed of our requests to Discord, and how long things take."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Any

from aiohttp import TraceConfig

CLASSES = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds that a time is told by: up to the first, up to the second, ..., longer than all."""
OTHERS = ("/webhooks/", "/interactions/")
"""Requests that need no token of ours."""


@dataclass(slots=True)
class Timing:
    """How often something happened, and how long it took."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(CLASSES) + 1))
    seconds: float = 0.0

    def took(self, seconds: float) -> None:
        self.counts[bisect_left(CLASSES, seconds)] += 1
        self.seconds += seconds


class Traffic:
    """The requests of one bot."""

    def __init__(self) -> None:
        self.limited = 0
        """How often Discord said that we ask too much."""
        self.refused = False
        """Whether Discord, when it was last asked with our token, did not know it."""
        self._waiting: dict[int, float] = {}

    def waits(self) -> float:
        """For how many seconds the oldest request has been without an answer."""
        now = asyncio.get_running_loop().time()
        return now - min(self._waiting.values(), default=now)

    @property
    def trace(self) -> TraceConfig:
        """For the client that makes the requests."""
        noticed = TraceConfig()
        noticed.on_request_start.append(self._begun)
        noticed.on_request_end.append(self._answered)
        noticed.on_request_exception.append(self._broken)
        return noticed

    async def _begun(self, session: Any, about: Any, params: Any) -> None:
        self._waiting[id(about)] = asyncio.get_running_loop().time()

    async def _answered(self, session: Any, about: Any, params: Any) -> None:
        self._waiting.pop(id(about), None)
        self.limited += params.response.status == 429
        if not any(each in params.url.path for each in OTHERS):
            self.refused = params.response.status == 401

    async def _broken(self, session: Any, about: Any, params: Any) -> None:
        self._waiting.pop(id(about), None)
