"""How the past of the game is drawn: what changed since a turn, and the way it went."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.quartermaster.view import TableView
from renderers.atlas import View
from renderers.quartermaster.places import MAP
from renderers.recap import Told
from renderers.story import Story

AXIS = ("germany", "japan", "italy")
TOLD = Told(quiet=frozenset(("qm-scored-spaces", "qm-redeclared", "qm-opened")))


def _points(view: TableView) -> dict[str, int]:
    return {"axis": view.axis, "allies": view.allies}


STORY = Story(
    part=lambda view: View(MAP[0], MAP[1], MAP[2] - MAP[0], MAP[3] - MAP[1]),
    shown=frozenset(("wash", "capital", "piece")),
    when=lambda view: msg("qm-story-round", n=view.round),
    scores=_points,
    about=Msg("qm-story-about"),
    side_of=lambda seat: "axis" if seat in AXIS else "allies",
    side=lambda team: Msg(f"qm-team-{team}"),
)
