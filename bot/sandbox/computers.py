"""What a computer would answer in the place of somebody in the sandbox."""

from __future__ import annotations

from collections.abc import Iterable

from bot.app.door import Tables
from bot.app.model import Prompt, User
from bot.app.play import deeds, sights, thinking


async def asked(tables: Tables, table: int, people: Iterable[User]) -> tuple[User, Prompt] | None:
    """The first of these people for whom a table waits, and the question."""
    for user in people:
        for prompt in await sights.prompts(tables, table, user):
            if prompt.offer.required and not prompt.offer.answered:
                return user, prompt
    return None


async def answer(tables: Tables, user: User, prompt: Prompt) -> None:
    """Answer for a person as an officer would, from what their seat may know."""
    asked = thinking.hint_question(await tables.load(prompt.game), user, prompt.seat)
    picks = thinking.answer(asked._replace(strength="officer"))
    if picks is not None:
        command = f"demo:{asked.command}"
        await deeds.act(tables, prompt.game, user, prompt.seat, prompt.token, picks, command)


async def answer_computer(tables: Tables, table: int) -> bool:
    """Let a computer of this table answer at once; whether one was asked."""
    asked = thinking.question(await tables.load(table))
    if asked is None:
        return False
    picks = thinking.answer(asked._replace(strength="officer"))
    return picks is not None and await deeds.play_computer(tables, asked, picks)
