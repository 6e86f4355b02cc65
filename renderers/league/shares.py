"""Win rates by side: a bar for each side, with how far off the truth may be."""

from __future__ import annotations

from engines.contract import Msg, msg
from renderers.league import paper
from renderers.league.paper import MARGIN, SECTION, SMALL, TEXT, THEME, WIDTH
from renderers.league.records import Share, Shares, Sides
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.wording import Say, fitted

HIGH = 58.0
BAR, WIDE = 400.0, 300.0


def plan(sides: Sides, say: Say) -> Plan:
    sheet = paper.sheet(say)
    y = paper.head(sheet, sides.title, say(sides.about))
    if not sides.groups:
        sheet.words(MARGIN, y + 30, "standings-no-games", size=TEXT)
        return paper.finished(sheet, y + 80)
    for number, group in enumerate(sides.groups):
        y = bars(sheet, group, y, number) + MARGIN
    y = paper.notes(sheet, [say(Msg("standings-key-sides"))], y)
    return paper.finished(sheet, y + 10)


def bars(sheet: Sheet, group: Shares, y: float, number: int) -> float:
    """A section with a bar for each side; tells where it ends."""
    end = y + SECTION + HIGH * len(group.rows)
    at = paper.section(sheet, sheet.say(group.heading), y, end - y, f"group:{number}") + HIGH / 2
    for row in group.rows:
        _bar(sheet, row, at)
        at += HIGH
    return end


def _bar(sheet: Sheet, row: Share, y: float) -> None:
    say = sheet.say
    sheet.text(MARGIN + 20, y, say(row.name), TEXT, "bold", about="side", room=BAR - MARGIN - 40)
    part = row.won / row.games if row.games else 0.0
    paper.share_bar(sheet, BAR, y, WIDE, part, paper.likely(row.won, row.games))
    sheet.text(BAR + WIDE + 108, y, say(paper.percent(row.won, row.games)), 38, "bold", "r")
    told = say(msg("standings-of-games", n=row.games))
    sheet.text(WIDTH - MARGIN - 20, y, told, SMALL, "text", "r", colour=THEME.faint, room=140)


def told(groups: tuple[Shares, ...]) -> list[Msg]:
    """The bars in words."""
    return [
        msg(
            "standings-alt-share",
            group=group.heading,
            name=row.name,
            share=paper.percent(row.won, row.games),
            games=row.games,
        )
        for group in groups
        for row in group.rows
    ]


def alt(sides: Sides, say: Say) -> str:
    first = msg("standings-alt-sides", title=sides.title, about=sides.about)
    return fitted([first, *told(sides.groups)], say)
