"""What keeps the line to Discord: events nobody can read, and starts that come too often."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

log = logging.getLogger(__name__)

NEEDED = ("READY", "RESUMED")
"""Without these there is no connection: whoever cannot read them had better start again."""
DEPTH, KEYS = 4, 40
"""How deep, and how broad, the shape of an event is told."""

Parse = Callable[[Any], None]


def tolerate(parsers: dict[str, Parse]) -> None:
    """Let no single event end the bot: one that cannot be read, because Discord has changed its
    form for instance, is told to the log by its shape and dropped."""
    for name, parse in parsers.items():
        if name not in NEEDED:
            parsers[name] = partial(_parse, name, parse)


def _parse(name: str, parse: Parse, data: Any) -> None:
    try:
        parse(data)
    except Exception:
        log.exception("an event %s cannot be read and is dropped: %s", name, shape(data))


def shape(data: Any, depth: int = DEPTH) -> Any:
    """What kinds of things stand where, without what they say."""
    if isinstance(data, dict) and depth:
        return {key: shape(data[key], depth - 1) for key in list(data)[:KEYS]}
    if isinstance(data, list) and depth:
        return [shape(each, depth - 1) for each in data[:1]]
    return type(data).__name__


HOUR = 3600.0
FREE = 5
"""So many starts in an hour are free. Discord allows 1,000 a day, then it takes the token away."""
WAIT, LONGEST = 60.0, 600.0
"""Seconds the next start waits; each wait is twice the one before."""


def recent(noted: str | None, now: float) -> list[float]:
    """The starts of the last hour that did not end in good order."""
    return [at for at in json.loads(noted or "[]") if now - HOUR < at <= now]


def pause(starts: Iterable[float]) -> float:
    """Seconds to wait before one more start."""
    more = len(list(starts)) - FREE
    return min(WAIT * 2.0**more, LONGEST) if more >= 0 else 0.0
