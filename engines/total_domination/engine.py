"""Total Domination: how the chapters are wired together.

A seat is a hand of cards with what belongs to it: a power (`germany`, `uk`, `japan`, `ussr`), or a
side (`axis`, `allies`) where both its powers share one hand (TD-10.1, TD-13). Keys of choices are
`verb/arg`; `<card>`, `<space>`, `<tech>` are ids of the data, `<unit>` is `nation.kind`
(`italy.army`, `uk.bomber`), kinds are army, fleet, bomber.

    alternative set-up   deploy/<unit>.<space>
    draft                keep/<card>, as many as asked             (sealed)
    solo draft           drop/<card>, two of them
    Arctic swap          give/<card>  pass                         (sealed)
    exchange             swap/<card>  pass; with Espionage also
                         spy/<power or side>.<ask|best|look>       (sealed, one of each kind)
    Enigma               keep/<card>                               (sealed)
    Espionage            burn/<card>  pass
    turn                 operate/<card>                     as an operation -> steps
                         event/<card>                       -> steps (5/6/7, Peace, Logistics),
                                                            -> research/<card>, back
                         event/<card>.<power>               +1 or -1 in front of a power
                         technology/<card>  lend/<card>
                         rocket/<card>.<tech>.<power or side>
                         strike/<card>                      -> aim/<space>.<space> (bomber, target),
                                                            back; then hit/<unit>, done
                         pass                               -> reserve/<card>, discard/<card>, none
    steps                form/<kind>.<space>  uboat/<space> (form)  recall/<unit>.<space>
                         move/<unit>.<space>                -> to/<space>, back
                         sail/<space>.<space>               a U-boat
                         attack/<unit>.<space>  sink/<space> (U-boat)  quell/<space> (resistance)
                         satellite/<space>  resistance/<space>
                         done
    withdrawal           withdraw/<unit>.<space>; to the pool if there is no such space
    bombing              bomb/<space>.<space> (bomber, target), best first; pass     (sealed)

A second card of one id never exists. Names: `td-space-<id>`, `td-seat-<power or side>`,
`td-nation-<id>`, `td-tech-<id>`, `td-group-<id>`, `td-kind-<kind>`, `td-phase-<phase>`,
`td-flag-<flag>`; a card is `td-card` with its country, number and event. Menus: `td-verb-<verb>`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines import contract
from engines.extras import CardCatalogue, Retrospect, Statistics
from engines.kit import data
from engines.kit.engine import ComputerEngine
from engines.kit.rng import Rng
from engines.total_domination import (
    build_view,
    ending,
    extras,
    names,
    player,
    position,
    setup,
    worlds,
)
from engines.total_domination.components import ALLIES, AXIS, FOE, GAME, UNINVOLVED
from engines.total_domination.flow import FLOW
from engines.total_domination.game import Game
from engines.total_domination.orders import PowerOrders
from engines.total_domination.orders.standing import PROFILES
from engines.total_domination.state import CODEC, VERSION, State
from engines.total_domination.view import SeatView, TableView


class TotalDomination(
    ComputerEngine[Game, State], CardCatalogue[State], Statistics[State], Retrospect
):
    name = GAME
    version = VERSION
    game = Game
    flow = FLOW
    codec = CODEC
    chairs = staticmethod(setup.chairs)
    check = staticmethod(setup.check)
    result = staticmethod(ending.result)
    cards = staticmethod(extras.cards)
    choose = staticmethod(player.picks)
    turns, major, minor = data.events(GAME)
    held = staticmethod(extras.held)
    place = staticmethod(names.space)
    imagined = staticmethod(worlds.imagine)
    worth = staticmethod(worlds.worth)
    next_turn = staticmethod(extras.next_turn)
    pieces = staticmethod(extras.pieces)
    hand = staticmethod(extras.hand)
    rivals = staticmethod(player.next_best)
    options: tuple[contract.Option, ...] = setup.OPTIONS
    horizon = 80  # or to the end of the year: victory is checked there and nowhere else (TD-4.3.4)
    order_profiles = PROFILES

    # ---- before the game

    def new(self, seats: Sequence[contract.Seat], options: contract.Options, rng: Rng) -> State:
        state = setup.new(options, rng)
        self.resume(Game(state, rng))
        return state

    # ---- the game

    def resigned(self, state: State) -> list[contract.Seat]:
        return state.conceded

    def concede(self, draft: State, seat: contract.Seat, rng: Rng) -> list[contract.Event]:
        """The seat plays on by silence; when a whole side has given up, the other wins."""
        game = Game(draft, rng)
        if seat not in draft.conceded:
            draft.conceded.append(seat)
            game.say("td-log-concedes", seat=names.seat(seat))
        side = ending.side_of(seat)
        if all(s in draft.conceded for s in draft.hands if ending.side_of(s) == side):
            ending.finish(game, FOE[side], "conceded", "TD-O.11")
        return self.resume(game)

    def turn(self, state: State) -> int:
        return state.year

    def figures(self, state: State) -> dict[str, float]:
        """Numbers of a finished game, for `adjutant simulate`."""
        return {
            "year": state.year,
            "axis": position.total(state, AXIS),
            "allies": position.total(state, ALLIES),
            "joined": sum(bool(state.owners[nation]) for nation in UNINVOLVED),
            "technologies": sum(len(own.techs) for own in state.powers.values()),
        }

    # ---- what is seen and kept

    def view(
        self, state: State, seat: contract.Seat | None, offers: contract.Offers | None = None
    ) -> TableView | SeatView:
        table = build_view.table(state, self.offers(state) if offers is None else offers)
        return table if seat is None else build_view.seat(state, table, seat)

    @property
    def orders(self) -> contract.Orders[State] | None:
        return PowerOrders(self)


ENGINE = TotalDomination()
