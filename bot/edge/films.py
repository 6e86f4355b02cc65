"""Draws the film of a game in a process of its own: dozens of boards would hold up everybody."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from bot.text import words
from engines.registry import engine
from renderers.film import film

LOOK = 0.05
"""Seconds between looks whether a film is ready."""
POLITE = 10
"""Added to the niceness of the process: people are served first."""


def drawn(game: str, states: list[bytes], lang: str, **how: Any) -> bytes:
    """The film of these positions, as everybody saw them."""
    rules = engine(game)
    views = [rules.view(rules.load(state), None) for state in states]
    return film(game, views, words(lang).say, **how)


async def shoot(game: str, states: list[bytes], lang: str) -> bytes:
    """The film, from a process that ends with it: films are rare, and its memory is not kept."""
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), os.nice, (POLITE,))
    try:
        shooting = pool.submit(drawn, game, states, lang)
        while not shooting.done():  # not awaited: the simulated Discord would wait for it too
            await asyncio.sleep(LOOK)
        return shooting.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def shooting(draw: Callable[..., Any]) -> Callable[[str, list[bytes], str], Awaitable[bytes]]:
    """Draws films here, with other pictures: tests do."""

    async def here(game: str, states: list[bytes], lang: str) -> bytes:
        return await asyncio.to_thread(drawn, game, states, lang, draw=draw)

    return here
