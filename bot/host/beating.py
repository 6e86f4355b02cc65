"""Signs of life for systemd (`sd_notify`), and how long the bot was deaf."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress

from bot.edge.client import Adjutant
from bot.host import pulse

EVERY = 1.0
"""Seconds between two signs."""
DEAF = 0.1
"""Seconds by which a sign may be late before that is told."""
PATIENCE = "EXTEND_TIMEOUT_USEC=60000000"
"""While Discord is away, or starts come too often, a start takes longer than systemd expects."""


def tell(sign: str) -> None:
    """Whoever started us listens on a socket, or there is none."""
    if place := os.environ.get("NOTIFY_SOCKET"):
        at = "\0" + place[1:] if place.startswith("@") else place
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(sign.encode(), at)


def sign(bot: Adjutant, *, begun: bool) -> str:
    """What is true just now. A bot whose loops have ended says nothing, and is started again; one
    that Discord is away from is not: to start again would not help."""
    if not begun:
        return "READY=1\nWATCHDOG=1" if bot.is_ready() else PATIENCE
    return "" if pulse.ended(bot) else "WATCHDOG=1"


async def beat(bot: Adjutant, say: Callable[[str], None] = tell) -> None:
    loop, begun = asyncio.get_running_loop(), False
    while True:
        if said := sign(bot, begun=begun):
            say(said)
        begun = begun or said.startswith("READY")
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        if (late := loop.time() - due) > DEAF:
            bot.stalled.took(late)
