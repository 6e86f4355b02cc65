"""Memoir '44 Overlord as pictures. OV-30."""

from __future__ import annotations

from collections.abc import Sequence

from engines.overlord.view import SeatView, TableView
from renderers import atlas
from renderers.atlas import View
from renderers.draw import Mark, Stamp
from renderers.overlord import ground, head
from renderers.overlord.board import Board
from renderers.overlord.colours import FACES, FRONT
from renderers.overlord.hand import hand
from renderers.overlord.places import EDGE, Field, Say, field, whole, window
from renderers.overlord.words import alt, alt_hand
from renderers.panel import Sheet
from renderers.picture import Plan
from renderers.theme import Theme

__all__ = ["FOCUS", "alt", "alt_hand", "hand", "plan", "prepare"]

FOCUS: tuple[str, ...] = ("left", "center", "right")


def plan(
    view: TableView | SeatView,
    say: Say,
    theme: Theme = FRONT,
    marks: Sequence[str] = (),
    focus: str = "",
) -> Plan:
    """The board; `marks` are hexes to be ringed, `focus` an area as its side names it."""
    table, side = (view.table, view.side) if isinstance(view, SeatView) else (view, None)
    bottom = next(one.side for one in table.sides if one.edge != "top")
    shown = window(table, focus, side or bottom) if focus else whole(table)
    sheet = Sheet(theme, say)
    drawn: list[Mark] = [
        mark for mark in Board(table, marks, theme).stamps if not focus or _whole(mark, shown)
    ]
    head.strips(sheet, table, shown)
    if focus:
        head.brief(sheet, table, shown)
    else:
        head.head(sheet, table)
        head.table(sheet, table)
    return Plan(ground.sheet(table.face, field(table), shown, theme), (*drawn, *sheet.stamps))


def _whole(mark: Stamp, shown: View) -> bool:
    """A name that is cut would be read as another."""
    left, right = shown.x + EDGE, shown.x + shown.width - EDGE
    x0, _, x1, _ = mark.box if mark.about.startswith("name:") else (left, 0, right, 0)
    return left <= x0 and x1 <= right


def prepare(say: Say, theme: Theme = FRONT) -> None:
    """Make ready what every picture needs, so that the first one is as quick as the others."""
    for face in FACES:
        for wide in (26, 13):
            size = Field(wide, 9)
            view = View(0, 0, size.width, round(size.height))
            atlas.sheet(ground.sheet(face, size, view, theme))
