"""The permissions the bot needs on Discord, and how missing ones are named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from engines.contract import Illegal, Msg, msg

TABLE = ("view_channel", "attach_files", "embed_links", "read_message_history")
"""For a table, besides sending."""
OWN_THREAD = (*TABLE, "create_public_threads", "send_messages_in_threads")
"""For a table in a thread of its own; in a forum posts are made with the right to send."""
TALK = ("create_private_threads", "send_messages_in_threads", "manage_threads")
"""For private threads: to open them, to say whose they are, and to lock them."""


def called(right: str) -> Msg:
    return Msg(f"right-{right}")


def for_table(interaction: discord.Interaction[Any]) -> None:
    """Refuse if the bot lacks what a table needs here."""
    thread = isinstance(interaction.channel, discord.Thread)
    demand(interaction, (*TABLE, "send_messages_in_threads" if thread else "send_messages"))


def demand(interaction: discord.Interaction[Any], needed: Iterable[str]) -> None:
    """Refuse with the names of everything that is missing."""
    missing = [right for right in needed if not getattr(interaction.app_permissions, right)]
    if missing:
        raise Illegal(msg("game-lacks", rights=tuple(map(called, missing))))


def managing(interaction: discord.Interaction[Any]) -> None:
    """Refuse a person who does not manage this server."""
    if not (interaction.permissions.manage_guild or interaction.permissions.administrator):
        raise Illegal(msg("admin-only", right=called("manage_guild")))
