"""Says what leagues have to say: into their channels, to people, and into new threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.app.model import LeagueBody, Outgoing

if TYPE_CHECKING:
    from bot.edge.sender import Sender


async def send(sender: Sender, outgoing: Outgoing, body: LeagueBody) -> int | None:
    """The Discord id of the message or the thread."""
    return None
