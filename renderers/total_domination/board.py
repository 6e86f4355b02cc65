"""Spaces, what stands on them, names, latest changes and choices. TD-V.1 to TD-V.6, TD-V.13."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engines.total_domination.view import MAP, MarkView, PieceView, SpaceView, TableView
from renderers import icons
from renderers.draw import Box, Line, Point, Poly, Shape, Shapes, Stamp, Text, moved
from renderers.theme import Colour, Theme, mix, text_width
from renderers.total_domination import pieces, places
from renderers.total_domination.colours import edge
from renderers.wording import Say

NAME, PLATE, OVER = 40.0, 46.0, 10.0
"""The letters of a name, the height of its plate, and how far that lies over the foot of its space:
nobody has to ask which of two spaces a name belongs to."""
LIMIT = 25.0
"""Room for the stack limit at the right end of a plate."""
ARROWS = ("move", "strike", "bombed", "withdraw")


def stamps(
    view: TableView, deeds: Sequence[MarkView], marks: Sequence[str], say: Say, theme: Theme
) -> list[Stamp]:
    named = {space.id: say(places.name_of(space.id)) for space in view.spaces}
    found = [*_links(view, theme), *_changes(deeds, theme)]
    found += [
        Stamp(*places.AT[space], ring(space, theme.choice, 15.0, theme), f"choice:{space}")
        for space in marks
        if space in named
    ]
    for space in view.spaces:
        found += _space(space, theme)
    for space in view.spaces:
        found.append(_name(space, named[space.id], theme))
    return found + _arrows(deeds, named, theme)


# ---- names


def plate(space: str, text: str) -> Box:
    """The plate of a name, as an outline about the middle of its space."""
    w, y = _half(text), places.reach(space) - OVER
    return -w, y, w, y + PLATE


def _half(text: str) -> float:
    return (text_width(text, "bold", NAME) + LIMIT) / 2 + 12


def _name(space: SpaceView, text: str, theme: Theme) -> Stamp:
    """The name on the foot of its space."""
    x, y = places.AT[space.id]
    y += places.reach(space.id) - OVER + PLATE / 2
    shapes = name(text, space.id, space.control or "", liveliness(space), space.limit, theme)
    return Stamp(x, y, shapes, f"name:{space.id}")


@lru_cache(maxsize=512)
def name(text: str, space: str, control: str, state: str, limit: int, theme: Theme) -> Shapes:
    """Bright on the colour of who controls a space, dark on its paler one while nobody stands
    there, and quiet where nobody is at all; at the right end how many units may stand there."""
    w, h = _half(text), PLATE / 2
    form = icons.rounded(-w, -h, w, h, 9)
    ink = _letters(space, control, state, theme)
    side = theme.sides[control or "neutral"]
    if state == QUIET:
        rim = theme.coast if places.SPACES[space].kind == "island" else theme.rule
        ground = Poly(form, still(space, theme), rim, 1.6)
    elif state == HELD:
        pale = mix(side.wash, theme.card, 0.35)
        ground = Poly(form, pale, edge(control or "neutral", theme), 3.0)
    else:
        ground = Poly(form, side.colour, theme.ink, 3.0)
    letters = Text(-LIMIT / 2, 0, text, NAME, ink, "bold")
    return ground, letters, *moved(pieces.most(limit, ink), w - LIMIT / 2 - 5, 0)


def _letters(space: str, control: str, state: str, theme: Theme) -> Colour:
    if state == QUIET:
        return mix(theme.ink, still(space, theme), 0.22)
    return theme.sides[control or "neutral"].text if state == BRIGHT else theme.ink


def link_points(a: str, b: str) -> tuple[Point, Point]:
    """Where the two symbols of a link lie: at the spaces, turned to each other."""
    return _beside(a, b), _beside(b, a)


def _beside(a: str, b: str) -> Point:
    (ax, ay), (bx, by) = places.AT[a], places.AT[b]
    aside = places.BOARD.spaces[a].link
    turn = math.atan2(by - ay, bx - ax) if aside is None else math.radians(aside)
    far = places.reach(a) + 42
    return (
        min(max(ax + far * math.cos(turn), places.LAND[0] + 26), places.LAND[2] - 26),
        min(max(ay + far * math.sin(turn), places.LAND[1] + 26), places.LAND[3] - 26),
    )


def _links(view: TableView, theme: Theme) -> list[Stamp]:
    found = []
    for route in MAP.routes:
        if not route.link or (route.arctic and not view.arctic):
            continue
        if view.alternate and places.is_triangle(route.link):
            continue
        for space, (x, y) in zip((route.a, route.b), link_points(route.a, route.b), strict=True):
            sx, sy = places.AT[space]
            stub = Line(((sx - x, sy - y), (0.0, 0.0)), "#5A4730", 13.0)
            inner = Line(((sx - x, sy - y), (0.0, 0.0)), "#D9B77C", 8.0)
            shapes = (stub, inner, *pieces.link(route.link, theme))
            found.append(Stamp(x, y, shapes, f"link:{space}:{route.link}"))
    return found


# ---- a space


QUIET, HELD, BRIGHT = "quiet", "held", "bright"


def liveliness(space: SpaceView) -> str:
    """How much a space asks to be looked at: by its units, or by who holds it without any."""
    if space.pieces:
        return BRIGHT
    return HELD if space.control or space.warning or space.uboats else QUIET


def form(space: str, r: float) -> tuple[Point, ...]:
    """Square, circle or octagon. TD-3.5.1"""
    kind = places.SPACES[space].kind
    if kind == "land":
        return icons.rounded(-r, -r, r, r, r * 0.1)
    if kind == "island":
        return icons.polygon(48, r * 1.06)
    return icons.polygon(8, r * 1.09, 22.5)


def still(space: str, theme: Theme) -> Colour:
    """The ground of a space where nothing is: that of the map around it, a little paler."""
    island = places.SPACES[space].kind == "island"
    return mix(theme.sea, theme.card, 0.35) if island else mix(theme.paper, theme.card, 0.25)


@lru_cache(maxsize=512)
def ground(
    space: str, home: str, control: str, state: str, theme: Theme, signed: bool = True
) -> Shapes:
    """A space as printed, its edge in the colour of who controls it; `signed` with the letters of
    its nation."""
    row, r = places.SPACES[space], places.reach(space)
    quiet = state == QUIET
    fill = theme.sides[home].wash if home else still(space, theme) if quiet else theme.card
    ink = mix(theme.ink, fill, 0.45) if quiet else theme.ink
    shapes: list[Shape] = []
    if quiet:
        rim = theme.coast if row.kind == "island" else theme.rule
        shapes = [Poly(form(space, r - 2), rim), Poly(form(space, r - 5), fill)]
    else:
        colour = theme.sides[control or "neutral"].colour
        inner = edge("japan", theme) if control == "japan" else theme.ink
        broad = 13.0 if state == BRIGHT else 8.0
        if state == BRIGHT:
            shadow = mix(theme.coast, theme.ink, 0.5)
            shapes += moved((Poly(form(space, r + 4), shadow),), 6, 8)
        shapes += [
            Poly(form(space, r + 4), theme.ink),
            Poly(form(space, r + 1.5), colour),
            Poly(form(space, r + 1.5 - broad), inner),
            Poly(
                form(space, r - 1.5 - broad), fill if state == HELD else mix(fill, theme.card, 0.5)
            ),
        ]
    if row.capital:
        gilt = mix(theme.gold_edge, fill, 0.5) if quiet else theme.gold_edge
        shapes.append(Poly(form(space, r - 19), None, gilt, 2.4))
    gold, rim = (mix(theme.gold, fill, 0.55), ink) if quiet else (theme.gold, theme.ink)
    star = Poly(icons.star_points(12.5, 0.45), gold, rim, 1.4)
    for x, y in _stars(space):
        shapes += moved((star,), x, y)
    foot = _foot(space, home if signed else "", ink, theme)
    tight = len(foot) > 2 and not row.capital
    by, step, y = (0.86, 24.0, r - 29) if tight else (1.0, 29.0, r - (36 if row.capital else 28))
    for i, shape in enumerate(foot):
        shapes += moved(shape, (i - (len(foot) - 1) / 2) * step, y, by)
    return tuple(shapes)


def _foot(space: str, home: str, ink: Colour, theme: Theme) -> list[Shapes]:
    """What can be formed there, whether U-boats may lie there, and whose home it is."""
    row = places.SPACES[space]
    signs = (
        pieces.factory(11, ink) if row.factory else (),
        icons.anchor(12, ink) if row.shipyard else (),
        (Text(0, 0, "U", 25, theme.water_text, "title"),) if row.uboat else (),
        (Text(0, 1, theme.sides[home].letter, 24, ink, "bold"),) if home else (),
    )
    return [sign for sign in signs if sign]


def _stars(space: str) -> list[Point]:
    row = places.SPACES[space]
    y = -places.reach(space) + (33 if row.capital else 25)
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
    x, y = places.AT[space.id]
    r = places.reach(space.id)
    home = places.SPACES[space.id].home_of or ""
    signed = all(one.nation != home for one in space.pieces)  # a unit's badge says as much
    printed = ground(space.id, home, space.control or "", liveliness(space), theme, signed)
    found = [Stamp(x, y, printed, f"space:{space.id}:{space.control or 'nobody'}")]
    if space.warning:
        found.append(Stamp(x, y, hazard(space.id, theme), f"warned:{space.id}"))
    found += _units(space, bool(_foot(space.id, home if signed else "", theme.ink, theme)), theme)
    corner, side = r * 0.92, r + 2
    owner = space.home_of if space.tile else home  # a tile says who holds it, too
    if space.control and space.control not in (home, owner):
        shapes = pieces.badge(space.control, 19.0, theme)
        found.append(Stamp(x - corner, y - corner, shapes, f"control:{space.id}:{space.control}"))
    if space.tile and space.home_of:
        shapes = pieces.tile(space.home_of, theme)
        found.append(Stamp(x - side, y + 16, shapes, f"tile:{space.id}:{space.home_of}"))
    if space.destroyed:
        found.append(
            Stamp(x + corner, y - corner, pieces.destroyed(theme), f"destroyed:{space.id}")
        )
    elif space.warning:
        found.append(Stamp(x + corner, y - corner, pieces.warning(theme), f"warning:{space.id}"))
    if space.worth < places.SPACES[space.id].stars:
        shapes = fewer(space.id, space.worth, theme)
        found.append(Stamp(x, y, shapes, f"worth:{space.id}:{space.worth}"))
    if space.resistance:
        shapes = pieces.resistance(space.resistance, theme)
        found.append(Stamp(x + side, y + 14, shapes, f"resistance:{space.id}:{space.resistance}"))
    if space.uboats:
        shapes = pieces.uboats(space.uboats, theme)
        found.append(Stamp(x - side, y + 18, shapes, f"uboat:{space.id}:{space.uboats}"))
    return found


def _stand(space: str, count: int, footed: bool) -> tuple[list[Point], float]:
    """Where the stacks of a space stand, and how large: clear of its stars and of its foot."""
    x, y = places.AT[space]
    wide = 68.0 if places.SPACES[space].capital else 60.0
    if count == 1 and places.SPACES[space].capital:
        return [(x, y - 2)], 1.55
    if count == 1:
        return ([(x, y)], 1.15) if footed else ([(x, y + 12)], 1.3)
    if count == 2:
        return [(x - wide / 2, y), (x + wide / 2, y)], 1.1 if places.SPACES[space].capital else 1.0
    rows = [(x + (i % 2 - 0.5) * 64, y + (i // 2 - 0.5) * 46) for i in range(count)]
    return rows, 0.92


def _units(space: SpaceView, footed: bool, theme: Theme) -> list[Stamp]:
    found = []
    stands, by = _stand(space.id, len(space.pieces), footed)
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
    points = form(space, places.reach(space) + more)
    closed = (*points, points[0], points[1])
    return (Line(closed, theme.ink, 15.0, capped=False), Line(closed, colour, 11.0, capped=False))


@lru_cache(maxsize=64)
def hazard(space: str, theme: Theme) -> Shapes:
    """The border of a space nobody controls though somebody should: TD-V.4."""
    points = form(space, places.reach(space) - 4)
    closed = (*points, points[0], points[1])
    return (
        Line(closed, theme.trail, 10.0, capped=False),
        Line(closed, theme.red_ink, 10.0, (15.0, 15.0), capped=False),
    )


def _changes(deeds: Iterable[MarkView], theme: Theme) -> list[Stamp]:
    """The places of the latest deeds are ringed."""
    ringed = dict.fromkeys(place for deed in deeds for place in deed.places if place in places.AT)
    return [
        Stamp(*places.AT[place], ring(place, theme.trail, 9.0, theme), f"changed:{place}")
        for place in ringed
    ]


def _arrows(deeds: Iterable[MarkView], named: Mapping[str, str], theme: Theme) -> list[Stamp]:
    """What moved leaves an arrow, from name to name where one is in its way."""
    ways = dict.fromkeys(
        (deed.places[0], deed.places[1])
        for deed in deeds
        if deed.kind in ARROWS and len(deed.places) == 2 and deed.places[0] != deed.places[1]
    )
    found = []
    for a, b in ways:
        if a in named and b in named:
            (x0, y0), (x1, y1) = (
                _leaving(a, named[a], places.AT[b]),
                _leaving(b, named[b], places.AT[a]),
            )
            shapes = arrow(round(x1 - x0), round(y1 - y0), theme)
            found.append(Stamp(x0, y0, shapes, f"arrow:{a}:{b}"))
    return found


def _leaving(space: str, text: str, to: Point) -> Point:
    """Where a line to another space leaves this one and its name."""
    (x, y), far = places.AT[space], math.dist(places.AT[space], to)
    ux, uy = (to[0] - x) / far, (to[1] - y) / far
    x0, y0, x1, y1 = plate(space, text)
    at = places.reach(space) + 12.0
    while at < far / 2 and x0 - 8 < ux * at < x1 + 8 and y0 < uy * at < y1 + 8:
        at += 6.0
    return x + ux * at, y + uy * at


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
