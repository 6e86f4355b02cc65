"""/catch-up: what happened at the table of this channel since one looked."""

from __future__ import annotations

from discord import app_commands

from bot.app.model import Table
from bot.edge.commands.here import at_table
from bot.edge.request import Request
from bot.edge.translator import text


@app_commands.command(name=text("cmd-catch-up"), description=text("cmd-catch-up-about"))
@at_table(past=True)
async def catch_up(request: Request, at: Table) -> None:
    await request.interaction.client.digests.open(request, at.id)
