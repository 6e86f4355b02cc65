"""Attack!: how the chapters are wired together.

A seat is a colour. Keys of choices are `verb/arg`; `<region>` is an id of the map.

    claims     claim/<region>                          in turn
               any, africa/<region> ...               sealed: a ranking, in the order picked
    placing    infantry/<region> tank/... artillery/... plane/..., five times; capital/<region>;
               under seal also again (start over) and done
    turn       move, blitz, strategic, naval, diplomacy, build, end, caretaker (the staff builds)
    diplomacy  near/<region> (8 needed), far/<region> (9), back
    order      from/<region> -> to/<region> -> infantry/<n> tank/<n> artillery/<n> plane/<n>
               (one number for each kind; of two numbers of a kind the larger counts)
               planes-on, planes-back, planes-ask      for the last line, if it may be blocked
               undo (the last line), send, back
    leave      allow-all, block/<origin>.<target>, hold/<origin>.<target> (asked once more); what is
               not named may cross
    planes     turn-back, on/<origin>.<target>; what is not named turns back
    battle     doctrine/balanced|shield|all_in|steer, order/<ptia>, want/<itap>, cap/<n>,
               script/<packet>.<place><kind>, script/<packet>.none
               (a doctrine, or an order of kinds with what is wanted first and a cap)
               rivals at a neutral: no, or a doctrine to command the garrison
               steering: bring/<2i1t>, bring/none
    naval      ship/<b1> in the order of the line, auto; rule/below.50, rule/after.2,
               rule/left.1, rule/stay; fight, withdraw; live rounds: stay, retreat
    build      into/<region> -> infantry/<n> ...; battleship/<n> destroyer/<n> submarine/<n>
               carrier/<n>; undo, done, back
    trade      offer; then propose/<seat>, propose-all, announce (publicly), back; then
               give/<card>, want-card/<oil.3>, more/<oil.3> (a second one), promise/<peace.2>,
               ask-promise/<peace.2>, also/<seat> (one more partner), back
               accept/<deal> or accept/<deal>.<card>+<card>, decline/<deal>, counter/<deal>,
               recall/<deal>; the sea controller: allow, forbid

`back` takes back an order that has cost nothing yet; picked with others it wins.
Trading stands in an offer nobody waits for where a seat is asked nothing else.
"""

from __future__ import annotations

from engines import contract
from engines.attack import (
    build_view,
    ending,
    extras,
    names,
    odds,
    player,
    setup,
    timed_events,
    worlds,
)
from engines.attack.components import GAME, SEATS
from engines.attack.flow import FLOW
from engines.attack.game import Game
from engines.attack.orders import PlayerOrders
from engines.attack.orders.standing import PROFILES
from engines.attack.state import CODEC, VERSION, Marshal, State
from engines.attack.view import SeatView, TableView
from engines.extras import Odds, Retrospect, Statistics, TimedEvents
from engines.kit import data
from engines.kit.engine import ComputerEngine
from engines.kit.rng import Rng


class Attack(
    ComputerEngine[Game, State], TimedEvents[State], Statistics[State], Odds[State], Retrospect
):
    name = GAME
    version = VERSION
    game = Game
    flow = FLOW
    codec = CODEC
    check = staticmethod(setup.check)
    new = staticmethod(setup.new)
    result = staticmethod(ending.result)
    odds = staticmethod(odds.told)
    choose = staticmethod(player.picks)
    turns, major, minor = data.events(GAME)
    held = staticmethod(extras.held)
    place = staticmethod(names.region)
    rolled = staticmethod(extras.rolled)
    imagined = staticmethod(worlds.imagine)
    worth = staticmethod(worlds.worth)
    next_turn = staticmethod(extras.next_turn)
    pieces = staticmethod(extras.pieces)
    hand = staticmethod(extras.hand)
    rivals = staticmethod(player.rivals)
    options: tuple[contract.Option, ...] = setup.OPTIONS
    styles = setup.STYLES
    order_profiles = PROFILES

    def chairs(self, options: contract.Options) -> tuple[tuple[contract.Seat, ...], ...]:
        return tuple((seat,) for seat in SEATS)

    def concede(self, draft: State, seat: contract.Seat, rng: Rng) -> list[contract.Event]:
        game = Game(draft, rng)
        ending.resign(game, seat)
        return self.resume(game)

    def schedule(self, options: contract.Options) -> dict[str, float]:
        return timed_events.hours(setup.rules(options))

    def on_timer(self, draft: State, name: str, rng: Rng) -> list[contract.Event]:
        game = Game(draft, rng)
        timed_events.fire(game, name)
        return self.resume(game)

    def view(
        self, state: State, seat: contract.Seat | None, offers: contract.Offers | None = None
    ) -> TableView | SeatView:
        table = build_view.table(state, self.offers(state) if offers is None else offers)
        return table if seat is None else build_view.seat(state, table, seat)

    def figures(self, state: State) -> dict[str, float]:
        """Numbers of a finished game, for `adjutant simulate`."""
        tally = state.tally
        return {
            "rounds": state.round,
            "land_battles": tally.land_battles,
            "battle_rounds": tally.rounds,
            "naval_battles": tally.naval_battles,
            "diplomatic_attacks": tally.diplomacies,
            "exchanges": tally.exchanges,
            "conquests": tally.conquests,
        }

    horizon = 60
    guesses = False

    def turn(self, state: State) -> int | None:
        return state.turn if state.phase == "play" else None

    def turns_ahead(self, state: State) -> int:
        """The present turn and the next player's."""
        return 2

    def planned(self, state: State) -> bool:
        """Marches and offers are thought out as a whole."""
        marching = bool(state.flow) and isinstance(state.flow[-1], Marshal)
        return marching or state.active in state.drafts

    @property
    def orders(self) -> contract.Orders[State] | None:
        return PlayerOrders(self)


ENGINE = Attack()
