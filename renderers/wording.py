"""Words in pictures, and pictures in words: alternative texts no longer than Discord allows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.contract import Msg

Say = Callable[[Msg], str]
"""A message in the words of whoever looks."""
MOST = 1024
"""The most characters of an alternative text."""


def fitted(messages: Iterable[Msg], say: Say) -> str:
    """As many whole sentences as fit, in order."""
    parts = [say(part) for part in messages]
    while len(text := " ".join(parts)) > MOST and len(parts) > 1:
        parts.pop()
    return text if len(text) <= MOST else text[: MOST - 1] + "…"
