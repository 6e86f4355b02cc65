"""What each frame does: resolve itself, ask, take an answer."""

from __future__ import annotations

from engines.attack import battle, build, diplomacy, march, naval, operation, setup, trade, turn
from engines.attack.game import Game
from engines.attack.state import (
    Blocking,
    Build,
    Challenge,
    Claims,
    Embassy,
    LandBattle,
    Marshal,
    Muster,
    NavalBattle,
    Operation,
    Placing,
    State,
    Turn,
)
from engines.contract import Key, Offer, Seat
from engines.kit import flow
from engines.kit.flow import Chapter, Chapters, must_ask

CHAPTERS: Chapters = {
    Claims: Chapter(setup.advance_claims, setup.ask_claims, setup.answer_claims),
    Placing: Chapter(setup.advance_placing, setup.ask_placing, setup.answer_placing),
    Turn: Chapter(turn.advance, turn.ask, turn.answer),
    Marshal: Chapter(must_ask, march.ask, march.answer),
    Operation: Chapter(operation.advance, operation.ask, operation.answer),
    Muster: Chapter(battle.advance_muster, battle.ask_muster, battle.answer_muster),
    LandBattle: Chapter(battle.advance, battle.ask, battle.answer),
    Challenge: Chapter(naval.advance_challenge, naval.ask_challenge, naval.answer_challenge),
    NavalBattle: Chapter(naval.advance, naval.ask, naval.answer),
    Embassy: Chapter(must_ask, diplomacy.ask, diplomacy.answer),
    Build: Chapter(must_ask, build.ask, build.answer),
    Blocking: Chapter(trade.advance_blocking, trade.ask_blocking, trade.answer_blocking),
}


def run(game: Game) -> None:
    flow.run(CHAPTERS, game.state.flow, game)


def asked(state: State) -> dict[Seat, Offer]:
    return flow.asked(CHAPTERS, state.flow, state)


def take(game: Game, seat: Seat, picks: tuple[Key, ...]) -> None:
    flow.take(CHAPTERS, game.state.flow, game, seat, picks)
