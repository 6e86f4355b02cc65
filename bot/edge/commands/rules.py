"""What is written: /rules, /card, /help."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, groupby

from discord import app_commands

from bot.app.model import Table
from bot.app.play import deeds
from bot.edge import limits, looking_actions
from bot.edge.commands.here import Choices, Interaction, Offered, any_table, command, offering
from bot.edge.components import Row, button, rows
from bot.edge.layout import awaited, heading, plain
from bot.edge.looking_actions import rules as book_of
from bot.edge.panel import help_button
from bot.edge.pictures import has_help
from bot.edge.public import public_buttons
from bot.edge.request import Request
from bot.text import names
from bot.text.rulebook import LONGEST, Rulebook
from engines.contract import Illegal, Msg, msg
from engines.extras import CardText
from engines.kit.spelling import plain as bare

SHOWN = 6
"""Rules shown for a search."""


async def _found(interaction: Interaction, current: str) -> Choices:
    """Suggestions while somebody types: the number and beginning of each rule."""
    if not current.strip():
        return []

    async def search(request: Request, at: Table) -> Offered:
        book = book_of(at.game, request)
        return [(f"{number} {rule}", number) for number, rule in book.search(current, limits.MENU)]

    return await offering(search, any_table)(interaction, "")


def _told(book: Rulebook, found: Iterable[tuple[str, str]]) -> Iterator[str]:
    """The rules, each under the title of its section."""
    for section, rules in groupby(found, lambda each: book.chapters[each[0]]):
        yield f"### {section}"
        yield from (f"**{number}** {rule}" for number, rule in rules)


@command(None, "rules", any_table, completed={"search": _found})
async def rules(
    request: Request, at: Table, search: app_commands.Range[str, 0, LONGEST] = ""
) -> None:
    """The rule behind the present question, or a search in the rules."""
    if not search.strip():
        await looking_actions.rule(request, at.id, "")
        return
    book = book_of(at.game, request)
    found = book.search(search, SHOWN)
    if not found:
        raise Illegal(msg("rules-none"))
    await request.answer(plain(limits.fit("\n".join(_told(book, found)), limits.TEXT)))


async def _cards(request: Request, at: Table) -> tuple[CardText, ...]:
    found: tuple[CardText, ...] = await deeds.cards(request.tables, at.id)
    return found


async def _names(request: Request, at: Table) -> Offered:
    return [(request.say(_title(card)), card.id) for card in await _cards(request, at)]


def _title(card: CardText) -> Msg:
    if card.owner is None:
        return card.name
    return msg("cards-owner", name=card.name, owner=card.owner)


def _meant(cards: tuple[CardText, ...], typed: str, request: Request) -> CardText:
    """The card picked from the list, or the one whose name, or its beginning, was typed."""
    if not cards:
        raise Illegal(msg("cards-none"))
    wanted = bare(typed.strip())
    titles = [(bare(request.say(_title(card))), card) for card in cards]
    exact = [card for card in cards if card.id == typed]
    begun = [card for title, card in titles if title.startswith(wanted)]
    inside = [card for title, card in titles if wanted in title]
    for card in (*exact, *begun, *inside):
        return card
    raise Illegal(msg("cards-unknown", name=limits.fit(typed, limits.WINDOW)))


@command(
    None, "card", any_table, said={"name": "card"}, completed={"name": offering(_names, any_table)}
)
async def card(request: Request, at: Table, name: str) -> None:
    """What a card does. The answer is the same whoever holds the card."""
    found = _meant(await _cards(request, at), name, request)
    lines = [f"**{request.say(_title(found))}**", request.say(found.text)]
    if found.lies:
        lines.append("-# " + request.say(msg("cards-lies", places=found.lies)))
    await request.answer(plain("\n".join(lines)))


@command(None, "help")
async def help_here(request: Request) -> None:
    """What this table is, whose turn it is, what can be pressed and what can be typed."""
    try:
        at = await any_table(request.interaction)
    except Illegal:
        await request.answer(plain(request.say(msg("help-no-table"))))
        return
    told = "\n".join(filter(None, _about(at, request)))
    await request.answer(plain(told, *_buttons(at, request)))


def _about(at: Table, request: Request) -> Iterator[str]:
    say = request.say
    yield heading(at, say)
    yield say(msg("help-about", game=names.title(at.game)))
    yield say(Msg(f"show-is-{at.status}"))
    mine = at.seats(request.user)
    if at.status == "lobby":
        joined = request.user in {player.user for player in at.players}
        yield say(msg("help-joined" if joined else "help-join"))
        return
    if at.status == "playing":
        yield awaited(at.waiting, say)
    yield say(msg("help-seats", seats=names.seats(at.game, mine)) if mine else msg("help-watching"))
    yield say(msg("help-buttons"))
    yield say(msg("help-commands"))


def _buttons(at: Table, request: Request) -> list[Row]:
    if at.status != "playing":
        log = button(request.say(msg("show-log")), "adj-log", at.id)
        return [] if at.status == "lobby" else [(log,)]
    card = [help_button(at.id, request.say)] if has_help(at.game) else []
    return rows([*chain(*public_buttons(at, request.say)), *card])


COMMANDS = rules, card, help_here
