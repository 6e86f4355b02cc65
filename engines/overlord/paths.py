"""Choices where a player gives the way hex by hex (OV-6.10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.contract import Choice
from engines.kit.hexes import Hex
from engines.overlord import land, movement, questions
from engines.overlord.components import TYPES
from engines.overlord.field import FREE, Way
from engines.overlord.movement import RAIDERS
from engines.overlord.state import State, Unit


def way(state: State, start: Hex, unit: Unit, path: Sequence[Hex]) -> Way:
    """A way that was offered."""
    found = movement.walk(state, start, unit, path)
    assert found is not None, path
    return found.way


def first_steps(state: State, start: Hex, unit: Unit, ways: Mapping[Hex, Way]) -> list[Choice]:
    """The hexes by way of which a unit may be sent further."""
    cls = TYPES[unit.type].cls
    free = unit.order is not None and unit.order.card == RAIDERS and cls == "infantry"
    found = []
    for near in state.field.grid.near[start]:
        known = ways.get(near)
        if known is None or known.path != (near,) or not known.more:
            continue
        if unit.type == "destroyer" or free or land.at(state, near).enter[cls] == FREE:
            found.append(questions.hex_choice("over", near))
    return found


def next_steps(state: State, start: Hex, unit: Unit, via: Sequence[Hex]) -> list[Choice]:
    """After some hexes of a way: to end on the last, to end on the next, or to go on over it."""
    last = via[-1]
    ends, on = [questions.hex_choice("to", last)], []
    for near in state.field.grid.near[last]:
        walked = movement.walk(state, start, unit, (*via, near))
        if walked is not None:
            ends.append(questions.hex_choice("to", near))
            if walked.goes_on:
                on.append(questions.hex_choice("over", near))
    return ends + on


def gates(state: State, start: Hex, unit: Unit, via: Sequence[Hex]) -> list[Choice]:
    """Exits at the end of a way, or one step further (OV-12.12)."""
    field = state.field
    cls, found = TYPES[unit.type].cls, []
    for gate in (via[-1], *field.grid.near[via[-1]]):
        if gate not in field.exits[unit.side] or land.at(state, gate).enter[cls] != FREE:
            continue
        walked = movement.walk(state, start, unit, ended(via, gate))
        if walked is not None and walked.way.left > 0:
            found.append(questions.hex_choice("exit", gate))
    return found


def ended(via: Sequence[Hex], to: Hex) -> tuple[Hex, ...]:
    return tuple(via) if via and via[-1] == to else (*via, to)
