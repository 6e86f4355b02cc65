"""Whose turn it is in the Action Phase (4.2)."""

from __future__ import annotations

from engines.total_domination.components import POWERS, YEARS, Power, turn_order
from engines.total_domination.game import Game
from engines.total_domination.state import State


def order(state: State) -> tuple[Power, ...]:
    """The powers in the turn order of this year (TD-4.0.2)."""
    return turn_order(YEARS[state.year].first)


def end_turn(game: Game) -> None:
    """The next power that has not passed; nobody if all have (TD-4.2.1)."""
    state = game.state
    state.powers[state.active].last_turn = state.turns
    at = POWERS.index(state.active) + 1
    following = POWERS[at:] + POWERS[:at]
    give_turn(game, next((p for p in following if not state.powers[p].passed), ""))


def give_turn(game: Game, power: Power) -> None:
    state = game.state
    state.active = power
    state.turns += 1
    state.by_sea, state.by_land = [], []
    oldest = min(own.last_turn for own in state.powers.values())
    state.marks = [mark for mark in state.marks if mark.turn >= oldest]
