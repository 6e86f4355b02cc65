"""1944: Race to the Rhine as pictures. RR-22."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.race_to_the_rhine.view import SeatView, TableView
from renderers.atlas import Print, View
from renderers.draw import Box, Mark, Stamp, Wash
from renderers.picture import Plan
from renderers.race_to_the_rhine import deeds, panels, pieces
from renderers.race_to_the_rhine import hand as hands
from renderers.race_to_the_rhine.ground import (
    HEIGHT,
    SPACES,
    WIDTH,
    Say,
    label_boxes,
    printed,
    space_names,
)
from renderers.race_to_the_rhine.words import alt
from renderers.theme import STAFF, Theme

__all__ = ["FOCUS", "alt", "hand", "plan"]

WHOLE = View(0, 0, WIDTH, HEIGHT, 0.9)
WINDOWS = {
    "west": View(20, 20, 1240, 930, 1.6),
    "centre": View(300, 330, 1240, 930, 1.6),
    "south": View(400, 560, 1240, 930, 1.6),
    "rhine": View(1120, 20, 880, 1110, 1.6),
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
    names = space_names(say)
    boxes, near = _boxes(tuple(names.items()))
    crowd = pieces.Crowd(near)
    drawn: list[Mark] = [
        Wash(space.id, "closed" if space.closed else space.owner)
        for space in table.spaces
        if space.owner
    ]
    drawn += pieces.front_lines(table, theme)
    drawn += deeds.ways(table, theme)
    drawn += pieces.on_board(table, boxes, theme, crowd)
    drawn += deeds.signs(table, theme, crowd)
    drawn += [
        Stamp(*SPACES[id].xy, pieces.chosen(theme), f"choice:{id}") for id in marks if id in SPACES
    ]
    if not focus:
        drawn += panels.panels(table, say, theme)
    sheet = Print(
        f"race_to_the_rhine-{focus or 'whole'}-{theme.name}",
        WINDOWS.get(focus, WHOLE),
        tuple(names.values()),
        lambda: printed(names, boxes, theme),
    )
    return Plan(sheet, tuple(drawn))


def hand(view: SeatView, say: Say, theme: Theme = STAFF) -> Plan:
    return hands.hand(view, say, theme)


@lru_cache(maxsize=4)
def _boxes(
    names: tuple[tuple[str, str], ...],
) -> tuple[dict[str, Box], dict[str, tuple[Box, ...]]]:
    """Where the names stand, and which of them stand near each space."""
    boxes = label_boxes(dict(names))
    return boxes, pieces.near_names(boxes)
