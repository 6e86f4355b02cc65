"""Single buildings, each by its own outline, so that it is known without colour. OV-30.1."""

from __future__ import annotations

from functools import lru_cache

from renderers import icons
from renderers.art import groups
from renderers.draw import Poly, Shapes, moved
from renderers.overlord import colours as c

PAVED = frozenset({
    "church", "factory", "barracks", "lighthouse", "power_plant", "prison_camp", "radar_station",
    "rail_station", "fortress",
})  # fmt: skip
"""Those that stand on paved ground."""


@lru_cache(maxsize=32)
def landmark(name: str) -> Shapes:
    """Drawn around the middle of its hex; nothing for what is no landmark."""
    return c.art("landmarks", name) if name in groups("landmarks") else ()


@lru_cache(maxsize=32)
def plate(name: str) -> Shapes:
    """The same, small, for a hex that a unit hides."""
    small = moved(landmark(name), 0, 0, 0.34)
    ground = Poly(icons.rounded(-13, -13, 13, 13, 4), c.PLASTER, c.FRONT.ink, 1.2)
    return (ground, *small) if small else ()
