"""How many servers one process carries: memory and time until all are known.

    python -m tools.lab.servers 2500 10000 40000

Each number in a process of its own: the bot as it is, told of so many servers of realistic size
(30 channels with three overwrites each, 20 roles, 5 active threads, 20 emojis) as the gateway would
tell it, each event read from JSON, a thousand servers a shard. What the network adds is told apart:
Discord lets a bot identify one shard every five seconds.
"""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.edge.client import Adjutant
from bot.store import Store
from tests.desk import Tables
from tests.socket.world import World, user
from tools.lab.bench import megabytes

EACH = 1000
"""Servers of one shard, about as Discord deals them out."""
IDENTIFY = 5.0
"""Seconds between two shards that identify themselves."""
Json = dict[str, Any]


def server(number: int) -> str:
    """What the gateway tells of one server."""
    base = number * 1000
    world = World(guild=number, servers=[number])
    for n in range(30):
        allowed = {"allow": "1024", "deny": "2048"}
        overwrites = [{"id": str(base + n * 10 + k), "type": 0, **allowed} for k in range(3)]
        topic = "What is talked about here, in a sentence or two."
        world.channel(base + n, number, permission_overwrites=overwrites, topic=topic)
    for n in range(5):
        world.thread(base + n, {"name": f"thread {n}", "type": 11})
    made = world.server(number)
    [everyone] = made["roles"]
    made["roles"] += [
        {**everyone, "id": str(base + 500 + n), "name": f"Role {n}"} for n in range(20)
    ]
    plain = {"roles": [], "require_colons": True, "managed": False, "animated": False}
    made["emojis"] = [
        {"id": str(base + 600 + n), "name": f"emoji_{n}", "available": True, **plain}
        for n in range(20)
    ]
    made["members"] = [world.member(world.application)]
    return json.dumps(made)


async def measure(count: int) -> Json:
    shards = -(-count // EACH)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "games.sqlite3")
        bot = Adjutant(Tables(store))
        await bot._async_setup_hook()
        state: Any = bot._connection
        bot.shard_count = state.shard_count = shards
        state.shard_ids = range(shards)
        gc.collect()
        before, spent, size = megabytes(), 0.0, 0
        for shard in range(shards):
            own = range(shard, count, shards)
            ids = [(each + 10**12) // shards * shards + shard << 22 for each in own]
            ready = {
                "user": user(900, "Adjutant"),
                "guilds": [{"id": str(each), "unavailable": True} for each in ids],
                "application": {"id": "900", "flags": 0},
                "shard": [shard, shards],
            }
            state.parsers["READY"](ready)
            for each in ids:
                told = server(each)
                size += len(told)
                began = time.process_time()
                state.parsers["GUILD_CREATE"](json.loads(told))
                spent += time.process_time() - began
        gc.collect()
        known = sum(not each.unavailable for each in bot.guilds)
        assert known == count, known
        for task in state._ready_tasks.values():
            task.cancel()
        await store.close()
        return {
            "servers": count,
            "shards": shards,
            "kB_each": round(size / count / 1024, 1),
            "memory_MB": round(megabytes()),
            "kB_in_memory_each": round((megabytes() - before) * 1024 / count, 1),
            "seconds_to_read": round(spent, 1),
            "seconds_to_identify": round((shards - 1) * IDENTIFY),
        }


def main() -> None:
    if sys.argv[1] == "one":
        print(json.dumps(asyncio.run(measure(int(sys.argv[2])))))
        return
    for count in sys.argv[1:]:
        subprocess.run([sys.executable, "-m", "tools.lab.servers", "one", count], check=True)


if __name__ == "__main__":
    main()
