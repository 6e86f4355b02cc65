"""Names as messages: one for each thing, made once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from engines.contract import Msg

Name = Callable[[str], Msg]
"""The message that names a thing."""
Names = Callable[[Iterable[str]], tuple[Msg, ...]]


def named(message: str, spelt: Callable[[str], str] = str) -> Name:
    """Names of one kind: `at-region-{}`, and an id in place of the braces. `spelt` says how ids are
    written there."""

    @cache
    def name(thing: str) -> Msg:
        return Msg(message.format(spelt(thing)))

    return name


def several(name: Name) -> Names:
    """The same for a list of things."""
    return lambda things: tuple(map(name, things))
