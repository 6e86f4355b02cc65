"""The head line: whose turn, whom everybody waits for, the lead, the rounds; of the last picture
who has won and how, in the colour of the side. QM-29.1."""

from __future__ import annotations

from functools import lru_cache

from engines.contract import Msg, msg
from engines.quartermaster.view import LEAD, TableView
from renderers import icons
from renderers.art import drawn
from renderers.atlas import View
from renderers.draw import Disc, Line, Poly, Shape, Shapes, Text
from renderers.panel import Sheet, cut
from renderers.quartermaster import pieces
from renderers.quartermaster.places import HEAD, WIDTH, name_of
from renderers.theme import Theme, mix, text_width

BIG, MID = 48.0, 36.0
FIRST, SECOND = 45.0, 112.0
"""The middles of the two lines."""
SCALE, BAR = (760.0, 1330.0), 22.0
"""Where the scale of the lead begins and ends, and its middle line."""
PIPS = 1600.0, 42.0


def head(sheet: Sheet, view: TableView) -> None:
    theme = sheet.theme
    if view.winner:
        ending(sheet, view, view.winner)
        return
    sheet.put(0, 0, _ground(theme), "panel:head")
    _turn(sheet, view)
    _waiting(sheet, view)
    _lead(sheet, view)
    _rounds(sheet, view)


def strip(sheet: Sheet, view: TableView, window: View) -> None:
    """Over a part of the board: what it shows the state of."""
    theme, x, y = sheet.theme, window.x, window.y + 22
    sheet.put(window.x, window.y, _bar(window.width, theme), "strip")
    sheet.put(x + 26, y, pieces.badge(theme.sides[view.country], 15, theme))
    sheet.text(x + 52, y, sheet.say(Msg(f"qm-seat-{view.country}")), 30, "title")
    turn = msg("qm-board-round", n=view.round, most=view.rounds)
    sheet.text(x + window.width - 16, y, sheet.say(turn), 28, "bold", "r")
    at = x + window.width / 2 - 60
    for team, points in (("axis", view.axis), ("allies", view.allies)):
        sheet.put(at, y, icons.emblem(team, 13, theme))
        sheet.text(at + 24, y, str(points), 30, "title")
        at += 130


@lru_cache(maxsize=8)
def _bar(width: float, theme: Theme) -> Shapes:
    return (Poly(icons.box(0, 0, width, 44), theme.card, theme.ink, 2.4),)


@lru_cache(maxsize=2)
def _ground(theme: Theme) -> Shapes:
    _, _, x1, y1 = HEAD
    return (
        Poly(icons.box(0, 0, x1, y1), theme.card),
        Line(((0, y1 - 1), (x1, y1 - 1)), theme.ink, 4.0, capped=False),
        Line(((0, y1 - 8), (x1, y1 - 8)), theme.rule, 1.6, capped=False),
        Line(((20, 80), (1560, 80)), theme.rule, 1.6, capped=False),
        Line(((1572, 14), (1572, y1 - 18)), theme.rule, 1.6, capped=False),
    )


def _turn(sheet: Sheet, view: TableView) -> None:
    sheet.put(
        52, FIRST, pieces.badge(sheet.theme.sides[view.country], 27, sheet.theme), "head:turn"
    )
    name = sheet.say(Msg(f"qm-seat-{view.country}"))
    width = sheet.text(96, FIRST, name, BIG, "title", about="head:name", room=330)
    step = sheet.say(Msg(f"qm-step-{view.step}"))
    room = SCALE[0] - 150 - (122 + width)
    sheet.text(118 + width, FIRST + 3, step, MID, "text", about="head:step", room=room)


def _waiting(sheet: Sheet, view: TableView) -> None:
    """Who must answer, and the question in the words for everybody."""
    theme, x = sheet.theme, 40.0
    if not view.waiting:
        sheet.words(24, SECOND, f"qm-step-{view.step}", MID, colour=theme.ink, about="head:over")
        return
    sheet.put(x, SECOND, _hourglass(theme), "head:clock")
    x += 44
    for country in view.waiting:
        badge = pieces.badge(theme.sides[country], 19, theme)
        sheet.put(x, SECOND, badge, f"waiting:{country}")
        x += 50
    if view.question is not None:
        question = sheet.say(view.question)
        room = 1556 - x
        for size in (MID, 32.0, 28.0):
            if text_width(question, "text", size) <= room:
                break
        question = cut(question, size, room)
        sheet.text(x - 8, SECOND, question, size, "text", about="head:question")


@lru_cache(maxsize=2)
def _hourglass(theme: Theme) -> Shapes:
    return drawn("signs", "hourglass", theme)


def _lead(sheet: Sheet, view: TableView) -> None:
    """Points of both sides, and between them how far the lead has gone to thirty."""
    theme = sheet.theme
    x0, x1 = SCALE
    sheet.put(x0 - 116, FIRST - 4, icons.emblem("axis", 20, theme))
    sheet.text(x0 - 24, FIRST - 3, str(view.axis), 48, "title", "r", about="vp:axis", room=60)
    sheet.put(x1 + 120, FIRST - 4, icons.emblem("allies", 20, theme))
    sheet.text(x1 + 24, FIRST - 3, str(view.allies), 48, "title", about="vp:allies", room=60)
    sheet.put(x0, BAR, _scale(theme), "lead:scale")
    signed = {"axis": -1, "allies": 1, None: 0}[view.lead] * min(view.lead_by, LEAD)
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    sheet.put(middle + half * signed / LEAD, BAR, _marker(view.lead, theme), "lead:marker")
    words = (
        msg("qm-board-lead", n=view.lead_by, left=view.to_win)
        if view.lead
        else Msg("qm-board-even")
    )
    colour = theme.sides[view.lead].colour if view.lead else theme.ink
    sheet.text(middle, BAR + 47, sheet.say(words), 25, "bold", "m", colour, "lead:words", x1 - x0)


@lru_cache(maxsize=2)
def _scale(theme: Theme) -> Shapes:
    """From thirty for the Axis to thirty for the Allies: always the same, its figures under it,
    where no marker hides them."""
    w = SCALE[1] - SCALE[0]
    shapes: list[Shape] = [Poly(icons.box(-2, -11, w + 2, 11), theme.ink)]
    cells = 2 * LEAD // 5
    for i in range(cells):
        far = abs(i + 0.5 - cells / 2) / (cells / 2)
        side = theme.sides["axis" if i < cells / 2 else "allies"]
        fill = mix(mix(side.wash, theme.card, 0.35), side.colour, far**1.5 * 0.8)
        shapes.append(Poly(icons.box(w * i / cells + 1, -8, w * (i + 1) / cells - 1, 8), fill))
    for at in range(-LEAD, LEAD + 1, 10):
        x = w / 2 + w / 2 * at / LEAD
        shapes.append(Line(((x, 9), (x, 15)), theme.ink, 3.0, capped=False))
        shapes.append(Text(x, 26, str(abs(at)), 21, theme.faint, "bold"))
    return tuple(shapes)


@lru_cache(maxsize=4)
def _marker(lead: str | None, theme: Theme) -> Shapes:
    disc = (Disc(0, 0, 18, 18, theme.card), Disc(0, 0, 16, 16, theme.trail, theme.ink, 2.2))
    if lead is None:
        return (*disc, Line(((-8, 0), (8, 0)), theme.ink, 4.0))
    return (*disc, *icons.emblem(lead, 8.6, theme))


def _rounds(sheet: Sheet, view: TableView) -> None:
    turn = msg("qm-board-round", n=view.round, most=view.rounds)
    sheet.text(PIPS[0] - 10, 36, sheet.say(turn), 42, "title", about="head:round", room=400)
    for i in range(view.rounds):
        x = PIPS[0] + 6 + (i % 10) * 39
        y = 78 + (i // 10) * 36
        state = "now" if i + 1 == view.round else "past" if i + 1 < view.round else "to come"
        sheet.put(x, y, _pip(i + 1, state, sheet.theme), f"round:{i + 1}:{state}")
    assert PIPS[0] + 6 + 9 * 39 < WIDTH - 20


@lru_cache(maxsize=64)
def _pip(number: int, state: str, theme: Theme) -> Shapes:
    if state == "past":
        return (Disc(0, 0, 14, 14, theme.faint), Text(0, 0, str(number), 19, theme.card, "bold"))
    if state == "now":
        return (
            Disc(0, 0, 18, 18, theme.red_ink, theme.ink, 2.2),
            Text(0, 0, str(number), 24, theme.card, "bold"),
        )
    return (
        Disc(0, 0, 14, 14, theme.card, theme.rule, 2.2),
        Text(0, 0, str(number), 19, theme.faint, "bold"),
    )


RESULT, REASON = 52.0, 114.0
POINTS = 1180.0


def ending(sheet: Sheet, view: TableView, winner: str) -> None:
    """Winner, reason, points, rounds, and the capitals that fell."""
    theme, say = sheet.theme, sheet.say
    light = theme.sides[winner].text
    sheet.put(0, 0, _plate(winner, theme), "panel:head")
    wreath = icons.laurel(56, theme.gold, theme.gold_edge)
    sheet.put(104, 75, (*_shown(winner, 25.0, theme), *wreath), "head:winner")
    won = say(msg("qm-board-won", team=Msg(f"qm-team-{winner}")))
    room = POINTS - 220
    sheet.text(190, RESULT, won, 66, "title", colour=light, about="head:won", room=room)
    why = say(Msg(f"qm-board-end-{view.reason}")) if view.reason else say(Msg("qm-board-over"))
    sheet.text(190, REASON, why, 36, "text", colour=light, about="head:reason", room=room)
    _points(sheet, view, light)
    turn = say(msg("qm-board-round", n=view.round, most=view.rounds))
    sheet.text(WIDTH - 60, RESULT, turn, 48, "title", "r", light, "head:round")
    _fallen(sheet, view, light)


def _points(sheet: Sheet, view: TableView, light: str) -> None:
    x = POINTS + 20
    for team, points in (("axis", view.axis), ("allies", view.allies)):
        sheet.put(x, RESULT, _shown(team, 18.0, sheet.theme))
        x += (
            48 + sheet.text(x + 44, RESULT, str(points), 60, "title", "l", light, f"vp:{team}") + 60
        )


def _fallen(sheet: Sheet, view: TableView, light: str) -> None:
    """Capitals in enemy hands: what decided the war."""
    x = POINTS + 20
    for country in view.countries:
        if not country.held_by:
            continue
        sheet.put(x, REASON, pieces.capital(country.country, True, sheet.theme))
        about = f"head:fallen:{country.country}"
        name = sheet.say(name_of(country.capital))
        room = WIDTH - 80 - x
        x += 80 + sheet.text(x + 32, REASON, name, 34, "text", "l", light, about, room)


def _shown(team: str, r: float, theme: Theme) -> Shapes:
    """The emblem of a side on paper: it has to be seen on either colour."""
    return (
        Poly(icons.polygon(40, r * 1.55), theme.card, theme.gold, r * 0.1),
        *icons.emblem(team, r * 1.1, theme),
    )


@lru_cache(maxsize=4)
def _plate(winner: str, theme: Theme) -> Shapes:
    _, _, x1, y1 = HEAD
    return (
        Poly(icons.box(0, 0, x1, y1), theme.sides[winner].colour),
        Poly(icons.cut(9, 9, x1 - 9, y1 - 9, 20), None, theme.gold, 5.0),
        Poly(icons.cut(18, 18, x1 - 18, y1 - 18, 16), None, theme.gold, 1.8),
        Line(((0, y1 - 1), (x1, y1 - 1)), theme.ink, 4.0, capped=False),
    )
