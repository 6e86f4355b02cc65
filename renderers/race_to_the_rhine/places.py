"""Where everything is on the board of the Rhine: spaces, arrows, the areas beside the map."""

from __future__ import annotations

import hashlib
import math
from itertools import pairwise

from engines.contract import Msg
from engines.race_to_the_rhine.view import BOARD
from renderers import geo
from renderers.draw import Box, Point
from renderers.wording import Say

WIDTH, HEIGHT = BOARD.canvas.width, BOARD.canvas.height
FRAME: Box = (22, 22, WIDTH - 22, HEIGHT - 22)
PROJECTION = geo.Projection(west=-0.2, north=52.19, per_lon=294.0 * 0.74, per_lat=294.0)
"""By this the data placed its spaces."""

FACTS = hashlib.sha256(BOARD.model_dump_json().encode()).hexdigest()
"""A host's own board is drawn anew, not taken for ours."""
SPACES = {space.id: space for space in BOARD.spaces}
ARROWS = {arrow.id: arrow for arrow in BOARD.arrows}

HEAD: Box = (30, 30, 596, 262)
PLAYERS: dict[str, Box] = {
    "red": (30, 278, 372, 632),
    "white": (30, 1160, 372, 1470),
    "blue": (1628, 1160, 1970, 1470),
}
ENEMY: Box = (1690, 30, 1970, 264)
STORES: Box = (1256, 1318, 1612, 1470)
RACE: Box = (1728, 284, 1970, 474)
"""Where the areas beside the map stand; no name comes under them."""
PANELS = (HEAD, *PLAYERS.values(), ENEMY, STORES, RACE)
SIGNS: Box = (0, HEIGHT, WIDTH, HEIGHT + 92)
"""What the signs mean, under the map."""
SHEET_HEIGHT = int(SIGNS[3])


def space_names(say: Say) -> dict[str, str]:
    return {space: say(Msg(f"rr-space-{space}")) for space in SPACES}


def course(arrow: str) -> tuple[Point, ...]:
    """The middle line of an arrow from a to b."""
    found = ARROWS[arrow]
    return (SPACES[found.a].xy, *found.via, SPACES[found.b].xy)


def along(line: tuple[Point, ...], share: float) -> tuple[Point, float]:
    """A point on a line, and the direction there in radians."""
    lengths = [math.dist(a, b) for a, b in pairwise(line)]
    left = share * sum(lengths)
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        if left <= length:
            t = left / length
            angle = math.atan2(b[1] - a[1], b[0] - a[0])
            return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), angle
        left -= length
    return line[-1], math.atan2(line[-1][1] - line[-2][1], line[-1][0] - line[-2][0])
