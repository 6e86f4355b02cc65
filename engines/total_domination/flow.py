"""The handlers of every frame: how it goes on by itself, asks, and takes an answer."""

from __future__ import annotations

from engines.kit.flow import Flow, always_asks, handlers
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
    CardDraft,
    Deploy,
    Enigma,
    Exchange,
    Frame,
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

FLOW: Flow[Game, State] = Flow(
    Frame,
    handlers(Deploy, setup.advance_deploy, setup.ask_deploy, setup.answer_deploy),
    handlers(Year, admin.advance),
    handlers(CardDraft, draft.advance, draft.ask, draft.answer),
    handlers(SoloDraft, draft.advance_solo, draft.ask_solo, draft.answer_solo),
    handlers(Swap, draft.advance_swap, draft.ask_swap, draft.answer_swap),
    handlers(Exchange, strategic.advance, strategic.ask, strategic.answer),
    handlers(Enigma, strategic.advance_enigma, strategic.ask_enigma, strategic.answer_enigma),
    handlers(Spying, strategic.advance_spying),
    handlers(Burn, always_asks, strategic.ask_burn, strategic.answer_burn),
    handlers(Actions, turn.advance, turn.ask, turn.answer),
    handlers(Passing, always_asks, passing.ask, passing.answer),
    handlers(Steps, always_asks, steps.ask, steps.answer),
    handlers(Moving, always_asks, steps.ask_moving, steps.answer_moving),
    handlers(Research, always_asks, events.ask_research, events.answer_research),
    handlers(Strike, always_asks, strikes.ask_strike, strikes.answer_strike),
    handlers(Withdraw, admin.advance_withdraw, admin.ask_withdraw, admin.answer_withdraw),
    handlers(Bombing, strikes.advance_bombing, strikes.ask_bombing, strikes.answer_bombing),
)

run, asked, take = FLOW.run, FLOW.asked, FLOW.take
