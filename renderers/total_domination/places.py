"""Where everything is on the board. TD-V.1, TD-V.2."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable

from engines.contract import Msg
from engines.total_domination.view import CARDS, MAP
from renderers.draw import Box, Point
from renderers.geo import smooth

Say = Callable[[Msg], str]

HEAD_HEIGHT, RIM = 150, 66
"""The head line, and the breadth of the track of victory points."""
SIZE = MAP.canvas.width
WIDTH = SIZE + 2 * RIM
TRACK: Box = (0, HEAD_HEIGHT, WIDTH, HEAD_HEIGHT + WIDTH)
LAND: Box = (RIM, HEAD_HEIGHT + RIM, RIM + SIZE, HEAD_HEIGHT + RIM + SIZE)
YEARS: Box = (0, TRACK[3], WIDTH, TRACK[3] + 150)
PANELS: Box = (0, YEARS[3], WIDTH, YEARS[3] + 566)
HEIGHT = int(PANELS[3])

ASIDE = {
    "east_africa": (1590, 1725),
    "madagascar": (1150, 1725),
    "libya": (1375, 1620),
    "egypt": (1690, 1550),
    "romania": (1680, 720),
    "balkans": (1680, 1080),
    "persia": (1650, 275),
    "australia": (88, 600),
    "ryukyu": (308, 530),
    "czechoslovakia": (1460, 924),
    "austria": (1485, 1132),
    "solomon": (98, 980),
}
"""Spaces that would crowd their neighbours where the map has them."""
ROADS: dict[str, tuple[Point, ...]] = {
    "triangle:red": (),
    "triangle:yellow": (
        (1560, 48),
        (1740, 48),
        (1786, 110),
        (1791, 500),
        (1791, 1300),
        (1788, 1650),
        (1720, 1735),
    ),
    "trapezoid:brown": ((1764, 1400), (1764, 1000), (1763, 600), (1735, 400)),
    "square:violet": ((920, 190), (1110, 172), (1280, 215)),
}
"""Where links run, from the first space to the second, if they are drawn as roads. TD-V.2"""

CENTRE: Point = (MAP.canvas.centre[0] + LAND[0], MAP.canvas.centre[1] + LAND[1])
SPACES = {row.id: row for row in MAP.spaces}
FACTS = hashlib.sha256(MAP.model_dump_json().encode()).hexdigest()


def at(space: str) -> Point:
    x, y = ASIDE.get(space, SPACES[space].xy)
    return x + LAND[0], y + LAND[1]


AT = {id: at(id) for id in SPACES}


def reach(space: str) -> float:
    """From the middle of a space to its edge."""
    return 88.0 if SPACES[space].capital else 68.0


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
    return (
        (ax + dx * start + ox, ay + dy * start + oy),
        (ax + dx * end + ox, ay + dy * end + oy),
    )


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
