"""/plans: what is filed for all of somebody's seats, wherever they play."""

from __future__ import annotations

from discord import app_commands

from bot.edge.commands.here import Interaction
from bot.edge.request import Reply
from bot.edge.translator import text


@app_commands.command(name=text("cmd-plans"), description=text("cmd-plans-about"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def plans(interaction: Interaction) -> None:
    await interaction.client.receive(interaction, Reply.NEW, interaction.client.planner.overview)
