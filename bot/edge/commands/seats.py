"""/seats: seats of running games that anybody may take over."""

from __future__ import annotations

from discord import app_commands

from bot.edge.commands.here import Interaction
from bot.edge.request import Reply, Request
from bot.edge.translator import text


@app_commands.command(name=text("cmd-seats"), description=text("cmd-seats-about"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def seats(interaction: Interaction) -> None:
    async def work(request: Request) -> None:
        await interaction.client.market.seats(request, interaction.guild_id)

    await interaction.client.receive(interaction, Reply.NEW, work)
