"""How many medals a side holds (OV-12.3)."""

from __future__ import annotations

from engines.overlord.components import Side
from engines.overlord.state import State


def from_objectives(state: State, side: Side) -> int:
    held = state.camps[side].objectives
    goals = state.field.scenario.objectives if held else ()
    return sum([goal.medals for goal in goals if goal.id in held])


def total(state: State, side: Side) -> int:
    camp = state.camps[side]
    return camp.units + camp.exits + from_objectives(state, side)  # OV-28.7
