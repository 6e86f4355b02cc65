"""A position while a move is carried out: with its source of numbers and the log of the move."""

from __future__ import annotations

from engines.contract import Arg, Event, Msg, Seat
from engines.kit.rng import Rng
from engines.total_domination.box import Power, Space
from engines.total_domination.state import Frame, Mark, State


class Game:
    __slots__ = ("events", "rng", "state")

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.events: list[Event] = []

    def push(self, frame: Frame) -> None:
        self.state.flow.append(frame)

    def pop(self) -> None:
        self.state.flow.pop()

    def say(self, id: str, /, *places: Space, reveals: bool = False, **args: Arg) -> None:
        """Something everybody may know."""
        self.events.append(Event(Msg(id, args), None, reveals, places))

    def tell(self, seat: Seat, id: str, /, *, learned: bool = True, **args: Arg) -> None:
        """Something for one seat only; mostly it has not known it before."""
        self.events.append(Event(Msg(id, args), (seat,), learned))

    def mark(self, by: Power, kind: str, *places: Space, what: str = "") -> None:
        """To be seen on the board until everybody has had a turn (TD-V.13)."""
        self.state.marks.append(Mark(self.state.turns, by, kind, list(places), what))
