"""The head line of the last picture: who has won and how, in the colour of the side. QM-29.1."""

from __future__ import annotations

from functools import lru_cache

from engines.contract import Msg, msg
from engines.quartermaster.view import TableView
from renderers import icons
from renderers.draw import Line, Poly, Shapes
from renderers.panel import Sheet
from renderers.quartermaster import pieces
from renderers.quartermaster.places import HEAD, WIDTH, name_of
from renderers.theme import Theme

FIRST, SECOND = 52.0, 114.0
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
    sheet.text(190, FIRST, won, 66, "title", colour=light, about="head:won", room=room)
    why = say(Msg(f"qm-board-end-{view.reason}")) if view.reason else say(Msg("qm-board-over"))
    sheet.text(190, SECOND, why, 36, "text", colour=light, about="head:reason", room=room)
    _points(sheet, view, light)
    turn = say(msg("qm-board-round", n=view.round, most=view.rounds))
    sheet.text(WIDTH - 60, FIRST, turn, 48, "title", "r", light, "head:round")
    _fallen(sheet, view, light)


def _points(sheet: Sheet, view: TableView, light: str) -> None:
    x = POINTS + 20
    for team, points in (("axis", view.axis), ("allies", view.allies)):
        sheet.put(x, FIRST, _shown(team, 18.0, sheet.theme))
        x += 48 + sheet.text(x + 44, FIRST, str(points), 60, "title", "l", light, f"vp:{team}") + 60


def _fallen(sheet: Sheet, view: TableView, light: str) -> None:
    """Capitals in enemy hands: what decided the war."""
    x = POINTS + 20
    for country in view.countries:
        if not country.held_by:
            continue
        sheet.put(x, SECOND, pieces.capital(country.country, True, sheet.theme))
        about = f"head:fallen:{country.country}"
        name = sheet.say(name_of(country.capital))
        room = WIDTH - 80 - x
        x += 80 + sheet.text(x + 32, SECOND, name, 34, "text", "l", light, about, room)


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
