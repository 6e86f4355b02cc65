"""Slash commands. Each finds its table and hands the work to panel, lobby or personal actions."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.edge.commands import admin, game, me, play, rules


def add(tree: app_commands.CommandTree[Any]) -> None:
    for group in (game.group, me.group, admin.group):
        tree.add_command(group)
    for command in (*play.COMMANDS, rules.rules):
        tree.add_command(command)
