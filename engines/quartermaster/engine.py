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

from engines.contract import (
    Choice,
    Event,
    Key,
    Msg,
    Offer,
    Option,
    Options,
    Orders,
    Result,
    Seat,
    msg,
)
from engines.kit.engine import EngineBase
from engines.kit.graph import Mask
from engines.kit.rng import Rng, shuffle
from engines.kit.window import Window
from engines.quartermaster import (
    board,
    names,
    pieces,
    player,
    questions,
    reactions,
    scoring,
    sight,
    tallies,
)
from engines.quartermaster.box import (
    BIT,
    CAPITAL,
    COUNTRIES,
    DECK,
    MEMBERS,
    PLAYERS,
    TEAM,
    TEAMS,
    VARIANTS,
    CardId,
    named,
    other,
)
from engines.quartermaster.flow import FLOW
from engines.quartermaster.game import Game
from engines.quartermaster.orders import CountryOrders
from engines.quartermaster.orders.habits import HABITS
from engines.quartermaster.phases import DRAWN
from engines.quartermaster.state import CODEC, VERSION, Nation, Rules, Setup, State
from engines.quartermaster.view import SeatView, TableView

_OFF_ON = ("off", "on")
OPTIONS = (
    Option("players", tuple(PLAYERS)[::-1]),
    Option("custom_seats", _OFF_ON),
    *(Option(f"{team}_seats", ("one", "first", "second", "third", "all")) for team in TEAMS),
    Option("reallocation", _OFF_ON),
    Option("attackers_supplied", _OFF_ON),
    Option("loose_build_words", _OFF_ON),
    Option("build_next_to_supplied", _OFF_ON),
    Option("portless_fleet_links", _OFF_ON),
    Option("supply_grants_extend", _OFF_ON),
    Option("baltic_jutland", ("on", "off")),
    Option("swedish_iron_ore", ("separate", "navy_first")),
    Option("free_france_cost", ("hand", "deck")),
    Option("italian_event_builds", ("build", "recruit")),
    Option("enigma_blocking", _OFF_ON),
    Option("reveal_at_end", ("on", "off")),
)
"""Section 31. Deadlines, channels and languages are the table's, not the game's."""


class Quartermaster(EngineBase[Game, State]):
    name = "quartermaster"
    version = VERSION
    game = Game
    flow = FLOW
    codec = CODEC
    options = OPTIONS
    player = staticmethod(player.picks)
    figures = staticmethod(tallies.figures)
    counted = tallies.COUNTED
    count = staticmethod(tallies.count)
    habits = HABITS

    # ---- before the game

    def chairs(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """QM-1.3; with custom seats any split that does not mix the teams (QM-31.11)."""
        if options.get("custom_seats", "off") == "off":
            return PLAYERS[options.get("players", self.options[0].values[0])]
        found: list[tuple[Seat, ...]] = []
        for team in TEAMS:  # QM-1.4
            found += _split(MEMBERS[team], options.get(f"{team}_seats", "one"))
        return tuple(sorted(found, key=lambda chair: COUNTRIES.index(chair[0])))

    def check(self, seats: Sequence[Seat], options: Options) -> Msg | None:
        """All six countries take part in every game (QM-1.1)."""
        if sorted(seats) != sorted(COUNTRIES):
            every = tuple(names.country(country) for country in COUNTRIES)
            return msg("qm-check-seats", countries=every)
        for option in OPTIONS:
            chosen = options.get(option.name, option.values[0])
            if chosen not in option.values:
                return msg("qm-check-option", option=msg(f"qm-option-{option.name}"), value=chosen)
        return None

    def new(self, seats: Sequence[Seat], options: Options, rng: Rng) -> State:
        """Section 2: an Army in each capital, ten cards in each hand."""
        state = State(
            VERSION,
            _rules(options),
            dict(options),
            nations={},
            units={country: BIT[CAPITAL[country]] for country in COUNTRIES},
            vp=dict.fromkeys(TEAMS, 0),  # QM-2.2
        )
        for country in COUNTRIES:  # QM-2.3, 2.4, 1.5
            deck = list(DECK[country])
            shuffle(rng, deck)
            hand = [deck.pop() for _ in range(DRAWN)]
            state.nations[country] = Nation(deck, hand)
        state.flow.append(Setup(Window("setup", list(COUNTRIES))))
        return state

    def teams(self, seats: Sequence[Seat]) -> dict[str, tuple[Seat, ...]]:
        return {team: tuple(seat for seat in MEMBERS[team] if seat in seats) for team in TEAMS}

    # ---- the game

    def offers(self, state: State) -> dict[Seat, Offer]:
        asked = super().offers(state)
        if state.winner:
            return asked
        for country in COUNTRIES:
            units = board.removable(state, country)
            cards = reactions.any_moment(state, country)
            offer = asked.get(country)
            if not units and not cards:
                continue
            if offer is None and state.step != "setup":
                asked[country] = _idle(units, cards)
            elif offer and offer.most == 1:
                asked[country] = _with(offer, _besides(units, cards))
        return asked

    def resigned(self, state: State) -> list[Seat]:
        return state.conceded

    def apply(self, draft: State, seat: Seat, picks: tuple[Key, ...], rng: Rng) -> list[Event]:
        game = Game(draft, rng)
        verb, _, arg = picks[0].partition("/") if picks else ("", "", "")
        if verb == "remove":  # QM-4.8: no permission, no situation
            pieces.take_off(game, seat, arg, "voluntary")
        elif verb == "now":
            reactions.use_now(game, seat, arg)
        elif verb == "break":
            reactions.break_code(game, seat, arg)
        elif seat in FLOW.asked(draft):
            FLOW.take(game, seat, picks)
        return self.resume(game)

    def concede(self, draft: State, seat: Seat, rng: Rng) -> list[Event]:
        """The country plays on by silence; when a whole team has given up, the other wins."""
        game = Game(draft, rng)
        if seat not in draft.conceded:
            draft.conceded.append(seat)
            game.say("qm-conceded", country=names.country(seat))
        if all(country in draft.conceded for country in MEMBERS[TEAM[seat]]):
            scoring.finish(game, other(TEAM[seat]), "conceded")
        return self.resume(game)

    # ---- what is seen and kept

    def view(self, state: State, seat: Seat | None) -> TableView | SeatView:
        table = sight.table(state, FLOW.asked(state))
        return table if seat is None else sight.seat(state, table, seat)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    @property
    def orders(self) -> Orders[State] | None:
        return CountryOrders()


def _rules(options: Options) -> Rules:
    def on(name: str) -> bool:
        return options.get(name) == "on"

    chosen = [name for name in VARIANTS if options.get(name.partition(".")[0]) in name.split(".")]
    return Rules(
        reallocation=on("reallocation"),
        attackers_supplied=on("attackers_supplied"),
        loose_build_words=on("loose_build_words"),
        build_next_to_supplied=on("build_next_to_supplied"),
        portless_fleet_links=on("portless_fleet_links"),
        supply_grants_extend=on("supply_grants_extend"),
        jutland=options.get("baltic_jutland", "on") == "on",
        enigma_blocking=on("enigma_blocking"),
        reveal_at_end=options.get("reveal_at_end", "on") == "on",
        variants="+".join(chosen),
    )


def _split(team: Sequence[Seat], how: str) -> list[tuple[Seat, ...]]:
    """The five ways to seat three countries: each alone, one alone and two together, all."""
    if how == "one":
        return [(country,) for country in team]
    if how == "all":
        return [tuple(team)]
    alone = team[("first", "second", "third").index(how)]
    return [(alone,), tuple(country for country in team if country != alone)]


def _with(offer: Offer, more: tuple[Choice, ...]) -> Offer:
    """Written out, because it is done for every offer."""
    return Offer(
        offer.question, offer.choices + more, offer.default, offer.waiting, offer.clock,
        offer.rule, offer.least, offer.most, offer.waited, offer.sealed, offer.answered,
    )  # fmt: skip


@lru_cache(maxsize=8192)
def _besides(units: Mask, cards: tuple[tuple[str, CardId], ...]) -> tuple[Choice, ...]:
    removals = [questions.space_choice("remove", space) for space in named(units)]
    return (*removals, *(questions.card_choice(verb, card) for verb, card in cards))


@lru_cache(maxsize=8192)
def _idle(units: Mask, cards: tuple[tuple[str, CardId], ...]) -> Offer:
    """What a country may do that nobody waits for: QM-4.7."""
    return Offer(
        msg("qm-ask-besides"),
        _besides(units, cards),
        (),
        msg("qm-wait-besides"),
        "besides",
        "QM-4.7",
        least=0,
        waited=False,
    )


ENGINE = Quartermaster()
