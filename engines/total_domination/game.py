"""A position while a move is carried out, with the marks it leaves on the board."""

from __future__ import annotations

import engines.kit.game as kit
from engines.total_domination.components import Power, Space
from engines.total_domination.state import BoardMark, Frame, State


class Game(kit.Game[State, Frame]):
    __slots__ = ()

    def record(self, by: Power, kind: str, *places: Space, what: str = "") -> None:
        """Remember something for the picture until everybody has had a turn (TD-V.13)."""
        self.state.marks.append(BoardMark(self.state.turns, by, kind, list(places), what))
