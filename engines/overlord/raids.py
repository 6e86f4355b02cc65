"""COMMAND: the commander's own Air Power or Barrage, target by target (OV-13.11, 13.12)."""

from __future__ import annotations

from engines.overlord import air
from engines.overlord.components import AIR_POWER
from engines.overlord.game import Game
from engines.overlord.state import Raid


def advance(game: Game, frame: Raid) -> bool:
    """Each named unit once, in that order; flags are carried out before the next one."""
    while frame.targets:
        cell = frame.targets.pop(0)
        if cell in game.state.units:
            air.strike(game, cell, frame.dice, frame.card, stars=frame.card == AIR_POWER, firm=True)
            if game.state.flow[-1] is not frame:
                return True
    game.pop()
    return True
