"""The standings: a page of rows with place, name, the latest results, games and points; and the
same people with all results by round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.contract import Msg, msg
from renderers.league import paper
from renderers.league.paper import MARGIN, SMALL, TEXT, THEME, WIDTH, figure
from renderers.league.records import Standing, Standings
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.wording import Say, fitted

ROWS = 16
"""On one page."""
HIGH, CAPTIONS = 76.0, 50.0
FORM = 5
"""The latest results that are shown."""
ROUNDS = 8
"""Columns of results by round that fit; the latest are shown."""
POINTS, GAMES = WIDTH - MARGIN - 52, WIDTH - MARGIN - 178


def pages(rows: Sequence[object]) -> int:
    return max(1, -(-len(rows) // ROWS))


def page(standings: Standings) -> tuple[Standing, ...]:
    first = min(max(standings.page, 0), pages(standings.rows) - 1) * ROWS
    return standings.rows[first : first + ROWS]


def plan(standings: Standings, say: Say) -> Plan:
    """One page of the standings."""
    sheet, rows = paper.sheet(say), page(standings)
    y = paper.head(sheet, standings.title, say(standings.about))
    _paper(sheet, rows, y, games=True)
    for row, at in _rows(sheet, rows, y, 380.0):
        for i, score in enumerate(reversed(row.form[-FORM:])):
            paper.result(sheet, GAMES - 78 - 46 * i, at, score)
        sheet.text(GAMES, at, str(row.games), TEXT, "text", "r", about=f"games:{row.place}")
    return paper.finished(sheet, _foot(sheet, standings, rows, y, Msg("standings-key")))


def plan_rounds(standings: Standings, say: Say) -> Plan:
    """One page of results by round: the place taken in each game."""
    sheet, rows = paper.sheet(say), page(standings)
    numbers = sorted({number for row in standings.rows for number in row.rounds})[-ROUNDS:]
    y = paper.head(sheet, standings.title, say(standings.about))
    left = 440.0
    step = (POINTS - 110 - left) / max(len(numbers), 1)
    column = {number: left + (i + 0.5) * step for i, number in enumerate(numbers)}
    _paper(sheet, rows, y, games=False)
    for number, x in column.items():
        sheet.text(x, y + 34, str(number), TEXT, "bold", "m", colour=THEME.faint)
    for row, at in _rows(sheet, rows, y, left - 140):
        for number, scores in row.rounds.items():
            shown = scores[-2:] if number in column else ()
            for i, score in enumerate(shown):
                apart = (i - (len(shown) - 1) / 2) * min(44.0, step / 2)
                paper.result(sheet, column[number] + apart, at, score)
    return paper.finished(sheet, _foot(sheet, standings, rows, y, Msg("standings-key-rounds")))


def _paper(sheet: Sheet, rows: Sequence[Standing], y: float, *, games: bool) -> None:
    """What lies under the rows: paper, and the captions of the columns."""
    high = CAPTIONS + 18 + HIGH * max(len(rows), 1)
    sheet.frame((MARGIN, y, WIDTH - MARGIN, y + high), "rows")
    sheet.words(MARGIN + 104, y + 34, "standings-caption-player", SMALL)
    sheet.words(POINTS, y + 34, "standings-caption-points", SMALL, anchor="r")
    if games:
        sheet.words(GAMES, y + 34, "standings-caption-games", SMALL, anchor="r")


def _rows(
    sheet: Sheet, rows: Sequence[Standing], y: float, room: float
) -> Iterator[tuple[Standing, float]]:
    """Writes place, name and points of each row; gives the row and its middle."""
    for number, row in enumerate(rows):
        top = y + CAPTIONS + 8 + HIGH * number
        at = top + HIGH / 2
        paper.stripe(sheet, top, HIGH, number)
        paper.place(sheet, MARGIN + 54, at, row.place, medal=row.games > 0)
        below = _below(row)
        paper.person(sheet, MARGIN + 104, at - (15 if below else 0), row.name, room)
        if below is not None:
            sheet.text(
                MARGIN + 104,
                at + 20,
                sheet.say(below),
                SMALL,
                "text",
                colour=THEME.faint,
                about=f"below:{row.place}",
                room=room,
            )
        if row.goes:
            paper.arrow(sheet, POINTS + 26, at, row.goes)
        figure_ = figure(row.points, sheet.say)
        sheet.text(POINTS, at, figure_, 42, "bold", "r", about=f"points:{row.place}")
        yield row, at


def _below(row: Standing) -> Msg | None:
    """What is said in small letters below a name."""
    if row.left:
        return Msg("standings-left")
    return Msg(f"standings-tie-{row.tie}") if row.tie and row.games else None


def _foot(
    sheet: Sheet, standings: Standings, rows: Sequence[Standing], y: float, key: Msg
) -> float:
    y += CAPTIONS + 18 + HIGH * max(len(rows), 1) + MARGIN
    if not rows:
        sheet.words(WIDTH / 2, y - 66, "standings-nobody", size=TEXT, anchor="m")
    told = [sheet.say(key)] if any(row.games for row in rows) else []
    if any(row.goes for row in rows):
        told.append(sheet.say(Msg("standings-key-moves")))
    if pages(standings.rows) > 1:
        first = rows[0].place if rows else 0
        last = rows[-1].place if rows else 0
        told.append(
            sheet.say(msg("standings-page", first=first, last=last, all=len(standings.rows)))
        )
    return paper.notes(sheet, told, y)


def alt(standings: Standings, say: Say) -> str:
    """The page in words."""
    told = [msg("standings-alt-standings", title=standings.title, about=standings.about)]
    told += [paper.in_words(row, say) for row in page(standings)]
    return fitted(told, say)
