"""What happened since somebody looked: ringed and numbered in order, with an arrow where something
went."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from engines.contract import Event
from renderers.atlas import View
from renderers.closeup import PHONE
from renderers.draw import Box, Disc, Line, Mark, Point, Poly, Shape, Stamp, Text
from renderers.picture import Plan
from renderers.theme import Colour, Theme, mix

LETTERS, DISC = 9, 0.62
"""Pixels of a number on a phone; half of the disc it stands on, as a share of them."""
MOST = 24
"""More numbers than these nobody follows: the latest are shown."""
LATEST = ("changed", "way", "arrow", "deed")
"""Marks by which a board shows its last turn: the numbers say more."""


@dataclass(frozen=True, slots=True)
class Told:
    """How a game's events are drawn, by the ids of their messages. All others ring their places."""

    ways: frozenset[str] = frozenset()
    """Something went through the places, in their order."""
    blows: frozenset[str] = frozenset()
    """The first place struck at the last."""
    strides: frozenset[str] = frozenset()
    """What went before goes on to this place."""
    quiet: frozenset[str] = frozenset()
    """Nothing on the board changed: they get no number."""


@dataclass(slots=True)
class Step:
    """What has one number: an event, and what followed from it in the same places."""

    places: list[str]
    way: bool = False
    blow: bool = False


def steps(events: Sequence[Event], told: Told) -> tuple[list[Step], tuple[int, ...]]:
    """What is to be numbered, and for each event its number; 0 for one that has none."""
    found: list[Step] = []
    numbers = []
    for event in events:
        about, places = event.text.id, list(event.places)
        if not places or about in told.quiet:
            numbers.append(0)
            continue
        last = found[-1] if found else Step([])
        goes, blow = about in told.ways, about in told.blows
        if last.way and about in told.strides:
            last.places += [place for place in places if place != last.places[-1]]
        elif goes or blow or not set(places) <= set(last.places):
            found.append(Step(places, goes, blow))
        numbers.append(len(found))
    early = max(len(found) - MOST, 0)
    return found[early:], tuple(max(number - early, 0) for number in numbers)


def marked(plan: Plan, found: Sequence[Step], theme: Theme) -> Plan:
    """A plan whose choices are the places of the steps, with numbers and arrows instead."""
    where = {ring.about.partition(":")[2]: ring.box for ring in plan.stamps("choice:")}
    view = plan.part or plan.sheet.view
    letters = _letters(view.width, where.values())
    known = [
        (number, Step([place for place in step.places if place in where], step.way, step.blow))
        for number, step in enumerate(found, 1)
    ]
    ringed = dict.fromkeys(
        place for _, step in known for place in (step.places[-1:] if _goes(step) else step.places)
    )
    drawn: list[Mark] = []
    for mark in plan.marks:
        kind, _, place = mark.about.partition(":")
        if kind == "choice" and isinstance(mark, Stamp):
            drawn += [_ring(mark, f"since:{place}", theme)] if place in ringed else []
        elif kind not in LATEST:
            drawn.append(mark)
    for a, b, blow in dict.fromkeys(
        (a, b, step.blow) for _, step in known if _goes(step) for a, b in pairwise(step.places)
    ):
        colour = theme.red_ink if blow else theme.trail
        drawn.append(_arrow(a, b, where, letters, colour, theme))
    return replace(plan, marks=(*drawn, *_numbers(known, where, letters, view, theme)))


def _goes(step: Step) -> bool:
    return (step.way or step.blow) and len(step.places) > 1


def _letters(wide: float, rings: Iterable[Box]) -> float:
    """How large numbers are: to be read on a phone, but not so large that they hide a place."""
    least = min((x1 - x0 for x0, _, x1, _ in rings), default=wide)
    return min(wide * LETTERS / PHONE, least * 0.62)


def _ring(ring: Stamp, about: str, theme: Theme) -> Stamp:
    """The ring of a choice in the colour of what changed."""
    shapes: list[Shape] = []
    for shape in ring.shapes:
        match shape:
            case Line(colour=theme.choice):
                shapes += [
                    replace(shape, colour=theme.ink, width=shape.width * 1.7),
                    replace(shape, colour=theme.trail),
                ]
            case Poly() | Disc() if theme.choice in (shape.fill, shape.edge):
                fill = theme.trail if shape.fill == theme.choice else shape.fill
                edge = theme.trail if shape.edge == theme.choice else shape.edge
                shapes.append(replace(shape, fill=fill, edge=edge))
            case _:
                shapes.append(shape)
    return Stamp(ring.x, ring.y, tuple(shapes), about)


def _middle(box: Box) -> tuple[float, float, float, float]:
    """The middle of a box, and from there to its edges."""
    x0, y0, x1, y1 = box
    return (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2


def _arrow(
    a: str, b: str, where: Mapping[str, Box], letters: float, colour: Colour, theme: Theme
) -> Stamp:
    """From the middle of one place to the ring of another, bent: ways there and back differ."""
    (x0, y0, *_), (x1, y1, half, high) = _middle(where[a]), _middle(where[b])
    dx, dy = x1 - x0, y1 - y0
    far = math.hypot(dx, dy) or 1.0
    bend = min(far * 0.12, letters)
    mx, my = dx / 2 + dy / far * bend, dy / 2 - dx / far * bend
    line = tuple(_bent((0, 0), (mx, my), (dx, dy), i / 16) for i in range(17))
    neck = letters * 0.55
    end = next(
        (i for i, (x, y) in enumerate(line) if abs(x - dx) < half and abs(y - dy) < high), 16
    )
    tip = line[max(end, 1)]
    way = [p for p in line[: max(end, 1)] if math.dist(p, tip) > neck] or [line[0]]
    angle = math.atan2(tip[1] - way[-1][1], tip[0] - way[-1][0])
    cos, sin = math.cos(angle), math.sin(angle)
    back = neck * 1.1
    head = tuple(
        (tip[0] + x * cos - y * sin, tip[1] + x * sin + y * cos)
        for x, y in ((0.0, 0.0), (-back, -back * 0.62), (-back, back * 0.62))
    )
    body = (*way, (tip[0] - back * 0.8 * cos, tip[1] - back * 0.8 * sin))
    wide = letters * 0.2
    shapes: tuple[Shape, ...] = (
        Disc(0, 0, wide * 1.3, wide * 1.3, colour, theme.ink, wide * 0.45),
        Line(body, theme.ink, wide * 1.9),
        Line(body, colour, wide),
        Poly(head, colour, theme.ink, wide * 0.45),
    )
    return Stamp(x0, y0, shapes, f"since:{a}:{b}")


def _bent(a: Point, b: Point, c: Point, t: float) -> Point:
    u = 1 - t
    return (
        u * u * a[0] + 2 * u * t * b[0] + t * t * c[0],
        u * u * a[1] + 2 * u * t * b[1] + t * t * c[1],
    )


def _numbers(
    known: Sequence[tuple[int, Step]],
    where: Mapping[str, Box],
    letters: float,
    view: View,
    theme: Theme,
) -> list[Stamp]:
    """Numbers in a row on the upper edge of their rings, and wholly in the picture."""
    rows: defaultdict[str, list[int]] = defaultdict(list)
    for number, step in known:
        for place in dict.fromkeys(step.places[-1:] if _goes(step) else step.places):
            rows[place].append(number)
    found = []
    half, step_by = letters * DISC, letters * 1.2
    for place, row in rows.items():
        long = step_by * (len(row) - 1)
        x = min(where[place][0] - letters * 0.1, view.x + view.width - half - long)
        y = min(where[place][1] - letters * 0.2, view.y + view.height - half)
        x, y = max(x, view.x + half), max(y, view.y + half)
        for at, number in enumerate(row):
            shapes = _number(number, letters, theme)
            found.append(Stamp(x + step_by * at, y, shapes, f"number:{number}:{place}"))
    return found


def _number(number: int, letters: float, theme: Theme) -> tuple[Shape, ...]:
    size = letters if number < 10 else letters * 0.82
    paper = mix(theme.trail, theme.card, 0.2)
    return (
        Disc(0, 0, letters * DISC, letters * DISC, theme.ink),
        Disc(0, 0, letters * 0.54, letters * 0.54, paper),
        Text(0, 0, str(number), size, theme.ink, "bold"),
    )
