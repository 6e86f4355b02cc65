"""A game already under way, so that a newcomer has something to look at."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import cycle

from bot.app.model import User
from bot.app.tables import Tables
from bot.sandbox.computers import Answers, asked
from bot.sandbox.start import PLAYERS, sizes

STEPS = 400
"""More than the turns asked for ever take; a game that never moves on must not hang the page."""


async def deal(
    tables: Tables, guild: int, channel: int, people: Sequence[User], game: str, turns: int = 3
) -> AsyncIterator[str]:
    """Open a table, fill every chair, and let computer players play a few turns: tells of each
    turn begun."""
    table = await tables.open(guild, channel, people[0], game)
    options = sizes(game).get(len(people), {})
    if PLAYERS in options:  # else one might sit on both sides
        table = await tables.option(table.id, people[0], PLAYERS, options[PLAYERS])
    for chair, user in zip(table.free, cycle(people), strict=False):
        await tables.join(table.id, user, chair)
    await tables.start(table.id, people[0], "demo-start")
    answers = Answers(tables, game)
    clocks: list[str] = []
    for _ in range(STEPS):
        found = await asked(tables, table.id, people)
        if found is None:
            return
        _, prompt = found
        if prompt.offer.clock not in clocks:
            clocks.append(prompt.offer.clock)
            yield prompt.offer.clock
            if len(clocks) > turns:
                return
        await answers.give(*found)
