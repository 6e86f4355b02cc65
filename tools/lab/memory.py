"""How much memory the bot keeps when boards of all five games have been drawn.

    python -m tools.lab.memory [POSITIONS]

Each position is drawn as a board, in each of its parts and as a hand, in two languages, through the
same door as in the bot: its worker threads, its caches.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
from itertools import islice
from time import perf_counter
from typing import Any

from bot import wiring
from bot.edge.pictures import Pictures
from bot.text import LANGUAGES, words
from engines.kit.rng import SeededRng
from engines.kit.simulate import QuickRng, walk
from engines.registry import GAMES, engine
from renderers import zooms
from tools.lab.bench import megabytes

EVERY = 40
"""Decisions between two positions."""


def positions(game: str, most: int) -> list[tuple[Any, Any]]:
    """What everybody sees and what one seat sees, in one game."""
    rules, dice = engine(game), SeededRng(b"memory")
    seats = [seat for chair in rules.chairs({}) for seat in chair]
    state = rules.new(seats, {}, dice)
    steps = islice(walk(rules, state, dice, QuickRng(1)), 0, most * EVERY, EVERY)
    return [(rules.view(state, None), rules.view(state, seats[0])) for _ in steps]


async def draw(pictures: Pictures, game: str, most: int) -> int:
    drawn = 0
    for lang in LANGUAGES:
        say = words(lang).say
        await pictures.prepare(game, say)
        for board, hand in positions(game, most):
            work = [pictures.board(game, board, say, focus=part) for part in ("", *zooms(game))]
            work.append(pictures.hand(game, hand, say))
            drawn += len(await asyncio.gather(*work))
    return drawn


async def main(most: int = 6) -> None:
    wiring.save_memory()
    pictures = Pictures()
    print(f"at first {megabytes():.0f} MB")
    for game in GAMES:
        drawn = await draw(pictures, game, most)
        print(f"{megabytes():4.0f} MB after {drawn} pictures of {game}", flush=True)
    gc.collect()
    began = perf_counter()
    wiring.give_back()
    print(f"free memory given back in {1000 * (perf_counter() - began):.0f} ms")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"at rest {megabytes():.0f} MB, at most {peak:.0f} MB")


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
