"""What can go wrong between a bot and Discord: limits, errors, and answers that never arrive."""

from __future__ import annotations

import random
import re
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

Outcome = Literal[
    "fine",
    "error",
    "lost",
    "cut",
    "limited",
    "everywhere",
    "unauthorized",
    "refused",
    "old",
    "strange",
]
"""`lost` is carried out, but the connection ends before the answer; `cut` is not carried out;
`everywhere` is a limit on all requests of the bot; `refused` says that the form is wrong, and `old`
that a message of more than an hour takes no more edits for a while;
`strange` is carried out, and answered in a form nobody knows."""
RANDOM: tuple[Outcome, ...] = ("error", "lost", "cut", "limited")


@dataclass
class Trouble:
    """Decides what becomes of each request: what a test has planned, else chance."""

    rng: random.Random = field(default_factory=lambda: random.Random(1))
    shares: dict[Outcome, float] = field(default_factory=dict)
    """How likely a request meets each."""
    spared: str = r"^$"
    """Requests that only what is planned can hit."""
    away: bool = False
    """Nobody answers at all."""
    seen: Counter[Outcome] = field(default_factory=Counter)
    _planned: deque[tuple[re.Pattern[str], Outcome]] = field(default_factory=deque)

    def plan(self, request: str, *outcomes: Outcome) -> None:
        """The next requests that look so, for instance `POST .*/messages`, end like this."""
        self._planned.extend((re.compile(request), each) for each in outcomes)

    @property
    def planned(self) -> int:
        """How much of what was planned has not happened yet."""
        return len(self._planned)

    def meets(self, request: str) -> Outcome:
        outcome = self._meets(request)
        self.seen[outcome] += 1
        return outcome

    def _meets(self, request: str) -> Outcome:
        if self.away:
            return "cut"
        for n, (pattern, outcome) in enumerate(self._planned):
            if pattern.fullmatch(request):
                del self._planned[n]
                return outcome
        if re.search(self.spared, request):
            return "fine"
        drawn = self.rng.random()
        for outcome, share in self.shares.items():
            drawn -= share
            if drawn < 0:
                return outcome
        return "fine"


@dataclass
class Limits:
    """Discord's limits: so many requests of one kind in so many seconds, and on all together.
    `haste` is how much faster the bot's clock runs than ours."""

    haste: float = 1.0
    most: int = 5
    window: float = 5.0
    all: int = 50
    now: Callable[[], float] = time.monotonic
    hit: int = 0
    """How often the bot asked too much."""
    _buckets: dict[str, tuple[float, int]] = field(default_factory=dict)

    def ask(self, kind: str, *, exempt: bool) -> tuple[bool, dict[str, str]]:
        """Whether one more request is allowed, and what the answer's head says of limits."""
        if not exempt and not self._take("all", self.all, 1.0)[0]:
            self.hit += 1
            return False, {"X-RateLimit-Global": "true", "Retry-After": "1"}
        allowed, left, wait = self._take(kind, self.most, self.window)
        if not allowed:
            self.hit += 1
        return allowed, {
            "X-RateLimit-Bucket": re.sub(r"\d+", "", kind).strip(":") or "none",
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
        }

    def _take(self, kind: str, most: int, window: float) -> tuple[bool, int, float]:
        now = self.now() * self.haste
        began, used = self._buckets.get(kind, (now, 0))
        if now - began >= window:
            began, used = now, 0
        wait = began + window - now
        if used >= most:
            return False, 0, wait
        self._buckets[kind] = began, used + 1
        return True, most - used - 1, wait
