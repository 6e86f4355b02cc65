"""Names, units, capitals and choices on the map. AT-24.1 to 24.3."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.attack.view import SeatView, TableView
from renderers import icons
from renderers.attack import colours, pieces
from renderers.attack.ground import parts
from renderers.attack.layout import LINE, NAME, SEA_NAME, Layout, Spot, broken, force, halves, hull
from renderers.attack.places import PLACES, ZONES
from renderers.attack.world import at
from renderers.draw import Disc, Line, Shapes, Stamp, Text, Wash
from renderers.theme import Colour, Theme


@lru_cache(maxsize=1024)
def name(region: str, text: str, halo: Colour, theme: Theme) -> Shapes:
    """The lines of a name, the last of them at its point."""
    lines = broken(text, PLACES[region].wide)
    return tuple(
        Text(0, (i - len(lines) + 1) * LINE, line, NAME, theme.ink, "text", "m", halo, 3.0)
        for i, line in enumerate(lines)
    )


def washes(view: TableView) -> list[Wash]:
    """Ground in the tone and hatching of its owner; the abandoned hatched in the old colour."""
    found = []
    for region in view.regions:
        tone = region.owner or (region.abandoned and f"{region.abandoned}-abandoned")
        if tone:
            found += [Wash(part, tone) for part in parts(region.region)]
    return found


def units(view: TableView, where: Layout, theme: Theme) -> list[Stamp]:
    """The units of every region, and how many of them may not move any more."""
    found: list[Stamp] = []
    for region in view.regions:
        name = region.region
        spot = where[name]
        found += _tie(name, spot, theme)
        if shapes := force(region, theme):
            found.append(Stamp(*spot.stand, shapes, f"units:{name}"))
        if any(region.locked):
            box = spot.boxes[1]
            lock = pieces.locked(sum(region.locked), theme)
            found.append(Stamp(box[2] - 14, box[3] + 4, lock, f"locked:{name}"))
    return found


def ghosts(view: SeatView, where: Layout, theme: Theme) -> list[Stamp]:
    """How many of the units in a region are ordered and not there for anybody else yet."""
    new: dict[str, int] = {}
    for _, region, n in view.bought:
        if region:
            new[region] = new.get(region, 0) + n
    found = []
    for region, n in new.items():
        x0, _, _, y1 = where[region].boxes[1]
        found.append(Stamp(x0 + 14, y1 + 4, pieces.ordered(n, theme), f"ordered:{region}"))
    return found


def names(view: TableView, where: Layout, named: dict[str, str], theme: Theme) -> list[Stamp]:
    """Names and capitals, over everything else: nothing ever hides a name."""
    found: list[Stamp] = []
    stars: list[Stamp] = []
    for region in view.regions:
        here = region.region
        spot = where[here]
        wash = theme.sides[region.owner].wash if region.owner else theme.paper
        shapes = name(here, named[here], colours.halo(wash, theme), theme)
        found.append(Stamp(spot.x, spot.y, shapes, f"name:{here}"))
        if region.capital and spot.star:
            holder = region.owner or region.abandoned or region.capital
            star = pieces.capital(region.capital, holder, theme)
            stars.append(Stamp(*spot.star, star, f"capital:{here}"))
    return found + stars


def _tie(region: str, spot: Spot, theme: Theme) -> list[Stamp]:
    """From a region to its name and units, where these stand beside it."""
    if spot.tie is None:
        return []
    (x, y), (sx, sy) = spot.tie
    line = ((0.0, 0.0), (sx - x, sy - y))
    shapes = (
        Line(line, theme.card, 6.0),
        Line(line, theme.ink, 2.6),
        Disc(0, 0, 6, 6, theme.ink, theme.card, 2.0),
    )
    return [Stamp(x, y, shapes, f"tie:{region}")]


def zones(say_zone: dict[str, str], theme: Theme) -> list[Stamp]:
    found = []
    for name, zone in ZONES.items():
        lines = (say_zone[name],) if zone.wide else halves(say_zone[name])
        shapes = tuple(
            Text(0, (i - (len(lines) - 1) / 2) * LINE, line, SEA_NAME, theme.card, "water",
                 "m", theme.sea, 2.4)
            for i, line in enumerate(lines)
        )  # fmt: skip
        found.append(Stamp(*at(*zone.name), shapes, f"zone:{name}"))
    return found


def ringed(view: TableView, marks: Sequence[str], where: Layout, theme: Theme) -> list[Stamp]:
    """Regions that can be chosen now: a ring round name, units and capital."""
    found = []
    for region in marks:
        if region not in where:
            continue
        x0, y0, x1, y1 = hull(where[region].boxes)
        shapes = icons.ring(round(x1 - x0) + 12, round(y1 - y0) + 8, 16, theme.choice, theme)
        found.append(Stamp((x0 + x1) / 2, (y0 + y1) / 2, shapes, f"choice:{region}"))
    return found
