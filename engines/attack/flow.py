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
    trade,
    turn,
)
from engines.attack.game import Game
from engines.attack.state import (
    Blocking,
    Build,
    Challenge,
    Claims,
    Embassy,
    Frame,
    LandBattle,
    Marshal,
    Muster,
    NavalBattle,
    Operation,
    Placing,
    State,
    Turn,
)
from engines.kit.flow import Flow, always_asks, handlers

FLOW: Flow[Game, State] = Flow(
    Frame,
    handlers(Claims, claims.advance_claims, claims.ask_claims, claims.answer_claims),
    handlers(Placing, placing.advance_placing, placing.ask_placing, placing.answer_placing),
    handlers(Turn, turn.advance, turn.ask, turn.answer),
    handlers(Marshal, always_asks, march.ask, march.answer),
    handlers(Operation, operation.advance, operation.ask, operation.answer),
    handlers(Muster, battle.advance_muster, battle.ask_muster, battle.answer_muster),
    handlers(LandBattle, battle.advance, battle.ask, battle.answer),
    handlers(Challenge, naval.advance_challenge, naval.ask_challenge, naval.answer_challenge),
    handlers(NavalBattle, naval.advance, naval.ask, naval.answer),
    handlers(Embassy, always_asks, diplomacy.ask, diplomacy.answer),
    handlers(Build, always_asks, build.ask, build.answer),
    handlers(Blocking, trade.advance_blocking, trade.ask_blocking, trade.answer_blocking),
)

run, asked, take = FLOW.run, FLOW.asked, FLOW.take
