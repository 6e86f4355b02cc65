"""AT-3. Set-up, and the options of a table (26)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.attack import board, cards, names
from engines.attack.components import (
    ADJACENT,
    CARDS,
    CONTINENTS,
    NUMBERS,
    REGIONS,
    SEATS,
    UNITS,
    Region,
)
from engines.attack.game import Game
from engines.attack.state import VERSION, Claims, Placing, Player, Rules, State, Turn
from engines.contract import (
    Choice,
    Key,
    Msg,
    Offer,
    Option,
    Options,
    Seat,
    Style,
    msg,
)
from engines.kit import window
from engines.kit.options import chosen, first_wrong
from engines.kit.rng import Rng, pick, shuffle
from engines.kit.window import Window

_OFF_ON = ("off", "on")
HOURS = ("2h", "4h", "8h", "12h", "24h", "48h", "72h", "168h", "336h", "720h")
MINUTES = ("10m", "30m", "60m", "120m", "360m", "1440m")
OPEN_ENDED = (*HOURS, "none")
RULEBOOK = {"rounds": 1, "clock": 30}
"""The last round, or the last 30 minutes (AT-19.9)."""
OPTIONS = (
    Option("continents", ("on", "off")),
    Option("setup_pace", ("sealed", "in_turn", "quick"), group="table"),
    Option("claim_order", ("plain", "snake")),
    Option("seat_order", ("join", "random", "random_after_claims"), group="table"),
    Option("weak_hand_redraw", _OFF_ON),
    Option("end", ("12", *(str(n) for n in range(1, 41) if n != 12), *HOURS, "none")),
    Option("last_one_standing", _OFF_ON),
    Option("trade_lock", ("rulebook", "0", "1", "2", "3", *MINUTES)),
    Option("trade_neighbours", ("land", "land_and_sea"), group="ruling"),
    Option("battles", ("doctrine", "live"), group="table"),
    Option("naval", ("orders", "live"), group="table"),
    Option("neutral_command", ("volunteers", "engine"), group="ruling"),
    Option("sea_leave", ("policy", "ask"), group="table"),
    Option("diplomacy_limit", ("none", "two"), group="ruling"),
    Option("caretaker", ("pass", "build"), group="ruling"),
    Option("open_hands", _OFF_ON),
    Option("idle_end", ("5", "10", "20", "none"), group="table", only={"end": OPEN_ENDED}),
)
"""Section 26. Seats and clocks are the table's. `end`: a number of rounds, hours by the clock, or
by elimination only; `trade_lock`: rounds or minutes."""

STYLES = (
    Style(
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
    Style(
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
PLACED = ("infantry", "tank", "artillery", "plane", "infantry")
"""The five units of a player who says nothing, AT-3.17."""
AGAIN = names.plain("again")._replace(back=True)
"""All units are taken off again."""


def check(seats: Sequence[Seat], options: Options) -> Msg | None:
    """Why these seats and options make no game (AT-1.1, AT-28.59)."""
    known = all(seat in SEATS for seat in seats)
    if not known or len(set(seats)) != len(seats) or not 2 <= len(seats) <= len(SEATS):
        return msg("at-check-seats", n=len(seats))
    said = chosen(OPTIONS, options)
    if wrong := first_wrong(OPTIONS, said):
        name = msg(f"at-option-{wrong.name}")
        return msg("at-check-option", option=name, value=said[wrong.name])
    if said.on("setup_pace", "quick") and said.on("continents", "off"):
        return msg("at-check-quick")  # AT-26.3
    return _check_lock(said["end"], said["trade_lock"])


def _check_lock(end: str, lock: str) -> Msg | None:
    """Rounds lock a game of rounds, minutes a game by the clock (AT-26.9)."""
    if lock in ("rulebook", "0"):
        return None
    by_clock = end in HOURS
    if end == "none" or by_clock != (lock in MINUTES):
        return msg("at-check-lock")
    if by_clock and int(lock[:-1]) >= 60 * int(end[:-1]):
        return msg("at-check-lock-long")
    return None


def rules(options: Options) -> Rules:
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


def new(seats: Sequence[Seat], options: Options, rng: Rng) -> State:
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
        _deal_regions(game)
        end_claims(game)
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


def announce(game: Game) -> None:
    """What happened before the first move: the rolls and the hands (AT-25.1, 25.2). Told when the
    first answers are opened, because an answer under seal must not be heard."""
    state = game.state
    state.announced = True
    game.say(
        "at-log-first",
        seat=names.seat(state.order[0]),
        rolls=names.rolls(state.first_rolls),
    )
    if state.rules.pace == "quick":
        _say_claims(game)
    for seat in state.order:
        hand = cards.in_order(state.players[seat].hand)
        game.show_cards((seat,), "at-log-hand", cards=names.cards(hand))


# ---- claims


def legal_claims(state: State, seat: Seat) -> list[Region]:
    """AT-3.8, 3.9."""
    mine = {REGIONS[region].continent for region in board.own(state, seat)}
    return [
        region_id
        for region_id, row in REGIONS.items()
        if region_id not in state.owner and not (state.rules.continents and row.continent in mine)
    ]


def default_claim(state: State, seat: Seat) -> Region:
    """The legal region with most neutral regions around it (AT-3.16)."""

    def around(region: Region) -> int:
        return sum(1 for near in ADJACENT[region] if near not in state.owner)

    return min(legal_claims(state, seat), key=lambda region: (-around(region), region))


def turn_of(state: State, at: int) -> Seat:
    """Whose claim is number `at`; with `snake` rounds 2 and 4 run backwards (AT-26.4)."""
    lap, place = divmod(at, len(state.order))
    return state.order[-1 - place if state.rules.snake and lap % 2 else place]


def advance_claims(game: Game, frame: Claims) -> bool:
    state = game.state
    total = NUMBERS.start_claims * len(state.order)
    while frame.at < total and state.players[turn_of(state, frame.at)].status != "playing":
        frame.at += 1
    if frame.window.asked and window.closed(frame.window):
        ranked = dict(window.opened(frame.window))
        for at in range(total):
            seat = turn_of(state, at)
            if state.players[seat].status == "playing":
                _claim(game, seat, _best(state, seat, ranked[seat]))
        _say_claims(game)
        frame.at = total
    if frame.at >= total:
        game.pop()
        end_claims(game)
        return True
    return False


def _best(state: State, seat: Seat, ranking: Sequence[Key]) -> Region:
    legal = legal_claims(state, seat)
    wished = (key.partition("/")[2] for key in ranking)
    return next((region for region in wished if region in legal), default_claim(state, seat))


def ask_claims(state: State, frame: Claims) -> dict[Seat, Offer]:
    if frame.window.asked:
        choices = (names.plain("any"), *_RANKED)
        return {
            seat: window.offer(
                frame.window,
                seat,
                msg("at-ask-ranking"),
                choices,
                msg("at-wait-claims"),
                silence="any",
                most=len(choices),
                rule="AT-3.11",
                counted=True,
            )
            for seat in frame.window.asked
        }
    seat = turn_of(state, frame.at)
    legal = tuple(names.at_region("claim", region) for region in legal_claims(state, seat))
    default = (f"claim/{default_claim(state, seat)}",)
    waiting = msg("at-wait-claim", seat=names.seat(seat))
    return {
        seat: Offer(msg("at-ask-claim"), legal, default, waiting, f"claim/{frame.at}", "AT-3.7")
    }


_RANKED = tuple(
    Choice(f"{continent}/{region}", msg("at-do-claim", region=names.region(region)), region)
    for continent in CONTINENTS
    for region, row in REGIONS.items()
    if row.continent == continent
)


def answer_claims(game: Game, frame: Claims, seat: Seat, picks: tuple[Key, ...]) -> None:
    if frame.window.asked:
        window.answer(frame.window, seat, picks)
    else:
        _claim(game, seat, picks[0].partition("/")[2])
        _say_claims(game, [seat], -1)
        frame.at += 1


def _claim(game: Game, seat: Seat, region: Region) -> None:
    state = game.state
    if not state.announced and state.rules.pace != "quick":
        announce(game)
    player = state.players[seat]
    state.owner[region] = seat
    state.units[region] = [1, 0, 0, 0]
    player.first = player.first or region
    game.record("claim", seat, region)


def _say_claims(game: Game, seats: Sequence[Seat] = (), since: int = 0) -> None:
    """A line a player: all that was claimed at once, or the latest."""
    state = game.state
    for seat in seats or state.order:
        regions = [region for region, owner in state.owner.items() if owner == seat][since:]
        if regions:
            where = names.regions(regions)
            game.show("at-log-claim", *regions, seat=names.seat(seat), regions=where)


def _deal_regions(game: Game) -> None:
    """Pace `quick`: for each continent one random region each (AT-3.11)."""
    for continent in CONTINENTS:
        for seat in game.state.order:
            free = [
                region
                for region in legal_claims(game.state, seat)
                if REGIONS[region].continent == continent
            ]
            _claim(game, seat, pick(game.rng, free))


def end_claims(game: Game) -> None:
    state = game.state
    state.phase = "placing"
    if state.rules.shuffle_late:  # AT-26.5
        shuffle(game.rng, state.order)
        game.say("at-log-order", seats=names.seats(state.order))
    sealed = state.rules.pace != "in_turn"
    asked = board.playing(state) if sealed else []
    game.push(Placing(Window("placing", asked), {seat: [] for seat in state.order}))


# ---- five units and the capital


STOCK = dict(zip(UNITS, NUMBERS.start_stock.force, strict=True))


def _place_choices(state: State, seat: Seat, draft: Sequence[str]) -> tuple[Choice, ...]:
    """One more unit within the stock, then the capital (AT-3.12, 3.13)."""
    mine = board.own(state, seat)
    if len(draft) >= NUMBERS.start_units:
        return tuple(names.at_region("capital", region) for region in mine)
    placed = [key.partition("/")[0] for key in draft]
    return tuple(
        names.at_region(unit, region)
        for unit, stock in STOCK.items()
        if placed.count(unit) < stock
        for region in mine
    )


def default_place(state: State, seat: Seat, draft: Sequence[str]) -> Key:
    first = state.players[seat].first
    if len(draft) >= NUMBERS.start_units:
        return f"capital/{first}"
    placed = [key.partition("/")[0] for key in draft]
    left = list(PLACED)
    for unit in placed:
        if unit in left:
            left.remove(unit)
    fits = [unit for unit in left if placed.count(unit) < STOCK[unit]]
    return f"{fits[0] if fits else 'infantry'}/{first}"


def advance_placing(game: Game, frame: Placing) -> bool:
    state = game.state
    if frame.window.asked:
        if not window.closed(frame.window):
            return False
        for seat in board.playing(state):
            for key in frame.drafts[seat]:
                _place(game, seat, key)
            _say_placed(game, seat)
    else:
        total = (NUMBERS.start_units + 1) * len(state.order)
        while frame.at < total and state.players[_placer(state, frame)].status != "playing":
            frame.at += 1
        if frame.at < total:
            return False
    game.pop()
    begin_play(game)
    return True


def _placer(state: State, frame: Placing) -> Seat:
    return state.order[frame.at % len(state.order)]


def ask_placing(state: State, frame: Placing) -> dict[Seat, Offer]:
    if not frame.window.asked:
        seat = _placer(state, frame)
        waiting = msg("at-wait-place", seat=names.seat(seat))
        return {seat: _place_offer(state, frame, seat, waiting, f"place/{frame.at}")}
    waiting = msg("at-wait-placing")
    return {
        seat: _done_offer(frame, seat, waiting)
        if len(frame.drafts[seat]) > NUMBERS.start_units
        else _place_offer(state, frame, seat, waiting, "placing", sealed=True)
        for seat in frame.window.asked
    }


def _place_offer(
    state: State, frame: Placing, seat: Seat, waiting: Msg, clock: str, sealed: bool = False
) -> Offer:
    draft = frame.drafts[seat]
    capital = len(draft) >= NUMBERS.start_units
    question = (
        msg("at-ask-capital")
        if capital
        else msg("at-ask-unit", left=NUMBERS.start_units - len(draft))
    )
    choices = _place_choices(state, seat, draft)
    if sealed and draft:
        choices = (*choices, AGAIN)
    return Offer(
        question,
        choices,
        (default_place(state, seat, draft),),
        waiting,
        clock,
        "AT-3.13" if capital else "AT-3.12",
        sealed=sealed,
        counted=sealed,
    )


def _done_offer(frame: Placing, seat: Seat, waiting: Msg) -> Offer:
    return Offer(
        msg("at-ask-placed"),
        (names.plain("done"), AGAIN),
        ("done",),
        waiting,
        "placing",
        "AT-3.14",
        sealed=True,
        answered=("done",) if seat in frame.window.sealed else (),
        counted=True,
    )


def answer_placing(game: Game, frame: Placing, seat: Seat, picks: tuple[Key, ...]) -> None:
    key = picks[0]
    if key == "done":
        window.answer(frame.window, seat, picks)
    elif key == "again":
        window.lapse(frame.window, seat)
        frame.drafts[seat] = []
    else:
        frame.drafts[seat].append(key)
        if not frame.window.asked:
            _place(game, seat, key)
            _say_place(game, seat, key)
            frame.at += 1


def _place(game: Game, seat: Seat, key: Key) -> None:
    what, _, region = key.partition("/")
    if what == "capital":
        game.state.capitals[seat] = region
    else:
        game.state.units[region][UNITS.index(what)] += 1


def _say_place(game: Game, seat: Seat, key: Key) -> None:
    what, _, region = key.partition("/")
    name = "at-log-capital" if what == "capital" else f"at-log-place-{what}"
    game.show(name, region, seat=names.seat(seat), region=names.region(region))


def _say_placed(game: Game, seat: Seat) -> None:
    """One line for all that stands now, the claimed regions' own infantry included."""
    state = game.state
    mine = board.own(state, seat)
    game.show(
        "at-log-placed",
        *mine,
        seat=names.seat(seat),
        units=tuple(names.stands(region, state.units[region]) for region in mine),
        region=names.region(state.capitals[seat]),
    )


def begin_play(game: Game) -> None:
    """AT-3.15: the first player's turn of round 1."""
    state = game.state
    if not state.announced:
        announce(game)
    state.phase = "play"
    state.round = 1
    state.flow[:] = [Turn()]
    state.active = ""
