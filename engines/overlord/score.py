"""How many medals a side holds (OV-12.3)."""

from __future__ import annotations

from engines.overlord.components import Side
from engines.overlord.field import Field
from engines.overlord.state import State


def from_objectives(state: State, field: Field, side: Side) -> int:
    held = state.camps[side].objectives
    return sum(goal.medals for goal in field.scenario.objectives if goal.id in held) if held else 0


def total(state: State, field: Field, side: Side) -> int:
    camp = state.camps[side]
    return camp.units + camp.exits + from_objectives(state, field, side)  # OV-28.7
