"""The handlers of every frame: how it goes on by itself, asks, and takes an answer."""

from __future__ import annotations

from engines.kit.flow import Flow, always_asks, handlers
from engines.race_to_the_rhine import drop, move, reaction, state, stock, supply, transport, turn
from engines.race_to_the_rhine.game import Game

FLOW: Flow[Game, state.State] = Flow(
    state.Frame,
    handlers(state.Turn, always_asks, turn.ask_turn, turn.answer_turn),
    handlers(state.Move, move.advance_move, move.ask_move, move.answer_move),
    handlers(state.Haul, transport.advance_haul, transport.ask_haul, transport.answer_haul),
    handlers(state.Shed, always_asks, stock.ask_shed, stock.answer_shed),
    handlers(state.Bonus, always_asks, supply.ask_bonus, supply.answer_bonus),
    handlers(state.Landing, drop.advance_landing, drop.ask_landing, drop.answer_landing),
    handlers(state.Reaction, always_asks, reaction.ask_reaction, turn.answer_reaction),
)

run, asked, take = FLOW.run, FLOW.asked, FLOW.take
