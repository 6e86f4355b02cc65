"""A game already under way, so that a newcomer has something to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from itertools import cycle
from random import Random

from bot.app.model import Prompt, User
from bot.app.tables import Tables
from engines.contract import Key, Offer
from engines.registry import engine

STEPS = 400
"""More than the turns asked for ever take; a game that never moves on must not hang the page."""
SEATED = "players"
"""The option of how many people share the seats: else one might sit on both sides."""
OFTEN = 2
"""How often in a turn a beginner does the same kind of thing, if there is anything else to do."""


async def deal(
    tables: Tables, guild: int, channel: int, people: Sequence[User], game: str, turns: int = 3
) -> AsyncIterator[str]:
    """Open a table, fill every chair, and let computer players, or beginners where a game has none,
    play a few turns: tells of each turn begun."""
    table = await tables.open(guild, channel, people[0], game)
    if any(o.name == SEATED and str(len(people)) in o.values for o in engine(game).options):
        table = await tables.option(table.id, people[0], SEATED, str(len(people)))
    for chair, user in zip(table.free, cycle(people), strict=False):
        await tables.join(table.id, user, chair)
    await tables.start(table.id, people[0], "demo-start")
    chance, done = Random(game), Counter[tuple[str, str]]()
    clocks: list[str] = []
    for step in range(STEPS):
        found = await _asked(tables, table.id, people)
        if found is None:
            return
        user, prompt = found
        if prompt.offer.clock not in clocks:
            clocks.append(prompt.offer.clock)
            yield prompt.offer.clock
            if len(clocks) > turns:
                return
        able = await tables.computed(table.id, prompt.seat)
        picks = _some(prompt.offer, done, chance) if able is None else able
        done.update((prompt.offer.clock, key.partition("/")[0]) for key in picks)
        await tables.act(table.id, user, prompt.seat, prompt.token, picks, f"demo-{step}")


async def _asked(tables: Tables, table: int, people: Sequence[User]) -> tuple[User, Prompt] | None:
    for user in people:
        for prompt in await tables.prompts(table, user):
            if prompt.offer.waited and not prompt.offer.answered:
                return user, prompt
    return None


def _some(offer: Offer, done: Counter[tuple[str, str]], chance: Random) -> tuple[Key, ...]:
    """One kind of thing first, then which: else what has most ways to be done is always done."""
    if offer.least == offer.most == 1:
        verbs = list(dict.fromkeys(choice.verb for choice in offer.choices))
        fresh = [verb for verb in verbs if done[offer.clock, verb] < OFTEN]
        verb = chance.choice(fresh or verbs)
        return (chance.choice([each.key for each in offer.choices if each.verb == verb]),)
    keys = [choice.key for choice in offer.choices]
    return tuple(chance.sample(keys, chance.randint(offer.least, min(offer.most, len(keys)))))
