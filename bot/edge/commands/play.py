"""Commands of a turn: /play, /do, /hand, /undo, /orders."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.app.model import Table
from bot.app.people import handover
from bot.app.play import deeds, sights
from bot.edge import limits
from bot.edge.choices import named
from bot.edge.commands.here import Interaction, Offered, at_table, offering, own_seats, owned
from bot.edge.request import Request
from bot.edge.translator import text
from engines.contract import Illegal, Seat, msg

Orders = app_commands.Range[str, 1, limits.CONTENT]


@app_commands.command(name=text("cmd-play"), description=text("cmd-play-about"))
@at_table()
async def play(request: Request, at: Table) -> None:
    await request.interaction.client.panels.open(request, at.id)


async def _answers(request: Request, at: Table) -> Offered:
    """Every answer to every question the person is asked, in words and as it is typed."""
    asked = await sights.prompts(request.interaction.client.tables, at.id, request.user)
    prompts = sorted(asked, key=lambda prompt: not prompt.offer.required)
    offers = [prompt.offer for prompt in prompts]
    return [
        (request.say(named(offer, c, request.say)), c.key)
        for offer in offers
        for c in offer.choices
    ]


async def _next_answers(request: Request, at: Table, seat: Seat, before: str) -> Offered:
    """The answers to what is asked after these steps; if that cannot be known yet, the present
    ones."""
    client = request.interaction.client
    seat = seat or await client.answers.speaker(request, at.id)
    prompts = await deeds.prompts_after(client.tables, at.id, request.user, seat, before)
    if not prompts:
        return await _answers(request, at)
    return [
        (request.say(named(p.offer, c, request.say)), c.key)
        for p in prompts
        for c in p.offer.choices
    ]


async def _continued(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Completes only what comes after the last semicolon; the rest stays as it is."""
    before, mark, last = current.rpartition(";")
    if not mark:
        return await offering(_answers)(interaction, last.strip())

    async def following(request: Request, at: Table) -> Offered:
        seat = getattr(interaction.namespace, "seat", "") or ""
        return await _next_answers(request, at, seat, before)

    found = await offering(following)(interaction, last.strip())
    kept = f"{before.strip()}; "
    return [
        app_commands.Choice(name=(kept + each.name)[:100], value=kept + each.value)
        for each in found
        if len(kept + each.value) <= 100
    ]


@app_commands.command(name=text("cmd-do"), description=text("cmd-do-about"))
@app_commands.rename(what=text("arg-what"), seat=text("arg-seat"))
@app_commands.describe(what=text("arg-what-about"), seat=text("arg-seat-about"))
@app_commands.autocomplete(what=_continued, seat=offering(own_seats))
@at_table()
async def do(request: Request, at: Table, what: Orders, seat: str = "") -> None:
    await request.interaction.client.answers.typed(request, at.id, seat, what)


@app_commands.command(name=text("cmd-hand"), description=text("cmd-hand-about"))
@at_table()
async def hand(request: Request, at: Table) -> None:
    await request.interaction.client.looking.hand(request, at.id)


@app_commands.command(name=text("cmd-undo"), description=text("cmd-undo-about"))
@at_table()
async def undo(request: Request, at: Table) -> None:
    for prompt in await sights.prompts(request.interaction.client.tables, at.id, request.user):
        if prompt.undoable:
            await request.interaction.client.answers.undo(request, at.id, prompt.seat, prompt.token)
            return
    done = await deeds.undoable(request.interaction.client.tables, at.id, request.user)
    if not done:
        raise Illegal(msg("undo-nothing"))
    await request.interaction.client.answers.take_back(request, at.id, done[0])


@app_commands.command(name=text("cmd-orders"), description=text("cmd-orders-about"))
@app_commands.rename(seat=text("arg-seat"))
@app_commands.describe(seat=text("arg-seat-about"))
@app_commands.autocomplete(seat=offering(own_seats))
@at_table()
async def orders(request: Request, at: Table, seat: str | None = None) -> None:
    await request.interaction.client.orders.open(request, at.id, owned(request, at, seat))


@app_commands.command(name=text("cmd-hint"), description=text("cmd-hint-about"))
@at_table()
async def hint(request: Request, at: Table) -> None:
    await request.interaction.client.answers.hint(request, at.id)


@app_commands.command(name=text("cmd-note"), description=text("cmd-note-about"))
@app_commands.rename(words=text("arg-text"), clear=text("arg-clear"))
@app_commands.describe(words=text("arg-text-about"), clear=text("arg-clear-about"))
@at_table(past=True)
async def note(
    request: Request,
    at: Table,
    words: app_commands.Range[str, 1, 500] | None = None,
    clear: bool = False,
) -> None:
    if clear:
        await handover.note(request.interaction.client.tables, at.id, request.user, "")
    await request.interaction.client.people.note(request, at.id, words)


COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (
    play,
    do,
    hand,
    undo,
    orders,
    hint,
    note,
)
