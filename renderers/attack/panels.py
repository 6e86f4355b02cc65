"""Beside the map: head line, players, the Atlantic box, the signs. AT-24.5 to 24.7."""

from __future__ import annotations

from functools import lru_cache

from engines.attack.view import (
    NUMBERS,
    SHIP_COST,
    SHIPS,
    UNIT_COST,
    UNITS,
    Counts,
    PlayerView,
    TableView,
)
from engines.contract import Msg, msg
from renderers import icons
from renderers.art import drawn
from renderers.atlas import View
from renderers.attack import pieces
from renderers.attack.deeds import shown
from renderers.attack.places import HEAD, KEY, SEAS, TABLE, WIDTH
from renderers.draw import Box, Disc, Line, Shapes, Stamp
from renderers.panel import Sheet, bar
from renderers.theme import Theme, mix
from renderers.wording import Say

BIG, MID, SMALL = 38.0, 35.0, 24.0
RIBBON = 800.0
"""How long the line of standings is."""


def panels(view: TableView, say: Say, theme: Theme) -> list[Stamp]:
    sheet = Sheet(theme, say)
    head(sheet, view, HEAD)
    for i, player in enumerate(view.players):
        _player(sheet, view, player, player_box(i, len(view.players)))
    _seas(sheet, view)
    return sheet.stamps


def head(sheet: Sheet, view: TableView, box: Box) -> None:
    """Title, whose turn, actions, round; below, what is waited for (AT-24.7)."""
    theme, say = sheet.theme, sheet.say
    x0, y0, x1, y1 = box
    sheet.put(x0, y0, bar(x1 - x0, y1 - y0 - 4, theme.card, theme), "panel:head")
    y = y0 + 32
    title = sheet.text(
        x0 + 24, y0 + 48, say(Msg("at-title")).upper(), 66, "title", colour=theme.red_ink
    )
    x = x0 + 62 + title
    standings(sheet, view, (x1 - 26 - RIBBON, y0 + 55, x1 - 26, y0 + 90))
    sheet.put(x - 18, y0 + 12, (Line(((0, 0), (0, 72)), theme.rule, 2.4),))
    locked = f"{say(Msg('at-board-no-trade'))} · " if view.locked_trade else ""
    right = sheet.text(
        x1 - 26, y, f"{locked}{_round(view, say)}", BIG, "bold", "r", about="head:round", room=620
    )
    _whose(sheet, view, x, y, x1 - 60 - right)
    told = say(view.question) if view.question else ""
    if view.phase == "over":
        told = say(Msg(f"at-board-reason-{view.reason}")) if view.reason else ""
    who = x + 4
    for seat in view.waiting[:6]:
        sheet.put(who + 14, y + 40, pieces.badge(theme.sides[seat], 13, theme), f"waiting:{seat}")
        who += 36
    sheet.text(
        who + 6, y + 41, told, MID, "text", about="head:waiting", room=x1 - who - 60 - RIBBON
    )


def leaders(view: TableView) -> tuple[str, ...]:
    """Who would win now: most regions, then most land units (AT-19.3, AT-19.4)."""
    best = max((_worth(player) for player in view.players), default=(0, 0))
    return tuple(p.seat for p in view.players if _worth(p) == best and best[0])


def _worth(player: PlayerView) -> tuple[int, int]:
    return player.regions, player.units


def standings(sheet: Sheet, view: TableView, box: Box) -> None:
    """The regions of all players as parts of one line, the leader first and crowned."""
    theme = sheet.theme
    x0, y0, x1, y1 = box
    first = leaders(view)
    if not first:
        return
    sheet.put(x0, y0, bar(x1 - x0, y1 - y0, theme.paper_deep, theme), "standings")
    share = (x1 - x0) / len(view.regions)
    for player in sorted(view.players, key=_worth, reverse=True):
        if not player.regions:
            continue
        wide, seat = player.regions * share, player.seat
        side = theme.sides[seat]
        sheet.put(x0, y0, bar(wide, y1 - y0, side.colour, theme), f"share:{seat}")
        y = (y0 + y1) / 2
        if wide > 34:
            sheet.put(x0 + 22, y, pieces.badge(side, 12, theme))
        if wide > 64:
            sheet.text(x0 + 42, y + 1, str(player.regions), 28, "bold", colour=side.text)
        if seat in first:
            sheet.put(x0 + wide / 2, y0 - 9, pieces.crown(theme), f"leads:{seat}")
        x0 += wide


def _round(view: TableView, say: Say) -> str:
    if view.phase != "play":
        return say(Msg(f"at-board-phase-{view.phase}"))
    if view.rounds:
        return say(msg("at-board-round-of", n=view.round, all=view.rounds))
    return say(msg("at-board-round", n=view.round))


def _whose(sheet: Sheet, view: TableView, x: float, y: float, end: float) -> None:
    theme, say = sheet.theme, sheet.say
    if view.phase == "over":
        first = view.ranking[0] if view.ranking else ()
        for seat in first:
            sheet.put(x + 20, y, pieces.badge(theme.sides[seat], 18, theme), f"head:winner:{seat}")
            x += 50
        sheet.put(x + 20, y, icons.star(21, theme.gold, theme.gold_edge, 2.0))
        names = ", ".join(say(Msg(f"at-seat-{seat}")) for seat in first)
        told = say(msg("at-board-victory", who=names))
        sheet.text(x + 50, y, told, 46, "title", about="head:name", room=end - x - 50)
        return
    if view.active is None:
        return
    sheet.put(x + 20, y, pieces.badge(theme.sides[view.active], 19, theme), "head:active")
    x += 50
    x += sheet.text(x, y, Msg(f"at-seat-{view.active}"), 46, "title", about="head:name") + 30
    for i in range(NUMBERS.actions):
        sheet.put(x + 14, y, _pip(i >= len(view.used), theme), f"head:action:{i}")
        x += 38
    used = " · ".join(say(Msg(f"at-action-{action}")) for action in view.used)
    sheet.text(x + 8, y, used, 32, "text", colour=theme.faint, about="head:used", room=end - x - 20)


@lru_cache(maxsize=4)
def _pip(left: bool, theme: Theme) -> Shapes:
    """An action: a full disc while it is left, an empty one with a stroke when it is used."""
    if left:
        return (Disc(0, 0, 14, 14, theme.ink), Disc(0, 0, 8, 8, theme.trail))
    return (
        Disc(0, 0, 13, 13, theme.card, theme.faint, 2.4),
        Line(((-9, 9), (9, -9)), theme.faint, 2.4),
    )


def player_box(i: int, count: int) -> Box:
    """Side by side in turn order."""
    gap = 14.0
    width = (WIDTH - 20 - gap * (count - 1)) / max(count, 4)
    left = (WIDTH - width * count - gap * (count - 1)) / 2 + i * (width + gap)
    return left, TABLE[1] + 14, left + width, TABLE[3] - 18


def _player(sheet: Sheet, view: TableView, player: PlayerView, box: Box) -> None:
    """Regions, units, capitals, cards and ships of a player (AT-24.6)."""
    theme, say, seat = sheet.theme, sheet.say, player.seat
    x0, y0, x1, _ = box
    side = theme.sides[seat]
    sheet.frame(box, f"panel:{seat}", active=view.active == seat and view.phase == "play")
    sheet.put(x0, y0, bar(x1 - x0, 46, side.colour, theme))
    sheet.put(x0 + 30, y0 + 23, pieces.badge(side, 16, theme))
    room = x1 - x0 - 70
    for founder in player.capitals:
        room -= 44
        star = pieces.capital(founder, seat, theme)
        sheet.put(x0 + 58 + room + 34, y0 + 23, star, f"holds:{seat}:{founder}")
    name = say(Msg(f"at-seat-{seat}"))
    for place, equal in enumerate(view.ranking, 1):
        name = f"{place}. {name}" if seat in equal else name
    sheet.text(
        x0 + 58, y0 + 24, name, BIG, "title", colour=side.text, room=room, about=f"name-of:{seat}"
    )
    if player.status != "playing":
        text = say(Msg(f"at-board-{player.status}"))
        ink, about, room = theme.red_ink, f"status:{seat}", x1 - x0 - 24
        sheet.text((x0 + x1) / 2, y0 + 108, text, BIG, "title", "m", ink, about, room)
        return
    step = (x1 - x0 - 12) / 3
    y, pale = y0 + 75, mix(theme.card, theme.gold, 0.25)
    for i, (word, n, shapes) in enumerate(
        (
            ("regions", player.regions, drawn("attack", "map", theme, paper=pale)),
            ("army", player.units, pieces.unit(0, 16.0, theme.ink)),
            ("cards", player.cards, icons.card(17.0, theme.gold, theme)),
        )
    ):
        x = x0 + 12 + i * step
        sheet.put(x + 18, y, shapes)
        sheet.text(x + 42, y + 1, str(n), BIG, "bold", about=f"{word}:{seat}", room=step - 46)
    y += 50
    sheet.rule(x0 + 14, y - 25, x1 - x0 - 28, 1.6)
    state = "sea" if player.at_sea else "port"
    _fleet(
        sheet, x0 + 12, y + 4, x1 - x0 - 18, player.fleet, f"ships:{seat}:{state}", player.at_sea
    )


def _fleet(
    sheet: Sheet, x: float, y: float, room: float, fleet: Counts, about: str, at_sea: bool
) -> None:
    """Ships by kind: with waves under them at sea, on a quay in harbour."""
    theme = sheet.theme
    if not any(fleet):
        sheet.words(x + room / 2, y, "at-board-no-ships", 32, anchor="m", about=about)
        return
    kinds = [(kind, n) for kind, n in enumerate(fleet) if n]
    step = room / 4
    for i, (kind, n) in enumerate(kinds):
        at = x + i * step
        sheet.put(at + 19, y - 3, pieces.ship(kind, 18.0, theme.ink))
        sheet.text(at + 42, y + 1, str(n), MID, "bold", about=f"{about}:{kind}", room=step - 44)
    colour = theme.water_text if at_sea else theme.faint
    end = len(kinds) * step - 8
    if at_sea:
        wave = tuple((i * 9.0, 2.6 * (-1) ** i) for i in range(int(end / 9)))
        sheet.put(x, y + 20, (Line(wave, colour, 3.0),), about)
    else:
        sheet.put(x, y + 20, (Line(((0, 0), (end, 0)), colour, 3.0, capped=False),), about)


def _seas(sheet: Sheet, view: TableView) -> None:
    """The Atlantic box: who rules the seas, with which ships (AT-24.5)."""
    theme, say = sheet.theme, sheet.say
    x0, y0, x1, _ = SEAS
    sheet.frame(SEAS, "panel:seas")
    middle = (x0 + x1) / 2
    sheet.put(x0 + 40, y0 + 38, icons.anchor(21, theme.water_text))
    sheet.put(x1 - 40, y0 + 38, icons.anchor(21, theme.water_text))
    seas, room = say(Msg("at-board-seas")).upper(), x1 - x0 - 140
    sheet.text(middle, y0 + 38, seas, 36, "title", "m", theme.water_text, room=room)
    sheet.rule(x0 + 18, y0 + 66, x1 - x0 - 36)
    for deed in shown(view):
        if deed.kind == "seas":
            sheet.put(x1 - 4, y0 + 4, pieces.sign("seas", deed.seat, theme), "deed:seas:")
    if view.seas is None:
        free, room = Msg("at-board-seas-free"), x1 - x0 - 40
        sheet.text(middle, y0 + 125, free, 46, "title", "m", theme.faint, "seas:free", room)
        return
    side = theme.sides[view.seas]
    sheet.put(x0 + 50, y0 + 98, pieces.badge(side, 22, theme), f"seas:{view.seas}")
    sheet.text(x0 + 88, y0 + 99, Msg(f"at-seat-{view.seas}"), 46, "title", room=x1 - x0 - 110)
    kinds = [(kind, n) for kind, n in enumerate(view.fleet) if n]
    step = (x1 - x0 - 24) / 4
    for i, (kind, n) in enumerate(kinds):
        x = x0 + 18 + i * step
        sheet.put(x + 24, y0 + 146, pieces.ship(kind, 24.0, theme.ink))
        sheet.text(x + 54, y0 + 148, str(n), 42, "bold", about=f"fleet:{kind}")
    wave = tuple((i * 11.0, 3.0 * (-1) ** i) for i in range(int((x1 - x0 - 40) / 11)))
    for dy in (174, 182):
        sheet.put(x0 + 20, y0 + dy, (Line(wave, theme.water_text, 2.6),))


def key(view: TableView, say: Say, theme: Theme) -> list[Stamp]:
    """What units and ships cost, and what the signs of the map mean, in one line below it."""
    sheet = Sheet(theme, say)
    y = (KEY[1] + KEY[3]) / 2
    rows = [
        (pieces.unit(i, 16, theme.ink), f"at-board-unit-{kind}", UNIT_COST[i])
        for i, kind in enumerate(UNITS)
    ]
    rows += [
        (pieces.ship(i, 17, theme.ink), f"at-board-ship-{kind}", SHIP_COST[i])
        for i, kind in enumerate(SHIPS)
    ]
    x, step = 34.0, 182.0
    for shapes, name, cost in rows:
        sheet.put(x, y, shapes)
        used = sheet.text(x + 26, y, Msg(name), 23, "text", room=step - 76)
        sheet.text(x + 34 + used, y, str(cost), 26, "bold", about=f"cost:{name[9:]}")
        x += step
    whose = view.players[0].seat if view.players else "red"
    signs = ((pieces.capital(whose, "blue", theme), "capital"), (pieces.shore(theme), "anchor"))
    for shapes, name in signs:
        sheet.put(x + 10, y, shapes)
        sheet.text(x + 38, y, Msg(f"at-board-sign-{name}"), 23, "text", room=200)
        x += 252
    return sheet.stamps


def strip(view: TableView, say: Say, theme: Theme, window: View) -> list[Stamp]:
    """Over a part of the board: which turn it shows."""
    sheet = Sheet(theme, say)
    x0, y0, x1 = window.x, window.y, window.x + window.width
    sheet.put(x0, y0, bar(x1 - x0, 50, theme.card, theme), "strip")
    y = y0 + 26
    right = sheet.text(x1 - 20, y, _round(view, say), 36, "bold", "r")
    _whose(sheet, view, x0 + 8, y, x1 - right - 50)
    return sheet.stamps
