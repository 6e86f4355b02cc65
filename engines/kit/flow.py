"""The stack of frames of a game: each resolves itself or asks.

A frame is a saved record; what it does stands in a chapter of the rulebook. A game lists its
chapters in one table, and `run` resolves the frame on top until one has to ask.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from engines.contract import Key, Offer, Seat

G = TypeVar("G")

LIMIT = 10_000
"""More frames than any move can pass through."""


class Chapter(NamedTuple):
    """What one kind of frame does. `game` is whatever the engine's rules work on."""

    advance: Callable[[Any, Any], bool]
    """`(game, frame)`: go on by itself; False if it must ask."""
    ask: Callable[[Any, Any], dict[Seat, Offer]] | None = None
    """`(state, frame)`: the offers it makes."""
    answer: Callable[[Any, Any, Seat, tuple[Key, ...]], None] | None = None
    """`(game, frame, seat, picks)`: one answer."""


Chapters = Mapping[type, Chapter]


def must_ask(game: object, frame: object) -> bool:
    """The `advance` of a frame that lives only to ask."""
    return False


def run(chapters: Chapters, flow: list[Any], game: object) -> None:
    """Resolve frames until one has to ask, or the stack is empty."""
    for _ in range(LIMIT):
        if not flow:
            return
        frame = flow[-1]
        if not chapters[type(frame)].advance(game, frame):
            return
    raise RuntimeError(f"{type(flow[-1]).__name__} never comes to an end")


def asked(chapters: Chapters, flow: list[Any], state: object) -> dict[Seat, Offer]:
    """What the frame on top asks."""
    ask = chapters[type(flow[-1])].ask
    assert ask, type(flow[-1])
    return ask(state, flow[-1])


def take(
    chapters: Chapters, flow: list[Any], game: object, seat: Seat, picks: tuple[Key, ...]
) -> None:
    """Give an answer to the frame on top."""
    answer = chapters[type(flow[-1])].answer
    assert answer, type(flow[-1])
    answer(game, flow[-1], seat, picks)
