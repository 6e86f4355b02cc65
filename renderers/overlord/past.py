"""How the past of the battle is drawn: what changed since a turn, and the way it went."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.overlord.view import TableView
from renderers.atlas import View
from renderers.overlord.places import field
from renderers.recap import Told
from renderers.story import Story

TOLD = Told(
    ways=frozenset(("ov-move", "ov-retreat", "ov-ground", "ov-exit", "ov-back")),
    blows=frozenset(("ov-attack", "ov-ambush")),
    quiet=frozenset(("ov-ordered", "ov-stays")),
)


def _field(view: TableView) -> View:
    x0, y0, x1, y1 = field(view).box
    return View(x0, y0, x1 - x0, y1 - y0)


def _to_win(view: TableView) -> dict[str, int]:
    """Medals still to win: the sides may need different numbers of them."""
    return {side.side: max(side.to_win - side.medals, 0) for side in view.sides}


STORY = Story(
    part=_field,
    shown=frozenset(("hex", "work", "goal", "unit", "obstacle")),
    when=lambda view: msg("ov-board-turn-short", n=view.turn),
    scores=_to_win,
    about=Msg("ov-story-about"),
    side=lambda side: Msg(f"ov-side-{side.lower()}"),
    fewer=True,
    side_of=lambda seat: seat.partition("_")[0].upper(),
)
