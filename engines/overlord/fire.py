"""Who may attack whom, with how many dice (OV-8, 9). Rules only; attacks are made in attack.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.kit.hexes import Hex
from engines.overlord import land, movement
from engines.overlord.components import FEATURES, TYPES, Class, Face, UnitType
from engines.overlord.field import Field, Ground
from engines.overlord.state import State, Unit

MOUNTAIN_GUN = (3, 3, 2, 2, 1, 1, 1)
STILL_MORTAR = (3, 2, 1, 1)
RANGERS = ("big_gun", "destroyer")


class Attempt(NamedTuple):
    """A unit and what it would attack."""

    cell: Hex
    unit: Unit
    at: Hex
    other: Unit
    far: int
    second: bool = False
    """After an overrun (OV-11.5)."""
    ambush: bool = False


class Shot(NamedTuple):
    """One possible attack: dice = table + bonus + cover + own (OV-9.5)."""

    at: Hex
    dice: int
    table: int
    bonus: int
    cover: int
    own: int


def sees(state: State, a: Hex, b: Hex) -> bool:
    """OV-8: neighbours always; else nothing on the line, or on one side of it where it runs along
    an edge."""
    field = state.field
    if field.grid.far[a][b] == 1:  # OV-8.2
        return True
    gaps = field.gaps(a, b)
    if gaps is None:
        return False
    units = state.units
    for cell in gaps[0]:
        if cell in units:
            return False
    return any(not any(cell in units for cell in side) for side in gaps[1:])


def stood(unit: Unit) -> bool:
    """Late teams fight better where they have not moved, in the enemy's turn too (OV-3.4)."""
    return unit.order is None or not unit.order.gone


def table(field: Field, cell: Hex, unit: Unit, kind: UnitType) -> tuple[int, ...]:
    if kind.cls == "artillery" and field.ground[cell].mountain:
        return MOUNTAIN_GUN  # OV-7.13
    if kind.id == "mortar_late" and stood(unit):
        return STILL_MORTAR
    return kind.dice_by_range


def ready(state: State, cell: Hex, unit: Unit) -> bool:
    """Whether an ordered unit has the right to battle left (OV-9.12 to 9.14)."""
    if not movement.strikes(state.field, unit):
        return False
    return stands_to_fight(state, cell, unit)


def stands_to_fight(state: State, cell: Hex, unit: Unit) -> bool:
    if unit.type == "destroyer":
        return True
    return land.at(state, cell).battle_here[TYPES[unit.type].cls]


def shots(state: State, cell: Hex, unit: Unit, second: bool = False) -> Iterator[Shot]:
    """Every legal attack of a unit that has the right to battle; `second` after an overrun."""
    field = state.field
    units, side = state.units, unit.side
    card = unit.order.card if unit.order else ""
    kind = TYPES[unit.type]
    near = [
        at
        for at in field.grid.near[cell]
        if (other := units.get(at)) is not None and other.side != side
    ]  # OV-9.2
    if near:
        if card == "firefight":
            return
        for at in near:
            shot = aim(state, Attempt(cell, unit, at, units[at], 1, second))
            if shot is not None:
                yield shot
        return
    if (card == "close_assault" and not second) or movement.must_close(field, unit):
        return
    reach = len(table(field, cell, unit, kind))
    if state.visibility:
        reach = min(reach, state.visibility)
    if reach < 2:
        return
    far, within = field.grid.far[cell], movement.around(field.grid, cell, reach)
    blind = needs_no_sight(unit, kind)
    for at in [at for at in units if at in within]:
        other = units[at]
        if other.side != side and (blind or sees(state, cell, at)):
            shot = aim(state, Attempt(cell, unit, at, other, far[at], second))
            if shot is not None:
                yield shot


def needs_no_sight(unit: Unit, kind: UnitType) -> bool:
    """OV-8.1, 9.21."""
    return not kind.needs_los or (kind.id == "mortar_late" and stood(unit))


def aim(state: State, tried: Attempt) -> Shot | None:
    """The dice of one attack, range and terrain counted; None if there would be none."""
    unit, far = tried.unit, tried.far
    kind = TYPES[unit.type]
    if kind.id == "sniper" and TYPES[tried.other.type].cls == "armor":
        return None
    by_range = table(state.field, tried.cell, unit, kind)
    if far > len(by_range):  # OV-9.4
        return None
    here, there = land.at(state, tried.cell), land.at(state, tried.at)
    if far > 1 and here.wadi != there.wadi:  # OV-7.28
        return None
    taken = cover(state.field, tried, here.height, here.mountain, there)
    own = here.own[kind.cls]
    if unit.order and unit.order.cut:
        own = min(own, FEATURES["wire"].attack_dice.infantry)  # OV-3.7
    most, bonus = by_range[far - 1], _bonus(state, tried)
    dice = most + bonus + taken + own
    return Shot(tried.at, dice, most, bonus, taken, own) if dice > 0 else None  # OV-9.9


def cover(field: Field, tried: Attempt, height: int, mountain: bool, there: Ground) -> int:
    """Dice that the ground takes from an attack out of a hex of that height."""
    unit, other, far = tried.unit, tried.other, tried.far
    kind = TYPES[unit.type]
    if kind.id == "sniper" or (far == 1 and kind.id == "engineer"):
        return 0  # OV-3.7, 3.8
    column = kind.cls
    if kind.ignores_terrain_dice or (kind.id == "mortar_late" and stood(unit)):
        column = "artillery"  # OV-9.8
    taken = land.cover(there, column, other.side, height, mountain)
    caved = there.cave and column != "artillery"
    if caved and land.is_japanese(field, other, TYPES[other.type]):
        taken = min(taken, -2)  # OV-7.27
    if far == 1 and kind.id == "flame_tank":
        return max(taken, -1)  # OV-3.11
    return taken


def _bonus(state: State, tried: Attempt) -> int:
    """Dice of card, army, marked target and airplane; they add up (OV-9.6)."""
    field = state.field
    unit, at, close = tried.unit, tried.at, tried.far == 1
    kind = TYPES[unit.type]
    card = unit.order.card if unit.order and not tried.ambush else ""
    extra = 0
    if card:
        if card == "finest_hour" or (card == "firefight" and not close):
            extra = 1
        elif card == "armor_assault":  # OV-13.14
            extra = int(close and kind.cls == "armor")
        elif not tried.second and card == "close_assault":
            extra = int(close)
        elif not tried.second and card == movement.RAIDERS:
            extra = int(kind.cls == "infantry")
    if close and unit.figures == kind.figures and land.is_japanese(field, unit, kind):
        extra += 1  # OV-23.11
    if not close and state.marks and kind.id in RANGERS:
        extra += any(mark.gun == unit.id and mark.at == at for mark in state.marks)
    if state.planes and not tried.ambush:
        extra += any(
            plane.support and plane.side == unit.side and field.grid.far[plane.at][at] == 1
            for plane in state.planes
        )
    return extra


def stars_hit(unit: Unit, target: Class) -> bool:
    """Units for which stars hit (OV-9.16)."""
    kind = unit.type
    if kind == "sniper":
        return True
    if target == "armor":
        return kind in ("heavy_at_gun", "at_team_early") or (kind == "at_team_late" and stood(unit))
    if target == "infantry":
        return kind == "mg_early" or (kind == "mg_late" and stood(unit))
    return False


def hits(faces: list[Face], target: Unit, *, stars: bool = False) -> int:
    """OV-9.15, 9.16."""
    if target.type == "sniper":
        return faces.count("grenade")
    symbol = TYPES[target.type].cls
    n = faces.count("grenade") + (faces.count("star") if stars else 0)
    return n + (0 if symbol == "artillery" else faces.count(symbol))
