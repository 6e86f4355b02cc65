"""The plate below the last board: who won, how all came in, what decided it. AT-19, AT-24.7."""

from __future__ import annotations

from collections.abc import Iterator

from engines.attack.view import PlayerView, TableView
from engines.contract import Msg, msg
from renderers import icons
from renderers.attack import pieces
from renderers.attack.places import PLATE
from renderers.draw import Line, Shapes, Stamp
from renderers.panel import Sheet, bar
from renderers.theme import Theme
from renderers.wording import Say

LEAF, VEIN = "#5E7A3A", "#33471F"
TURNS = 5
"""Lines of turning points."""


def plate(view: TableView, say: Say, theme: Theme) -> list[Stamp]:
    sheet = Sheet(theme, say)
    x0, y0, x1, y1 = PLATE
    sheet.frame((x0 + 16, y0 + 10, x1 - 18, y1 - 22), "plate", active=True)
    middle = (y0 + y1) / 2 - 6
    _winner(sheet, view, x0 + 36, middle)
    _places(sheet, view, (x0 + 660, y0 + 30, x0 + 1270, y1 - 40))
    _turns(sheet, view, (x0 + 1320, y0 + 30, x1 - 50, y1 - 40))
    for x in (x0 + 630, x0 + 1295):
        sheet.put(x, y0 + 36, (Line(((0, 0), (0, y1 - y0 - 84)), theme.rule, 2.0),))
    return sheet.stamps


def _winner(sheet: Sheet, view: TableView, x: float, y: float) -> None:
    theme, say = sheet.theme, sheet.say
    first = view.ranking[0] if view.ranking else ()
    wreath = icons.laurel(96, LEAF, VEIN)
    sheet.put(x + 120, y - 2, wreath, "plate:wreath")
    r = 54.0 if len(first) < 2 else 30.0
    for i, seat in enumerate(first[:4]):
        at = x + 120 + (i - (min(len(first), 4) - 1) / 2) * r * 1.9
        sheet.put(at, y, pieces.badge(theme.sides[seat], r, theme), f"plate:winner:{seat}")
    names = ", ".join(say(Msg(f"at-seat-{seat}")) for seat in first)
    sheet.text(x + 246, y - 34, names, 66, "title", about="plate:name", room=330)
    sheet.text(x + 246, y + 22, Msg("at-plate-victory"), 40, "bold", colour=theme.red_ink)
    told = say(Msg(f"at-board-reason-{view.reason}")) if view.reason else ""
    sheet.text(x + 246, y + 64, told, 30, "text", colour=theme.faint, room=330)


def _places(sheet: Sheet, view: TableView, box: tuple[float, float, float, float]) -> None:
    """Every player in the order of the ranking, with a bar of regions."""
    theme, say = sheet.theme, sheet.say
    x0, y0, x1, y1 = box
    rows = [(n, seat) for n, equal in enumerate(view.ranking, 1) for seat in equal]
    players = {player.seat: player for player in view.players}
    step = (y1 - y0) / max(len(rows), 1)
    most = max((player.regions for player in view.players), default=0) or 1
    for i, (n, seat) in enumerate(rows):
        player, y = players[seat], y0 + (i + 0.5) * step
        side, high = theme.sides[seat], min(30.0, step * 0.78)
        sheet.text(x0 + 20, y, f"{n}.", 30, "bold", "m")
        sheet.put(x0 + 62, y, pieces.badge(side, high * 0.46, theme), f"plate:place:{n}:{seat}")
        wide = 230.0 * player.regions / most
        if player.regions:
            shape = bar(wide, high, side.colour, theme)
            sheet.put(x0 + 92, y - high / 2, shape, f"plate:bar:{seat}")
        sheet.text(x0 + 106 + wide, y, _sum(player, say), 27, "text", room=x1 - x0 - 110 - wide)


def _sum(player: PlayerView, say: Say) -> str:
    return say(msg("at-plate-sum", regions=player.regions, units=player.units))


def _turns(sheet: Sheet, view: TableView, box: tuple[float, float, float, float]) -> None:
    """What decided the game, as far as the board tells."""
    theme = sheet.theme
    x0, y0, x1, y1 = box
    found = list(_told(view, theme))[:TURNS]
    if found:
        sheet.text(x0, y0 + 14, Msg("at-plate-turns"), 34, "title", colour=theme.red_ink)
    y = y0 + 58
    for shapes, told in found:
        sheet.put(x0 + 22, y, shapes)
        sheet.text(x0 + 58, y, told, 28, "text", about="plate:turn", room=x1 - x0 - 60)
        y += (y1 - y0 - 44) / TURNS


def _told(view: TableView, theme: Theme) -> Iterator[tuple[Shapes, Msg]]:
    for region in view.regions:
        if region.capital and region.owner and region.owner != region.capital:
            star = pieces.capital(region.capital, region.owner, theme)
            yield (
                star,
                msg(
                    "at-plate-capital",
                    founder=Msg(f"at-seat-{region.capital}"),
                    holder=Msg(f"at-seat-{region.owner}"),
                    region=Msg(f"at-region-{region.region}"),
                ),
            )
    for player in view.players:
        if player.status != "playing":
            told = msg(f"at-plate-{player.status}", seat=Msg(f"at-seat-{player.seat}"))
            yield pieces.badge(theme.sides[player.seat], 15, theme), told
    if view.seas:
        sign = pieces.sign("seas", view.seas, theme)
        yield sign, msg("at-board-alt-seas", seat=Msg(f"at-seat-{view.seas}"))
    fights = [deed for deed in view.deeds if deed.kind == "battle"]
    for deed in sorted(fights, key=lambda one: -sum(one.lost))[:1]:
        place = Msg(f"at-region-{deed.place}")
        seat = Msg(f"at-seat-{deed.seat}")
        won = "won" if deed.won else "lost"
        lost = sum(deed.lost)
        yield (
            pieces.sign("battle", deed.seat, theme),
            msg(f"at-plate-battle-{won}", seat=seat, region=place, n=lost),
        )
