"""Moves that are collected and made left, center, right, where a table wants it so (OV-18.10).

Nobody but its owner knows a collected move before it is made. What a general is offered counts on
his own collected moves and on nobody else's; for a move that cannot be made any more he is
asked again when the others have been made (OV-18.9).
"""

from __future__ import annotations

from dataclasses import replace

from engines.kit.hexes import Hex
from engines.overlord import names, roles
from engines.overlord.components import GENERALS, Role
from engines.overlord.game import Game
from engines.overlord.state import Planned, Staff, State


def collects(state: State) -> bool:
    return state.rules.order == "batch" and "left" in state.staff


def ahead(state: State, role: Role) -> State:
    """The board as it lies after the collected moves of a general. For looking only."""
    moves = state.staff[role].planned if role in state.staff else []
    if not moves:
        return state
    units = dict(state.units)
    for move in moves:
        if move.verb != "stay":
            unit = units.pop(move.at)
            if move.verb != "exit":
                units[move.to] = unit
    return replace(state, units=units)


def note(game: Game, role: Role, staff: Staff, verb: str, to: Hex) -> None:
    unit = game.state.units[staff.picked]
    staff.planned.append(Planned(staff.picked, verb, to, staff.via))
    seat = roles.seat(game.state.side, role)
    what = names.unit(unit.type)
    if verb == "stay":
        game.note((seat,), "ov-stays", unit=what, hex=to)
    else:
        game.note((seat,), "ov-collected", unit=what, hex=staff.picked, to=to)


def taken(state: State) -> list[tuple[Role, Planned]]:
    """All collected moves, in the order in which they are made now."""
    found = [(role, move) for role in GENERALS for move in state.staff[role].planned]
    for staff in state.staff.values():
        staff.planned = []
    return found
