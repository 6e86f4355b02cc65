"""Where everything is on the board: names, units, lanes, zones, panels. AT-2, AT-24."""

from __future__ import annotations

import hashlib

from engines.attack.view import MAP
from engines.contract import Msg
from engines.kit import data
from renderers import geo
from renderers.attack import world
from renderers.draw import Box, Point
from renderers.wording import Say

WIDTH, HEIGHT = 2000, 1812
HEAD: Box = (0, 0, WIDTH, 100)
CHART: Box = (0, 100, WIDTH, 1560)
KEY: Box = (0, 1560, WIDTH, 1612)
TABLE: Box = (0, 1612, WIDTH, HEIGHT)
"""Head line, map, signs and prices, players, from top to bottom."""
ATLAS: Box = (0, KEY[1], WIDTH, KEY[1] + 796)
"""Below the map when it is full: parts of it once more, larger. All else moves down."""
PLATE: Box = (0, HEIGHT, WIDTH, HEIGHT + 290)
"""Below the last board: who won."""
SEAS: Box = (930, 1240, 1292, 1432)
"""The Atlantic box: who rules the seas."""


class Place(data.Row):
    at: Point
    """Longitude and latitude of the name; units stand below it."""
    tie: Point | None = None
    """Where the region itself is, if its name had to stand beside it."""
    wide: bool = False
    """There is room for a long name in one line."""


class Lane(data.Row):
    a: str
    b: str
    course: tuple[Point, ...]
    """From coast to coast, by longitude and latitude."""


class Zone(data.Row):
    name: Point
    wide: bool = False
    """There is room for its name in one line."""
    anchors: tuple[Point, ...]


class BoardFile(data.Row):
    places: dict[str, Place]
    lanes: tuple[Lane, ...]
    zones: dict[str, Zone]


_file = data.read("attack", "board.json", BoardFile)

FACTS = hashlib.sha256((_file.model_dump_json() + MAP.model_dump_json()).encode()).hexdigest()
"""A host's own board is drawn anew, not taken for ours."""
REGIONS = {row.id: row for row in MAP.regions}
PLACES = _file.places
ZONES = _file.zones
LANES: dict[tuple[str, str], tuple[Point, ...]] = {
    (lane.a, lane.b): geo.smooth([world.at(*point) for point in lane.course])
    for lane in _file.lanes
}
SPOTS: dict[str, Point] = {region: world.at(*place.at) for region, place in PLACES.items()}


BRIEF = (
    "western_us",
    "central_us",
    "southern_us",
    "eastern_us",
    "finland",
    "french_west_africa",
    "east_africa",
)
"""Regions with a shorter name for the map."""


def dashed(region: str) -> str:
    return region.replace("_", "-")


def region_names(say: Say) -> dict[str, str]:
    return {
        region: say(
            Msg(f"at-board-name-{dashed(region)}" if region in BRIEF else f"at-region-{region}")
        )
        for region in REGIONS
    }
