"""/card: what a card does. The answer is the same whoever holds the card."""

from __future__ import annotations

from discord import app_commands

from bot.app.model import Table
from bot.app.play import sights
from bot.edge import limits
from bot.edge.commands.here import Offered, at_table, offering
from bot.edge.layout import plain
from bot.edge.request import Request
from bot.edge.translator import text
from engines.contract import Illegal, Msg, msg
from engines.extras import CardText
from engines.kit.spelling import plain as bare


async def _cards(request: Request, at: Table) -> tuple[CardText, ...]:
    found: tuple[CardText, ...] = await sights.cards(request.interaction.client.tables, at.id)
    return found


async def _names(request: Request, at: Table) -> Offered:
    return [(request.say(_title(card)), card.id) for card in await _cards(request, at)]


def _title(card: CardText) -> Msg:
    if card.owner is None:
        return card.name
    return msg("cards-owner", name=card.name, owner=card.owner)


def _found(cards: tuple[CardText, ...], typed: str, request: Request) -> CardText:
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


@app_commands.command(name=text("cmd-card"), description=text("cmd-card-about"))
@app_commands.rename(name=text("arg-card"))
@app_commands.describe(name=text("arg-card-about"))
@app_commands.autocomplete(name=offering(_names, past=True))
@at_table(past=True)
async def card(request: Request, at: Table, name: str) -> None:
    found = _found(await _cards(request, at), name, request)
    lines = [f"**{request.say(_title(found))}**", request.say(found.text)]
    if found.lies:
        where = msg("cards-lies", places=found.lies)
        lines.append(f"-# {request.say(where)}")
    await request.answer(plain("\n".join(lines)))
