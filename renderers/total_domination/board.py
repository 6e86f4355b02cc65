"""Spaces, what stands on them, names, latest changes and choices. TD-V.1 to TD-V.6, TD-V.13."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from engines.total_domination.view import MAP, MarkView, PieceView, SpaceView, TableView
from renderers import icons
from renderers.draw import Box, Line, Point, Poly, Shape, Stamp, Text, moved
from renderers.theme import Colour, Theme, mix, text_width
from renderers.total_domination import pieces
from renderers.total_domination.pieces import Shapes
from renderers.total_domination.places import (
    AT,
    LAND,
    SPACES,
    Say,
    between,
    name_of,
    reach,
)

NAME, NAME_HEIGHT, GAP = 38.0, 37.0, 17.0
SIDES: dict[str, tuple[str, float, float]] = {
    "czechoslovakia": ("E", 0, -22),
    "austria": ("S", -54, 0),
    "poland": ("E", 0, 0),
    "romania": ("N", 0, 0),
    "baltic_states": ("N", 0, 0),
    "australia": ("N", 0, 0),
    "china": ("E", 4, 50),
    "siam": ("E", 6, 46),
    "indochina": ("E", 6, 46),
    "burma": ("E", 6, 46),
    "india": ("E", 0, 0),
    "persia": ("N", 0, 0),
    "nanking": ("N", 0, 0),
    "manchuria": ("S", 78, 0),
    "japan": ("E", 0, 20),
    "ryukyu": ("S", -50, 0),
    "east_indies": ("E", 0, 14),
    "solomon": ("E", 0, -22),
    "mariana": ("E", 6, 38),
    "eastern_usa": ("S", 29, 0),
    "moscow": ("N", 0, 0),
    "western_usa": ("N", 0, 0),
    "canada": ("N", 0, 0),
    "benelux": ("E", 0, 22),
    "libya": ("N", 0, 0),
    "madagascar": ("W", 0, 30),
    "east_africa": ("W", 0, 38),
    "egypt": ("S", 42, 0),
}
"""Where the name of a space goes, and how far aside; under the space unless told otherwise."""
ARROWS = ("move", "strike", "bombed", "withdraw")


def stamps(
    view: TableView, deeds: Iterable[MarkView], marks: Sequence[str], say: Say, theme: Theme
) -> list[Stamp]:
    found: list[Stamp] = [*_links(view, theme)]
    found += _changes(deeds, theme)
    found += [
        Stamp(*AT[space], ring(space, theme.choice, 15.0, theme), f"choice:{space}")
        for space in marks
        if any(one.id == space for one in view.spaces)
    ]
    for space in view.spaces:
        found += _space(space, theme)
    names = {space.id: say(name_of(space.id)) for space in view.spaces}
    boxes = name_boxes(tuple(names.items()))
    for id, (x0, y0, x1, y1) in boxes.items():
        shapes = name(names[id], SPACES[id].capital, theme)
        found.append(Stamp((x0 + x1) / 2, (y0 + y1) / 2, shapes, f"name:{id}"))
    return found


@lru_cache(maxsize=256)
def name(text: str, capital: bool, theme: Theme) -> Shapes:
    font = "bold" if capital else "text"
    return (Text(0, 0, text, NAME, theme.ink, font, "m", theme.card, 3.4),)


# ---- where names go


@lru_cache(maxsize=16)
def name_boxes(names: tuple[tuple[str, str], ...]) -> dict[str, Box]:
    """Beside their spaces: off spaces, markers and each other."""
    found = {}
    for id, text in names:
        way, dx, dy = SIDES.get(id, ("S", 0.0, 0.0))
        w = text_width(text, "bold" if SPACES[id].capital else "text", NAME) / 2 + 4
        h, far = NAME_HEIGHT / 2, reach(id) + GAP
        x, y = AT[id][0] + dx, AT[id][1] + dy
        x += {"E": far + w, "W": -far - w}.get(way, 0.0)
        y += {"N": -far - h, "S": far + h}.get(way, 0.0)
        found[id] = x - w, y - h, x + w, y + h
    return found


def link_points(a: str, b: str) -> tuple[Point, Point]:
    """Where the two symbols of a link lie: at the spaces, turned to each other."""
    return _beside(a, b), _beside(b, a)


def _beside(a: str, b: str) -> Point:
    (ax, ay), (bx, by) = AT[a], AT[b]
    turn = math.atan2(by - ay, bx - ax)
    if a == "egypt":
        turn = math.radians(-35)
    far = reach(a) + 40
    return (
        min(max(ax + far * math.cos(turn), LAND[0] + 26), LAND[2] - 26),
        min(max(ay + far * math.sin(turn), LAND[1] + 26), LAND[3] - 26),
    )


def _links(view: TableView, theme: Theme) -> list[Stamp]:
    if view.alternate:
        return []
    found = []
    for route in MAP.routes:
        if not route.link or (route.arctic and not view.arctic):
            continue
        for space, (x, y) in zip((route.a, route.b), link_points(route.a, route.b), strict=True):
            sx, sy = AT[space]
            stub = Line(((sx - x, sy - y), (0.0, 0.0)), "#5A4730", 13.0)
            inner = Line(((sx - x, sy - y), (0.0, 0.0)), "#D9B77C", 8.0)
            shapes = (stub, inner, *pieces.link(route.link, theme))
            found.append(Stamp(x, y, shapes, f"link:{space}:{route.link}"))
    return found


# ---- a space


def form(space: str, r: float) -> tuple[Point, ...]:
    """Square, circle or octagon. TD-3.5.1"""
    kind = SPACES[space].kind
    if kind == "land":
        return icons.rounded(-r, -r, r, r, r * 0.1)
    if kind == "island":
        return icons.polygon(48, r * 1.06)
    return icons.polygon(8, r * 1.09, 22.5)


@lru_cache(maxsize=512)
def ground(space: str, home: str, control: str, theme: Theme) -> Shapes:
    """A space as printed, its edge in the colour of who controls it."""
    row, r = SPACES[space], reach(space)
    fill = theme.sides[home].wash if home else theme.card
    edge = theme.sides[control].colour if control else theme.faint
    inner = theme.sides[control].text if control == "japan" else theme.ink  # white on white
    shapes: list[Shape] = [
        Poly(form(space, r + 4), theme.ink),
        Poly(form(space, r + 1.5), edge),
        Poly(form(space, r - 8 if control else r - 1), inner),
        Poly(form(space, r - 11 if control else r - 2.5), fill),
    ]
    if row.capital:
        shapes.append(Poly(form(space, r - 17), None, theme.gold_edge, 2.4))
    star = Poly(icons.star_points(12.5, 0.45), theme.gold, theme.ink, 1.4)
    for x, y in _stars(space):
        shapes += moved((star,), x, y)
    foot = [
        s
        for s in (
            pieces.factory(11, theme.ink) if row.factory else (),
            icons.anchor(12, theme.ink) if row.shipyard else (),
            (Text(0, 0, "U", 25, theme.water_text, "title"),) if row.uboat else (),
            (Text(0, 1, theme.sides[home].letter, 24, theme.ink, "bold"),) if home else (),
        )
        if s
    ]
    tight = len(foot) > 2 and not row.capital
    by, step, y = (0.88, 24.0, r - 29) if tight else (1.0, 29.0, r - (34 if row.capital else 27))
    for i, shape in enumerate(foot):
        shapes += moved(shape, (i - (len(foot) - 1) / 2) * step, y, by)
    return tuple(shapes)


def _stars(space: str) -> list[Point]:
    row = SPACES[space]
    y = -reach(space) + (32 if row.capital else 26)
    return [((i - (row.stars - 1) / 2) * 25, y) for i in range(row.stars)]


@lru_cache(maxsize=64)
def fewer(space: str, worth: int, theme: Theme) -> Shapes:
    """Stars that do not count for who holds the space are struck. TD-V.5"""
    shapes: Shapes = ()
    for x, y in _stars(space)[worth:]:
        star = Poly(icons.star_points(12.5, 0.45), theme.card, theme.faint, 1.6)
        stroke = Line(((-9, 8), (9, -8)), theme.red_ink, 3.4)
        shapes += moved((star, stroke), x, y)
    return shapes


def _space(space: SpaceView, theme: Theme) -> list[Stamp]:
    x, y = AT[space.id]
    r = reach(space.id)
    home = SPACES[space.id].home_of or ""
    printed = ground(space.id, home, space.control or "", theme)
    found = [Stamp(x, y, printed, f"space:{space.id}:{space.control or 'nobody'}")]
    if space.warning:
        found.append(Stamp(x, y, hazard(space.id, theme), f"warned:{space.id}"))
    found.append(Stamp(x, y + r + 2, pieces.most(space.limit, theme), f"limit:{space.id}"))
    found += _units(space, theme)
    corner = r * 0.92
    if space.control and space.control != home:
        shapes = pieces.badge(space.control, 18.0, theme)
        found.append(Stamp(x - corner, y - corner, shapes, f"control:{space.id}:{space.control}"))
    if space.tile and space.home_of:
        shapes = pieces.tile(space.home_of, theme)
        found.append(Stamp(x - corner, y + corner - 6, shapes, f"tile:{space.id}:{space.home_of}"))
    if space.destroyed:
        found.append(
            Stamp(x + corner, y - corner, pieces.destroyed(theme), f"destroyed:{space.id}")
        )
    elif space.warning:
        found.append(Stamp(x + corner, y - corner, pieces.warning(theme), f"warning:{space.id}"))
    if space.worth < SPACES[space.id].stars:
        shapes = fewer(space.id, space.worth, theme)
        found.append(Stamp(x, y, shapes, f"worth:{space.id}:{space.worth}"))
    if space.resistance:
        shapes = pieces.resistance(space.resistance, theme)
        found.append(
            Stamp(x + corner, y + corner - 4, shapes, f"resistance:{space.id}:{space.resistance}")
        )
    if space.uboats:
        shapes = pieces.uboats(space.uboats, theme)
        found.append(Stamp(x - corner, y + corner, shapes, f"uboat:{space.id}:{space.uboats}"))
    return found


def _stand(space: str, count: int) -> tuple[list[Point], float]:
    """Where the stacks of a space stand, and how large."""
    x, y = AT[space]
    wide = 66.0 if SPACES[space].capital else 60.0
    if count == 1:
        return [(x, y - 3)], 1.5 if SPACES[space].capital else 1.3
    if count == 2:
        return [(x - wide / 2, y), (x + wide / 2, y)], 1.06 if SPACES[space].capital else 0.98
    rows = [(x + (i % 2 - 0.5) * 64, y + (i // 2 - 0.5) * 48) for i in range(count)]
    return rows, 0.92


def _units(space: SpaceView, theme: Theme) -> list[Stamp]:
    found = []
    stands, by = _stand(space.id, len(space.pieces))
    for (x, y), one in zip(stands, space.pieces, strict=True):
        about = f"{space.id}:{one.nation}:{one.kind}:{one.count}"
        shapes = pieces.unit(one.nation, one.kind, one.count, one.spent >= one.count, theme, by)
        found.append(Stamp(x, y, shapes, f"unit:{about}"))
        if one.power is not None and not one.supplied:
            found.append(
                Stamp(x + 22 * by, y - 20 * by, pieces.unsupplied(theme), f"unsupplied:{about}")
            )
        if _asleep(one):
            found.append(Stamp(x + 22 * by, y - 20 * by, asleep(theme), f"uninvolved:{about}"))
    return found


def _asleep(piece: PieceView) -> bool:
    """A unit of a nation that has not joined the war. TD-3.2.5"""
    return piece.power is None and piece.nation != "neutral"


@lru_cache(maxsize=2)
def asleep(theme: Theme) -> Shapes:
    return (
        Poly(icons.polygon(24, 11), theme.card, theme.ink, 1.6),
        Text(0, 0, "z", 19, theme.ink, "title"),
    )


# ---- what changed


@lru_cache(maxsize=256)
def ring(space: str, colour: Colour, more: float, theme: Theme) -> Shapes:
    points = form(space, reach(space) + more)
    closed = (*points, points[0], points[1])
    return (
        Line(closed, theme.ink, 15.0, capped=False),
        Line(closed, colour, 11.0, capped=False),
    )


@lru_cache(maxsize=64)
def hazard(space: str, theme: Theme) -> Shapes:
    """The border of a space nobody controls though somebody should: TD-V.4."""
    points = form(space, reach(space) - 4)
    closed = (*points, points[0], points[1])
    return (
        Line(closed, theme.trail, 10.0, capped=False),
        Line(closed, theme.red_ink, 10.0, (15.0, 15.0), capped=False),
    )


def _changes(deeds: Iterable[MarkView], theme: Theme) -> list[Stamp]:
    """The places of the latest deeds are ringed; what moved leaves an arrow."""
    ringed: dict[str, None] = {}
    arrows: dict[tuple[str, str], None] = {}
    for deed in deeds:
        for place in deed.places:
            if place in AT:
                ringed[place] = None
        if deed.kind in ARROWS and len(deed.places) == 2 and deed.places[0] != deed.places[1]:
            arrows[deed.places[0], deed.places[1]] = None
    found = [
        Stamp(*AT[place], ring(place, theme.trail, 9.0, theme), f"changed:{place}")
        for place in ringed
    ]
    for a, b in arrows:
        (x0, y0), (x1, y1) = between(a, b, 12.0)
        shapes = arrow(round(x1 - x0), round(y1 - y0), theme)
        found.append(Stamp(x0, y0, shapes, f"arrow:{a}:{b}"))
    return found


@lru_cache(maxsize=256)
def arrow(dx: int, dy: int, theme: Theme) -> Shapes:
    far = math.hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    neck = dx - ux * 26, dy - uy * 26
    head = (
        (float(dx), float(dy)),
        (neck[0] - uy * 17, neck[1] + ux * 17),
        (neck[0] + uy * 17, neck[1] - ux * 17),
    )
    soft = mix(theme.trail, theme.red_ink, 0.12)
    return (
        Line(((0.0, 0.0), neck), theme.ink, 14.0),
        Line(((0.0, 0.0), neck), soft, 9.0),
        Poly(head, soft, theme.ink, 2.4),
    )
