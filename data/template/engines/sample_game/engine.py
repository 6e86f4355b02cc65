"""Sample Game: how the chapters are wired together.

Keys of choices:

    a turn   settle/POST  raid/POST  rest
    a raid   guard/VALUE  pass
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engines.sample_game import build_view, ending, setup, turn, worlds
from engines.sample_game.components import SEATS
from engines.sample_game.flow import FLOW
from engines.sample_game.game import Game
from engines.sample_game.state import CODEC, VERSION, State
from engines.sample_game.view import SeatView, TableView

from engines.contract import Event, Key, Msg, Offer, Offers, Options, Result, Seat
from engines.extras import Imagination
from engines.kit.engine import EngineBase
from engines.kit.rng import Rng


class SampleGame(EngineBase[Game, State], Imagination[State]):
    name = "sample_game"
    version = VERSION
    game = Game
    flow = FLOW
    codec = CODEC
    options = setup.OPTIONS

    def chairs(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in SEATS)

    def check(self, seats: Sequence[Seat], options: Options) -> Msg | None:
        return setup.check(seats, options)

    def new(self, seats: Sequence[Seat], options: Options, rng: Rng) -> State:
        state = setup.new(seats, options, rng)
        turn.next_turn(Game(state, rng))
        return state

    def concede(self, draft: State, seat: Seat, rng: Rng) -> list[Event]:
        game = Game(draft, rng)
        ending.concede(game, seat)
        return self.resume(game)

    def view(
        self, state: State, seat: Seat | None, offers: Offers | None = None
    ) -> TableView | SeatView:
        table = build_view.table(state, self.offers(state) if offers is None else offers)
        return table if seat is None else build_view.seat(state, table, seat)

    def result(self, state: State) -> Result | None:
        return ending.result(state)

    def choose(self, state: State, seat: Seat, offer: Offer, rng: Rng) -> tuple[Key, ...]:
        return worlds.picks(offer, rng)

    def imagine(self, state: State, seats: Collection[Seat], rng: Rng) -> State:
        return worlds.imagine(self.load(self.dump(state)), seats, rng)

    def worth(self, state: State, seat: Seat) -> float:
        return worlds.worth(state, seat)


ENGINE = SampleGame()
