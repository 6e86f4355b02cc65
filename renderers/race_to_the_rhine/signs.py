"""What stands for corps, supplies and deeds in menus. RR-22."""

from __future__ import annotations

from engines.race_to_the_rhine.view import CORPS
from renderers import icons
from renderers.race_to_the_rhine import pieces
from renderers.signs import Shapes, plated
from renderers.theme import STAFF

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
