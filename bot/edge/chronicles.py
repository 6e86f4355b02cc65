"""The chronicle of a game that is over: its story, its film, and what is worth remembering."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any, TypeVar

import renderers
from bot.app.door import Tables
from bot.app.mail.kinds import ChronicleBody
from bot.app.past.past import Memories
from bot.app.play import sights
from bot.edge import public
from bot.edge.layout import Drawn, Layout
from bot.edge.pictures import Pictures
from bot.text import Words
from renderers.film import FRAMES
from renderers.story import BOARDS, spread

T = TypeVar("T")

log = logging.getLogger(__name__)

POINTS = 60
"""On the curve of how near each side was to winning."""


async def chronicle(
    tables: Tables, pictures: Pictures, body: ChronicleBody, said: Words
) -> tuple[Layout, Drawn | None, Drawn | None]:
    """The message, its picture and its film; either is left out if it cannot be drawn."""
    table, boards = body.table, range(body.boards)
    few, many = spread(boards, BOARDS), spread(boards, FRAMES)
    views = await _or(sights.shown_boards(tables, table.id, few), [])

    async def shown() -> list[Any]:
        return views

    story = await pictures.story(
        table, said, shown, lambda: _or(sights.course(tables, table.id, spread(boards, POINTS)), [])
    )
    film = await pictures.film(table, said, lambda: sights.positions(tables, table.id, many))
    memories = await _or(sights.memories(tables, table.id), Memories())
    winners = table.result.ranking[0] if table.result and table.result.ranking else ()
    try:
        why = renderers.lost(table.game, views, winners)
    except Exception:
        log.exception("a chronicle leaves out how it was lost")
        why = []
    return public.chronicle(body, said.say, film, story, memories, why), story, film


async def _or(found: Awaitable[T], nothing: T) -> T:
    """What is found in a game's past; nothing if it cannot be read any more."""
    try:
        return await found
    except Exception:
        log.exception("a chronicle leaves something out")
        return nothing
