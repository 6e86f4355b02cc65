"""The process in which computers think, as it really is: it starts, answers, and may be killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app.play.thinking import Thinker
from bot.app.play.workers import LOOK
from bot.store import Store
from tests.desk import Tables

ANN = 101


async def nothing() -> None:
    """Delivers nothing."""


async def one(thinker: Thinker) -> int:
    """Let computers think until one has answered, or none is asked."""
    while not (given := await thinker.round(nothing)) and thinker.busy:
        await asyncio.sleep(LOOK)
    return given


async def test_tb_9_4_a_process_that_is_killed_loses_and_doubles_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    tables = Tables(store, seeds=lambda: b"the first turn is a computer's")
    thinker = Thinker(tables)
    try:
        game = (await tables.open(1, 1, ANN, "race_to_the_rhine", seated=True)).id
        await tables.add_computer(game, ANN, "recruit")
        await tables.start(game, ANN, "start")
        while not await one(thinker):
            [prompt, *_] = await tables.prompts(game, ANN)
            picks = await tables.computed(game, prompt.seat)
            assert picks is not None
            await tables.act(game, ANN, prompt.seat, prompt.token, picks, f"ann-{prompt.token}")
        asked = await tables.computer_question(game)
        assert asked is not None, "it has more to decide in this turn"
        [process] = multiprocessing.active_children()
        process.kill()
        process.join()
        assert await tables.computer_question(game) == asked, "nothing was done"
        assert await one(thinker) or await one(thinker), "another process answers"
        assert not await tables.play_computer(asked, ("the answer that was lost",))
        assert await tables.replay(game)
    finally:
        thinker.close()
        await store.close()


BOT = """
import os, sys
from bot.app.play.workers import process

if __name__ == "__main__":
    kept = process()
    print(kept.submit(os.getpid).result(), flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="other systems have no such handles")
def test_no_process_outlives_a_bot_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "bot_in_short.py"
    script.write_text(BOT)
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, script], text=True, **pipes) as bot:  # type: ignore[call-overload]
        worker = int(bot.stdout.readline())
        handle = os.pidfd_open(worker)
        bot.send_signal(signal.SIGKILL)
        bot.wait()
        ended, _, _ = select.select([handle], [], [], 30)
        os.close(handle)
        if not ended:
            os.kill(worker, signal.SIGKILL)
    assert ended, "it would wait for work for ever"
