"""What stands for corps, supplies and deeds in menus. RR-22.
And how the past is drawn: what changed since a turn, and the way it went."""

from __future__ import annotations

from itertools import pairwise

from engines.contract import Msg, msg
from engines.race_to_the_rhine.view import CORPS, TableView
from renderers import icons
from renderers.atlas import View
from renderers.draw import Line, Shapes, Stamp
from renderers.race_to_the_rhine import pieces
from renderers.race_to_the_rhine.deeds import line_between
from renderers.race_to_the_rhine.places import FRAME, SPACES
from renderers.race_to_the_rhine.race import steps
from renderers.recap import Told
from renderers.signs import plated
from renderers.story import Story
from renderers.theme import STAFF, Theme

_deeds = {
    "supply": plated(icons.depot(40, STAFF), STAFF),
    "trucks": plated(icons.truck(30, STAFF.food, STAFF), STAFF),
    "haul": plated(icons.truck(30, STAFF.food, STAFF), STAFF),
    "air": plated(icons.plane(40, STAFF.card, STAFF), STAFF),
    "drop": plated(icons.parachute(40, STAFF.card, STAFF), STAFF),
    "mark": icons.hedgehog(40, STAFF),
}

SIGNS: dict[str, Shapes] = {
    **{f"rr-do-token:{'FAR'[n]}": plated(icons.supply(n, 40, "", STAFF), STAFF) for n in range(3)},
    **{f"rr-corps-{name}": pieces.corps_block(name, False, False, STAFF) for name in CORPS},
    **{f"rr-seat-{army}": icons.token(side, 40, STAFF) for army, side in STAFF.sides.items()},
    **{f"rr-deck-{army}": icons.token(side, 40, STAFF) for army, side in STAFF.sides.items()},
    **{f"rr-do-{deed}": each for deed, each in _deeds.items()},
    "rr-deck-resistance": icons.hedgehog(40, STAFF),
}


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
