"""All battles to choose from, as small boards: who fights, for how many medals. OV-33.1."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engines.contract import msg
from engines.overlord.view import SideView, TableView
from renderers import icons
from renderers.atlas import Ground, Print, View
from renderers.draw import Poly, Shape, Stamp, Text, moved
from renderers.overlord.board import Board
from renderers.overlord.colours import FRONT, NATIONS, inks
from renderers.overlord.ground import beside
from renderers.overlord.head import badge
from renderers.overlord.pieces import LIGHT
from renderers.overlord.places import field
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.theme import Theme
from renderers.wording import MOST, Say

WIDTH, MARGIN, GAP = 1400.0, 20.0, 20.0
CARD = (WIDTH - 2 * MARGIN - GAP) / 2
TITLE, FOOT, PAD = 58.0, 62.0, 12.0
BOARD = 214.0
"""How high a small board is at most."""
SHOWN = 14
"""Battles in one picture; the menus below it hold them all."""


def chooser(views: Mapping[str, TableView], chosen: str, say: Say, theme: Theme = FRONT) -> Plan:
    sheet = Sheet(theme, say)
    high = TITLE + BOARD + 2 * PAD + FOOT
    first = list(views)[:SHOWN]
    shown = [
        (scenario, view)
        for scenario, view in views.items()
        if scenario in first or scenario == chosen
    ]
    for i, (scenario, view) in enumerate(shown):
        x = MARGIN + i % 2 * (CARD + GAP)
        y = MARGIN + i // 2 * (high + GAP)
        _battle(sheet, view, x, y, high, f"battle:{scenario}", scenario == chosen)
    height = MARGIN + (len(shown) + 1) // 2 * (high + GAP)
    view_ = View(0, 0, WIDTH, round(height))

    def ground() -> Ground:
        return Ground(theme.paper_deep, (), {}, (), {}, inks(theme))

    return Plan(Print(f"overlord-chooser-{theme.name}", view_, "", ground), tuple(sheet.stamps))


def _battle(
    sheet: Sheet, view: TableView, x: float, y: float, high: float, about: str, chosen: bool
) -> None:
    """A sheet of paper: the name, the board, and both sides below it."""
    theme = sheet.theme
    sheet.frame((x, y, x + CARD, y + high), f"{about}{':chosen' if chosen else ''}", chosen)
    first = next(one for one in view.sides if one.side == view.side)
    bar = (Poly(icons.box(0, 0, CARD, TITLE), theme.sides[first.side].colour, theme.ink, 2.4),)
    sheet.put(x, y, bar)
    begins = sheet.say(msg("ov-board-begins", side=first.name))
    used = sheet.text(
        x + CARD - 18, y + TITLE / 2 + 1, begins, 24, "text", "r", LIGHT, about=f"{about}:begins"
    )
    named, room = f"{about}:name", CARD - 60 - used
    sheet.text(x + 18, y + TITLE / 2 + 1, view.name, 36, "title", "l", LIGHT, named, room)
    _small(sheet, view, x, y + TITLE + PAD)
    foot = y + TITLE + BOARD + 2 * PAD
    for i, one in enumerate(view.sides):
        _side(sheet, one, x + 14 + i * CARD / 2, foot, about)


def _small(sheet: Sheet, view: TableView, x: float, y: float) -> None:
    """The board itself, only smaller, in the middle of its room."""
    ground = field(view)
    x0, y0, x1, y1 = ground.box
    by = min((CARD - 2 * PAD) / (x1 - x0), BOARD / (y1 - y0))
    x += (CARD - (x1 - x0) * by) / 2
    y += (BOARD - (y1 - y0) * by) / 2
    paper = (Poly(icons.box(0, 0, (x1 - x0) * by, (y1 - y0) * by), beside(view.face)),)
    sheet.put(x, y, paper, "board")
    for mark in Board(view, (), sheet.theme, ground, bare=True).stamps:
        if not mark.about.startswith(("name:", "rim:", "line:", "exit:")):
            at = x + (mark.x - x0) * by, y + (mark.y - y0) * by
            grown = by * 1.25 if mark.about.startswith("unit:") else by
            sheet.stamps.append(Stamp(*at, _shrunk(mark.shapes, grown), mark.about))


@lru_cache(maxsize=1024)
def _shrunk(shapes: tuple[Shape, ...], by: float) -> tuple[Shape, ...]:
    return moved(shapes, 0, 0, by)


def _side(sheet: Sheet, one: SideView, x: float, y: float, about: str) -> None:
    """Who fights, with how many units and cards, for how many medals."""
    theme = sheet.theme
    sheet.put(x + 20, y + 24, badge(one.side, theme))
    at = x + 46
    for nation in one.nations:
        plate = (
            Poly(icons.rounded(-17, -13, 17, 13, 4), NATIONS.get(nation, theme.ink)),
            Text(0, 0.5, nation, 19, LIGHT, "bold"),
        )
        sheet.put(at + 17, y + 24, plate, f"{about}:nation:{nation}")
        at += 38
    end = x + CARD / 2 - 30
    sheet.text(end, y + 25, str(one.to_win), 32, "bold", "r", about=f"{about}:medals:{one.side}")
    sheet.put(end - 56, y + 24, icons.medal(15, theme), "medal")
    told = msg("ov-board-chooser", units=one.units, cards=one.hand_size)
    sheet.text(at + 4, y + 25, told, 25, "text", room=end - 76 - at, about=f"{about}:{one.side}")


def alt_chooser(views: Mapping[str, TableView], say: Say) -> str:
    told = ""
    for view in list(views.values())[:SHOWN]:
        sides = tuple(
            msg("ov-board-chooser-side", side=one.name, medals=one.to_win) for one in view.sides
        )
        more = f"{say(view.name)}: {say(msg('ov-board-chooser-sides', sides=sides))}\n"
        if len(told) + len(more) > MOST:
            break
        told += more
    return told.strip()
