"""How the past of the game is drawn: what changed since a turn, and the way it went."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.total_domination.view import TableView
from renderers.atlas import View
from renderers.recap import Told
from renderers.story import Story
from renderers.total_domination.places import LAND

AXIS = ("germany", "japan", "italy")
TOLD = Told(ways=frozenset(("td-log-move",)))


def _points(view: TableView) -> dict[str, int]:
    return {"axis": view.axis, "allies": view.allies}


STORY = Story(
    part=lambda view: View(LAND[0], LAND[1], LAND[2] - LAND[0], LAND[3] - LAND[1]),
    shown=frozenset(("link", "space", "unit", "destroyed")),
    when=lambda view: msg("td-story-when", year=str(view.year)),
    scores=_points,
    about=Msg("td-story-about"),
    side_of=lambda seat: "axis" if seat in AXIS else "allies",
    side=lambda side: Msg(f"td-seat-{side}"),
)
