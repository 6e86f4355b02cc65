"""What stands for countries and kinds of cards in menus. QM-29.
And how the past is drawn: what changed since a turn, and the way it went."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.quartermaster.view import TableView, book
from renderers import icons
from renderers.atlas import View
from renderers.draw import Shapes
from renderers.quartermaster import pieces
from renderers.quartermaster.colours import ALLIES, AXIS, KINDS, WAR
from renderers.quartermaster.hand import kind_sign
from renderers.quartermaster.places import MAP
from renderers.recap import Told
from renderers.story import Story

_countries = [country for country, side in WAR.sides.items() if side.letter]
_kinds = {kind: kind_sign(kind, 40, WAR) for kind in KINDS}
_basic = {"ba": "build_army", "bn": "build_navy", "lb": "land_battle", "sb": "sea_battle"}


def _written(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


SIGNS: dict[str, Shapes] = {
    **{f"qm-seat-{country}": pieces.badge(WAR.sides[country], 40, WAR) for country in _countries},
    **{f"qm-team-{team}": icons.emblem(team, 40, WAR) for team in (AXIS, ALLIES)},
    **{f"qm-type-{_written(kind)}": each for kind, each in _kinds.items()},
    **{f"qm-card-{short}": _kinds[kind] for short, kind in _basic.items()},
    **{
        f"qm-card-{_written(card.id)}": _kinds[card.type]
        for card in book().values()
        if card.id.partition(".")[2] not in _basic
    },
    **{
        f"qm-unit:{country}:{unit}": pieces.piece(country, unit, WAR)
        for country in _countries
        for unit in ("army", "navy")
    },
}


AXIS_SEATS = ("germany", "japan", "italy")
TOLD = Told(quiet=frozenset(("qm-scored-spaces", "qm-redeclared", "qm-opened")))


def _points(view: TableView) -> dict[str, int]:
    return {"axis": view.axis, "allies": view.allies}


STORY = Story(
    part=lambda view: View(MAP[0], MAP[1], MAP[2] - MAP[0], MAP[3] - MAP[1]),
    shown=frozenset(("wash", "capital", "piece")),
    when=lambda view: msg("qm-story-round", n=view.round),
    scores=_points,
    about=Msg("qm-story-about"),
    side_of=lambda seat: "axis" if seat in AXIS_SEATS else "allies",
    side=lambda team: Msg(f"qm-team-{team}"),
)
