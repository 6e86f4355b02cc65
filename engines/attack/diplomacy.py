"""AT-15. Diplomatic attack."""

from __future__ import annotations

from engines.attack import board, conquest, names
from engines.attack.components import NUMBERS, REGIONS, Region
from engines.attack.game import Game
from engines.attack.state import Embassy, State
from engines.contract import Key, Offer, Seat, msg


def allowed(state: State) -> bool:
    """AT-4.4, and option `two` (AT-26.15)."""
    if state.rules.two_diplomacies and state.used.count("diplomacy") >= 2:
        return False
    return len(state.owner) + len(state.abandoned) < len(REGIONS)


def targets(state: State) -> list[Region]:
    """Neutral regions anywhere on the map (AT-15.1, 15.8)."""
    owner, abandoned = state.owner, state.abandoned
    return [region for region in REGIONS if region not in owner and region not in abandoned]


def ask(state: State, frame: Embassy) -> dict[Seat, Offer]:
    """Near regions apart from far ones: they need less (AT-15.2)."""
    found = targets(state)
    near = [region for region in found if board.adjacent(state, state.active, region)]
    return {
        state.active: Offer(
            msg("at-ask-diplomacy"),
            (
                *(names.at_region("near", region) for region in near),
                *(names.at_region("far", region) for region in found if region not in near),
                names.plain("back"),
            ),
            ("back",),
            names.turn_of(state.active),
            f"turn/{state.turn}",
            "AT-15.1",
        )
    }


def answer(game: Game, frame: Embassy, seat: Seat, picks: tuple[Key, ...]) -> None:
    game.pop()
    if picks[0] != "back":
        attempt(game, seat, picks[0].partition("/")[2])


def needed(state: State, seat: Seat, region: Region) -> int:
    """AT-15.2."""
    near = board.adjacent(state, seat, region)
    return NUMBERS.diplomacy_adjacent if near else NUMBERS.diplomacy_far


def attempt(game: Game, seat: Seat, region: Region) -> None:
    state = game.state
    game.begin("diplomacy")  # every attempt is an action: AT-15.9
    state.tally.diplomacies += 1
    need, roll = needed(state, seat, region), game.two_dice()
    won = roll >= need
    game.say(
        "at-log-diplomacy-won" if won else "at-log-diplomacy-lost",
        region,
        seat=names.seat(seat),
        region=names.region(region),
        need=need,
        n=roll,
    )
    winner = seat if won else _rivals(game, seat)
    game.record("diplomacy", winner or seat, region, other=seat, won=bool(winner))
    if not winner:
        game.say("at-log-stays-neutral", region, region=names.region(region))
        return
    if winner == seat:
        game.succeed("diplomacy")
    else:
        args = {"seat": names.seat(winner), "region": names.region(region)}
        game.say("at-log-rival-gets", region, **args)
    conquest.take(game, winner, region, [1, 0, 0, 0])  # AT-15.3, 15.6
    conquest.draw_unseen(game, winner)


def _rivals(game: Game, seat: Seat) -> Seat:
    """Every rival rolls; 9 is needed, the highest wins, the tied roll again (AT-15.4, 15.5)."""
    rolls = [(rival, game.two_dice()) for rival in board.after(game.state, seat)]
    game.say("at-log-rival-rolls", n=NUMBERS.diplomacy_rival, rolls=names.rolls(rolls))
    best = max((roll for _, roll in rolls), default=0)
    if best < NUMBERS.diplomacy_rival:
        return ""
    winner, again = game.highest([rival for rival, roll in rolls if roll == best])
    if again:
        game.say("at-log-rival-again", rolls=names.rolls(again))
    return winner
