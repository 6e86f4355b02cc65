"""What stands for countries and kinds of cards in menus. QM-29."""

from __future__ import annotations

from engines.quartermaster.view import book
from renderers import icons
from renderers.quartermaster import pieces
from renderers.quartermaster.colours import ALLIES, AXIS, KINDS, WAR
from renderers.quartermaster.hand import kind_sign
from renderers.signs import Shapes

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
        f"qm-unit:{country}:{kind}": pieces.piece(country, kind, WAR)
        for country in _countries
        for kind in ("army", "navy")
    },
}
