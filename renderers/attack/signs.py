"""What stands for players, units, ships and cards in menus. AT-24.
And how the past is drawn: what changed since a turn, and the way it went."""

from __future__ import annotations

from engines.attack.view import SHIPS, UNITS, TableView
from engines.contract import Msg, msg
from renderers import icons
from renderers.atlas import View
from renderers.attack import pieces
from renderers.attack.colours import WALL
from renderers.attack.hand import COLOURS, symbol
from renderers.attack.places import CHART
from renderers.draw import Shapes
from renderers.recap import Told
from renderers.signs import plated
from renderers.story import Story

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
