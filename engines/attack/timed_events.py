"""AT-19.7, 19.9. A game that ends by the clock: first the lock on trade, then the last turn."""

from __future__ import annotations

from engines.attack import names, trade
from engines.attack.game import Game
from engines.attack.state import Rules

TIME = "time"


def hours(rules: Rules) -> dict[str, float]:
    """The hours from the start of the table after which each event fires."""
    if not rules.hours:
        return {}
    lock = {trade.LOCK: rules.hours - rules.trade_lock / 60} if rules.trade_lock else {}
    return {**lock, TIME: float(rules.hours)}


def fire(game: Game, name: str) -> None:
    state = game.state
    if state.phase == "over" or name in state.rung:
        return
    if trade.LOCK not in state.rung:
        trade.lock(game)
    if name == TIME:
        state.rung.append(TIME)
        if state.active:
            game.say("at-log-last-turn", seat=names.seat(state.active))
        else:
            game.say("at-log-time-up")


def over(game: Game) -> bool:
    """Whether no further turn begins."""
    return TIME in game.state.rung
