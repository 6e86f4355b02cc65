"""The race at a glance: how many arrows each army still has to the far bank. RR-3.1."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from engines.contract import Msg
from engines.race_to_the_rhine.view import TableView
from renderers import icons
from renderers.draw import Line, Poly
from renderers.panel import Sheet, bar
from renderers.race_to_the_rhine.places import ARROWS, RACE, SPACES
from renderers.theme import Theme

FAR = 14
"""So many arrows fit on a lane; an army farther back stands at its beginning."""
BANK = 70.0
"""Room for the Rhine at the right end."""


def race(sheet: Sheet, view: TableView) -> None:
    theme = sheet.theme
    x0, y0, x1, y1 = RACE
    sheet.frame(RACE, "panel:race")
    sheet.put(x0, y0, bar(x1 - x0, 42, theme.river_edge, theme))
    title = sheet.say(Msg("rr-board-race"))
    middle = (x0 + x1) / 2
    sheet.text(middle, y0 + 22, title, 30, "title", "m", theme.card, "race:title", x1 - x0 - 20)
    left, right = x0 + 26, x1 - BANK
    sheet.put(right + 6, y0 + 48, _river(y1 - y0 - 56, theme))
    step = (y1 - y0 - 48) / len(view.players)
    for i, player in enumerate(view.players):
        y = y0 + 48 + step * (i + 0.5)
        away = steps(view, player.army)
        sheet.put(left, y, _lane(right - left, theme))
        at = right - (right - left) * min(away, FAR) / FAR
        side = theme.sides[player.army]
        about = f"race:{player.army}:{away}"
        sheet.put(at if away else right + 20, y, icons.token(side, 17, theme), about)
        if away:
            sheet.text(x1 - 8, y, str(away), 30, "bold", "r", about=f"race-left:{player.army}")


def steps(view: TableView, army: str) -> int:
    """The arrows of its colour from what it holds, or where its corps stand, to a victory space."""
    away = _away(army)
    there = [space.id for space in view.spaces if army in (space.token, space.main_base)]
    there += [corps.space for corps in view.corps if corps.army == army]
    return min((away[space] for space in there if space in away), default=FAR)


@lru_cache(maxsize=4)
def _away(army: str) -> dict[str, int]:
    """How many arrows of a colour each space is from the nearest victory space."""
    found = {space.id: 0 for space in SPACES.values() if space.kind == "victory"}
    ahead = deque(found)
    before: dict[str, list[str]] = {}
    for arrow in ARROWS.values():
        if army in arrow.colours:
            before.setdefault(arrow.b, []).append(arrow.a)
    while ahead:
        space = ahead.popleft()
        for other in before.get(space, ()):
            if other not in found:
                found[other] = found[space] + 1
                ahead.append(other)
    return found


@lru_cache(maxsize=4)
def _river(high: float, theme: Theme) -> tuple[Poly, Poly]:
    """The Rhine, down the right end of the lanes."""
    banks = [(0.0, 0.0), (5.0, high * 0.25), (-3.0, high * 0.5), (4.0, high * 0.75), (0.0, high)]
    water = [(x + 14.0, y) for x, y in reversed(banks)]
    edge = [(x + 17.0, y) for x, y in reversed(banks)]
    return (
        Poly((*((x - 3, y) for x, y in banks), *edge), theme.river_edge),
        Poly((*banks, *water), theme.river),
    )


@lru_cache(maxsize=4)
def _lane(wide: float, theme: Theme) -> tuple[Line, ...]:
    ticks = tuple(
        Line(((wide * i / FAR, -5.0), (wide * i / FAR, 5.0)), theme.rule, 2.0, capped=False)
        for i in range(FAR + 1)
    )
    return (Line(((0.0, 0.0), (wide, 0.0)), theme.rule, 3.0, capped=False), *ticks)
