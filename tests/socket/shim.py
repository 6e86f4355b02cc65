"""Start the real bot, but with Discord on this machine and with a clock that may run faster.

    python -m tests.socket.shim ADDRESS HASTE BORN run --db FILE

Everything else is `adjutant run` as it is: this file only says where Discord is. With a HASTE of 20
each second here counts as twenty, in the bot and in discord.py alike, so that waits of seconds pass
in a moment. BORN is the instant from which time has run faster, the same after each restart.
"""

from __future__ import annotations

import asyncio
import ctypes
import datetime
import selectors
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

import discord
import yarl
from discord.ext import tasks

from bot import cli


def point_at(address: str) -> None:
    """Let discord.py find its API and its gateway at this address."""
    discord.http.Route.BASE = f"http://{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway")


class HastySelector(selectors.DefaultSelector):
    haste = 1.0

    def select(self, timeout: float | None = None) -> Any:
        return super().select(timeout and timeout / self.haste)


class HastyLoop(asyncio.SelectorEventLoop):
    haste = 1.0

    def time(self) -> float:
        return super().time() * self.haste


class Hasty(asyncio.DefaultEventLoopPolicy):
    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        return HastyLoop(HastySelector())


def hurry(haste: float, born: float) -> None:
    """Make every clock of this process run faster."""
    real: Callable[[], float] = time.time

    def now() -> float:
        return born + (real() - born) * haste

    class Datetime(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> Any:
            return datetime.datetime.fromtimestamp(now(), tz)

    class Module:
        datetime = Datetime

        def __getattr__(self, name: str) -> Any:
            return getattr(datetime, name)

    def until(then: datetime.datetime) -> float:
        return max(then.timestamp() - now(), 0.0)

    time.time = now
    discord.utils.compute_timedelta = until  # type: ignore[assignment]
    tasks.datetime = Module()  # type: ignore[assignment, attr-defined]
    HastySelector.haste = HastyLoop.haste = haste
    asyncio.set_event_loop_policy(Hasty())


def die_with_parent() -> None:
    """A test that is killed leaves no bot behind. Only Linux can do this."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def main() -> None:
    die_with_parent()
    address, haste, born, *arguments = sys.argv[1:]
    point_at(address)
    if float(haste) != 1:
        hurry(float(haste), float(born))
    sys.argv = ["adjutant", *arguments]
    sys.exit(cli.main())


if __name__ == "__main__":
    main()
