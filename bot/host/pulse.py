"""Whether a bot does its work, as it is asked for by machines: at once, and truly."""

from __future__ import annotations

import asyncio
import shutil

from bot.edge.client import Adjutant
from bot.store import health
from bot.store.db import FileError

LATE = 600.0
"""Seconds after which a message or a look at what is due is late."""
HANGS = 60.0
"""Seconds after which a request to Discord hangs."""
WRITES = 5.0
"""Seconds in which something must have been written."""
ROOM = 20 * 1024 * 1024
"""Bytes on the disk below which a bot is about to fail."""
PROBE = "probe"


async def faults(bot: Adjutant) -> dict[str, str]:
    """What fails at present, each with a sentence; nothing if all is well."""
    found = {
        "gateway": "" if bot.serving else "the line to Discord is cut or not yet made",
        "token": "Discord refuses the token" if bot.traffic.refused else "",
        "requests": "Discord does not answer" if bot.traffic.waits() > HANGS else "",
        "loops": ", ".join(f"{each} stands still" for each in asleep(bot)),
        "store": await unwritten(bot),
        "disk": "no room is left" if free(bot) < ROOM else "",
    }
    if not found["store"]:
        now = bot.tables.now()
        _, late = await bot.tables.store.read(lambda db: health.unsent(db, now))
        found["messages"] = f"the oldest has waited for {late:.0f} s" if late > LATE else ""
    return {what: text for what, text in found.items() if text}


def ended(bot: Adjutant) -> list[str]:
    """Background loops that no longer run, though they should."""
    lasting = (*bot.background.lasting, bot.background.think)
    return [each.coro.__name__ for each in lasting if bot.is_ready() and not each.is_running()]


def asleep(bot: Adjutant) -> list[str]:
    """Those, and such as have not come round for long. Computers may think as long as they like."""
    since, found = bot.tables.now() - LATE, ended(bot)
    for each in bot.background.lasting:
        if each.next_iteration and each.next_iteration.timestamp() < since:
            found.append(each.coro.__name__)
    return list(dict.fromkeys(found))


async def unwritten(bot: Adjutant) -> str:
    """Why nothing can be written down; empty if something was."""
    tables = bot.tables
    try:
        async with asyncio.timeout(WRITES):
            await tables.set_fact(PROBE, str(tables.now()))
    except TimeoutError:
        return f"nothing was written within {WRITES:.0f} s"
    except (FileError, ValueError) as broken:  # closed already: a ValueError
        return str(broken)
    return ""


def free(bot: Adjutant) -> int:
    return shutil.disk_usage(bot.tables.store.path.resolve().parent).free
