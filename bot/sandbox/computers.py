"""People in the sandbox whose seats are played by the computer players of the games."""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from bot.app.model import Prompt, Stale, User
from bot.app.tables import Tables
from engines.contract import Illegal, Key, Offer

log = logging.getLogger(__name__)

FACT = "sandbox-computers"
OFTEN = 2
"""How often in a turn a beginner does the same kind of thing, if there is anything else to do."""


async def asked(tables: Tables, table: int, people: Iterable[User]) -> tuple[User, Prompt] | None:
    """The first of these people for whom a table waits, and the question."""
    for user in people:
        for prompt in await tables.prompts(table, user):
            if prompt.offer.required and not prompt.offer.answered:
                return user, prompt
    return None


class Answers:
    """Picks an answer as the game's computer player would, or as a beginner where it has none."""

    def __init__(self, tables: Tables, seed: str = "") -> None:
        self.tables = tables
        self.chance = Random(seed)
        self.done: Counter[tuple[str, str]] = Counter()

    async def give(self, user: User, prompt: Prompt) -> None:
        able = await self.tables.computed(prompt.game, prompt.seat)
        picks = self._some(prompt.offer) if able is None else able
        self.done.update((prompt.offer.clock, key.partition("/")[0]) for key in picks)
        command = f"computer-{secrets.token_hex(8)}"
        await self.tables.act(prompt.game, user, prompt.seat, prompt.token, picks, command)

    def _some(self, offer: Offer) -> tuple[Key, ...]:
        """One kind of thing first, then which: else what has most ways is always done."""
        if offer.least == offer.most == 1:
            verbs = list(dict.fromkeys(choice.verb for choice in offer.choices))
            fresh = [verb for verb in verbs if self.done[offer.clock, verb] < OFTEN]
            verb = self.chance.choice(fresh or verbs)
            return (self.chance.choice([each.key for each in offer.choices if each.verb == verb]),)
        keys = [choice.key for choice in offer.choices]
        most = min(offer.most, len(keys))
        return tuple(self.chance.sample(keys, self.chance.randint(offer.least, most)))


class Computers:
    """Who is played by a computer, at every table of the sandbox, and their next answer."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.users: set[User] = set()
        self.answers = Answers(tables)

    async def remember(self) -> None:
        """Read who they were when this file was last played with."""
        kept = await self.tables.fact(FACT) or ""
        self.users = {int(user) for user in kept.split()}

    async def seat(self, people: Sequence[User], computers: Iterable[User]) -> None:
        """Of these people, let some be computers from now on and the others not. Computers read no
        direct messages."""
        chosen = set(computers)
        self.users = self.users - set(people) | chosen
        await self.tables.set_fact(FACT, " ".join(map(str, sorted(self.users))))
        for user in people:
            profile = await self.tables.profile(user)
            await self.tables.set_profile(replace(profile, dm="off" if user in chosen else "on"))

    async def answer(self) -> bool:
        """Answer one question a computer is asked; whether there was one."""
        tables = [table for user in self.users for table in await self.tables.mine(user)]
        for table in sorted({table.id for table in tables if table.status == "playing"}):
            if found := await asked(self.tables, table, sorted(self.users)):
                try:
                    await self.answers.give(*found)
                except (Illegal, Stale):
                    log.exception("table %s: a computer has no answer", table)
                else:
                    return True
        return False
