"""Names, units, capitals and choices on the map. AT-24.1 to 24.3."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.attack.view import RegionView, TableView
from renderers.attack import pieces
from renderers.attack.ground import parts
from renderers.attack.pieces import Shapes
from renderers.attack.places import PLACES, SPOTS, ZONES
from renderers.attack.world import at
from renderers.draw import Box, Disc, Line, Point, Stamp, Text, Wash, bounds, overlap
from renderers.theme import Colour, Theme, text_width

NAME = 32.0
SEA_NAME = 28.0
LINE = 28.0
"""From one line of a name to the next."""
LONGEST = 128.0
"""A name wider than this is broken in two."""
STAR = 19.0
"""Half the size of a capital."""
BELOW = 17.0
"""From the last line of a name down to the units."""


def broken(text: str, wide: bool) -> tuple[str, ...]:
    """A long name in two lines, as even as its words allow."""
    return (text,) if wide or text_width(text, "text", NAME) <= LONGEST else halves(text)


def halves(text: str) -> tuple[str, ...]:
    words = text.split(" ")
    if len(words) == 1:
        return (text,)
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(cuts, key=lambda pair: max(text_width(part, "text", NAME) for part in pair))


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


def units(view: TableView, theme: Theme) -> list[Stamp]:
    """The units of every region, and how many of them may not move any more."""
    found: list[Stamp] = []
    for region in view.regions:
        id = region.region
        found += _tie(id, theme)
        if (region.owner or region.abandoned) and any(region.units):
            found.append(Stamp(*stand(id), _force(region, theme), f"units:{id}"))
        if any(region.locked):
            box = units_box(region, theme)
            lock = pieces.locked(sum(region.locked), theme)
            found.append(Stamp(box[2] - 14, box[3] + 4, lock, f"locked:{id}"))
    return found


def names(view: TableView, named: dict[str, str], theme: Theme) -> list[Stamp]:
    """Names and capitals, over everything else: nothing ever hides a name."""
    found: list[Stamp] = []
    for region in view.regions:
        id = region.region
        halo = theme.sides[region.owner].wash if region.owner else theme.paper
        found.append(Stamp(*SPOTS[id], name(id, named[id], halo, theme), f"name:{id}"))
    boxes = {stamp.about.removeprefix("name:"): stamp.box for stamp in found}
    for region in view.regions:
        if region.capital:
            holder = region.owner or region.abandoned or region.capital
            star = pieces.capital(region.capital, holder, theme)
            place = _beside(region.region, boxes)
            found.append(Stamp(*place, star, f"capital:{region.region}"))
    return found


def _beside(id: str, boxes: dict[str, Box]) -> Point:
    """Left of the first line of a name; where another name would be hidden right of it, or over
    it."""
    x0, y0, x1, _ = boxes[id]
    y, gap = y0 + NAME * 0.66, STAR - 2
    places = ((x0 - gap, y), (x1 + gap, y), ((x0 + x1) / 2, y0 - gap))
    others = [box for other, box in boxes.items() if other != id]

    def hidden(place: Point) -> float:
        star = place[0] - STAR, place[1] - STAR, place[0] + STAR, place[1] + STAR
        return sum(overlap(star, box) for box in others)

    return min(places, key=hidden)


def _tie(id: str, theme: Theme) -> list[Stamp]:
    """From a region to its name and units, where these stand beside it."""
    tie = PLACES[id].tie
    if tie is None:
        return []
    (x, y), (sx, sy) = at(*tie), stand(id)
    line = ((0.0, 0.0), (sx - x, sy + pieces.ROW / 2 - y))
    shapes = (
        Line(line, theme.card, 6.0),
        Line(line, theme.ink, 2.6),
        Disc(0, 0, 6, 6, theme.ink, theme.card, 2.0),
    )
    return [Stamp(x, y, shapes, f"tie:{id}")]


def stand(id: str) -> Point:
    """The middle of the upper edge of the units of a region."""
    x, y = SPOTS[id]
    return x, y + BELOW


def _force(region: RegionView, theme: Theme) -> Shapes:
    return pieces.units(region.owner or region.abandoned or "", region.units, theme)


def units_box(region: RegionView, theme: Theme) -> Box:
    """Where the units of a region lie; its name, if there are none."""
    x, y = stand(region.region)
    if not any(region.units):
        return x - 50, y - BELOW - LINE, x + 50, y
    x0, y0, x1, y1 = bounds(_force(region, theme))
    return x + x0, y + y0, x + x1, y + y1


def zones(say_zone: dict[str, str], theme: Theme) -> list[Stamp]:
    found = []
    for id, zone in ZONES.items():
        lines = (say_zone[id],) if zone.wide else halves(say_zone[id])
        shapes = tuple(
            Text(0, (i - (len(lines) - 1) / 2) * LINE, line, SEA_NAME, theme.water_text, "water",
                 "m", theme.sea_near[1], 3)
            for i, line in enumerate(lines)
        )  # fmt: skip
        found.append(Stamp(*at(*zone.name), shapes, f"zone:{id}"))
    return found


def ringed(
    view: TableView, marks: Sequence[str], named: dict[str, str], theme: Theme
) -> list[Stamp]:
    """Regions that can be chosen now: a ring round name and units."""
    regions = {region.region: region for region in view.regions}
    found = []
    for id in marks:
        if id not in regions:
            continue
        x, y = SPOTS[id]
        a0, b0, a1, _ = bounds(name(id, named[id], theme.paper, theme))
        x0, y0, x1, y1 = units_box(regions[id], theme)
        x0, x1, y0 = min(x0, x + a0), max(x1, x + a1), min(y0, y + b0)
        shapes = pieces.ring(round(x1 - x0) + 12, round(y1 - y0) + 8, theme.choice, theme)
        found.append(Stamp((x0 + x1) / 2, (y0 + y1) / 2, shapes, f"choice:{id}"))
    return found
