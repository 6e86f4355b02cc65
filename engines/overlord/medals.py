"""Objectives, medals and victory (OV-12)."""

from __future__ import annotations

from engines.contract import Result
from engines.overlord import names, roles
from engines.overlord.components import SIDES, Side, foe
from engines.overlord.field import side_of
from engines.overlord.game import Game, Over
from engines.overlord.scenario import Objective
from engines.overlord.score import total
from engines.overlord.state import State

PATIENCE = 20
"""Turns in a row in which nobody is ordered; then the battle dies down (OV-12.15). No printed rule:
without it a table that fell silent would never end."""


def check(game: Game, units: bool = False) -> None:
    """After everything that may have changed who stands where (OV-12.1, 12.4)."""
    state = game.state
    for goal, side in state.field.goals:
        if goal.kind != "turn_start":
            _settle(game, goal, side, _holds(state, goal, side))
    for side in (state.side, foe(state.side)):  # both at once: whose turn it is (OV-12.13)
        if reason := _won(state, side, units):
            finish(game, side, reason)


def check_units(game: Game) -> None:
    """After a loss or an exit: a side without a unit has lost as well (OV-12.2)."""
    check(game, units=True)


def _won(state: State, side: Side, units: bool) -> str:
    if total(state, side) >= state.field.camps[side].medals_to_win:
        return "medals"
    if units and not any(unit.side != side for unit in state.units.values()):
        return "units"
    return ""


def turn_starts(game: Game) -> None:
    """OV-12.8: gained at the start of the own turn, lost at the start of any."""
    state = game.state
    for goal, side in state.field.goals:
        if goal.kind == "turn_start":
            own, _ = _count(state, goal, side)
            now = own >= goal.hexes_needed
            if now and side != state.side:
                now = goal.id in state.camps[side].objectives
            _settle(game, goal, side, now)
    check(game)


def _count(state: State, goal: Objective, side: Side) -> tuple[int, int]:
    """The units of a side on its hexes, and those of the other."""
    units, found = state.units, [0, 0]
    for cell in goal.hexes:
        if cell in units:
            found[units[cell].side != side] += 1
    return found[0], found[1]


def _holds(state: State, goal: Objective, side: Side) -> bool:
    own, others = _count(state, goal, side)
    enough = own >= goal.hexes_needed
    held = goal.id in state.camps[side].objectives
    if goal.kind == "permanent":  # OV-12.7
        return held or enough
    if goal.kind == "last_to_occupy":  # OV-12.6
        return enough or (held and not others)
    if goal.kind == "majority":  # OV-12.9
        return enough and own > others
    if goal.kind == "sole_control":  # OV-12.10
        return enough and not others
    return enough  # OV-12.5


def _settle(game: Game, goal: Objective, side: Side, now: bool) -> None:
    held = game.state.camps[side].objectives
    if now == (goal.id in held):
        return
    since = game.state.camps[side].since
    if now:
        held.append(goal.id)
        since[goal.id] = game.state.turn
    else:
        held.remove(goal.id)
        since.pop(goal.id, None)
    game.say(
        "ov-objective-taken" if now else "ov-objective-lost",
        *goal.hexes,
        side=names.side(side),
        goal=names.goal(goal),
        n=total(game.state, side),
        need=game.field.camps[side].medals_to_win,
    )


def die_down(game: Game) -> None:
    """Nobody gives orders any more: whoever lacks the smaller share of his medals wins."""
    field = game.field

    def missing(side: Side) -> float:
        need = field.camps[side].medals_to_win
        return (need - total(game.state, side)) / need

    attacker = side_of(field.scenario.first_side)
    defender = foe(attacker)
    finish(game, attacker if missing(attacker) < missing(defender) else defender, "silence")


def finish(game: Game, side: Side, reason: str) -> None:
    state = game.state
    state.winner, state.reason, state.phase = side, reason, "over"
    game.say(
        "ov-won",
        side=names.side(side),
        n=total(game.state, side),
        m=total(game.state, foe(side)),
        reason=reason,
    )
    for owner in SIDES:
        game.show("ov-hand-was", side=names.side(owner), cards=names.cards(state.camps[owner].hand))
    raise Over


def result(state: State) -> Result | None:
    if not state.winner:
        return None
    points = {side: total(state, side) for side in SIDES}
    everybody = roles.seats(state.field)
    won = tuple(name for name in everybody if roles.who(name)[0] == state.winner)
    lost = tuple(name for name in everybody if name not in won)
    return Result(  # OV-12.14
        ranking=(won, lost),
        winners=won,
        reason=state.reason,
        points={name: points[roles.who(name)[0]] for name in everybody},
    )
