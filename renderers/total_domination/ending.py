"""The plate of the last picture: who has won, how far everybody came, which capitals fell."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.total_domination.view import SpaceView, TableView
from renderers import icons
from renderers.draw import Line, Poly
from renderers.panel import Sheet
from renderers.total_domination import pieces
from renderers.total_domination.pieces import Shapes
from renderers.total_domination.places import CENTRE, SPACES, name_of

WIDE, HIGH = 680.0, 248.0


def ending(sheet: Sheet, view: TableView) -> None:
    """Over the pole, where nothing lies; not where the Arctic is played."""
    if not view.winner or view.arctic:
        return
    theme, side = sheet.theme, view.winner
    x, y = CENTRE[0] - 30, CENTRE[1] - 2
    colour = theme.sides[side].colour if side in theme.sides else theme.faint
    sheet.put(x, y, _plate(colour, sheet), f"ending:{side}")
    if side in theme.sides:
        for at in (x - WIDE / 2 + 58, x + WIDE / 2 - 58):
            sheet.put(at, y - HIGH / 2 + 49, pieces.emblem(side, 27, theme))
        won = sheet.say(msg("td-board-won", side=Msg(f"td-seat-{side}")))
    else:
        won = sheet.say(Msg("td-board-draw"))
    sheet.text(x, y - HIGH / 2 + 49, won, 56, "title", "m", theme.card, "ending:who", WIDE - 210)
    when = f"{view.year}" + (
        f": {sheet.say(Msg(f'td-reason-{view.reason}'))}" if view.reason else ""
    )
    sheet.text(x, y - 12, when, 36, "text", "m", about="ending:why", room=WIDE - 60)
    step = (WIDE - 60) / len(view.powers)
    for i, power in enumerate(sorted(view.powers, key=lambda one: -one.points)):
        at = x - WIDE / 2 + 30 + (i + 0.5) * step
        sheet.put(at - 34, y + 37, pieces.badge(power.power, 24, theme))
        sheet.text(
            at + 8, y + 38, str(power.points), 46, "title", "l", about=f"ending:{power.power}"
        )
    _turning_points(sheet, view, x, y + 90)


def _plate(colour: str, sheet: Sheet) -> Shapes:
    theme, w, h = sheet.theme, WIDE / 2, HIGH / 2
    return (
        Poly(icons.cut(-w + 7, -h + 9, w + 7, h + 9, 26), theme.coast),
        Poly(icons.cut(-w, -h, w, h, 26), theme.gold, theme.ink, 3.0),
        Poly(icons.cut(-w + 9, -h + 9, w - 9, h - 9, 22), theme.card, theme.gold_edge, 2.0),
        Poly(
            ((31 - w, 9 - h), (w - 31, 9 - h), (w - 9, 31 - h), (w - 9, 89 - h), (9 - w, 89 - h),
             (9 - w, 31 - h)),
            colour,
        ),
        Line(((40 - w, 70.0), (w - 40, 70.0)), theme.rule, 2.0),
    )  # fmt: skip


def _turning_points(sheet: Sheet, view: TableView, x: float, y: float) -> None:
    """Capitals in other hands, and the nations that joined the war."""
    theme = sheet.theme
    told = [
        (space.control, sheet.say(name_of(space.id)), f"ending:fallen:{space.id}")
        for space in view.spaces
        if space.control and _fallen(space, view)
    ]
    joined = sheet.say(Msg("td-board-joined"))
    told += [
        (track.nation, joined, f"ending:joined:{track.nation}")
        for track in view.tracks
        if track.joined
    ]
    if not told:
        return
    step = min(200.0, (WIDE - 60) / len(told))
    left = x - step * len(told) / 2
    for i, (nation, text, about) in enumerate(told):
        at = left + i * step + 22
        sheet.put(at, y + 3, pieces.badge(nation, 17, theme), about)
        sheet.text(at + 26, y + 4, text, 30, "text", room=step - 56)


def _fallen(space: SpaceView, view: TableView) -> bool:
    """A capital that the other side holds."""
    sides = {power.power: power.side for power in view.powers}
    home = sides[space.home_of] if space.home_of else None
    return SPACES[space.id].capital and space.control is not None and sides[space.control] != home
