"""Everything that lies on the board, each thing where there is room for it. RR-22.3 to 22.7."""

from __future__ import annotations

from collections.abc import Collection

from engines.race_to_the_rhine.view import CorpsView, SpaceView, TableView
from renderers.crowd import Crowd, Spots
from renderers.draw import Point, Shapes, Stamp, Wash, bounds
from renderers.race_to_the_rhine import names, pieces
from renderers.race_to_the_rhine.ground import fronts
from renderers.race_to_the_rhine.pieces import CORPS_H, CORPS_W
from renderers.race_to_the_rhine.places import ARROWS, FRAME, PANELS, SPACES, along, course
from renderers.theme import Theme

SPOTS = Spots(
    {
        space: (x - 18, y - 16, x + 18, y + 16)
        for space, (x, y) in ((s.id, s.xy) for s in SPACES.values())
    }
)
RING = 28.0
"""Half the width of the ring about a place that can be chosen: names make way for it."""
TOKEN: Point = (19, 19)
STAR: Point = (27, 25)
ON_THE_WAY: Point = (16, 10)


class Board:
    """Lays a position out, the largest things first; `stamps` are then in drawing order."""

    def __init__(
        self,
        view: TableView,
        named: dict[str, str],
        theme: Theme,
        letters: float = names.NAME,
        marks: Collection[str] = (),
    ) -> None:
        self.view, self.named, self.theme, self.letters = view, named, theme, letters
        self.spaces = {space.id: space for space in view.spaces}
        boxes = names.boxes(tuple(named.items()), theme, letters)
        self.crowd = Crowd(SPOTS, boxes, FRAME, PANELS)
        self.boxes = boxes
        self.trucks: list[Stamp] = []
        self.held: list[Stamp] = []
        self.names: list[Stamp] = []
        self.marks = frozenset(marks)
        self.tethers: list[Stamp] = []
        self.corps: list[Stamp] = []
        self.loads: list[Stamp] = []
        self._trucks()
        for space in view.spaces:
            self._hold(space)
        for corps in view.corps:
            self._stand(corps)
        for space in view.spaces:
            self._supplies(space)
        for x, y in (SPACES[space].xy for space in marks if space in SPACES):
            self.crowd.take((x - RING, y - RING, x + RING, y + RING))
        for name in boxes:
            box = self.crowd.settle(name, self._gap(name))
            self._name(name, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))

    @property
    def stamps(self) -> list[Stamp]:
        """What lies on the board. Where something is asked, the name wins over what covers it."""
        asked = [each for each in self.names if each.about.partition(":")[2] in self.marks]
        names = [each for each in self.names if each not in asked]
        return [
            *self.trucks, *self.tethers, *self.held, *names, *self.corps, *self.loads, *asked
        ]  # fmt: skip

    def beside(self, space: str, shapes: Shapes, about: str) -> Stamp:
        """A stamp next to a space and whatever lies there."""
        at = self.crowd.beside(space, bounds(shapes), SPACES[space].xy, self._gap(space))
        return Stamp(*at, shapes, about)

    def _gap(self, space: str) -> Point:
        return STAR if self.spaces[space].main_base else TOKEN

    def near(self, at: Point, shapes: Shapes, about: str) -> Stamp:
        """A stamp next to a point between the spaces."""
        return Stamp(*self.crowd.beside("", bounds(shapes), at, ON_THE_WAY), shapes, about)

    def _trucks(self) -> None:
        for truck in self.view.trucks:
            (x, y), _ = along(course(truck.arrow), 0.5)
            forward = ARROWS[truck.arrow].a == truck.start
            shapes = pieces.truck(truck.arrow, forward, self.theme)
            self.trucks.append(Stamp(x, y, shapes, f"truck:{truck.arrow}"))
            self.crowd.take((x - 27, y - 19, x + 27, y + 19))

    def _hold(self, space: SpaceView) -> None:
        """Base stars, control tokens, markers and solo numbers: they lie on the oval."""
        theme, name = self.theme, space.id
        x, y = SPACES[name].xy
        before = len(self.held)
        if space.main_base:
            self.held.append(Stamp(x, y, pieces.base_star(space.main_base, theme), f"base:{name}"))
        elif SPACES[name].main_base_of:
            self.held.append(Stamp(x, y, pieces.old_base(theme), f"old-base:{name}"))
        elif space.token:
            self.held.append(Stamp(x, y, pieces.control(space.token, theme), f"token:{name}"))
        if space.marked:
            self.held.append(Stamp(x, y, pieces.marker(theme), f"marker:{name}"))
        for i, value in enumerate(space.numbers):
            aside = (i - (len(space.numbers) - 1) / 2) * 24
            shapes = pieces.number(value, theme)
            self.held.append(Stamp(x + aside, y, shapes, f"number:{name}:{value}"))
        if len(self.held) > before:
            r = 25 if space.main_base else 19
            self.crowd.take((x - r, y - r, x + r, y + r))

    def _stand(self, corps: CorpsView) -> None:
        """A corps beside its space, so that the space is seen, with its load below or above it."""
        dimmed = corps.moved and not corps.halted
        block = pieces.corps_block(corps.id, corps.halted, dimmed, self.theme)
        low = CORPS_H + 2 * pieces.LOADED if any(corps.load) else CORPS_H
        box = (-CORPS_W, -CORPS_H, CORPS_W, low)
        sx, sy = at = SPACES[corps.space].xy
        x, y = self.crowd.beside(corps.space, box, at, self._gap(corps.space), tied=True)
        tether = pieces.tether(corps.id, round(x - sx), round(y - sy), self.theme)
        self.tethers.append(Stamp(sx, sy, tether, f"tether:{corps.id}"))
        self.corps.append(Stamp(x, y, block, f"corps:{corps.id}"))
        if any(corps.load):
            load = pieces.under(corps.load, self.theme)
            self.loads.append(Stamp(x, y, load, f"load:{corps.id}"))
        if corps.hungry and not corps.halted:
            mark = pieces.hungry(self.theme)
            self.loads.append(Stamp(x + CORPS_W - 3, y - CORPS_H + 3, mark, f"hungry:{corps.id}"))

    def _half(self, space: str) -> Point:
        w, h = names.size(space, self.named[space], self.theme, self.letters)
        return w / 2, h / 2

    def _name(self, space: str, at: Point) -> None:
        theme = self.theme
        held = tone(self.spaces[space]).removesuffix("-home")
        halo = theme.sides[held].wash if held in theme.sides else theme.paper
        shapes = names.label(space, self.named[space], halo, theme, self.letters)
        self.names.append(Stamp(*at, shapes, f"name:{space}"))
        if space == "oostende" and not self.view.ostend:
            sign = at[0] - self._half(space)[0] + names.SIGN + 1
            self.names.append(Stamp(sign, at[1], pieces.crossed(theme), "ostend:used"))

    def _supplies(self, space: SpaceView) -> None:
        if any(space.load):
            limit = f"{sum(space.load)}/{space.limit}" if space.limit else ""
            row = pieces.chips(space.load, limit, self.theme)
            self.loads.append(self.beside(space.id, row, f"supplies:{space.id}"))
        for i, drop in enumerate(space.drops):
            shapes = pieces.drop(drop.owner, drop.light, self.theme)
            self.loads.append(self.beside(space.id, shapes, f"drop:{space.id}:{i}"))


def tone(space: SpaceView) -> str:
    """How the ground of a space is coloured: by who holds it, and whether for good."""
    if space.owner is None or space.closed:
        return "closed" if space.closed else ""
    return f"{space.owner}-home" if SPACES[space.id].permanent else space.owner


def washes(view: TableView) -> list[Wash]:
    return [Wash(space.id, held) for space in view.spaces if (held := tone(space))]


def front_lines(view: TableView, theme: Theme) -> list[Stamp]:
    """The edges of what each side holds."""
    owners = {space.id: space.owner for space in view.spaces}
    stamps = []
    for space in view.spaces:
        if space.owner is None or space.closed:
            continue
        for beyond, line in fronts()[space.id]:
            if owners.get(beyond) != space.owner:
                shapes = pieces.front(space.owner, line, theme)
                stamps.append(Stamp(*line[0], shapes, f"front:{space.id}"))
    return stamps
