"""The printed board: deep water, warm land, the areas and their borders. QM-3."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renderers import geo, hills, icons
from renderers.atlas import Ground, Tone
from renderers.draw import Line, Point, Poly, Ring, Shape
from renderers.quartermaster import world
from renderers.quartermaster.colours import LAND_OF_ALLIES, LAND_OF_AXIS, inks
from renderers.quartermaster.places import BORDERS, HEAD, HEIGHT, MAP, PLACES, TABLE, WIDTH, areas
from renderers.theme import Theme, mix

ISLETS = {"iwo_jima": (141.3, 24.8, 9.0, 7.0), "hawaii": (204.2, 20.1, 12.0, 9.0)}
"""Spaces smaller than a token: printed larger than they are."""


@lru_cache(maxsize=1)
def land() -> tuple[Ring, ...]:
    islets = []
    for lon, lat, w, h in ISLETS.values():
        x, y = world.at(lon, lat)
        islets.append(tuple((x + px * w, y + py * h) for px, py in icons.polygon(9, 1.0)))
    return (*world.coasts()[0], *islets)


def printed(theme: Theme) -> Ground:
    shapes = [*_water(theme), *_land(theme), *_mountains(theme), *_borders(theme), *_frame(theme)]
    tones = {"axis": Tone(LAND_OF_AXIS), "allies": Tone(LAND_OF_ALLIES)}
    return Ground(theme.paper, tuple(shapes), _regions(), _dry(), tones, inks(theme))


def _regions() -> dict[str, Ring]:
    """The areas, not reaching under the head line."""
    top = MAP[1]
    return {space: tuple((x, max(y, top)) for x, y in ring) for space, ring in areas().items()}


def _dry() -> tuple[Ring, ...]:
    """The land without its inner seas: a cut leads from the coast of the old world to each."""
    rings = list(land())
    at = max(range(len(rings)), key=lambda i: len(rings[i]))
    for lake in world.coasts()[1]:
        rings[at] = (*rings[at], rings[at][0], *lake, lake[0], rings[at][0])
    return tuple(rings)


def _closed(ring: Ring) -> Ring:
    return (*ring, ring[0])


def _water(theme: Theme) -> list[Shape]:
    """Meridians on the deep, brighter water along the coasts, the borders of the seas."""
    shapes: list[Shape] = [Poly(icons.box(0, 0, WIDTH, HEIGHT), theme.sea)]
    faint = mix(theme.sea, theme.water_text, 0.11)
    for lon in range(-110, 262, 15):
        shapes.append(Line(world.line([(lon, -60), (lon, 78)]), faint, 1.4, capped=False))
    for lat in range(-60, 76, 15):
        course = [(lon, lat) for lon in range(int(world.WEST), int(world.EAST) + 2, 4)]
        shapes.append(Line(world.line(course), faint, 1.4, capped=False))
    for width, colour in zip((44, 26, 12), theme.sea_near, strict=True):
        shapes += [Line(_closed(ring), colour, width, capped=False) for ring in land()]
    for (a, b), border in BORDERS.items():
        if _is_sea(a) and _is_sea(b):
            shapes.append(Line(world.line(border), theme.water_text, 2.6, (11.0, 8.0), False))
    return shapes


def _mountains(theme: Theme) -> list[Shape]:
    tops = [
        top for line in geo.ranges("quartermaster") for top in hills.row(world.line(line), 27.0)
    ]
    light, dark = mix(theme.paper, theme.border, 0.14), mix(theme.paper, theme.border, 0.5)
    return hills.peaks(tops, (10.0, 15.0), light, dark, mix(theme.paper, theme.border, 0.75))


def _is_sea(space: str) -> bool:
    return space not in areas_of_land()


@lru_cache(maxsize=1)
def areas_of_land() -> frozenset[str]:
    return frozenset(areas())


def _land(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = [Poly(ring, theme.paper) for ring in land()]
    shapes += [Poly(ring, theme.paper_deep) for ring in world.nobodys()]
    shapes += [Line(_closed(ring), theme.coast, 2.2, capped=False) for ring in land()]
    for lake in world.coasts()[1]:
        shapes.append(Poly(lake, theme.sea_near[1], theme.coast, 2.0))
    return shapes


def _borders(theme: Theme) -> list[Shape]:
    """On land only: their ends reach a little out to sea."""
    ground = Image.new("1", (WIDTH, HEIGHT), 0)
    pen = ImageDraw.Draw(ground)
    for shore in land():
        pen.polygon(list(shore), fill=1)
    courses = [
        part
        for (a, b), course in BORDERS.items()
        if not _is_sea(a) and not _is_sea(b)
        for turn in (0.0, 360.0)
        if turn == 0.0 or min(lon for lon, _ in course) + 0.1 > world.EAST - 20.0
        for part in _over(world.line([(lon - turn, lat) for lon, lat in course], 0.25), ground)
    ]
    leaders = [
        Line(place.leader, colour, width, capped=False)
        for place in PLACES.values()
        if place.leader
        for colour, width in ((theme.coast, 5.0), (theme.card, 2.4))
    ]
    pale = [Line(course, theme.card, 6.0, capped=False) for course in courses]
    return [*leaders, *pale, *(Line(course, theme.border, 3.0, capped=False) for course in courses)]


def _over(course: Ring, ground: Image.Image) -> list[Ring]:
    """The parts of a line that cross land."""
    parts: list[Ring] = []
    part: list[Point] = []
    for x, y in course:
        if 0 <= x < WIDTH and 0 <= y < HEIGHT and ground.getpixel((int(x), int(y))):
            part.append((x, y))
        elif part:
            parts.append(tuple(part))
            part = []
    return [one for one in (*parts, tuple(part)) if len(one) > 1]


def _frame(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for box in (HEAD, TABLE):
        shapes.append(Poly(icons.box(*box), theme.paper_deep))
    for y in (MAP[1], MAP[3]):
        shapes.append(Line(((0, y), (WIDTH, y)), theme.ink, 4.0, capped=False))
    return shapes
