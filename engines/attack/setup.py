"""AT-3. Set-up, and the options of a table (26)."""

from __future__ import annotations

from collections.abc import Sequence

from engines import contract
from engines.attack import cards, claims
from engines.attack.components import CARDS, NUMBERS, SEATS
from engines.attack.game import Game
from engines.attack.state import VERSION, Claims, Player, Rules, State
from engines.kit.options import chosen, first_wrong
from engines.kit.rng import Rng, shuffle
from engines.kit.window import Window

_OFF_ON = ("off", "on")
HOURS = ("2h", "4h", "8h", "12h", "24h", "48h", "72h", "168h", "336h", "720h")
MINUTES = ("10m", "30m", "60m", "120m", "360m", "1440m")
OPEN_ENDED = (*HOURS, "none")
RULEBOOK = {"rounds": 1, "clock": 30}
"""The last round, or the last 30 minutes (AT-19.9)."""
OPTIONS = (
    contract.Option("continents", ("on", "off")),
    contract.Option("setup_pace", ("sealed", "in_turn", "quick"), group="table"),
    contract.Option("claim_order", ("plain", "snake")),
    contract.Option("seat_order", ("join", "random", "random_after_claims"), group="table"),
    contract.Option("weak_hand_redraw", _OFF_ON),
    contract.Option("end", ("12", *(str(n) for n in range(1, 41) if n != 12), *HOURS, "none")),
    contract.Option("last_one_standing", _OFF_ON),
    contract.Option("trade_lock", ("rulebook", "0", "1", "2", "3", *MINUTES)),
    contract.Option("trade_neighbours", ("land", "land_and_sea"), group="ruling"),
    contract.Option("battles", ("doctrine", "live"), group="table"),
    contract.Option("naval", ("orders", "live"), group="table"),
    contract.Option("neutral_command", ("volunteers", "engine"), group="ruling"),
    contract.Option("sea_leave", ("policy", "ask"), group="table"),
    contract.Option("diplomacy_limit", ("none", "two"), group="ruling"),
    contract.Option("caretaker", ("pass", "build"), group="ruling"),
    contract.Option("open_hands", _OFF_ON),
    contract.Option("idle_end", ("5", "10", "20", "none"), group="table", only={"end": OPEN_ENDED}),
)
"""Section 26. Seats and clocks are the table's. `end`: a number of rounds, hours by the clock, or
by elimination only; `trade_lock`: rounds or minutes."""

STYLES = (
    contract.Style(
        "post",
        {
            "continents": "on",
            "setup_pace": "sealed",
            "end": "12",
            "idle_end": "5",
            "battles": "doctrine",
            "naval": "orders",
            "sea_leave": "policy",
        },
    ),
    contract.Style(
        "printed",
        {
            "continents": "off",
            "setup_pace": "in_turn",
            "end": "none",
            "idle_end": "none",
            "battles": "live",
            "naval": "live",
            "sea_leave": "ask",
        },
    ),
)
"""By post, which is the default, and the basic game of the rulebook (AT-26.20)."""

WEAK = 8
"""A starting hand worth less is dealt anew, AT-26.6."""


def check(seats: Sequence[contract.Seat], options: contract.Options) -> contract.Msg | None:
    """Why these seats and options make no game (AT-1.1, AT-28.59)."""
    known = all(seat in SEATS for seat in seats)
    if not known or len(set(seats)) != len(seats) or not 2 <= len(seats) <= len(SEATS):
        return contract.msg("at-check-seats", n=len(seats))
    said = chosen(OPTIONS, options)
    if wrong := first_wrong(OPTIONS, said):
        name = contract.msg(f"at-option-{wrong.name}")
        return contract.msg("at-check-option", option=name, value=said[wrong.name])
    if said.on("setup_pace", "quick") and said.on("continents", "off"):
        return contract.msg("at-check-quick")  # AT-26.3
    return _check_lock(said["end"], said["trade_lock"])


def _check_lock(end: str, lock: str) -> contract.Msg | None:
    """Rounds lock a game of rounds, minutes a game by the clock (AT-26.9)."""
    if lock in ("rulebook", "0"):
        return None
    by_clock = end in HOURS
    if end == "none" or by_clock != (lock in MINUTES):
        return contract.msg("at-check-lock")
    if by_clock and int(lock[:-1]) >= 60 * int(end[:-1]):
        return contract.msg("at-check-lock-long")
    return None


def rules(options: contract.Options) -> Rules:
    said = chosen(OPTIONS, options)
    end, lock = said["end"], said["trade_lock"]
    by_clock = end in HOURS
    usual = RULEBOOK["clock" if by_clock else "rounds"]
    return Rules(
        continents=said.on("continents"),  # AT-26.2
        pace=said["setup_pace"],
        snake=said.on("claim_order", "snake"),
        shuffle_late=said.on("seat_order", "random_after_claims"),
        redraw=said.on("weak_hand_redraw"),
        rounds=int(end) if end.isdecimal() else 0,  # AT-26.7
        hours=int(end[:-1]) if by_clock else 0,
        last_standing=said.on("last_one_standing"),  # AT-26.8
        trade_lock=usual if lock == "rulebook" else int(lock.rstrip("m")),
        # AT-26.10
        sea_neighbours=said.on("trade_neighbours", "land_and_sea"),
        live_battles=said.on("battles", "live"),  # AT-26.11
        live_naval=said.on("naval", "live"),  # AT-26.12
        engine_garrisons=said.on("neutral_command", "engine"),  # AT-26.13
        ask_leave=said.on("sea_leave", "ask"),
        two_diplomacies=said.on("diplomacy_limit", "two"),
        caretaker=said.on("caretaker", "build"),  # AT-26.17
        open_hands=said.on("open_hands"),
        idle_end=int(said["idle_end"].replace("none", "0")),  # AT-26.19
    )


def new(seats: Sequence[contract.Seat], options: contract.Options, rng: Rng) -> State:
    order = list(seats)
    if options.get("seat_order") == "random":
        shuffle(rng, order)
    fleet = NUMBERS.start_fleet.fleet  # AT-3.4
    players = {seat: Player(fleet=list(fleet)) for seat in order}
    state = State(VERSION, rules(options), dict(chosen(OPTIONS, options)), order, players)
    state.deck = list(CARDS)
    shuffle(rng, state.deck)  # AT-3.5
    for player in players.values():
        player.hand = [state.deck.pop() for _ in range(NUMBERS.start_hand)]
    if state.rules.redraw:
        _redraw(state, rng)
    game = Game(state, rng)
    first, state.first_rolls = game.highest(order)  # AT-3.6
    at = order.index(first)
    state.order = order[at:] + order[:at]  # AT-3.2
    if state.rules.pace == "quick":
        claims.deal_regions(game)
        claims.end_claims(game)
    elif state.rules.pace == "sealed":
        state.flow = [Claims(Window("claims", list(state.order)))]
    else:
        state.flow = [Claims(Window("claims", []))]  # AT-3.10
    return state


def _redraw(state: State, rng: Rng) -> None:
    """AT-26.6: once, in seat order."""
    for player in state.players.values():
        if cards.value(tuple(player.hand)) < WEAK:
            state.deck += player.hand
            shuffle(rng, state.deck)
            player.hand = [state.deck.pop() for _ in range(NUMBERS.start_hand)]
