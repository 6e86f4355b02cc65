"""A position while a move is made. Each game adds its own verbs in a subclass."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from engines.contract import Arg, Event, Msg, Seat
from engines.kit.rng import Rng


class HasFlow(Protocol):
    flow: list[Any]
    """The stack of frames, the running one last."""


S = TypeVar("S", bound=HasFlow)
F = TypeVar("F")


class Game(Generic[S, F]):
    """The state, its random numbers and the log of the move. `F` is the game's `Frame`."""

    __slots__ = ("events", "rng", "state")

    def __init__(self, state: S, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.events: list[Event] = []

    # ---- the stack

    def push(self, frame: F) -> None:
        self.state.flow.append(frame)

    def pop(self) -> None:
        self.state.flow.pop()

    # ---- the log

    def say(self, message: str, /, *places: str, **args: Arg) -> None:
        """Log something everybody may know."""
        self.events.append(Event(Msg(message, args), None, False, places))

    def show(self, message: str, /, *places: str, **args: Arg) -> None:
        """Log something hidden that everybody learns."""
        self.events.append(Event(Msg(message, args), None, True, places))

    def tell(self, seats: tuple[Seat, ...], message: str, /, **args: Arg) -> None:
        """Log something hidden that only these seats learn."""
        self.events.append(Event(Msg(message, args), seats, True))

    def note(self, seats: tuple[Seat, ...], message: str, /, **args: Arg) -> None:
        """Log something for these seats that they already knew, such as their own answer."""
        self.events.append(Event(Msg(message, args), seats))
