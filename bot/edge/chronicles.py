"""The chronicle of a game that is over: its story, its film, and what is worth remembering."""

from __future__ import annotations

import logging

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

log = logging.getLogger(__name__)


async def chronicle(
    tables: Tables, pictures: Pictures, body: ChronicleBody, said: Words
) -> tuple[Layout, Drawn | None, Drawn | None]:
    """The message, its picture and its film; either is left out if it cannot be drawn."""
    table, boards = body.table, range(body.boards)
    few, many = spread(boards, BOARDS), spread(boards, FRAMES)
    story = await pictures.story(table, said, lambda: sights.shown_boards(tables, table.id, few))
    film = await pictures.film(table, said, lambda: sights.positions(tables, table.id, many))
    memories = await _memories(tables, table.id)
    return public.chronicle(body, said.say, film, story, memories), story, film


async def _memories(tables: Tables, game: int) -> Memories:
    """What boards and dice tell; nothing if they cannot be read any more."""
    try:
        return await sights.memories(tables, game)
    except Exception:
        log.exception("nothing is remembered of game %s", game)
        return Memories()
