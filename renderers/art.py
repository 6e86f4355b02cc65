"""Drawings that are data: each a group of `data/art/<sheet>.svg`, drawn around the point 0, 0.

The files are SVG in which a colour is the name of an ink: one that the caller gives, or one of the
theme. `data-least` is the width below which a stroke never falls, however small it is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from xml.etree import ElementTree

from engines.kit import data
from renderers.draw import Disc, Line, Point, Poly, Shape, Text
from renderers.theme import Colour, Theme

SPACE = "{http://www.w3.org/2000/svg}"


def drawn(
    sheet: str, name: str, theme: Theme, by: float = 1.0, **inks: Colour
) -> tuple[Shape, ...]:
    """The group's shapes, enlarged by `by`."""
    return tuple(_shape(one, by, theme, inks) for one in groups(sheet)[name])


def outline(sheet: str, name: str) -> tuple[Point, ...]:
    """The points of the group's first shape."""
    return _points(groups(sheet)[name][0], 1.0)


@lru_cache(maxsize=8)
def groups(sheet: str) -> Mapping[str, ElementTree.Element]:
    root = ElementTree.parse(data.HOME / "art" / f"{sheet}.svg").getroot()
    return {group.attrib["id"]: group for group in root.iter(f"{SPACE}g")}


def _shape(one: ElementTree.Element, by: float, theme: Theme, inks: Mapping[str, Colour]) -> Shape:
    def ink(of: str) -> Colour | None:
        name = one.get(of)
        return inks.get(name) or getattr(theme, name) if name else None

    def size(of: str) -> float:
        return float(one.get(of, 0)) * by

    width = max(size("stroke-width"), float(one.get("data-least", 0)))
    match one.tag.removeprefix(SPACE):
        case "polyline":
            dash = tuple(float(d) * by for d in one.get("stroke-dasharray", "").split())
            capped = one.get("stroke-linecap") != "butt"
            return Line(_points(one, by), ink("stroke") or theme.ink, width, dash, capped)
        case "polygon":
            return Poly(_points(one, by), ink("fill"), ink("stroke"), width)
        case "rect":
            x, y, wide, high = size("x"), size("y"), size("width"), size("height")
            corners = (x, y), (x + wide, y), (x + wide, y + high), (x, y + high)
            return Poly(corners, ink("fill"), ink("stroke"), width)
        case "text":
            kind, words = one.get("font-family", "text"), one.text or ""
            x, y, high, gap = map(size, ("x", "y", "font-size", "letter-spacing"))
            angle = float(one.get("rotate", 0))
            fill = ink("fill") or theme.ink
            return Text(x, y, words, high, fill, kind, spacing=gap, angle=angle)
    middle, radii = (size("cx"), size("cy")), (size("rx"), size("ry"))
    return Disc(*middle, *radii, ink("fill"), ink("stroke"), width)


def _points(one: ElementTree.Element, by: float) -> tuple[Point, ...]:
    pairs = (pair.split(",") for pair in one.attrib["points"].split())
    return tuple((float(x) * by, float(y) * by) for x, y in pairs)
