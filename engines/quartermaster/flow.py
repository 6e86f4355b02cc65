"""What each frame does: resolve itself, ask, take an answer."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat
from engines.kit import flow
from engines.kit.flow import Chapter, Chapters, must_ask
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

CHAPTERS: Chapters = {
    Setup: Chapter(phases.advance_setup, phases.ask_setup, phases.answer_setup),
    Turn: Chapter(phases.advance_turn),
    Main: Chapter(playing.advance_main, playing.ask_main, playing.answer_main),
    Reallocate: Chapter(
        playing.advance_reallocate, playing.ask_reallocate, playing.answer_reallocate
    ),
    Supply: Chapter(phases.advance_supply, phases.ask_supply, phases.answer_supply),
    Victory: Chapter(phases.advance_victory, phases.ask_victory, phases.answer_victory),
    Discards: Chapter(phases.advance_discards, phases.ask_discards, phases.answer_discards),
    Closing: Chapter(phases.advance_closing, phases.ask_closing, phases.answer_closing),
    Played: Chapter(playing.advance_played),
    Use: Chapter(reactions.advance_use),
    Text: Chapter(effects.advance_text, effects.ask_text, effects.answer_text),
    Fork: Chapter(choosing.advance_fork, choosing.ask_fork, choosing.answer_fork),
    EachOf: Chapter(choosing.advance_each, choosing.ask_each, choosing.answer_each),
    Placing: Chapter(placing.advance, placing.ask, placing.answer),
    Fight: Chapter(battle.advance_fight, battle.ask_fight, battle.answer_fight),
    Strike: Chapter(battle.advance_strike),
    Cull: Chapter(battle.advance_cull, battle.ask_cull, battle.answer_cull),
    Removal: Chapter(battle.advance_removal),
    Regrouping: Chapter(placing.advance_regroup, placing.ask_regroup, placing.answer_regroup),
    PlayOther: Chapter(playing.advance_other, playing.ask_other, playing.answer_other),
    Tuck: Chapter(moving.advance_tuck, moving.ask_tuck, moving.answer_tuck),
    Reordering: Chapter(moving.advance_reorder, moving.ask_reorder, moving.answer_reorder),
    Hit: Chapter(economic.advance_hit),
    Pay: Chapter(must_ask, discards.ask_pay, discards.answer_pay),
    Situation: Chapter(reactions.advance, reactions.ask, reactions.answer),
}


def run(game: Game) -> None:
    flow.run(CHAPTERS, game.state.flow, game)


def asked(state: State) -> dict[Seat, Offer]:
    return flow.asked(CHAPTERS, state.flow, state)


def take(game: Game, seat: Seat, picks: tuple[Key, ...]) -> None:
    flow.take(CHAPTERS, game.state.flow, game, seat, picks)
