"""/help: what this table is, whose turn it is, what can be pressed and what can be typed."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.app.model import Table
from bot.edge.commands.here import Interaction, table
from bot.edge.components import Row, button
from bot.edge.layout import awaited, heading, plain
from bot.edge.panel import help_button
from bot.edge.pictures import has_help
from bot.edge.public import public_buttons
from bot.edge.request import Reply, Request
from bot.edge.translator import text
from bot.text import names
from engines.contract import Illegal, Msg, msg


@app_commands.command(name=text("cmd-help"), description=text("cmd-help-about"))
async def help_command(interaction: Interaction) -> None:
    async def work(request: Request) -> None:
        try:
            at = await table(interaction, past=True)
        except Illegal:
            await request.answer(plain(request.say(msg("help-no-table"))))
            return
        told = "\n".join(filter(None, _told(at, request)))
        await request.answer(plain(told, *_buttons(at, request)))

    await interaction.client.receive(interaction, Reply.NEW, work)


def _told(at: Table, request: Request) -> Iterator[str]:
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
    card = (help_button(at.id, request.say),) if has_help(at.game) else ()
    return [(*row, *card) for row in public_buttons(at, request.say)]
