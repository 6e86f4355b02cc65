"""A scenario prepared for play: its hexes, what lies on them, who commands where, what is seen.

Everything here is computed once for a scenario and never changes; what changes in a game (units,
obstacles, mines, sealed caves) is in the state.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engines.contract import Choice
from engines.kit.hexes import Grid, Hex, grid
from engines.overlord.components import (
    CLASSES,
    EVERY_FLAG,
    FEATURES,
    GENERALS,
    ROLES,
    SIDES,
    Class,
    Feature,
    Role,
    Side,
)
from engines.overlord.scenario import SIZES, Camp, Place, Scenario

FREE, SOFT, HARD, BARRED = range(4)
_ENTRY = {"free": FREE, "soft_stop": SOFT, "hard_stop": HARD, "impassable": BARRED}
BRIDGES = ("bridge", "pontoon", "railroad_bridge")
BRIDGED = ("river", "frozen_river", "ford")
WORKS = ("bunker", "sandbag", "sea_wall")
LINES = {"overlord": (7, 17, 25, 33, 43), "standard": (7, 17)}
_AREAS: dict[str, dict[Role, tuple[int, int]]] = {
    "bottom": {"left": (1, 2), "center": (3, 4), "right": (5, 6)},
    "top": {"left": (5, 6), "center": (3, 4), "right": (1, 2)},
}
ByClass = dict[Class, int]


@dataclass(frozen=True, slots=True)
class Ground:
    """All features of one hex taken together (OV-7.2)."""

    features: tuple[str, ...]
    enter: ByClass
    battle_on_entry: dict[Class, bool]
    battle_here: dict[Class, bool]
    battle_after_leaving: dict[Class, bool]
    plain: ByClass
    """Cover that always counts, by the attacker's class."""
    works: dict[Side, ByClass]
    """Cover of works, for their owner only (OV-7.3)."""
    slope: ByClass
    """Cover of a hill, against attackers further down (OV-7.12)."""
    peak: ByClass
    """Cover of a mountain, but not against another mountain (OV-7.13)."""
    own: ByClass
    """The strongest reduction for a unit battling out of the hex (OV-9.7)."""
    flags: int
    """Flags the hex ignores for anybody; works and trenches have terms (OV-7.3, 7.24)."""
    work_flags: dict[Side, int]
    leave_most: int
    """Hexes a unit may go that starts here; 9 if there is no limit."""
    cannot_leave: tuple[Class, ...]
    height: int
    retreat_onto: bool
    first_only: bool
    """Hedgerow (OV-7.11)."""
    sandbags: bool
    """Sandbags may be dug here (OV-7.39)."""
    road: bool
    beach: bool
    ocean: bool
    hill: bool
    mountain: bool
    bluff: bool
    cliff: bool
    steep: bool
    swamp: bool
    jungle: bool
    trench: bool
    cave: bool
    ice: bool
    wire: bool
    mine: bool
    wadi: bool
    pier: bool


@cache
def combined(names: tuple[str, ...], rect: Side | None, obstacle: Side | None = None) -> Ground:
    """`rect` and `obstacle` own the works of that layer."""
    parts = [FEATURES[name] for name in names]
    works = {
        side: [
            p for p in parts if p.id in WORKS and (rect if p.layer == "rect" else obstacle) == side
        ]
        for side in SIDES
    }
    others = [part for part in parts if part.id not in WORKS]
    hills = [part for part in others if part.blocks_los == "hill"]
    peaks = [part for part in others if part.blocks_los == "mountain"]
    flat = [part for part in others if part not in hills and part not in peaks]

    def strongest(some: list[Feature], what: str) -> ByClass:
        return {c: min((getattr(getattr(p, what), c) for p in some), default=0) for c in CLASSES}

    def every(what: str) -> dict[Class, bool]:
        return {c: all(getattr(getattr(part, what), c) for part in parts) for c in CLASSES}

    def has(*any_of: str) -> bool:
        return any(name in names for name in any_of)

    leave = [part.leave_max_hexes for part in parts if part.leave_max_hexes is not None]
    enter = {c: max(_ENTRY[getattr(part.enter, c)] for part in parts) for c in CLASSES}
    return Ground(
        features=names,
        enter=enter,
        battle_on_entry=every("battle_on_entry_turn"),
        battle_here=every("battle_while_on"),
        battle_after_leaving=every("battle_after_leaving"),
        plain=strongest(flat, "defense_dice"),
        works={side: strongest(own, "defense_dice") for side, own in works.items()},
        slope=strongest(hills, "defense_dice"),
        peak=strongest(peaks, "defense_dice"),
        own=strongest(parts, "attack_dice"),
        flags=max((_flags(part) for part in others if part.id != "trench"), default=0),
        work_flags={s: max((_flags(p) for p in own), default=0) for s, own in works.items()},
        leave_most=min(leave, default=9),
        cannot_leave=tuple({c: None for part in parts for c in part.cannot_leave}),
        height=max(part.height for part in parts),
        retreat_onto=all(part.retreat_onto for part in parts),
        first_only=any(part.must_start_adjacent_to_enter for part in parts),
        sandbags=not any(p.no_sandbag or p.layer == "obstacle" for p in parts),
        road=has("road", "road_hill"),
        beach=has("beach", "coast"),
        ocean=has("ocean"),
        hill=bool(hills),
        mountain=bool(peaks),
        bluff=has("sea_bluff", "cliff"),
        cliff=has("cliff"),
        steep=has("steep_hill"),
        swamp=has("marsh", "rice_paddy"),
        jungle=has("jungle"),
        trench=has("trench"),
        cave=has("cave_hill", "cave_mountain"),
        ice=has("frozen_river"),
        wire=has("wire"),
        mine=has("minefield"),
        wadi=has("wadi"),
        pier=has("pier"),
    )


def _flags(part: Feature) -> int:
    return EVERY_FLAG if part.ignore_flags == "all" else part.ignore_flags


class Way(NamedTuple):
    """How a unit comes to a hex."""

    path: tuple[Hex, ...]
    """The start left out."""
    cost: int
    """Hexes moved, the extra one of a road left out (OV-7.21)."""
    left: int = 0
    """Hexes of movement left, without the extra one of a road: for leaving the board."""
    goes_on: bool = False
    """Whether another step may follow."""


Spot = tuple[Hex, bool, bool]
"""Where a unit is on its way, whether all of it was road, and whether a beach has slowed it."""
End = tuple[int, int, bool]
"""`cost`, `left` and `goes_on` of a way that ends somewhere."""
Leg = tuple[Spot, int, int, End]
"""One step of a way: to where, what is spent then, how dangerous the ground is, and what the way is
if it ends there."""


class Field:
    """One battlefield."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.id = scenario.id
        self.overlord = scenario.board.size == "overlord"
        self.grid: Grid = grid(SIZES[scenario.board.size][0], scenario.board.rows)
        self.rank = {cell: n for n, cell in enumerate(self.grid.hexes)}
        """Alphabetical order, A9 before A10."""
        self.lines = LINES[scenario.board.size]
        self.camps: dict[Side, Camp] = {side_of(c.side): c for c in scenario.sides}
        self.back: dict[Side, int] = {
            s: -1 if c.edge == "top" else 1 for s, c in self.camps.items()
        }
        """Which way its own edge lies (OV-2.11)."""
        self.commissars = self._under("commissar")  # OV-22.1
        self.marines = self._under("gung_ho")  # OV-23.1
        self.behind = {
            side: {cell: self.grid.next_row(cell, dy) for cell in self.grid.hexes}
            for side, dy in self.back.items()
        }
        self.places: dict[Hex, Place] = {place.at: place for place in scenario.hexes}
        self.sections = {cell: self._sections(cell) for cell in self.grid.hexes}
        self.roles = {side: self._roles(side) for side in SIDES}
        """Who commands a unit of a side on a hex, the leftmost first (OV-1.14)."""
        self.base = {cell: self._features(cell) for cell in self.grid.hexes}
        self.ground = {
            cell: combined(self.base[cell], self.owner(cell)) for cell in self.grid.hexes
        }
        self.uses: dict[object, dict[str, list[tuple[str, Role, str]]]] = {}
        """What a side may do with a card, by night and in the air, as they were met."""
        self.altered: dict[tuple[Hex, str, bool, bool], Ground] = {}
        """Hexes with an obstacle, a mine or a sealed cave, as they were met."""
        self.reach: dict[Hex, tuple[tuple[object, ...], dict[Hex, Way]]] = {}
        """How far the last unit met on a hex could go, with all of the game that this follows from:
        whenever the same is given, the answer is the same."""
        self.leads_to: dict[Hex, tuple[object, list[Choice]]] = {}
        """The same ways as choices, with the ways they were made from."""
        self.legs: dict[object, dict[object, list[Leg]]] = {}
        """By how units go, the steps from a spot for who has spent so much, by what lies there and
        next to it, as they were met."""
        self.deep = {
            cell
            for cell in self.grid.hexes
            if self.ground[cell].ocean
            and not any(self.ground[near].beach for near in self.grid.near[cell])
        }
        """Where ships sail (OV-3.13)."""
        self._roads()
        self.exits: dict[Side, dict[Hex, int]] = {side: {} for side in SIDES}
        for way in scenario.exits:
            self.exits[side_of(way.side)].update(dict.fromkeys(way.hexes, way.medals))
        self.goals = [(goal, side_of(goal.side)) for goal in scenario.objectives]
        self.ridge = self._ridges()
        self._sight: dict[tuple[Hex, Hex], tuple[tuple[Hex, ...], ...] | None] = {}
        self.caves = tuple(h for h in self.grid.hexes if self.ground[h].cave)
        self.open_sides = {p.at: p.open for p in scenario.hexes if p.open is not None}

        self._over: dict[tuple[int, ...], frozenset[Hex]] = {}
        self.under = {
            side: {role: self.hexes_of(self.area(side, role)) for role in ROLES} for side in SIDES
        }
        """The hexes a general commands."""

    # ---- who commands where

    def _under(self, rule: str) -> tuple[Side, ...]:
        return tuple(side for side, camp in self.camps.items() if rule in camp.command_rules)

    def hexes_of(self, sections: tuple[int, ...]) -> frozenset[Hex]:
        """All hexes of some sections; none of no sections."""
        if sections not in self._over:
            self._over[sections] = frozenset(
                cell for cell, of in self.sections.items() if any(n in sections for n in of)
            )
        return self._over[sections]

    def _sections(self, cell: Hex) -> tuple[int, ...]:
        x, _ = self.grid.xy[cell]
        bounds = (-1, *self.lines, 99)
        return tuple(
            n for n in range(1, len(bounds)) if bounds[n - 1] <= x <= bounds[n]
        )  # OV-2.5, 2.6

    def area(self, side: Side, role: Role) -> tuple[int, ...]:
        """The sections a general commands (OV-2.8); all of them on the standard board."""
        if role == "chief":
            return (1, 2, 3) if not self.overlord else ()
        return _AREAS[self.camps[side].edge][role]

    def arrow(self, side: Side, role: Role) -> tuple[int, ...]:
        """On the standard board, the section an arrow shows (OV-2.6)."""
        left_first = (1, 2, 3) if self.camps[side].edge == "bottom" else (3, 2, 1)
        return (left_first[GENERALS.index(role)],)

    def _roles(self, side: Side) -> dict[Hex, tuple[Role, ...]]:
        if not self.overlord:
            return dict.fromkeys(self.grid.hexes, ("chief",))
        areas = _AREAS[self.camps[side].edge]
        return {
            cell: tuple(role for role in GENERALS if set(areas[role]) & set(self.sections[cell]))
            for cell in self.grid.hexes
        }

    def opposite(self, role: Role) -> Role:
        """OV-2.10: the enemy general who shares the area."""
        across: dict[Role, Role] = {
            "left": "right",
            "right": "left",
            "center": "center",
            "chief": "chief",
        }
        return across[role]

    # ---- what lies where

    def _features(self, cell: Hex) -> tuple[str, ...]:
        """Terrain (else the face) and rect; a bridge replaces what it crosses (OV-7.1)."""
        place = self.places.get(cell)
        terrain = (place.terrain if place else None) or self.face_of(cell)
        rect = place.rect if place else None
        if rect in BRIDGES and terrain in BRIDGED:
            return (rect,)
        return (terrain, rect) if rect else (terrain,)

    def owner(self, cell: Hex) -> Side | None:
        """Whose bunker it is."""
        place = self.places.get(cell)
        return side_of(place.rect_owner) if place and place.rect_owner else None

    def face_of(self, cell: Hex) -> str:
        """OV-2.13."""
        if self.scenario.board.face != "beach" or cell[0] < "E":
            return "open"
        return "beach" if cell[0] < "H" else "ocean"

    def _roads(self) -> None:
        """A bridge next to a road hex is a road hex itself, and so on over it (OV-7.23)."""
        self.road = {cell for cell in self.grid.hexes if self.ground[cell].road}
        todo = list(self.road)
        while todo:
            for near in self.grid.near[todo.pop()]:
                if near not in self.road and set(self.base[near]) & {"bridge", "pontoon"}:
                    self.road.add(near)
                    todo.append(near)

    # ---- sight

    def _ridges(self) -> dict[Hex, int]:
        """Hills joined to each other share a number, and so do mountains (OV-8.8, 8.9)."""
        ridge: dict[Hex, int] = {}
        for start in self.grid.hexes:
            kind = self._rise(start)
            if not kind or start in ridge:
                continue
            todo, number = [start], len(ridge) + 1
            while todo:
                cell = todo.pop()
                ridge[cell] = number
                todo += [
                    near
                    for near in self.grid.near[cell]
                    if near not in ridge and self._rise(near) == kind
                ]
        return ridge

    def _rise(self, cell: Hex) -> str:
        ground = self.ground[cell]
        return "hill" if ground.hill else "mountain" if ground.mountain else ""

    def blocks(self, cell: Hex, a: Hex, b: Hex) -> bool:
        """Whether the terrain of a hex blocks the line from a to b (OV-8.4, 8.8, 8.9)."""
        for name in self.base[cell]:
            sight = FEATURES[name].blocks_los
            if sight is True:
                return True
            if sight in ("hill", "mountain"):
                joined = self.ridge[cell]
                if self.ridge.get(a) != joined or self.ridge.get(b) != joined:
                    return True
        return False

    def gaps(self, a: Hex, b: Hex) -> tuple[tuple[Hex, ...], ...] | None:
        """None if terrain alone blocks; else hexes that must hold no unit, then the two sides of
        the line, of which one must hold none (OV-8.5)."""
        key = (a, b)
        if key not in self._sight:
            self._sight[key] = self._gaps(a, b)
        return self._sight[key]

    def _gaps(self, a: Hex, b: Hex) -> tuple[tuple[Hex, ...], ...] | None:
        line = self.grid.line(a, b)
        lakes = sum("lake" in self.base[cell] for cell in line.through)
        if lakes > 1 or any(self.blocks(cell, a, b) for cell in line.through):
            return None
        left = line.open_left and not any(self.blocks(cell, a, b) for cell in line.left)
        right = line.open_right and not any(self.blocks(cell, a, b) for cell in line.right)
        if not left and not right:
            return None
        return (line.through, *(s for s, free in ((line.left, left), (line.right, right)) if free))


def side_of(name: str) -> Side:
    return "AXIS" if name == "AXIS" else "ALLIES"
