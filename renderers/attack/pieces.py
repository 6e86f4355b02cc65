"""What lies on the board: units, capitals, anchors, signs. AT-24.2, 24.3, 24.8."""

from __future__ import annotations

import math
from functools import lru_cache

from renderers.draw import Disc, Line, Shape
from renderers.theme import Colour, Theme

Shapes = tuple[Shape, ...]


def anchor(r: float, colour: Colour) -> Shapes:
    arc = tuple(
        (r * 0.8 * math.cos(math.radians(a)), r * 0.1 + r * 0.8 * math.sin(math.radians(a)))
        for a in range(10, 171, 16)
    )
    w = r * 0.26
    return (
        Line(((0, -r * 0.5), (0, r * 0.9)), colour, w),
        Line(((-r * 0.45, -r * 0.25), (r * 0.45, -r * 0.25)), colour, w),
        Line(arc, colour, w),
        Disc(0, -r * 0.72, r * 0.24, r * 0.24, None, colour, w * 0.8),
    )


@lru_cache(maxsize=2)
def shore(theme: Theme) -> Shapes:
    """On the coast of a region that a sea zone joins to others."""
    return (
        Disc(0, 0, 11, 11, theme.card, theme.water_text, 2.0),
        *anchor(7.5, theme.water_text),
    )
