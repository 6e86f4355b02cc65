"""Slash commands. Each finds its table and hands the work to panel, lobby or personal actions."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.edge.commands import admin, card, catch_up, game, league, me, plans, play, rules, seats
from bot.edge.commands.help import help_command

ON_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
"""Tables belong to servers that let the bot in. `/me`, `/seats` and `/plans` follow a person
everywhere."""
IN_CHANNELS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
AT_TABLES = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


def add(tree: app_commands.CommandTree[Any]) -> None:
    for group in (game.group, admin.group, league.group):
        group.allowed_installs, group.allowed_contexts = ON_SERVERS, IN_CHANNELS
        tree.add_command(group)
    found: list[app_commands.Command[Any, ..., Any] | app_commands.ContextMenu] = [
        *play.COMMANDS,
        *(rules.rules, card.card, help_command, catch_up.catch_up, game.replay_here, game.learn),
    ]
    for command in found:
        command.allowed_installs, command.allowed_contexts = ON_SERVERS, AT_TABLES
        tree.add_command(command)
    tree.add_command(me.group)
    tree.add_command(seats.seats)
    tree.add_command(plans.plans)
