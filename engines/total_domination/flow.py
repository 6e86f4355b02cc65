"""The handlers of every frame: how it goes on by itself, asks, and takes an answer."""

from __future__ import annotations

from engines.kit import window
from engines.kit.flow import Flow, always_asks, handlers
from engines.total_domination import (
    admin,
    draft,
    events,
    passing,
    setup,
    state,
    steps,
    strategic,
    strikes,
    turn,
)
from engines.total_domination.game import Game

FLOW: Flow[Game, state.State] = Flow(
    state.Frame,
    handlers(state.Deploy, setup.advance_deploy, setup.ask_deploy, setup.answer_deploy),
    handlers(state.Year, admin.advance),
    handlers(state.CardDraft, draft.advance, draft.ask, draft.answer),
    handlers(state.SoloDraft, draft.advance_solo, draft.ask_solo, draft.answer_solo),
    handlers(state.Swap, draft.advance_swap, draft.ask_swap, draft.answer_swap),
    handlers(state.Exchange, strategic.advance, strategic.ask, window.seal),
    handlers(state.Enigma, strategic.advance_enigma, strategic.ask_enigma, window.seal),
    handlers(state.Spying, strategic.advance_spying),
    handlers(state.Burn, always_asks, strategic.ask_burn, strategic.answer_burn),
    handlers(state.Actions, turn.advance, turn.ask, turn.answer),
    handlers(state.Passing, always_asks, passing.ask, passing.answer),
    handlers(state.Steps, always_asks, steps.ask, steps.answer),
    handlers(state.Moving, always_asks, steps.ask_moving, steps.answer_moving),
    handlers(state.Research, always_asks, events.ask_research, events.answer_research),
    handlers(state.Strike, always_asks, strikes.ask_strike, strikes.answer_strike),
    handlers(state.Withdraw, admin.advance_withdraw, admin.ask_withdraw, admin.answer_withdraw),
    handlers(state.Bombing, strikes.advance_bombing, strikes.ask_bombing, window.seal),
)

run, asked, take = FLOW.run, FLOW.asked, FLOW.take
