"""What Discord allows: its limits, to which everything that leaves the bot is cut first, and the
permissions the bot needs, with how missing ones are named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, TypeVar

import discord

from engines.contract import Illegal, Msg, msg

T = TypeVar("T")

CONTENT = 2000
"""Characters of a classic message."""
TEXT = 4000
"""Characters in all text of one layout together."""
COMPONENTS = 40
"""Components of one layout, nested ones counted."""
ROW = 5
"""Buttons side by side."""
MENU = 25
"""Options of a menu, and answers of an autocomplete."""
ID = 100
LABEL = 80
OPTION = 100
PLACEHOLDER = 150
WINDOW = 45
"""Title of a window to type in, and names of its fields."""
NAME = 100
"""Of a thread."""
TAGS = 5
"""Of a post in a forum."""
ALT = 1024
FILE = 10 * 1024 * 1024
FILES = 10
"""Files of one message."""
FILM = 8 * 1024 * 1024
"""Ours: with words and buttons it stays below what Discord takes."""

LARGEST = 2**63 - 1
"""The largest number Discord and SQLite know."""

ELLIPSIS = "…"
BLANK = "\u200b"


def fit(text: str, most: int) -> str:
    """The text, shortened at its end if it is too long. Never empty: Discord rejects that."""
    text = text.strip() or BLANK
    return text if len(text) <= most else text[: most - 1].rstrip() + ELLIPSIS


def whole_words(text: str, most: int) -> str:
    """The text; if it is too long, up to the last whole word that fits."""
    if len(text) <= most:
        return text
    whole = text[:most].rpartition(" ")[0].rstrip(" ,;:–")
    return (whole or text[: most - 1]) + ELLIPSIS


def number(text: str) -> int | None:
    """The number somebody sent; None if it is none, or larger than any of ours."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(LARGEST))):
        return None
    return int(text) if int(text) <= LARGEST else None


def newest(lines: Sequence[str], most: int) -> str:
    """As many of the last lines as fit; an ellipsis on top stands for the others."""
    kept: list[str] = []
    room = most - len(ELLIPSIS) - 1
    for line in reversed(lines):
        line = fit(line, most // 2)
        if len(line) + 1 > room:
            return "\n".join([ELLIPSIS, *reversed(kept)])
        room -= len(line) + 1
        kept.append(line)
    return "\n".join(reversed(kept))


def chunks(things: Sequence[T], size: int = MENU) -> list[Sequence[T]]:
    """The things in as few even portions as possible: 26 become 13 and 13."""
    if not things:
        return []
    parts = -(-len(things) // size)
    each, larger = divmod(len(things), parts)
    cuts = [part * each + min(part, larger) for part in range(parts + 1)]
    return [things[a:b] for a, b in pairwise(cuts)]


def ident(*parts: object) -> str:
    """A component id made of these parts. One that is too long is a bug of ours."""
    made = ":".join(map(str, parts))
    if not 1 <= len(made) <= ID:
        raise ValueError(f"component id of {len(made)} characters: {made}")
    return made


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
