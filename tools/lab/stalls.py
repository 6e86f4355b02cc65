"""The bot of `tests.socket.shim`, with what holds up its event loop noted: every step that takes
long, in its thread's own CPU time.

Each step of more than LONG is written to standard error, as
`stall MILLISECONDS WHAT`. With BLANK in the environment all pictures are the same small one: what a
press costs beside them.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from typing import Any

import renderers
from tests.e2e.people import sketch
from tests.socket.shim import main

LONG = 0.010
"""Seconds of our own CPU."""


def watch() -> None:
    run = asyncio.Handle._run
    collected = [0.0, 0.0]

    def gc_phase(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            collected[0] = time.thread_time()
        else:
            collected[1] += time.thread_time() - collected[0]

    def timed(self: asyncio.Handle) -> None:
        began, collected[1] = time.thread_time(), 0.0
        run(self)
        took = time.thread_time() - began
        if took > LONG:
            share = f", {collected[1] * 1000:.0f} ms of it collecting garbage"
            what = described(self) + (share if collected[1] > 0.001 else "")
            print(f"stall {took * 1000:.1f} {what}", file=sys.stderr, flush=True)

    gc.callbacks.append(gc_phase)
    asyncio.Handle._run = timed  # type: ignore[method-assign]


def described(handle: asyncio.Handle) -> str:
    """The coroutines of a task from the outside to where it waits now, or the callback."""
    callback = getattr(handle, "_callback", None)
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return repr(callback)[:120]
    names: list[str] = []
    coro: Any = task.get_coro()
    while coro is not None and len(names) < 8:
        names.append(getattr(coro, "__qualname__", type(coro).__name__))
        coro = getattr(coro, "cr_await", None)
    return " > ".join(names)


if __name__ == "__main__":
    watch()
    if os.environ.get("BLANK"):
        renderers.picture = renderers.chooser = renderers.since = sketch  # type: ignore[assignment]
    main()
