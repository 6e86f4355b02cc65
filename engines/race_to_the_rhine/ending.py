"""RR-16. The end of the game and who has won."""

from __future__ import annotations

from engines.contract import Result, Seat
from engines.race_to_the_rhine import names, position
from engines.race_to_the_rhine.components import NUMBERS, Army
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import End, State


def finish(game: Game, reason: str, winner: Army | None) -> None:
    """The game is over: nothing more is done (RR-16.1)."""
    state = game.state
    state.end = End(reason, winner)  # type: ignore[arg-type]
    state.flow.clear()
    if position.solo(state):
        verb = "solved" if winner else "unsolved"
        player = state.players[state.order[0]]
        game.say(f"rr-log-{verb}", turn=state.turn, medals=position.medals(player))
        return
    first = ranking(state)[0]
    game.say(f"rr-log-wins-{reason}", army=names.seat(first))
    order = ranking(state)
    for place, (army, below) in enumerate(zip(order, [*order[1:], order[-1]], strict=True), 1):
        tell_place(game, place, army, below)


def tell_place(game: Game, place: int, army: Army, below: Army) -> None:
    """What somebody has, and what puts them before the one below with as many medals."""
    state = game.state
    player, other = state.players[army], state.players[below]
    even = army != below and position.medals(player) == position.medals(other)
    tie = ("order" if len(player.won) == len(other.won) else "won") if even else "none"
    game.say(
        "rr-log-place",
        place=place,
        army=names.seat(army),
        tokens=player.medals,
        cards=position.medal_cards(player),
        marks=position.marks(player),
        ammo=position.marks(player) // NUMBERS.marks_for_a_medal,
        sum=position.medals(player),
        won=len(player.won),
        tie="none" if state.end and state.end.reason != "medals" else tie,
        next=names.seat(below),
    )


def ranking(state: State) -> list[Army]:
    """Best first: who crossed the Rhine (RR-16.8); medals, won cards, later in turn order
    (RR-16.7)."""

    def worth(army: Army) -> tuple[bool, bool, int, int, int]:
        player = state.players[army]
        return (
            state.end is not None and state.end.winner == army,
            not player.resigned,  # RR-18.7
            position.medals(player),
            len(player.won),
            state.order.index(army),
        )

    return sorted(state.order, key=worth, reverse=True)


def result(state: State) -> Result | None:
    if state.end is None:
        return None
    ranked: list[Seat] = list(ranking(state))
    unsolved = position.solo(state) and state.end.winner is None
    return Result(
        ranking=tuple((army,) for army in ranked),
        winners=() if unsolved else (ranked[0],),
        reason=state.end.reason,
        points={army: position.medals(player) for army, player in state.players.items()},
    )


def resign(game: Game, seat: Seat) -> None:
    """RR-18.7: what is his stays; his turns pass. The last one left wins."""
    state = game.state
    army = next(army for army in state.order if army == seat)
    state.players[army].resigned = True
    game.say("rr-log-resigns", army=names.seat(army))
    left = [army for army in state.order if not state.players[army].resigned]
    if position.solo(state):
        finish(game, "unsolved", None)  # RR-17.30
    elif len(left) == 1:
        finish(game, "conceded", left[0])
