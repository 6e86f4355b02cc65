"""A game already under way, so that a newcomer has something to look at."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from bot.app.door import Tables
from bot.app.model import User
from bot.sandbox.computers import answer, answer_computer, asked
from bot.sandbox.start import begin
from engines.kit.search import Strength

STEPS = 400
"""More than the turns asked for ever take; a game that never moves on must not hang the page."""


async def deal(
    tables: Tables,
    guild: int,
    channel: int,
    people: Sequence[User],
    game: str,
    computers: Sequence[Strength] = (),
    turns: int = 3,
) -> AsyncIterator[str]:
    """Start a game of these people and computers, and let a few turns be played for all of them:
    tells of each turn begun. It ends when one of the people is asked."""
    table = await begin(tables, guild, channel, people, game, computers, hints="on")
    clocks: list[str] = []
    for _ in range(STEPS):
        if await answer_computer(tables, table.id):
            continue
        found = await asked(tables, table.id, people)
        if found is None:
            return
        user, prompt = found
        if prompt.offer.clock not in clocks:
            clocks.append(prompt.offer.clock)
            yield prompt.offer.clock
            if len(clocks) > turns:
                return
        await answer(tables, user, prompt)
