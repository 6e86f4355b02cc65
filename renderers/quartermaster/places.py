"""Where everything is on the board: areas, borders, names, pieces, straits. QM-3."""

from __future__ import annotations

import hashlib

from pydantic import Field

from engines.contract import Msg
from engines.kit import data
from renderers.draw import Box, Point
from renderers.quartermaster import world
from renderers.wording import Say

WIDTH, HEIGHT = 2000, 1590
LOW = 1416
"""How high the board is while nobody has a Status."""
HEAD: Box = (0, 0, WIDTH, 150)
MAP: Box = (0, 150, WIDTH, 1092)
TABLE: Box = (0, 1092, WIDTH, HEIGHT)
"""Head line, map and table, from top to bottom."""


ABREAST, APART = 44.0, 50.0
"""From one piece to the next where three stand, and where there is room to be larger."""
ALONE, LARGE = 1.24, 1.12


class Place(data.Row):
    name: Point
    stand: Point
    """The middle of the row of its pieces."""
    wide: bool = False
    """There is room for a long name in one line."""
    leader: tuple[Point, Point] | None = None
    """A line from the name to a space that lies aside of it."""


class BoardFile(data.Row):
    borders: dict[str, list[Point]]
    """Between two areas, by longitude and latitude."""
    rings: dict[str, list[str | Point]]
    """Round each land area: borders by name, and points at sea, where its coast is the edge."""
    places: dict[str, Place]
    straits: dict[str, Point] = Field(default_factory=dict)


_file = data.read("quartermaster", "board.json", BoardFile)

FACTS = hashlib.sha256(_file.model_dump_json().encode()).hexdigest()
"""A host's own board is drawn anew, not taken for ours."""
PLACES = _file.places
STRAITS = _file.straits
BORDERS: dict[tuple[str, str], tuple[Point, ...]] = {
    (name.partition("|")[0], name.partition("|")[2]): tuple(points)
    for name, points in _file.borders.items()
}


def areas() -> dict[str, tuple[Point, ...]]:
    """The outline of each land area on the board; it ends where the land ends."""
    return {space: world.line(_ring(parts)) for space, parts in _file.rings.items()}


def _ring(parts: list[str | Point]) -> list[Point]:
    """Borders joined end to end, each turned as it has to be."""
    lines = [list(_file.borders[part]) if isinstance(part, str) else [part] for part in parts]
    found = lines[0]
    if len(lines) > 1 and _apart(found[0], lines[1]) < _apart(found[-1], lines[1]):
        found = found[::-1]
    for line in lines[1:]:
        found = found + (
            line if _near(found[-1], line[0]) <= _near(found[-1], line[-1]) else line[::-1]
        )
    return [*found, found[0]]


def _apart(point: Point, line: list[Point]) -> float:
    return min(_near(point, line[0]), _near(point, line[-1]))


def _near(a: Point, b: Point) -> float:
    """Squared distance, whichever edge of the board the points are written for."""
    across = min(abs(a[0] - b[0]), abs(a[0] - b[0] + 360), abs(a[0] - b[0] - 360))
    return across**2 + (a[1] - b[1]) ** 2


def row(place: Place, count: int) -> list[Point]:
    """Where several pieces stand, from left to right."""
    x, y = place.stand
    step = APART if count < 3 else ABREAST
    return [(x + step * (i - (count - 1) / 2), y) for i in range(count)]


def size(count: int) -> float:
    """How large the pieces of a space are drawn."""
    return ALONE if count < 2 else LARGE if count < 3 else 1.0


def name_of(space: str) -> Msg:
    return Msg(f"qm-space-{space.replace('_', '-')}")


BRIEF = (
    "baltic_sea", "black_sea", "caspian_sea", "mediterranean_sea", "sea_of_japan",
    "south_china_sea", "southeast_asia", "southeast_pacific", "pacific_northwest",
)  # fmt: skip
"""Spaces with a name of their own for the map, where there is little room."""


def space_names(say: Say) -> dict[str, str]:
    return {
        space: say(
            Msg(f"qm-board-name-{space.replace('_', '-')}") if space in BRIEF else name_of(space)
        )
        for space in PLACES
    }
