"""What is pressed, by the word in its id: a function or method beside its button, marked with it.

    @press("snooze", reply=NEW)
    async def snooze(self, request: Request, game: int, seat: Seat) -> None: ...

does what `adj-snooze:7:germany` asks for. The parts of the id become the arguments, read by their
annotations, and what was picked in a menu becomes the one that is declared so. Arguments by keyword
are for other callers.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from bot.edge import limits
from bot.edge.components import Pressed
from bot.edge.request import Reply

PANEL, NEW, ASIDE, SILENT = Reply.PANEL, Reply.NEW, Reply.ASIDE, Reply.SILENT

Picks = tuple[str, ...]
"""What was picked in the menu, however much it is."""
Answer = tuple[str, ...]
"""The same; for a button, the rest of its id."""
Picked = str
"""The one thing picked in the menu; for a button, the next part of its id."""
PickedNumber = int
NUMBERS = ("int", "int | None", "PickedNumber", "PickedNumber | None")
Fields = Mapping[str, Sequence[str]]
"""What was typed and picked in a window."""

NOTHING: Fields = {}

Method = TypeVar("Method", bound=Callable[..., Awaitable[object]])


class Takes(NamedTuple):
    """An argument of such a method."""

    name: str
    type: str
    needed: bool


@dataclass(frozen=True, slots=True)
class Press:
    """What a word in an id asks for."""

    reply: Reply
    method: Callable[..., Awaitable[Any]]
    takes: tuple[Takes, ...]

    def read(self, pressed: Pressed, fields: Fields = NOTHING) -> dict[str, Any] | None:
        """The arguments; None if the id is forged, or of an older version."""
        found: dict[str, Any] = {}
        parts = list(pressed.rest)
        for at, each in enumerate(self.takes):
            if each.type.startswith("Picked") and pressed.picks:
                parts[at:] = ["".join(pressed.picks)]
            if each.type == "Fields":
                found[each.name] = fields
            elif each.type == "Picks":
                found[each.name] = pressed.picks
            elif each.type == "Answer":
                found[each.name] = pressed.picks or tuple(parts[at:])
            elif at < len(parts):
                said = limits.number(parts[at]) if each.type in NUMBERS else parts[at]
                if said is None:
                    return None
                found[each.name] = said
            elif each.needed:
                return None
        return found


PRESSES: dict[str, Press] = {}
"""Buttons and menus."""
WINDOWS: dict[str, Press] = {}
"""Buttons and menus that open a window: the method makes it, and it must be the first response."""
SENT: dict[str, Press] = {}
"""Windows that are sent."""


def press(*words: str, reply: Reply = PANEL) -> Callable[[Method], Method]:
    return _marked(PRESSES, words, reply)


def opens(*words: str) -> Callable[[Method], Method]:
    return _marked(WINDOWS, words, NEW)


def sent(*words: str) -> Callable[[Method], Method]:
    return _marked(SENT, words, PANEL)


def _marked(
    known: dict[str, Press], words: Iterable[str], reply: Reply
) -> Callable[[Method], Method]:
    def mark(method: Method) -> Method:
        for word in words:
            assert word not in known, word
            known[word] = Press(reply, method, _takes(method))
        return method

    return mark


def _takes(method: Callable[..., object]) -> tuple[Takes, ...]:
    """The arguments after the request."""
    found = list(inspect.signature(method).parameters.values())[1 + _owned(method) :]
    return tuple(
        Takes(each.name, each.annotation, each.default is each.empty)
        for each in found
        if each.kind is each.POSITIONAL_OR_KEYWORD
    )


def _owned(method: Callable[..., object]) -> bool:
    """Whether it is a method; else it is a function."""
    return next(iter(inspect.signature(method).parameters)) == "self"


def bound(press: Press, owners: Iterable[object]) -> Callable[..., Awaitable[Any]]:
    """The function; a method of the one of these that has it."""
    if not _owned(press.method):
        return press.method
    name = press.method.__name__
    owner = next(each for each in owners if getattr(type(each), name, None) is press.method)
    made: Callable[..., Awaitable[Any]] = getattr(owner, name)
    return made
