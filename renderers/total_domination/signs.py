"""What stands for nations, units and fields of technology in menus. TD-V.
And how the past is drawn: what changed since a turn, and the way it went."""

from __future__ import annotations

from engines.contract import Msg, msg
from engines.total_domination.view import TableView
from renderers import icons
from renderers.atlas import View
from renderers.draw import Disc, Shapes, Text
from renderers.recap import Told
from renderers.signs import plated
from renderers.story import Story
from renderers.theme import mix
from renderers.total_domination import pieces
from renderers.total_domination.colours import GROUPS, POLAR
from renderers.total_domination.places import LAND

SEATS = ("germany", "uk", "japan", "ussr", "axis", "allies")
KINDS = ("army", "fleet", "bomber")
_nations = [nation for nation, side in POLAR.sides.items() if side.letter]
_plain = mix(POLAR.ink, POLAR.card, 0.2)
_bodies = {
    "army": icons.tracks(_plain, POLAR),
    "fleet": icons.hull(_plain, POLAR),
    "bomber": pieces.plane(_plain, POLAR),
    "uboat": pieces.uboats(1, POLAR),
}

SIGNS: dict[str, Shapes] = {
    **{
        f"td-unit:{nation}:{kind}": pieces.unit(nation, kind, 1, False, POLAR)
        for nation in _nations
        for kind in KINDS
    },
    **{f"td-nation-{nation}": pieces.badge(nation, 40, POLAR) for nation in _nations},
    **{f"td-seat-{seat}": pieces.badge(seat, 40, POLAR) for seat in SEATS},
    **{f"td-kind-{kind}": plated(body, POLAR) for kind, body in _bodies.items()},
    "td-do-uboat": plated(_bodies["uboat"], POLAR),
    **{
        f"td-group-{group}": (
            Disc(0, 0, 40, 40, colour, POLAR.ink, 4.0),
            Text(0, 0, group[0].upper(), 50, POLAR.card, "title"),
        )
        for group, colour in GROUPS.items()
    },
}


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
    side_of=lambda seat: "axis" if seat in ("axis", *AXIS) else "allies",
    side=lambda side: Msg(f"td-seat-{side}"),
)
