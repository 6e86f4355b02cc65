"""What two drawings have in common when their colours are left out."""

from __future__ import annotations

from collections.abc import Iterable

from renderers.draw import Disc, Line, Poly, Text


def outlines(shapes: Iterable[object]) -> tuple[object, ...]:
    """Shapes without their colours and letters."""
    found: list[object] = []
    for shape in shapes:
        match shape:
            case Poly(points):
                found.append(points)
            case Line(points, _, width, dash):
                found.append((points, width, dash))
            case Disc(x, y, rx, ry):
                found.append((x, y, rx, ry))
    return tuple(found)


def lettered(shapes: Iterable[object]) -> tuple[object, ...]:
    """Shapes and letters without their colours."""
    shapes = tuple(shapes)
    letters = (shape for shape in shapes if isinstance(shape, Text))
    return (*outlines(shapes), *((shape.x, shape.y, shape.text) for shape in letters))
