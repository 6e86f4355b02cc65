"""Steps put together by picking from an imagined turn: each is one answer, kept as its keys."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from engines.contract import Illegal, Key, Msg, msg
from engines.kit.turns.steps import Next, Now

MARK = "="
"""Begins a line of picks; no game has a word that does."""


SAID = " # "
"""What follows is how the picks were typed; no key has it."""


def line(picks: Sequence[Key], said: str = "") -> str:
    return MARK + ",".join(picks) + (SAID + said if said else "")


def keys(text: str) -> tuple[Key, ...]:
    """The picks of a line; empty if the answer was to pick nothing."""
    return tuple(filter(None, text.partition(SAID)[0].removeprefix(MARK).split(",")))


def typed(text: str) -> str:
    """A line as its player typed it, or as it is if it was picked."""
    return text.partition(SAID)[2] or text


def is_picked(text: str) -> bool:
    return text.startswith(MARK)


def run(lines: Sequence[str]) -> int:
    """How many lines from the first are picks. Together they are one command."""
    return len(list(takewhile(is_picked, lines)))


class Picked:
    """An answer that was picked in advance. It is given if all of it is offered."""

    only, single = None, True

    def __init__(self, text: str) -> None:
        self.text = text

    def next(self, now: Now[Any]) -> Next:
        wanted, offer = keys(self.text), now.offer
        if not all(map(offer.find, wanted)) or not offer.least <= len(wanted) <= offer.most:
            raise Illegal(msg("plan-choice-gone", question=offer.question))
        return wanted

    def finished(self, now: Now[Any]) -> bool:
        return True

    def failed(self, now: Now[Any], why: Msg) -> None:
        return None
