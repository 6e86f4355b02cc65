"""What eight people who watch a table in browsers cost beside one press in Discord, in CPU seconds.

    python -m tools.lab.readers [--games attack overlord] [--answers 12]

A press is what the panel does: one answer, and the question that follows with its picture. For
the readers it is what each of their pages is sent then, packed.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from math import inf
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

from bot.app.play import deeds
from bot.app.play.thinking import Thinker
from bot.edge.panel import Panel
from bot.sandbox.start import begin
from bot.text import words
from bot.web.doors import NOBODY, Admission, Reader
from bot.web.server import Pages
from bot.wiring import house
from engines.kit.simulate import QuickRng, some_picks
from engines.registry import GAMES
from tools.lab.bench import due

PEOPLE = (101, 102)
READERS = 8


async def cost(work: Callable[[], Awaitable[object]]) -> float:
    """CPU milliseconds of all threads."""
    begun = time.process_time()
    await work()
    return 1000 * (time.process_time() - begun)


async def measure(game: str, answers: int) -> str:
    presses, states = list[float](), list[float]()
    with TemporaryDirectory() as folder:
        async with house(Path(folder) / "games.sqlite3") as bot:
            tables, chance = bot.tables, QuickRng(1)
            table = await begin(tables, 1, 1, list(PEOPLE), game)
            pages = Pages(Admission(tables), lambda: Thinker(tables))
            users = [*PEOPLE, *[NOBODY] * (READERS - len(PEOPLE))]
            readers = [Reader(user, table.id, inf) for user in users]
            has = [""] * READERS
            request: Any = SimpleNamespace(say=words("en").say)

            async def press(user: int, prompt: Any) -> None:
                picks = some_picks(prompt.offer, chance)
                token, command = prompt.token, f"c{chance.below(10**9)}"
                await deeds.act(tables, table.id, user, prompt.seat, token, picks, command)
                sight = await deeds.sight(tables, table.id, user)
                panel = Panel(sight.table, sight.prompts)
                await bot.panels.picture(request, panel, sight.views())

            async def show() -> None:
                for n, each in enumerate(readers):
                    await pages.looks.state(each, {"have": has[n]})
                    has[n] = (await pages.looks.newest(each, {})).name

            await show()
            for n in range(answers):
                asked = [
                    (user, each)
                    for user in PEOPLE
                    for each in due(await deeds.prompts(tables, table.id, user))
                ]
                if not asked:
                    break
                user, prompt = asked[0]
                spent = [await cost(each) for each in (partial(press, user, prompt), show)]
                if n > answers // 4:  # warm
                    for found, took in zip((presses, states), spent, strict=True):
                        found.append(took)
    return (
        f"| {game} | {median(presses):.0f} | {median(states):.0f} |"
        f" {median(states) / READERS:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--answers", type=int, default=24)
    args = parser.parse_args()
    print("| game | a press, ms | 8 new states | one of them |")
    print("| --- | --- | --- | --- |")
    for game in args.games:
        print(asyncio.run(measure(game, args.answers)), flush=True)


if __name__ == "__main__":
    main()
