"""AT-3.7 to 3.11: who claims which region."""

from __future__ import annotations

from collections.abc import Sequence

from engines.attack import board, cards, components, names
from engines.attack.game import Game
from engines.attack.state import Claims, Placing, State
from engines.contract import Choice, Key, Offer, Seat, msg
from engines.kit import window
from engines.kit.rng import pick, shuffle
from engines.kit.window import Window


def announce(game: Game) -> None:
    """What happened before the first move: the rolls and the hands (AT-25.1, 25.2). Told when the
    first answers are opened, because an answer under seal must not be heard."""
    state = game.state
    state.announced = True
    game.say("at-log-first", seat=names.seat(state.order[0]), rolls=names.rolls(state.first_rolls))
    if state.rules.pace == "quick":
        say_claims(game)
    for seat in state.order:
        hand = cards.in_order(state.players[seat].hand)
        game.show_cards((seat,), "at-log-hand", cards=names.cards(hand))


def legal_claims(state: State, seat: Seat) -> list[components.Region]:
    """AT-3.8, 3.9."""
    mine = {components.REGIONS[region].continent for region in board.own(state, seat)}
    return [
        region_id
        for region_id, row in components.REGIONS.items()
        if region_id not in state.owner and not (state.rules.continents and row.continent in mine)
    ]


def default_claim(state: State, seat: Seat) -> components.Region:
    """The legal region with most neutral regions around it (AT-3.16)."""

    def around(region: components.Region) -> int:
        return sum(1 for near in components.ADJACENT[region] if near not in state.owner)

    return min(legal_claims(state, seat), key=lambda region: (-around(region), region))


def turn_of(state: State, at: int) -> Seat:
    """Whose claim is number `at`; with `snake` rounds 2 and 4 run backwards (AT-26.4)."""
    lap, place = divmod(at, len(state.order))
    return state.order[-1 - place if state.rules.snake and lap % 2 else place]


def advance_claims(game: Game, frame: Claims) -> bool:
    state = game.state
    total = components.NUMBERS.start_claims * len(state.order)
    while frame.at < total and state.players[turn_of(state, frame.at)].status != "playing":
        frame.at += 1
    if frame.window.asked and window.closed(frame.window):
        ranked = dict(window.opened(frame.window))
        for at in range(total):
            seat = turn_of(state, at)
            if state.players[seat].status == "playing":
                _claim(game, seat, _best(state, seat, ranked[seat]))
        say_claims(game)
        frame.at = total
    if frame.at >= total:
        game.pop()
        end_claims(game)
        return True
    return False


def _best(state: State, seat: Seat, ranking: Sequence[Key]) -> components.Region:
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
    for continent in components.CONTINENTS
    for region, row in components.REGIONS.items()
    if row.continent == continent
)


def answer_claims(game: Game, frame: Claims, seat: Seat, picks: tuple[Key, ...]) -> None:
    if frame.window.asked:
        window.answer(frame.window, seat, picks)
    else:
        _claim(game, seat, picks[0].partition("/")[2])
        say_claims(game, [seat], -1)
        frame.at += 1


def _claim(game: Game, seat: Seat, region: components.Region) -> None:
    state = game.state
    if not state.announced and state.rules.pace != "quick":
        announce(game)
    player = state.players[seat]
    state.owner[region] = seat
    state.units[region] = [1, 0, 0, 0]
    player.first = player.first or region
    game.record("claim", seat, region)


def say_claims(game: Game, seats: Sequence[Seat] = (), since: int = 0) -> None:
    """A line a player: all that was claimed at once, or the latest."""
    state = game.state
    for seat in seats or state.order:
        regions = [region for region, owner in state.owner.items() if owner == seat][since:]
        if regions:
            where = names.regions(regions)
            game.show("at-log-claim", *regions, seat=names.seat(seat), regions=where)


def deal_regions(game: Game) -> None:
    """Pace `quick`: for each continent one random region each (AT-3.11)."""
    for continent in components.CONTINENTS:
        for seat in game.state.order:
            free = [
                region
                for region in legal_claims(game.state, seat)
                if components.REGIONS[region].continent == continent
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
