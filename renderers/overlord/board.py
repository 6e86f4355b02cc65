"""The battlefield: terrain, works, units, goals, and what was done. OV-30.1 to 30.9."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from engines.overlord.view import (
    HexView,
    MoveView,
    PlaneView,
    SeatView,
    TableView,
    TargetView,
    UnitView,
)
from renderers.draw import Box, Line, Point, Shapes, Stamp, bounds, moved, overlap
from renderers.overlord import kinds, pieces, terrain, works
from renderers.overlord.ground import at_edge, name, open_ground, open_hex, rim, variant
from renderers.overlord.head import die
from renderers.overlord.kinds import OPEN_WATER, RAILS, ROADS, SEA, SPANS, WATERWAYS
from renderers.overlord.places import NEXT, Field, areas, doubled, named
from renderers.theme import Theme

FEW = 5
"""With more targets than these, lines to all of them would hide the board."""
WAYS = ("move", "ground", "retreat", "exit", "fly")


def larger(shapes: Shapes, by: float) -> Shapes:
    return shapes if by == 1.0 else _larger(shapes, by)


@lru_cache(maxsize=1024)
def _larger(shapes: Shapes, by: float) -> Shapes:
    return moved(shapes, 0, 0, by)


CLOSE_NAME = 18.0
"""The letters of names where few hexes are shown."""


@lru_cache(maxsize=8)
def names(field: Field, size: float) -> tuple[Stamp, ...]:
    """Every hex as people write it."""
    return tuple(
        Stamp(*field.at(cell), name(cell, field.by, "#F3EAD2", size), f"name:{cell}")
        for cell in field.hexes()
    )


@lru_cache(maxsize=4)
def spots(field: Field) -> dict[str, Point]:
    return {cell: field.at(cell) for cell in field.hexes()}


@lru_cache(maxsize=512)
def around(at: str) -> tuple[str, ...]:
    """The six neighbours of a hex, on the board or not."""
    x, y = doubled(at)
    return tuple(named(x + dx, y + dy) if y + dy >= 0 else "" for dx, dy in NEXT)


class Board:
    """Collects the stamps of one picture, the lowest first. `bare`: nothing is printed yet."""

    def __init__(
        self,
        view: TableView,
        marks: Sequence[str],
        theme: Theme,
        ground: Field,
        own: SeatView | None = None,
        bare: bool = False,
        letters: float = 13.0,
    ) -> None:
        self.view, self.marks, self.theme, self.bare = view, marks, theme, bare
        self.field = ground
        self.by, self.spots = ground.by, spots(ground)
        self.hexes = {cell.at: cell for cell in view.hexes}
        self.stamps: list[Stamp] = []
        for cell in view.hexes:
            self.tile(cell)
        self.lines()
        for cell in view.hexes:
            self.works(cell)
        self.goals()
        if own:
            self.reach(own)
        self.rings()
        for move in (*view.moves, *(own.planned if own else ())):
            self.way(move)
        for unit in view.units:
            self.unit(unit)
        self.after()
        self.attacked()
        if own:
            self.aims(own)
        self.stamps += names(ground, letters)
        self.stamps += rim(ground, theme)

    def put(self, cell: str, shapes: Shapes, about: str, x: float = 0.0, y: float = 0.0) -> None:
        at = self.spots[cell]
        self.stamps.append(
            Stamp(at[0] + x * self.by, at[1] + y * self.by, larger(shapes, self.by), about)
        )

    def ways(self, at: str, kinds: frozenset[str]) -> int:
        """The edges over which a river or road goes on; a lone end runs on off the board."""
        x, y = doubled(at)
        found = outside = 0
        for i, (dx, dy) in enumerate(NEXT):
            near = self.hexes.get(named(x + dx, y + dy)) if y + dy >= 0 else None
            if near is None or doubled(near.at) != (x + dx, y + dy):
                outside |= 1 << i
            elif near.terrain in kinds or near.rect in kinds:
                found |= 1 << i
        if found.bit_count() == 1:
            opposite = 1 << (found.bit_length() + 2) % 6
            found |= opposite if outside & opposite or not outside else outside & -outside
        return (found << 3 | found >> 3) & 63 if self.field.turned else found

    def shore(self, at: str) -> int:
        """The edges at which the sea meets land, on the picture."""
        return self.beyond(at, lambda near: near.terrain not in OPEN_WATER)

    def alike(self, at: str, kinds: frozenset[str]) -> int:
        """The edges beyond which such terrain goes on, on the picture."""
        return self.beyond(at, lambda near: near.terrain in kinds)

    def beyond(self, at: str, such: Callable[[HexView], bool]) -> int:
        found = 0
        for i, cell in enumerate(around(at)):
            near = self.hexes.get(cell)
            if near is not None and such(near):
                found |= 1 << i
        return (found << 3 | found >> 3) & 63 if self.field.turned else found

    def tile(self, cell: HexView) -> None:
        base = open_ground(self.view.face)
        if cell.terrain == "open" and self.bare:
            self.put(cell.at, open_hex(self.view.face, variant(cell.at)), f"hex:{cell.at}:open")
        if cell.terrain != "open":
            ways = 0
            if cell.terrain in WATERWAYS:
                ways = self.ways(cell.at, WATERWAYS | OPEN_WATER)
            elif cell.terrain in ROADS:
                ways = self.ways(cell.at, ROADS | SPANS | {"town"})
            elif cell.terrain in SEA:
                ways = self.shore(cell.at)
            elif cell.terrain in RAILS:
                ways = self.ways(cell.at, RAILS | {"railroad_bridge"})
            like = self.alike(cell.at, kinds.kin(cell.terrain))
            shapes = terrain.tile(cell.terrain, ways, base, like, variant(cell.at))
            self.put(cell.at, shapes, f"hex:{cell.at}:{cell.terrain}")

    def lines(self) -> None:
        """Section lines dashed; those between generals bold."""
        box, bold = self.field.box, areas(self.view, self.field)[1:3]
        for line in self.view.lines:
            x = self.field.column(line)
            wide = x in bold
            shapes = pieces.section(box[1], box[3], wide, self.theme)
            self.stamps.append(Stamp(x, 0, shapes, f"line:{line}{':area' if wide else ''}"))

    def works(self, cell: HexView) -> None:
        if cell.rect:
            ways = self.ways(cell.at, WATERWAYS | OPEN_WATER) if cell.rect in SPANS else 0
            roads = self.ways(cell.at, ROADS | SPANS | {"town"}) if cell.rect in SPANS else 0
            self.put(cell.at, works.work(cell.rect, ways, roads), f"work:{cell.at}:{cell.rect}")
            if cell.rect_owner:
                sign = pieces.owner(cell.rect_owner, self.theme)
                self.put(cell.at, sign, f"owner:{cell.at}", -31, -12)

    def goals(self) -> None:
        ring = pieces.ring("goal", self.theme)
        for goal in self.view.objectives:
            for cell in goal.hexes:
                self.put(cell, ring, f"goal:{cell}:{goal.id}")
        for way in self.view.exits:
            for cell in way.hexes:
                dx, dy = at_edge(cell, self.field)
                x, y = self.field.at(cell)
                x, y = x + dx * self.field.w * 0.62, y + dy * (self.field.radius + 5)
                shape = pieces.way_out(dx, dy, way.side, self.theme)
                self.stamps.append(Stamp(x, y, shape, f"exit:{cell}:{way.side}"))

    def rings(self) -> None:
        kinds = [("changed", cell) for cell in self.view.changed]
        kinds += [("ordered", unit.at) for unit in self.view.units if unit.ordered_by]
        kinds += [("battle", cell) for cell in self.view.fighting or ()]
        kinds += [("choice", cell) for cell in self.marks]
        for kind, cell in kinds:
            if cell in self.hexes:
                self.put(cell, pieces.ring(kind, self.theme), f"{kind}:{cell}")

    def reach(self, own: SeatView) -> None:
        """Where the unit picked can go, and whether it could still battle there (OV-30.12)."""
        for one in own.reach:
            if one.at != own.chosen:
                continue
            for cell in one.hexes:
                self.put(cell, pieces.ring("reach", self.theme), f"reach:{cell}")
            for cell in one.retreats:
                dx, dy = self.towards(one.at, cell)
                self.put(cell, pieces.back(dx, dy, self.theme), f"back:{cell}", 0, 12)

    def towards(self, a: str, b: str) -> Point:
        (ax, ay), (bx, by) = self.field.at(a), self.field.at(b)
        far = math.dist((ax, ay), (bx, by)) or 1.0
        return (bx - ax) / far, (by - ay) / far

    def aims(self, own: SeatView) -> None:
        """Whom own units can attack, with how many dice and why; what stands in the way."""
        theme = self.theme
        alone = own.chosen or sum(bool(one.targets or one.blind) for one in own.reach) == 1
        for one in own.reach:
            if own.chosen and one.at != own.chosen:
                continue
            if one.at == own.chosen:
                for cell in one.may_battle:
                    self.put(cell, pieces.can("battle", theme), f"from:{cell}", 0, 20)
            for target in one.targets if len(one.targets) <= FEW else ():
                self.aim(one.at, target.at, theme.choice, f"aim:{one.at}-{target.at}")
            for cell, wall in one.blind if alone else ():
                self.aim(one.at, cell, theme.faint, f"blind:{one.at}-{cell}")
                self.put(wall, moved(pieces.wall(theme), 0, 0, 0.75), f"wall:{wall}", 0, 24)
        for one in own.reach:
            if own.chosen and one.at != own.chosen:
                continue
            for target in one.targets:
                self.dice(one.at, target)

    def aim(self, a: str, b: str, colour: str, about: str) -> None:
        """From edge to edge of two units, that neither is covered; neighbours need no line."""
        (x0, y0), (x1, y1) = self.field.at(a), self.field.at(b)
        far, gap = math.dist((x0, y0), (x1, y1)), 29.0 * self.by
        if far < 3 * gap:
            return
        ux, uy = (x1 - x0) / far, (y1 - y0) / far
        line = ((ux * gap, uy * gap), (ux * (far - gap), uy * (far - gap)))
        dash = (5.0 * self.by, 7.0 * self.by)
        shapes: Shapes = (Line(line, pieces.LIGHT, 5.0, dash), Line(line, colour, 3.0, dash))
        self.stamps.append(Stamp(x0, y0, shapes, about))

    def dice(self, a: str, target: TargetView) -> None:
        """The number of dice near the target, on the line from who would roll them."""
        (x0, y0), (x1, y1) = self.field.at(a), self.field.at(target.at)
        far = math.dist((x0, y0), (x1, y1)) or 1.0
        short = max(0.5, 1 - 34 * self.by / far)
        at = x0 + (x1 - x0) * short, y0 + (y1 - y0) * short
        parts = [target.bonus, target.cover, target.own]
        why = "".join(f"{n:+d}" for n in parts if n)
        shapes = larger(
            pieces.throw(target.dice, f"{target.table}{why}" if why else "", self.theme), self.by
        )
        self.stamps.append(Stamp(*at, shapes, f"dice:{a}-{target.at}:{target.dice}"))

    def way(self, move: MoveView) -> None:
        """Arrows for moves, broken ones for retreats, a burst where an attack went."""
        if move.kind not in (*WAYS, "attack") or not move.hexes:
            return
        at = [self.field.at(cell) for cell in move.hexes]
        if move.kind == "attack" and at[0] == at[-1]:
            self.put(move.hexes[0], pieces.burst(self.theme), f"attack:{move.hexes[0]}", -26, 14)
            return
        if len(at) == 1:
            dx, dy = at_edge(move.hexes[0], self.field)
            at.append((at[0][0] + dx * self.field.w, at[0][1] + dy * self.field.w))
        x, y = at[0]
        points: tuple[Point, ...] = tuple((a - x, b - y) for a, b in at)
        colour = self.theme.red_ink if move.kind == "attack" else self.theme.sides[move.side].colour
        shapes = pieces.arrow(
            points,
            colour,
            self.theme,
            self.by,
            move.kind in ("retreat", "fly"),
            "burst" if move.kind == "attack" else "arrow",
        )
        y += pieces.LOW * self.by
        self.stamps.append(Stamp(x, y, shapes, f"{move.kind}:{'-'.join(move.hexes)}"))

    def unit(self, unit: UnitView) -> None:
        shapes = pieces.unit(
            unit.side, unit.nation, unit.type, unit.cls, unit.figures, unit.full, self.theme
        )
        about = f"unit:{unit.at}:{unit.side}:{unit.type}:{unit.figures}"
        self.put(unit.at, shapes, about, 0, pieces.LOW)

    def after(self) -> None:  # noqa: C901
        """What lies on top: obstacles in front of units, signs, goals, losses, results."""
        theme, taken = self.theme, {unit.at for unit in self.view.units}
        for cell in self.view.hexes:
            if cell.obstacle:
                shapes = works.obstacle(cell.obstacle)
                low = 31 if cell.at in taken else 10  # in front of a unit, else in the middle
                self.put(cell.at, shapes, f"obstacle:{cell.at}:{cell.obstacle}", 0, low)
            if cell.at in taken and (sign := works.plate(cell.terrain)):
                self.put(cell.at, sign, f"landmark:{cell.at}:{cell.terrain}", 24, -21)
            if cell.mine:
                self.put(
                    cell.at, pieces.mine(cell.mine, theme), f"mine:{cell.at}:{cell.mine}", 26, -12
                )
            if cell.sealed:
                self.put(cell.at, pieces.shut(), f"sealed:{cell.at}", 0, 28)
        for unit in self.view.units:
            if unit.moved:
                self.put(unit.at, pieces.can("moved", theme), f"moved:{unit.at}", -27, 28)
            if unit.may_battle:
                self.put(unit.at, pieces.can("battle", theme), f"may-battle:{unit.at}", 27, 28)
        for goal in self.view.objectives:
            sign = pieces.goal(goal.side, goal.held, goal.medals, theme)
            for at in goal.hexes:
                self.put(
                    at, sign, f"medal:{at}:{goal.side}:{'held' if goal.held else 'open'}", -25, -17
                )
                if len(goal.hexes) > 1:
                    few = f"{goal.needed}/{len(goal.hexes)}"
                    self.put(at, pieces.needed(few, theme), f"needed:{at}", -30, -2)
        for plane in self.view.planes:
            if len(plane.path) > 1:
                self.flown(plane)
            self.put(plane.at, pieces.plane(plane.side, theme), f"plane:{plane.id}", 0, -14)
        for a, b in self.view.marks:
            self.put(b, pieces.note("+", theme), f"ranged:{a}:{b}", 25, -6)
        for move in self.view.moves:
            if move.kind == "lost":
                self.put(
                    move.hexes[-1], pieces.loss(theme), f"lost:{move.hexes[-1]}", 0, pieces.LOW
                )
            elif move.kind == "attack" and move.note:
                self.result(move)

    def attacked(self) -> None:
        """The last attack with the dice it threw, where they hide no unit (OV-30.14)."""
        one = self.view.attack
        if one is None or not one.attacker or not one.faces or self.view.fighting:
            return
        if one.attacker not in self.spots or one.target not in self.spots:
            return
        low = pieces.LOW * self.by
        (x0, y0), (x1, y1) = self.spots[one.attacker], self.spots[one.target]
        if one.attacker != one.target:
            points = ((0.0, 0.0), (x1 - x0, y1 - y0))
            shapes = pieces.arrow(points, self.theme.red_ink, self.theme, self.by, False, "blow")
            about = f"last-attack:{one.attacker}-{one.target}"
            self.stamps.append(Stamp(x0, y0 + low, shapes, about))
        dice = tuple(die(face, self.theme) for face in one.faces)
        tray = larger(pieces.rolled(dice, one.side, self.theme), self.by)
        x, y = self.beside(one.target, bounds(tray))
        self.stamps.append(Stamp(x, y, tray, f"last-dice:{one.target}:{'-'.join(one.faces)}"))

    def beside(self, cell: str, tray: Box) -> Point:
        """Where a tray of dice lies near a hex and hides the fewest units."""
        x, y = self.spots[cell]
        dx, dy = (tray[2] - tray[0]) / 2 + 34 * self.by, 52 * self.by
        stands = [edge * self.by for edge in pieces.STANDS]
        units = [
            (ux + stands[0], uy + stands[1], ux + stands[2], uy + stands[3])
            for ux, uy in (self.spots[unit.at] for unit in self.view.units)
        ]
        x0, y0, x1, y1 = self.field.box

        def hidden(spot: Point) -> float:
            box = (spot[0] + tray[0], spot[1] + tray[1], spot[0] + tray[2], spot[1] + tray[3])
            if box[0] < x0 or box[2] > x1 or box[1] < y0 - 30 or box[3] > y1 + 30:
                return math.inf
            return sum(overlap(box, unit) for unit in units)

        spots = [(x, y - dy), (x, y + dy + 8), (x + dx, y), (x - dx, y), (x + dx, y - dy),
                 (x - dx, y - dy), (x + dx, y + dy), (x - dx, y + dy)]  # fmt: skip
        return min(spots, key=hidden)

    def flown(self, plane: PlaneView) -> None:
        at = [self.field.at(cell) for cell in plane.path]
        points = tuple((x - at[0][0], y - at[0][1]) for x, y in at)
        colour = self.theme.sides[plane.side].colour
        shapes = pieces.arrow(points, colour, self.theme, self.by, True)
        self.stamps.append(Stamp(*at[0], shapes, f"flown:{plane.id}:{'-'.join(plane.path)}"))

    def result(self, move: MoveView) -> None:
        """Hits and flags of an attack, between the two units."""
        (x0, y0), (x1, y1) = self.field.at(move.hexes[0]), self.field.at(move.hexes[-1])
        shapes = larger(pieces.result(move.note, self.theme), self.by)
        at = (x0 + x1) / 2, (y0 + y1) / 2
        if move.hexes[0] == move.hexes[-1]:
            at = x0, y0 + 28 * self.by
        self.stamps.append(Stamp(*at, shapes, f"result:{move.hexes[-1]}:{move.note}"))
