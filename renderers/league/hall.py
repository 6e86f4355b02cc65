"""The hall of fame, and the picture of a season's end."""

from __future__ import annotations

from engines.contract import Msg, msg
from renderers import icons
from renderers.draw import Poly
from renderers.league import paper
from renderers.league.paper import (
    LEAF,
    MARGIN,
    MEDALS,
    NAME,
    SECTION,
    SMALL,
    TEXT,
    THEME,
    VEIN,
    WIDTH,
    figure,
)
from renderers.league.records import Champions, Ending, Hall, Standing
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.theme import text_width
from renderers.wording import Say, fitted

SEASONS = 10
"""The latest that are shown."""
HIGH = 104.0
MORE = 13
"""Rows of the final standings below the first three."""


def plan(hall: Hall, say: Say) -> Plan:
    sheet = paper.sheet(say)
    y = paper.head(sheet, hall.title, say(Msg("standings-hall")))
    shown = hall.seasons[:SEASONS]
    for season in shown:
        y = _champions(sheet, season, y) + 14
    if not shown:
        sheet.words(MARGIN + 4, y + 30, "standings-hall-empty", size=TEXT)
        y += 70
    if hall.records:
        told = [say(each) for each in hall.records]
        lines = sum(len(paper.lines(each)) for each in told)
        high = SECTION + 42 * lines + 8 * len(told)
        at = paper.section(sheet, say(Msg("standings-hall-records")), y, high, "records")
        paper.sentences(sheet, told, at)
        y += high + MARGIN
    return paper.finished(sheet, y)


def _champions(sheet: Sheet, season: Champions, y: float) -> float:
    """A wreath, the winner, the season; second and third beside."""
    high = 150.0
    sheet.frame((MARGIN, y, WIDTH - MARGIN, y + high), "season")
    sheet.put(MARGIN + 84, y + 80, icons.laurel(50, LEAF, VEIN), "wreath")
    sheet.text(MARGIN + 84, y + 78, "1", 50, "title", "m")
    x = MARGIN + 170
    room = WIDTH - MARGIN - 30 - x
    sheet.text(x, y + 32, paper.called(season.season), SMALL, "text", colour=THEME.faint, room=room)
    if season.names:
        paper.person(sheet, x, y + 72, season.names[0], room, 48)
    for i, name in enumerate(season.names[1:3]):
        at = x + 18 + i * room / 2
        ring = icons.polygon(40, 18)
        sheet.put(at, y + 119, (Poly(ring, MEDALS[i + 1], THEME.ink, 2.0),))
        sheet.text(at, y + 119, str(i + 2), 26, "bold", "m")
        paper.person(sheet, at + 28, y + 119, name, room / 2 - 60, 34)
    return y + high


def alt(hall: Hall, say: Say) -> str:
    told = [msg("standings-alt-hall", title=hall.title)]
    for season in hall.seasons[:SEASONS]:
        names = ", ".join(season.names)
        told.append(msg("standings-alt-champions", season=season.season, names=names))
    return fitted([*told, *hall.records], say)


def plan_ending(ending: Ending, say: Say) -> Plan:
    """The first three on a podium, what is worth remembering, everybody else below."""
    sheet = paper.sheet(say)
    y = paper.head(sheet, ending.title, say(ending.about))
    y = _podium(sheet, ending.rows[:3], y) + MARGIN
    if ending.facts:
        told = [say(each) for each in ending.facts]
        lines = sum(len(paper.lines(each)) for each in told)
        high = SECTION + 42 * lines + 8 * len(told)
        at = paper.section(sheet, say(Msg("standings-ending-facts")), y, high, "facts")
        paper.sentences(sheet, told, at)
        y += high + MARGIN
    if ending.rows[3:]:
        y = _others(sheet, ending.rows[3:], y) + MARGIN
    if any(row.goes for row in ending.rows):
        y = paper.notes(sheet, [say(Msg("standings-key-moves"))], y)
    return paper.finished(sheet, y)


STEPS = ((0, 0.0), (1, -1.0), (2, 1.0))
"""Which row stands on a step of the podium, and how far from the middle."""


def _podium(sheet: Sheet, rows: tuple[Standing, ...], y: float) -> float:
    high = 480.0
    sheet.frame((MARGIN, y, WIDTH - MARGIN, y + high), "podium", active=True)
    foot, wide = y + high - 20, 300.0
    for (number, shift), row in zip(STEPS, rows, strict=False):
        x = WIDTH / 2 + shift * (wide + 6)
        block = (240.0, 190.0, 150.0)[number]
        shape = (Poly(icons.box(-wide / 2, -block, wide / 2, 0), MEDALS[number], THEME.ink, 2.6),)
        sheet.put(x, foot, shape, f"step:{number + 1}")
        sheet.text(x, foot - block / 2 - 20, str(row.place), 78, "title", "m", about="podium")
        if row.goes:
            paper.arrow(sheet, x + wide / 2 - 30, foot - 30, row.goes)
        points = sheet.say(msg("standings-points", n=figure(row.points, sheet.say)))
        sheet.text(x, foot - 30, points, TEXT, "text", "m", room=wide - 110)
        lines, kind = _name(row.name, wide - 16), paper.face(row.name)
        for i, line in enumerate(reversed(lines)):
            at = foot - block - 30 - i * 44
            sheet.text(x, at, line, NAME, kind, "m", about=f"name:{row.name}", room=wide - 16)
        if number == 0:
            sheet.put(
                x, foot - block - 76 - 44 * len(lines), icons.laurel(46, LEAF, VEIN), "wreath"
            )
            star = icons.star(24, THEME.gold, THEME.ink)
            sheet.put(x, foot - block - 78 - 44 * len(lines), star)
    return y + high


def _name(name: str, room: float) -> list[str]:
    """A name in one line, or in two if it has several words and is long."""
    shown = name
    if " " in shown and text_width(shown, "bold", NAME) > room:
        middle = len(shown) / 2
        cut = min((i for i, each in enumerate(shown) if each == " "), key=lambda i: abs(i - middle))
        return [
            paper.fitted(part, "bold", NAME, room / 0.8) for part in (shown[:cut], shown[cut + 1 :])
        ]
    return [paper.fitted(shown, "bold", NAME, room / 0.75)]


def _others(sheet: Sheet, rows: tuple[Standing, ...], y: float) -> float:
    shown, step = rows[:MORE], 60.0
    high = 30 + step * len(shown) + (46 if len(rows) > MORE else 0)
    sheet.frame((MARGIN, y, WIDTH - MARGIN, y + high), "others")
    for number, row in enumerate(shown):
        top = y + 14 + step * number
        at = top + step / 2
        paper.stripe(sheet, top, step, number)
        sheet.text(MARGIN + 54, at, str(row.place), TEXT, "bold", "m", about=f"place:{row.place}")
        paper.person(sheet, MARGIN + 104, at, row.name, 600)
        if row.goes:
            paper.arrow(sheet, WIDTH - MARGIN - 28, at, row.goes)
        points = figure(row.points, sheet.say)
        sheet.text(WIDTH - MARGIN - 56, at, points, 40, "bold", "r", about=f"points:{row.place}")
    if len(rows) > MORE:
        more = sheet.say(msg("standings-and-others", n=len(rows) - MORE))
        sheet.text(MARGIN + 104, y + high - 34, more, SMALL, "text", colour=THEME.faint)
    return y + high


def alt_ending(ending: Ending, say: Say) -> str:
    """The end of a season in words."""
    told = [msg("standings-alt-ending", title=ending.title, about=ending.about)]
    told += [paper.in_words(row, say) for row in ending.rows[:3]]
    return fitted([*told, *ending.facts], say)
