"""A way that a player gives hex by hex: walked as he says, if it can be (OV-6.10).

`movement.reach` finds the engine's own ways; both know the same limits, and a test holds them
together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.contract import Choice
from engines.kit.hexes import Hex
from engines.overlord import land, movement, questions
from engines.overlord.components import TYPES
from engines.overlord.field import FREE, Way
from engines.overlord.movement import RAIDERS
from engines.overlord.state import State, Unit


class Walked(NamedTuple):
    way: Way
    goes_on: bool
    """Whether a further step may follow."""


def walk(state: State, start: Hex, unit: Unit, path: Sequence[Hex]) -> Walked | None:
    """None if the unit may not go this way to its end."""
    field = state.field
    goes = movement.gait(state, start, unit)
    if goes is None:
        return None
    kind, most, road, free = goes
    cls = kind.cls
    spent, sand, at = 0, False, start
    for number, to in enumerate(path):
        if to == start or field.grid.far[at][to] != 1 or to in state.units:
            return None
        here, there = land.at(state, at), land.at(state, to)
        if kind.id == "destroyer":
            cost = int(movement.sails(state, to))
        else:
            if number and not free and here.enter[cls] != FREE:
                return None
            cost = movement.step(field, at, to, here, there, cls, bool(number), free)
        if not cost:
            return None
        road &= to in field.road
        if there.beach and not free and kind.id != "destroyer" and not sand:
            sand, most = True, min(most, 2)
        spent += cost
        if spent > most + (road and not sand):
            return None
        at = to
    cost = spent - 1 if road and spent > 1 and kind.move_and_battle else spent
    left = most - spent if kind.id != "destroyer" else 0
    ends = not free and kind.id != "destroyer" and land.at(state, at).enter[cls] != FREE
    more = spent < most + (road and not sand)
    return Walked(Way(tuple(path), cost, left, more), more and not ends)


def way(state: State, start: Hex, unit: Unit, path: Sequence[Hex]) -> Way:
    """A way that was offered."""
    found = walk(state, start, unit, path)
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
        walked = walk(state, start, unit, (*via, near))
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
        walked = walk(state, start, unit, ended(via, gate))
        if walked is not None and walked.way.left > 0:
            found.append(questions.hex_choice("exit", gate))
    return found


def ended(via: Sequence[Hex], to: Hex) -> tuple[Hex, ...]:
    return tuple(via) if via and via[-1] == to else (*via, to)
