"""Where everything is on the board. TD-V.1, TD-V.2."""

from __future__ import annotations

import hashlib
import math

from engines.contract import Msg
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

SPOTS: dict[str, tuple[float, float]] = {
    "germany": (1589, 826), "italy": (1863, 1120), "austria": (1875, 928),
    "czechoslovakia": (1871, 735), "japan": (546, 705), "nanking": (545, 309),
    "manchuria": (724, 407), "ryukyu": (509, 497), "great_britain": (1105, 1040),
    "france": (1668, 1039), "india": (1718, 89), "egypt": (2037, 1232), "canada": (706, 940),
    "australia": (112, 194), "moscow": (1200, 291), "north_ussr": (1208, 504),
    "south_ussr": (1466, 175), "siberia": (937, 502), "ukraine": (1678, 401),
    "eastern_usa": (685, 1148), "western_usa": (403, 1037), "hawaii": (365, 794),
    "philippines": (269, 393), "china": (915, 292), "poland": (1851, 543),
    "baltic_states": (1508, 502), "romania": (2065, 517), "balkans": (2070, 1000),
    "benelux": (1408, 929), "libya": (1540, 1227), "east_africa": (1747, 1315),
    "madagascar": (1379, 1362), "persia": (1963, 246), "burma": (1253, 86), "siam": (906, 87),
    "indochina": (660, 121), "east_indies": (362, 105), "mariana": (270, 606),
    "solomon": (172, 849), "atlantic": (979, 1310), "caribbean": (417, 1271),
    "arctic": (1008, 726), "iceland": (911, 951), "norway": (1180, 829), "finland": (1366, 717),
    "aleutians": (804, 750),
}  # fmt: skip
"""Where spaces lie on the map: as on the printed board, drawn apart until no name, sign or route
runs over another space."""
ROADS: dict[str, tuple[Point, ...]] = {
    "triangle:red": (),
    "triangle:yellow": (
        (1890, 34), (2110, 34), (2172, 90), (2180, 410), (2180, 1060), (2176, 1350), (2090, 1420),
    ),
}  # fmt: skip
"""Where triangles run, from the first space to the second, if they are drawn as roads. TD-V.2"""

CENTRE: Point = (
    MAP.canvas.centre[0] * ACROSS / MAP.canvas.width + LAND[0],
    MAP.canvas.centre[1] * DOWN / MAP.canvas.height + LAND[1],
)
SPACES = {row.id: row for row in MAP.spaces}
FACTS = hashlib.sha256(MAP.model_dump_json().encode()).hexdigest()


def at(space: str) -> Point:
    x, y = SPOTS[space]
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
    via = [(x + LAND[0], y + LAND[1]) for x, y in ROADS[link]]
    return smooth([AT[a], *via, AT[b]])


def name_of(space: str) -> Msg:
    return Msg(f"td-space-{space}")


def title_of(card: str, say: Say) -> str:
    """What a card is called: its nation and number."""
    row = CARDS[card]
    return f"{say(Msg(f'td-nation-{row.country}'))} {row.number}"
