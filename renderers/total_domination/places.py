"""Where everything is on the board. TD-V.1, TD-V.2."""

from __future__ import annotations

import hashlib
import math

from engines.contract import Msg
from engines.kit import data
from engines.total_domination.view import CARDS, MAP
from renderers.draw import Box, Point
from renderers.geo import smooth
from renderers.wording import Say

HEAD_HEIGHT, RIM = 132, 54
"""The head line, and the breadth of the track of victory points."""
ACROSS, DOWN = 2200, 1480
"""The map lies on its side: names run across, and a chat has little room below a picture."""
WIDTH = ACROSS + 2 * RIM
TRACK: Box = (0, HEAD_HEIGHT, WIDTH, HEAD_HEIGHT + DOWN + 2 * RIM)
LAND: Box = (RIM, HEAD_HEIGHT + RIM, RIM + ACROSS, HEAD_HEIGHT + RIM + DOWN)
BRIEF: Box = (0, TRACK[3], WIDTH, TRACK[3] + 256)
"""Below the map of the wide board: the powers in brief."""
YEARS: Box = (0, TRACK[3], WIDTH, TRACK[3] + 150)
PANELS: Box = (0, YEARS[3], WIDTH, YEARS[3] + 566)
LEGEND: Box = (0, PANELS[3], WIDTH, PANELS[3] + 330)
"""Below that of the tall board: years, powers with all they have, and the whole legend."""
PLATE = 290
"""How high the winner's plate is, below all else of the last board."""
WIDE_HEIGHT, TALL_HEIGHT = int(BRIEF[3]), int(LEGEND[3])


class Place(data.Row):
    at: Point
    """As on the printed board, drawn apart until no name, sign or route runs over another space."""
    globe: Point | None = None
    """Longitude and latitude of what it stands for."""
    link: float | None = None
    """Degrees at which a link leaves it if it would else come under the name."""


class BoardFile(data.Row):
    spaces: dict[str, Place]
    roads: dict[str, list[Point]]
    """Where triangles run, from the first space to the second, if drawn as roads (TD-V.2)."""
    turns: list[Point]
    """Where meridians run: degrees from the foot of a square board, towards the right."""
    radii: list[Point]
    """How far circles of latitude lie from its middle."""
    ranges: list[list[Point]]
    """Where mountains run, by longitude and latitude."""


BOARD = data.read("total_domination", "board.json", BoardFile)

CENTRE: Point = (
    MAP.canvas.centre[0] * ACROSS / MAP.canvas.width + LAND[0],
    MAP.canvas.centre[1] * DOWN / MAP.canvas.height + LAND[1],
)
SPACES = {row.id: row for row in MAP.spaces}
FACTS = hashlib.sha256((BOARD.model_dump_json() + MAP.model_dump_json()).encode()).hexdigest()


def at(space: str) -> Point:
    x, y = BOARD.spaces[space].at
    return x + LAND[0], y + LAND[1]


AT = {space: at(space) for space in SPACES}


def is_triangle(link: str) -> bool:
    """The alternate side has roads in place of triangles, and of no other shape (TD-1.6)."""
    return link.startswith("triangle:")


def reach(space: str) -> float:
    """From the middle of a space to its edge."""
    return 82.0 if SPACES[space].capital else 64.0


def box_of(space: str, more: float = 0.0) -> Box:
    (x, y), r = AT[space], reach(space) + more
    return x - r, y - r, x + r, y + r


def between(a: str, b: str, gap: float = 0.0, aside: float = 0.0) -> tuple[Point, Point]:
    """The line from the edge of one space to that of another."""
    (ax, ay), (bx, by) = AT[a], AT[b]
    far = math.dist((ax, ay), (bx, by))
    dx, dy = (bx - ax) / far, (by - ay) / far
    start, end = reach(a) + gap, far - reach(b) - gap
    ox, oy = -dy * aside, dx * aside
    return ((ax + dx * start + ox, ay + dy * start + oy), (ax + dx * end + ox, ay + dy * end + oy))


def road(a: str, b: str, link: str) -> tuple[Point, ...]:
    """A link as a road, round what lies between."""
    via = [(x + LAND[0], y + LAND[1]) for x, y in BOARD.roads[link]]
    return smooth([AT[a], *via, AT[b]])


def name_of(space: str) -> Msg:
    return Msg(f"td-space-{space}")


def title_of(card: str, say: Say) -> str:
    """What a card is called: its nation and number."""
    row = CARDS[card]
    return f"{say(Msg(f'td-nation-{row.country}'))} {row.number}"
