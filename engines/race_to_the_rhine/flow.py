"""The handlers of every frame: how it goes on by itself, asks, and takes an answer."""

from __future__ import annotations

from engines.kit.flow import Flow, always_asks, handlers
from engines.race_to_the_rhine import drop, move, reaction, stock, supply, transport, turn
from engines.race_to_the_rhine.game import Game
from engines.race_to_the_rhine.state import (
    Bonus,
    Frame,
    Haul,
    Landing,
    Move,
    Reaction,
    Shed,
    State,
    Turn,
)

FLOW: Flow[Game, State] = Flow(
    Frame,
    handlers(Turn, always_asks, turn.ask_turn, turn.answer_turn),
    handlers(Move, move.advance_move, move.ask_move, move.answer_move),
    handlers(Haul, transport.advance_haul, transport.ask_haul, transport.answer_haul),
    handlers(Shed, always_asks, stock.ask_shed, stock.answer_shed),
    handlers(Bonus, always_asks, supply.ask_bonus, supply.answer_bonus),
    handlers(Landing, drop.advance_landing, drop.ask_landing, drop.answer_landing),
    handlers(Reaction, always_asks, reaction.ask_reaction, turn.answer_reaction),
)

run, asked, take = FLOW.run, FLOW.asked, FLOW.take
