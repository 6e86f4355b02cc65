"""How the past of the game is drawn: what changed since a turn, and the way it went."""

from __future__ import annotations

from engines.attack.view import TableView
from engines.contract import Msg, msg
from renderers.atlas import View
from renderers.attack.places import CHART
from renderers.recap import Told
from renderers.story import Story

TOLD = Told(ways=frozenset(("at-log-moves", "at-log-moves-lane", "at-log-moves-zone")))


def _regions(view: TableView) -> dict[str, int]:
    return {player.seat: player.regions for player in view.players}


def _round(view: TableView) -> Msg:
    return msg("at-board-round", n=view.round)


STORY = Story(
    part=lambda view: View(CHART[0], CHART[1], CHART[2] - CHART[0], CHART[3] - CHART[1]),
    shown=frozenset(("wash", "capital")),
    when=_round,
    scores=_regions,
    about=Msg("at-story-about"),
    side=lambda seat: Msg(f"at-seat-{seat}"),
)
