"""Quartermaster General WW2: how the chapters are wired together.

A seat is a country; who holds which is the table's affair (`chairs`). Keys of choices are
`verb/arg`. Cards are named `country.entry`, a second copy in a list of cards `...+2`.

    main choice      play/CARD  drop/CARD  instead/STATUS  reallocate  mill (no hand left)
    hand cards       discard/CARD (set-up, costs, discard phase)  tuck/CARD  top/CARD  keep
    deck             take/CARD (reallocation)
    places           build/SPACE  recruit/SPACE[.COUNTRY]  redeclare/SPACE  swap/STATUS
                     battle/SPACE[.VICTIM]  eliminate/SPACE.COUNTRY  lift/SPACE  forgo  stop
                     free/SPACE  none  first/SPACE (supply)
    texts            name/COUNTRY  part/BLOCK  skip
    reactions        pass  use/CARD  spare/CARD (only if still needed)
    victory          all  use/STATUS  done
    at any moment    remove/SPACE  now/CARD (Truk)  break/STATUS (Enigma)

What may be done at any moment stands in every offer with a single pick, and in an offer nobody
waits for where a country is asked nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines import contract
from engines.extras import CardCatalogue, Retrospect, Statistics, Teams
from engines.kit import data
from engines.kit.engine import ComputerEngine
from engines.kit.graph import Mask
from engines.kit.rng import Rng
from engines.quartermaster import (
    board,
    build_view,
    extras,
    names,
    pieces,
    player,
    questions,
    reactions,
    scoring,
    setup,
    worlds,
)
from engines.quartermaster.components import (
    COUNTRIES,
    GAME,
    MEMBERS,
    TEAM,
    TEAMS,
    CardId,
    named,
    other,
)
from engines.quartermaster.flow import FLOW
from engines.quartermaster.game import Game
from engines.quartermaster.orders import CountryOrders
from engines.quartermaster.orders.standing import PROFILES
from engines.quartermaster.state import CODEC, VERSION, Context, State
from engines.quartermaster.view import SeatView, TableView


class Quartermaster(
    ComputerEngine[Game, State], Teams, CardCatalogue[State], Statistics[State], Retrospect
):
    name = GAME
    version = VERSION
    game = Game
    flow = FLOW
    codec = CODEC
    chairs = staticmethod(setup.chairs)
    check = staticmethod(setup.check)
    new = staticmethod(setup.new)
    result = staticmethod(scoring.result)
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
    figures = staticmethod(extras.figures)
    count = staticmethod(extras.count)
    options = setup.OPTIONS
    counted = extras.COUNTED
    order_profiles = PROFILES

    # ---- before the game

    def teams(self, seats: Sequence[contract.Seat]) -> dict[str, tuple[contract.Seat, ...]]:
        return {team: tuple(seat for seat in MEMBERS[team] if seat in seats) for team in TEAMS}

    # ---- the game

    def offers(self, state: State) -> dict[contract.Seat, contract.Offer]:
        asked = super().offers(state)
        if state.winner:
            return asked
        variants = state.rules.variants
        for country in COUNTRIES:
            units = board.removable(state, country) if state.protected else state.units[country]
            laid = state.nations[country].responses
            cards = reactions.any_moment(state, country) if laid else ()
            if not units and not cards:
                continue
            offer = asked.get(country)
            if offer is None and state.step != "setup":
                asked[country] = _idle(units, cards, variants)
            elif offer and offer.most == 1:
                more = _besides(units, cards, variants)
                asked[country] = offer._replace(choices=offer.choices + more)
        return asked

    def resigned(self, state: State) -> list[contract.Seat]:
        return state.conceded

    def apply(
        self, draft: State, seat: contract.Seat, picks: tuple[contract.Key, ...], rng: Rng
    ) -> list[contract.Event]:
        game = Game(draft, rng)
        draft.made.pop(seat, None)
        verb, _, arg = picks[0].partition("/") if picks else ("", "", "")
        if verb == "remove":  # QM-4.8: no permission, no situation
            pieces.take_off(game, seat, arg, "voluntary")
        elif verb == "now":
            reactions.use(game, arg, "my_turn", Context(by=seat))
        elif verb == "break":
            reactions.break_code(game, seat, arg)
        elif picks or seat in FLOW.asked(draft):  # else it was asked nothing, and did nothing
            FLOW.take(game, seat, picks)
        return self.resume(game)

    def concede(self, draft: State, seat: contract.Seat, rng: Rng) -> list[contract.Event]:
        """The country plays on by silence; when a whole team has given up, the other wins."""
        game = Game(draft, rng)
        if seat not in draft.conceded:
            draft.conceded.append(seat)
            game.say("qm-conceded", country=names.country(seat))
        if all(country in draft.conceded for country in MEMBERS[TEAM[seat]]):
            scoring.finish(game, other(TEAM[seat]), "conceded")
        return self.resume(game)

    # ---- what is seen and kept

    def view(
        self, state: State, seat: contract.Seat | None, offers: contract.Offers | None = None
    ) -> TableView | SeatView:
        table = build_view.table(state, FLOW.asked(state) if offers is None else offers)
        return table if seat is None else build_view.seat(state, table, seat)

    @property
    def orders(self) -> contract.Orders[State] | None:
        return CountryOrders(self)


@lru_cache(maxsize=8192)
def _besides(
    units: Mask, cards: tuple[tuple[str, CardId], ...], variants: str
) -> tuple[contract.Choice, ...]:
    removals = [
        questions.space_choice("remove", space)._replace(aside=True) for space in named(units)
    ]
    return (*removals, *(questions.card_choice(verb, card, variants) for verb, card in cards))


@lru_cache(maxsize=8192)
def _idle(units: Mask, cards: tuple[tuple[str, CardId], ...], variants: str) -> contract.Offer:
    """What a country may do that nobody waits for: QM-4.7."""
    return contract.Offer(
        contract.msg("qm-ask-besides"),
        _besides(units, cards, variants),
        (),
        contract.msg("qm-wait-besides"),
        "besides",
        "QM-4.7",
        least=0,
        required=False,
    )


ENGINE = Quartermaster()
