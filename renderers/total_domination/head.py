"""The head line, the track of points round the map, the years. TD-V.7 to TD-V.9, TD-V.12."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.contract import Msg, msg
from engines.total_domination.view import CARDS, SOLO_CARDS, SoloView, TableView, YearView
from renderers import icons
from renderers.art import drawn
from renderers.atlas import View
from renderers.draw import Disc, Line, Poly, Shape, Shapes, Text
from renderers.panel import Sheet, bar, cut
from renderers.theme import Theme, mix
from renderers.total_domination import pieces
from renderers.total_domination.places import HEAD_HEIGHT, RIM, TRACK, WIDTH, YEARS, title_of

BIG, MID = 52.0, 38.0
LINES = 42.0, 98.0
ALONG, UP = 13, 9
"""Fields of the track above and below the map, and beside it."""
SCORES = 1690.0
WAY = 150.0
"""How long the line is that shows how far a side is on its way to its goal."""


class Field(NamedTuple):
    """A field of the track: its middle and half its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def upright(self) -> bool:
        """Whether it stands on its narrow side, left or right of the map."""
        return self.h > self.w


def head(sheet: Sheet, view: TableView) -> None:
    theme = sheet.theme
    sheet.put(0, 0, _ground(theme), "panel:head")
    say, x = sheet.say, 30.0
    if view.winner:
        who = {"axis": "axis", "allies": "allies"}.get(view.winner)
        if who:
            sheet.put(x + 22, LINES[0], icons.emblem(who, 24, theme), "head:winner")
            won = msg("td-board-won", side=Msg(f"td-seat-{who}"))
        else:
            won = Msg("td-board-draw")
        sheet.text(
            x + 66, LINES[0], say(won), BIG, "title", colour=theme.red_ink, room=SCORES - 140
        )
    else:
        if view.active:
            sheet.put(
                x + 22, LINES[0], pieces.badge(view.active, 26, theme), f"head:turn:{view.active}"
            )
            x += 64
        phase = f"{view.year} · {say(Msg(f'td-phase-{view.phase}'))}"
        if view.active:
            phase += f" · {say(Msg(f'td-seat-{view.active}'))}"
        sheet.text(x, LINES[0], phase, BIG, "title", about="head:phase", room=SCORES - x - 40)
    _waiting(sheet, view)
    for i, (side, points, goal) in enumerate(
        (("axis", view.axis, view.axis_threshold), ("allies", view.allies, view.allies_threshold))
    ):
        at = SCORES + 52 + i * 300
        if side == leads(view):
            sheet.put(at, LINES[0], _first(theme), f"leads:{side}")
        sheet.put(at, LINES[0], icons.emblem(side, 24, theme))
        total = f"{points} / {goal}" if goal is not None else str(points)
        sheet.text(at + 48, LINES[0], total, 54, "title", about=f"vp:{side}", room=204)
        if goal is not None:
            share = min(max(points / goal, 0.0), 1.0) if goal else 1.0
            x, y = at - 26, LINES[1] - 11
            sheet.put(x, y, bar(WAY, 24, theme.paper_deep, theme), f"vp-way:{side}")
            sheet.put(x, y, bar(WAY * share, 24, theme.sides[side].colour, theme))
            left = say(msg("td-board-left", n=max(goal - points, 0)))
            x, room = x + WAY + 14, 272 - WAY
            sheet.text(x, LINES[1], left, 32, "text", about=f"vp-left:{side}", room=room)


def leads(view: TableView) -> str:
    """The side that has less to go; nobody if both have as much, or one has no goal."""
    if view.axis_threshold is None or view.allies_threshold is None:
        return ""
    axis, allies = view.axis_threshold - view.axis, view.allies_threshold - view.allies
    return "" if axis == allies else "axis" if axis < allies else "allies"


@lru_cache(maxsize=2)
def _first(theme: Theme) -> Shapes:
    """The golden disc under the emblem of the side that leads."""
    return Disc(0, 0, 36, 36, theme.trail, theme.ink, 2.6), Disc(0, 0, 30, 30, theme.card)


def strip(sheet: Sheet, view: TableView, window: View) -> None:
    """Over a part of the board: which turn it shows."""
    x, y, wide = window.x, window.y + 31, window.width
    sheet.put(x, window.y, bar(wide, 60, sheet.theme.card, sheet.theme), "strip")
    right = x + wide - 20
    for side, points in (("allies", view.allies), ("axis", view.axis)):
        right -= sheet.text(right, y, str(points), 42, "title", "r", about=f"vp:{side}") + 34
        sheet.put(right, y - 1, icons.emblem(side, 17, sheet.theme))
        right -= 44
    phase = f"{view.year} · {sheet.say(Msg(f'td-phase-{view.phase}'))}"
    if view.active and not view.winner:
        sheet.put(x + 38, y - 1, pieces.badge(view.active, 20, sheet.theme))
        x += 50
    sheet.text(x + 24, y, phase, 42, "title", about="head:phase", room=right - x - 30)


@lru_cache(maxsize=2)
def _ground(theme: Theme) -> Shapes:
    y = HEAD_HEIGHT
    return (
        Poly(icons.box(0, 0, WIDTH, y), theme.card),
        Line(((0, y - 2), (WIDTH, y - 2)), theme.ink, 4.0, capped=False),
        Line(((SCORES, 16), (SCORES, y - 18)), theme.rule, 2.0, capped=False),
    )


def _waiting(sheet: Sheet, view: TableView) -> None:
    """Who must answer, and the question in the words for everybody."""
    theme, x = sheet.theme, 52.0
    if view.winner and view.reason:
        why = sheet.say(Msg(f"td-reason-{view.reason}"))
        why = f"{why[:1].upper()}{why[1:]} ({view.rule})"
        sheet.text(30, LINES[1], why, MID, "text", about="head:reason", room=SCORES - 60)
    if not view.waiting or view.winner:
        return
    for seat in view.waiting:
        sheet.put(x, LINES[1], pieces.badge(seat, 20, theme), f"waiting:{seat}")
        x += 52
    if view.question is not None:
        text = cut(sheet.say(view.question), MID, SCORES - x - 10)
        sheet.text(x - 8, LINES[1], text, MID, "text", about="head:question")


# ---- the track round the edge


def field(points: int) -> Field:
    """The field of the track for so many points."""
    at = min(max(points, 0), 2 * (ALONG + UP) - 1)
    x0, y0, x1, y1 = TRACK
    far, high = (x1 - x0 - RIM) / ALONG, (y1 - y0 - RIM) / UP
    if at < ALONG:
        return Field(x0 + (at + 0.5) * far, y0 + RIM / 2, far / 2, RIM / 2)
    if (at := at - ALONG) < UP:
        return Field(x1 - RIM / 2, y0 + (at + 0.5) * high, RIM / 2, high / 2)
    if (at := at - UP) < ALONG:
        return Field(x1 - (at + 0.5) * far, y1 - RIM / 2, far / 2, RIM / 2)
    at -= ALONG
    return Field(x0 + RIM / 2, y1 - (at + 0.5) * high, RIM / 2, high / 2)


@lru_cache(maxsize=2)
def fields(theme: Theme) -> tuple[Shape, ...]:
    """The printed track: 0 in the corner on the left above, then clockwise."""
    shapes: list[Shape] = []
    for points in range(2 * (ALONG + UP)):
        at = field(points)
        fill = theme.card if points % 5 else mix(theme.gold, theme.card, 0.55)
        box = icons.box(at.x - at.w, at.y - at.h, at.x + at.w, at.y + at.h)
        shapes.append(Poly(box, fill, theme.rule, 2.0))
        tx, ty = (at.x, at.y - at.h + 22) if at.upright else (at.x - at.w + 26, at.y)
        shapes.append(Text(tx, ty, str(points), 34, theme.faint, "title"))
    return tuple(shapes)


def track(sheet: Sheet, view: TableView) -> None:
    theme = sheet.theme
    goals = (("axis", view.axis_threshold), ("allies", view.allies_threshold))
    for side, goal in goals:
        if goal is not None:
            at = field(goal)
            box = icons.box(3 - at.w, 3 - at.h, at.w - 3, at.h - 3)
            frame = Poly(box, None, theme.sides[side].colour, 7.0)
            sheet.put(at.x, at.y, (frame,), f"goal:{side}:{goal}")
    there: dict[Field, list[str]] = {}
    for one in view.powers:
        there.setdefault(field(one.points), []).append(one.power)
    for side, points in (("axis", view.axis), ("allies", view.allies)):
        there.setdefault(field(points), []).append(side)
    for at, who in there.items():
        step = min(50.0, 126.0 / max(len(who), 1))
        for i, power in enumerate(who):
            along = 24 + (i - (len(who) - 1) / 2) * step
            x, y = (at.x, at.y + along) if at.upright else (at.x + along, at.y)
            sheet.put(x, y, pieces.badge(power, 20, theme), f"track:{power}")


# ---- the years


def years(sheet: Sheet, view: TableView) -> None:
    y0, wide = YEARS[1], 134.0
    for i, year in enumerate(view.years):
        state = "now" if year.year == view.year else "past" if year.year < view.year else "to come"
        _year(sheet, year, 18 + i * (wide + 8), y0 + 12, wide, state)
    _ways(sheet, view, 1080, y0)
    _piles(sheet, view, 1520, y0)
    _aside(sheet, view, 1790, y0)


def _ways(sheet: Sheet, view: TableView, x: float, y0: float) -> None:
    """How far the USA and China are on their way into the war. TD-V.9"""
    theme = sheet.theme
    for i, one in enumerate(view.tracks):
        y = y0 + 40 + i * 68
        sheet.put(x + 26, y, pieces.badge(one.nation, 22, theme), f"way:{one.nation}")
        for step in range(1, one.steps + 1):
            fill = theme.gold if one.joined or step <= one.at else theme.card
            dot = Disc(0, 0, 14, 14, fill, theme.ink, 2.2)
            sheet.put(x + 50 + step * 34, y, (dot,), f"way:{one.nation}:{step}:{step <= one.at}")
        at = x + 50 + one.steps * 34 + 40
        sheet.put(at, y, pieces.badge(one.joins, 17 if one.joined else 13, theme))
        if one.joined:
            sheet.words(
                at + 30,
                y,
                "td-board-joined",
                30,
                colour=theme.ink,
                about=f"joined:{one.nation}",
                room=96,
            )
        else:
            sheet.put(at + 48, y, icons.deck(16, theme.sides[one.nation].colour, theme))
            sheet.text(at + 72, y, str(one.deck), 34, "bold", about=f"deck:{one.nation}")


def _piles(sheet: Sheet, view: TableView, x: float, y0: float) -> None:
    """Cards to draw and laid down, U-boats, markers of resistance. TD-V.9, TD-V.12"""
    theme = sheet.theme
    rows = (
        ("deck", view.deck, icons.deck(19, theme.ink, theme)),
        ("discard", len(view.discard), _pile(theme)),
        ("uboats", view.uboats, pieces.uboats(1, theme)),
        ("resistance-left", view.resistance_left, pieces.resistance(1, theme)),
    )
    for i, (what, n, shapes) in enumerate(rows):
        at, y = x + i % 2 * 104, y0 + 40 + i // 2 * 66
        sheet.put(at, y, shapes)
        sheet.text(at + 32, y, str(n), 38, "bold", about=what)


def _aside(sheet: Sheet, view: TableView, x: float, y0: float) -> None:
    """What the last card laid down was and what Lend-Lease costs; alone, what the Axis did."""
    room, y = WIDTH - x - 14, y0 + 30
    if view.solo is not None:
        _solo(sheet, view.solo, x, y0 + 22)
        y = y0 + 90
    lend = sheet.say(msg("td-board-lend", n=view.lend_lease_minimum))
    lend = f"{sheet.say(Msg('td-verb-lend'))} {lend}"
    size, step = (28.0, 36.0) if view.solo is not None else (34.0, 46.0)
    sheet.text(x, y, lend, size, "bold", about="lend", room=room)
    if not view.discard:
        return
    card = CARDS[view.discard[-1]]
    sheet.put(x + 18, y + step, _pile(sheet.theme))
    sheet.put(x + 60, y + step, pieces.badge(card.country, size / 2, sheet.theme))
    sheet.text(
        x + 88,
        y + step,
        title_of(card.id, sheet.say),
        size,
        "bold",
        about=f"last-discard:{card.id}",
        room=room - 88,
    )


@lru_cache(maxsize=2)
def plus(theme: Theme) -> Shapes:
    return drawn("signs", "plus", theme)


@lru_cache(maxsize=2)
def _pile(theme: Theme) -> Shapes:
    return (*icons.card(20, theme.card, theme), *icons.crossed(6, theme.red_ink, 3.4, 8))


def _year(sheet: Sheet, year: YearView, x: float, y: float, wide: float, state: str) -> None:
    theme = sheet.theme
    sheet.put(x, y, _leaf(wide, state, theme), f"year:{year.year}:{state}")
    ink = theme.faint if state == "past" else theme.ink
    sheet.text(x + 11, y + 32, str(year.year), 40, "title", colour=ink)
    sheet.put(x + wide - 20, y + 32, _arrow(year.passes, ink), f"passes:{year.year}:{year.passes}")
    sheet.put(x + 28, y + 92, pieces.badge(year.first, 18, theme), f"first:{year.year}")
    sheet.put(x + 66, y + 92, icons.card(17, theme.paper_deep, theme))
    sheet.text(x + 82, y + 92, str(year.cards), 34, "bold", colour=ink, about=f"cards:{year.year}")
    if year.uboats is not None:
        sheet.text(x + wide - 10, y + 92, f"U{year.uboats}", 26, "bold", "r", theme.water_text)


def _solo(sheet: Sheet, solo: SoloView, x: float, y: float) -> None:
    """The pile of the Axis and its points; what the last card said and where it pointed."""
    text = sheet.say(msg("td-board-solo", pile=solo.pile, n=solo.points))
    sheet.text(x, y, text, 28, "text", about="solo", room=WIDTH - x - 14)
    if solo.card is None or solo.by is None:
        return
    row, y = SOLO_CARDS[solo.card], y + 35
    signs = {
        "form": plus(sheet.theme),
        "move": icons.arrow_right(13, sheet.theme),
        "destroy": icons.swords(10, sheet.theme.red_ink),
    }
    sheet.put(x + 14, y, pieces.badge(solo.by, 13, sheet.theme), f"solo:by:{solo.by}")
    x += 48
    for action in row.half(solo.by).actions:
        sheet.put(x, y, signs[action], f"solo:action:{action}")
        x += 34
    pointed = " · ".join(row.arrows)
    sheet.text(x + 4, y, pointed, 28, "bold", about="solo:arrows", room=WIDTH - x - 18)


@lru_cache(maxsize=8)
def _arrow(way: str, colour: str) -> Shapes:
    """Where packets go in the draft."""
    by = -1 if way == "left" else 1
    head = ((by * 14.0, 0.0), (by * 1.0, -11.0), (by * 1.0, 11.0))
    return Line(((-by * 12.0, 0.0), (by * 2.0, 0.0)), colour, 5.0), Poly(head, colour)


@lru_cache(maxsize=8)
def _leaf(wide: float, state: str, theme: Theme) -> Shapes:
    fill = {"now": theme.card, "past": theme.paper_deep}.get(state, theme.paper)
    edge, width = (theme.red_ink, 6.0) if state == "now" else (theme.rule, 2.4)
    return (Poly(icons.rounded(0, 0, wide, 126, 10), fill, edge, width),)
