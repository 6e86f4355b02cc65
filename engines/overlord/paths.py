"""Choices where a player gives the way hex by hex (OV-6.10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.contract import Choice
from engines.kit.hexes import Hex
from engines.overlord import land, movement, questions
from engines.overlord.components import TYPES
from engines.overlord.field import FREE, Way
from engines.overlord.state import State, Unit


def first_steps(state: State, start: Hex, ways: Mapping[Hex, Way]) -> list[Choice]:
    """The hexes by way of which a unit may be sent further."""
    return [
        questions.hex_choice("over", near)
        for near in state.field.grid.near[start]
        if (known := ways.get(near)) and known.goes_on and len(known.path) == 1
    ]


def next_steps(state: State, start: Hex, unit: Unit, via: Sequence[Hex]) -> list[Choice]:
    """After some hexes of a way: to end on the last, to end on the next, or to go on over it."""
    ends, on = [questions.hex_choice("to", via[-1])], []
    for near, goes_on in movement.beyond(state, start, unit, via):
        ends.append(questions.hex_choice("to", near))
        if goes_on:
            on.append(questions.hex_choice("over", near))
    return ends + on


def gates(state: State, start: Hex, unit: Unit, via: Sequence[Hex]) -> list[Choice]:
    """Exits at the end of a way, or one step further (OV-12.12)."""
    field = state.field
    cls, found = TYPES[unit.type].cls, []
    for gate in (via[-1], *field.grid.near[via[-1]]):
        if gate not in field.exits[unit.side] or land.at(state, gate).enter[cls] != FREE:
            continue
        way = movement.told(state, start, unit, ended(via, gate))
        if way is not None and way.left > 0:
            found.append(questions.hex_choice("exit", gate))
    return found


def ended(via: Sequence[Hex], to: Hex) -> tuple[Hex, ...]:
    return tuple(via) if via and via[-1] == to else (*via, to)


def offered(state: State, start: Hex, unit: Unit, via: Sequence[Hex], to: Hex) -> Way:
    """The way that was chosen: as it was told, or as the engine takes it."""
    if not via:
        return Way((), 0) if to == start else movement.reach(state, start, unit)[to]
    way = movement.told(state, start, unit, ended(via, to))
    assert way is not None, (start, via, to)
    return way
