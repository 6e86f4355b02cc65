"""The handlers of every frame: how it goes on by itself, asks, and takes an answer."""

from __future__ import annotations

from engines.kit import window
from engines.kit.flow import Flow, always_asks, handlers
from engines.quartermaster import (
    battle,
    choosing,
    discards,
    economic,
    effects,
    moving,
    phases,
    placing,
    playing,
    reactions,
    state,
)
from engines.quartermaster.game import Game

FLOW: Flow[Game, state.State] = Flow(
    state.Frame,
    handlers(state.Setup, phases.advance_setup, phases.ask_setup, window.seal),
    handlers(state.Turn, phases.advance_turn),
    handlers(state.Main, playing.advance_main, playing.ask_main, playing.answer_main),
    handlers(
        state.Reallocate,
        playing.advance_reallocate,
        playing.ask_reallocate,
        playing.answer_reallocate,
    ),
    handlers(state.Supply, phases.advance_supply, phases.ask_supply, phases.answer_supply),
    handlers(state.Victory, phases.advance_victory, phases.ask_victory, phases.answer_victory),
    handlers(state.Discards, phases.advance_discards, phases.ask_discards, phases.answer_discards),
    handlers(state.Closing, phases.advance_closing, phases.ask_closing, phases.answer_closing),
    handlers(state.Played, playing.advance_played),
    handlers(state.Use, reactions.advance_use),
    handlers(state.Text, effects.advance_text, effects.ask_text, effects.answer_text),
    handlers(state.Fork, choosing.advance_fork, choosing.ask_fork, choosing.answer_fork),
    handlers(state.EachOf, choosing.advance_each, choosing.ask_each, window.seal),
    handlers(state.Placing, placing.advance, placing.ask, placing.answer),
    handlers(state.Fight, battle.advance_fight, battle.ask_fight, battle.answer_fight),
    handlers(state.Strike, battle.advance_strike),
    handlers(state.Cull, battle.advance_cull, battle.ask_cull, battle.answer_cull),
    handlers(state.Removal, battle.advance_removal),
    handlers(
        state.Regrouping, placing.advance_regroup, placing.ask_regroup, placing.answer_regroup
    ),
    handlers(state.PlayOther, playing.advance_other, playing.ask_other, playing.answer_other),
    handlers(state.Tuck, moving.advance_tuck, moving.ask_tuck, moving.answer_tuck),
    handlers(state.Reordering, moving.advance_reorder, moving.ask_reorder, moving.answer_reorder),
    handlers(state.Hit, economic.advance_hit),
    handlers(state.Pay, always_asks, discards.ask_pay, discards.answer_pay),
    handlers(state.Situation, reactions.advance, reactions.ask, window.seal),
)

run, asked, take = FLOW.run, FLOW.asked, FLOW.take
