"""Buttons and menus, and what is pressed. Their ids say where they belong; they hold no state and
survive restarts.

`adj:GAME:SEAT:TOKEN:KEY` is one answer to a question, `adjs:GAME:SEAT:TOKEN:N` a menu of answers.
Everything else is `adj-WHAT:GAME:…` or, for menus, `adjs-WHAT:GAME:…`. Everybody who sees a message
can read its ids, so public ones name a table and nothing that happens there.

The function or method that does what a button asks for stands beside it, marked with its word:

    @press("snooze", reply=NEW)
    async def snooze(self, request: Request, game: int, seat: Seat) -> None: ...

does what `adj-snooze:7:germany` asks for. The parts of the id become the arguments, read by their
annotations, and what was picked in a menu becomes the one that is declared so. Arguments by keyword
are for other callers.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, NamedTuple, TypeVar, cast

import discord
from discord import ButtonStyle, PartialEmoji, SelectOption, ui

from bot.edge import limits

FEW = 6
"""So many values are seen at once in a window; more are a menu."""
FORMER = {
    "act": "imagine",
    **{each: f"imagine{each}" for each in ("more", "sure", "none", "all", "tick", "ticked")},
    "planback": "planback",
}
OURS = r"(?P<kind>adjs?)(?:-(?P<what>[a-z]+))?(?::(?P<rest>.*))?"


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a button or menu asks for: `what`, with the rest of its id and the picks."""

    what: str
    rest: tuple[str, ...]
    picks: tuple[str, ...] = ()

    @classmethod
    def read(cls, custom_id: str, picks: Sequence[str] = ()) -> Pressed | None:
        """None if the id is not one of ours."""
        if not (found := re.fullmatch(OURS, custom_id, re.DOTALL)):
            return None
        rest = tuple(found["rest"].split(":", 3)) if found["rest"] else ()
        return cls(*_imagined(found["what"] or "act", rest), tuple(picks))


FORMERLY = 1_000_000_000
"""Tokens of imagined questions began here, when their ids had no word of their own."""


def _imagined(what: str, rest: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """What an id asks for; one that was posted with such a token, as it is written now."""
    token = limits.number(rest[2]) if len(rest) > 2 else None
    if token is None or token < FORMERLY or what not in FORMER:
        return what, rest
    return FORMER[what], (*rest[:2], str(token - FORMERLY), *rest[3:])


Component = ui.Button[Any] | ui.Select[Any] | ui.UserSelect[Any]
"""A button or menu. Discord's own objects have no part in what it does: `PRESSES` knows."""


def button(
    label: str,
    *ident: object,
    style: ButtonStyle = ButtonStyle.secondary,
    disabled: bool = False,
    emoji: PartialEmoji | None = None,
) -> Component:
    return ui.Button(
        label=limits.fit(label, limits.LABEL),
        custom_id=limits.ident(*ident),
        style=style,
        disabled=disabled,
        emoji=emoji,
    )


def option(
    label: str,
    value: str,
    *,
    about: str = "",
    chosen: bool = False,
    emoji: PartialEmoji | None = None,
) -> SelectOption:
    return SelectOption(
        label=limits.fit(label, limits.OPTION),
        value=value,
        description=limits.fit(about, limits.OPTION) if about else None,
        default=chosen,
        emoji=emoji,
    )


def menu(
    title: str, options: Sequence[SelectOption], *ident: object, least: int = 1, most: int = 1
) -> Component:
    return ui.Select(
        placeholder=limits.fit(title, limits.PLACEHOLDER),
        options=list(options),
        custom_id=limits.ident(*ident),
        min_values=min(least, len(options)),
        max_values=min(most, len(options)),
    )


def picking(name: str, options: Sequence[SelectOption], most: int = 1) -> ui.Item[Any]:
    """A field of a window in which something is picked: all is seen at once if it is little, else
    it is a menu."""
    if not 2 <= len(options) <= FEW:
        return ui.Select(custom_id=name, options=list(options), max_values=most)
    group: Any = ui.RadioGroup(custom_id=name)
    if most > 1:
        group = ui.CheckboxGroup(custom_id=name, min_values=1, max_values=most)
    for each in options:
        shown = {"label": each.label, "description": each.description, "default": each.default}
        group.add_option(value=each.value, **shown)
    return cast(ui.Item[Any], group)


def blank(title: str, *ident: object) -> ui.Modal:
    made = ui.Modal(title=limits.fit(title, limits.WINDOW), custom_id=limits.ident(*ident))
    made.stop()  # its answer is found by its id, also after a restart
    return made


def field(label: str, component: ui.Item[Any], about: str = "") -> ui.Label[Any]:
    return ui.Label(
        text=limits.fit(label, limits.WINDOW),
        description=limits.fit(about, limits.OPTION) if about else None,
        component=component,
    )


def preset(kind: str, ids: Iterable[int]) -> list[discord.SelectDefaultValue]:
    """People (`user`) or roles (`role`) that are chosen beforehand. Discord wants their ids as
    texts, and discord.py sends what it was given."""
    of = discord.SelectDefaultValueType(kind)
    return [discord.SelectDefaultValue(id=cast(int, str(each)), type=of) for each in ids]


Row = tuple[Component, ...]
"""Components side by side: one menu, or up to five buttons."""


def rows(buttons: Sequence[Component]) -> list[Row]:
    """Buttons in lines of five."""
    return [tuple(line) for line in limits.chunks(buttons, limits.ROW)]


def cost(row: Row) -> int:
    """How many components a row adds to a message."""
    return 1 + len(row)


def text(words: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(limits.fit(words, limits.TEXT))


class Reply(Enum):
    """Where the answer appears."""

    PANEL = auto()
    """In the private message that was pressed, or in a new one if that was public."""
    NEW = auto()
    """In a private message of its own."""
    ASIDE = auto()
    """The same, and the next one takes its place: it only tells something."""
    SILENT = auto()
    """Nowhere, unless something is wrong: the public message changes by itself."""


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
