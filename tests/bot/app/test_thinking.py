"""The process in which computers think, as it really is: it starts, answers, and may be killed."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

from bot.app.tables import Tables
from bot.app.thinking import Thinker
from bot.store import Store

ANN = 101


async def nothing() -> None:
    """Delivers nothing."""


async def test_tb_9_4_a_process_that_is_killed_loses_and_doubles_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    tables = Tables(store, seeds=lambda: b"the first turn is a computer's")
    thinker = Thinker(tables)
    try:
        game = (await tables.open(1, 1, ANN, "race_to_the_rhine", seated=True)).id
        await tables.add_computer(game, ANN, "recruit")
        await tables.start(game, ANN, "start")
        while not await thinker.round(nothing):
            [prompt, *_] = await tables.prompts(game, ANN)
            picks = await tables.computed(game, prompt.seat)
            assert picks is not None
            await tables.act(game, ANN, prompt.seat, prompt.token, picks, f"ann-{prompt.token}")
        asked = await tables.computer_question(game)
        assert asked is not None, "it has more to decide in this turn"
        [process] = multiprocessing.active_children()
        process.kill()
        process.join()
        assert await thinker.round(nothing) == 0
        assert await tables.computer_question(game) == asked, "nothing was done"
        assert await thinker.round(nothing) == 1, "another process answers"
        assert not await tables.play_computer(asked, ("the answer that was lost",))
        assert await tables.replay(game)
    finally:
        thinker.close()
        await store.close()
