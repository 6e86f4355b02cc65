"""A game already under way, so that a newcomer has something to look at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from random import Random

from bot.app.model import Prompt, Table, User
from bot.app.tables import Tables
from engines.contract import Key, Offer

STEPS = 400
"""More than the turns asked for ever take; a game that never moves on must not hang the page."""


async def deal(
    tables: Tables, guild: int, channel: int, people: Sequence[User], game: str, turns: int = 3
) -> Table:
    """Open a table, fill every chair, and play some turns as beginners would."""
    table = await tables.open(guild, channel, people[0], game)
    for chair, user in zip(table.free, cycle(people), strict=False):
        await tables.join(table.id, user, chair)
    await tables.start(table.id, people[0], "demo-start")
    chance = Random(game)
    clocks: set[str] = set()
    done: set[tuple[str, Key]] = set()
    for step in range(STEPS):
        found = await _asked(tables, table.id, people)
        if found is None:
            break
        user, prompt = found
        clock = prompt.offer.clock
        clocks.add(clock)
        if len(clocks) > turns:
            break
        # Nobody does the same thing twice in a turn, so beginners do not load and unload for ever.
        keys = [each.key for each in prompt.offer.choices]
        fresh = [key for key in keys if (clock, key) not in done]
        picks = _some(prompt.offer, fresh if len(fresh) > prompt.offer.least else keys, chance)
        done.update((clock, key) for key in picks)
        await tables.act(table.id, user, prompt.seat, prompt.token, picks, f"demo-{step}")
    return await tables.table(table.id)


async def _asked(tables: Tables, table: int, people: Sequence[User]) -> tuple[User, Prompt] | None:
    for user in people:
        for prompt in await tables.prompts(table, user):
            if prompt.offer.waited and not prompt.offer.answered:
                return user, prompt
    return None


def _some(offer: Offer, keys: Sequence[Key], chance: Random) -> tuple[Key, ...]:
    return tuple(chance.sample(keys, chance.randint(offer.least, min(offer.most, len(keys)))))
