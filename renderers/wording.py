"""Pictures in words, for those who cannot see them: no more than an alternative text may hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.contract import Msg

MOST = 1024
"""Characters of an alternative text."""


def fitted(messages: Iterable[Msg], say: Callable[[Msg], str]) -> str:
    """Whole sentences, the first ones first; what does not fit is left out."""
    parts = [say(part) for part in messages]
    while len(text := " ".join(parts)) > MOST and len(parts) > 1:
        parts.pop()
    return text if len(text) <= MOST else text[: MOST - 1] + "…"
