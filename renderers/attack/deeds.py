"""What happened in the last turn: arrows and signs on the map. AT-24.8."""

from __future__ import annotations

import math
from functools import lru_cache

from engines.attack.view import LETTERS, Counts, DeedView, RegionView, TableView
from renderers.attack import board, pieces
from renderers.attack.pieces import Shapes
from renderers.attack.places import CHART, LANES, SPOTS
from renderers.draw import Line, Point, Poly, Stamp, Text, bounds, grown, moved
from renderers.theme import Colour, Theme

Ring = tuple[Point, ...]
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


def ways(view: TableView, theme: Theme, viewer: str = "") -> list[Stamp]:
    """Arrows: dashed where the sea was crossed, with a bar where it was blocked."""
    found = []
    for deed in shown(view, viewer):
        if deed.kind in MOVES and deed.origin in SPOTS and deed.place in SPOTS:
            shapes = way(deed.origin, deed.place, deed.kind, deed.seat, theme)
            about = f"way:{deed.kind}:{deed.origin}:{deed.place}"
            found.append(Stamp(*middle(deed.origin), shapes, about))
    for group in view.moving:
        shapes = way(group.origin, group.target, "cross", view.active or "", theme)
        found.append(Stamp(*middle(group.origin), shapes, f"moving:{group.origin}:{group.target}"))
    return found


def middle(id: str) -> Point:
    x, y = board.stand(id)
    return x, y + pieces.ROW / 2


@lru_cache(maxsize=1024)
def way(start: str, end: str, kind: str, seat: str, theme: Theme) -> Shapes:
    side = theme.sides[seat] if seat else pieces.neutral_side(theme)
    course = _course(start, end, kind == "move")
    x0, y0 = middle(start)
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


def _course(start: str, end: str, by_land: bool) -> Ring:
    """Along the lane, if there is one; else a bow."""
    a, b = middle(start), middle(end)
    if not by_land:
        for (one, other), lane in LANES.items():
            if (one, other) == (start, end):
                return (a, *lane, b)
            if (one, other) == (end, start):
                return (a, *lane[::-1], b)
    bow = 0.13
    mx, my = (a[0] + b[0]) / 2 + (b[1] - a[1]) * bow, (a[1] + b[1]) / 2 - (b[0] - a[0]) * bow
    points = []
    for i in range(13):
        t = i / 12
        u = 1 - t
        points.append(
            (u * u * a[0] + 2 * u * t * mx + t * t * b[0],
             u * u * a[1] + 2 * u * t * my + t * t * b[1])
        )  # fmt: skip
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


def signs(view: TableView, theme: Theme, viewer: str = "") -> list[Stamp]:
    """Swords, hands, doves, waves and flags, in a row under the units of their region."""
    regions = {region.region: region for region in view.regions}
    rows: dict[str, list[tuple[str, Shapes]]] = {}
    for deed in shown(view, viewer):
        if deed.kind in MOVES or deed.place not in regions:
            continue
        about = f"deed:{deed.kind}:{deed.place}"
        row = rows.setdefault(deed.place, [])
        if all(about != told for told, _ in row):
            row.append((about, _sign(deed, theme)))
    return [stamp for id, row in rows.items() for stamp in _row(regions[id], row, theme)]


def _row(region: RegionView, row: list[tuple[str, Shapes]], theme: Theme) -> list[Stamp]:
    x0, _, x1, y1 = board.units_box(region, theme)
    wide = sum(pieces.size(shapes)[0] - 3 for _, shapes in row)
    x, y = (x0 + x1 - wide) / 2, min(y1 + 14, CHART[3] - 24)
    found = []
    for about, shapes in row:
        left, _, right, _ = bounds(shapes)
        found.append(Stamp(x - left, y, shapes, about))
        x += right - left - 3
    return found


@lru_cache(maxsize=512)
def _battle(seat: str, force: Counts, lost: Counts, won: bool, theme: Theme) -> Shapes:
    """Crossed swords in the colour of the attacker; a tick or a stroke; what it cost."""
    total = sum(lost)
    mark = (
        Line(((-7, 12), (-1, 18), (10, 4)), theme.card, 8.0),
        Line(((-7, 12), (-1, 18), (10, 4)), "#2F7D32", 5.0),
    )
    if not won:
        mark = (
            Line(((-15, 15), (15, -15)), theme.card, 8.0),
            Line(((-15, 15), (15, -15)), theme.red_ink, 5.0),
        )
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
