"""Terrain as flat shapes around the middle of a hex, told apart by shape as well. OV-30.1."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from renderers import icons
from renderers.draw import Disc, Line, Point, Poly, Shape
from renderers.overlord import colours as c
from renderers.overlord.landmarks import PAVED, landmark
from renderers.theme import Colour, mix

Shapes = tuple[Shape, ...]

R = 72 / 3**0.5
CORNERS: tuple[Point, ...] = ((0, -29), (-24, -15), (24, -15), (-24, 15), (24, 15), (0, 29))
"""Room that a unit on the hex leaves free."""

WATERWAYS = frozenset({"river", "ford", "fordable_stream", "frozen_river", "dam"})
OPEN_WATER = frozenset({"lake", "ocean", "coast", "pier"})
SEA = frozenset({"ocean", "coast"})
ROADS = frozenset({"road", "road_hill"})
RAILS = frozenset({"railroad", "rail_station"})
SPANS = frozenset({"bridge", "railroad_bridge", "pontoon"})
WOODS = frozenset({"forest", "hill_forest"})
PALMS = frozenset({"palm_forest", "jungle", "oasis"})
HILLS = frozenset({"hill", "road_hill", "hill_forest", "hill_village", "cave_hill"})
PEAKS = frozenset({"mountain", "cave_mountain"})
STEEP = frozenset({"steep_hill", "cliff", "sea_bluff", "escarpment", "erg"})
HOUSES = frozenset({"town", "hill_village"})
GULLIES = frozenset({"ravine", "wadi"})


def hexagon(r: float = R) -> tuple[Point, ...]:
    return icons.polygon(6, r)


@lru_cache(maxsize=512)
def tile(terrain: str, ways: int, open_ground: Colour) -> Shapes:
    """One hex; `ways` has a bit for each of the six edges a river or road runs over."""
    snow = open_ground == c.FACES["winter"]
    floor = _floor(terrain, open_ground)
    shapes: list[Shape] = [Poly(hexagon(R + 0.4), c.SNOWED.get(floor, floor) if snow else floor)]
    shapes += _snowed(_relief(terrain)) if snow else _relief(terrain)
    shapes += _ways(terrain, ways)
    shapes += _firs() if snow and terrain in WOODS else _growth(terrain)
    shapes += _snowed(_built(terrain)) if snow else _built(terrain)
    if terrain in SEA:
        shapes += _surf(ways)
    shapes.append(Poly(hexagon(), None, mix(c.EARTH, open_ground, 0.45), 1.4))
    return tuple(shapes)


def _floor(terrain: str, open_ground: Colour) -> Colour:
    if terrain in WOODS:
        return c.GREEN
    if terrain in PALMS:
        return c.GREEN if terrain != "oasis" else c.SAND
    if terrain in ("ocean", "coast", "pier"):
        return c.SEA
    if terrain in ("lake", "dam"):
        return c.WATER
    if terrain == "beach":
        return c.SAND
    if terrain in HOUSES or terrain in PAVED or terrain == "city_ruins":
        return c.PLASTER
    if terrain in HILLS or terrain in STEEP:
        return c.OCHRE
    if terrain in PEAKS:
        return c.ROCK
    return open_ground


def _snowed(shapes: Iterable[Shape]) -> list[Shape]:
    """The same under snow."""
    return [
        replace(shape, fill=c.SNOWED.get(shape.fill or "", shape.fill))
        if isinstance(shape, Poly)
        else shape
        for shape in shapes
    ]


def _surf(ways: int) -> list[Shape]:
    """Foam along the edges at which the sea meets land."""
    corners = hexagon(R - 2)
    found: list[Shape] = []
    for i in range(6):
        if ways >> i & 1:
            a, b = corners[(i + 1) % 6], corners[(i + 2) % 6]
            line = tuple(_wavy(a, b, t / 8, 1.6 if t % 2 else -1.6) for t in range(9))
            found += [Line(line, c.WATER, 9.0), Line(line, c.FOAM, 3.6)]
    return found


def _wavy(a: Point, b: Point, t: float, by: float) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = math.hypot(dx, dy)
    return a[0] + dx * t - dy / far * by, a[1] + dy * t + dx / far * by


def _relief(terrain: str) -> list[Shape]:
    if terrain in HILLS:
        return [
            Poly(hexagon(R * 0.86), c.DEEP_OCHRE, c.RIDGE, 1.6),
            Poly(hexagon(R * 0.6), c.OCHRE, c.RIDGE, 1.6),
            *_cave(terrain),
        ]
    if terrain in PEAKS:
        peaks = [_peak(x, y, 15) for x, y in ((-20, -2), (19, -4), (0, -14), (-12, 22), (14, 22))]
        return [*(shape for peak in peaks for shape in peak), *_cave(terrain)]
    if terrain in STEEP:
        rim = [(-30.0, 12.0), (-18.0, 20.0), (0.0, 26.0), (18.0, 20.0), (30.0, 12.0)]
        teeth: list[Shape] = [
            Line(((x, y), (x * 1.05, y + 9)), c.RIDGE, 2.4, capped=False)
            for x, y in (*rim, (-9.0, 23.0), (9.0, 23.0), (-24.0, 16.0), (24.0, 16.0))
        ]
        top = hexagon(R * 0.84)
        crest = Line((top[4], top[5], top[0], top[1], top[2]), c.DEEP_OCHRE, 5.0)
        return [crest, Line(tuple(rim), c.RIDGE, 3.4), *teeth, *_steeper(terrain, rim)]
    if terrain == "high_ground":
        return _dyke()
    if terrain in GULLIES:
        ring = icons.star_points(R * 0.9, 0.84, 12)
        floor = Poly(icons.star_points(R * 0.7, 0.82, 12), c.DUST)
        crack = ((-22.0, -8.0), (-8.0, 2.0), (4.0, -4.0), (20.0, 9.0))
        bed: Shape = Line(crack, c.EARTH, 3.4 if terrain == "ravine" else 7.0)
        return [Poly(ring, c.EARTH), floor, bed]
    return []


def _steeper(terrain: str, rim: list[Point]) -> list[Shape]:
    """What tells slopes from each other: a second ledge, rings of a hill, a rise on both sides."""
    if terrain == "cliff":
        upper = tuple((x * 0.8, y - 16) for x, y in rim)
        drops = (Line(((x, y), (x * 1.05, y + 9)), c.RIDGE, 2.2, capped=False) for x, y in upper)
        return [Line(upper, c.RIDGE, 3.0), *drops]
    if terrain == "steep_hill":
        return [Poly(hexagon(R * 0.56), None, c.RIDGE, 2.0)]
    if terrain == "escarpment":
        back = tuple((x, -y) for x, y in rim)
        drops = (Line(((x, y), (x * 1.05, y - 9)), c.RIDGE, 2.4, capped=False) for x, y in back)
        return [Line(back, c.RIDGE, 3.4), *drops]
    return []


def _dyke() -> list[Shape]:
    """A bank across the hex, with short strokes down its sides."""
    bank: list[Shape] = [Poly(icons.box(-36, -13, 36, 13), c.OCHRE, c.RIDGE, 2.0)]
    for x in range(-32, 33, 8):
        bank += [Line(((x, -13), (x, -20)), c.RIDGE, 1.8), Line(((x, 13), (x, 20)), c.RIDGE, 1.8)]
    return bank


def _cave(terrain: str) -> list[Shape]:
    if not terrain.startswith("cave"):
        return []
    return [
        Poly(((-11, 37), (-11, 26), (-6, 21), (6, 21), (11, 26), (11, 37)), "#2A251F"),
    ]


def _peak(x: float, y: float, r: float) -> Shapes:
    return (
        Poly(((x - r, y + r * 0.8), (x, y - r), (x + r, y + r * 0.8)), c.STONE),
        Poly(((x - r * 0.4, y - r * 0.3), (x, y - r), (x + r * 0.4, y - r * 0.3)), c.WALL),
    )


def edge(way: int, far: float = 36.0) -> Point:
    angle = math.radians(60 * way)
    return far * math.cos(angle), far * math.sin(angle)


def _bands(
    ways: int, colour: Colour, width: float, dash: tuple[float, ...] = (), aside: float = 0.0
) -> list[Shape]:
    """From edge to edge, or from the middle to each edge; `aside` from the middle of the band."""
    found = [i for i in range(6) if ways >> i & 1]
    if len(found) == 2:
        curve = tuple(_bend(edge(found[0]), edge(found[1]), i / 8) for i in range(9))
        return [Line(_aside(curve, aside), colour, width, dash, capped=False)]
    lines = (_aside(((0.0, 0.0), edge(i)), aside) for i in found)
    return [Line(line, colour, width, dash) for line in lines] or [Disc(0, 0, width, width, colour)]


def _aside(points: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    if not by:
        return points
    moved_: list[Point] = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by_) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        far = math.hypot(bx - ax, by_ - ay) or 1.0
        moved_.append((x - (by_ - ay) / far * by, y + (bx - ax) / far * by))
    return tuple(moved_)


def _bend(a: Point, b: Point, t: float) -> Point:
    """A curve from edge to edge by the middle of the hex."""
    s, u = (1 - t) ** 2, t**2
    return a[0] * s + b[0] * u, a[1] * s + b[1] * u


def _ways(terrain: str, ways: int) -> list[Shape]:
    if terrain in WATERWAYS:
        width = 14.0 if terrain == "fordable_stream" else 26.0
        ice = terrain == "frozen_river"
        shapes = _bands(ways, c.DEEP_WATER, width + 4)
        shapes += _bands(ways, c.ICE if ice else c.WATER, width)
        if ice:
            shapes += _bands(ways, c.DEEP_WATER, 1.2, (4.0, 22.0), width * 0.2)
            shapes += _bands(ways, c.FOAM, 2.0, (14.0, 12.0), -width * 0.2)
        else:
            shapes += _bands(ways, c.RIPPLE, 2.0, (8.0, 23.0), width * 0.24)
            shapes += _bands(ways, c.RIPPLE, 2.0, (13.0, 16.0), -width * 0.16)
        if terrain in ("ford", "fordable_stream"):
            shapes += [Disc(x, y, 4, 4, c.STONE) for x, y in ((-14, 0), (0, 4), (14, 0))]
        return shapes
    if terrain in ROADS:
        return [*_bands(ways, c.EARTH, 12), *_bands(ways, c.WALL, 8)]
    if terrain in RAILS:
        return [*_bands(ways, c.STONE, 13, (2.4, 5.0)), *_bands(ways, "#2A251F", 3.0)]
    return []


GROVE: tuple[tuple[float, float, float], ...] = (
    (-9, -27, 8.0), (9, -28, 9.5), (-25, -13, 9.0), (0, -13, 8.5), (25, -14, 8.5), (-13, 3, 9.5),
    (13, 2, 9.0), (-26, 16, 9.5), (0, 17, 8.5), (25, 15, 10.0), (-11, 29, 8.5), (10, 30, 9.0),
)  # fmt: skip
"""Where trees stand, the far ones first, and how large they are."""


def _tree(x: float, y: float, r: float = 9.5) -> Shapes:
    return (
        Disc(x + 1.2, y + 2.4, r, r, c.SHADE),
        Disc(x, y, r, r, c.DEEP_GREEN),
        Disc(x - r * 0.18, y - r * 0.22, r * 0.68, r * 0.66, c.LIGHT_GREEN),
        Disc(x - r * 0.34, y - r * 0.4, r * 0.24, r * 0.22, c.GREEN),
    )


def _fir(x: float, y: float, r: float) -> Shapes:
    """Two tiers and a white top."""
    return (
        Poly(((x - r, y + r), (x, y - r * 0.5), (x + r, y + r)), c.PINE, c.FOAM, 1.0),
        Poly(
            ((x - r * 0.74, y + r * 0.24), (x, y - r * 1.4), (x + r * 0.74, y + r * 0.24)), c.PINE
        ),
        Poly(((x - r * 0.4, y - r * 0.5), (x, y - r * 1.4), (x + r * 0.4, y - r * 0.5)), c.FOAM),
    )


def _firs() -> list[Shape]:
    return [shape for x, y, r in GROVE for shape in _fir(x, y * 0.92 + 3, r * 0.88)]


def _palm(x: float, y: float) -> Shapes:
    leaves = (
        Line(((x, y), (x + edge(i, 10)[0], y + edge(i, 10)[1])), c.DEEP_GREEN, 4.0)
        for i in range(6)
    )
    return (*leaves, Disc(x, y, 3, 3, c.EARTH))


def _tuft(x: float, y: float) -> Shapes:
    return tuple(
        Line(((x, y + 5), (x + lean, y - 6)), c.DEEP_GREEN, 2.0) for lean in (-5.0, 0.0, 5.0)
    )


def _wave(x: float, y: float, colour: Colour) -> Line:
    points = tuple((x - 12 + 4 * i, y + (2.4 if i % 2 else -2.4)) for i in range(7))
    return Line(points, colour, 2.0)


def _growth(terrain: str) -> list[Shape]:
    here = (*CORNERS[:3], (0.0, 0.0), *CORNERS[3:])
    if terrain in WOODS:
        return [shape for x, y, r in GROVE for shape in _tree(x, y, r)]
    if terrain in PALMS:
        spots = here if terrain != "oasis" else here[:2]
        palms = [shape for x, y in spots for shape in _palm(x, y)]
        under = ((-13.0, 6.0), (13.0, -8.0), (12.0, 20.0), (-14.0, -22.0))
        return palms + [s for x, y in under if terrain == "jungle" for s in _tuft(x, y)]
    if terrain == "hedgerow":
        ring = hexagon(R * 0.82)
        dots = [p for a, b in zip(ring, (*ring[1:], ring[0]), strict=True) for p in _along(a, b)]
        return [
            Poly(ring, None, c.EARTH, 9.0),
            *(Disc(x, y, 5.6, 5.6, c.DEEP_GREEN) for x, y in dots),
            *(Disc(x - 1, y - 1.4, 2.8, 2.8, c.LIGHT_GREEN) for x, y in dots),
        ]
    if terrain == "rice_paddy":
        fields = (icons.box(x, y, x + 26, y + 16) for x in (-28, 2) for y in (-27, -8, 11))
        rows = ((x, y) for x in (-15.0, 15.0) for y in (-20.0, -1.0, 18.0))
        return [
            *(Poly(one, c.WATER, c.EARTH, 1.6) for one in fields),
            *(s for x, y in rows for s in _tuft(x, y)),
        ]
    if terrain == "marsh":
        pools: list[Shape] = [Disc(x, y + 3, 11, 5, c.WATER) for x, y in here]
        return [*pools, *(shape for x, y in here for shape in _tuft(x, y - 2))]
    if terrain in ("ocean", "lake", "coast", "pier"):
        colour = c.FOAM if terrain == "lake" else c.WATER
        waves: list[Shape] = [
            _wave(x, y, colour) for x, y in ((-14, -14), (15, -6), (-12, 12), (14, 20))
        ]
        return waves[:2] if terrain == "coast" else waves
    if terrain == "beach":
        return [Disc(x, y, 1.5, 1.5, c.DUST) for x, y in _grains()]
    if terrain == "erg":
        return [_wave(0, -16, c.RIDGE), _wave(0, -4, c.RIDGE)]
    return []


def _grains() -> list[Point]:
    return [
        (-24, -12),
        (-8, -20),
        (12, -24),
        (26, -6),
        (-28, 6),
        (-14, 22),
        (4, 30),
        (20, 18),
        (-2, 4),
        (10, -4),
        (-14, -2),
        (28, 10),
    ]


def _along(a: Point, b: Point) -> list[Point]:
    return [(a[0] + (b[0] - a[0]) * t / 4, a[1] + (b[1] - a[1]) * t / 4) for t in range(4)]


def _house(x: float, y: float, r: float = 9.0, roof: Colour = c.ROOF) -> Shapes:
    """Seen from above at an angle: a wall, a gable and the roof behind it."""
    return (
        Poly(icons.box(x - r, y - r * 0.15, x + r, y + r * 0.95), c.WALL, c.EARTH, 1.3),
        Poly(
            ((x - r * 1.2, y), (x - r * 0.6, y - r), (x + r * 0.6, y - r), (x + r * 1.2, y)),
            roof,
            c.EARTH,
            1.1,
        ),
        Poly(icons.box(x - r * 0.2, y + r * 0.35, x + r * 0.2, y + r * 0.95), c.EARTH),
    )


def _built(terrain: str) -> list[Shape]:
    if terrain in HOUSES:
        spots = (
            (-1, -29, 7.5),
            (-21, -15, 9.0),
            (19, -15, 9.0),
            (-2, 0, 9.5),
            (-24, 12, 8.5),
            (23, 11, 8.5),
            (-8, 26, 8.0),
            (10, 25, 7.5),
        )
        return [shape for x, y, r in spots for shape in _house(x, y, r)]
    if terrain == "city_ruins":
        ruins = ((-17, -18), (16, -19), (-22, 13), (22, 13), (0, 25))
        return [
            Poly(
                ((x - 9, y + 8), (x - 9, y - 6), (x - 3, y - 1), (x + 2, y - 9), (x + 9, y + 8)),
                c.STONE,
                c.EARTH,
                1.2,
            )
            for x, y in ruins
        ]
    if terrain == "airfield":
        return [
            Poly(((-36, -9), (36, -9), (36, 9), (-36, 9)), c.CONCRETE),
            Line(((-34, 0), (34, 0)), c.WALL, 2.6, (8.0, 6.0), capped=False),
        ]
    if terrain == "trench":
        zigzag = tuple((x, 22.0 + (5 if i % 2 else -3)) for i, x in enumerate(range(-27, 28, 9)))
        upper = tuple((x, -y + 2) for x, y in zigzag)
        return [
            Line(line, colour, width)
            for line in (zigzag, upper)
            for colour, width in ((c.EARTH, 8.0), ("#2A251F", 3.0))
        ]
    if terrain == "pier":
        return [Poly(icons.box(-7, -36, 7, 20), c.EARTH)]
    return list(landmark(terrain))
