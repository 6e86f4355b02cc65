"""The part of a board that a question is about, large enough to be read on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from renderers.atlas import View
from renderers.draw import Box, Mark, Stamp, Text
from renderers.picture import Plan

CLOSE = "close"
"""What is asked for among the parts of a board."""
PHONE, LETTERS = 390, 11
"""A phone is so many pixels wide, and names on it are at least so large."""
ROOM = 150.0, 60.0
"""Board units around the places that can be chosen, where possible and at least: what borders on
them is seen too."""
NARROWEST, SLIMMEST = 620.0, 0.62
"""The smallest width, and the smallest height as a share of it."""


def close(whole: Plan, windows: Mapping[str, View], zoomed: Callable[[str], Plan]) -> Plan | None:
    """The plan cut to the marked places; None if they lie too far apart. `zoomed` gives the plan
    of a window, whose larger print is used."""
    marked = [mark.box for mark in whole.about("choice:") if isinstance(mark, Stamp)]
    if not marked:
        return None
    widest = _widest(whole)
    for room in ROOM:
        box = _around(marked, room)
        parts = {name: _inside(box, view) for name, view in windows.items()}
        found = {n: part for n, part in parts.items() if part and _holds(part, marked)}
        if found and box[2] - box[0] <= widest:
            name = max(found, key=lambda name: windows[name].scale)
            sheet, part = zoomed(name).sheet, found[name]
            panels = [mark.box for mark in whole.about("panel:") if isinstance(mark, Stamp)]
            marks = tuple(
                mark for mark in whole.marks if not (_cut(mark, part) or _beside(mark, panels))
            )
            return Plan(sheet, marks, replace(part, scale=sheet.view.scale))
    return None


def _around(marked: Iterable[Box], room: float) -> Box:
    """The box of all marks with room around it, neither too small nor too slim."""
    lefts, tops, rights, bottoms = zip(*marked, strict=True)
    x0, y0, x1, y1 = min(lefts) - room, min(tops) - room, max(rights) + room, max(bottoms) + room
    wide = max(x1 - x0, NARROWEST)
    high = max(y1 - y0, wide * SLIMMEST)
    wide = max(wide, high * SLIMMEST)
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def _widest(plan: Plan) -> float:
    """So many board units across, the smallest name of a place can still be read."""
    names = [mark for mark in plan.about("name:") if isinstance(mark, Stamp)]
    sizes = [
        max((shape.size for shape in mark.shapes if isinstance(shape, Text)), default=0.0)
        for mark in names
    ]
    return PHONE * min(sizes, default=0.0) / LETTERS


def _inside(box: Box, window: View) -> View | None:
    """The box moved into a window; None if it is larger."""
    wide, high = box[2] - box[0], box[3] - box[1]
    if wide > window.width or high > window.height:
        return None
    x = min(max(box[0], window.x), window.x + window.width - wide)
    y = min(max(box[1], window.y), window.y + window.height - high)
    return View(x, y, wide, high)


def _holds(part: View, marked: Iterable[Box]) -> bool:
    right, bottom = part.x + part.width, part.y + part.height
    return all(
        part.x <= x0 and part.y <= y0 and x1 <= right and y1 <= bottom for x0, y0, x1, y1 in marked
    )


def _cut(mark: Mark, part: View) -> bool:
    """A name that is cut would be read as another."""
    return (
        isinstance(mark, Stamp) and mark.about.startswith("name:") and not _holds(part, [mark.box])
    )


def _beside(mark: Mark, panels: Iterable[Box]) -> bool:
    """Whether it lies in a panel: those would hide the map, and a part of one says nothing."""
    if not isinstance(mark, Stamp):
        return False
    x0, y0, x1, y1 = mark.box
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return any(left <= x <= right and top <= y <= foot for left, top, right, foot in panels)
