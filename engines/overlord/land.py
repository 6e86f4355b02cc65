"""The ground as it lies now: scenario, and what a game has changed (OV-7)."""

from __future__ import annotations

from engines.kit.hexes import Hex
from engines.overlord.components import TYPES, Class, Side, UnitType
from engines.overlord.field import Field, Ground, combined, side_of
from engines.overlord.state import State, Unit


def at(state: State, cell: Hex) -> Ground:
    field = state.field
    if cell in state.obstacles or cell in state.mines or cell in state.sealed:
        key = (cell, state.obstacles.get(cell, ""), cell in state.mines, cell in state.sealed)
        known = field.altered.get(key)
        if known is None:
            known = field.altered[key] = _changed(state, cell)
        return known
    return field.ground[cell]


def _changed(state: State, cell: Hex) -> Ground:
    field = state.field
    features = field.base[cell]
    rect, obstructs = field.owner(cell), None
    if cell in state.sealed:
        plain = {"cave_hill": "hill", "cave_mountain": "mountain"}
        features = tuple(plain.get(name, name) for name in features)
    if obstacle := state.obstacles.get(cell):
        name, _, whose = obstacle.partition(".")
        features = (*features, name)
        obstructs = side_of(whose) if whose else None
    if cell in state.mines:
        features = (*features, "minefield")
    return combined(features, rect, obstructs)


def cover(ground: Ground, column: Class, side: Side, height: int, mountain: bool) -> int:
    """Dice taken from an attacker, by the strongest feature that applies (OV-7.6, 9.7).

    `side` stands on the ground; `height` and `mountain` are the attacker's hex.
    """
    best = ground.plain[column]
    if ground.works[side][column] < best:
        best = ground.works[side][column]
    if ground.slope[column] < best and height < ground.height:
        best = ground.slope[column]
    if ground.peak[column] < best and not mountain:
        best = ground.peak[column]
    return best


def flags_ignored(ground: Ground, unit: Unit) -> int:
    """How many flags the hex may ignore for a unit (OV-10.7, 7.24)."""
    in_trench = int(ground.trench and TYPES[unit.type].cls == "infantry")
    return max(ground.flags, ground.work_flags[unit.side], in_trench)


def is_japanese(field: Field, unit: Unit, kind: UnitType) -> bool:
    """Infantry under the rules of the Japanese army (OV-23.10)."""
    return (
        unit.nation == "JP"
        and kind.cls == "infantry"
        and kind.id != "sniper"
        and "japanese_army" in field.camps[unit.side].command_rules
    )


def next_to_enemy(state: State, cell: Hex, side: Side) -> bool:
    units = state.units
    for near in state.field.grid.near[cell]:
        other = units.get(near)
        if other is not None and other.side != side:
            return True
    return False
