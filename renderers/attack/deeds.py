"""What happened in the last turn: arrows and signs on the map. AT-24.8."""

from __future__ import annotations

import math
from functools import lru_cache

from engines.attack.view import LETTERS, Counts, DeedView, TableView
from renderers import icons
from renderers.attack import pieces
from renderers.attack.colours import TICK
from renderers.attack.layout import Layout, hull
from renderers.attack.places import CHART, LANES, SEAS
from renderers.draw import (
    Line,
    Point,
    Poly,
    Ring,
    Shapes,
    Stamp,
    Text,
    bounds,
    grown,
    moved,
    overlap,
)
from renderers.theme import Colour, Theme

MOVES = ("move", "cross", "blocked")


def shown(view: TableView, viewer: str = "") -> tuple[DeedView, ...]:
    """Deeds of the running turn; before the first of them, those of the turn before. For a viewer
    all since his own last turn."""
    turns = [deed.turn for deed in view.deeds]
    first = max(turns, default=0)
    if viewer:
        own = (d.turn for d in view.deeds if d.seat == viewer and d.turn < view.turn)
        first = max(own, default=-1) + 1
    return tuple(deed for deed in view.deeds if deed.turn >= first)


def ways(view: TableView, where: Layout, theme: Theme, viewer: str = "") -> list[Stamp]:
    """Arrows: dashed where the sea was crossed, with a bar where it was blocked."""
    found = []
    for deed in shown(view, viewer):
        if deed.kind in MOVES and deed.origin in where and deed.place in where:
            about = f"way:{deed.kind}:{deed.origin}:{deed.place}"
            found.append(way(deed.origin, deed.place, where, deed.kind, deed.seat, about, theme))
    for group in view.moving:
        about = f"moving:{group.origin}:{group.target}"
        seat = view.active or ""
        found.append(way(group.origin, group.target, where, "cross", seat, about, theme))
    return found


def way(
    start: str, end: str, where: Layout, kind: str, seat: str, about: str, theme: Theme
) -> Stamp:
    """An arrow from the units of one region to those of another."""
    a, b = where[start].middle, where[end].middle
    lane = () if kind == "move" else _lane(start, end)
    return Stamp(*a, _arrow((a, *lane, b) if lane else _bow(a, b), kind, seat, theme), about)


@lru_cache(maxsize=1024)
def _arrow(course: Ring, kind: str, seat: str, theme: Theme) -> Shapes:
    side = theme.sides[seat] if seat else pieces.neutral_side(theme)
    x0, y0 = course[0]
    line = tuple((x - x0, y - y0) for x, y in _shortened(course, 34.0))
    dash = () if kind == "move" else (20.0, 11.0)
    shapes = [
        Line(line, theme.ink, 13.0, capped=False),
        Line(line, theme.card, 10.0, capped=False),
        Line(line, side.colour, 8.0, dash, capped=False),
    ]
    tip, angle = line[-1], math.atan2(line[-1][1] - line[-2][1], line[-1][0] - line[-2][0])
    if kind == "blocked":
        bx, by = math.cos(angle + math.pi / 2) * 20, math.sin(angle + math.pi / 2) * 20
        bar = ((tip[0] - bx, tip[1] - by), (tip[0] + bx, tip[1] + by))
        return (*shapes, Line(bar, theme.card, 14.0), Line(bar, theme.red_ink, 9.0))
    return (*shapes, *_head(tip, angle, side.colour, theme))


def _head(tip: Point, angle: float, colour: Colour, theme: Theme) -> Shapes:
    cos, sin = math.cos(angle), math.sin(angle)
    flat = ((26.0, 0.0), (-8.0, -18.0), (-8.0, 18.0))
    points = tuple((tip[0] + x * cos - y * sin, tip[1] + x * sin + y * cos) for x, y in flat)
    return (Poly(grown(points, 3.0), theme.card), Poly(points, colour, theme.ink, 2.0))


def _lane(start: str, end: str) -> Ring:
    """The course of the lane between two regions, if there is one."""
    for (one, other), lane in LANES.items():
        if (one, other) == (start, end):
            return tuple(lane)
        if (one, other) == (end, start):
            return tuple(lane[::-1])
    return ()


def _bow(a: Point, b: Point) -> Ring:
    bow = 0.13
    mx, my = (a[0] + b[0]) / 2 + (b[1] - a[1]) * bow, (a[1] + b[1]) / 2 - (b[0] - a[0]) * bow
    points = []
    for i in range(13):
        t = i / 12
        u = 1 - t
        points.append(
            (
                u * u * a[0] + 2 * u * t * mx + t * t * b[0],
                u * u * a[1] + 2 * u * t * my + t * t * b[1],
            )
        )
    return tuple(points)


def _shortened(line: Ring, by: float) -> Ring:
    """Without its last stretch, where the units stand."""
    points = list(line)
    left = by + 20
    while len(points) > 2 and math.dist(points[-1], points[-2]) <= left:
        left -= math.dist(points[-1], points[-2])
        points.pop()
    (ax, ay), (bx, by_) = points[-2], points[-1]
    length = math.dist((ax, ay), (bx, by_)) or 1.0
    share = max(0.1, 1 - left / length)
    return (*points[:-1], (ax + (bx - ax) * share, ay + (by_ - ay) * share))


def signs(view: TableView, where: Layout, theme: Theme, viewer: str = "") -> list[Stamp]:
    """Swords, hands, doves, waves and flags, in a row under the units of their region."""
    rows: dict[str, list[tuple[str, Shapes]]] = {}
    for deed in shown(view, viewer):
        if deed.kind in MOVES or deed.place not in where:
            continue
        about = f"deed:{deed.kind}:{deed.place}"
        row = rows.setdefault(deed.place, [])
        if all(about != told for told, _ in row):
            row.append((about, _sign(deed, theme)))
    return [stamp for region, row in rows.items() for stamp in _row(region, where, row)]


def _row(region: str, where: Layout, row: list[tuple[str, Shapes]]) -> list[Stamp]:
    """Under the units of a region, or beside or over them, where it hides least."""
    sizes = [bounds(shapes) for _, shapes in row]
    wide = sum(right - left - 3 for left, _, right, _ in sizes)
    high = max(bottom - top for _, top, _, bottom in sizes)
    x0, y0, x1, y1 = hull(where[region].boxes)
    centre = (x0 + x1 - wide) / 2
    places = (
        (centre, where[region].boxes[min(1, len(where[region].boxes) - 1)][3] + 14),
        (x1 + 4, (y0 + y1) / 2),
        (x0 - 4 - wide, (y0 + y1) / 2),
        (centre, y0 - high / 2 + 4),
    )
    around = x0 - 4 - wide, y0 - high, x1 + 4 + wide, y1 + 14 + high
    boxes = (box for other, spot in where.items() if other != region for box in spot.boxes)
    others = [box for box in (*boxes, SEAS) if overlap(box, around)]

    def hides(place: Point) -> float:
        box = place[0], place[1] - high / 2, place[0] + wide, place[1] + high / 2
        out = (box[2] - box[0]) * high - overlap(box, CHART)
        return out + sum(overlap(box, other) for other in others)

    x, y = min(places, key=hides)
    found = []
    for (about, shapes), (left, _, right, _) in zip(row, sizes, strict=True):
        found.append(Stamp(x - left, y, shapes, about))
        x += right - left - 3
    return found


@lru_cache(maxsize=512)
def _battle(seat: str, force: Counts, lost: Counts, won: bool, theme: Theme) -> Shapes:
    """Crossed swords in the colour of the attacker; a tick or a stroke; what it cost."""
    total = sum(lost)
    mark = (
        Line(((-7, 12), (-1, 18), (10, 4)), theme.card, 8.0),
        Line(((-7, 12), (-1, 18), (10, 4)), TICK, 5.0),
    )
    if not won:
        mark = icons.struck(15, 8.0, 5.0, theme)
    shapes = [*pieces.sign("battle", seat, theme), *moved(mark, 8 if won else 0, 2 if won else 0)]
    if total:
        text = Text(26, 0, f"−{total}", 26, theme.red_ink, "bold", "l", theme.card, 4.0)
        shapes.append(text)
    return tuple(shapes)


def _sign(deed: DeedView, theme: Theme) -> Shapes:
    if deed.kind == "battle":
        return _battle(deed.seat, deed.force, deed.lost, deed.won, theme)
    shapes = pieces.sign(deed.kind, deed.seat, theme)
    if not deed.won:
        stroke = ((-15.0, 15.0), (15.0, -15.0))
        shapes += (Line(stroke, theme.card, 8.0), Line(stroke, theme.red_ink, 5.0))
    return shapes


def letters(counts: Counts) -> str:
    return " ".join(f"{n}{letter}" for n, letter in zip(counts, LETTERS, strict=False) if n) or "0"
