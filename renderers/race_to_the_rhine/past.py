"""How the past of the game is drawn: what changed since a turn, and the ways that were gone."""

from __future__ import annotations

from itertools import pairwise

from engines.contract import Msg, msg
from engines.race_to_the_rhine.view import TableView
from renderers.atlas import View
from renderers.draw import Line, Stamp
from renderers.race_to_the_rhine.deeds import line_between
from renderers.race_to_the_rhine.places import FRAME, SPACES
from renderers.race_to_the_rhine.race import steps
from renderers.recap import Told
from renderers.story import Story
from renderers.theme import Theme

TOLD = Told(
    ways=frozenset(("rr-log-moves", "rr-log-haul")),
    strides=frozenset(("rr-log-steps", "rr-log-enters")),
    quiet=frozenset(("rr-log-fed", "rr-log-logistics")),
)


def _away(view: TableView) -> dict[str, int]:
    return {player.army: steps(view, player.army) for player in view.players}


def _ways(view: TableView, theme: Theme) -> list[Stamp]:
    """Where corps went, in the colour of their army."""
    return [
        Stamp(*SPACES[a].xy, _way(a, b, deed.by, theme), f"way:{a}:{b}:{deed.by}")
        for deed in view.deeds
        if deed.kind == "move"
        for a, b in pairwise(deed.places)
        if a in SPACES and b in SPACES
    ]


def _way(a: str, b: str, army: str, theme: Theme) -> tuple[Line, Line]:
    line = line_between(a, b)
    return Line(line, theme.ink, 22.0), Line(line, theme.sides[army].colour, 15.0)


STORY = Story(
    part=lambda view: View(FRAME[0], FRAME[1], FRAME[2] - FRAME[0], FRAME[3] - FRAME[1]),
    shown=frozenset(("wash", "base", "token", "corps")),
    when=lambda view: msg("rr-board-round", n=view.round),
    scores=_away,
    about=Msg("rr-story-about"),
    side=lambda army: Msg(f"rr-seat-{army}"),
    fewer=True,
    lasting=_ways,
)
