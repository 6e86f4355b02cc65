"""A position while a move is carried out."""

from __future__ import annotations

from engines.sample_game.state import Frame, State

import engines.kit.game as kit


class Game(kit.Game[State, Frame]):
    __slots__ = ()
