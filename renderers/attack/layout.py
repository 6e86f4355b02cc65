"""Where names, units and capitals lie on the map, so that none hides another. AT-24.1 to 24.3.

Everything that belongs to a region moves as one block. It lies where the board has it (`places`)
unless it would cover part of another block: then both give way, as little as possible. A block that
had to leave its region gets a line that leads there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from engines.attack.view import RegionView
from renderers.attack import pieces, world
from renderers.attack.places import CHART, PLACES, SEAS, SPOTS, ZONES
from renderers.attack.world import at
from renderers.draw import Box, Point, Shapes, bounds
from renderers.theme import Theme, text_width

NAME = 32.0
SEA_NAME = 28.0
LINE = 28.0
"""From one line of a name to the next."""
LONGEST = 128.0
"""A name wider than this is broken in two."""
STAR = 22.0
"""Half the size of a capital."""
BELOW = 17.0
"""From the last line of a name down to the units."""
LETTERS = 0.42
"""Half the height of letters, as a share of their size."""
DOT = 8.0
"""Half the size of the end of a leader line."""
GAP = 2.0
NEAR = 420.0
"""Blocks whose homes are farther apart than this never meet."""
EDGE = 20.0
"""Nothing lies nearer to the edge of the chart: there the degrees are."""
LOOSE = 24.0
"""A block this near its home needs no line."""
ROUNDS = 60


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the block of a region lies."""

    x: float
    y: float
    """The middle of the last line of its name."""
    star: Point | None
    tie: tuple[Point, Point] | None
    """From its region to its block."""
    boxes: tuple[Box, ...]
    """Name, units, capital."""

    @property
    def stand(self) -> Point:
        """The middle of the upper edge of the units."""
        return self.x, self.y + BELOW

    @property
    def middle(self) -> Point:
        return self.x, self.y + BELOW + pieces.ROW / 2


Layout = dict[str, Spot]
Names = tuple[tuple[str, str], ...]


def broken(text: str, wide: bool) -> tuple[str, ...]:
    """A long name in two lines, as even as its words allow."""
    return (text,) if wide or text_width(text, "text", NAME) <= LONGEST else halves(text)


def halves(text: str) -> tuple[str, ...]:
    words = text.split(" ")
    if len(words) == 1:
        return (text,)
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(cuts, key=lambda pair: max(text_width(part, "text", NAME) for part in pair))


def force(region: RegionView, theme: Theme) -> Shapes:
    """The units of a region as they are drawn; nothing where none are shown."""
    holder = region.owner or region.abandoned
    return pieces.units(holder, region.units, theme) if holder and any(region.units) else ()


def layout(
    regions: tuple[RegionView, ...],
    named: dict[str, str],
    zones: dict[str, str],
    theme: Theme,
    signs: tuple[Box, ...] = (),
) -> Layout:
    """Where everything lies; nothing lies on `signs`, which this board has besides."""
    return _layout(regions, tuple(named.items()), tuple(zones.items()), theme, signs)


@lru_cache(maxsize=64)
def _layout(
    regions: tuple[RegionView, ...],
    named: Names,
    zones: Names,
    theme: Theme,
    signs: tuple[Box, ...],
) -> Layout:
    texts = dict(named)
    blocks = [_block(region, texts[region.region], theme) for region in regions]
    walls = [SEAS, *(zone_box(zone, text) for zone, text in zones), *_ends(), *signs]
    _settle(blocks, walls)
    return {block.id: _spot(block, blocks) for block in blocks}


# ---- blocks


class Block:
    """Name, units and capital of a region, which keep their places to each other."""

    def __init__(self, region: str, parts: list[Box], star: Point | None) -> None:
        self.id, self.star = region, star
        self.home = SPOTS[region]
        self.x, self.y = self.home
        self.parts = parts
        """Around the point of the name."""
        self.hull = hull(parts)

    def boxes(self) -> list[Box]:
        return [_moved(part, self.x, self.y) for part in self.parts]

    def clamp(self) -> None:
        x0, y0, x1, y1 = CHART
        self.x = min(max(self.x, x0 + EDGE - self.hull[0]), x1 - EDGE - self.hull[2])
        self.y = min(max(self.y, y0 + EDGE - self.hull[1]), y1 - EDGE - self.hull[3])

    @property
    def shift(self) -> float:
        return math.dist((self.x, self.y), self.home)


def _block(region: RegionView, text: str, theme: Theme) -> Block:
    lines = broken(text, PLACES[region.region].wide)
    half = max(text_width(line, "text", NAME) for line in lines) / 2
    high = LETTERS * NAME
    top = -(len(lines) - 1) * LINE - high
    parts = [(-half, top, half, high)]
    if shapes := force(region, theme):
        parts.append(_moved(bounds(shapes), 0, BELOW))
    if any(region.locked):
        x1, y1 = parts[-1][2:]
        parts.append((x1 - 34, y1 - 8, x1 + 6, y1 + 16))
    star = None
    if region.capital:
        below = parts[1][1] if shapes else BELOW
        star = _star(region.region, half, min(top + high, below - STAR - 1))
        parts.append((star[0] - STAR, star[1] - STAR, star[0] + STAR, star[1] + STAR))
    return Block(region.region, parts, star)


def _star(region: str, half: float, y: float) -> Point:
    """Left of a name; right of it at the edge of the chart."""
    left = -half - STAR - 1
    return (left if SPOTS[region][0] + left - STAR > CHART[0] + EDGE else -left), y


def zone_box(zone: str, text: str) -> Box:
    lines = (text,) if ZONES[zone].wide else halves(text)
    x, y = at(*ZONES[zone].name)
    half = max(text_width(line, "water", SEA_NAME) for line in lines) / 2
    high = (len(lines) - 1) * LINE / 2 + LETTERS * SEA_NAME
    return x - half, y - high, x + half, y + high


def _ends() -> Iterator[Box]:
    """Where printed leader lines end in their regions."""
    for place in PLACES.values():
        if place.tie:
            x, y = at(*place.tie)
            yield x - DOT, y - DOT, x + DOT, y + DOT


# ---- giving way


def _settle(blocks: Sequence[Block], walls: Sequence[Box]) -> None:
    pairs = [(a, b) for a, b in combinations(blocks, 2) if math.dist(a.home, b.home) < NEAR]
    restless = set(blocks)
    for _ in range(ROUNDS):
        restless = _push(restless, pairs, walls)
        if not restless:
            break
    for block in sorted(blocks, key=lambda each: each.shift):
        if not _free(block, blocks, walls):
            _search(block, blocks, walls)
    for block in sorted(blocks, key=lambda each: -each.shift):
        _return(block, blocks, walls)
    for block in blocks:
        if _line_hidden(block, blocks):
            _search(block, blocks, walls, lines=True)


def _push(
    restless: set[Block], pairs: Sequence[tuple[Block, Block]], walls: Sequence[Box]
) -> set[Block]:
    """What overlaps moves apart, half of the way each. `restless` has moved since it was last
    looked at; returns what has moved now."""
    moved: set[Block] = set()
    for a, b in pairs:
        if (a in restless or b in restless) and _close(a, b):
            dx, dy = _apart(a.boxes(), b.boxes())
            if dx or dy:
                a.x, a.y, b.x, b.y = a.x - dx / 2, a.y - dy / 2, b.x + dx / 2, b.y + dy / 2
                moved |= {a, b}
    for block in restless | moved:
        before = block.x, block.y
        x0, y0, x1, y1 = _moved(block.hull, block.x, block.y)
        reach = x0 - GAP, y0 - GAP, x1 + GAP, y1 + GAP
        near = [wall for wall in walls if _meet(reach, wall)]
        dx, dy = _apart(near, block.boxes()) if near else (0.0, 0.0)
        block.x, block.y = block.x + dx, block.y + dy
        block.clamp()
        if (block.x, block.y) != before:
            moved.add(block)
    return moved


def _close(a: Block, b: Block) -> bool:
    one, other, x, y = a.hull, b.hull, b.x - a.x, b.y - a.y
    return (
        one[0] - GAP < other[2] + x
        and other[0] + x - GAP < one[2]
        and one[1] - GAP < other[3] + y
        and other[1] + y - GAP < one[3]
    )


def _apart(one: Sequence[Box], other: Sequence[Box]) -> Point:
    """How far the other has to move off the one: of the deepest overlap the shorter way."""
    deepest, way = 0.0, (0.0, 0.0)
    for a in one:
        for b in other:
            w = min(a[2], b[2]) - max(a[0], b[0]) + GAP
            h = min(a[3], b[3]) - max(a[1], b[1]) + GAP
            if w <= 0 or h <= 0 or min(w, h) <= deepest:
                continue
            deepest = min(w, h)
            if w < h:
                way = (math.copysign(w + 0.5, b[0] + b[2] - a[0] - a[2]), 0.0)
            else:
                way = (0.0, math.copysign(h + 0.5, b[1] + b[3] - a[1] - a[3]))
    return way


def _free(block: Block, blocks: Sequence[Block], walls: Sequence[Box]) -> bool:
    mine = block.boxes()
    hull = _moved(block.hull, block.x, block.y)
    if any(_meet(box, wall) for wall in walls if _meet(hull, wall) for box in mine):
        return False
    for other in blocks:
        if other is block or not _meet(hull, _moved(other.hull, other.x, other.y)):
            continue
        theirs = other.boxes()
        if any(_meet(a, b) for a in mine for b in theirs):
            return False
    return True


def _search(
    block: Block, blocks: Sequence[Block], walls: Sequence[Box], lines: bool = False
) -> None:
    """The free place nearest to its home; with `lines`, one whose leader line is seen whole."""
    start = block.x, block.y
    for reach in range(8, 800, 8):
        for turn in range(0, 360, 15):
            angle = math.radians(turn)
            block.x = block.home[0] + reach * math.cos(angle)
            block.y = block.home[1] + reach * math.sin(angle)
            block.clamp()
            if _free(block, blocks, walls) and not (lines and _line_hidden(block, blocks)):
                return
    block.x, block.y = start


def _return(block: Block, blocks: Sequence[Block], walls: Sequence[Box]) -> None:
    """Back towards its home as far as there is room."""
    x, y = block.x, block.y
    for share in (0.0, 0.2, 0.4, 0.6, 0.8):
        block.x = block.home[0] + (x - block.home[0]) * share
        block.y = block.home[1] + (y - block.home[1]) * share
        block.clamp()
        if _free(block, blocks, walls):
            return
    block.x, block.y = x, y


# ---- leader lines


def _spot(block: Block, blocks: Sequence[Block]) -> Spot:
    boxes = tuple(block.boxes())
    star = (block.star[0] + block.x, block.star[1] + block.y) if block.star else None
    return Spot(block.x, block.y, star, _tie(block, blocks), boxes)


def _tie(block: Block, blocks: Sequence[Block]) -> tuple[Point, Point] | None:
    printed = PLACES[block.id].tie
    own = block.boxes()[:2]
    if printed:
        end = at(*printed)
        return end, _nearest(end, own)
    if block.shift < LOOSE or any(within(block.id, _centre(box)) for box in own):
        return None
    others = [box for other in blocks if other is not block for box in other.boxes()]
    ends = [
        point
        for point in inside(block.id)
        if not any(_meet(_around(point), box) for box in (*others, *block.boxes()))
    ]
    if not ends:
        return None
    end = min(ends, key=lambda p: _cost(p, _nearest(p, own), others))
    return end, _nearest(end, own)


def _line_hidden(block: Block, blocks: Sequence[Block]) -> bool:
    tie = _tie(block, blocks)
    return tie is not None and any(
        crosses(box, *tie) for other in blocks if other is not block for box in other.boxes()
    )


def _cost(end: Point, start: Point, others: Sequence[Box]) -> float:
    hidden = sum(crosses(box, end, start) for box in others)
    return math.dist(end, start) + 500 * hidden


def crosses(box: Box, a: Point, b: Point) -> bool:
    """Whether a line runs through a box."""
    low, high = 0.0, 1.0
    for axis in (0, 1):
        step = b[axis] - a[axis]
        near, far = box[axis] - a[axis], box[axis + 2] - a[axis]
        if abs(step) < 1e-9:
            if near > 0 or far < 0:
                return False
            continue
        near, far = sorted((near / step, far / step))
        low, high = max(low, near), min(high, far)
    return low < high


def _nearest(point: Point, boxes: Sequence[Box]) -> Point:
    """The point of the boxes nearest to a point."""
    x, y = point
    ends = [(min(max(x, b[0]), b[2]), min(max(y, b[1]), b[3])) for b in boxes]
    return min(ends, key=lambda end: math.dist(end, point))


@lru_cache(maxsize=64)
def inside(region: str) -> tuple[Point, ...]:
    """Points all over a region."""
    found = []
    for ring in world.areas()[region]:
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        for x in range(int(min(xs)) + 4, int(max(xs)), 12):
            for y in range(int(min(ys)) + 4, int(max(ys)), 12):
                if _in_ring((x, y), ring):
                    found.append((float(x), float(y)))
    return tuple(found)


def within(region: str, point: Point) -> bool:
    return any(_in_ring(point, ring) for ring in world.areas()[region])


def _in_ring(point: Point, ring: Sequence[Point]) -> bool:
    x, y = point
    inner = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inner = not inner
    return inner


# ---- boxes


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _moved(box: Box, x: float, y: float) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def _around(point: Point) -> Box:
    return point[0] - DOT, point[1] - DOT, point[0] + DOT, point[1] + DOT


def _centre(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def hull(boxes: Sequence[Box]) -> Box:
    return (
        min(b[0] for b in boxes),
        min(b[1] for b in boxes),
        max(b[2] for b in boxes),
        max(b[3] for b in boxes),
    )
