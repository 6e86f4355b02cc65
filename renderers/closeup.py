"""The part of a board that a question is about, large enough to be read on a phone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from renderers.atlas import Print, View
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
RIM = 8.0
"""So much of a ring may lie outside of the map."""
EDGE = 4.0
"""Board units beside a part in which a stamp may still touch its pixels: their boxes are rounded
outwards."""
SLACK = 20.0
"""Room between a ring and the edge of a tile."""
WHOLE = "name:", "zone:", "choice:"
"""What is shown whole or not at all: names of places and of seas between them, rings."""
TILES, LOW, HIGH = 6, 0.8, 1.0
"""So many pictures side by side at most, two in a row, and how high one is for its width: high only
if that saves showing a part twice."""
LINES = "advice:line:"
"""Arrows of an order that is being written: where they lead to is seen too."""


def close(whole: Plan, windows: Mapping[str, View], zoomed: Callable[[str], Print]) -> Plan | None:
    """The plan cut to the marked places, with their names if possible; None if they lie too far
    apart. `zoomed` gives the larger print of a window."""
    rings = whole.stamps("choice:")
    if not rings:
        return None
    marked = [ring.box for ring in rings]
    named = _named(whole, {_place(ring) for ring in rings} | _drafted(whole))
    widest = _widest(whole)
    for room, told in [*((room, named) for room in ROOM), (ROOM[-1], [])]:
        box = _around([*marked, *(_grown(name, SLACK - room) for name in told)], room)
        parts = {name: _inside(box, view) for name, view in windows.items()}
        found = {n: part for n, part in parts.items() if part and _holds(part, [*marked, *told])}
        if found and box[2] - box[0] <= widest:
            name = max(found, key=lambda name: windows[name].scale)
            return _cropped(whole, found[name], zoomed(name))
    return None


def _place(mark: Stamp) -> str:
    return mark.about.partition(":")[2]


def _named(whole: Plan, places: Collection[str]) -> list[Box]:
    return [name.box for name in whole.stamps("name:") if _place(name) in places]


def _drafted(whole: Plan) -> set[str]:
    """Where the lines of an order lead to."""
    return {mark.about.rpartition(":")[2] for mark in whole.about(LINES)}


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def tiles(
    whole: Plan, windows: Mapping[str, View], zoomed: Callable[[str], Print]
) -> list[list[Plan]]:
    """Rows of two pictures: all marked places, though they lie too far apart for one picture, and
    as large as in one; the last of an odd number fills its row. Empty if there are too many."""
    marked = [ring.box for ring in whole.stamps("choice:")]
    marked += _named(whole, _drafted(whole))
    wide = _widest(whole) / 2
    tried = [(sorted(_groups(marked, wide, wide * high)), high) for high in (LOW, HIGH)]
    groups, high = min(tried, key=lambda each: len(each[0]))
    if not 1 < len(groups) <= TILES:
        return []
    found = [_tile(whole, group, wide, windows, zoomed, high) for group in groups]
    shown = [tile for tile in found if tile is not None]
    if len(shown) < len(groups):
        return []
    if len(shown) % 2:
        broad = _tile(whole, groups[-1], 2 * wide, windows, zoomed, high / 2)
        shown = [*shown[:-1], broad] if broad else [*shown, whole]
    return [shown[at : at + 2] for at in range(0, len(shown), 2)]


def most(whole: Plan, windows: Mapping[str, View], zoomed: Callable[[str], Print]) -> Plan | None:
    """As many of the marked places as one picture can show with names that can be read."""
    marked = [ring.box for ring in whole.stamps("choice:")]
    wide = _widest(whole)
    first = next(iter(_groups(marked, wide, wide * LOW)), [])
    return _tile(whole, first, wide, windows, zoomed, LOW) if first else None


def _groups(boxes: Sequence[Box], wide: float, high: float) -> list[list[Box]]:
    """Boxes that fit together into one tile: as many as possible into the first, and so on."""
    left = list(dict.fromkeys(boxes))
    found: list[list[Box]] = []
    while left and len(found) <= TILES:
        best: list[Box] = []
        for x in {box[0] for box in left}:
            column = [box for box in left if x <= box[0] and box[2] <= x + wide - 2 * SLACK]
            for y in {box[1] for box in left} if len(column) > len(best) else ():
                tile = [box for box in column if y <= box[1] and box[3] <= y + high - 2 * SLACK]
                best = max(best, tile, key=len)
        found.append(best)
        left = [box for box in left if box not in best]
    return found


def _tile(
    whole: Plan,
    group: Sequence[Box],
    wide: float,
    windows: Mapping[str, View],
    zoomed: Callable[[str], Print],
    tall: float,
) -> Plan | None:
    """A part of the plan round these places, that high for its width; None if no window has it."""
    x0, y0, x1, y1 = _around(group, 0.0, 0.0)
    x, y, high = (x0 + x1) / 2, (y0 + y1) / 2, wide * tall
    box = x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
    parts = {name: _inside(box, view) for name, view in windows.items()}
    found = {name: part for name, part in parts.items() if part and _holds(part, group, RIM)}
    if not found:
        return None
    name = max(found, key=lambda name: windows[name].scale)
    return _cropped(whole, found[name], zoomed(name))


def legible(window: Plan) -> Plan:
    """A window of a board without the names that its rim or the strip above it cuts."""
    view = window.sheet.view
    top = max((mark.box[3] for mark in window.stamps("strip")), default=view.y)
    part = replace(view, y=top, height=view.y + view.height - top)
    cut = [name for name in window.stamps("name:") if not _holds(part, [name.box], RIM)]
    return replace(window, marks=tuple(mark for mark in window.marks if mark not in cut))


def _cropped(whole: Plan, part: View, zoomed: Print) -> Plan:
    """A part of the plan in the larger print, without what lies beside it and without panels: those
    would hide the map, and a part of one says nothing."""
    panels = [mark.box for mark in whole.stamps("panel:")]
    marks = tuple(mark for mark in whole.marks if _seen(mark, part, panels))
    return Plan(zoomed, marks, replace(part, scale=zoomed.view.scale))


def _seen(mark: Mark, part: View, panels: Sequence[Box]) -> bool:
    """Whether it is shown. A name that is cut would be read as another; a cut ring belongs to
    another picture."""
    if not isinstance(mark, Stamp):
        return True
    x0, y0, x1, y1 = box = mark.box
    right, foot = part.x + part.width + EDGE, part.y + part.height + EDGE
    if x0 > right or y0 > foot or x1 < part.x - EDGE or y1 < part.y - EDGE:
        return False
    if mark.about.startswith(WHOLE):
        over = RIM if mark.about.startswith("choice:") else 0.0
        if not _holds(part, [box], over):
            return False
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return not any(left <= x <= right and top <= y <= foot for left, top, right, foot in panels)


def _around(marked: Iterable[Box], room: float, narrowest: float = NARROWEST) -> Box:
    """The box of all marks with room around it, neither too small nor too slim."""
    lefts, tops, rights, bottoms = zip(*marked, strict=True)
    x0, y0, x1, y1 = min(lefts) - room, min(tops) - room, max(rights) + room, max(bottoms) + room
    if not narrowest:
        return x0, y0, x1, y1
    wide = max(x1 - x0, narrowest)
    high = max(y1 - y0, wide * SLIMMEST)
    wide = max(wide, high * SLIMMEST)
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def _widest(plan: Plan) -> float:
    """So many board units across, the smallest name of a place can still be read."""
    sizes = [
        max((shape.size for shape in mark.shapes if isinstance(shape, Text)), default=0.0)
        for mark in plan.stamps("name:")
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


def _holds(part: View, marked: Iterable[Box], over: float = 0.0) -> bool:
    left, top = part.x - over, part.y - over
    right, bottom = part.x + part.width + over, part.y + part.height + over
    return all(
        left <= x0 and top <= y0 and x1 <= right and y1 <= bottom for x0, y0, x1, y1 in marked
    )
