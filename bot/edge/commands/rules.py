"""/rules: the rule behind the present question, or a search in the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from discord import app_commands

from bot.app.model import Table
from bot.edge import limits
from bot.edge.commands.here import Interaction, Offered, at_table, offering
from bot.edge.layout import plain
from bot.edge.looking_actions import rules as book_of
from bot.edge.request import Request
from bot.edge.translator import text
from bot.text.rulebook import LONGEST, Rulebook
from engines.contract import Illegal, msg

SHOWN = 6
"""Rules shown for a search."""


async def _found(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Suggestions while somebody types: the number and beginning of each rule."""
    if not current.strip():
        return []

    async def search(request: Request, at: Table) -> Offered:
        book = book_of(at.game, request)
        return [(f"{number} {rule}", number) for number, rule in book.search(current, limits.MENU)]

    return await offering(search, past=True)(interaction, "")


def _told(book: Rulebook, found: Iterable[tuple[str, str]]) -> Iterator[str]:
    """The rules, each under the title of its section."""
    for section, rules in groupby(found, lambda each: book.chapters[each[0]]):
        yield f"### {section}"
        yield from (f"**{number}** {rule}" for number, rule in rules)


@app_commands.command(name=text("cmd-rules"), description=text("cmd-rules-about"))
@app_commands.rename(search=text("arg-search"))
@app_commands.describe(search=text("arg-search-about"))
@app_commands.autocomplete(search=_found)
@at_table(past=True)
async def rules(
    request: Request, at: Table, search: app_commands.Range[str, 0, LONGEST] = ""
) -> None:
    if not search.strip():
        await request.interaction.client.looking.rule(request, at.id, "")
        return
    book = book_of(at.game, request)
    found = book.search(search, SHOWN)
    if not found:
        raise Illegal(msg("rules-none"))
    await request.answer(plain(limits.fit("\n".join(_told(book, found)), limits.TEXT)))
