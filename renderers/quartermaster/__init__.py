"""Quartermaster General WW2 as pictures. QM-29."""

from __future__ import annotations

from collections.abc import Sequence

from engines.quartermaster.view import SeatView, TableView
from renderers.atlas import Print, View
from renderers.draw import Mark
from renderers.picture import Plan
from renderers.quartermaster import board
from renderers.quartermaster.colours import WAR
from renderers.quartermaster.ground import printed
from renderers.quartermaster.places import FACTS, HEIGHT, WIDTH, Say, space_names
from renderers.theme import Theme

WHOLE = View(0, 0, WIDTH, HEIGHT, 0.86)
WINDOWS: dict[str, View] = {}
FOCUS: tuple[str, ...] = tuple(WINDOWS)


def plan(
    view: TableView | SeatView,
    say: Say,
    theme: Theme = WAR,
    marks: Sequence[str] = (),
    focus: str = "",
) -> Plan:
    """The board; `marks` are places to be ringed, `focus` a part shown larger."""
    table = view.table if isinstance(view, SeatView) else view
    named = space_names(say)
    drawn: list[Mark] = [*board.washes(table), *board.stamps(table, named, marks, theme)]
    return Plan(_sheet(focus, theme), tuple(drawn))


def _sheet(focus: str, theme: Theme) -> Print:
    name = f"quartermaster-{focus or 'whole'}-{theme.name}"
    return Print(name, WINDOWS[focus] if focus else WHOLE, FACTS, lambda: printed(theme))
