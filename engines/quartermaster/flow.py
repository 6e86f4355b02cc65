"""What each frame does: resolve itself, ask, take an answer. The loop that runs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engines.contract import Key, Offer, Seat
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

LIMIT = 10_000
"""More frames than any move can pass through."""


class Chapter(NamedTuple):
    advance: Callable[[Game, Any], bool]
    """Go on by itself; False if it must ask."""
    ask: Callable[[State, Any], dict[Seat, Offer]] | None = None
    answer: Callable[[Game, Any, Seat, tuple[Key, ...]], None] | None = None


def _asks(game: Game, frame: Frame) -> bool:
    return False


CHAPTERS: dict[type, Chapter] = {
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
    Pay: Chapter(_asks, discards.ask_pay, discards.answer_pay),
    Situation: Chapter(reactions.advance, reactions.ask, reactions.answer),
}


def run(game: Game) -> None:
    """Resolve frames until one has to ask, or the game is over."""
    flow = game.state.flow
    for _ in range(LIMIT):
        if not flow:
            return
        frame = flow[-1]
        if not CHAPTERS[type(frame)].advance(game, frame):
            return
    raise RuntimeError(f"{type(flow[-1]).__name__} never comes to an end")


def asked(state: State) -> dict[Seat, Offer]:
    frame = state.flow[-1]
    ask = CHAPTERS[type(frame)].ask
    assert ask, type(frame)
    return ask(state, frame)


def take(game: Game, seat: Seat, picks: tuple[Key, ...]) -> None:
    frame = game.state.flow[-1]
    answer = CHAPTERS[type(frame)].answer
    assert answer, type(frame)
    answer(game, frame, seat, picks)
