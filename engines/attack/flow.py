"""The handlers of every frame: how it goes on by itself, asks, and takes an answer."""

from __future__ import annotations

from engines.attack import (
    battle,
    build,
    claims,
    diplomacy,
    march,
    naval,
    operation,
    placing,
    state,
    trade,
    turn,
)
from engines.attack.game import Game
from engines.kit.flow import Flow, always_asks, handlers

FLOW: Flow[Game, state.State] = Flow(
    state.Frame,
    handlers(state.Claims, claims.advance_claims, claims.ask_claims, claims.answer_claims),
    handlers(state.Placing, placing.advance_placing, placing.ask_placing, placing.answer_placing),
    handlers(state.Turn, turn.advance, turn.ask, turn.answer),
    handlers(state.Marshal, always_asks, march.ask, march.answer),
    handlers(state.Operation, operation.advance, operation.ask, operation.answer),
    handlers(state.Muster, battle.advance_muster, battle.ask_muster, battle.answer_muster),
    handlers(state.LandBattle, battle.advance, battle.ask, battle.answer),
    handlers(state.Challenge, naval.advance_challenge, naval.ask_challenge, naval.answer_challenge),
    handlers(state.NavalBattle, naval.advance, naval.ask, naval.answer),
    handlers(state.Embassy, always_asks, diplomacy.ask, diplomacy.answer),
    handlers(state.Build, always_asks, build.ask, build.answer),
    handlers(state.Blocking, trade.advance_blocking, trade.ask_blocking, trade.answer_blocking),
)

run, asked, take = FLOW.run, FLOW.asked, FLOW.take
