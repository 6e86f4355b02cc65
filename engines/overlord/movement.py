"""How far a unit gets, and by which way (OV-6, 7). Rules only; the moves are made in moving.py."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engines.kit.hexes import DIRECTIONS, Grid, Hex
from engines.overlord import land
from engines.overlord.components import TYPES, Class, Side, UnitType
from engines.overlord.field import BARRED, FREE, Field, Ground, Step, Way
from engines.overlord.state import State, Unit

STEADY = ("resistance", "sniper", "ski")
"""They battle on the turn they enter any terrain (OV-3.6)."""
ICE = 100
"""A frozen river weighs more than any number of minefields on the way (OV-6.10)."""
STILL = ("close_assault", "firefight", "dig_in")
"""Cards whose units may not move (OV-13.22, 13.23, 13.25)."""
RAIDERS = "behind_enemy_lines"


def allowance(state: State, cell: Hex, unit: Unit) -> int:
    """The most a unit may move under its order (OV-6.2)."""
    kind, order = TYPES[unit.type], unit.order
    card = order.card if order else ""
    if card in STILL:
        return 0
    most = kind.move
    if kind.cls == "armor" and unit.side == "ALLIES" and state.field.scenario.options.blitz:
        most = min(most, 2)  # OV-24.4
    # OV-13.15 to 13.17, 13.26
    if (card in ("infantry_assault", RAIDERS) and kind.cls == "infantry") or (
        card == "artillery_bombard" and kind.cls == "artillery"
    ):
        most = max(most, 3)
    return most


class Gait(NamedTuple):
    """How a unit leaves its hex under its order (OV-6.2)."""

    kind: UnitType
    most: int
    road: bool
    """One hex further on roads (OV-7.21)."""
    free: bool
    """Past everything that lies in the way (OV-13.17)."""


def gait(state: State, cell: Hex, unit: Unit) -> Gait | None:
    """None if the unit may not move at all."""
    kind = TYPES[unit.type]
    ground, most = land.at(state, cell), allowance(state, cell, unit)
    if kind.cls in ground.cannot_leave or not most:
        return None
    free = unit.order is not None and unit.order.card == RAIDERS and kind.cls == "infantry"
    if state.planes and shadowed(state, cell, unit.side):
        return Gait(kind, 1, False, free)  # OV-25.25
    if not free and ground.leave_most < most:
        return Gait(kind, ground.leave_most, False, free)
    return Gait(kind, most, cell in state.field.road, free)


def reach(state: State, cell: Hex, unit: Unit) -> Mapping[Hex, Way]:
    """Every hex the unit can move to with the way the engine takes (OV-6.10)."""
    field = state.field
    goes = gait(state, cell, unit)
    if goes is None:
        return {}
    if goes.kind.id == "destroyer":
        return _cruise(state, cell, goes.most)
    # A position is asked about many times, and most moves happen elsewhere.
    given = (
        goes,
        unit.side,
        _around(field.grid, cell, goes.most + 1).intersection(state.units),
        tuple(state.obstacles.items()),
        tuple([(at, mine.owner) for at, mine in state.mines.items()]),
        tuple(state.sealed),
    )
    known = field.reach.get(cell)
    if known is None or known[0] != given:
        found = _spread(state, cell, unit, goes)
        known = field.reach[cell] = given, found
    return known[1]


@cache
def _around(grid: Grid, start: Hex, most: int) -> frozenset[Hex]:
    return frozenset(cell for cell, far in grid.far[start].items() if far <= most)


def _spread(state: State, start: Hex, unit: Unit, goes: Gait) -> dict[Hex, Way]:
    """Ways in order of their cost. A way all on roads goes one hex further; one that touches a
    beach costs 2 at most: such ways are kept apart from the others."""
    field = state.field
    kind, most, road, free = goes
    cls, units, roads = kind.cls, state.units, field.road
    odd = {**state.obstacles, **state.mines, **dict.fromkeys(state.sealed)}
    fields = {cell for cell, mine in state.mines.items() if mine.owner != unit.side}
    first = (start, road, False)
    best: dict[tuple[Hex, bool, bool], tuple[int, int, tuple[Hex, ...]]] = {first: (0, 0, ())}
    layers: list[list[tuple[Hex, bool, bool]]] = [[first], *([] for _ in range(most + 2))]
    for spent in range(most + 1):
        for label in layers[spent]:
            cell, on_road, beach = label
            known, risk, path = best[label]
            if known != spent or spent >= (min(most, 2) if beach else most + on_road):
                continue
            here = land.at(state, cell)
            if path and not free and here.enter[cls] != FREE:  # a stop, hard or soft: OV-6.6
                continue
            for near, there, first_cost, later_cost in _steps(field, cls, cell):
                if near in units or near == start:  # OV-6.3, 6.8
                    continue
                cost = later_cost if path else first_cost
                if free or cell in odd or near in odd:
                    there = land.at(state, near)
                    cost = step(field, cell, near, here, there, cls, bool(path), free)
                if not cost:
                    continue
                still = on_road and near in roads
                sand = beach or (there.beach and not free)  # OV-7.17
                label2 = (near, still, sand)
                old = best.get(label2)
                if old is not None and old[0] <= spent:
                    continue
                total = spent + cost
                limit = min(most, 2) if sand else most + still
                if total > limit:
                    continue
                danger = risk
                if there.ice or near in fields:
                    danger += ICE * there.ice + (near in fields)
                if old is None or (total, danger) < old[:2]:
                    best[label2] = (total, danger, (*path, near))
                    layers[total].append(label2)
                elif (total, danger) == old[:2] and _first(field, (*path, near), old[2]):
                    best[label2] = (total, danger, (*path, near))
    return _best_ways(field, best, start, kind, most)


def _first(field: Field, one: tuple[Hex, ...], other: tuple[Hex, ...]) -> bool:
    """Alphabetical order of the hexes, A9 before A10."""
    rank = field.rank
    return [rank[cell] for cell in one] < [rank[cell] for cell in other]


def _best_ways(
    field: Field,
    best: dict[tuple[Hex, bool, bool], tuple[int, int, tuple[Hex, ...]]],
    start: Hex,
    kind: UnitType,
    most: int,
) -> dict[Hex, Way]:
    """Of several ways to a hex the cheapest, which keeps the right to battle if one does; then
    the one over least ice, past fewest enemy mines, first in the alphabet (OV-6.10)."""
    found: dict[Hex, Way] = {}
    risk_of: dict[Hex, int] = {}
    bonus = 1 if kind.move_and_battle else 0
    for (cell, on_road, sand), (spent, risk, path) in best.items():
        if cell == start:
            continue
        cost = spent - bonus if on_road and spent > 1 else spent
        left = (min(most, 2) if sand else most) - spent
        old = found.get(cell)
        if old is not None:
            if (cost, risk) > (old.cost, risk_of[cell]):
                continue
            if (cost, risk) == (old.cost, risk_of[cell]) and not _first(field, path, old.path):
                continue
        found[cell] = Way(path, cost, left, left > 0 or (left == 0 and on_road and not sand))
        risk_of[cell] = risk
    return found


def _steps(field: Field, cls: Class, cell: Hex) -> tuple[Step, ...]:
    """The steps from a hex on the ground of the scenario, some of which may cost 0."""
    known = field.steps.get((cls, cell))
    if known is None:
        here, ground = field.ground[cell], field.ground
        known = field.steps[cls, cell] = tuple(
            Step(
                near,
                ground[near],
                *(
                    step(field, cell, near, here, ground[near], cls, later)
                    for later in (False, True)
                ),
            )
            for near in field.grid.near[cell]
        )
    return known


def step(
    field: Field,
    a: Hex,
    b: Hex,
    here: Ground,
    there: Ground,
    cls: Class,
    later: bool,
    free: bool = False,
) -> int:
    """What a step between neighbours costs; 0 if it cannot be made. `free`: whatever lies there
    costs a hex."""
    if there.enter[cls] == BARRED:  # OV-6.5, 7.22
        return 0
    if free:
        return 1
    if there.first_only and later:
        return 0  # OV-7.11
    if not passable(field, a, b, here, there, cls):
        return 0
    if (here.beach and there.bluff) or (here.bluff and there.beach):
        return 2 if cls == "infantry" else 0  # OV-7.14
    if there.steep and not here.hill:
        return 2  # OV-7.15
    return 1


def passable(field: Field, a: Hex, b: Hex, here: Ground, there: Ground, cls: Class) -> bool:
    """Steps that are barred whatever they would cost (OV-7.13, 7.20, 7.28)."""
    if not climbs(here, there) or (there.pier and here.ocean):
        return False
    return not ((here.wadi or there.wadi) and not _open(field, a, b))


def climbs(here: Ground, there: Ground) -> bool:
    """Mountains are reached and left over hills and mountains only (OV-7.13)."""
    if there.mountain:
        return here.hill or here.mountain
    return not here.mountain or there.hill


def _open(field: Field, a: Hex, b: Hex) -> bool:
    (ax, ay), (bx, by) = field.grid.xy[a], field.grid.xy[b]
    for cell, dx, dy in ((a, bx - ax, by - ay), (b, ax - bx, ay - by)):
        sides = field.open_sides.get(cell)
        if sides is not None and not any(DIRECTIONS[side] == (dx, dy) for side in sides):
            return False
    return True


def _cruise(state: State, start: Hex, most: int) -> dict[Hex, Way]:
    """A destroyer: over ocean, never next to a beach (OV-3.13)."""
    found: dict[Hex, Way] = {}
    edge: list[tuple[Hex, tuple[Hex, ...]]] = [(start, ())]
    for cost in range(1, most + 1):
        ahead: list[tuple[Hex, tuple[Hex, ...]]] = []
        for cell, path in edge:
            for near in state.field.grid.near[cell]:
                if near != start and near not in found and sails(state, near):
                    found[near] = Way((*path, near), cost, more=cost < most)
                    ahead.append((near, (*path, near)))
        edge = ahead
    return found


def sails(state: State, cell: Hex) -> bool:
    field = state.field
    return (
        cell not in state.units
        and field.ground[cell].ocean
        and not any(field.ground[near].beach for near in field.grid.near[cell])
    )


def shadowed(state: State, cell: Hex, side: Side) -> bool:
    """Next to an enemy airplane (OV-25.25)."""
    return any(
        plane.side != side and state.field.grid.far[cell][plane.at] == 1 for plane in state.planes
    )


def entered(state: State, unit: Unit, start: Hex, path: tuple[Hex, ...]) -> None:
    """What a way does to the right to battle and to take ground (OV-6.6, 9.14, 7.25, 7.26)."""
    kind, order = TYPES[unit.type], unit.order
    if order is None or (order.card == RAIDERS and kind.cls == "infantry"):
        return
    cls = kind.cls
    if not land.at(state, start).battle_after_leaving[cls]:
        order.barred = True
    for cell in path:
        ground = land.at(state, cell)
        order.hard |= ground.enter[cls] == 2  # OV-7.35 on a field, the owner too
        # OV-7.8
        if not ground.battle_on_entry[cls] and kind.id not in STEADY:
            order.barred = True
    if land.at(state, path[-1]).jungle and len(path) != 1:
        order.barred = True


def strikes(field: Field, unit: Unit) -> bool:
    """Whether a unit may still battle after what it has moved (OV-9.13)."""
    order, kind = unit.order, TYPES[unit.type]
    if order is None or order.barred or order.battles < 1:
        return False
    if not order.cost:
        return True
    most = kind.move_and_battle
    if kind.cls == "infantry":
        if order.card == "infantry_assault":
            most = max(most, 2)
        elif order.card == RAIDERS:
            most = max(most, 3)
        elif land.is_japanese(field, unit, kind):
            most = max(most, 2)
    return order.cost <= most


def must_close(field: Field, unit: Unit) -> bool:
    """Japanese infantry that moved 2 battles only in close assault (OV-23.12)."""
    order, kind = unit.order, TYPES[unit.type]
    return (
        order is not None
        and order.cost == 2 > kind.move_and_battle
        and order.card not in ("infantry_assault", RAIDERS)
        and land.is_japanese(field, unit, kind)
    )
