"""The stack of frames of a game: each resolves itself or asks.

A frame is a saved record; its behaviour is written in a chapter of the rules. A game lists the
handlers of all its frames in one table, its `Flow`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin

from engines.contract import Key, Offer, Seat
from engines.kit.game import Game, HasFlow

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=HasFlow)
F = TypeVar("F")

LIMIT = 10_000
"""More frames than any move can go through."""


@dataclass(frozen=True, slots=True)
class FrameHandlers(Generic[G, S]):
    """What one kind of frame does. Made by `handlers`, which checks that they fit the frame."""

    frame: type
    advance: Callable[[G, Any], bool]
    ask: Callable[[S, Any], dict[Seat, Offer]] | None
    answer: Callable[[G, Any, Seat, tuple[Key, ...]], None] | None


def handlers(
    frame: type[F],
    advance: Callable[[G, F], bool],
    ask: Callable[[S, F], dict[Seat, Offer]] | None = None,
    answer: Callable[[G, F, Seat, tuple[Key, ...]], None] | None = None,
) -> FrameHandlers[G, S]:
    """A row of the table: a frame with the functions of its chapter.

    advance(game, frame)              go on without asking; False if somebody has to be asked
    ask(state, frame)                 the offers the frame makes
    answer(game, frame, seat, picks)  carry out one answer
    """
    if (ask is None) is not (answer is None) or (ask is None and advance is always_asks):
        raise TypeError(f"{frame.__name__} asks: it needs both `ask` and `answer`")
    return FrameHandlers(frame, advance, ask, answer)


def always_asks(game: object, frame: object) -> bool:
    """The `advance` of a frame that only asks."""
    return False


class Flow(Generic[G, S]):
    """The table of all frames of a game, and the operations on the top frame."""

    def __init__(self, frames: object, *rows: FrameHandlers[G, S]) -> None:
        """`frames` is the game's union of frames; each needs exactly one row."""
        listed = [row.frame for row in rows]
        if wrong := _names(set(members(frames)) ^ set(listed)):
            raise TypeError(f"in Frame or in the table of handlers, but not in both: {wrong}")
        if twice := _names(frame for frame in set(listed) if listed.count(frame) > 1):
            raise TypeError(f"more than one row of handlers for {twice}")
        self._advance = {row.frame: row.advance for row in rows}
        self._ask = {row.frame: row.ask for row in rows if row.ask}
        self._answer = {row.frame: row.answer for row in rows if row.answer}

    def step(self, game: G) -> bool:
        """Advance the top frame once; False if it has to ask."""
        frame = game.state.flow[-1]
        return self._advance[type(frame)](game, frame)

    def run(self, game: G) -> None:
        """Advance frames until one has to ask, or the stack is empty."""
        advance, state = self._advance, game.state
        for _ in range(LIMIT):
            if not state.flow:
                return
            frame = state.flow[-1]
            if not advance[type(frame)](game, frame):
                return
        raise RuntimeError(f"{type(game.state.flow[-1]).__name__} never comes to an end")

    def asked(self, state: S) -> dict[Seat, Offer]:
        """The offers of the top frame; none if the stack is empty."""
        if not state.flow:
            return {}
        frame = state.flow[-1]
        return self._ask[type(frame)](state, frame)

    def take(self, game: G, seat: Seat, picks: tuple[Key, ...]) -> None:
        """Give an answer to the top frame."""
        frame = game.state.flow[-1]
        self._answer[type(frame)](game, frame, seat, picks)


def members(frames: object) -> tuple[type, ...]:
    """The records of a union, written plainly or with the field that tells them apart."""
    if get_origin(frames) is Annotated:
        frames = get_args(frames)[0]
    return get_args(frames) or (frames,)


def _names(frames: Iterable[type]) -> str:
    return ", ".join(sorted(frame.__name__ for frame in frames))
