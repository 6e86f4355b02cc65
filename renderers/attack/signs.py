"""What stands for players, units, ships and cards in menus. AT-24."""

from __future__ import annotations

from engines.attack.view import SHIPS, UNITS
from renderers import icons
from renderers.attack import pieces
from renderers.attack.colours import WALL
from renderers.attack.hand import COLOURS, symbol
from renderers.signs import Shapes, plated

_units = {name: plated(pieces.unit(n, 40, WALL.ink), WALL) for n, name in enumerate(UNITS)}
_ships = {name: plated(pieces.ship(n, 40, WALL.ink), WALL) for n, name in enumerate(SHIPS)}
_cards = {name: plated(symbol(name, 40, WALL), WALL) for name in COLOURS}
_deeds = {
    "attack": plated(icons.swords(40, WALL.red_ink), WALL),
    "diplomacy": plated(pieces.dove(40, WALL.water_text), WALL),
    "naval": plated(pieces.wave(40, WALL.water_text), WALL),
    "move": plated(icons.arrow_right(40, WALL), WALL),
    "build": plated(symbol("factories", 40, WALL), WALL),
}

SIGNS: dict[str, Shapes] = {
    **{f"at-seat-{seat}": pieces.badge(side, 40, WALL) for seat, side in WALL.sides.items()},
    **{f"at-{of}-{name}": each for name, each in _units.items() for of in ("n", "do", "verb")},
    **{f"at-{of}-{name}": each for name, each in _ships.items() for of in ("ship", "n", "verb")},
    **{f"at-kind-{name}": each for name, each in _cards.items()},
    **{f"at-{of}-{name}": each for name, each in _deeds.items() for of in ("do", "verb")},
    "at-do-capital": icons.star(40, WALL.gold, WALL.ink, 3.0),
}
