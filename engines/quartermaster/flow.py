"""The handlers of every frame: how it goes on by itself, asks, and takes an answer."""

from __future__ import annotations

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
)
from engines.quartermaster.game import Game
from engines.quartermaster.state import (
    Closing,
    Cull,
    Discards,
    EachOf,
    Fight,
    Fork,
    Frame,
    Hit,
    Main,
    Pay,
    Placing,
    Played,
    PlayOther,
    Reallocate,
    Regrouping,
    Removal,
    Reordering,
    Setup,
    Situation,
    State,
    Strike,
    Supply,
    Text,
    Tuck,
    Turn,
    Use,
    Victory,
)

FLOW: Flow[Game, State] = Flow(
    Frame,
    handlers(Setup, phases.advance_setup, phases.ask_setup, phases.answer_setup),
    handlers(Turn, phases.advance_turn),
    handlers(Main, playing.advance_main, playing.ask_main, playing.answer_main),
    handlers(
        Reallocate, playing.advance_reallocate, playing.ask_reallocate, playing.answer_reallocate
    ),
    handlers(Supply, phases.advance_supply, phases.ask_supply, phases.answer_supply),
    handlers(Victory, phases.advance_victory, phases.ask_victory, phases.answer_victory),
    handlers(Discards, phases.advance_discards, phases.ask_discards, phases.answer_discards),
    handlers(Closing, phases.advance_closing, phases.ask_closing, phases.answer_closing),
    handlers(Played, playing.advance_played),
    handlers(Use, reactions.advance_use),
    handlers(Text, effects.advance_text, effects.ask_text, effects.answer_text),
    handlers(Fork, choosing.advance_fork, choosing.ask_fork, choosing.answer_fork),
    handlers(EachOf, choosing.advance_each, choosing.ask_each, choosing.answer_each),
    handlers(Placing, placing.advance, placing.ask, placing.answer),
    handlers(Fight, battle.advance_fight, battle.ask_fight, battle.answer_fight),
    handlers(Strike, battle.advance_strike),
    handlers(Cull, battle.advance_cull, battle.ask_cull, battle.answer_cull),
    handlers(Removal, battle.advance_removal),
    handlers(Regrouping, placing.advance_regroup, placing.ask_regroup, placing.answer_regroup),
    handlers(PlayOther, playing.advance_other, playing.ask_other, playing.answer_other),
    handlers(Tuck, moving.advance_tuck, moving.ask_tuck, moving.answer_tuck),
    handlers(Reordering, moving.advance_reorder, moving.ask_reorder, moving.answer_reorder),
    handlers(Hit, economic.advance_hit),
    handlers(Pay, always_asks, discards.ask_pay, discards.answer_pay),
    handlers(Situation, reactions.advance, reactions.ask, reactions.answer),
)

run, asked, take = FLOW.run, FLOW.asked, FLOW.take
