"""The generals at the edges of the board, and the cards laid before them. OV-30.3, 30.6."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from engines.contract import Msg
from engines.overlord.view import GeneralView, LaidView, SideView, TableView
from renderers import icons
from renderers.art import drawn
from renderers.atlas import View
from renderers.draw import Box, Disc, Line, Poly, Shape, Shapes, Text, moved
from renderers.overlord import pieces
from renderers.overlord.head import badge, die
from renderers.overlord.pieces import LIGHT
from renderers.overlord.places import EDGE, HEAD, RIM, STRIP, Field, areas, sections
from renderers.panel import Sheet
from renderers.theme import Theme, mix, text_width


def strips(sheet: Sheet, view: TableView, shown: View, ground: Field) -> None:
    """The generals of each side over their areas, at its own edge."""
    x0, x1 = shown.x, shown.x + shown.width
    edges = areas(view, ground)
    for side in view.sides:
        top = (side.edge == "top") != ground.turned
        y = HEAD if top else ground.bottom + RIM
        line = HEAD + STRIP + 4 if top else y - 4
        bounds = [min(max(x, x0), x1) for x in (0.0, edges[1], edges[2], ground.width)]
        mine = sorted(
            (g for g in view.generals if g.side == side.side and g.sections),
            key=lambda g: g.sections,
            reverse=ground.turned,
        )
        if len(mine) < 3:
            _alone(sheet, view, side, y, x0, shown.width)
            _numbers(sheet, view, ground, line, (x0, x1))
            continue
        for i, general in enumerate(mine):
            if bounds[i] < bounds[i + 1]:
                at = (bounds[i], y, bounds[i + 1], y + STRIP)
                _general(sheet, view, general, at, ground)
        _numbers(sheet, view, ground, line, (x0, x1))


def _numbers(
    sheet: Sheet, view: TableView, ground: Field, y: float, ends: tuple[float, float]
) -> None:
    """The number of each section on the edge of the board, between two columns (OV-30.3)."""
    edges = sections(view, ground)
    between = [ground.column(2 * n + 1) for n in range(ground.wide - 1)]
    for i, (left, right) in enumerate(pairwise(edges)):
        n = len(edges) - 1 - i if ground.turned else i + 1
        x = min(between, key=lambda at: abs(at - (left + right) / 2))
        if ends[0] + EDGE < x < ends[1] - EDGE:
            sheet.put(x, y, _number(n, sheet.theme), f"section:{n}")


@lru_cache(maxsize=16)
def _number(n: int, theme: Theme) -> Shapes:
    return (Disc(0, 0, 13, 13, theme.red_ink, LIGHT, 1.6), Text(0, 0.5, str(n), 20, LIGHT, "bold"))


def _general(
    sheet: Sheet, view: TableView, one: GeneralView, at: tuple[float, ...], ground: Field
) -> None:
    theme = sheet.theme
    x0, y0, x1, y1 = at
    colour = theme.sides[one.side]
    waited = one.seat in view.waiting
    wash = theme.trail if waited else colour.wash
    shapes = (Poly(icons.box(2, 2, x1 - x0 - 2, y1 - y0 - 2), wash, theme.ink, 2.0),)
    sheet.put(x0, y0, shapes, f"general:{one.seat}{':waited' if waited else ''}")
    sheet.put(x0 + 32, y0 + 23, badge(one.side, theme))
    if x1 - x0 < 200:  # a strip too narrow for a name
        return
    name = sheet.say(Msg(f"ov-seat-{one.seat}"))
    width = sheet.text(
        x0 + 60, y0 + 23, name, 32, "bold", about=f"name:{one.seat}", room=min(360, x1 - x0 - 80)
    )
    if x1 - x0 < 420:  # the edge of an area that is not meant
        return
    at_x = x0 + 60 + width + 22
    for _ in range(one.cards):
        sheet.put(at_x, y0 + 23, _card(theme), f"card:{one.seat}")
        at_x += 24
    if one.initiative:
        small = moved(die(one.initiative, theme), 0, 0, 0.8)
        sheet.put(at_x + 12, y0 + 23, small, f"die:{one.seat}:{one.initiative}")
        at_x += 40
    ready = one.done if view.phase in ("battle", "recovery") else one.closed
    if ready and one.side == view.side:
        sheet.put(at_x + 6, y0 + 23, _tick(theme), f"ready:{one.seat}")
        at_x += 30
    for plane in view.planes:
        if (plane.side, plane.role) == (one.side, one.role):
            small = moved(pieces.plane(plane.side, theme), 0, 0, 0.9)
            sheet.put(at_x + 22, y0 + 23, small, f"airspace:{one.seat}:{plane.id}")
            at_x += 48
    now = one.side == view.side
    cards = [card for card in (view.laid if now else view.before) if card.role == one.role]
    _laid(sheet, view, cards, now, (x0, y0 + 44, x1, y1 - 4), ground)


def _laid(
    sheet: Sheet,
    view: TableView,
    cards: Sequence[LaidView],
    now: bool,
    at: Box,
    ground: Field | None,
) -> None:
    """Cards laid this turn, or in the last one of the other side, each under its section or, if
    it works in both, on the line between them (OV-30.6)."""
    if not cards:
        return
    x0, y0, x1, y1 = at
    edges = sections(view, ground) if ground else []
    wide = min((x1 - x0) / (2 if len(cards) > 1 else 1) - 80, 420.0)
    evenly = [x0 + (x1 - x0) * (2 * i + 1) / (2 * len(cards)) for i in range(len(cards))]
    middles = [_under(card, edges, ground) or x for card, x in zip(cards, evenly, strict=True)]
    crowded = (ground and ground.wide <= 13) or len(cards) > 2
    if len(cards) == 2 and not crowded:
        widths = [_width(sheet, card, now, wide) for card in cards]
        one, other = (_inside(x, w, at) for x, w in zip(middles, widths, strict=True))
        crowded = abs(one - other) < sum(widths) / 2
    if crowded:
        middles, wide = evenly, (x1 - x0) / len(cards) - 10
    for card, x in zip(cards, middles, strict=True):
        width = _width(sheet, card, now, wide)
        _lying(sheet, card, now, _inside(x, width, at), (y0 + y1) / 2, width)


def _inside(x: float, width: float, at: Box) -> float:
    """The middle of a card in a field, as near to x as there is room."""
    return max(min(x, at[2] - 12 - width / 2), at[0] + 40 + width / 2)


def _under(card: LaidView, edges: Sequence[float], ground: Field | None) -> float:
    """The middle of the sections that a card is for; 0 if it is for none."""
    turned = ground and ground.turned
    numbers = [(len(edges) - 1 - n if turned else n) for n in card.sections] if edges else []
    return sum(edges[n - 1] + edges[n] for n in numbers) / (2 * len(numbers)) if numbers else 0.0


def _size(now: bool) -> int:
    return 26 if now else 22


def _told(card: LaidView, now: bool) -> str:
    """Units ordered, and those that have moved."""
    return f"{card.ordered - card.left}/{card.ordered}" if now else str(card.ordered)


def _width(sheet: Sheet, card: LaidView, now: bool, wide: float) -> float:
    name, told = sheet.say(card.name), _told(card, now)
    written = sum(text_width(text, "bold", _size(now)) for text in (name, told))
    return min(wide, written + 50 + (26 if not now else 0))


def _lying(sheet: Sheet, card: LaidView, now: bool, x: float, y: float, width: float) -> None:
    """One card as it lies: its name, units ordered and those still to move."""
    theme = sheet.theme
    n, told, size = card.ordered, _told(card, now), _size(now)
    name, tag = sheet.say(card.name), text_width(told, "bold", size) + 16
    high = 18.0 if now else 15.0
    ground = theme.card if now else theme.paper_deep
    ink = theme.ink if now else theme.faint
    where = "+".join(map(str, card.sections))
    shapes: tuple[Shape, ...] = (
        Poly(
            icons.rounded(-width / 2 + 2, -high + 3, width / 2 + 2, high + 3, 6),
            mix(theme.ink, theme.paper, 0.5),
        ),
        Poly(icons.rounded(-width / 2, -high, width / 2, high, 6), ground, ink, 2.0),
        Poly(icons.box(width / 2 - tag, -high, width / 2, high), ink),
    )
    sheet.put(x, y, shapes, f"laid:{card.card}:{where}:{'now' if now else 'before'}")
    left = x - width / 2 + 12
    if not now and card.counterable:
        sheet.put(left + 8, y, _counter(theme), f"counterable:{card.card}")
        left += 24
    room, about = x + width / 2 - tag - 6 - left, f"laid-name:{card.card}"
    sheet.text(left, y, name, size, "bold", "l", ink, about, room)
    about = f"laid-count:{card.card}:{n}:{card.left}"
    sheet.text(x + width / 2 - tag / 2, y, told, size, "bold", "m", theme.card, about)


@lru_cache(maxsize=2)
def _counter(theme: Theme) -> Shapes:
    """An arrow that comes back: this card can be countered."""
    return drawn("signs", "countered", theme)


def _alone(sheet: Sheet, view: TableView, side: SideView, y: float, x: float, width: float) -> None:
    """One commander and no generals: the standard board."""
    theme = sheet.theme
    waited = any(seat.startswith(side.side.lower()) for seat in view.waiting)
    ground = theme.trail if waited else theme.sides[side.side].wash
    band = (Poly(icons.box(2, 2, width - 2, STRIP - 2), ground, theme.ink, 2.0),)
    sheet.put(x, y, band, f"general:{side.side}{':waited' if waited else ''}")
    sheet.put(x + 44, y + STRIP / 2, badge(side.side, theme))
    used = sheet.text(x + 80, y + STRIP / 2, side.name, 40, "bold", room=400)
    now = side.side == view.side
    at = (x + 110 + used, y + 4, x + width - 20, y + STRIP - 4)
    _laid(sheet, view, view.laid if now else view.before, now, at, None)


@lru_cache(maxsize=2)
def _card(theme: Theme) -> Shapes:
    return (
        Poly(icons.rounded(-8, -12, 8, 12, 3), theme.card, theme.ink, 2.0),
        Line(((-4, -5), (4, -5)), theme.red_ink, 2.0),
    )


@lru_cache(maxsize=2)
def _tick(theme: Theme) -> Shapes:
    return (Disc(0, 0, 12, 12, theme.ink), Line(((-5, 0), (-1, 5), (6, -5)), theme.card, 3.0))
