"""The part of an engine that follows from three modules of its game: what the computer player
picks, which positions it imagines, and what people who look ahead go by."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Generic, Protocol, TypeVar

from engines.contract import Key, Offer, Seat
from engines.extras import Foresight, Imagination
from engines.kit.engine import EngineBase
from engines.kit.game import Game, HasFlow
from engines.kit.rng import Rng

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=HasFlow)
In = TypeVar("In", contravariant=True)
Picks = tuple[Key, ...]


class Player(Protocol[In]):
    """`player.py` of a game."""

    def picks(self, state: In, seat: Seat, offer: Offer, rng: Rng, /) -> Picks | None: ...


class Worlds(Protocol[S]):
    """`worlds.py` of a game."""

    def imagine(self, state: S, seats: Collection[Seat], rng: Rng, /) -> S:
        """The state itself, changed into what it might be."""

    def worth(self, state: S, seat: Seat, /) -> float: ...


class Ahead(Protocol[In]):
    """`ahead.py` of a game."""

    def next_turn(self, state: In, /) -> Seat | None: ...
    def pieces(self, state: In, seat: Seat, /) -> dict[str, str]: ...
    def hand(self, state: In, seat: Seat, /) -> list[str]: ...


class ComputerEngine(EngineBase[G, S], Imagination[S], Foresight[S], Generic[G, S]):
    """A game computers can play, and in which turns can be put together in advance."""

    player: Player[S]
    worlds: Worlds[S]
    ahead: Ahead[S]

    def choose(self, state: S, seat: Seat, offer: Offer, rng: Rng) -> Picks | None:
        return self.player.picks(state, seat, offer, rng)

    def imagine(self, state: S, seats: Collection[Seat], rng: Rng) -> S:
        return self.worlds.imagine(self.load(self.dump(state)), seats, rng)

    def worth(self, state: S, seat: Seat) -> float:
        return self.worlds.worth(state, seat)

    def next_turn(self, state: S) -> Seat | None:
        return self.ahead.next_turn(state)

    def pieces(self, state: S, seat: Seat) -> dict[str, str]:
        return self.ahead.pieces(state, seat)

    def hand(self, state: S, seat: Seat) -> list[str]:
        return self.ahead.hand(state, seat)
