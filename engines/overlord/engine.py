"""Memoir '44 Overlord: how the chapters are wired together.

A seat is a role of a side, `axis_chief`, `allies_left`; who holds which is the table's affair
(`chairs`). On the standard board each side has its commander only. Keys of choices are `verb/arg`,
hexes in small letters; `Choice.place` is the hex as on the board.

    before the game  yes  no (air)     under/CARD (commissar)
    SELECT           give/CARD.ROLE  self/CARD  shell/RECON (as Barrage)  raid/RECON (as Air Power)
                     target/HEX  gung/CARD.ROLE  name/HEX  under/CARD  visit/ROLE  send
                     discard/CARD (nothing can be chosen)
    ORDERS           roll  no (the initiative die)
                     lay/CARD.SECTION  counter/CARD  order/HEX (several)  heal/HEX  plane/HEX
                     move/HEX, then  over/HEX (the way, hex by hex)  to/HEX  exit/HEX  cave/HEX
                     stay;  done  leave (the visit)
                     enter/HEX  fly/HEX  land  ground-plane/HEX
    BATTLE           attack/HEX.HEX  wire/HEX  mine/HEX  seal/HEX  rest/HEX  again/HEX  done
                     shoot/HEX.HEX  strafe/HEX  at/HEX  support/HEX  scout/HEX
    after an attack  ground/yes  ground/no  on/HEX (desert)  attack/HEX.HEX  halt
    the defender     no  sheet/others.ANSWER  sheet/HEX.ANSWER (yes armor infantry ask)
                     use  pass (Ambush)  ignore/N  retreat/HEX  halt  back/yes  back/no
    standard game    keep/CARD (Recon)

A visit is public: `TableView.visit` names the general the commander talks to, `visit_open` says
whether the talk goes on; the log says `ov-visit` and `ov-visit-over`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract import Event, Msg, Offer, Offers, Options, Orders, Seat
from engines.extras import (
    CardCatalogue,
    Idle,
    Odds,
    Preview,
    PrivateTalks,
    Retrospect,
    SharedSeats,
    Statistics,
    Succession,
)
from engines.kit import data
from engines.kit.engine import ComputerEngine
from engines.kit.rng import Rng, SeededRng
from engines.overlord import (
    ambush,
    build_view,
    extras,
    library,
    medals,
    names,
    odds,
    opening,
    player,
    rivals,
    roles,
    setup,
    worlds,
)
from engines.overlord.components import GAME, GENERALS, ROLES, SIDES, foe
from engines.overlord.flow import FLOW
from engines.overlord.game import Game, Over
from engines.overlord.orders import GeneralOrders
from engines.overlord.orders.standing import PROFILES
from engines.overlord.state import CODEC, VERSION, Rules, State
from engines.overlord.view import SeatView, TableView


class Overlord(
    ComputerEngine[Game, State],
    PrivateTalks[State],
    SharedSeats,
    Succession,
    Preview,
    CardCatalogue[State],
    Statistics[State],
    Idle[State],
    Odds[State],
    Retrospect,
):
    name = GAME
    version = VERSION
    game = Game
    flow = FLOW
    codec = CODEC
    check = staticmethod(setup.check)
    result = staticmethod(medals.result)
    cards = staticmethod(extras.cards)
    idle = staticmethod(ambush.idle)
    odds = staticmethod(odds.told)
    choose = staticmethod(player.picks)
    turns, major, minor = data.events(GAME)
    held = staticmethod(extras.held)
    place = staticmethod(extras.place)
    rolled = staticmethod(extras.rolled)
    imagined = staticmethod(worlds.imagine)
    worth = staticmethod(worlds.worth)
    next_turn = staticmethod(extras.next_turn)
    pieces = staticmethod(extras.pieces)
    hand = staticmethod(extras.hand)
    rivals = staticmethod(rivals.rivals)
    options = setup.OPTIONS
    order_profiles = PROFILES
    previewed_option = "scenario"
    horizon = 100
    guesses = False  # random changes are blunders as a rule
    compared_option = "scenario"
    """`adjutant simulate` plays every battle, unless one is named."""

    # ---- before the game

    def chairs(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        return roles.chairs(setup.field(options), setup.rules(options))

    def shared_seats(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """OV-16.4."""
        return roles.joint(setup.field(options), setup.rules(options))

    def distinct_hands(self, options: Options, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        return roles.hands(setup.field(options), setup.rules(options), seats)

    def warnings(self, options: Options) -> tuple[Msg, ...]:
        """What the scenario asks for and nothing carries out (OV-34.8, 34.25 to 34.27)."""
        scenario = setup.field(options).scenario
        return tuple(names.warning(scenario, fault) for fault in library.warnings(scenario.id))

    def preview(self, value: str) -> TableView:
        """A scenario before the cards are dealt (OV-33.1)."""
        return build_view.table(opening.set_up(value, Rules(), {}, SeededRng(b"preview")), {})

    def new(self, seats: Sequence[Seat], options: Options, rng: Rng) -> State:
        state = opening.set_up(
            setup.field(options).scenario.id, setup.rules(options), dict(options), rng
        )
        if not state.flow:
            self.resume(Game(state, rng))
        return state

    # ---- the game

    def resigned(self, state: State) -> list[Seat]:
        return state.conceded

    def concede(self, draft: State, seat: Seat, rng: Rng) -> list[Event]:
        """The role goes on by silence; when a whole side has given up, the other wins (OV-26.7)."""
        game = Game(draft, rng)
        if draft.winner:
            return []
        side, _ = roles.who(seat)
        if seat not in draft.conceded:
            draft.conceded.append(seat)
            game.say("ov-conceded", seat=names.seat(seat))
        own = [name for name in roles.seats(game.field) if roles.who(name)[0] == side]
        if all(name in draft.conceded for name in own):
            try:
                medals.finish(game, foe(side), "conceded")
            except Over:
                draft.flow.clear()
        return self.resume(game)

    # ---- who belongs together

    def teams(self, seats: Sequence[Seat]) -> dict[str, tuple[Seat, ...]]:
        """Who wins and loses together."""
        return {
            side.lower(): tuple(name for name in seats if roles.who(name)[0] == side)
            for side in SIDES
        }

    def councils(self, state: State) -> dict[str, tuple[Seat, ...]]:
        """The generals of a side talk with each other at any time; the commander only before the
        first turn, and always where a side has one or two players (OV-21.1, 21.9, 21.10)."""
        if state.rules.talk == "none" or state.winner:
            return {}
        return {
            side.lower(): tuple(roles.seat(side, role) for role in roles.council(state, side))
            for side in SIDES
        }

    def successors(self, seat: Seat) -> tuple[Seat, ...]:
        """Who takes over from somebody who resigns: the generals from the left, at last the
        commander (OV-26.7)."""
        side, _ = roles.who(seat)
        return tuple(roles.seat(side, role) for role in (*GENERALS, ROLES[0]))

    def short_names(self, seat: Seat) -> dict[str, Seat]:
        """A role by its name or by its letter (OV-31.20)."""
        side, _ = roles.who(seat)
        letters = {"l": "left", "c": "center", "r": "right", "k": "chief"}
        known = {letter: roles.seat(side, role) for letter, role in letters.items()}
        return known | {role: roles.seat(side, role) for role in letters.values()}

    def conference(self, state: State) -> tuple[Seat, ...]:
        """The commander and the one general he visits this turn (OV-21.2, 21.11)."""
        if not state.talking or not state.visit or state.winner:
            return ()
        return (roles.seat(state.side, "chief"), roles.seat(state.side, state.visit))

    # ---- what is seen and kept

    def view(
        self, state: State, seat: Seat | None, offers: Offers | None = None
    ) -> TableView | SeatView:
        table = build_view.table(state, self.offers(state) if offers is None else offers)
        return table if seat is None else build_view.seat(state, table, seat)

    def begins(self, state: State, seat: Seat, offer: Offer) -> bool:
        return extras.begins(offer)

    def turn(self, state: State) -> int:
        return state.turn

    def turns_ahead(self, state: State) -> int:
        """The rest of a turn and the answer to it; on the small board also the next turn."""
        return 2 if state.field.overlord else 3

    def patience(self, state: State) -> int:
        return 2 if state.field.overlord else 4

    @property
    def orders(self) -> Orders[State] | None:
        return GeneralOrders(self)


ENGINE = Overlord()
