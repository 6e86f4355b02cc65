"""A position while a move is carried out, with the marks it leaves on the board."""

from __future__ import annotations

import engines.kit.game as kit
from engines.race_to_the_rhine.state import BoardMark, Frame, State


class Game(kit.Game[State, Frame]):
    __slots__ = ()

    def record(self, kind: str, *places: str, what: str = "") -> None:
        """Remember what was done, for the picture of the turn (RR-22.13)."""
        self.state.deeds.append(BoardMark(self.state.active, kind, list(places), what))
