"""Europe and South America once more, larger, below the map when it is full. AT-24.12."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engines.attack.view import TableView
from engines.contract import Msg
from renderers import icons
from renderers.atlas import Ground, Print, View
from renderers.attack.layout import Layout
from renderers.attack.places import ATLAS, FACTS
from renderers.draw import Box, Line, Mark, Point, Stamp, Wash
from renderers.panel import Sheet
from renderers.picture import Inset, Plan
from renderers.theme import Theme
from renderers.wording import Say

LARGER = 1.27
"""How much larger than on the map."""
FULL, LESS, LEAST = 36, 2, 20
"""So many signs make an area full: kinds of units, and capitals, of all its regions. The longer a
game lasts the fewer are enough. With a fixed number the insets came and went up to twelve times in
a game while an area had about as many, and the board changed its height each time; so they mostly
come once and stay. Both come together for the same reason."""
RIM, TAB, LETTERS = 18.0, 50.0, 32.0
"""Room around the insets and for their names above them, and the letters of those."""
CUT = ("way", "moving")
"""Marks that may be cut by the edge of an inset."""
ARM, PEN = 30.0, 5.0
"""How long the arms of the corners are that show on the map what an inset shows, and how much room
their lines need."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the map that has an inset."""

    name: str
    box: Box
    regions: tuple[str, ...]
    """Those that make it full."""
    top: bool
    """It reaches to the upper edge of the chart, else to the lower."""

    @property
    def size(self) -> tuple[float, float]:
        """Of the inset, in the units of the board it lies on."""
        x0, y0, x1, y1 = self.box
        return (x1 - x0) * LARGER, (y1 - y0) * LARGER


AREAS = (
    Area(
        "south_america",
        (204.0, 970.0, 880.0, 1545.0),
        ("panama", "colombia", "venezuela", "peru", "bolivia", "amazonia", "brazil", "paraguay",
         "argentina", "chile"),
        False,
    ),
    Area(
        "europe",
        (918.0, 115.0, 1772.0, 690.0),
        ("great_britain", "france", "low_countries", "iberia", "germany", "italy", "scandinavia",
         "finland", "poland", "danubia", "balkans", "romania", "ukraine", "turkey"),
        True,
    ),
)  # fmt: skip


def full(view: TableView) -> bool:
    """Whether the board has insets. Not when the game is over: then the winner's plate is there."""
    regions = {region.region: region for region in view.regions}

    def signs(area: Area) -> int:
        held = [regions[name] for name in area.regions]
        return sum(sum(map(bool, one.units)) + bool(one.capital) for one in held)

    enough = max(FULL - LESS * view.round, LEAST)
    return view.phase != "over" and any(signs(area) >= enough for area in AREAS)


def place(area: Area) -> Box:
    """Where an inset lies on the board."""
    before = AREAS[: AREAS.index(area)]
    left = ATLAS[0] + RIM + sum(other.size[0] + RIM for other in before)
    wide, high = area.size
    return left, ATLAS[1] + TAB, left + wide, ATLAS[1] + TAB + high


def insets(
    drawn: Sequence[Mark], where: Layout, scale: float, ground: Callable[[], Ground], theme: Theme
) -> tuple[Inset, ...]:
    """The areas as they are drawn on the map, larger; `scale` is that of the map."""
    found = []
    for area in AREAS:
        x0, y0, x1, y1 = area.box
        left, top, *_ = place(area)
        view = View(x0, y0, x1 - x0, y1 - y0, scale * LARGER)
        inner = Print(f"attack-inset-{area.name}-{theme.name}", view, FACTS, ground)
        found.append(Inset(left, top, Plan(inner, _seen(area, drawn, where))))
    return tuple(found)


def _seen(area: Area, drawn: Sequence[Mark], where: Layout) -> tuple[Mark, ...]:
    """All ground and all ways; names, units and capitals of regions whose own lie wholly in the
    area: a part of them would tell something wrong."""

    def inside(box: Box) -> bool:
        x0, y0, x1, y1 = area.box
        return x0 <= box[0] and y0 <= box[1] and box[2] <= x1 and box[3] <= y1

    whole = {region for region, spot in where.items() if all(map(inside, spot.boxes))}
    found = []
    for mark in drawn:
        kind, *about = mark.about.split(":")
        here = [place for place in about if place in where]
        if (
            isinstance(mark, Wash)
            or kind in CUT
            or (here[-1] in whole if here else inside(mark.box))
        ):
            found.append(mark)
    return tuple(found)


# ---- what ties an inset to its place


def walls() -> tuple[Box, ...]:
    """Where the corners and the lines lie on the map: nothing hides them."""
    return tuple(_around(line) for area in AREAS for line in _lines(area))


def _lines(area: Area) -> Iterator[tuple[Point, Point]]:
    """On the map: the corners of the area, and lines from it down to the inset."""
    x0, y0, x1, y1 = area.box
    left, top, right, _ = place(area)
    for x, inward in ((x0, ARM), (x1, -ARM)):
        if area.top:
            yield (x, y0), (x, y0 + ARM)
            yield (x, y1), (x, y1 - ARM)
            yield (x, y1), (x + inward, y1)
        else:
            yield (x, y0), (x, y0 + ARM)
            yield (x, y0), (x + inward, y0)
    for x in (x0,) if area.top else (x0, x1):
        x = min(max(x, left + PEN), right - PEN)
        yield (x, y1 if area.top else y1 - ARM), (x, top)


def _around(line: tuple[Point, Point]) -> Box:
    (ax, ay), (bx, by) = line
    return min(ax, bx) - PEN, min(ay, by) - PEN, max(ax, bx) + PEN, max(ay, by) + PEN


def tied(theme: Theme) -> list[Stamp]:
    """Corner marks on the map and connectors to the insets, drawn below all pieces."""
    found = []
    for area in AREAS:
        for (ax, ay), (bx, by) in _lines(area):
            line = ((0.0, 0.0), (bx - ax, by - ay))
            shapes = Line(line, theme.ink, 7.0), Line(line, theme.trail, 3.4)
            found.append(Stamp(ax, ay, shapes, f"inset:tie:{area.name}"))
    return found


def frames(say: Say, theme: Theme) -> list[Stamp]:
    """The frames of the insets with their names above."""
    sheet = Sheet(theme, say)
    for area in AREAS:
        x0, y0, x1, y1 = place(area)
        name = say(Msg(f"at-inset-{area.name.replace('_', '-')}")).upper()
        frame = icons.box(0, 0, x1 - x0, y1 - y0)
        closed = (*frame, frame[0], frame[1])
        lines = (
            Line(closed, theme.ink, 9.0, capped=False),
            Line(closed, theme.trail, 4.4, capped=False),
        )
        sheet.put(x0, y0, lines, f"inset:{area.name}")
        x, y = max(x0, area.box[0]) + 24, y0 - TAB / 2 + 4
        about = f"inset:name:{area.name}"
        sheet.text(x, y, name, LETTERS, "title", colour=theme.red_ink, about=about)
    return sheet.stamps
