"""1944: Race to the Rhine as pictures. RR-22."""

from __future__ import annotations

from collections.abc import Sequence

from engines.race_to_the_rhine.view import SeatView, TableView
from renderers.atlas import Print, View
from renderers.draw import Mark, Stamp
from renderers.picture import Plan
from renderers.race_to_the_rhine import board, deeds, panels, pieces
from renderers.race_to_the_rhine.ground import printed
from renderers.race_to_the_rhine.hand import hand
from renderers.race_to_the_rhine.places import HEIGHT, SPACES, WIDTH, Say, space_names
from renderers.race_to_the_rhine.words import alt
from renderers.theme import STAFF, Theme

__all__ = ["FOCUS", "alt", "hand", "plan"]

WHOLE = View(0, 0, WIDTH, HEIGHT, 0.86)
WINDOWS = {
    "west": View(20, 20, 1240, 930, 1.4),
    "centre": View(300, 330, 1240, 930, 1.4),
    "south": View(400, 560, 1240, 930, 1.4),
    "rhine": View(1120, 20, 880, 1110, 1.4),
}
FOCUS: tuple[str, ...] = tuple(WINDOWS)


def plan(
    view: TableView | SeatView,
    say: Say,
    theme: Theme = STAFF,
    marks: Sequence[str] = (),
    focus: str = "",
) -> Plan:
    """The board; `marks` are places to be ringed, `focus` a part shown larger."""
    table = view.table if isinstance(view, SeatView) else view
    laid = board.Board(table, space_names(say), theme)
    drawn: list[Mark] = [
        *board.washes(table),
        *board.front_lines(table, theme),
        *deeds.ways(table, theme),
        *laid.stamps,
        *deeds.signs(table, theme, laid),
    ]
    ring = pieces.chosen(theme)
    drawn += [Stamp(*SPACES[id].xy, ring, f"choice:{id}") for id in marks if id in SPACES]
    window = WINDOWS.get(focus, WHOLE)
    drawn += (
        panels.panels(table, say, theme) if not focus else panels.strip(table, say, theme, window)
    )
    name = f"race_to_the_rhine-{focus or 'whole'}-{theme.name}"
    return Plan(Print(name, window, lambda: printed(theme)), tuple(drawn))
