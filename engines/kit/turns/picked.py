"""Steps put together by picking from an imagined turn: each is one answer, kept as its keys."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TypeVar

from engines.contract import Illegal, Key, msg
from engines.kit.turns.steps import Next, Now, Step

S = TypeVar("S")
M = TypeVar("M")

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


class Picked(Step[S, M]):
    """An answer that was picked in advance. It is given if all of it is offered."""

    single = True

    def __init__(self, text: str) -> None:
        self.text = text

    def next(self, now: Now[S, M]) -> Next:
        wanted = keys(self.text)
        offer = now.offer
        if any(offer.find(key) is None for key in wanted):
            raise Illegal(msg("plan-choice-gone", question=offer.question))
        if not offer.least <= len(wanted) <= offer.most:
            raise Illegal(msg("plan-choice-gone", question=offer.question))
        return wanted

    def says(self) -> str:
        return self.text
