"""What all engines do alike with a table of frames: asking, moving, saving. What a game says in its
chapters stands in its engine by name: `result = staticmethod(ending.result)`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from typing import Any, Generic, TypeVar

from engines.contract import Engine, Event, Key, Offer, Seat
from engines.extras import Foresight, Imagination
from engines.kit.codec import Codec
from engines.kit.flow import Flow
from engines.kit.game import Game, HasFlow
from engines.kit.rng import Rng

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=HasFlow)


class EngineBase(Engine[S], Generic[G, S]):
    """The part of `Engine` that follows from a table of frames. A finished game has no frames left,
    so nothing more is asked."""

    game: type[G]
    flow: Flow[G, S]
    codec: Codec[S]

    def resigned(self, state: S) -> Collection[Seat]:
        """Seats that have given up, and whose questions get the default answer. None, unless a
        game says otherwise."""
        return ()

    def offers(self, state: S) -> dict[Seat, Offer]:
        return self.flow.asked(state)

    def apply(self, draft: S, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> list[Event]:
        game = self.game(draft, rng)
        self.flow.take(game, seat, picks)
        return self.resume(game)

    def resume(self, game: G) -> list[Event]:
        """Go on until a seat must be asked that has not resigned. Returns the log of the move."""
        self.flow.run(game)
        while seats := self.resigned(game.state):
            asked = self.flow.asked(game.state)
            due = [s for s, o in asked.items() if s in seats and o.required and not o.answered]
            if not due:
                break
            self.flow.take(game, due[0], asked[due[0]].default)
            self.flow.run(game)
        return game.events

    def dump(self, state: S) -> bytes:
        return self.codec.dump(state)

    def load(self, saved: bytes) -> S:
        return self.codec.load(saved)


class ComputerEngine(EngineBase[G, S], Imagination[S], Foresight[S], Generic[G, S]):
    """A game computers can play, and in which turns can be put together in advance."""

    @staticmethod
    @abstractmethod
    def imagined(state: S, seats: Collection[Seat], rng: Rng) -> S:
        """The state itself, changed into what it might be."""

    def imagine(self, state: S, seats: Collection[Seat], rng: Rng) -> S:
        return self.imagined(self.load(self.dump(state)), seats, rng)
