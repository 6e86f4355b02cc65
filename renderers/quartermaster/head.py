"""The head line: whose turn, whom everybody waits for, the lead, the rounds. QM-29.1."""

from __future__ import annotations

from functools import lru_cache

from engines.contract import Msg, msg
from engines.quartermaster.view import TableView
from renderers import icons
from renderers.atlas import View
from renderers.draw import Disc, Line, Poly, Shape, Text, moved
from renderers.panel import Sheet
from renderers.quartermaster import pieces
from renderers.quartermaster.pieces import Shapes
from renderers.quartermaster.places import HEAD, WIDTH
from renderers.theme import Theme, mix, text_width

BIG, MID = 48.0, 36.0
FIRST, SECOND = 45.0, 112.0
"""The middles of the two lines."""
SCALE = (760.0, 1330.0)
"""Where the scale of the lead begins and ends."""
PIPS = 1600.0, 42.0


def head(sheet: Sheet, view: TableView) -> None:
    theme = sheet.theme
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
        sheet.put(at, y, pieces.emblem(team, 12, theme))
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
    if view.winner:
        sheet.put(52, FIRST, pieces.emblem(view.winner, 22, sheet.theme), "head:winner")
        won = sheet.say(msg("qm-board-won", team=Msg(f"qm-team-{view.winner}")))
        sheet.text(96, FIRST, won, BIG, "title", room=560, colour=sheet.theme.red_ink)
        return
    sheet.put(
        52, FIRST, pieces.badge(sheet.theme.sides[view.country], 27, sheet.theme), "head:turn"
    )
    name = sheet.say(Msg(f"qm-seat-{view.country}"))
    width = sheet.text(96, FIRST, name, BIG, "title", about="head:name", room=330)
    step = sheet.say(Msg(f"qm-step-{view.step}"))
    room = SCALE[0] - 124 - (122 + width)
    sheet.text(118 + width, FIRST + 3, step, MID, "text", about="head:step", room=room)


def _waiting(sheet: Sheet, view: TableView) -> None:
    """Who must answer, and the question in the words for everybody."""
    theme, x = sheet.theme, 40.0
    if not view.waiting or view.winner:
        over = "qm-board-over" if view.winner else f"qm-step-{view.step}"
        sheet.words(24, SECOND, over, MID, colour=theme.ink, about="head:over")
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


def cut(text: str, size: float, room: float) -> str:
    """As much of a sentence as there is room for; the rest stands in the message."""
    if text_width(text, "text", size) <= room:
        return text
    while text and text_width(f"{text}…", "text", size) > room:
        text = text.rpartition(" ")[0]
    return f"{text}…"


@lru_cache(maxsize=2)
def _hourglass(theme: Theme) -> Shapes:
    glass = ((-11.0, -17.0), (11.0, -17.0), (2.0, 0.0), (11.0, 17.0), (-11.0, 17.0), (-2.0, 0.0))
    return (
        Poly(glass, theme.card, theme.ink, 2.6),
        Poly(((-8, 15), (8, 15), (0, 6)), theme.gold),
        Poly(((-5, -8), (5, -8), (0, -1)), theme.gold),
        *(Line(((-14, y), (14, y)), theme.ink, 4.0) for y in (-18, 18)),
    )


def _lead(sheet: Sheet, view: TableView) -> None:
    """Points of both sides, and between them how far the lead has gone to thirty."""
    theme = sheet.theme
    x0, x1 = SCALE
    sheet.put(x0 - 100, FIRST - 4, pieces.emblem("axis", 17, theme))
    sheet.text(x0 - 24, FIRST - 3, str(view.axis), 46, "title", "r", about="vp:axis", room=52)
    sheet.put(x1 + 104, FIRST - 4, pieces.emblem("allies", 17, theme))
    sheet.text(x1 + 24, FIRST - 3, str(view.allies), 46, "title", about="vp:allies", room=52)
    sheet.put(x0, FIRST - 10, _scale(view.lead_by + view.to_win, theme), "lead:scale")
    goal = view.lead_by + view.to_win
    signed = {"axis": -1, "allies": 1, None: 0}[view.lead] * min(view.lead_by, goal)
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    sheet.put(middle + half * signed / goal, FIRST - 10, _marker(view.lead, theme), "lead:marker")
    words = (
        msg("qm-board-lead", n=view.lead_by, left=view.to_win)
        if view.lead
        else Msg("qm-board-even")
    )
    colour = theme.sides[view.lead].colour if view.lead else theme.ink
    sheet.text(middle, FIRST + 22, sheet.say(words), 27, "text", "m", colour, "lead:words", x1 - x0)


@lru_cache(maxsize=4)
def _scale(goal: int, theme: Theme) -> Shapes:
    w = SCALE[1] - SCALE[0]
    shapes: list[Shape] = [Poly(icons.box(-2, -15, w + 2, 15), theme.ink)]
    cells = 2 * goal // 5
    for i in range(cells):
        far = abs(i + 0.5 - cells / 2) / (cells / 2)
        side = theme.sides["axis" if i < cells / 2 else "allies"]
        fill = mix(side.wash, side.colour, far**1.5 * 0.75)
        shapes.append(Poly(icons.box(w * i / cells + 1, -12, w * (i + 1) / cells - 1, 12), fill))
    for at in range(-goal + 10, goal, 10):
        x = w / 2 + w / 2 * at / goal
        shapes.append(Text(x, 0, str(abs(at)), 21, theme.ink, "bold"))
    return tuple(shapes)


@lru_cache(maxsize=4)
def _marker(lead: str | None, theme: Theme) -> Shapes:
    disc = (Disc(0, 0, 20, 20, theme.card), Disc(0, 0, 18, 18, theme.trail, theme.ink, 2.4))
    if lead is None:
        return (*disc, Line(((-8, 0), (8, 0)), theme.ink, 4.0))
    return (*disc, *moved(pieces.emblem(lead, 8.5, theme), 0, 0))


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
