"""Commands of a turn and of whoever watches: /play, /do, /hand, /undo, /orders, /catch-up, ..."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from bot.app.model import Prompt, Table
from bot.app.people import handover
from bot.app.play import deeds
from bot.edge import digests, limits, looking_actions, planner
from bot.edge.choices import named
from bot.edge.commands import here
from bot.edge.components import Reply
from bot.edge.personal_actions import NOTE
from bot.edge.request import Request
from engines.contract import Illegal, Seat, msg

Orders = app_commands.Range[str, 1, limits.CONTENT]


@here.command(None, "play", here.table, reply=Reply.NEW)
async def play(request: Request, at: Table) -> None:
    await request.client.panels.open(request, at.id)


async def _answers(request: Request, at: Table) -> here.Offered:
    """Every answer to every question the person is asked, in words and as it is typed."""
    asked = await deeds.prompts(request.tables, at.id, request.user)
    return _worded(request, sorted(asked, key=lambda prompt: not prompt.offer.required))


def _worded(request: Request, prompts: Iterable[Prompt]) -> here.Offered:
    return [
        (request.say(named(p.offer, c, request.say)), c.key)
        for p in prompts
        for c in p.offer.choices
    ]


async def _next_answers(request: Request, at: Table, seat: Seat, before: str) -> here.Offered:
    """The answers to what is asked after these steps; if that cannot be known yet, the present
    ones."""
    seat = seat or await request.client.answers.speaker(request, at.id)
    prompts = await deeds.prompts_after(request.tables, at.id, request.user, seat, before)
    return _worded(request, prompts) if prompts else await _answers(request, at)


async def _continued(interaction: here.Interaction, current: str) -> here.Choices:
    """Completes only what comes after the last semicolon; the rest stays as it is."""
    before, mark, last = current.rpartition(";")
    if not mark:
        return await here.offering(_answers)(interaction, last.strip())

    async def following(request: Request, at: Table) -> here.Offered:
        seat = getattr(interaction.namespace, "seat", "") or ""
        return await _next_answers(request, at, seat, before)

    found = await here.offering(following)(interaction, last.strip())
    kept = f"{before.strip()}; "
    return [
        app_commands.Choice(name=(kept + each.name)[:100], value=kept + each.value)
        for each in found
        if len(kept + each.value) <= 100
    ]


@here.command(
    None, "do", here.table, reply=Reply.NEW, completed={"what": _continued, "seat": here.own_seats}
)
async def do(request: Request, at: Table, what: Orders, seat: str = "") -> None:
    await request.client.answers.typed(request, at.id, seat, what)


hand = here.command(None, "hand", here.table)(here.by_number(looking_actions.hand))


@here.command(None, "undo", here.table, reply=Reply.NEW)
async def undo(request: Request, at: Table) -> None:
    tables, answers = request.tables, request.client.answers
    for prompt in await deeds.prompts(tables, at.id, request.user):
        if prompt.undoable:
            await answers.undo(request, at.id, prompt.seat, prompt.token)
            return
    done = await deeds.undoable(tables, at.id, request.user)
    if not done:
        raise Illegal(msg("undo-nothing"))
    await answers.take_back(request, at.id, done[0])


@here.command(None, "orders", here.table, completed={"seat": here.own_seats})
async def orders(request: Request, at: Table, seat: str | None = None) -> None:
    await planner.show_orders(request, at.id, here.owned(request, at, seat))


@here.command(None, "hint", here.table, reply=Reply.NEW)
async def hint(request: Request, at: Table) -> None:
    await request.client.answers.hint(request, at.id)


@here.command(None, "note", here.any_table, said={"words": "text"})
async def note(
    request: Request,
    at: Table,
    words: app_commands.Range[str, 1, NOTE] | None = None,
    clear: bool = False,
) -> None:
    if clear:
        await handover.note(request.tables, at.id, request.user, "")
    await request.client.people.note(request, at.id, words)


catch_up = here.command(None, "catch-up", here.any_table)(here.by_number(digests.happened_since))


COMMANDS = play, do, hand, undo, orders, hint, note, catch_up
