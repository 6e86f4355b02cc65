"""The cross-table: everybody's results against everybody, for groups that meet each other."""

from __future__ import annotations

from engines.contract import Msg, msg
from renderers import icons
from renderers.draw import Poly
from renderers.league import paper
from renderers.league.paper import MARGIN, SMALL, TEXT, THEME, WIDTH, figure
from renderers.league.records import Cross
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.wording import Say, fitted

MOST = 16
"""People in one table."""
LEFT, POINTS = 400.0, WIDTH - MARGIN - 22
MARKS = {1.0: "1", 0.5: "½", 0.0: "0", None: "="}


def plan(cross: Cross, say: Say) -> Plan:
    sheet = paper.sheet(say)
    y = paper.head(sheet, cross.title, say(cross.about))
    n = max(len(cross.rows), 1)
    wide = (POINTS - 92 - LEFT) / n
    high = max(58.0, min(wide, 76.0))
    sheet.frame((MARGIN, y, WIDTH - MARGIN, y + 66 + n * high), "rows")
    size = min(TEXT, wide * 0.9)
    for i, row in enumerate(cross.rows):
        sheet.text(
            LEFT + (i + 0.5) * wide,
            y + 36,
            str(row.place),
            size,
            "bold",
            "m",
            colour=THEME.faint,
            room=wide,
        )
    sheet.words(POINTS, y + 36, "standings-caption-points", size=SMALL, anchor="r")
    for i, row in enumerate(cross.rows):
        top = y + 58 + i * high
        at = top + high / 2
        paper.stripe(sheet, top, high, i)
        sheet.text(MARGIN + 44, at, str(row.place), TEXT, "bold", "m", about=f"place:{row.place}")
        paper.person(sheet, MARGIN + 76, at, row.name, LEFT - MARGIN - 90)
        sheet.text(POINTS, at, figure(row.points, say), 40, "bold", "r", about=f"points:{i}")
        for j in range(len(cross.rows)):
            _cell(sheet, cross, (i, j), (LEFT + j * wide, top, wide, high))
    y += 66 + n * high + MARGIN
    y = paper.notes(sheet, [say(Msg("standings-key-cross"))], y)
    return paper.finished(sheet, y + 10)


def _cell(
    sheet: Sheet, cross: Cross, at: tuple[int, int], box: tuple[float, float, float, float]
) -> None:
    x, y, wide, high = box
    if at[0] == at[1]:
        shape = (Poly(icons.box(2, 2, wide - 2, high - 2), THEME.rule),)
        sheet.put(x, y, shape, "self")
        return
    marks = "".join(MARKS[value] for value in cross.met.get(at, ()))
    if marks:
        sheet.text(
            x + wide / 2,
            y + high / 2,
            marks,
            min(40.0, high * 0.6),
            "bold",
            "m",
            about=f"met:{at[0]}:{at[1]}",
            room=wide - 6,
        )


def alt(cross: Cross, say: Say) -> str:
    """The table in words: whom each person has beaten."""
    told = [msg("standings-alt-cross", title=cross.title, about=cross.about)]
    for i, row in enumerate(cross.rows):
        met = [value for j in range(len(cross.rows)) for value in cross.met.get((i, j), ())]
        told.append(
            msg(
                "standings-alt-cross-row",
                place=row.place,
                name=row.name,
                wins=met.count(1.0),
                draws=met.count(0.5),
                losses=met.count(0.0),
            )
        )
    return fitted(told, say)
