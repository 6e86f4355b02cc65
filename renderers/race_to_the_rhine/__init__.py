"""1944: Race to the Rhine as pictures. RR-22."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.race_to_the_rhine.view import TableView
from renderers.atlas import Print, View
from renderers.draw import Box, Mark, Stamp, Wash
from renderers.picture import Plan
from renderers.race_to_the_rhine import panels, pieces
from renderers.race_to_the_rhine.ground import (
    HEIGHT,
    SPACES,
    WIDTH,
    Say,
    ground,
    label_boxes,
    space_names,
)
from renderers.theme import STAFF, Theme

WHOLE = View(0, 0, WIDTH, HEIGHT)
WINDOWS = {
    "west": View(20, 20, 1240, 930, 1.6),
    "centre": View(300, 330, 1240, 930, 1.6),
    "south": View(400, 560, 1240, 930, 1.6),
    "rhine": View(1120, 20, 880, 1110, 1.6),
}
FOCUS: tuple[str, ...] = tuple(WINDOWS)


def plan(
    view: TableView, say: Say, theme: Theme = STAFF, marks: Sequence[str] = (), focus: str = ""
) -> Plan:
    """The board; `marks` are places to be ringed, `focus` a part shown larger."""
    names = space_names(say)
    boxes = _boxes(tuple(names.items()))
    crowd = pieces.Crowd(boxes)
    drawn: list[Mark] = [
        Wash(space.id, "closed" if space.closed else space.owner)
        for space in view.spaces
        if space.owner
    ]
    drawn += pieces.on_board(view, boxes, theme, crowd)
    drawn += [
        Stamp(*SPACES[id].xy, pieces.chosen(theme), f"choice:{id}") for id in marks if id in SPACES
    ]
    if not focus:
        drawn += panels.panels(view, say, theme)
    sheet = Print(
        f"race_to_the_rhine-{focus or 'whole'}-{theme.name}",
        WINDOWS.get(focus, WHOLE),
        tuple(names.values()),
        lambda: ground(names, boxes, theme),
    )
    return Plan(sheet, tuple(drawn))


@lru_cache(maxsize=4)
def _boxes(names: tuple[tuple[str, str], ...]) -> dict[str, Box]:
    return label_boxes(dict(names))
