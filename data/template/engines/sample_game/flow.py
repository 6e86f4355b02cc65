"""The handlers of every frame."""

from __future__ import annotations

from engines.sample_game import raid, turn
from engines.sample_game.game import Game
from engines.sample_game.state import Frame, Raid, State, Turn

from engines.kit.flow import Flow, handlers

FLOW: Flow[Game, State] = Flow(
    Frame,
    handlers(Turn, turn.advance, turn.ask, turn.answer),
    handlers(Raid, raid.advance, raid.ask, raid.answer),
)
