"""Slash commands. Each finds its table and hands the work to panel, lobby or personal actions."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.edge.commands import admin, game, league, me, rules, turns

ON_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
"""Tables belong to servers that let the bot in. `/me`, `/seats` and `/plans` follow a person
everywhere."""
EVERYWHERE = app_commands.AppInstallationType(guild=True, user=True)
IN_CHANNELS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
AT_TABLES = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)


def add(tree: app_commands.CommandTree[Any]) -> None:
    for installs, contexts, found in (
        (ON_SERVERS, IN_CHANNELS, (game.group, admin.group, league.group)),
        (ON_SERVERS, AT_TABLES, (*turns.COMMANDS, *rules.COMMANDS, game.replay_here, game.learn)),
        (EVERYWHERE, ANYWHERE, me.COMMANDS),
    ):
        for each in found:
            each.allowed_installs, each.allowed_contexts = installs, contexts
            tree.add_command(each)
