"""How far a unit gets, and by which way (OV-6, 7). Rules only; the moves are made in moving.py."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from engines.kit.hexes import DIRECTIONS, Grid, Hex
from engines.overlord import land
from engines.overlord.components import TYPES, Class, Side, UnitType
from engines.overlord.field import BARRED, FREE, End, Field, Ground, Leg, Spot, Way
from engines.overlord.state import State, Unit

STEADY = ("resistance", "sniper", "ski")
"""They battle on the turn they enter any terrain (OV-3.6)."""
ICE = 100
"""A frozen river weighs more than any number of minefields on the way (OV-6.10)."""
STILL = ("close_assault", "firefight", "dig_in")
"""Cards whose units may not move (OV-13.22, 13.23, 13.25)."""
RAIDERS = "behind_enemy_lines"
NOWHERE: Mapping[Hex, Way] = {}
FARTHEST = max(kind.move for kind in TYPES.values()) + 1
"""The most that any unit may move, on a road."""


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
        return NOWHERE
    # A position is asked about many times, and most moves happen elsewhere.
    near = around(field.grid, cell, goes.most + goes.road).intersection(state.units)
    given = (
        goes,
        unit.side,
        near,
        (*state.obstacles, *state.obstacles.values()),
        (*state.mines, *[mine.owner for mine in state.mines.values()]),
        tuple(state.sealed),
    )
    known = field.reach.get(cell)
    if known is None or known[0] != given:
        known = field.reach[cell] = given, Walker(state, cell, unit, goes).found()
    return known[1]


def told(state: State, start: Hex, unit: Unit, path: Sequence[Hex]) -> Way | None:
    """A way that a player gives hex by hex; None if the unit may not go this way to its end."""
    if (goes := gait(state, start, unit)) is None:
        return None
    came = Walker(state, start, unit, goes).follow(path)
    return came and Way(tuple(path), *came[3])


def beyond(state: State, start: Hex, unit: Unit, via: Sequence[Hex]) -> Iterator[tuple[Hex, bool]]:
    """The hexes a way told may lead to next, and whether it may go on over each."""
    if (goes := gait(state, start, unit)) is None:
        return
    walker = Walker(state, start, unit, goes)
    came = walker.follow(via)
    if came and came[3][2]:
        for (to, _, _), _, _, end in walker.legs(came[0], came[1]):
            if to not in state.units:
                yield to, end[2]


@cache
def around(grid: Grid, start: Hex, most: int) -> frozenset[Hex]:
    """The hexes no further away."""
    return frozenset(cell for cell, far in grid.far[start].items() if far <= most)


Trail = tuple[int, int, tuple[Hex, ...], End]
"""What a way costs, how dangerous it is, its hexes, and what it is if it ends there."""


class Walker:
    """A unit that leaves its hex: every step it may take, whoever chooses the way (OV-6, 7)."""

    def __init__(self, state: State, start: Hex, unit: Unit, goes: Gait) -> None:
        self.state, self.goes = state, goes
        self.first: Leg = (start, goes.road, False), 0, 0, (0, 0, True)
        self.mines = {cell for cell, mine in state.mines.items() if mine.owner != unit.side}
        self.odd = dict(state.obstacles)
        """What lies somewhere that the scenario does not know of."""
        for mark, cells in (("mine", state.mines), ("sealed", state.sealed)):
            for cell in cells:
                self.odd[cell] = self.odd.get(cell, "") + mark
        how = goes.kind.id, goes.most, goes.free
        self.known = state.field.legs.setdefault(how, {})

    def _leg(self, spot: Spot, spent: int, to: Hex, here: Ground, there: Ground) -> Leg | None:
        """A way all on roads goes one hex further; one that touches a beach costs 2 at most
        (OV-7.17, 7.21)."""
        (cell, on_road, sand), field, kind = spot, self.state.field, self.goes.kind
        road, ice, most = on_road and to in field.road, ICE * there.ice, self.goes.most
        stops, sails = False, kind.id == "destroyer"
        if sails:
            cost, road, ice = int(to in field.deep), False, 0
        elif self.goes.free:  # whatever lies there costs a hex: OV-13.17
            cost = int(there.enter[kind.cls] != BARRED)
        else:
            cost = step(field, cell, to, here, there, kind.cls, bool(spent))
            sand |= there.beach
            stops = there.enter[kind.cls] != FREE  # a stop, hard or soft: OV-6.6
        most = min(most, 2) if sand else most
        total = spent + cost
        more = most + (road and not sand) - total
        if not cost or more < 0:
            return None
        off_road = total - (road and total > 1 and kind.move_and_battle > 0)
        end = off_road, 0 if sails else most - total, more > 0 and not stops
        return (to, road, sand), total, ice, end

    def legs(self, spot: Spot, spent: int) -> list[Leg]:
        """Each step it may take next, if nobody stands there."""
        odd, cell = self.odd.get, spot[0]
        near = self.state.field.grid.near[cell]
        lying = spot, spent, odd(cell), *map(odd, near)
        legs = self.known.get(lying)
        if legs is None:
            here = land.at(self.state, cell)
            steps = (self._leg(spot, spent, to, here, land.at(self.state, to)) for to in near)
            legs = self.known[lying] = [leg for leg in steps if leg]
        return legs

    def follow(self, path: Sequence[Hex]) -> Leg | None:
        """The last step of a way given hex by hex; None if it may not go this way to its end."""
        came: Leg | None = self.first
        for to in path:
            goes_on = came and came[3][2] and to not in self.state.units
            steps = self.legs(came[0], came[1]) if came and goes_on else []
            came = next((leg for leg in steps if leg[0][0] == to), None)
        return came

    def found(self) -> dict[Hex, Way]:
        """Every hex it can come to. Of several ways the cheapest, which keeps the right to battle
        if one does; then the one over least ice, past fewest enemy mines, first in the alphabet
        (OV-6.10). Ways all on roads and ways past a beach are kept apart until they end."""
        rank, units, mines = self.state.field.rank, self.state.units, self.mines
        start = self.first[0]
        best: dict[Spot, Trail] = {start: (0, 0, (), self.first[3])}
        layers: list[list[Spot]] = [[start], *[[] for _ in range(self.goes.most + 1)]]
        for spent, layer in enumerate(layers):
            for spot in layer:
                known, risk, path, _ = best[spot]
                if known != spent:
                    continue
                for to, total, danger, end in self.legs(spot, spent):
                    cell, old = to[0], best.get(to)
                    if cell in units or (old is not None and old[0] < total):  # OV-6.3, 6.8
                        continue
                    new = total, risk + danger + (cell in mines), (*path, cell), end
                    if old is None or _better(rank, new, old):
                        best[to] = new
                        if end[2] and (old is None or new[:2] != old[:2]):
                            layers[total].append(to)
        del best[start]
        ends: dict[Hex, Trail] = {}
        for (cell, _, _), (_, risk, path, end) in best.items():
            new = end[0], risk, path, end
            if cell not in ends or _better(rank, new, ends[cell]):
                ends[cell] = new
        return {cell: Way(path, *end) for cell, (_, _, path, end) in ends.items()}


def _better(rank: dict[Hex, int], one: Trail, other: Trail) -> bool:
    """Alphabetical order of the hexes, A9 before A10, where cost and danger are the same."""
    if one[:2] != other[:2]:
        return one < other
    return [rank[cell] for cell in one[2]] < [rank[cell] for cell in other[2]]


def step(field: Field, a: Hex, b: Hex, here: Ground, there: Ground, cls: Class, later: bool) -> int:
    """What a step between neighbours costs; 0 if it cannot be made."""
    if there.enter[cls] == BARRED or (there.first_only and later):  # OV-6.5, 7.11, 7.22
        return 0
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
