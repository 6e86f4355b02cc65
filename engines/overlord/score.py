"""How many medals a side holds (OV-12.3)."""

from __future__ import annotations

from engines.overlord.board import Board
from engines.overlord.components import Side


def from_objectives(board: Board, side: Side) -> int:
    held = board.state.camps[side].objectives
    goals = board.field.scenario.objectives if held else ()
    return sum(goal.medals for goal in goals if goal.id in held)


def total(board: Board, side: Side) -> int:
    camp = board.state.camps[side]
    return camp.units + camp.exits + from_objectives(board, side)  # OV-28.7
