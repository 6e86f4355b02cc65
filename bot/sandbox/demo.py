"""A game already under way, so that a newcomer has something to look at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.app.model import Prompt, Table, User
from bot.app.tables import Tables
from engines.contract import Key

STEPS = 400
"""More than the turns asked for ever take; a game that never moves on must not hang the page."""


async def deal(
    tables: Tables, guild: int, channel: int, people: Sequence[User], game: str, turns: int = 3
) -> Table:
    """Open a table, fill every chair, and play some turns as beginners would."""
    table = await tables.open(guild, channel, people[0], game)
    for chair, user in zip(table.free, people, strict=False):
        await tables.join(table.id, user, table.chairs.index(chair))
    await tables.start(table.id, people[0], "demo-start")
    chance = Random(game)
    clocks: set[str] = set()
    for step in range(STEPS):
        found = await _asked(tables, table.id, people)
        if found is None:
            break
        user, prompt = found
        if prompt.offer.waited and len(clocks | {prompt.offer.clock}) > turns:
            break
        clocks.add(prompt.offer.clock)
        picks = _some(prompt, chance)
        await tables.act(table.id, user, prompt.seat, prompt.token, picks, f"demo-{step}")
    return await tables.table(table.id)


async def _asked(tables: Tables, table: int, people: Sequence[User]) -> tuple[User, Prompt] | None:
    for user in people:
        for prompt in await tables.prompts(table, user):
            if prompt.offer.waited and not prompt.offer.answered:
                return user, prompt
    return None


def _some(prompt: Prompt, chance: Random) -> tuple[Key, ...]:
    offer = prompt.offer
    keys = [choice.key for choice in offer.choices]
    return tuple(chance.sample(keys, chance.randint(offer.least, min(offer.most, len(keys)))))
