"""A bot that does nothing but answer: what Discord's library and the socket cost by themselves."""

from __future__ import annotations

import sys
from typing import Any

import discord

from tests.socket.shim import point_at


class Echo(discord.Client):
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="You pressed something.")


if __name__ == "__main__":
    point_at(sys.argv[1])
    Echo(intents=discord.Intents(guilds=True)).run(sys.argv[2], log_handler=None)
