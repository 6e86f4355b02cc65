"""The plate below the last board: who has won, how far everybody came, which capitals fell."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import Msg, msg
from engines.total_domination.view import SpaceView, TableView
from renderers import icons
from renderers.draw import Line
from renderers.panel import Sheet, bar
from renderers.theme import mix
from renderers.total_domination import pieces
from renderers.total_domination.colours import GROUPS
from renderers.total_domination.places import PLATE, SPACES, WIDTH, name_of

POWERS, TURNS, FOOT = 880.0, 1600.0, 40.0
"""Where the columns of the powers and of what decided the game begin; how deep the plate ends."""


def ending(sheet: Sheet, view: TableView, top: float) -> None:
    """The plate, its upper edge there: nothing of the map lies under it."""
    if not view.winner:
        return
    theme, side = sheet.theme, view.winner
    box = (14.0, top + 8, WIDTH - 18.0, top + PLATE - 18)
    sheet.frame(box, f"ending:{side}", active=True)
    for x in (POWERS - 30, TURNS - 30):
        sheet.put(x, top + 36, (Line(((0, 0), (0, PLATE - 82)), theme.rule, 2.4),))
    _winner(sheet, view, top + PLATE / 2 - 6)
    _powers(sheet, view, top)
    _turns(sheet, view, top)


def _winner(sheet: Sheet, view: TableView, y: float) -> None:
    theme, side = sheet.theme, view.winner or ""
    leaf = GROUPS["land"]
    x, won = 40.0, Msg("td-board-draw")
    if side in theme.sides:
        sheet.put(x + 110, y, icons.laurel(92, leaf, mix(leaf, theme.ink, 0.5)), "ending:wreath")
        sheet.put(x + 110, y - 2, icons.emblem(side, 56, theme))
        won = msg("td-board-won", side=Msg(f"td-seat-{side}"))
        x += 220
    room = POWERS - x - 60
    colour = theme.sides[side].colour if side in theme.sides else theme.ink
    sheet.text(
        x + 14, y - 24, sheet.say(won), 72, "title", colour=colour, about="ending:who", room=room
    )
    when = f"{view.year}: {sheet.say(Msg(f'td-reason-{view.reason}'))}" if view.reason else ""
    sheet.text(x + 14, y + 42, when or str(view.year), 40, "text", about="ending:why", room=room)


def _powers(sheet: Sheet, view: TableView, top: float) -> None:
    """Every power with a bar of its points, the furthest first."""
    theme = sheet.theme
    step = (PLATE - 74) / max(len(view.powers), 1)
    most = max((power.points for power in view.powers), default=0) or 1
    for i, power in enumerate(sorted(view.powers, key=lambda one: -one.points)):
        y = top + 32 + (i + 0.5) * step
        sheet.put(POWERS + 20, y, icons.emblem(power.side, 15, theme))
        sheet.put(POWERS + 66, y, pieces.badge(power.power, 22, theme))
        wide = max(430.0 * power.points / most, 6.0)
        fill = theme.sides[power.power].colour
        sheet.put(POWERS + 100, y - 19, bar(wide, 38, fill, theme))
        about = f"ending:{power.power}"
        sheet.text(POWERS + 118 + wide, y + 1, str(power.points), 46, "title", about=about)


def _turns(sheet: Sheet, view: TableView, top: float) -> None:
    """Capitals in other hands, and the nations that joined the war."""
    theme, x, told = sheet.theme, TURNS, list(_told(view))
    if told:
        title = sheet.say(Msg("td-plate-turns"))
        sheet.text(x, top + 46, title, 42, "title", colour=theme.red_ink, room=WIDTH - x - 60)
    for i, (nation, text, about) in enumerate(told[:6]):
        wide = (WIDTH - x - 60) / (2 if len(told) > 3 else 1)
        at, y = x + i // 3 * wide, top + 102 + i % 3 * 50
        sheet.put(at + 22, y, pieces.badge(nation, 19, theme), about)
        sheet.text(at + 56, y + 1, sheet.say(text), 36, "text", room=wide - 66)


def _told(view: TableView) -> Iterator[tuple[str, Msg, str]]:
    for space in view.spaces:
        if space.control and _fallen(space, view):
            text = msg("td-plate-fallen", space=name_of(space.id))
            yield space.control, text, f"ending:fallen:{space.id}"
    for track in view.tracks:
        if track.joined:
            text = msg("td-plate-joined", nation=Msg(f"td-nation-{track.nation}"))
            yield track.nation, text, f"ending:joined:{track.nation}"


def _fallen(space: SpaceView, view: TableView) -> bool:
    """A capital that the other side holds."""
    sides = {power.power: power.side for power in view.powers}
    home = sides[space.home_of] if space.home_of else None
    return SPACES[space.id].capital and space.control is not None and sides[space.control] != home
