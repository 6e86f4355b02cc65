"""1944: Race to the Rhine as an engine.

Keys of choices. `<space>`, `<corps>`, `<card>` are ids of the data; `<tokens>` is a load such as
`2f1a1r` (kinds in this order, those with 0 left out); decks are `own` and `res`.

Idle, inside a turn: one offer holds everything (RR-19.2). A verb without prefix is a regular
action, `card-` pays with a Resistance card (one lying ready before a kept one), `cmd-` with the
commander (white: air, blue: move).
    supply/<space>.<set>        set: mix, 3f, 3a, 3r                     (also card-supply)
    supply-plus/<space>.<set>   red, with his commander's bonus          (also card-supply-plus)
                                -> bonus/<tokens>, back
    trucks/<n>                  0 only by RR-7.6                         (also card-trucks)
    haul/<from>.<to>            first leg                                (also card-haul)
                                -> cargo/<f|a|r><i>, several at once (f1, f2, ... are the tokens
                                   lying there, equal ones are worth the same); back
                                -> leg/<from>.<to>, load, leave, done    after each leg
    move/<corps>                -> step/<space>, back                    (also card-move, cmd-move)
                                -> step/<space>, load, leave, stop       after each step
                                -> give, decline                         Starving civilians
                                -> swap/<f|a|r>.<f|a|r>, decline         Black market: given, got
    air/<deck>                                                           (also card-air, cmd-air)
    recon/<deck>                with a Recon card
    drop/<n>                    -> land/<space>, n times; back           (also card-drop)
                                -> pay/usual, pay/medal, pay/<card>      until all is paid; back
    load/<corps>.<tokens>       one kind at a time, or `all`: free, not an action (RR-8.10)
    leave/<corps>.<tokens>
    end                         no more actions: on to the reaction
Whenever too much lies on a space of the active player:
    shed/<f|a|r><i>             several at once, exactly the surplus     (RR-6.8)
German reaction:
    mark/<space>, counter/<space>, box, pass

`back` takes back an order that has cost nothing yet. In `cargo` it must stand alone to be meant;
picked together with tokens it wins. A cargo with only one possible answer, and every other
question with a single answer, is not asked (RR-19.18).

Words. Names: `rr-space-<id>`, `rr-corps-<id>`, `rr-seat-<army>`, `rr-deck-<name>` (red, white,
blue, common, resistance), `rr-card-<word>`, where the word is the id for enemies and events and
otherwise the type (`rr-card-les_boches`), with `resistance_now` for the card without the hand.
Loads stand in messages as text (`2F1A`). Menus: `rr-verb-<verb>`.
"""

from __future__ import annotations

from engines import contract
from engines.extras import CardCatalogue, DealtChairs, Retrospect
from engines.kit import data
from engines.kit.engine import ComputerEngine
from engines.kit.rng import Rng
from engines.race_to_the_rhine import (
    build_view,
    ending,
    extras,
    names,
    player,
    position,
    setup,
    worlds,
)
from engines.race_to_the_rhine.components import ARMIES, GAME, Army
from engines.race_to_the_rhine.flow import FLOW
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.orders import TypedOrders
from engines.race_to_the_rhine.state import CODEC, VERSION, State
from engines.race_to_the_rhine.view import SeatView, TableView


class RaceToTheRhine(ComputerEngine[Game, State], DealtChairs, CardCatalogue[State], Retrospect):
    name = GAME
    version = VERSION
    game = Game
    flow = FLOW
    codec = CODEC
    check = staticmethod(setup.check)
    new = staticmethod(setup.new)
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
    rivals = staticmethod(player.rivals)
    options: tuple[contract.Option, ...] = setup.OPTIONS
    horizon = 100

    def chairs(self, options: contract.Options) -> tuple[tuple[contract.Seat, ...], ...]:
        return tuple((army,) for army in ARMIES)

    def deals_chairs(self, options: contract.Options) -> bool:
        return options.get("armies") == "random"  # RR-25.2

    def turn(self, state: State) -> int:
        return state.turn

    def turns_ahead(self, state: State) -> int:
        """The rest of a turn, the answer of two rivals, and one more of its own; alone two."""
        return 2 if position.solo(state) else 4

    def resigned(self, state: State) -> list[Army]:
        """Their turns pass (RR-18.7)."""
        return [army for army, player in state.players.items() if player.resigned]

    def apply(
        self, draft: State, seat: contract.Seat, picks: tuple[contract.Key, ...], rng: Rng
    ) -> list[contract.Event]:
        game = setup.begin(draft, rng)
        FLOW.take(game, seat, picks)
        return self.resume(game)

    def concede(self, draft: State, seat: contract.Seat, rng: Rng) -> list[contract.Event]:
        game = setup.begin(draft, rng)
        ending.resign(game, seat)
        return self.resume(game)

    def view(
        self, state: State, seat: contract.Seat | None, offers: contract.Offers | None = None
    ) -> TableView | SeatView:
        return build_view.table(state) if seat is None else build_view.seat(state, seat)

    @property
    def orders(self) -> contract.Orders[State] | None:
        return TypedOrders(self)


ENGINE = RaceToTheRhine()
