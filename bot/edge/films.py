"""Draws the film of a game in a process of its own: dozens of boards would hold up everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.app.play.workers import Lane
from bot.text import words
from engines.registry import engine
from renderers.film import film

LONGEST = 600.0
"""Seconds after which a film is given up."""


def drawn(game: str, states: list[bytes], lang: str, **how: Any) -> bytes:
    """The film of these positions, as everybody saw them."""
    rules = engine(game)
    views = [rules.view(rules.load(state), None) for state in states]
    return film(game, views, words(lang).say, **how)


async def shoot(game: str, states: list[bytes], lang: str) -> bytes:
    """The film, from a process that ends with it: films are rare, and its memory is not kept."""
    lane = Lane(longest=LONGEST)
    try:
        shot = lane.submit(drawn, game, states, lang)
        await lane.until(shot)
        return shot.result()
    finally:
        lane.close()


def shooting(draw: Callable[..., Any]) -> Callable[[str, list[bytes], str], Awaitable[bytes]]:
    """Draws films here, with other pictures: tests do."""

    async def here(game: str, states: list[bytes], lang: str) -> bytes:
        return await asyncio.to_thread(drawn, game, states, lang, draw=draw)

    return here
