"""What each frame does: resolve itself, ask, take an answer."""

from __future__ import annotations

from engines.contract import Key, Offer, Seat
from engines.kit import flow
from engines.kit.flow import Chapter, Chapters, must_ask
from engines.total_domination import (
    admin,
    draft,
    events,
    passing,
    setup,
    steps,
    strategic,
    strikes,
    turn,
)
from engines.total_domination.game import Game
from engines.total_domination.state import (
    Actions,
    Bombing,
    Burn,
    Deploy,
    Draft,
    Enigma,
    Exchange,
    Moving,
    Passing,
    Research,
    SoloDraft,
    Spying,
    State,
    Steps,
    Strike,
    Swap,
    Withdraw,
    Year,
)

CHAPTERS: Chapters = {
    Deploy: Chapter(setup.advance_deploy, setup.ask_deploy, setup.answer_deploy),
    Year: Chapter(admin.advance),
    Draft: Chapter(draft.advance, draft.ask, draft.answer),
    SoloDraft: Chapter(draft.advance_solo, draft.ask_solo, draft.answer_solo),
    Swap: Chapter(draft.advance_swap, draft.ask_swap, draft.answer_swap),
    Exchange: Chapter(strategic.advance, strategic.ask, strategic.answer),
    Enigma: Chapter(strategic.advance_enigma, strategic.ask_enigma, strategic.answer_enigma),
    Spying: Chapter(strategic.advance_spying),
    Burn: Chapter(must_ask, strategic.ask_burn, strategic.answer_burn),
    Actions: Chapter(turn.advance, turn.ask, turn.answer),
    Passing: Chapter(must_ask, passing.ask, passing.answer),
    Steps: Chapter(must_ask, steps.ask, steps.answer),
    Moving: Chapter(must_ask, steps.ask_moving, steps.answer_moving),
    Research: Chapter(must_ask, events.ask_research, events.answer_research),
    Strike: Chapter(must_ask, strikes.ask_strike, strikes.answer_strike),
    Withdraw: Chapter(admin.advance_withdraw, admin.ask_withdraw, admin.answer_withdraw),
    Bombing: Chapter(strikes.advance_bombing, strikes.ask_bombing, strikes.answer_bombing),
}


def run(game: Game) -> None:
    flow.run(CHAPTERS, game.state.flow, game)


def asked(state: State) -> dict[Seat, Offer]:
    return flow.asked(CHAPTERS, state.flow, state)


def take(game: Game, seat: Seat, picks: tuple[Key, ...]) -> None:
    flow.take(CHAPTERS, game.state.flow, game, seat, picks)
