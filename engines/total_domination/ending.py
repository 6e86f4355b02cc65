"""Victory, and what a finished game was worth (4.3 A, 5.2, 12.1.4, 13.1)."""

from __future__ import annotations

from engines.contract import Result, Seat
from engines.total_domination import cards, names, position
from engines.total_domination import components as c
from engines.total_domination.game import Game
from engines.total_domination.state import State


def check(game: Game) -> None:
    """Step A; the game is won here and nowhere else (TD-4.3.4)."""
    state = game.state
    axis, allies = position.total(state, c.AXIS), position.total(state, c.ALLIES)
    last = state.year == state.last_year
    if state.solo:
        game.say("td-log-victory-solo", axis=axis, need=c.TABLES.thresholds.axis)
        _check_solo(game, axis, last)
        return
    if state.rules.scenario == "rise":
        game.say("td-log-victory-rise", axis=axis, allies=allies)
        if last:
            winner = "draw" if axis == allies else c.AXIS if axis > allies else c.ALLIES
            finish(game, winner, "points", "TD-12.1.4")
        return
    need = {side: position.threshold(state, side) for side in c.SIDES}
    game.say(
        "td-log-victory",
        axis=axis,
        allies=allies,
        axis_need=need[c.AXIS],
        allies_need=need[c.ALLIES],
    )
    if axis >= need[c.AXIS]:
        finish(game, c.AXIS, "threshold", "TD-4.3.3")
    elif allies >= need[c.ALLIES]:
        finish(game, c.ALLIES, "threshold", "TD-4.3.3")
    elif last:
        finish(game, c.AXIS, "time", "TD-5.2.1")


def _check_solo(game: Game, axis: int, last: bool) -> None:
    """The loss first (TD-13.1.3)."""
    if axis >= c.TABLES.thresholds.axis:
        finish(game, c.AXIS, "threshold", "TD-13.1.3")
    elif any(overrun(game.state, power) for power in c.MEMBERS[c.AXIS]):
        finish(game, c.ALLIES, "homes", "TD-13.1.2")
    elif last:
        finish(game, c.AXIS, "time", "TD-13.1.3")


def overrun(state: State, power: c.Power) -> bool:
    """All homes of an Axis power are in Allied hands (TD-13.1.2)."""
    pos = position.of(state)
    held = 0
    for ally in c.MEMBERS[c.ALLIES]:
        held |= pos.control[ally]
    homes = c.mask(c.TABLES.solo.defence[power])
    return homes & ~held == 0


def finish(game: Game, winner: str, reason: str, rule: str) -> None:
    state = game.state
    state.winner, state.reason, state.rule = winner, reason, rule
    state.phase = "over"
    state.active = ""
    state.flow.clear()
    message = "td-log-draw" if winner == "draw" else "td-log-wins"
    args = {} if winner == "draw" else {"side": names.seat(winner)}
    game.show(message, why=names.reason(reason), **args)
    for seat in state.hands:  # TD-H.9
        if left := cards.held(state, seat):
            game.show("td-log-opened", seat=names.seat(seat), cards=names.cards(left))


def result(state: State) -> Result | None:
    if not state.winner:
        return None
    seats = tuple(state.hands)
    points = {seat: _points(state, seat) for seat in seats}
    if state.winner == "draw":
        return Result((seats,), (), state.reason, points)
    won = tuple(seat for seat in seats if side_of(seat) == state.winner)
    lost = tuple(seat for seat in seats if side_of(seat) == c.FOE[state.winner])
    return Result(tuple(filter(None, (won, lost))), won, state.reason, points)


def side_of(seat: Seat) -> c.Side:
    return next(side for side in c.SIDES if seat == side or seat in c.MEMBERS[side])


def _points(state: State, seat: Seat) -> int:
    return sum(position.points(state, power) for power in position.powers_of(seat))
